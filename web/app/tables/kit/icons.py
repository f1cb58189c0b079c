"""The signs on the interface's buttons: 24 × 24, drawn in the colour of the words beside them."""

from functools import cache

from app.tables.kit.scene import Scene, path, svg
from app.tables.kit.shapes import disc, rays, star

_SPEAKER = "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5Z"
_TEETH = rays(12, 12, 7.2, 9.8, 8)

ICONS = {
    "menu": "M4 7H20M4 12H20M4 17H20",
    "undo": "M8.5 4.5L4 9L8.5 13.5M4.5 9H14.5A5.2 5.2 0 0 1 14.5 19.4H9",
    "hint": "M9 17.5C9 14.8 6.2 13.4 6.2 9.8A5.8 5.8 0 0 1 17.8 9.8C17.8 13.4 15 14.8 15 17.5Z"
    "M10 20.8H14",
    "text": "M4 6H20M4 10.7H20M4 15.3H20M4 20H13",
    "log": "M6 3.5H18V20.5L15 18.7L12 20.5L9 18.7L6 20.5ZM9.2 8H14.8M9.2 11.6H14.8M9.2 15.2H12.4",
    "rules": "M12 6.5C10 4.8 7 4.5 3.5 4.8V18.2C7 17.9 10 18.2 12 20"
    "C14 18.2 17 17.9 20.5 18.2V4.8C17 4.5 14 4.8 12 6.5ZM12 6.5V20",
    "learn": "M3 15.5L12 4.5L21 15.5Q12 11.5 3 15.5ZM12 4.5V12.8M7.5 17.5Q12 20.5 16.5 17.5",
    "settings": "M4 7H11M17 7H20M4 17H7M13 17H20" + disc(14, 7, 2.6) + disc(10, 17, 2.6),
    "close": "M6 6L18 18M18 6L6 18",
    "back": "M10.5 5L3.8 12L10.5 19M4.5 12H20.2",
    "sound-on": _SPEAKER + "M15.4 9A4.2 4.2 0 0 1 15.4 15M18 6.2A8.2 8.2 0 0 1 18 17.8",
    "sound-off": _SPEAKER + "M15.8 9.4L21 14.6M21 9.4L15.8 14.6",
    "info": disc(12, 12, 8.6) + "M12 11V16.4M12 7.6V7.7",
    "trash": "M4.5 6.8H19.5M9.2 6.6V4H14.8V6.6M6.4 7L7.4 20.3H16.6L17.6 7"
    "M10.2 10.6V16.6M13.8 10.6V16.6",
    "export": "M12 15V3.6M7.6 7.8L12 3.4L16.4 7.8M4.5 14V20.2H19.5V14",
    "import": "M12 3.4V15M7.6 10.8L12 15.2L16.4 10.8M4.5 14V20.2H19.5V14",
    "play": "M7.5 4.6L19 12L7.5 19.4Z",
    "pause": "M8 5V19M16 5V19",
    "again": "M19.6 12A7.6 7.6 0 1 1 16.6 5.9M17.4 2.6V6.6H13.2",
    "replay": "M4.4 12A7.6 7.6 0 1 0 7.4 5.9M6.6 2.6V6.6H10.8M10.4 8.8L15.4 12L10.4 15.2Z",
    "review": disc(10.4, 10.4, 6.4) + "M15.2 15.2L20.6 20.6M7.6 11.6L9.8 9L11.4 11L13.4 8.2",
    "users": disc(9, 8, 3.4)
    + "M2.8 19.4C2.8 15.6 5.4 13.8 9 13.8S15.2 15.6 15.2 19.4Z"
    + "M15.4 4.9A3.3 3.3 0 0 1 15.4 11.1M17.6 14.2C19.8 14.8 21.2 16.6 21.2 19.4",
    "robot": "M6.5 8H17.5A2 2 0 0 1 19.5 10V17.5A2 2 0 0 1 17.5 19.5H6.5A2 2 0 0 1 4.5 17.5V10"
    "A2 2 0 0 1 6.5 8ZM12 8V4.6M12 4.4V4.3M9 12V13M15 12V13M9.4 16.2H14.6M2 12.4V15.4M22 12.4V15.4",
    "offline": "M4 4L20 20M9.2 18.5H7A4.2 4.2 0 0 1 6.2 10.2C6.4 9.4 6.8 8.6 7.3 7.9"
    "M10.4 5.7A6 6 0 0 1 17.8 10.2A4.2 4.2 0 0 1 20.2 16.6M13 18.5H16.6",
    "tick": "M4.5 12.8L9.6 18L19.5 6.5",
    "dice": "M6.5 4H17.5A2.5 2.5 0 0 1 20 6.5V17.5A2.5 2.5 0 0 1 17.5 20H6.5A2.5 2.5 0 0 1 4 17.5"
    "V6.5A2.5 2.5 0 0 1 6.5 4ZM8.4 8.4V8.5M15.6 8.4V8.5M12 12V12.1M8.4 15.5V15.6M15.6 15.5V15.6",
    "arrow-left": "M14.8 5L8 12L14.8 19",
    "arrow-right": "M9.2 5L16 12L9.2 19",
    "arrow-up": "M12 20V4.6M5.6 11L12 4.6L18.4 11",
    "turn-back": "M18.8 5L12 12L18.8 19M11 5L4.2 12L11 19",
    "turn-on": "M5.2 5L12 12L5.2 19M13 5L19.8 12L13 19",
    "more": disc(5, 12, 1.2) + disc(12, 12, 1.2) + disc(19, 12, 1.2),
    "fullscreen": "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
    "install": "M12 4V14M7.8 10L12 14.2L16.2 10M6 19.5H18",
    "plus": "M12 5V19M5 12H19",
    "minus": "M5 12H19",
    "sun": disc(12, 12, 4.2) + rays(12, 12, 7.2, 9.4, 8),
    "moon": "M19.8 14.4A8.4 8.4 0 1 1 10 4A6.8 6.8 0 0 0 19.8 14.4Z",
    "eye": "M2.6 12C5 7.6 8.2 5.6 12 5.6S19 7.6 21.4 12C19 16.4 15.8 18.4 12 18.4S5 16.4 2.6 12Z"
    + disc(12, 12, 2.9),
    "hand": "M8 12.5V5.8A1.5 1.5 0 0 1 11 5.8V11M11 11V4.2A1.5 1.5 0 0 1 14 4.2V11"
    "M14 11V5.8A1.5 1.5 0 0 1 17 5.8V12.2M17 12V8.6A1.5 1.5 0 0 1 20 8.6V14.4"
    "A6.2 6.2 0 0 1 13.8 20.8C10.6 20.8 9.2 19.4 7.8 17.2L4.6 12.6A1.5 1.5 0 0 1 7 10.9L8 12.5",
    "star": star(12, 12.4, 9.2, 3.9, 5),
    "flag": "M6 21.2V3.6M6 4.8C10 2.4 13.2 7.2 18.8 4.8V13C13.2 15.4 10 10.6 6 13",
    "crown": "M4 8L8 12L12 5L16 12L20 8L18.4 18.4H5.6ZM6 21.2H18",
    "gear": disc(12, 12, 6.6) + disc(12, 12, 2.4) + _TEETH,
}
"""Each name's strokes."""


@cache
def icon(name: str) -> Scene:
    """A sign without words: assistive tools pass over it, the button itself has a name."""
    return svg(
        24,
        24,
        path(ICONS[name]),
        class_="icon",
        fill="none",
        stroke="currentColor",
        stroke_width="2",
        stroke_linecap="round",
        stroke_linejoin="round",
        aria_hidden="true",
    )
