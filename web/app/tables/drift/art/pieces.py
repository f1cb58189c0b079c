"""Pieces and coins as symbols, each drawn once and used wherever one is."""

from functools import cache

from app.tables.drift.art.marks import FORM
from app.tables.kit.colours import colour_of
from app.tables.kit.scene import Scene, circle, g, label, path, symbol, use
from app.tables.kit.shapes import at, disc, polar, rays, star
from engine.drift.board import MARKERS
from engine.drift.pieces import COINS
from engine.drift.words import rank_name

PIECE = 23.5
"""Half the width of a piece, in the board's units."""
COIN = 13.0

_SINK = {"triangle": 2.8, "pentagon": 0.8, "star": 1.6}
"""How far below the middle the numeral stands, in forms whose weight is below it."""


def symbols() -> list[Scene]:
    return [*map(_piece, FORM), *map(_coin, COINS)]


@cache
def stone(home: int | None, colour: str, piece: str) -> Scene:
    """A piece around 0 0: the form of its home's marker, the player's colour, a roman numeral."""
    form = MARKERS[home or 0]
    return g(
        bare_stone(form, PIECE),
        label(
            0,
            6 + _SINK.get(form, 0),
            rank_name(piece),
            class_=f"numeral serif {form}",
            translate="no",
        ),
        style=f"--who:{colour_of(colour)}",
    )


@cache
def bare_stone(form: str, half: float) -> Scene:
    """A piece without its numeral, in the colour that is around it."""
    return use(f"drift-piece-{form}", -half, -half, 2 * half, 2 * half)


def _piece(form: str) -> Scene:
    """A thick wooden piece, 28 × 28; its numeral is written on it later."""
    shape = FORM[form]
    return symbol(
        f"drift-piece-{form}",
        28,
        28,
        g(shape, transform="translate(2.6 4.4) scale(.95)", class_="piece-side"),
        g(shape, transform="translate(2.6 2) scale(.95)", class_="piece-face"),
        g(shape, transform="translate(4.4 3.8) scale(.8)", class_="piece-groove"),
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
