"""How far a ship comes with its points, for rings and routes on the chart."""

from collections.abc import Collection
from dataclasses import dataclass, field

from engine.anno1503.board import SHORES, WATERS


@dataclass(frozen=True, slots=True)
class Reach:
    """What one ship can reach now: spaces, their cost in points, and the way there."""

    sea: dict[str, int] = field(default_factory=dict)
    islands: dict[str, int] = field(default_factory=dict)
    """Island spaces with a tile, and the cost of sailing beside them and exploring."""
    way: dict[str, str] = field(default_factory=dict)
    """Every space that can be reached → the space before it."""

    def route(self, space: str) -> list[str]:
        """The sea spaces to sail through, one by one, to a space or to an island's side."""
        steps = [] if space in self.islands else [space]
        while (space := self.way[space]) in self.way:
            steps.append(space)
        return steps[::-1]


def reach_of(start: str | None, points: int, tiles: Collection[str]) -> Reach:
    """Nearest first, so that every way is a shortest one."""
    if start is None or not points:
        return Reach()
    sea: dict[str, int] = {start: 0}
    islands: dict[str, int] = {}
    way: dict[str, str] = {}
    frontier = [start]
    for space in frontier:
        cost = sea[space] + 1
        if cost > points:
            break
        for shore in SHORES[space]:
            if shore in tiles and shore not in islands:
                islands[shore] = cost
                way[shore] = space
        for near in WATERS[space]:
            if near not in sea:
                sea[near] = cost
                way[near] = space
                frontier.append(near)
    del sea[start]
    return Reach(sea, islands, way)
