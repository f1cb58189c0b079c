"""How far a piece can go: what the table shows must be what playing step by step gives."""

import pytest

from engine.dice import Dice
from engine.drift.pieces import PIECES
from engine.drift.reach import reach
from engine.drift.rules import Drift
from tests.engine.drift.positions import player, table
from tests.engine.drift.test_leaving import FAR, crowded


def walked(state: Drift, piece: str, steps: int = 0) -> dict[str, int]:
    """Every space that playing steps leads to, with the fewest of them."""
    found: dict[str, int] = {}
    for action in state.legal():
        if action[0] != "step" or action[1] != piece:
            continue
        twin = state.copy()
        twin.play(action)
        for space, taken in [(action[2], steps + 1), *walked(twin, piece, steps + 1).items()]:
            found[space] = min(taken, found.get(space, taken))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_D5_reach_is_what_playing_step_by_step_gives(seed: int) -> None:
    state = crowded(Dice(seed))
    for piece in PIECES:
        start = state.pieces[0][piece]
        ways = reach(state, piece)
        assert {space: len(way) for space, way in ways.items()} == {
            space: steps for space, steps in walked(state, piece).items() if space != start
        }
        for way in ways.values():
            twin = state.copy()
            for space in way:
                twin.play(("step", piece, space))


def test_D9_no_way_goes_on_from_a_river() -> None:
    state = table(player(0, {"3a": "A2"}), FAR)
    ways = reach(state, "3a")
    assert ways["O1"] == ("O1",)
    assert "C1" not in ways, "the door is on the far side of the arrow"
