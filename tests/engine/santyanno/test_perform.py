"""What is none of the game's actions is not taken for one."""

from typing import Any

import pytest

from tests.engine.santyanno.positions import Position, position, race, resolved

POSITIONS = {
    "ready": position(),
    "race": race(boarded=[[1, 5], None, None]),
    "resolve": resolved([[1, 5], [2, 6], "late"]),
}


@pytest.mark.parametrize("state", POSITIONS.values(), ids=POSITIONS)
@pytest.mark.parametrize(
    "action", [("swim",), ("splitt",), ("split", 1), ("late", 0), ("cast_off", 1), ("board", 1)]
)
def test_an_unknown_action_raises_and_changes_nothing(state: Position, action: Any) -> None:
    before = state.dump()
    with pytest.raises(AssertionError):
        state.perform(action, 1)
    assert state.dump() == before
