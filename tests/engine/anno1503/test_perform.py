"""Actions that `perform` does not know: it raises, whatever the phase, and changes nothing."""

from typing import Any

import pytest

from engine import checksum
from tests.engine.anno1503.tabletop import GameState, goods, position

PHASES: dict[str, dict[str, Any]] = {
    "roll": {},
    "take": {"asked": [0, 1], "rolled": [6, 5]},
    "give_up": {"asked": [0], "rolled": [6, 1]},
    "build": {},
    "ships": {},
    "tile": {"exploring": [0, "r2c2"]},
    "discard": {},
}


def in_phase(phase: str) -> GameState:
    """A position where much can be done."""
    rich = {
        "gold": 1,
        "goods": goods(stone=3, lumber=3, tools=3, cloth=3),
        "outposts": {"2": "spice"},
        "agreements": 1,
        "ships": ["r2c1", None],
        "points": [2, 0],
    }
    return position(rich, {}, phase=phase, **PHASES[phase])


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(
    "unknown",
    [
        ("tpyo",),
        ("tpyo", "stone"),
        ("take",),
        ("take", "stone", "cloth"),
        ("give_up",),
        ("give_up", "ship"),
        ("give_up", "agreement", 2),
        ("pioneer", "church", "fort"),
        ("sail", 0),
        ("claim", 1, 2),
        (),
    ],
    ids=str,
)
def test_an_unknown_action_raises_and_changes_nothing(unknown: Any, phase: str) -> None:
    state = in_phase(phase)
    before = checksum(state)
    with pytest.raises(AssertionError):
        state.perform(unknown, 0)
    assert checksum(state) == before
