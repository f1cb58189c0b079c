"""The twelve old signs of the zodiac, as strokes in a box of 24 × 24."""

from app.tables.kit.scene import Scene, g, num, path
from app.tables.kit.shapes import disc

_M = (
    "M3.5 4.5C5.6 4.5 6.4 6 6.4 8V18M6.4 8C6.8 4.8 10.6 3.8 11 7.6V18"
    "M11 7.6C11.4 4.6 15.2 3.8 15.6 7.6V16"
)
"""The three legs that Virgo and Scorpio have in common."""

GLYPHS = {
    "ZCAP": "M3 5C5.4 5 6.3 7 6.3 9V17M6.3 9C6.8 5.8 12 4 12 9V16C12 19 10.6 21 8.4 21"
    + disc(16, 14.8, 4),
    "ZAQU": "M2.5 10.5L6.5 6.5L10 10.5L14 6.5L17.5 10.5L21.5 6.5"
    "M2.5 17.5L6.5 13.5L10 17.5L14 13.5L17.5 17.5L21.5 13.5",
    "ZPIS": "M5 3C10 8 10 16 5 21M19 3C14 8 14 16 19 21M4 12H20",
    "ZARI": "M12 21V10C12 3.5 3.8 2 3.8 7.8C3.8 10.4 6 11.6 7.6 10.4"
    "M12 10C12 3.5 20.2 2 20.2 7.8C20.2 10.4 18 11.6 16.4 10.4",
    "ZTAU": "M4 3C6 3 6.8 9.6 12 9.6C17.2 9.6 18 3 20 3" + disc(12, 15.4, 5.8),
    "ZGEM": "M4.5 3C9 5.8 15 5.8 19.5 3M4.5 21C9 18.2 15 18.2 19.5 21M8.8 5V19M15.2 5V19",
    "ZCAN": "M3.6 8.2C6 3.6 15.4 2.6 20.8 6.8M20.4 15.8C18 20.4 8.6 21.4 3.2 17.2"
    + disc(6.9, 9.4, 3.3)
    + disc(17.1, 14.6, 3.3),
    "ZLEO": disc(6.6, 14, 3.3)
    + "M9 11.8C6.4 7.6 7 3 11.6 3C17.8 3 16.4 8.8 14.8 13C13.2 17.2 14 21 17.2 21"
    "C19.4 21 20.4 19.4 20.4 17.6",
    "ZVIR": _M
    + "C15.6 19 17.2 21 20.4 21M15.6 10C17.6 7.2 21.2 8.4 20.8 12C20.4 16 16.4 19.4 12.8 21",
    "ZLIB": "M3.5 20.5H20.5M3.5 16H9.4C7 14.6 6.2 12.8 6.2 11C6.2 7 8.8 4 12 4"
    "C15.2 4 17.8 7 17.8 11C17.8 12.8 17 14.6 14.6 16H20.5",
    "ZSCO": _M + "C15.6 19 17.2 20 21 19.4M18.6 16.6L21.3 19.4L18.6 22",
    "ZSAG": "M4 20L20 4M11.5 4H20V12.5M6 11L13 18",
}


def glyph(code: str, x: float, y: float, size: float, colour: str) -> Scene:
    """A sign with its middle at a point."""
    scale = size / 24
    return g(
        path(GLYPHS[code]),
        transform=f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({num(scale)})",
        fill="none",
        stroke=colour,
        stroke_width="2.4",
        stroke_linecap="round",
        stroke_linejoin="round",
    )
