"""The board itself: the stone rim with the doors, the lands, and the rivers that turn."""

from app.tables.drift.art.marks import CORE_SPACES, MARKER, PIP_SPACES, pips
from app.tables.drift.geometry import (
    BOUNDS,
    DOOR_PLACE,
    MIDDLE,
    OUTLINE,
    PIP_ASIDE,
    RADIUS,
    ROSE,
)
from app.tables.kit.scene import Child, Scene, circle, g, h, path
from app.tables.kit.shapes import at, disc, polar
from engine.drift.board import HOMES, MARKERS, OUTCROPS, RINGS, Ring, angle

_LAND = {"outer land": "outer", "middle land": "middle", "inner land": "inner"}
"""The style of each land."""

_CHEVRONS = {"O": 4, "M": 3, "N": 3}
"""How many chevrons an arrow of each river has."""
_CHEVRON = 11.0

_ROCK = "M-34 15L-29 -6L-19 -11L-12 -15L3 -15.5L14 -14L22 -9L30 -4L34 15Q0 18 -34 15Z"
"""An outcrop, broad at the water and broken towards the edge."""

_HOME_MARK = 40
"""How far beside its middle a home bears its marker."""


def _whole(name: str, *children: Child) -> Scene:
    """A symbol around the middle of the board."""
    return h("symbol", *children, id=name, viewBox=f"{-RADIUS} {-RADIUS} {2 * RADIUS} {2 * RADIUS}")


def symbols() -> list[Scene]:
    """`drift-ground`, and a `drift-river-LETTER` for each river, so that each can turn."""
    return [_ground(), *(_river(ring) for ring in RINGS if ring.flow)]


def _ground() -> Scene:
    """All that never moves, but for the board as a whole."""
    return _whole(
        "drift-ground",
        circle(0, 0, RADIUS, class_="rim"),
        circle(0, 0, RADIUS - 3, class_="rim-line"),
        *(_band(ring) for ring in RINGS),
        path("".join(map(_tufts, RINGS)), class_="tufts"),
        path("".join(map(_divisions, RINGS)), class_="division"),
        *(circle(0, 0, BOUNDS[ring.letter][1], class_="shore") for ring in RINGS if ring.flow),
        *(circle(0, 0, BOUNDS[ring.letter][0], class_="shore") for ring in RINGS if ring.flow),
        *(_home(k) for k in range(len(HOMES))),
        *(_core(space, marker) for space, marker in CORE_SPACES.items()),
        *(
            _pip(angle(space), MIDDLE["C"], number, PIP_ASIDE)
            for space, number in PIP_SPACES.items()
        ),
        *map(_door, DOOR_PLACE),
    )


def _band(ring: Ring) -> Scene:
    inner, outer = BOUNDS[ring.letter]
    name = _LAND.get(ring.name, "river")
    if not inner:
        return circle(0, 0, outer, class_=f"band {name}")
    return path(disc(0, 0, outer) + disc(0, 0, inner), fill_rule="evenodd", class_=f"band {name}")


def _divisions(ring: Ring) -> str:
    """The lines between the spaces of a land ring; those of a river turn with it."""
    if ring.flow:
        return ""
    inner, outer = BOUNDS[ring.letter]
    edges = [ring.width * (n + 0.5) for n in range(ring.spaces)]
    lines = [f"M{at(*polar(0, 0, inner, e))}L{at(*polar(0, 0, outer, e))}" for e in edges]
    return "".join(lines) + disc(0, 0, outer)


def _tufts(ring: Ring) -> str:
    """Grass in the corners of the outer and middle land's spaces, where nothing stands."""
    if ring.flow or ring.letter in "FG":
        return ""
    inner, _ = BOUNDS[ring.letter]
    drawn = []
    for n in range(ring.spaces):
        turn = ring.width * (n + 0.34 - 0.1 * (n % 3))
        x, y = polar(0, 0, inner + 9 + 5 * (n % 2), turn)
        drawn.append(f"M{at(x - 3, y)}l-2 -5M{at(x, y)}v-7M{at(x + 3, y)}l2 -5")
    return "".join(drawn)


def _faced(degrees: float, radius: float, *children: Child, beside: float = 0) -> Scene:
    """Drawn at a place with its head towards the edge."""
    where = f"rotate({degrees:g}) translate({beside:g} {-radius:g})"
    return g(*children, transform=where)


def _home(k: int) -> Scene:
    """Paved, with the marker at its end: in the middle stand the pieces."""
    mark = path(MARKER[MARKERS[k]], class_="engraved")
    return g(
        path(OUTLINE[HOMES[k]], class_="paved"),
        _faced(angle(HOMES[k]), MIDDLE["A"], mark, beside=_HOME_MARK),
    )


def _core(space: str, marker: str) -> Scene:
    """Close to the centre, so that whoever stands on the space leaves it free."""
    mark = path(MARKER[marker], class_="engraved rose", transform="scale(.82)")
    return _faced(angle(space), ROSE, mark)


def _pip(degrees: float, radius: float, number: int, beside: float = 0) -> Scene:
    stone = circle(0, 0, 12.5, class_="pip")
    return _faced(degrees, radius, stone, path(pips(number), class_="pip-dots"), beside=beside)


def _door(door: str) -> Scene:
    degrees, radius = DOOR_PLACE[door]
    number = int(door[1:])
    if door not in OUTCROPS:
        return _pip(degrees, radius, number + 1)
    mark = path(MARKER[MARKERS[number]], class_="outcrop-mark")
    return _faced(degrees, radius, path(_ROCK, class_="outcrop"), mark)


def _river(ring: Ring) -> Scene:
    """Arrows and their chevrons."""
    return _whole(
        f"drift-river-{ring.letter}",
        path(_banks(ring), class_="bank"),
        path(_chevrons(ring), class_="chevrons"),
    )


def _banks(ring: Ring) -> str:
    inner, outer = BOUNDS[ring.letter]
    tip = MIDDLE[ring.letter]
    lead = 0.14 * ring.width * ring.flow
    lines = []
    for n in range(ring.spaces):
        turn = ring.width * (n + 0.5)
        corners = [polar(0, 0, outer, turn), polar(0, 0, tip, turn + lead * 0.5)]
        corners.append(polar(0, 0, inner, turn))
        lines.append("M" + "L".join(at(*corner) for corner in corners))
    return "".join(lines)


def _chevrons(ring: Ring) -> str:
    """Arrowheads along a river, in the direction that it flows."""
    radius, count = MIDDLE[ring.letter], _CHEVRONS[ring.letter]
    step = _CHEVRON / radius * 57.3 * ring.flow
    heads = []
    for n in range(count * ring.spaces):
        turn = ring.width * (n + 0.5) / count
        tip = polar(0, 0, radius, turn + step / 2)
        one, two = (polar(0, 0, radius + side, turn - step / 2) for side in (_CHEVRON, -_CHEVRON))
        heads.append(f"M{at(*one)}L{at(*tip)}L{at(*two)}")
    return "".join(heads)
