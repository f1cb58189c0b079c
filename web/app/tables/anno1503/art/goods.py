"""The six commodities, the question mark of the free workshop, and gold; each 48 × 48."""

from app.tables.anno1503.art.palette import (
    GOLD,
    GOLD_DEEP,
    INK,
    SHADE,
    STONE,
    STONE_DEEP,
    WOOD,
    WOOD_DEEP,
    drawn,
    stroke,
)
from app.tables.kit.scene import Child, Scene, circle, h, path
from app.tables.kit.shapes import at, disc, leaf, star


def symbols() -> list[Scene]:
    return [
        _good("stone", *_stone()),
        _good("lumber", *_lumber()),
        _good("tools", *_tools()),
        _good("cloth", *_cloth()),
        _good("spice", *_spice()),
        _good("tobacco", *_tobacco()),
        drawn("any", 48, 48, *_any()),
        drawn("coin", 48, 48, *_coin()),
    ]


def _good(name: str, *children: Child) -> Scene:
    ground = h("ellipse", cx="24", cy="42", rx="19", ry="4", fill=SHADE)
    return drawn(name, 48, 48, ground, *children)


def _stone() -> list[Scene]:
    return [
        path("M4 42V29L9 24H24L28 28V42Z", fill=STONE),
        path("M4 29L9 24H24L28 28L24 31H7Z", fill="#c6cad0"),
        path("M24 42V30L29 25H40L45 30V42Z", fill="#8d939b"),
        path("M24 30L29 25H40L45 30L41 33H28Z", fill="#b5bac1"),
        path("M13 25V14L18 9H32L36 14V25Z", fill="#b1b6bd"),
        path("M13 14L18 9H32L36 14L32 17H17Z", fill="#d5d8dd"),
        path("M9 35h6M32 37h6M20 21h7", **stroke(STONE_DEEP, 1.6)),
    ]


def _log(x: float, y: float) -> list[Scene]:
    bark = f"M{at(x, y - 7)}H{x + 24}A7 7 0 0 1 {at(x + 24, y + 7)}H{x}Z"
    return [
        path(bark, fill=WOOD),
        path(f"M{at(x + 8, y - 3)}h12M{at(x + 12, y + 3)}h9", **stroke(WOOD_DEEP, 1.5)),
        circle(x, y, 7, fill="#e8c08a", stroke=WOOD_DEEP, stroke_width="1.2"),
        path(disc(x, y, 3.6), **stroke("#b98950", 1.3)),
    ]


def _lumber() -> list[Scene]:
    return [*_log(11, 33), *_log(17, 20)]


def _tools() -> list[Scene]:
    return [
        path("M12 41L33 14", **stroke(WOOD, 5)),
        path("M25 7L40 19L36 24L31 20L27 20L20 13Z", fill="#7b828c"),
        path("M25 7L40 19L38 21.5L23 9.6Z", fill="#aeb4bd"),
        path("M37 41L19 20", **stroke("#a3713f", 5)),
        path("M6 21C8 10 18 6 27 9C20 12 14 16 12 25Z", fill="#5d646e"),
        path("M6 21C8 10 18 6 27 9C18 10 11 13 6 21Z", fill="#98a0aa"),
    ]


def _cloth() -> list[Scene]:
    return [
        path("M6 15Q24 7 42 15V34Q24 26 6 34Z", fill="#4d7fc4"),
        path("M6 34Q24 26 42 34V42Q24 34 6 42Z", fill="#35619f"),
        path("M6 21Q24 13 42 21M6 28Q24 20 42 28", **stroke("#f2e3b6", 2.2)),
        path("M6 15Q24 7 42 15Q36 17 33 16Q24 11 6 15Z", fill="#83aae0"),
        path(disc(39, 16, 4), fill="#cfdcf2", stroke="#35619f", stroke_width="1.4"),
    ]


def _spice() -> list[Scene]:
    return [
        path("M11 24C7 31 6 42 13 42H35C42 42 41 31 37 24Z", fill="#d9c19a"),
        path("M11 24C7 31 6 42 13 42H18C12 38 13 30 16 24Z", fill="#bfa275"),
        path("M9 24Q24 4 39 24Z", fill="#d4622a"),
        path("M15 20Q22 9 30 14Q23 14 20 21Z", fill="#ee8a4a"),
        path("M8 22H40Q42 25 39 27H9Q6 25 8 22Z", fill="#efdcb8"),
        path(star(24, 34, 6, 2.2, 6), fill="#9c4a1f"),
    ]


def _tobacco() -> list[Scene]:
    return [
        path(leaf(24, 44, -38, 36, 12), fill="#7d6a2c"),
        path(leaf(24, 44, 38, 36, 12), fill="#94792f"),
        path(leaf(24, 45, 0, 42, 15), fill="#6f8b34"),
        path(
            "M24 43V8M24 33L16 25M24 33L32 25M24 24L17 17M24 24L31 17",
            **stroke("#44591c", 1.8),
        ),
        path("M18 40Q24 44 30 40", **stroke("#e6d29a", 3)),
    ]


def _any() -> list[Scene]:
    return [
        path(disc(24, 24, 17), fill="#f6ead0", stroke=GOLD_DEEP, stroke_width="2"),
        path("M18 19C18 11 30 11 30 18.5C30 23.5 24 23.5 24 29", **stroke(INK, 4)),
        circle(24, 35, 2.7, fill=INK),
    ]


def _coin() -> list[Scene]:
    return [
        circle(24, 25.5, 19, fill=GOLD_DEEP),
        circle(24, 23, 19, fill=GOLD),
        circle(24, 23, 14.5, fill="none", stroke="#b98316", stroke_width="1.8"),
        path(star(24, 23, 9.5, 4, 8), fill="#fbe29a", stroke="#b98316", stroke_width="1"),
    ]
