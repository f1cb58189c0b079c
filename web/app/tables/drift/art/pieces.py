"""Pieces and coins as symbols, each drawn once and used wherever one is."""

from functools import cache

from app.tables.kit.colours import COLOURS, colour_of, known, shape
from app.tables.kit.scene import Scene, circle, g, label, path, symbol, use
from app.tables.kit.shapes import at, disc, polar, rays, star
from engine.drift.pieces import COINS
from engine.drift.words import rank_name

PIECE = 23.5
"""Half the width of a piece, in the board's units."""
COIN = 13.0

_SINK = {"green": 2.6, "violet": 0.8, "orange": 1.2}
"""How far below the middle the numeral stands, in shapes whose weight is below it."""


def symbols() -> list[Scene]:
    return [*map(_piece, COLOURS), *map(_coin, COINS)]


@cache
def stone(colour: str, piece: str) -> list[Scene]:
    """A piece around 0 0: the player's shape with a roman numeral."""
    colour = known(colour)
    return [
        use(f"drift-piece-{colour}", -PIECE, -PIECE, 2 * PIECE, 2 * PIECE),
        label(
            0,
            6 + _SINK.get(colour, 0),
            rank_name(piece),
            class_=f"numeral serif {colour}",
            translate="no",
        ),
    ]


def _piece(colour: str) -> Scene:
    """A thick wooden piece in the player's shape, 28 × 28; its numeral is written on it later."""
    paint = colour_of(colour)
    return symbol(
        f"drift-piece-{colour}",
        28,
        28,
        g(shape(colour), transform="translate(2.6 4.4) scale(.95)", class_="piece-side"),
        g(
            shape(colour),
            transform="translate(2.6 2) scale(.95)",
            class_="piece-face",
            style=f"fill:{paint};stroke:{paint}",
        ),
        g(shape(colour), transform="translate(4.4 3.8) scale(.8)", class_="piece-groove"),
    )


_EDGES = {
    "copper": disc(14, 14, 12.4),
    "silver": "M" + "L".join(at(*polar(14, 14, 13.2, 22.5 + 45 * n)) for n in range(8)) + "Z",
    "gold": star(14, 14, 13.6, 11.2, 12),
}
"""Coins differ in outline as well as in metal."""

_EMBLEMS = {
    "copper": path("M10 10H18V18H10Z", class_="coin-hole"),
    "silver": path("M17.6 19.6A7 7 0 1 1 17.6 8.4A5.6 5.6 0 1 0 17.6 19.6Z", class_="coin-sign"),
    "gold": g(
        circle(14, 14, 3.4, class_="coin-sign"),
        path(rays(14, 14, 5, 7.8, 8), class_="coin-rays"),
    ),
}


def _coin(kind: str) -> Scene:
    return symbol(
        f"drift-coin-{kind}",
        28,
        28,
        path(_EDGES[kind], class_=f"metal {kind}"),
        _EMBLEMS[kind],
    )
