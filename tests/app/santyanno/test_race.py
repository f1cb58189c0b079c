"""The race in real time, with a clock that the test moves."""

from __future__ import annotations

import pytest

from app.tables.santyanno.drawing import SantyAnnoDrawing
from app.tables.santyanno.race import COUNTDOWN, FLAG_UP, GRACE, LIMIT, TURN_UP, Plan
from tests.app.santyanno.tabletop import (
    OPENED,
    a_table,
    a_view_alone,
    around,
    cast_off,
    opened_again,
    take_the_tablet,
)


def test_S11_the_cards_turn_up_one_by_one_and_then_the_clock_starts() -> None:
    table = a_table("hhh")
    table.hear("tap", tap="cast_off")
    for count in range(1, 6):
        table.until(OPENED + TURN_UP * count - 0.5)
        assert table.race.turned == count - 1 and table.race.start is None
        table.until(OPENED + TURN_UP * count)
        assert table.race.turned == count
    assert table.race.start == OPENED + TURN_UP * 5
    assert table.sounds == ["flip"] * 5 + ["bell"]


def test_S11_nobody_boards_before_the_first_card_is_up() -> None:
    table = a_table("hhh")
    table.hear("tap", tap="cast_off")
    table.until(OPENED + TURN_UP * 3)
    table.press(0, 3)
    assert "S11" in table.said[0] and table.sounds[-1] == "no"
    assert table.boarded == [None, None, None]


def test_S11_a_race_that_runs_is_not_started_again() -> None:
    table = cast_off("hhh")
    race = table.race
    table.hear("tap", do="start-clock")
    assert table.race is race


def test_S12_a_press_counts_from_when_the_finger_came_down() -> None:
    table = cast_off("hhh")
    start = table.now
    table.race_until(9_000)
    table.press(1, 3, at=start + 7_250.6)
    assert table.boarded[1] == [3, 7_250]


def test_S12_the_first_press_stands() -> None:
    table = cast_off("hhh")
    table.race_until(3_000)
    table.press(0, 3)
    table.race_until(3_100)
    table.press(0, 4)
    assert "S12" in table.said[0]
    assert table.boarded[0] == [3, 3_000]


def test_S12_a_finger_beside_the_ships_boards_none() -> None:
    table = cast_off("hhh")
    table.press(0, 9)
    assert "S12" in table.said[0] and table.boarded[0] is None


def test_S13_the_countdown_begins_when_one_is_left_and_closes_the_race() -> None:
    table = cast_off("hhh")
    table.race_until(4_000)
    table.press(0, 1)
    assert table.race.count(table.context) is None
    table.press(2, 2)
    assert table.race.count(table.context) == 5
    table.race_until(4_000 + 3_500)
    assert table.race.count(table.context) == 2
    table.race_until(4_000 + COUNTDOWN + GRACE)
    assert table.boarded[1] is None
    table.race_until(4_000 + COUNTDOWN + GRACE + 1)
    assert table.boarded[1] == "late" and table.phase == "resolve"


def test_S13_a_finger_in_time_counts_even_if_the_page_hears_it_late() -> None:
    table = cast_off("hhh")
    start = table.now
    table.race_until(2_000)
    for seat in (0, 1):
        table.press(seat, 1)
    table.race_until(2_000 + COUNTDOWN + GRACE)
    table.press(2, 6, at=start + 2_000 + COUNTDOWN + 1)
    assert table.boarded[2] is None
    table.press(2, 6, at=start + 2_000 + COUNTDOWN)
    assert table.boarded[2] == [6, 2_000 + COUNTDOWN]


def test_S13_giving_up_takes_two_presses() -> None:
    table = cast_off("hhh")
    table.press(1, "flag")
    assert table.boarded[1] is None and table.race.gives_up(1)
    table.race_until(FLAG_UP - 1)
    table.press(1, "flag")
    assert table.boarded[1] == "late"


def test_S13_a_flag_that_was_pressed_once_is_lowered_again() -> None:
    table = cast_off("hhh")
    table.race_until(500)
    table.press(1, "flag")
    table.race_until(500 + FLAG_UP)
    assert not table.race.gives_up(1)
    table.press(1, "flag")
    assert table.boarded[1] is None


def test_the_clock_is_woken_every_second_and_never_in_between() -> None:
    table = cast_off("hhh")
    start = table.now
    for milliseconds in (0, 1, 999):
        table.race_until(milliseconds)
        assert table.clock.due(table.context) == start + 1_000
    table.race_until(1_000)
    assert table.clock.due(table.context) == start + 2_000


def plans(kinds: str, seed: int = 5, rounds: int = 0) -> dict[int, Plan]:
    found = cast_off(kinds, seed, rounds).race.plans
    assert found
    return found


def test_computer_players_come_aboard_when_their_milliseconds_have_passed() -> None:
    table = cast_off("hed")
    first, (ship, time) = min(plans("hed").items(), key=lambda entry: entry[1].time)
    table.race_until(time - 1)
    assert table.boarded == [None, None, None]
    table.race_until(time)
    assert table.boarded[first] == [ship, time]


def test_a_page_that_was_asleep_lets_them_aboard_at_their_own_time() -> None:
    table = cast_off("hed")
    table.now += 50_000
    table.until(table.now)
    for seat, plan in plans("hed").items():
        assert table.boarded[seat] == list(plan)


def test_S13_binds_a_computer_player_too() -> None:
    table = cast_off("hde", seed=3)
    slow, hard = (plans("hde", seed=3)[seat].time for seat in (2, 1))
    assert slow > hard + COUNTDOWN
    table.race_until(100)
    table.press(0, 1)
    table.race_until(hard + COUNTDOWN + GRACE)
    assert table.boarded[2] is None
    table.race_until(hard + COUNTDOWN + GRACE + 1)
    assert table.boarded[2] == "late"


@pytest.mark.parametrize("seed", range(6))
def test_not_waiting_gives_what_waiting_would_have_given(seed: int) -> None:
    waited, hurried = cast_off("heem", seed), cast_off("heem", seed)
    for table in (waited, hurried):
        table.race_until(2_000)
        table.press(0, 1)
    now = hurried.now
    hurried.hear("tap", do="hurry")
    hurried.until(now)
    assert hurried.phase == "resolve"
    waited.until(OPENED + 90_000)
    assert waited.phase == "resolve"
    assert waited.boarded == hurried.boarded


def test_nobody_hurries_past_a_person_who_still_searches() -> None:
    table = cast_off("hee")
    table.hear("tap", do="hurry")
    table.until(table.now + 10)
    assert table.boarded == [None, None, None]


def test_a_page_opened_again_in_the_middle_of_a_race_finds_the_same_plans() -> None:
    table = cast_off("hemd")
    table.race_until(1_000)
    table.press(0, 1)
    again = opened_again(table)
    again.hear("tap", do="start-clock")
    again.turn_up()
    assert again.race.plans and again.race.plans == table.race.plans


def test_a_race_that_was_left_goes_on_from_the_last_commitment() -> None:
    table = cast_off("hhh")
    table.race_until(3_000)
    table.press(0, 3)
    table.race_until(4_321)
    table.press(2, 5)
    again = opened_again(table)
    assert again.clock.due(again.context) is None, "the cards lie face down"
    again.hear("tap", do="start-clock")
    again.turn_up()
    assert again.race.elapsed(again.now) == 4_321
    assert again.race.count(again.context) == 5
    again.until(again.now + COUNTDOWN + GRACE)
    assert again.boarded[1] is None
    again.until(again.now + 1)
    assert again.boarded[1] == "late"


def test_S15_a_part_that_was_left_begins_anew_and_no_others_time_is_told() -> None:
    table = cast_off("hhh", play="pass")
    table.race_until(9_000)
    table.press(0, 3)
    again = opened_again(table)
    take_the_tablet(again)
    assert again.race.elapsed(again.now) == 0
    assert again.context.race_time(0) == 0


def test_every_round_has_plans_of_its_own() -> None:
    times = [plan.time for plan in plans("heee").values()]
    times += [plan.time for plan in plans("heee", rounds=1).values()]
    assert len(set(times)) == len(times) == 6


def test_S15_each_has_sixty_seconds_of_their_own_and_no_countdown() -> None:
    table = cast_off("hhh", play="pass")
    table.race_until(LIMIT - 5_001)
    assert table.race.count(table.context) is None
    table.race_until(LIMIT - 4_200)
    assert table.race.count(table.context) == 5
    table.race_until(LIMIT + GRACE)
    assert table.boarded == [None, None, None]
    table.race_until(LIMIT + GRACE + 1)
    assert table.boarded == ["late", None, None]
    assert table.underway.race(table.context) is None and table.session.covered == 1


def test_S15_after_the_last_person_nobody_waits_for_computer_players() -> None:
    table = cast_off("hhe", play="pass")
    table.race_until(500)
    table.press(0, 4)
    assert table.boarded[1:] == [None, None]
    assert table.session.covered == 1 and table.clock.due(table.context) is None
    take_the_tablet(table)
    assert table.race.plans
    plan = table.race.plans[2]
    table.race_until(900)
    table.press(1, 4)
    table.until(table.now)
    assert table.boarded[2] == [plan.ship, plan.time]
    assert table.phase == "resolve"


def test_S17_the_lap_comes_before_the_choice() -> None:
    table = cast_off("hhh", rounds=3, laps=True)
    way = around(table)
    for ship in way:
        table.press(0, ship)
        assert table.boarded[0] is None
    assert table.sounds[-9:] == ["card"] * 9
    table.press(0, way[2])
    assert table.boarded[0] == [way[2], 0]


def test_S17_a_wrong_tap_is_heard_and_never_the_first_of_a_new_lap() -> None:
    table = cast_off("hhh", rounds=3, laps=True)
    way = around(table)
    for ship in (way[0], way[1], way[0]):
        table.press(0, ship)
    assert table.sounds[-3:] == ["card", "card", "no"] and table.said == []
    assert table.race.laps[0].taps == []
    table.press(0, way[1])
    assert table.race.laps[0].taps == [] and table.boarded[0] is None


def test_S17_no_lap_before_the_rounds_of_eight_cards() -> None:
    assert cast_off("hhh", rounds=2, laps=True).race.laps == {}
    assert list(cast_off("hhh", rounds=3, laps=True).race.laps) == [0, 1, 2]
    assert cast_off("hhh", rounds=3).race.laps == {}


def test_computer_players_race_alone_where_nobody_sits() -> None:
    table = a_table("eee")
    table.hear("tap", do="cast-off")
    table.until(OPENED + 120_000)
    assert table.phase == "resolve" and None not in table.boarded


def test_nothing_runs_by_itself_from_a_view_alone() -> None:
    table = a_table("hhh")
    table.session.play(("cast_off",), 0)
    context = a_view_alone(table.session.match, 0)
    assert table.clock.due(context) is None and table.clock.tick(context) == []
    assert table.clock.heard(context, "press", {"press": "0:3", "at": 5}) is None
    assert table.clock.heard(context, "tap", {"do": "menu"}) is None


def test_the_panels_that_are_kept_are_what_would_be_drawn_anew() -> None:
    table = a_table("hhh", rounds=3, laps=True)
    table.hear("tap", tap="cast_off")

    def alike() -> bool:
        context = table.context
        anew = SantyAnnoDrawing(table.underway).draw(context)
        return bool(table.session.table.drawing.draw(context) == anew)

    assert alike()
    table.turn_up()
    way = around(table)
    for what in (*way[:3], way[0], *way, way[2]):
        table.press(0, what)
        assert alike(), what
    table.press(1, "flag")
    assert alike() and table.phase == "race"
    table.race_until(30_000)
    assert alike()
