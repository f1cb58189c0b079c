"""The race in real time, with a clock that the test moves."""

from __future__ import annotations

import pytest

from app.tables.santyanno.minds import plans
from app.tables.santyanno.race import COUNTDOWN, GRACE, LIMIT
from engine import Match
from tests.app.santyanno.desk import StillDesk, a_session, boarded, cast_off


def pass_time(desk: StillDesk, milliseconds: float) -> None:
    desk.now = 1_000 + milliseconds


def test_S11_nobody_boards_before_the_first_card_is_up() -> None:
    session = a_session("hhh")
    race, _ = cast_off(session)
    race.start = None
    assert "S11" in (race.press(0, 3, 1_500) or "")
    assert boarded(session) == [None, None, None]


def test_S12_a_press_counts_from_when_the_finger_came_down() -> None:
    session = a_session("hhh")
    race, desk = cast_off(session)
    pass_time(desk, 9_000)
    assert race.press(1, 3, 1_000 + 7_250.6) is None
    assert boarded(session)[1] == [3, 7_250]


def test_S12_the_first_press_stands() -> None:
    session = a_session("hhh")
    race, desk = cast_off(session)
    pass_time(desk, 3_000)
    race.press(0, 3, 4_000)
    assert "S12" in (race.press(0, 4, 4_100) or "")
    assert boarded(session)[0] == [3, 3_000]


def test_S13_the_countdown_begins_when_one_is_left_and_closes_the_race() -> None:
    session = a_session("hhh")
    race, desk = cast_off(session)
    pass_time(desk, 4_000)
    race.press(0, 1, desk.now)
    assert race.count() is None
    race.press(2, 2, desk.now)
    assert race.count() == 5
    pass_time(desk, 4_000 + 3_500)
    assert race.count() == 2
    pass_time(desk, 4_000 + COUNTDOWN + GRACE)
    race.tick()
    assert boarded(session)[1] is None
    pass_time(desk, 4_000 + COUNTDOWN + GRACE + 1)
    race.tick()
    assert boarded(session)[1] == "late"
    assert race.over and session.match.state.dump()["phase"] == "resolve"


def test_S13_a_finger_in_time_counts_even_if_the_page_hears_it_late() -> None:
    session = a_session("hhh")
    race, desk = cast_off(session)
    for seat in (0, 1):
        race.press(seat, 1, 1_000 + 2_000)
    pass_time(desk, 2_000 + COUNTDOWN + GRACE)
    race.press(2, 6, 1_000 + 2_000 + COUNTDOWN + 1)
    assert boarded(session)[2] is None
    race.press(2, 6, 1_000 + 2_000 + COUNTDOWN)
    assert boarded(session)[2] == [6, 2_000 + COUNTDOWN]


def test_S13_giving_up_takes_two_presses() -> None:
    session = a_session("hhh")
    race, _ = cast_off(session)
    race.flag(1)
    assert boarded(session)[1] is None and 1 in race.flags
    race.flag(1)
    assert boarded(session)[1] == "late"


def test_bots_come_aboard_when_their_milliseconds_have_passed() -> None:
    session = a_session("hed")
    race, desk = cast_off(session)
    first = min(race.plans, key=lambda seat: race.plans[seat][1])
    ship, time = race.plans[first]
    pass_time(desk, time - 1)
    race.tick()
    assert boarded(session) == [None, None, None]
    pass_time(desk, time + 40)
    race.tick()
    assert boarded(session)[first] == [ship, time]


def test_S13_binds_a_bot_too() -> None:
    session = a_session("hde", seed=3)
    race, desk = cast_off(session)
    slow = race.plans[2][1]
    hard = race.plans[1][1]
    assert slow > hard + COUNTDOWN
    pass_time(desk, 100)
    race.press(0, 1, desk.now)
    pass_time(desk, slow + 1)
    race.tick()
    assert boarded(session)[2] == "late"


@pytest.mark.parametrize("seed", range(6))
def test_not_waiting_gives_what_waiting_would_have_given(seed: int) -> None:
    waited, hurried = a_session("heem", seed), a_session("heem", seed)
    for session in (waited, hurried):
        race, desk = cast_off(session)
        pass_time(desk, 2_000)
        race.press(0, 1, desk.now)
        if session is hurried:
            race.hurry()
        else:
            for time in range(2_000, 60_000, 50):
                pass_time(desk, time)
                race.tick()
        assert race.over
    assert boarded(waited) == boarded(hurried)


def test_a_page_opened_again_in_the_middle_of_a_race_finds_the_same_minds() -> None:
    session = a_session("hemd")
    race, desk = cast_off(session)
    pass_time(desk, 1_234)
    race.press(0, 1, desk.now)
    assert plans(Match.load(session.match.save())) == race.plans


def test_every_round_has_minds_of_its_own() -> None:
    session = a_session("heee")
    race, _ = cast_off(session)
    later = a_session("heee", rounds=1)
    other, _ = cast_off(later)
    times = [time for _, time in (*race.plans.values(), *other.plans.values())]
    assert len(set(times)) == len(times)


def test_S15_each_has_sixty_seconds_of_their_own_and_no_countdown() -> None:
    session = a_session("hhh", play="pass")
    race, desk = cast_off(session, [0])
    pass_time(desk, LIMIT - 4_200)
    assert race.count() == 5
    pass_time(desk, LIMIT + GRACE + 1)
    race.tick()
    assert boarded(session) == ["late", None, None] and race.over


def test_S15_after_the_last_person_nobody_waits_for_bots() -> None:
    session = a_session("hhe", play="pass")
    race, desk = cast_off(session, [0])
    pass_time(desk, 500)
    race.press(0, 4, desk.now)
    assert race.over and boarded(session)[1:] == [None, None]
    assert session.covered == 1
    session.ready()
    second = type(race)(session, [1], lambda: None)
    second.start = desk.now
    race.plans = second.plans
    pass_time(desk, 900)
    second.press(1, 4, desk.now)
    assert boarded(session)[2] == list(second.plans[2])
    assert session.match.state.dump()["phase"] == "resolve"


def test_S17_the_lap_comes_before_the_choice() -> None:
    session = a_session("hhh", rounds=3, laps=True)
    race, desk = cast_off(session)
    table = session.match.state.dump()["table"]
    for ship in table:
        assert race.press(0, ship, desk.now) is None
        assert boarded(session)[0] is None
    race.press(0, table[2], desk.now)
    assert boarded(session)[0] == [table[2], 0]


def test_S17_no_lap_before_the_rounds_of_eight_cards() -> None:
    race, _ = cast_off(a_session("hhh", rounds=2, laps=True))
    assert race.laps == {}
