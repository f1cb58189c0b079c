"""What DRIFT says to somebody who is new to it: only what can be done now."""

from engine.drift.guidance import guidance
from engine.drift.rules import Drift
from tests.engine.drift.positions import at_home, new, player, table


def said(state: Drift, seat: int | None = 0) -> tuple[str, str] | None:
    found = guidance(state.view(seat))
    return found and (found.kind, found.rule)


OTHER = player(3, {"1a": "O9"})


def test_D1_coins_are_placed_before_the_homes_are_drawn() -> None:
    state = new(2, 1, {"coins": "place"})
    assert state.phase == "place"
    assert said(state, state.turn) == ("place", "D1")


def test_D7_whoever_stands_at_home_with_several_is_told_to_leave_it() -> None:
    assert said(table(at_home(0), OTHER)) == ("leave", "D7")


def test_D4_the_high_ranks_go_first_even_if_one_piece_may_stay() -> None:
    assert said(table(player(0, {"3a": "M1", "1a": "O1", "1b": "O3"}), OTHER)) == ("guards", "D4")


def test_D10_when_only_the_lowest_are_left_they_fetch_coins() -> None:
    carriers = player(0, {"3a": "M1", "1a": "O1", "1b": "O3"})
    state = table(carriers, OTHER, done=["3a"], left={"3a": 0, "1a": 1, "1b": 1})
    assert said(state) == ("carriers", "D10")


def test_when_all_have_moved_there_is_nothing_to_say() -> None:
    state = table(player(0, {"1a": "O1"}), OTHER, done=["1a"], left={"1a": 0})
    assert said(state) is None


def test_nobody_else_is_told_what_to_do() -> None:
    state = table(at_home(0), OTHER)
    assert said(state, 1) is None
    assert said(state, None) is None
