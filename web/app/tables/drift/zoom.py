"""The buttons that enlarge the board, beside the pinch, the wheel and the keys."""

from app.tables.drift.layout import Layout
from app.tables.kit.scene import Scene, circle, g, path
from engine.language import tr

MOST = 4
"""How far the board can be enlarged."""


def zoom_buttons(place: Layout) -> list[Scene]:
    """In the corners that a round board leaves free."""
    away = (place.radius + 27) * 0.7071
    left, right, y = place.x - away, place.x + away, place.y + away
    whole = "M-8 -3V-8H-3M3 -8H8V-3M8 3V8H3M-3 8H-8V3"
    return [
        _button(right, y, "M-8 0H8M0 -8V8", "1.6", tr("Enlarge the board"), "zoom-knob"),
        _button(left, y, whole, "0", tr("Show the whole board"), "zoom-knob when-zoomed"),
    ]


def _button(x: float, y: float, sign: str, factor: str, name: str, classes: str) -> Scene:
    return g(
        circle(0, 0, 22, class_="ring knob"),
        path(sign, class_="knob-sign"),
        transform=f"translate({x:.1f} {y:.1f})",
        class_=classes,
        role="button",
        tabindex="0",
        aria_label=name,
        data_zoom_by=factor,
    )
