"""DRIFT: the ring board from above its edge, rivers turning, pieces on the land."""

from app.tables.kit.colours import Accent
from app.tables.kit.scene import Scene, circle, g, path, rect
from app.tables.kit.shapes import at, polar, rays

ACCENT = Accent("#3d5a80", "#3d5a80", "#8fb0da")

_RINGS = (
    (168, "#26405f"),
    (160, "#efe6cf"),
    (146, "#5f96c8"),
    (122, "#b9c994"),
    (82, "#5f96c8"),
    (62, "#d0d6a2"),
    (32, "#5f96c8"),
    (18, "#f0dfa6"),
)
_SHAPES = (("#c2456b", 3), ("#e2a52b", 1), ("#f4efe2", 2))


def picture() -> list[Scene]:
    return [
        rect(0, 0, 320, 200, fill="#3d5a80"),
        path("M0 40Q80 20 160 36T320 30V0H0Z", fill="#466690"),
        _board(),
        _coin(196, 102, "#e6b93c", "#a87a14"),
        _coin(112, 84, "#cfd3d8", "#858c96"),
        _coin(276, 122, "#c9814d", "#8a4c22"),
        _piece(82, 128, *_SHAPES[0]),
        _piece(232, 76, *_SHAPES[1]),
        _piece(186, 160, *_SHAPES[2]),
    ]


def _board() -> Scene:
    """The board tilted back, in its own flat circle."""
    return g(
        *(circle(0, 0, r, fill=colour) for r, colour in _RINGS),
        path(rays(0, 0, 82, 122, 24), stroke="#93a870", stroke_width="1.6"),
        path(rays(0, 0, 32, 62, 12), stroke="#a9b37a", stroke_width="1.6"),
        circle(0, 0, 102, fill="none", stroke="#93a870", stroke_width="1.6"),
        circle(0, 0, 47, fill="none", stroke="#a9b37a", stroke_width="1.6"),
        path(
            _chevrons(134, 7, 20, 1) + _chevrons(72, 6, 14, -1) + _chevrons(25, 4, 7, 1),
            fill="none",
            stroke="#e4f0fa",
            stroke_width="3",
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        transform="translate(160 112) scale(1 .62) rotate(-8)",
    )


def _chevrons(radius: float, size: float, count: int, way: int) -> str:
    """Arrowheads around a river; `way` 1 flows clockwise."""
    step = size / radius * 57.3 * way
    heads = []
    for n in range(count):
        turn = 360 * n / count
        tip = polar(0, 0, radius, turn + step / 2)
        sides = [polar(0, 0, radius + side, turn - step / 2) for side in (size, -size)]
        heads.append(f"M{at(*sides[0])}L{at(*tip)}L{at(*sides[1])}")
    return "".join(heads)


def _coin(x: float, y: float, face: str, edge: str) -> Scene:
    return g(
        path(f"M{x - 11} {y}v4a11 6.8 0 0 0 22 0v-4Z", fill=edge),
        path(f"M{x - 11} {y}a11 6.8 0 1 1 22 0a11 6.8 0 1 1 -22 0Z", fill=face),
        path(f"M{x - 6.5} {y}a6.5 4 0 1 1 13 0a6.5 4 0 1 1 -13 0Z", fill="none", stroke=edge),
    )


def _piece(x: float, y: float, colour: str, strength: int) -> Scene:
    """A round piece as high as it is strong, with its numeral on top."""
    high = 10 + 8 * strength
    bars = "".join(
        f"M{x + 7 * n - 3.5 * (strength - 1)} {y - high - 6}v12" for n in range(strength)
    )
    ring = "a20 12.4 0 1 1 40 0a20 12.4 0 1 1 -40 0Z"
    return g(
        path(
            f"M{x - 22} {y + 4}a24 13 0 1 0 48 0a24 13 0 1 0 -48 0Z", fill="#1c2f49", opacity="0.35"
        ),
        path(f"M{x - 20} {y - high}v{high}a20 12.4 0 0 0 40 0v-{high}Z", fill=colour),
        path(
            f"M{x - 20} {y - high}v{high}a20 12.4 0 0 0 40 0v-{high}Z",
            fill="#1f2430",
            opacity="0.28",
        ),
        path(
            f"M{x - 20} {y - high}{ring}",
            fill=colour,
            stroke="#1f2430",
            stroke_width="0.8",
            stroke_opacity="0.35",
        ),
        path(bars, stroke="#1f2430", stroke_width="3.4", stroke_linecap="round"),
    )
