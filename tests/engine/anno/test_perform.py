"""`perform` does what it knows, and nothing else."""

from typing import Any

import pytest

from engine import checksum
from engine.anno.types import Action, Event, View
from engine.game import State
from tests.engine.anno.positions import match, orientation, position

CALENDAR = {
    "start": position("BLUE M05 Q2", "Q3 D31"),
    "match": position("M05 Q2", "Q3 D31", phase="match"),
    "burn": position("M05 Q2", phase="burn"),
}
TOGETHER = orientation("Q1", "D31")


def raises(state: State[View, Action, Event], action: Any) -> None:
    """And leaves everything as it was."""
    before = checksum(state)
    with pytest.raises(AssertionError):
        state.perform(action, 0)
    assert checksum(state) == before


@pytest.mark.parametrize("state", [*CALENDAR.values(), TOGETHER])
def test_an_action_of_no_known_kind_raises(state: State[View, Action, Event]) -> None:
    for _, *rest in [*state.legal(), ("burn", "Q2"), ("place", "Q1", "M01")]:
        raises(state, ("tpyo", *rest))
    raises(state, ("tpyo",))


@pytest.mark.parametrize("state", CALENDAR.values())
def test_the_calendar_game_does_no_action_of_orientation(
    state: State[View, Action, Event],
) -> None:
    raises(state, ("place", "Q2", "M05"))
    raises(state, ("aside", "BLUE"))


@pytest.mark.parametrize(
    "action", [("exchange", "Q1"), match("M05", "hand", "Q1"), ("pass",), ("burn", "Q1")]
)
def test_orientation_does_no_action_of_the_calendar_game(action: Any) -> None:
    raises(TOGETHER, action)
