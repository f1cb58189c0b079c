"""What a table asks of a view: what was explored, and how far a ship comes."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from engine.anno1503.board import ISLAND_SPACES, SHORES, WATERS
from engine.anno1503.pieces import FACE_DOWN, backs
from engine.anno1503.types import View


def explored(view: View) -> tuple[str, str] | None:
    """The space and the tile that wait for a decision (I12).

    The tile is `FACE_DOWN` for all but its explorer, and while a table keeps it covered.
    """
    if view["exploring"] is None:
        return None
    space = str(view["exploring"][1])
    return space, view["players"][view["turn"]]["seen"].get(space, FACE_DOWN)


Sort: TypeAlias = Literal["unknown", "empty", "unused"]
"""An island space: with a tile to explore, without one, or of a number that is not played with."""


def sort_of(view: View, space: str) -> Sort:
    """What an island space is to those who look (I1). Pirates may bring a tile to any (I19)."""
    if space in view["tiles"]:
        return "unknown"
    return "empty" if ISLAND_SPACES[space] in backs(len(view["players"])) else "unused"


@dataclass(frozen=True, slots=True)
class Reach:
    """What one ship can reach now: spaces, their cost in action points, and the way there."""

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


def reach(view: View, ship: int, with_points: int | None = None) -> Reach:
    """How far a ship of the view's seat comes with the action points it has left (I11, I12).

    Or with other ones: how far away everything is.
    """
    seat = view["seat"]
    if seat is None or seat != view["turn"] or view["phase"] != "ships":
        return Reach()
    player = view["players"][seat]
    start = player["ships"][ship]
    points = player["points"][ship] if with_points is None else with_points
    if start is None or not points:
        return Reach()
    sea, islands, way = {start: 0}, dict[str, int](), dict[str, str]()
    frontier = [start]
    # Nearest first, so that every way is a shortest one.
    for space in frontier:
        cost = sea[space] + 1
        if cost > points:
            break
        for shore in SHORES[space]:
            if shore in view["tiles"] and shore not in islands:
                islands[shore], way[shore] = cost, space
        for near in WATERS[space]:
            if near not in sea:
                sea[near], way[near] = cost, space
                frontier.append(near)
    del sea[start]
    return Reach(sea, islands, way)
