"""ANNO: one tree in four seasons under the moons of a year."""

from app.tables.kit.colours import Accent
from app.tables.kit.scene import Scene, circle, path, rect
from app.tables.kit.shapes import disc, fir, leaf, moon, polar, rays

ACCENT = Accent("#b8862d", "#8a6016", "#d9a84a")

_PHASES = ("new", "waxing", "full", "waning")
_WINTER = [(106, 92, 17), (118, 74, 16), (98, 108, 11), (124, 98, 15)]
_SPRING = [(134, 56, 18), (152, 42, 17), (146, 72, 17), (130, 78, 13)]
_SUMMER = [(174, 44, 18), (190, 60, 18), (172, 68, 18), (160, 54, 12)]
_AUTUMN = [(206, 80, 17), (216, 98, 14), (196, 96, 15), (190, 78, 14)]
_CROWN = (
    (_WINTER, "#e9eff3", "#ffffff"),
    (_AUTUMN, "#cf6a27", "#e59a3c"),
    (_SPRING, "#eeb2c0", "#fbdfe5"),
    (_SUMMER, "#4d8b45", "#79ad58"),
)
_LIMBS = (
    "M160 150C160 128 158 112 150 84M160 130C148 116 130 110 112 98"
    "M161 126C172 112 190 106 206 94M158 112C164 96 172 84 178 66"
)
_GROUND = (
    ("M-5 168Q70 138 160 152T325 150V205H-5Z", "#f4f6f5"),
    ("M78 205Q96 168 90 151Q124 146 160 152T325 150V205Z", "#a8cb7b"),
    ("M160 205Q170 174 160 152Q240 166 325 150V205Z", "#6fa553"),
    ("M238 205Q240 176 236 160Q282 158 325 150V205Z", "#d69a45"),
)


def picture() -> list[Scene]:
    return [
        rect(0, 0, 320, 200, fill="#e7c67c"),
        circle(160, 92, 124, fill="#ecd190"),
        circle(160, 92, 92, fill="#f3dfac"),
        path("M-5 140Q60 112 130 134T325 122V205H-5Z", fill="#d8b05a"),
        *_moons(),
        *(path(d, fill=colour) for d, colour in _GROUND),
        *_tree(),
        *_around(),
    ]


def _moons() -> list[Scene]:
    """Eight moons on an arc, twice through the month."""
    places = [polar(160, 176, 158, -70 + 20 * n) for n in range(8)]
    return [
        moon(x, y, 8.5, _PHASES[n % 4], "#fffaf0", "#b8862d") for n, (x, y) in enumerate(places)
    ]


def _tree() -> list[Scene]:
    crown = []
    for discs, shade, light in _CROWN:
        crown.append(path("".join(disc(*d) for d in discs), fill=shade))
        crown.append(path("".join(disc(x - 3, y - 4, r * 0.55) for x, y, r in discs), fill=light))
    return [
        *crown,
        path("M150 170Q157 150 156 124H164Q164 150 172 170Q161 164 150 170Z", fill="#5f4331"),
        path(_LIMBS, fill="none", stroke="#5f4331", stroke_width="5", stroke_linecap="round"),
    ]


def _around() -> list[Scene]:
    """A fir in the snow, flowers, a sunny meadow, leaves in the wind."""
    flowers = [(104, 172), (118, 184), (134, 172), (146, 188), (110, 192)]
    blown = [(232, 112, 100), (246, 134, 60), (262, 118, 120), (268, 170, 80), (290, 182, 110)]
    return [
        path(fir(36, 174, 52) + fir(64, 182, 34), fill="#5d7f86"),
        path("M36 121.6L31 135Q36 131 41 135ZM64 148L60.6 157Q64 154 67.4 157Z", fill="#ffffff"),
        path("".join(disc(x, y, 3) for x, y in flowers), fill="#fbe9ee"),
        path("".join(disc(x, y, 1.2) for x, y in flowers), fill="#b8862d"),
        path(
            rays(196, 180, 0, 9, 9) + rays(218, 188, 0, 7, 9),
            stroke="#f6d45a",
            stroke_width="2.4",
            stroke_linecap="round",
        ),
        path("".join(leaf(*place, 12, 5) for place in blown), fill="#a8431a"),
    ]
