"""The players' colours: each with a sign, so that colour is never all there is."""

from typing import NamedTuple

from app.tables.kit.scene import Scene, circle, g, in_rem, path, rect
from engine.language import N_


class Accent(NamedTuple):
    """A game's colour: for shapes on paper, and for words on paper and at night (4.5:1)."""

    shape: str
    day: str
    night: str


COLOURS = ("red", "blue", "green", "yellow", "violet", "teal", "orange", "black")

WORDS = {
    "red": N_("Red"),
    "blue": N_("Blue"),
    "green": N_("Green"),
    "yellow": N_("Yellow"),
    "violet": N_("Violet"),
    "teal": N_("Teal"),
    "orange": N_("Orange"),
    "black": N_("Black"),
}

_SHAPES = {
    "red": circle(12, 12, 9),
    "blue": rect(4, 4, 16, 16, 2),
    "green": path("M12 2 L22 20 L2 20 Z"),
    "yellow": path("M12 1 L23 12 L12 23 L1 12 Z"),
    "violet": path("M12 2 L22 9.5 L18 21 L6 21 L2 9.5 Z"),
    "teal": path("M7 3 L17 3 L22 12 L17 21 L7 21 L2 12 Z"),
    "orange": path("M12 1 L15 9 L23 9 L17 14 L19 22 L12 17 L5 22 L7 14 L1 9 L9 9 Z"),
    "black": path("M8 2 H16 V8 H22 V16 H16 V22 H8 V16 H2 V8 H8 Z"),
}


def known(name: str) -> str:
    """A colour of ours; names from saves that are not become the first."""
    return name if name in COLOURS else COLOURS[0]


def colour_of(name: str) -> str:
    """The CSS colour."""
    return f"var(--p-{known(name)})"


def shape(name: str) -> Scene:
    """The colour's sign as a bare outline of 24 × 24."""
    return _SHAPES[known(name)]


def sign(name: str, size: float = 24, form: Scene | None = None) -> Scene:
    """The colour's sign, in the colour; a table may have given the player another form."""
    return [
        "svg",
        {
            "viewBox": "0 0 24 24",
            "width": in_rem(size),
            "height": in_rem(size),
            "class": "sign",
            "style": f"fill:{colour_of(name)}",
            "aria-hidden": "true",
        },
        form or shape(name),
    ]


def mark(name: str, x: float, y: float, size: float, form: Scene | None = None) -> Scene:
    """The same sign inside a drawing."""
    scale = size / 24
    return g(
        form or shape(name),
        transform=f"translate({x:.1f},{y:.1f}) scale({scale:.3f})",
        class_="sign",
        style=f"fill:{colour_of(name)}",
    )
