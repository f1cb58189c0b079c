"""The colours of SANTY ANNO's printed things, and the patterns that tell them apart without hue."""

from app.tables.kit.scene import Child, Scene, circle, g, h, label, path

INK = "#2a1a1e"
PAPER = "#fdf6e3"
EDGE = "#cdbf9c"
SKY = "#eef4ee"
SEA = "#a9d3de"
SEA_DEEP = "#86bccb"
WOOD = "#8a5a36"
CREAM = "#fffaf0"
RUST = "#a33b20"
GOLD = "#e3b345"

FILLS = {"Y": "#f0c23c", "R": "#cf3f31", "B": "#2f62ad", "G": "#3f8f4f"}

_SIZE = 8
_MARKS = {
    "Y": circle(4, 4, 1.5, fill=INK, fill_opacity="0.5"),
    "R": path("M-2 2L2 -2M0 8L8 0M6 10L10 6", stroke=CREAM, stroke_width="1.7"),
    "B": path("M0 5Q2 2 4 5T8 5", stroke=CREAM, stroke_width="1.4", fill="none"),
    "G": path("M2 0V8M6 0V8", stroke=INK, stroke_width="1.3", stroke_opacity="0.55"),
}


def patterns() -> list[Scene]:
    """Dots on yellow, slanted lines on red, waves on blue, upright lines on green."""
    return [
        h(
            "pattern",
            mark,
            id=f"santy-pattern-{colour}",
            width=str(_SIZE),
            height=str(_SIZE),
            patternUnits="userSpaceOnUse",
        )
        for colour, mark in _MARKS.items()
    ]


def painted(d: str, colour: str) -> Scene:
    """A shape in one of the four colours, with its pattern."""
    return g(
        path(d, fill=FILLS[colour]),
        path(
            d,
            fill=f"url(#santy-pattern-{colour})",
            stroke=INK,
            stroke_width="1.6",
            stroke_linejoin="round",
        ),
    )


def chip(x: float, y: float, r: float, letter: str) -> Scene:
    """A colour's letter on a white disc."""
    return g(
        circle(x, y, r, fill=CREAM, stroke=INK, stroke_width="1"),
        word(x, y + r * 0.56, letter, r * 1.55, translate="no"),
    )


def word(x: float, y: float, words: str, size: float, **attributes: object) -> Scene:
    """Printed letters; their colour does not follow the room's light."""
    given = {"style": f"fill:{INK}", "font_weight": "700"} | attributes
    return label(x, y, words, font_size=f"{size:.3g}", **given)


def moved(x: float, y: float, scale: float, *children: Child) -> Scene:
    return g(*children, transform=f"translate({x:g} {y:g}) scale({scale:g})")
