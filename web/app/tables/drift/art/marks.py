"""The geo-markers and pips: each mark is drawn alike wherever it stands."""

from collections.abc import Sequence

from app.tables.kit.scene import Scene, circle, path, rect
from app.tables.kit.shapes import at, disc, polar, star
from engine.drift.board import DOORS, MARKERS, OUTCROPS, PIPS
from engine.drift.types import View


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

FORM = {
    "circle": circle(12, 12, 9.6),
    "triangle": path("M12 1.4L23.2 20.6L.8 20.6Z"),
    "square": rect(3.4, 3.4, 17.2, 17.2, 1.2),
    "pentagon": path("M12 1.6L22.6 9.3L18.6 21.6L5.4 21.6L1.4 9.3Z"),
    "hexagon": path("M6.8 2.6L17.2 2.6L22.6 12L17.2 21.4L6.8 21.4L1.4 12Z"),
    "star": path(star(12, 12.8, 12.4, 6.6, 5)),
}
"""The same forms as outlines of 24 × 24, broad enough for a numeral: a player's pieces and sign."""


def forms(view: View) -> Sequence[Scene]:
    """Everybody's form is that of their home's marker; none before the markers are drawn."""
    homes = [player["home"] for player in view["seats"]]
    return [FORM[MARKERS[home]] for home in homes if home is not None]


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
