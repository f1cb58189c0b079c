"""The geo-markers and pips: each mark is drawn alike wherever it stands."""

from app.tables.kit.shapes import at, disc, polar, star
from engine.drift.board import DOORS, MARKERS, OUTCROPS, PIPS


def _polygon(corners: int, r: float, turn: float = 0) -> str:
    places = [polar(0, 0, r, turn + 360 * n / corners) for n in range(corners)]
    return "M" + "L".join(at(*place) for place in places) + "Z"


MARKER = {
    "circle": disc(0, 0, 8.6),
    "triangle": _polygon(3, 11),
    "square": _polygon(4, 11, 45),
    "pentagon": _polygon(5, 10),
    "hexagon": _polygon(6, 9.8, 30),
    "star": star(0, 0, 11.5, 5, 5),
}
"""Geo-markers around 0 0, about 20 across, to be stroked."""

_DICE: dict[int, list[tuple[float, float]]] = {
    1: [(0, 0)],
    2: [(-4, -4), (4, 4)],
    3: [(-4.4, -4.4), (0, 0), (4.4, 4.4)],
    4: [(-4, -4), (4, -4), (-4, 4), (4, 4)],
    5: [(-4.6, -4.6), (4.6, -4.6), (0, 0), (-4.6, 4.6), (4.6, 4.6)],
    6: [(-4, -5.4), (-4, 0), (-4, 5.4), (4, -5.4), (4, 0), (4, 5.4)],
}


def pips(number: int) -> str:
    """One to six dots, as on a die."""
    return "".join(disc(x, y, 1.9) for x, y in _DICE[number])


BEHIND = {space: door for door, (_, space) in DOORS.items()}
"""The inland spaces with a mark, and the door whose mark it is."""

PIP_SPACES = {space: int(door[1:]) + 1 for door, (_, space) in PIPS.items()}
CORE_SPACES = {space: MARKERS[int(door[1:])] for door, (_, space) in OUTCROPS.items()}
