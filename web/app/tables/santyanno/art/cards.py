"""The boarding cards as symbols of 70 × 100, each drawn once."""

from collections.abc import Callable

from app.tables.kit.scene import Child, Scene, circle, g, path, rect, symbol, use
from app.tables.kit.shapes import polar
from app.tables.santyanno.art.event_cards import back, event_cards
from app.tables.santyanno.art.palette import (
    EDGE,
    INK,
    PAPER,
    RUST,
    WOOD,
    chip,
    moved,
    painted,
    word,
)
from app.tables.santyanno.art.ships import element
from engine.santyanno.cards import CARDS, Card, Kind
from engine.santyanno.fleet import LETTERS

WIDTH, HEIGHT = 70, 100


def symbols() -> list[Scene]:
    """`santy-card-CODE` for the boarding cards, `santy-event-CODE`, and `santy-back`."""
    return [*map(_card, CARDS.values()), *event_cards(), back()]


def face(code: str) -> str:
    """The symbol of a card or of an event."""
    kind = "card" if code in CARDS else "event"
    return f"santy-{kind}-{code.replace('+', 'up')}"  # a name in a page has no plus


def _card(card: Card) -> Scene:
    return symbol(
        face(card.code),
        WIDTH,
        HEIGHT,
        rect(0.7, 0.7, 68.6, 98.6, 8, fill=PAPER, stroke=EDGE, stroke_width="1.4"),
        rect(3.5, 3.5, 63, 93, 6, fill="none", stroke=WOOD, stroke_width="0.8"),
        *_FACES[card.kind](card),
    )


def _element(card: Card) -> list[Child]:
    """S1: the element; a struck-out colour stands below it."""
    name = card.elements[0]
    if not card.struck:
        return [moved(2, 22, 1.1, element(name))]
    return [moved(3.5, 5, 1.05, element(name)), *_struck_colour(card.struck)]


def _struck_colour(colour: str) -> list[Child]:
    """The colour with its letter stays to be read: the bar goes behind the letter."""
    return [
        painted("M35 62A16 16 0 1 1 34.9 62Z", colour),
        _struck(35, 78, 17),
        chip(35, 78, 9.5, colour),
    ]


def _struck(x: float, y: float, r: float) -> Scene:
    """A sign that forbids: a ring and a bar, for something that is written over it."""
    d = f"M{x - r * 0.7:.1f} {y + r * 0.7:.1f}L{x + r * 0.7:.1f} {y - r * 0.7:.1f}"
    return g(
        circle(x, y, r, fill="none", stroke=PAPER, stroke_width="7"),
        path(d, stroke=PAPER, stroke_width="8"),
        circle(x, y, r, fill="none", stroke=RUST, stroke_width="4"),
        path(d, stroke=RUST, stroke_width="5"),
    )


def _colour(card: Card) -> list[Child]:
    """S2: a flag of the colour."""
    return [
        path("M14 10V92", stroke=WOOD, stroke_width="4", stroke_linecap="round"),
        painted("M14 14Q28 6 40 14T63 14V62Q52 70 40 62T14 62Z", card.colour),
        chip(39, 39, 14, card.colour),
    ]


def _name(card: Card) -> list[Child]:
    """S3: the four first letters."""
    parts: list[Child] = [
        rect(8, 12, 54, 76, 6, fill="#f3e3bd", stroke=WOOD, stroke_width="2"),
        path("M13 50H57M35 17V83", stroke=WOOD, stroke_width="0.8", stroke_opacity="0.6"),
    ]
    for place, letter in enumerate(LETTERS):
        x, y = 22 + 26 * (place % 2), 31 + 38 * (place // 2)
        if letter == card.struck:
            parts.append(_struck(x, y, 15))
            edge = {"stroke": "#f3e3bd", "stroke_width": "5", "paint_order": "stroke"}
            parts.append(word(x, y + 8, letter, 23, class_="serif", translate="no", **edge))
        else:
            parts.append(word(x, y + 9, letter, 27, class_="serif", translate="no"))
    return parts


def _number(card: Card) -> list[Child]:
    """S4: up or down, whichever fits."""
    return [
        path("M12 50H58", stroke=WOOD, stroke_width="1.4"),
        word(35, 42, f"+{card.ships}", 36, class_="serif"),
        word(35, 84, f"−{8 - card.ships}", 36, class_="serif"),
    ]


def _helm(card: Card) -> list[Child]:
    """S5: a wheel with an arrow around it."""
    spokes = "".join(
        "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*polar(35, 54, 10, a), *polar(35, 54, 26, a))
        for a in range(0, 360, 45)
    )
    arrow = g(
        path("M9 22Q35 -2 60 20", fill="none", stroke=RUST, stroke_width="5"),
        path("M65 27L49.5 23.5L61 11.5Z", fill=RUST),
        transform=None if card.ships > 0 else "translate(70 0) scale(-1 1)",
    )
    return [
        path(spokes, stroke=WOOD, stroke_width="4", stroke_linecap="round"),
        circle(35, 54, 18, fill="none", stroke=WOOD, stroke_width="5"),
        circle(35, 54, 13.5, fill=PAPER, stroke=INK, stroke_width="1.2"),
        word(35, 62, str(abs(card.ships)), 22, class_="serif"),
        arrow,
        *_dots(abs(card.ships)),
    ]


def _dots(count: int) -> list[Child]:
    left = 35 - 7 * (count - 1)
    return [circle(left + 14 * n, 89, 3.6, fill=RUST) for n in range(count)]


def _double(card: Card) -> list[Child]:
    """S6: two elements whose colours change places."""
    one, two = card.elements
    return [
        moved(8, 4, 0.9, element(one)),
        moved(8, 53, 0.9, element(two)),
        path(
            "M28 58V42M28 42L23.5 47.5M28 42L32.5 47.5M42 42V58M42 58L37.5 52.5M42 58L46.5 52.5",
            fill="none",
            stroke=PAPER,
            stroke_width="7",
            stroke_linecap="round",
        ),
        path(
            "M28 58V42M28 42L23.5 47.5M28 42L32.5 47.5M42 42V58M42 58L37.5 52.5M42 58L46.5 52.5",
            fill="none",
            stroke=RUST,
            stroke_width="3.4",
            stroke_linecap="round",
        ),
    ]


def _coco(card: Card) -> list[Child]:
    """S7."""
    corners = "M10 22V10H22M48 10H60V22M60 78V90H48M22 90H10V78"
    return [
        path(corners, fill="none", stroke=RUST, stroke_width="4"),
        use("santy-coco", 12, 22, 50, 54),
    ]


_FACES: dict[Kind, Callable[[Card], list[Child]]] = {
    "element": _element,
    "colour": _colour,
    "name": _name,
    "number": _number,
    "helm": _helm,
    "double": _double,
    "coco": _coco,
}
