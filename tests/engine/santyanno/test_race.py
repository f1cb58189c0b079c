"""S11–S17: cast off, find your ship, the countdown."""

import pytest

from engine import Match, Player
from engine.santyanno import GAME
from engine.santyanno.fleet import FLEET
from engine.santyanno.rounds import LAP_ROUNDS, ROUNDS, row_length
from tests.engine.santyanno.positions import EVENTS, ROYAL, VIPER, events, position, race


@pytest.mark.parametrize(("number", "count"), [(1, 5), (2, 6), (3, 7), (4, 8), (5, 9)])
def test_S11_the_rounds_have_5_to_9_cards(number: int, count: int) -> None:
    state = position(round=number)
    top = state.dump()["deck"][::-1]
    told = state.play(("cast_off",))
    dump = state.dump()
    assert dump["cards"] == top[:count]
    assert dump["deck"] == top[count:][::-1]
    assert dump["phase"] == "race"
    assert told == [(("cast_off", number, tuple(top[:count]), ""), None)]
    assert row_length(number) == count


def test_S17_laps_are_run_in_the_rounds_with_8_and_9_cards() -> None:
    rounds = range(1, ROUNDS + 1)
    assert [number for number in rounds if row_length(number) >= 8] == list(LAP_ROUNDS)


def test_S11_any_seat_casts_off_and_only_once() -> None:
    state = position(4)
    assert state.actors == (0, 1, 2, 3)
    for seat in range(4):
        assert state.legal(seat) == [("cast_off",)]
    state.play(("cast_off",), 2)
    assert "Cast off (S11)" in (state.why_not(("cast_off",), 2) or "")


def test_S11_an_event_lies_in_the_row_when_events_are_played() -> None:
    state = position(options=EVENTS)
    top = state.dump()["events"][-1]
    told = state.play(("cast_off",))
    assert state.dump()["event"] == top
    assert len(state.dump()["events"]) == 5
    assert told[0][0][-1] == top


def test_S11_no_event_lies_in_the_row_when_events_are_off() -> None:
    state = position(events=["rum"])
    state.play(("cast_off",))
    assert (state.dump()["event"], state.dump()["events"]) == (None, ["rum"])


def test_S11_used_cards_are_not_returned() -> None:
    for options, left, events_left in (({}, 2, 0), ({"level": "expert"}, 7, 0), (EVENTS, 7, 1)):
        state = GAME.new(3, 4, options)
        seen: list[str] = []
        while state.actors:
            if state.dump()["phase"] == "ready":
                state.play(("cast_off",))
                seen += state.dump()["cards"]
            state.play(state.legal()[-1])
        dump = state.dump()
        assert len(seen) == 35
        assert sorted(seen + dump["deck"]) == sorted(GAME.new(3, 4, options).dump()["deck"])
        assert (len(dump["deck"]), len(dump["events"])) == (left, events_left)


def test_S11_nobody_begins_before_cast_off() -> None:
    state = position()
    assert "Cast off (S11)" in (state.why_not(("board", 1, 0)) or "")
    assert "Cast off (S11)" in (state.why_not(("late",)) or "")


def test_S12_every_ship_once_with_0_ms_or_giving_up() -> None:
    boards = [("board", ship, 0) for ship in FLEET]
    assert race().legal(1) == [*boards, ("late",)]


@pytest.mark.parametrize("milliseconds", [0, 1, 12_345, 10**9])
def test_S12_the_time_is_any_whole_number_from_0(milliseconds: int) -> None:
    state = race()
    state.play(["board", VIPER, milliseconds], 1)
    assert state.dump()["boarded"] == [None, [VIPER, milliseconds], None]


@pytest.mark.parametrize(
    ("action", "part"),
    [
        (("board", 0, 5), "numbers 1 to 8"),
        (("board", 9, 5), "numbers 1 to 8"),
        (("board", "Viper", 5), "numbers 1 to 8"),
        (("board", 5, -1), "milliseconds"),
        (("board", 5, "1"), "milliseconds"),
        (("board", 5, (1,)), "milliseconds"),
    ],
)
def test_S12_what_is_no_ship_or_no_time_is_refused(action: tuple[object, ...], part: str) -> None:
    reason = race().why_not(action) or ""
    assert reason.startswith("Find your ship (S12)")
    assert part in reason


def test_S12_nothing_moves_meanwhile() -> None:
    state = race()
    before = state.dump()["pirates"]
    state.play(("board", 2, 100), 0)
    state.play(("board", 2, 100), 1)
    assert state.dump()["pirates"] == before


def test_S12_a_player_commits_once() -> None:
    state = race()
    state.play(("board", VIPER, 900), 1)
    assert state.actors == (0, 2)
    assert state.legal(1) == []
    for action in (("board", ROYAL, 950), ("late",), ("cast_off",)):
        assert "you cannot change it" in (state.why_not(action, 1) or "")


def test_S12_a_commit_cannot_be_taken_back() -> None:
    players = [Player(name, "red") for name in ("Ada", "Bea", "Cleo")]
    match = Match(GAME, players, 1)
    match.play(("cast_off",), 0)
    assert not match.undoable
    for seat in (1, 2, 0):
        match.play(("board", 1, 5), seat)
        assert not match.undoable
    match.play(("split",), 0)
    assert not match.undoable


def test_S12_the_others_see_that_one_has_committed_not_where() -> None:
    state = race()
    told = state.play(("board", VIPER, 777), 1)
    assert told == [(("committed", 1), None), (("boarded", 1, VIPER, 777), (1,))]
    assert state.view(1)["boarded"] == [None, [VIPER, 777], None]
    for other in (0, 2, None):
        assert state.view(other)["boarded"] == [None, [None, None], None]


def test_S12_all_is_open_once_all_have_committed() -> None:
    state = race(boarded=[[1, 5], None, "late"])
    state.play(("board", VIPER, 777), 1)
    for watcher in (0, 1, 2, None):
        assert state.view(watcher)["boarded"] == [[1, 5], [VIPER, 777], "late"]


def test_S13_the_countdown_starts_when_all_but_one_have_committed() -> None:
    state = race(4)
    assert not events(state.play(("board", 1, 10), 0), "countdown")
    assert not events(state.play(("late",), 3), "countdown")
    assert events(state.play(("board", 1, 20), 1), "countdown") == [("countdown", 2)]
    assert not events(state.play(("board", 1, 30), 2), "countdown")


def test_S13_without_the_countdown_nobody_is_hurried() -> None:
    state = race(3, options={"countdown": False})
    for seat in (0, 1):
        assert not events(state.play(("board", 1, 10), seat), "countdown")
    state.play(("board", 1, 300_000), 2)
    assert state.dump()["phase"] == "resolve"


def test_S13_the_last_one_commits_or_is_late() -> None:
    state = race(boarded=[[1, 5], None, [2, 6]])
    in_time = state.copy()
    in_time.play(("board", 3, 9000), 1)
    told = state.play(("late",), 1)
    assert in_time.dump()["phase"] == state.dump()["phase"] == "resolve"
    assert state.dump()["boarded"][1] == "late"
    assert told == [(("late", 1), None), (("resolve", 1), None)]


def test_S13_who_is_late_stays_late() -> None:
    state = race()
    state.play(("late",), 0)
    assert "Too late (S13)" in (state.why_not(("board", 1, 5), 0) or "")


def test_S14_around_all_may_act_at_once_in_any_order() -> None:
    state = race(8)
    for done, seat in enumerate((5, 0, 7, 2, 1, 6, 3)):
        assert len(state.actors) == 8 - done
        state.play(("board", 1 + seat, 100), seat)
    assert state.actors == (4,)


def test_S15_T7_pass_has_no_countdown_since_each_is_timed_alone() -> None:
    state = race(options={"play": "pass"})
    for seat in (0, 1):
        assert not events(state.play(("board", 1, 100), seat), "countdown")


def test_S15_T4_over_the_limit_a_player_is_late() -> None:
    state = race(options={"play": "pass"}, boarded=[None, [1, 59_999], [2, 100]])
    state.play(("late",), 0)
    assert state.dump()["boarded"][0] == "late"
    assert state.dump()["phase"] == "resolve"


def test_S17_T5_laps_are_the_panels_business() -> None:
    plain, laps = (position(round=4, options=options) for options in ({}, {"laps": True}))
    assert plain.play(("cast_off",)) == laps.play(("cast_off",))
    assert plain.legal() == laps.legal()


def test_S18_in_resolve_every_seat_may_split_and_nothing_else() -> None:
    state = race(phase="resolve", boarded=[[1, 5], [2, 5], "late"])
    assert state.actors == (0, 1, 2)
    assert all(state.legal(seat) == [("split",)] for seat in range(3))
    for action in (("board", 1, 5), ("late",)):
        assert "Resolve (S18)" in (state.why_not(action) or "")
    assert "Cast off (S11)" in (state.why_not(("cast_off",)) or "")
