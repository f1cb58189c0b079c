"""The buttons that enlarge the board, beside the pinch, the wheel and the keys."""

from math import sqrt

from app.tables.drift.layout import Layout
from app.tables.kit.scene import Scene, circle, g, path
from engine.language import tr

MOST = 4
"""How far the board can be enlarged."""
KNOB = 22
APART = 5
"""Between a knob and the board."""


def zoom_buttons(place: Layout) -> list[Scene]:
    """In the corners that a round board leaves free."""
    aside, down = _corner(place)
    left, right, y = place.x - aside, place.x + aside, place.y + down
    whole = "M-8 -3V-8H-3M3 -8H8V-3M8 3V8H3M-3 8H-8V3"
    return [
        _button(right, y, "M-8 0H8M0 -8V8", "1.6", tr("Enlarge the board"), "zoom-knob"),
        _button(left, y, whole, "0", tr("Show the whole board"), "zoom-knob when-zoomed"),
    ]


def _corner(place: Layout) -> tuple[float, float]:
    """How far a knob lies aside from the middle of the board, and below it.

    Where the board's room ends before that, it goes along its end, away from the board.
    """
    away, frame = place.radius + KNOB + APART, place.frame
    widest = frame.right - place.x - KNOB
    lowest = frame.bottom - place.y - KNOB
    aside = min(away * 0.7071, widest)
    down = min(sqrt(away**2 - aside**2), lowest)
    return min(sqrt(away**2 - down**2), widest), down


def _button(x: float, y: float, sign: str, factor: str, name: str, classes: str) -> Scene:
    return g(
        circle(0, 0, KNOB, class_="ring knob"),
        path(sign, class_="knob-sign"),
        transform=f"translate({x:.1f} {y:.1f})",
        class_=classes,
        role="button",
        tabindex="0",
        aria_label=name,
        data_zoom_by=factor,
    )
