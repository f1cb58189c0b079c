"""The eight ships: nest, sails, hull and plate in their colours, the number, the name, Coco."""

from app.tables.kit.scene import Scene, circle, g, path, rect, symbol, use
from app.tables.santyanno.art.palette import (
    CREAM,
    EDGE,
    INK,
    PAPER,
    SEA,
    SEA_DEEP,
    SKY,
    WOOD,
    chip,
    painted,
    word,
)
from engine.santyanno.fleet import FLEET, Ship

WIDTH, HEIGHT = 132, 120

NEST = "M51 11H81L77 28H55Z"
SAILS = (
    "M38 32H88C99 45 98 60 92 73Q66 65 37 73C45 59 45 45 38 32Z"
    "M95 36C97 50 101 62 110 72L97 73C101 60 100 48 95 36Z"
)
HULL = "M24 73L38 80H96L112 68C110 88 102 100 90 100H44C32 100 26 88 24 73Z"
PLATE = "M9 100H123A4 4 0 0 1 127 104V113A4 4 0 0 1 123 117H9A4 4 0 0 1 5 113V104A4 4 0 0 1 9 100Z"
SHAPES = {"nest": NEST, "sails": SAILS, "hull": HULL, "plate": PLATE}

COCO_AT = {
    "top left": (5, 5),
    "top right": (101, 5),
    "bottom left": (3, 72),
    "bottom right": (105, 72),
}
PIRATE_AT = {"left": (15, 51), "right": (117, 51)}
"""Where a pirate stands on a ship's card: free of elements and parrots."""


def symbols() -> list[Scene]:
    return [coco(), *map(_whole, FLEET.values()), *map(_small, FLEET.values())]


def _whole(ship: Ship) -> Scene:
    """`santy-ship-N`: the ship's card, with everything that the boarding cards ask for."""
    left, top = COCO_AT[ship.coco]
    return symbol(
        f"santy-ship-{ship.number}",
        WIDTH,
        HEIGHT,
        rect(1, 1, WIDTH - 2, HEIGHT - 2, 12, fill=SKY, stroke=EDGE, stroke_width="1.4"),
        _water(),
        _rigging(),
        *(painted(SHAPES[element], ship.colour(element)) for element in ("nest", "sails", "hull")),
        _deck(),
        use("santy-coco", left, top, 26, 28),
        painted(PLATE, ship.plate),
        rect(26, 102, 97, 13, 3, fill=CREAM),
        word(74, 113.4, ship.name, 13.5, translate="no"),
        circle(64, 51, 14, fill=CREAM, stroke=INK, stroke_width="1.2"),
        word(64, 59, str(ship.number), 22, class_="serif"),
        chip(66, 19.5, 7, ship.nest),
        chip(86, 42, 7, ship.sails),
        chip(95, 89, 7, ship.hull),
        chip(15.5, 108.5, 7, ship.plate),
    )


def _small(ship: Ship) -> Scene:
    """`santy-mini-N`: for buttons; the colours and a large number, the name stands below."""
    return symbol(
        f"santy-mini-{ship.number}",
        116,
        96,
        g(
            _rigging(),
            *(painted(SHAPES[e], ship.colour(e)) for e in ("nest", "sails", "hull")),
            painted("M34 85H102L99 99H37Z", ship.plate),
            circle(64, 52, 19, fill=CREAM, stroke=INK, stroke_width="1.4"),
            word(64, 63, str(ship.number), 31, class_="serif"),
            transform="translate(-8 -6)",
        ),
    )


def _water() -> Scene:
    return g(
        path("M1.5 84Q12 79 22 84T44 84T66 84T88 84T110 84T130.5 84V118H1.5Z", fill=SEA),
        path(
            "M1.5 92Q12 88 22 92T44 92T66 92T88 92T110 92T130.5 92",
            fill="none",
            stroke=SEA_DEEP,
            stroke_width="1.6",
        ),
    )


def _rigging() -> Scene:
    return g(
        path("M66 4V82M95 34L112 68M38 32H90", stroke=WOOD, stroke_width="3", fill="none"),
        path("M66 4Q74 0 84 4Q74 6 66 10Z", fill=INK),
    )


def _deck() -> Scene:
    return path(
        "M30 81L41 86H96L110 77M40 93H52M58 93H70M76 93H84",
        fill="none",
        stroke=INK,
        stroke_width="1.3",
        stroke_opacity="0.7",
    )


def coco() -> Scene:
    """`santy-coco`, 26 × 28: the parrot."""
    return symbol(
        "santy-coco",
        26,
        28,
        path("M15 16L23 27L13 23Z", fill="#2f62ad", stroke=INK, stroke_width="0.8"),
        path(
            "M11 2C18 1 21 7 20 14C19 21 15 25 10 25C5 25 3 20 4 13C4 6 6 2 11 2Z",
            fill="#d8402c",
            stroke=INK,
            stroke_width="1",
        ),
        path("M11 11C18 11 20 17 14 24C9 21 8 15 11 11Z", fill="#3f8f4f"),
        path("M13 16C17 17 17 21 14 24C11 22 11 18 13 16Z", fill="#f0c23c"),
        path("M10 4C6 4 5 8 7 10C9 11 12 9 11 6Z", fill=PAPER),
        path("M6 5C2 5 1 9 3 13C4 11 5 10 7 10Z", fill=INK),
        circle(9, 7, 1.2, fill=INK),
        path("M11 2Q13 -1 16 1Q14 2 14 4Z", fill="#f0c23c"),
    )


_PLAIN = "#d9b57a"
_ALONE = {"nest": (66, 17, 1.3), "sails": (73, 52, 0.74), "hull": (68, 86, 0.64)}
"""The middle of an element on the ship, and its size when it stands alone."""


def element(name: str) -> Scene:
    """One element alone and without a colour, in a box of 60 × 50."""
    if name == "plate":
        return g(
            path("M0 8H60M0 42H60", stroke=WOOD, stroke_width="3", stroke_linecap="round"),
            rect(1, 12, 58, 26, 4, fill=_PLAIN, stroke=INK, stroke_width="2"),
            rect(11, 17, 38, 16, 3, fill=CREAM, stroke=INK, stroke_width="0.9"),
            circle(6, 25, 2.2, fill=INK),
            circle(54, 25, 2.2, fill=INK),
            path("M15 25H45", stroke=INK, stroke_width="2", stroke_dasharray="5 3"),
        )
    x, y, scale = _ALONE[name]
    return g(
        path("M66 2V36", stroke=WOOD, stroke_width="4") if name == "nest" else None,
        path(SHAPES[name], fill=_PLAIN, stroke=INK, stroke_width="2"),
        transform=f"translate({30 - x * scale:g} {25 - y * scale:g}) scale({scale:g})",
    )
