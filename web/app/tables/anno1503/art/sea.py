"""What lies at sea: groups of islands, the cloud over them, ships; each in its own box."""

from app.tables.anno1503.art.palette import (
    GRASS,
    GRASS_DEEP,
    SAND,
    WOOD,
    WOOD_DEEP,
    drawn,
    stroke,
)
from app.tables.kit.scene import Scene, g, path
from app.tables.kit.shapes import at, cloud, disc, fir, leaf

_ISLETS: dict[int, tuple[tuple[float, float, float], ...]] = {
    2: ((21, 23, 15), (44, 43, 15)),
    3: ((19, 19, 13), (46, 25, 12), (28, 47, 13)),
    4: ((18, 18, 11.5), (45, 17, 11), (20, 46, 11), (46, 45, 12)),
}
"""Number of islands → their middles and sizes in a space of 64 × 64."""


def symbols() -> list[Scene]:
    return [
        *(drawn(f"islands-{n}", 64, 64, *_islands(n)) for n in _ISLETS),
        *(drawn(f"bare-{n}", 64, 64, *_bare(n)) for n in _ISLETS),
        drawn("reef", 64, 64, *_reef()),
        drawn("cloud", 64, 64, *_cloud()),
        drawn("ship", 56, 56, *_ship()),
        drawn("harbour", 64, 64, *_harbour()),
        drawn("rose", 64, 64, *_rose()),
        drawn("grove", 160, 44, *_grove()),
    ]


def _shore(x: float, y: float, r: float, by: float) -> str:
    """An island's outline, not quite round."""
    w, t = r + by, (r + by) * 0.72
    return (
        f"M{at(x - w, y + 1)}"
        f"C{at(x - w, y - t)} {at(x - w * 0.3, y - t * 1.15)} {at(x + w * 0.2, y - t)}"
        f"C{at(x + w * 0.9, y - t)} {at(x + w * 1.1, y - 2)} {at(x + w, y + 2)}"
        f"C{at(x + w, y + t)} {at(x + w * 0.2, y + t * 1.1)} {at(x - w * 0.3, y + t)}"
        f"C{at(x - w * 0.8, y + t)} {at(x - w, y + t * 0.6)} {at(x - w, y + 1)}Z"
    )


def _islands(count: int) -> list[Scene]:
    islets = _ISLETS[count]
    surf = "".join(_shore(x, y, r, 3.6) for x, y, r in islets)
    beach = "".join(_shore(x, y, r, 0.6) for x, y, r in islets)
    grass = "".join(_shore(x, y - 1, r, -3.2) for x, y, r in islets)
    hills = "".join(
        f"M{at(x - r * 0.55, y + 1)}Q{at(x - r * 0.1, y - r * 0.75)} {at(x + r * 0.5, y + 1)}Z"
        for x, y, r in islets
    )
    return [
        path(surf, fill="#ffffff", fill_opacity="0.45"),
        path(beach, fill=SAND),
        path(grass, fill=GRASS),
        path(hills, fill=GRASS_DEEP),
        *_palm(islets[0][0] + 6, islets[0][1] + 3),
        *_palm(islets[-1][0] - 7, islets[-1][1] + 4),
    ]


def _bare(count: int) -> list[Scene]:
    """Islands with nothing left on them: flat sand, and the stakes of who was there."""
    islets = _ISLETS[count]
    return [
        path("".join(_shore(x, y, r, 1.5) for x, y, r in islets), fill="#ffffff", fill_opacity=0.2),
        path("".join(_shore(x, y, r, -2) for x, y, r in islets), fill=SAND, fill_opacity=0.55),
        path(
            "".join(f"M{at(x - 4, y - 2.5)}l8 5m0 -5l-8 5" for x, y, _ in islets),
            **stroke(WOOD_DEEP, 1.6),
            opacity=0.45,
        ),
    ]


def _reef() -> list[Scene]:
    """An island that is not used: rocks under the water, which ships sail around."""
    stones = ((20, 24, 7), (33, 18, 4.5), (42, 34, 8), (26, 43, 5), (50, 47, 4))
    return [
        path(
            "".join(
                f"M{at(x - r, y + r * 0.5)}L{at(x - r * 0.5, y - r * 0.5)}"
                f"L{at(x + r * 0.4, y - r * 0.6)}L{at(x + r, y + r * 0.5)}Z"
                for x, y, r in stones
            ),
            fill="#0c3a46",
            fill_opacity=0.5,
        ),
        path("M8 34q5 -4 10 0M44 22q5 -4 10 0M14 54q5 -4 10 0", **stroke("#0c3a46", 1.6)),
    ]


def _palm(x: float, y: float) -> list[Scene]:
    top = y - 11
    fronds = "".join(leaf(x, top, turn, 8, 1.8) for turn in (-105, -55, 0, 55, 105))
    return [
        path(f"M{at(x, y)}Q{at(x + 1.6, y - 5)} {at(x, top)}", **stroke(WOOD, 1.8)),
        path(fronds, fill="#2f6f45"),
    ]


def _cloud() -> list[Scene]:
    return [
        path(cloud(34, 38, 58), fill="#7fa9b4", fill_opacity="0.45"),
        path(cloud(22, 22, 38) + cloud(45, 47, 36), fill="#eaf3f4"),
        path(cloud(32, 33, 60), fill="#fbfdfd"),
        path("M12 36Q18 40 25 37M34 41Q42 44 50 40M22 25Q28 21 34 25", **stroke("#c4d9de", 2)),
    ]


def _ship() -> list[Scene]:
    """The sails take the colour of whoever uses the drawing."""
    return [
        path("M4 48Q16 54 28 50T52 48", **stroke("#ffffff", 2.4)),
        path("M28 36V5", **stroke(WOOD_DEEP, 2.6)),
        path("M14 36V14", **stroke(WOOD_DEEP, 2.2)),
        path("M30 8Q47 18 45 33Q37 30 30 33Z", style="fill:var(--who)", stroke="#fffdf6"),
        path("M26 9Q25 22 27 32Q20 29 11 33Q13 17 26 9Z", fill="#fffaf0", stroke="#cdbf9c"),
        path("M28 5Q34 2 39 5Q34 8 28 9Z", style="fill:var(--who)"),
        path("M4 34L12 36H42L52 31C51 43 45 49 38 49H17C10 49 5 43 4 34Z", fill=WOOD),
        path("M5 38Q6 41 7.4 43H47.6Q50 40 51 36L43 39.4H12Z", fill="#d9a650"),
        path(disc(18, 45.5, 1.7) + disc(27, 45.5, 1.7) + disc(36, 45.5, 1.7), fill=WOOD_DEEP),
    ]


def _harbour() -> list[Scene]:
    """The start space: a quay with a lighthouse."""
    return [
        path("M-2 6H14V58H-2Z", fill=WOOD),
        path("M-2 16H14M-2 28H14M-2 40H14M-2 50H14", **stroke(WOOD_DEEP, 1.6)),
        path("M4 34L6 12H12L14 34Z", fill="#fbf5e4"),
        path("M5 27H13.3L12.6 21H5.6Z", fill="#b3261e"),
        path("M5 12H13L9 5Z", fill="#8c3a28"),
        g(path("M13 9L30 4V14Z", fill="#f7dc7a", fill_opacity="0.5")),
    ]


def _grove() -> list[Scene]:
    """Firs, a bush or two and a field, for land where nothing stands."""
    firs = "".join(fir(x, y, size) for x, y, size in ((20, 36, 30), (36, 41, 25), (146, 38, 28)))
    return [
        path("M56 34L116 28L126 40L62 43Z", fill="#d9c471", fill_opacity="0.75"),
        path("M62 35.5L119 30M61 38.5L122 33.5M63 41.5L124 37.5", **stroke("#b49a45", 1.2)),
        path(disc(8, 37, 6) + disc(130, 38, 5) + disc(136, 40, 4), fill="#6f9f5c"),
        path(firs, fill="#41724a"),
    ]


def _rose() -> list[Scene]:
    return [
        path(disc(32, 32, 28), **stroke("currentColor", 1)),
        path(disc(32, 32, 22), stroke_dasharray="1 5.9", **stroke("currentColor", 2.4)),
        path(
            "M32 4L36 28L60 32L36 36L32 60L28 36L4 32L28 28Z",
            fill="currentColor",
            fill_opacity="0.5",
        ),
        path(
            "M32 4L36 28L32 32ZM60 32L36 36L32 32ZM32 60L28 36L32 32ZM4 32L28 28L32 32Z",
            fill="currentColor",
        ),
    ]
