"""The seven public buildings; each 64 × 56, standing on the same ground."""

from app.tables.anno1503.art.palette import (
    GOLD,
    INK,
    ROOF,
    ROOF_DEEP,
    SHADE,
    STONE,
    STONE_DEEP,
    WALL,
    WALL_DEEP,
    WOOD,
    WOOD_DEEP,
    drawn,
    stroke,
)
from app.tables.kit.scene import Child, Scene, circle, h, path, rect
from app.tables.kit.shapes import disc


def symbols() -> list[Scene]:
    return [
        _building("church", *_church()),
        _building("fire_station", *_fire_station()),
        _building("fort", *_fort()),
        _building("school", *_school()),
        _building("university", *_university()),
        _building("market_hall", *_market_hall()),
        _building("tavern", *_tavern()),
    ]


def _building(name: str, *children: Child) -> Scene:
    ground = h("ellipse", cx="32", cy="51", rx="29", ry="4", fill=SHADE)
    return drawn(name, 64, 56, ground, *children)


def _church() -> list[Scene]:
    return [
        path("M24 51V32L42 22L58 32V51Z", fill=WALL),
        path("M21 33L42 20L61 33L58 35L42 25L24 36Z", fill=ROOF),
        path("M10 51V24H26V51Z", fill=WALL_DEEP),
        path("M8 25L18 8L28 25Z", fill=ROOF_DEEP),
        path("M18 9V1M15 4H21", **stroke(GOLD, 2)),
        path("M38 51V43A4 4 0 0 1 46 43V51Z", fill=WOOD_DEEP),
        path("M15 38V32A3 3 0 0 1 21 32V38ZM50 44V40A2 2 0 0 1 54 40V44Z", fill="#4b78a8"),
        circle(42, 33, 3, fill="#4b78a8"),
    ]


def _fire_station() -> list[Scene]:
    flame = (
        "M40 30C43 34 48 37 46 43C45 47 36 47 35 43C34 40 37 38 37 35"
        "C38 36 39 36 39 37C40 35 39 32 40 30Z"
    )
    return [
        path("M22 51V27H59V51Z", fill="#c8563f"),
        path("M19 28L26 19H55L62 28Z", fill="#7c2f22"),
        path("M8 51V12H22V51Z", fill="#dd7a62"),
        path("M5 13L15 3L25 13Z", fill="#7c2f22"),
        path("M11 25V18H19V25Z", fill="#fff2d8"),
        path("M15 18V21.5M12.6 24Q15 19 17.4 24Z", fill=GOLD, stroke=GOLD, stroke_width="1"),
        path(disc(41, 39, 10), fill="#fff2d8"),
        path(flame, fill="#e2571f"),
        path("M11 51V40H19V51Z", fill=WOOD_DEEP),
    ]


def _fort() -> list[Scene]:
    walls = "M6 51V24H11V28H16V24H21V28H27V33H37V28H43V24H48V28H53V24H58V51Z"
    return [
        path(walls, fill=STONE),
        path("M6 24H11V28H16V24H21V51H6Z", fill="#8d939b"),
        path("M26 51V43A6 6 0 0 1 38 43V51Z", fill=WOOD_DEEP),
        path("M32 33V8", **stroke(WOOD, 2.4)),
        path("M33 8Q40 4 47 9Q41 12 33 17Z", fill="#b3261e"),
        path(disc(47, 39, 3.2) + disc(14, 39, 3.2), fill=INK),
        path("M24 37h6M35 40h5M24 46h-6M42 47h8", **stroke(STONE_DEEP, 1.6)),
    ]


def _school() -> list[Scene]:
    return [
        path("M7 51V30H57V51Z", fill=WALL),
        path("M3 31L12 19H52L61 31Z", fill="#4f7f6b"),
        path("M25 24V11H39V24Z", fill=WALL_DEEP),
        path("M22 12L32 3L42 12Z", fill="#3a6352"),
        path("M29 21Q29 14 32 14Q35 14 35 21Z", fill=GOLD),
        circle(32, 22, 1.5, fill="#a87712"),
        path("M28 51V39H36V51Z", fill=WOOD),
        path("M12 44V36H23V44ZM41 44V36H52V44Z", fill="#35485c"),
        path("M14 40H21M14 42H19M43 40H50M43 38H48", **stroke("#f3ead2", 1.1)),
    ]


def _university() -> list[Scene]:
    columns = "".join(f"M{x} 46V31H{x + 5}V46Z" for x in (9, 20, 39, 50))
    return [
        path("M18 16A14 13 0 0 1 46 16Z", fill="#5b7fa6"),
        path("M31 3H33V-1H31Z", fill=GOLD),
        path("M32 4V0", **stroke(GOLD, 2)),
        path("M4 27L32 13L60 27V31H4Z", fill=WALL),
        path("M10 27L32 16L54 27Z", fill=WALL_DEEP),
        rect(7, 31, 50, 15, fill="#cdb98c"),
        path(columns, fill=WALL),
        path("M28 46V36A4 4 0 0 1 36 36V46Z", fill=WOOD_DEEP),
        path("M4 46H60V51H4Z", fill=WALL_DEEP),
        circle(32, 23, 2.4, fill="#8a6016"),
    ]


def _market_hall() -> list[Scene]:
    stripes = "".join(f"M{x} 27H{x + 6}V35Q{x + 3} 39 {x} 35Z" for x in range(5, 59, 12))
    pale = "".join(f"M{x} 27H{x + 6}V35Q{x + 3} 39 {x} 35Z" for x in range(11, 59, 12))
    return [
        path("M4 27L14 12H50L60 27Z", fill=ROOF),
        path("M14 12H50L47 8H17Z", fill=ROOF_DEEP),
        rect(7, 27, 50, 24, fill="#e7d4a9"),
        path("M7 51V33H11V51ZM53 51V33H57V51Z", fill=WOOD),
        path(stripes, fill="#fff8e6"),
        path(pale, fill="#3f7d8c"),
        path("M14 51V44H30V51Z", fill=WOOD),
        path(disc(18, 43, 2.6) + disc(26, 43, 2.6), fill="#c8563f"),
        path(disc(22, 42, 2.6), fill="#8fae3d"),
        path("M36 51V44H50V51Z", fill=WOOD_DEEP),
        path(disc(40, 43, 2.4) + disc(46, 43, 2.4), fill=GOLD),
    ]


def _tavern() -> list[Scene]:
    return [
        path("M8 51V28H44V51Z", fill=WALL),
        path("M4 29L26 9L48 29Z", fill="#a6672f"),
        path("M8 38H44M18 29V51M34 29V51M8 29L18 38M44 29L34 38", **stroke(WOOD_DEEP, 2)),
        path("M22 51V42H30V51Z", fill=WOOD_DEEP),
        rect(22, 31, 8, 6, fill="#f2cf5b"),
        path("M44 24H60M56 24V28", **stroke(WOOD_DEEP, 2)),
        path("M49 29H60V43H49Z", fill=GOLD, stroke="#8a6016", stroke_width="1.4"),
        path("M60 32H63.4V39H60", **stroke("#8a6016", 1.6)),
        path("M48 30A3 3 0 0 1 51 26A4 4 0 0 1 58 26A3 3 0 0 1 61 30Z", fill="#fffdf6"),
    ]
