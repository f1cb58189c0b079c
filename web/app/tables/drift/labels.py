"""Where one is on the board: sectors at the rim, rings along a line, or every space by its name."""

from functools import cache

from app.tables.drift.geometry import BOUNDS, MIDDLE, RADIUS, RIM
from app.tables.kit.scene import Scene, g, label
from engine.drift.board import HOMES, RING, RINGS, SPACES, angle

_BESIDE_DOORS = 5.6
"""By how many degrees a sector's number stands before its middle: there the doors are."""
_SPOKE = 22.5
"""The direction of the line between two sectors on which the rings' letters stand."""
_CORNER = 13.0
"""How far from its outer edge a space bears its name."""

_SLOTS = 0.8
"""How much further in a home bears its name: in its corner are the places for coins."""


@cache
def labels(turned: float, every: bool) -> Scene:
    """Upright on a board turned by some degrees."""
    sectors = [_sector(n, turned) for n in range(24)]
    rings = [] if every else [_ring(ring.letter, turned) for ring in RINGS]
    names = [_name(space, turned) for space in SPACES] if every else []
    return g(
        *sectors,
        *rings,
        *names,
        class_="labels through",
        aria_hidden="true",
        data_may_cut="pieces stand on the board, over what is written there",
    )


def _upright(degrees: float, radius: float, turned: float, words: str, kind: str) -> Scene:
    where = f"rotate({degrees:g}) translate(0 {-radius:g}) rotate({-degrees - turned:g})"
    return label(0, 5, words, class_=kind, transform=where, translate="no")


def _sector(number: int, turned: float) -> Scene:
    """As the spaces of the outer land are numbered."""
    degrees = 15 * number - _BESIDE_DOORS
    return _upright(degrees, RADIUS - RIM / 2, turned, str(number), "sector-label")


def _ring(letter: str, turned: float) -> Scene:
    return _upright(_SPOKE, MIDDLE[letter], turned, letter, "ring-label")


def _name(space: str, turned: float) -> Scene:
    """In the corner of the space, where pieces leave room for it."""
    ring = RING[space]
    _, outer = BOUNDS[ring.letter]
    beside = _SLOTS if space in HOMES else 0.0
    degrees = angle(space) - ring.width / 2 + _share(outer) * (1 + beside)
    return _upright(degrees, outer - _CORNER, turned, space, "space-label")


def _share(radius: float) -> float:
    """As many degrees as a short name needs on a radius."""
    return 17 / radius * 57.3
