"""S12, S13, S15: a clock that cannot be set back, with and without its limits."""

from __future__ import annotations

from app.tables.santyanno.race import COUNTDOWN, GRACE, LIMIT, TURN_UP, Plan
from tests.app.santyanno.tabletop import a_table, cast_off, opened_again, take_the_tablet


def test_S12_after_a_reload_the_clock_stands_at_the_time_since_cast_off() -> None:
    table = cast_off("hhh")
    table.race_until(3_000)
    again = opened_again(table, after=4_500)
    assert again.race.elapsed(again.now) == 7_500
    assert again.race.turned == 5, "nobody sees them turn up a second time"
    again.press(1, 4)
    assert again.boarded[1] == [4, 7_500]


def test_S12_a_reload_while_the_cards_turn_up_gains_nothing() -> None:
    table = a_table("hhh")
    table.hear("tap", tap="cast_off")
    table.until(table.now + TURN_UP * 2)
    again = opened_again(table, after=TURN_UP * 2)
    again.until(again.now)
    assert again.race.turned == 4 and again.race.start is None
    again.until(again.now + TURN_UP)
    assert again.race.start == again.now


def test_S13_whose_countdown_ended_meanwhile_is_late() -> None:
    table = cast_off("hhh")
    table.race_until(2_000)
    table.press(0, 1)
    table.press(1, 2)
    again = opened_again(table, after=COUNTDOWN + GRACE + 1)
    again.until(again.now)
    assert again.boarded[2] == "late" and again.phase == "resolve"


def test_computer_players_have_raced_on_meanwhile() -> None:
    table = cast_off("hed")
    plans = table.race.plans or {}
    first = min(plan.time for plan in plans.values())
    again = opened_again(table, after=first + 10)
    again.until(again.now)
    assert [entry for entry in again.boarded if entry] == [
        list(plan) for plan in plans.values() if plan.time == first
    ]


def test_S15_the_own_part_runs_on_for_who_has_the_tablet() -> None:
    table = cast_off("hhh", play="pass")
    table.race_until(9_000)
    again = opened_again(table, after=5_000)
    assert again.session.covered == 0 and again.clock.due(again.context) is None
    again.session.ready()
    assert again.race.elapsed(again.now) == 14_000
    again.press(0, 3)
    assert again.boarded[0] == [3, 14_000]
    take_the_tablet(again)
    assert again.race.elapsed(again.now) == 0, "the next one's own clock"


def test_S15_past_the_limit_who_left_is_late() -> None:
    table = cast_off("hhh", play="pass")
    again = opened_again(table, after=LIMIT + GRACE + 1)
    again.session.ready()
    again.until(again.now)
    assert again.boarded == ["late", None, None]


def test_S12_a_device_that_slept_does_not_stop_the_clock() -> None:
    table = cast_off("hhh")
    table.race_until(1_000)
    table.asleep = 20_000
    table.until(table.now + 1_000)
    table.press(0, 5)
    assert table.boarded[0] == [5, 22_000]


def test_S13_without_the_countdown_nobody_is_late() -> None:
    table = cast_off("hhh", countdown=False)
    table.press(0, 1)
    table.press(1, 2)
    table.race_until(10 * LIMIT)
    assert table.race.count(table.context) is None and table.boarded[2] is None


def test_S15_without_the_countdown_there_is_no_limit() -> None:
    table = cast_off("hhh", play="pass", countdown=False)
    table.race_until(2 * LIMIT)
    table.press(0, 3)
    assert table.boarded[0] == [3, 2 * LIMIT]


def test_S15_the_limit_is_the_same_for_computer_players() -> None:
    table = cast_off("hee", play="pass")
    assert table.race.plans
    table.race.plans = {1: Plan(4, LIMIT), 2: Plan(4, LIMIT + 1)}
    table.press(0, 3)
    table.until(table.now)
    assert table.boarded[1:] == [[4, LIMIT], "late"]
    assert table.phase == "resolve"


def test_S11_alone_cast_off_is_asked_once_however_it_is_played() -> None:
    for play in ("around", "pass"):
        table = a_table("hee", play=play)
        table.hear("tap", tap="cast_off")
        table.turn_up()
        assert table.race.start is not None
