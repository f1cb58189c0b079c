"""The faces and the back of an island tile; each 80 × 80."""

from app.tables.anno1503.art.palette import (
    EDGE,
    GOLD_DEEP,
    INK,
    PAPER,
    WOOD,
    WOOD_DEEP,
    drawn,
    stroke,
    symbol_name,
)
from app.tables.anno1503.art.palette import GOLD as YELLOW
from app.tables.kit.scene import Child, Scene, circle, path, rect, use
from app.tables.kit.shapes import disc, rays, star
from engine.anno1503.pieces import AGREEMENT, COMMODITIES, FACE_DOWN, FREE_PROMOTION, GOLD, OUTPOST


def symbols() -> list[Scene]:
    return [
        *(_tile(OUTPOST + commodity, *_outpost(commodity)) for commodity in COMMODITIES),
        _tile(AGREEMENT, *_agreement()),
        _tile(GOLD, *_chest()),
        _tile(FREE_PROMOTION, *_promotion()),
        _tile(FACE_DOWN, *_back()),
    ]


def face(tile: str) -> str:
    """The symbol of a tile; its back, where its face is not shown."""
    return symbol_name(_name(tile))


def _name(tile: str) -> str:
    return "tile-back" if tile == FACE_DOWN else f"tile-{tile.replace(':', '-')}"


def _tile(tile: str, *children: Child) -> Scene:
    return drawn(
        _name(tile),
        80,
        80,
        rect(1, 1, 78, 78, 10, fill=PAPER, stroke=EDGE, stroke_width="1.5"),
        *children,
    )


def _outpost(commodity: str) -> list[Scene]:
    return [
        rect(6, 6, 68, 68, 7, fill="#a8d5d8"),
        path("M8 60Q20 42 40 44T72 58V67Q72 74 66 74H14Q6 74 8 66Z", fill="#ecd9a4"),
        path("M12 62Q24 48 40 50T68 60Q60 70 40 70T12 62Z", fill="#8dbb72"),
        path("M62 56V12", **stroke(WOOD_DEEP, 2.6)),
        path("M62 12Q52 8 44 13V25Q53 20 62 25Z", fill="#b3261e"),
        use(symbol_name(commodity), 10, 16, 44, 44),
    ]


def _agreement() -> list[Scene]:
    return [
        rect(6, 6, 68, 68, 7, fill="#cfe0c3"),
        path("M16 18Q16 12 22 12H60Q54 12 54 18V62H22Q16 62 16 56Z", fill="#fffaf0"),
        path("M60 12Q66 12 66 18V22H54V18Q54 12 60 12Z", fill="#e7d8b4"),
        path("M16 56Q16 66 26 66H58Q64 66 64 58H30Q30 66 23 64Q16 62 16 56Z", fill="#e7d8b4"),
        path("M23 24H46M23 32H48M23 40H40", **stroke("#7b6a4a", 2.4)),
        circle(47, 50, 9, fill="#b3261e"),
        path(star(47, 50, 6, 2.6, 5), fill="#f5c9bd"),
        path("M41 57L38 70L44 66L48 71L50 58Z", fill="#8c1d16"),
    ]


def _chest() -> list[Scene]:
    return [
        rect(6, 6, 68, 68, 7, fill="#f6dfa0"),
        path(rays(40, 34, 20, 30, 12), **stroke("#e2b23c", 2.6)),
        path("M16 38Q16 20 40 20Q64 20 64 38Z", fill=WOOD),
        path("M20 40Q28 28 40 32Q54 28 60 40Z", fill=YELLOW),
        path(disc(30, 37, 4.4) + disc(42, 35, 4.4) + disc(51, 38, 4), fill="#fbe29a"),
        path("M14 40H66V64Q66 68 62 68H18Q14 68 14 64Z", fill=WOOD),
        path("M14 40H66V46H14ZM22 40V68H28V40ZM52 40V68H58V40Z", fill=WOOD_DEEP),
        rect(35, 42, 10, 12, 2, fill=YELLOW, stroke=GOLD_DEEP, stroke_width="1"),
        circle(40, 48, 2, fill=INK),
    ]


def _promotion() -> list[Scene]:
    return [
        rect(6, 6, 68, 68, 7, fill="#dccbe6"),
        path("M24 66C8 54 10 28 22 18M56 66C72 54 70 28 58 18", **stroke("#4f8a4d", 3)),
        path(
            "".join(
                disc(x, y, 4)
                for x, y in (
                    (15, 28),
                    (12, 40),
                    (15, 52),
                    (23, 62),
                    (65, 28),
                    (68, 40),
                    (65, 52),
                    (57, 62),
                )
            ),
            fill="#6aa565",
        ),
        path("M40 14L58 36H48V46H32V36H22Z", fill=YELLOW, stroke=GOLD_DEEP, stroke_width="1.6"),
        path("M32 50H48V56H32ZM32 60H48V65H32Z", fill=YELLOW, stroke=GOLD_DEEP, stroke_width="1.4"),
    ]


def _back() -> list[Scene]:
    return [
        rect(6, 6, 68, 68, 7, fill="#1f7a8c"),
        path(
            "M8 56q8 -6 16 0t16 0t16 0t16 0M8 66q8 -6 16 0t16 0t16 0t16 0", **stroke("#6fb9c4", 2)
        ),
        path(disc(40, 34, 20), **stroke("#a5d6db", 1.6)),
        path(star(40, 34, 18, 5, 8), fill="#6fb9c4"),
        path(star(40, 34, 19, 4, 4), fill="#fbf5e4"),
    ]
