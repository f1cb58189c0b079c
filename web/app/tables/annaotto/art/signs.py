"""The signs of the special sides, each drawn around a point within a radius of 36."""

from collections.abc import Callable

from app.tables.annaotto.art.palette import EDGE, GROUND, INK, PAPER
from app.tables.kit.scene import Child, Scene, circle, g, label, path, rect
from app.tables.kit.shapes import at, polar

_LINE = {
    "fill": "none",
    "stroke": INK,
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}
ACCENT = "#b03a5f"
HAND = "M-9 6L-14 -14M-3 3L-4.5 -22M4.5 3L6 -21M11 7L15.5 -13M-9 19L-23 6"
"""Five fingers, to be stroked thickly; the palm is a circle around (1, 15)."""


def _card(x: float, y: float, turn: float, fill: str = PAPER) -> Scene:
    return rect(
        -9,
        -13,
        18,
        26,
        3,
        transform=f"translate({at(x, y)}) rotate({turn})",
        fill=fill,
        stroke=INK,
        stroke_width="2.6",
    )


_TURNING = "M-22 15Q0 30 22 15M-23 24L-22 15L-13 17M23 24L22 15L13 17"


def _anna() -> list[Child]:
    """Two cards, and the arrows that turn them."""
    return [
        _card(-11, -7, -10, "#f3b6c6"),
        _card(11, -7, 10),
        path(_TURNING, stroke_width="3.4", **_LINE),
    ]


def _otto() -> list[Child]:
    """Two cards more."""
    return [
        _card(-7, -9, -14, "#f3b6c6"),
        _card(6, -9, 8),
        label(
            0,
            29,
            "+2",
            font_size="21",
            font_weight="800",
            fill=INK,
            class_="sign-text",
        ),
    ]


def _plus() -> list[Child]:
    return [path("M0 -22V22M-22 0H22", **{**_LINE, "stroke": ACCENT}, stroke_width="11")]


def _sinvert() -> list[Child]:
    """One arrow there, one arrow back."""
    return [
        path("M-21 -3A21 21 0 0 1 15 -15M5 -18L16.5 -15L13 -26", stroke_width="5", **_LINE),
        path(
            "M21 3A21 21 0 0 1 -15 15M-5 18L-16.5 15L-13 26",
            stroke_width="5",
            **{**_LINE, "stroke": ACCENT},
        ),
    ]


def _obstacle() -> list[Child]:
    """A barrier across the way."""
    bars = "".join(f"M{x} -10h8l-6 16h-8Z" for x in (-18, -2, 14))
    return [
        path("M-18 6V24M18 6V24M-25 24H-11M11 24H25", stroke_width="4", **_LINE),
        rect(-27, -10, 54, 16, 3, fill=PAPER),
        path(bars, fill=ACCENT),
        rect(-27, -10, 54, 16, 3, stroke_width="2.6", **_LINE),
    ]


def hand(colour: str) -> list[Child]:
    """An open hand."""
    return [
        path(HAND, fill="none", stroke=colour, stroke_width="8.4", stroke_linecap="round"),
        circle(1, 15, 14, fill=colour),
    ]


def wheel(radius: float) -> list[Child]:
    """All eight colours."""
    wedges: list[Child] = []
    for n, colour in enumerate(GROUND.values()):
        a, b = polar(0, 0, radius, 45 * n), polar(0, 0, radius, 45 * n + 45)
        wedges.append(path(f"M0 0L{at(*a)}A{at(radius, radius)} 0 0 1 {at(*b)}Z", fill=colour))
    return wedges


def _annaotto() -> list[Child]:
    return [
        *wheel(33),
        circle(0, 0, 14, fill=PAPER, stroke=INK, stroke_width="1.5"),
        path("M-9 6L-4.5 -7L0 6M-7.5 2H-1.5", stroke_width="2.6", **_LINE),
        circle(5, 0, 5.6, stroke_width="2.6", **_LINE),
    ]


SIGNS: dict[str, Callable[[], list[Child]]] = {
    "ANNA": _anna,
    "OTTO": _otto,
    "PLUS": _plus,
    "SINVERT": _sinvert,
    "OBSTACLE": _obstacle,
    "ALL": lambda: hand(ACCENT),
    "ANNAOTTO": _annaotto,
}


def sign(name: str, x: float, y: float, radius: float) -> Scene:
    """A sign on its paper disc."""
    return g(
        circle(0, 0, 36, fill=PAPER, stroke=EDGE, stroke_width="1.2"),
        *SIGNS[name](),
        transform=f"translate({at(x, y)}) scale({radius / 36:.3f})",
    )
