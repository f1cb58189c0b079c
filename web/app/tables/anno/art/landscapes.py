"""Twelve quiet pictures, one a month: cut paper, far to near.

A picture fills x 0–92, y 0–60. The card lays signs over its upper corners and over the middle
of its foot, so what matters stands between. What hangs over the edge is trimmed by the card.
"""

from collections.abc import Callable

from app.tables.kit.scene import Scene, circle, path, rect
from app.tables.kit.shapes import bird, cloud, disc, drop, fir, leaf, rays, star

Picture = list[Scene]


def _sky(colour: str) -> Scene:
    return rect(-2, -2, 96, 64, fill=colour)


def _strokes(d: str, colour: str, width: float) -> Scene:
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")


def _january() -> Picture:
    """A hut in the snow, a light in its window."""
    return [
        _sky("#cfdcea"),
        circle(46, 19, 7, fill="#f7e3c0"),
        path("M-2 40L14 26L24 34L40 20L58 36L70 27L94 42V62H-2Z", fill="#a9bdd3"),
        path("M40 20L33 26L38 27L42 25L46 28L48 27ZM70 27L65 31L70 32L75 30Z", fill="#f5f8fb"),
        path("M-2 44Q22 34 46 43T94 40V62H-2Z", fill="#e6eef5"),
        path(fir(14, 47, 17) + fir(23, 49, 13) + fir(80, 46, 15), fill="#38566b"),
        path("M40 40V48H57V40Z", fill="#7a5a45"),
        path("M37 41L48.5 32L60 41L58 43L48.5 36L39 43Z", fill="#ffffff"),
        rect(44, 41.5, 4, 4, fill="#ffcf6b"),
        path("M-2 50Q30 42 60 49T94 48V62H-2Z", fill="#ffffff"),
    ]


def _february() -> Picture:
    """Snowdrops, the first of the year."""
    stems = "M32 52C32 42 34 36 38 32M43 52C43 40 44 33 49 27M53 52C53 46 55 42 58 39"
    heads = [(38, 32, 9), (49, 27, 10), (58, 39, 8)]
    return [
        _sky("#d9d3e6"),
        path("M-2 36Q18 22 40 32T94 26V62H-2Z", fill="#b9b4d0"),
        path("M-2 44Q26 32 52 40T94 36V62H-2Z", fill="#d5d9ea"),
        _strokes(stems, "#3f7d4a", 1.8),
        path("".join(drop(x, y - 1, size) for x, y, size in heads), fill="#ffffff"),
        path("".join(disc(x, y, 1.6) for x, y, _ in heads), fill="#4f9358"),
        path(
            leaf(30, 54, -18, 19, 3) + leaf(39, 54, 12, 22, 3) + leaf(55, 54, 28, 15, 3),
            fill="#4f9358",
        ),
        path("M-2 51Q22 45 46 49T94 46V62H-2Z", fill="#ffffff"),
    ]


def _march() -> Picture:
    """Ploughed land, and the birds come back."""
    furrows = "M46 41L-8 62M46 41L14 62M46 41L34 62M46 41L56 62M46 41L78 62M46 41L102 62"
    return [
        _sky("#dce9ec"),
        circle(46, 30, 9, fill="#f8dfa4"),
        path("M-2 36Q20 26 46 34T94 30V62H-2Z", fill="#a3b98c"),
        path("M-2 44Q24 36 46 40T94 42V62H-2Z", fill="#7d5d46"),
        _strokes(furrows, "#64483a", 1.4),
        _strokes("M66 41V33", "#4f3b2f", 1.8),
        path(disc(64, 31, 4) + disc(68, 31, 4) + disc(66, 27.5, 4), fill="#b7c88a"),
        _strokes(
            "".join(bird(*b) for b in [(36, 12, 7), (46, 8, 7), (56, 12, 7), (51, 17, 5)]),
            "#37414d",
            1.3,
        ),
    ]


def _april() -> Picture:
    """A shower, and the sun behind it."""
    bows = [(25, "#d9694f"), (22.5, "#eeb04a"), (20, "#7fae5c"), (17.5, "#5b93c4")]
    rain = "".join(f"M{x} {y}l-2 6" for x, y in [(33, 28), (38, 30), (43, 28), (48, 30)])
    return [
        _sky("#c7d8e2"),
        *(circle(50, 48, r + 6, fill="none", stroke=c, stroke_width="2.6") for r, c in bows),
        path(cloud(41, 20, 26), fill="#f4f7f9"),
        _strokes(rain, "#4f87b3", 1.5),
        path("M-2 46Q20 34 46 44T94 38V62H-2Z", fill="#8fbf68"),
        path("M-2 52Q26 44 52 50T94 47V62H-2Z", fill="#5f9b4e"),
        path(
            "".join(disc(x, y, 1.3) for x, y in [(10, 53), (18, 56), (72, 53), (82, 51), (30, 52)]),
            fill="#f6e27a",
        ),
    ]


def _may() -> Picture:
    """An apple tree in blossom."""
    crown = [(38, 24, 9), (46, 16, 10), (55, 23, 9), (46, 27, 9)]
    petals = [(38, 20), (44, 13), (51, 17), (56, 23), (47, 24), (40, 28), (52, 29), (35, 26)]
    return [
        _sky("#cfe6ee"),
        path("M-2 40Q22 26 46 36T94 30V62H-2Z", fill="#b3d48d"),
        path("M-2 48Q28 40 52 44T94 42V62H-2Z", fill="#86b95f"),
        _strokes("M46 48V30M46 38L40 30M46 36L52 28", "#6b4c3a", 3),
        path("".join(disc(*c) for c in crown), fill="#f6cdd8"),
        path("".join(disc(x, y, 2) for x, y in petals), fill="#fff4f6"),
        path(
            "".join(disc(x, y, 1) for x, y in [(34, 47), (58, 46), (62, 50), (29, 52)]),
            fill="#fff4f6",
        ),
        path("M-2 54Q30 47 94 51V62H-2Z", fill="#6aa04b"),
    ]


def _june() -> Picture:
    """Poppies under the highest sun."""
    stems = "M18 62Q18 50 16 42M36 62Q38 48 35 37M60 62Q58 48 61 38M78 62Q76 52 79 44"
    heads = [(16, 41, 5), (35, 36, 5.6), (61, 37, 5.6), (79, 43, 5)]
    return [
        _sky("#bfe3f0"),
        circle(46, 17, 9, fill="#fbc94f"),
        _strokes(rays(46, 17, 11.5, 15, 12), "#f2b233", 1.8),
        path("M-2 40Q24 32 50 38T94 35V62H-2Z", fill="#a9c96a"),
        path("M-2 46Q30 38 60 44T94 43V62H-2Z", fill="#7fae4e"),
        _strokes(stems, "#4d7d36", 1.5),
        path(
            "".join(
                disc(x - r * 0.4, y, r * 0.8) + disc(x + r * 0.4, y, r * 0.8) for x, y, r in heads
            ),
            fill="#d5432f",
        ),
        path("".join(disc(x, y, 1.5) for x, y, _ in heads), fill="#3a2320"),
    ]


def _july() -> Picture:
    """A sail on the sea."""
    waves = "M6 50q4 -3 8 0t8 0M66 53q4 -3 8 0t8 0M14 57q4 -3 8 0t8 0M60 45q3 -2 6 0t6 0"
    return [
        _sky("#a9dbee"),
        _strokes(bird(36, 13, 6) + bird(58, 10, 7), "#41606e", 1.2),
        rect(-2, 36, 96, 26, fill="#2f8fb0"),
        path("M-2 36H22Q14 32 6 33T-2 31Z", fill="#d8c68f"),
        path("M46 13V38H30Q40 28 46 13Z", fill="#fffaf0"),
        path("M48 17Q58 28 60 38H48Z", fill="#e2603f"),
        path("M28 40H64Q60 47 54 47H36Q31 46 28 40Z", fill="#6b3f2a"),
        _strokes("M47 12V40", "#4a2f22", 1.2),
        _strokes(waves, "#bfe6f1", 1.4),
    ]


def _august() -> Picture:
    """Ripe corn in the evening."""
    ears = [(8, 0), (20, -5), (32, 2), (60, 2), (72, -5), (84, 0)]
    return [
        _sky("#fbe0a6"),
        circle(46, 26, 12, fill="#f29a3f"),
        path("M-2 38Q24 28 50 36T94 31V62H-2Z", fill="#b08d3e"),
        path("M-2 44Q28 36 60 42T94 40V62H-2Z", fill="#dfb24a"),
        _strokes("M30 43.5Q46 39 62 43M24 48Q46 43 70 47", "#c2922f", 1.2),
        *(path(_ear(x, 42 + y), fill="#b67a1e") for x, y in ears),
        _strokes("".join(f"M{x} {44 + y}V62" for x, y in ears), "#a2701f", 1.3),
    ]


def _ear(x: float, y: float) -> str:
    sides = [(side, step) for step in range(3) for side in (-32, 32)]
    return leaf(x, y, 0, 7, 2) + "".join(leaf(x, y + 3 + 4 * n, turn, 6, 2) for turn, n in sides)


def _september() -> Picture:
    """Grapes on the vine, hills behind."""
    grapes = [(40, 26), (46, 26), (52, 26), (43, 31.5), (49, 31.5), (46, 37)]
    return [
        _sky("#f0e3c6"),
        path("M-2 38Q20 22 44 34T94 26V62H-2Z", fill="#c3b77d"),
        path("M-2 47Q26 36 56 43T94 38V62H-2Z", fill="#94995a"),
        _strokes("M4 62L24 46M22 62L36 47M44 62L47 48M66 62L58 47M88 62L70 45", "#6f7a42", 2),
        _strokes("M28 10Q40 17 46 13T66 9M46 13V24", "#6b4a35", 2.2),
        path("".join(disc(x, y, 3.5) for x, y in grapes), fill="#6a3a74"),
        path("".join(disc(x - 1, y - 1.2, 1) for x, y in grapes), fill="#b48cbf"),
        path(leaf(46, 14, 120, 15, 8) + leaf(44, 14, 235, 14, 7.5), fill="#7d8f3a"),
    ]


def _october() -> Picture:
    """The wood in its colours, a path into it."""
    gold = [(14, 36, 9), (36, 31, 9), (78, 35, 10)]
    red = [(25, 33, 9), (57, 31, 10), (68, 37, 7), (85, 40, 7), (7, 41, 7)]
    return [
        _sky("#e7e0d3"),
        path("M-2 34Q24 20 50 28T94 22V62H-2Z", fill="#c9a98d"),
        _strokes("".join(f"M{x} {y}V50" for x, y, _ in gold + red), "#5b4032", 2),
        path("".join(disc(*tree) for tree in red), fill="#b5461f"),
        path("".join(disc(*tree) for tree in gold), fill="#de9a2c"),
        path("M-2 46Q24 42 46 44T94 45V62H-2Z", fill="#94733f"),
        path("M44 44Q48 50 34 62H62Q54 52 48 44Z", fill="#e2c893"),
        path(
            leaf(40, 14, 60, 6, 2.4) + leaf(52, 18, 130, 6, 2.4) + leaf(46, 22, 20, 5, 2),
            fill="#c2571a",
        ),
    ]


def _november() -> Picture:
    """Mist over the lake, one bare tree."""
    tree = "M46 52V26M46 40L36 28M46 36L57 24M46 31L41 19M46 28L51 15M40 33L33 31M53 28L60 28"
    return [
        _sky("#cdd0d1"),
        circle(62, 17, 6, fill="#e9e6dc"),
        path("M-2 34Q22 24 50 32T94 27V62H-2Z", fill="#b4babd"),
        path("M-2 42Q30 34 94 38V62H-2Z", fill="#959fa4"),
        _strokes(tree, "#3b3835", 2),
        path("M-2 50Q28 45 58 50T94 49V62H-2Z", fill="#6f7a7c"),
        _strokes("M4 44H30M62 46H88M12 39H24", "#e3e6e6", 1.6),
        _strokes(bird(36, 13, 6) + bird(43, 9, 5), "#3b3835", 1.2),
    ]


def _december() -> Picture:
    """The longest night: a fir, a star."""
    lights = [(46, 27), (42, 34), (50, 36), (40, 43), (47, 43), (53, 45)]
    return [
        _sky("#27335c"),
        _strokes("M34 8h0M58 6h0M30 22h0M63 24h0M8 36h0M86 38h0M38 15h0", "#dfe6fa", 1.3),
        path("M-2 42Q22 32 46 40T94 35V62H-2Z", fill="#7f90bd"),
        path(fir(16, 48, 14) + fir(78, 47, 16) + fir(68, 47, 10), fill="#3f5384"),
        path("M-2 50Q30 42 60 48T94 46V62H-2Z", fill="#eef3fb"),
        path(fir(46, 53, 36), fill="#2e6a4c"),
        path("".join(disc(x, y, 1.4) for x, y in lights), fill="#ffd877"),
        path(star(46, 12, 5, 2, 5), fill="#ffd877"),
    ]


_PICTURES: dict[str, Callable[[], Picture]] = {
    "M01": _january,
    "M02": _february,
    "M03": _march,
    "M04": _april,
    "M05": _may,
    "M06": _june,
    "M07": _july,
    "M08": _august,
    "M09": _september,
    "M10": _october,
    "M11": _november,
    "M12": _december,
}


def landscape(month: str) -> Picture:
    return _PICTURES[month]()
