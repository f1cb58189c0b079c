"""The board's measures, from the engine's rings: 500 units from the centre to the edge."""

from app.tables.kit.shapes import Point, at, polar
from engine.drift.board import DOORS, RING, RINGS, SPACES, angle

RADIUS = 500
RIM = 32
"""The stone edge with the doors' marks."""

_DEPTHS = {"O": 48, "A": 54, "B": 51, "M": 45, "C": 51, "E": 49, "N": 45, "F": 48, "G": 77}
"""How deep each ring is, from the edge to the centre."""


def _bounds() -> dict[str, tuple[float, float]]:
    bounds = {}
    outer = float(RADIUS - RIM)
    for ring in RINGS:
        bounds[ring.letter] = (outer - _DEPTHS[ring.letter], outer)
        outer -= _DEPTHS[ring.letter]
    return bounds


BOUNDS = _bounds()
"""The inner and the outer radius of each ring."""

_INNERMOST = 0.68
"""Where things stand in a wedge that ends in the centre, as a share of its radius."""


def _middle(letter: str) -> float:
    inner, outer = BOUNDS[letter]
    return (inner + outer) / 2 if inner else outer * _INNERMOST


MIDDLE = {ring.letter: _middle(ring.letter) for ring in RINGS}
"""The radius on which pieces stand."""

PLACE = {space: (float(angle(space)), MIDDLE[RING[space].letter]) for space in SPACES}
"""The middle of every space: degrees and radius."""

PIP_ASIDE = 37.0
"""How far beside the middle of its space an inland pip lies, free of whatever stands there."""
ROSE = 19.5
"""On which radius the markers of the innermost land stand, like a compass rose."""

DOOR_PLACE = {door: (float(angle(arrow)), RADIUS - RIM / 2) for door, (arrow, _) in DOORS.items()}


def point(space: str, turned: float = 0) -> Point:
    """The middle of a space on a board turned by some degrees."""
    degrees, radius = PLACE[space]
    return polar(0, 0, radius, degrees + turned)


def sector(inner: float, outer: float, start: float, end: float) -> str:
    """A piece of a ring between two angles."""
    wide = 1 if end - start > 180 else 0
    far = f"M{at(*polar(0, 0, outer, start))}A{at(outer, outer)} 0 {wide} 1 "
    far += at(*polar(0, 0, outer, end))
    if not inner:
        return f"{far}L0 0Z"
    near = f"L{at(*polar(0, 0, inner, end))}A{at(inner, inner)} 0 {wide} 0 "
    return f"{far}{near}{at(*polar(0, 0, inner, start))}Z"


def _outline(space: str) -> str:
    ring = RING[space]
    degrees, half = angle(space), ring.width / 2
    return sector(*BOUNDS[ring.letter], degrees - half, degrees + half)


OUTLINE = {space: _outline(space) for space in SPACES}
"""Every space as the `d` of a path."""

DOOR_OUTLINE = {
    door: sector(RADIUS - RIM, RADIUS, degrees - 5.4, degrees + 5.4)
    for door, (degrees, _) in DOOR_PLACE.items()
}
"""The part of the edge that belongs to each door."""


def nearest(degrees: float, last: float) -> float:
    """The same direction, written so that the way there from the last one is the short way."""
    return last + (degrees - last + 180) % 360 - 180
