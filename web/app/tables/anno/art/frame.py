"""What every card has: 100 × 140, paper all round, a coloured face, a top that tells the card."""

from app.tables.anno.art.palette import EDGE, PAPER
from app.tables.kit.scene import Child, Scene, path, rect, symbol

WIDTH, HEIGHT = 100, 140
TOP = 34
"""The height of the band that alone identifies a card, when others lie on the rest of it."""

_FRAME = (
    "M10 .5H90A9.5 9.5 0 0 1 99.5 10V130A9.5 9.5 0 0 1 90 139.5H10A9.5 9.5 0 0 1 .5 130V10"
    "A9.5 9.5 0 0 1 10 .5ZM11 4A7 7 0 0 0 4 11V129A7 7 0 0 0 11 136H89A7 7 0 0 0 96 129V11"
    "A7 7 0 0 0 89 4Z"
)


def card(code: str, face: str, *children: Child) -> Scene:
    """A card's symbol. The paper edge lies on top and trims whatever a picture overlaps."""
    return symbol(
        f"anno-{code}",
        WIDTH,
        HEIGHT,
        rect(2, 2, 96, 136, 9, fill=face),
        *children,
        path(_FRAME, fill=PAPER, fill_rule="evenodd", stroke=EDGE, stroke_width="0.8"),
    )


def band(colour: str) -> Scene:
    """The top band in a colour of its own."""
    return rect(3, 3, 94, TOP - 3, 6, fill=colour)
