"""What undo may take back in SANTY ANNO: nothing, however the round ends."""

import pytest

from engine import Match, Player
from engine.santyanno import GAME
from tests.engine.santyanno.positions import race, right, wrong


@pytest.mark.parametrize("ends", ["right", "wrong", "late"])
def test_S12_S19_neither_a_commitment_nor_the_split_can_be_taken_back(ends: str) -> None:
    match = Match(GAME, [Player(name, "red") for name in ("Ada", "Bea", "Cleo")], 1)
    match.state = race()
    for seat in (1, 2, 0):
        ship = {"right": right, "wrong": wrong}.get(ends, right)(seat, 10)
        match.play(("late",) if ends == "late" else ("board", *ship), seat)
        assert not match.undoable
    match.play(("split",), 0)
    assert match.state.actors[0] == 0
    assert not match.undoable
