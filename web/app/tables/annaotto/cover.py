"""ANNAOTTO: a fan of two-sided cards, one of them turning."""

from app.tables.kit.colours import Accent
from app.tables.kit.scene import Scene, circle, g, path, rect
from app.tables.kit.shapes import at, disc, polar

ACCENT = Accent("#c2456b", "#b03a5f", "#ec86a5")

_WAVE = "q5 -7 10 0t10 0t10 0t10 0"
_PATTERNS = {
    "dots": "".join(disc(x, y, 3.4) for y in range(-32, 33, 16) for x in (-15, 0, 15))
    + "".join(disc(x, y, 3.4) for y in range(-24, 25, 16) for x in (-7.5, 7.5)),
    "stripes": "".join(f"M-23 {y}H23V{y + 7}H-23Z" for y in range(-36, 36, 14)),
    "waves": "".join(f"M-20 {y}{_WAVE}" for y in range(-30, 40, 12)),
    "checks": "".join(
        f"M{x} {y}h11.5v11.5h-11.5Z"
        for row, y in enumerate((-34.5, -23, -11.5, 0, 11.5, 23))
        for x in ((-23, 0) if row % 2 else (-11.5, 11.5))
    ),
}

_FAN = (
    ("#1e2a78", "#5b74d6", "checks"),
    ("#17777a", "#5cc1bd", "waves"),
    ("#2f7d36", "#7cc576", "stripes"),
    ("#e9b918", "#fff0a8", "dots"),
    ("#e07a1f", "#ffc48a", "waves"),
    ("#c22f2f", "#f3968c", "checks"),
    ("#6b3a94", "#bb92de", "stripes"),
)
_ROUND = {
    "fill": "none",
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}
_MIDDLE = (160, 118)
_UP_CORNER = "M-22 -44H22A8 8 0 0 1 30 -36V4L-10 44H-22A8 8 0 0 1 -30 36V-36A8 8 0 0 1 -22 -44Z"
_UP_FACE = "M-21 -40H21A5 5 0 0 1 26 -35V5.6L-8.4 40H-21A5 5 0 0 1 -26 35V-35A5 5 0 0 1 -21 -40Z"


def picture() -> list[Scene]:
    return [
        rect(0, 0, 320, 200, fill="#b83d62"),
        circle(*_MIDDLE, 148, fill="#c2456b"),
        circle(*_MIDDLE, 104, fill="#cf5a7e"),
        path(_arrow(-80, -34) + _arrow(34, 76), stroke="#f7c9d6", stroke_width="5", **_ROUND),
        *(_card(n, *sides) for n, sides in enumerate(_FAN)),
        _turning(),
    ]


def _arrow(start: float, end: float) -> str:
    """The way of play: an arc around the middle, with its head."""
    tip, tail = polar(*_MIDDLE, 104, end), polar(*_MIDDLE, 104, start)
    barbs = [polar(*_MIDDLE, 104 + side, end - 9) for side in (12, -12)]
    return f"M{at(*tail)}A104 104 0 0 1 {at(*tip)}M{at(*barbs[0])}L{at(*tip)}L{at(*barbs[1])}"


def _card(place: int, colour: str, light: str, pattern: str) -> Scene:
    turn = -45 + 15 * place
    return _side(
        f"translate(160 262) rotate({turn}) translate(0 -140) scale(1.12)", colour, light, pattern
    )


def _side(transform: str, colour: str, light: str, pattern: str) -> Scene:
    """One side of a card around a point, with its pattern."""
    lines = pattern == "waves"
    return g(
        rect(-30, -44, 60, 88, 8, fill="#fffdf6", stroke="#8d2c4b", stroke_width="1"),
        rect(-26, -40, 52, 80, 5, fill=colour),
        path(
            _PATTERNS[pattern],
            fill="none" if lines else light,
            stroke=light if lines else None,
            stroke_width="3.6" if lines else None,
            stroke_linecap="round",
        ),
        transform=transform,
    )


def _turning() -> Scene:
    """The card in front: one corner folds over and shows the other side."""
    dots = "".join(
        disc(x, y, 3.4)
        for row, y in enumerate(range(-32, 33, 8))
        for x in ((-7.5, 7.5) if row % 2 else (-15, 0, 15))
        if x + y < 25
    )
    return g(
        path(_UP_CORNER, fill="#fffdf6", stroke="#8d2c4b", stroke_width="1"),
        path(_UP_FACE, fill="#22242c"),
        path(dots, fill="#9aa0b2"),
        path(
            "M30 4L-10 44V12A8 8 0 0 1 -2 4Z", fill="#fffdf6", stroke="#8d2c4b", stroke_width="0.8"
        ),
        path("M22 8L-6 36V14A6 6 0 0 1 0 8Z", fill="#e9b918"),
        path(
            "M15 11q-3 3 -6 2t-6 2t-6 3M4 20q-2 2 -4 2t-4 3",
            stroke="#fff0a8",
            stroke_width="2.4",
            **_ROUND,
        ),
        transform="translate(160 96) rotate(5) scale(1.42)",
    )
