"""ANNO 1503: a ship before an island that nobody has named."""

from app.tables.kit.colours import Accent
from app.tables.kit.scene import Scene, circle, g, path, rect
from app.tables.kit.shapes import at, bird, cloud, disc, leaf, star

ACCENT = Accent("#1f7a8c", "#1a6b7b", "#5fb6c6")

_HULL = "M-62 -20L-40 -18L-34 -4H40L44 -16L66 -22C62 14 50 30 28 30H-24C-46 30 -58 10 -62 -20Z"
_MASTS = "M-32 -6V-72M4 -4V-96M38 -6V-66M60 -20L84 -40"
_PENNANTS = (
    "M4 -96Q14 -102 24 -96Q16 -94 4 -88ZM-32 -72Q-24 -77 -16 -72Q-22 -70 -32 -66Z"
    "M38 -66Q46 -71 54 -66Q48 -64 38 -60Z"
)


def picture() -> list[Scene]:
    return [
        rect(0, 0, 320, 200, fill="#cde6e4"),
        circle(226, 62, 62, fill="#dcedde"),
        circle(226, 62, 30, fill="#f7dc9a"),
        _compass(),
        path(cloud(64, 100, 70) + cloud(298, 40, 60), fill="#f4faf8"),
        *_island(),
        path("M-5 128Q50 122 100 127T210 126T325 128V205H-5Z", fill="#4fa3b0"),
        path(_waves(8, 142) + _waves(206, 150), **_line("#a5d6db", 2.4)),
        *_ship(),
        path("M-5 164Q40 152 84 162T172 162T260 160T325 162V205H-5Z", fill="#1f7a8c"),
        path("M-5 184Q50 172 104 182T214 180T325 184V205H-5Z", fill="#155e6e"),
        path(_waves(24, 178) + _waves(230, 178) + _waves(130, 194), **_line("#6fb9c4", 2.4)),
        path(bird(176, 30, 16) + bird(194, 42, 12), **_line("#35606a", 2)),
    ]


def _line(colour: str, width: float) -> dict[str, object]:
    return {"fill": "none", "stroke": colour, "stroke_width": width, "stroke_linecap": "round"}


def _waves(x: float, y: float) -> str:
    return f"M{at(x, y)}q7 -5 14 0t14 0t14 0"


def _compass() -> Scene:
    return g(
        circle(46, 46, 30, **_line("#8fc0c4", 1.4)),
        circle(46, 46, 25, stroke_dasharray="1 6.85", **_line("#8fc0c4", 3)),
        path(star(46, 46, 16, 6, 8), fill="#b5d8d8"),
        path(star(46, 46, 24, 5, 4), fill="#6fabb2"),
    )


def _island() -> list[Scene]:
    fronds = [(-80, 26), (-40, 24), (10, 20), (55, 25), (95, 26)]
    houses = "M236 112h14v14h-14ZM256 108h12v18h-12ZM274 114h14v12h-14Z"
    roofs = "M233 113L243 104L253 113ZM254 109L262 96L270 109ZM271 115L281 106L291 115Z"
    return [
        path("M190 130Q212 92 244 96Q262 66 286 84Q306 92 325 88V132H190Z", fill="#7fae75"),
        path("M204 130Q230 108 262 112T325 106V132H204Z", fill="#5c9460"),
        path(houses, fill="#fbf3e0"),
        path(roofs, fill="#c2583c"),
        path("M180 130Q220 120 260 124T325 120V136H180Z", fill="#ecd9a4"),
        path("M212 126C214 112 210 100 216 86", **_line("#7a5638", 4)),
        path("".join(leaf(216, 86, turn, size, 5) for turn, size in fronds), fill="#3f7f4c"),
    ]


def _sail(x: float, y: float, width: float, height: float) -> str:
    half, foot = width / 2, y + height
    return (
        f"M{at(x - half, y)}H{x + half}C{at(x + half + 9, y + height * 0.35)} "
        f"{at(x + half + 8, y + height * 0.8)} {at(x + half - 1, foot)}"
        f"Q{at(x, foot - 7)} {at(x - half - 3, foot)}"
        f"C{at(x - half + 7, y + height * 0.75)} {at(x - half + 8, y + height * 0.3)} "
        f"{at(x - half, y)}Z"
    )


def _ship() -> list[Scene]:
    sails = _sail(-32, -62, 30, 44) + _sail(4, -54, 42, 42) + _sail(38, -56, 28, 38)
    ports = "".join(disc(x, 12, 3) for x in range(-30, 40, 14))
    return [
        g(
            path(_MASTS, **_line("#53392a", 3.4)),
            path(_PENNANTS, fill="#c2583c"),
            path(sails + _sail(4, -86, 30, 26), fill="#fffaf0", stroke="#d9c9a4", stroke_width="1"),
            path(star(4, -34, 11, 4.6, 8), fill="#1f7a8c"),
            path(_HULL, fill="#7a4a2e"),
            path("M-58 -2Q-54 6 -50 10H52Q58 0 61 -6L44 -2H-36Z", fill="#e0b25a"),
            path(ports, fill="#3f2617"),
            transform="translate(112 138) scale(1.08)",
        )
    ]
