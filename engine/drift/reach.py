"""How far a piece can go with the points it has left (D5, D8, D9, D12)."""

from engine.drift.board import ARROWS, NEIGHBOURS
from engine.drift.carrying import welcomes
from engine.drift.rules import Drift


def reach(position: Drift, piece: str) -> dict[str, tuple[str, ...]]:
    """For every space that the piece can step to in this turn, the shortest way there.

    Once a piece has made a legal step, no order of rank (D4) and no home to be left (D7) can
    keep it from its next one.
    """
    first = [a[2] for a in position.legal() if a[0] == "step" and a[1] == piece]
    ways: dict[str, tuple[str, ...]] = {space: (space,) for space in first}
    edge = first
    for _ in range(position.left.get(piece, 0) - 1):
        edge = [
            further
            for space in edge
            if space not in ARROWS
            for further in _further(position, piece, space, ways)
        ]
    return ways


def _further(
    position: Drift, piece: str, space: str, ways: dict[str, tuple[str, ...]]
) -> list[str]:
    """Note the ways that go on from a space, and return where they lead."""
    coin = position.carrying[position.turn].get(piece)
    start = position.pieces[position.turn][piece]
    found = []
    for near in NEIGHBOURS[space]:
        free = near not in position.standing and near != start and near not in ways
        if free and (coin is None or welcomes(position, near, coin)):
            ways[near] = (*ways[space], near)
            found.append(near)
    return found
