"""Signs: dice, shields and their emblems, events, and small marks on buttons."""

from app.tables.anno1503.art.palette import (
    GOLD,
    INK,
    PAPER,
    drawn,
    stroke,
    symbol_name,
)
from app.tables.kit.scene import Child, Scene, circle, g, path, rect, use
from app.tables.kit.shapes import disc, leaf, rays, star

_PIPS = {
    1: "e",
    2: "ai",
    3: "aei",
    4: "acgi",
    5: "acegi",
    6: "acdfgi",
}
_SPOTS = {letter: (15 + n % 3 * 15, 15 + n // 3 * 15) for n, letter in enumerate("abcdefghi")}

SHIELD = "M4 4Q14 7 24 3Q34 7 44 4V26C44 40 34 49 24 53C14 49 4 40 4 26Z"
"""A shield of 48 × 56."""


def symbols() -> list[Scene]:
    return [
        *(_die(n) for n in range(7)),
        drawn("shield", 48, 56, path(SHIELD, fill="currentColor")),
        drawn("shield-rim", 48, 56, path(SHIELD, **stroke("currentColor", 3))),
        *(drawn(f"goal-{name}", 48, 56, *parts) for name, parts in _emblems().items()),
        drawn("pirates", 64, 64, *_pirates()),
        drawn("fire", 64, 64, *_fire()),
        drawn("fortune", 64, 64, *_fortune()),
        drawn("eye", 24, 24, *_eye()),
        drawn("rise", 24, 24, path("M12 3L21 13H16V21H8V13H3Z", fill="currentColor")),
    ]


def _die(number: int) -> Scene:
    pips = "".join(disc(*_SPOTS[spot], 5) for spot in _PIPS.get(number, ""))
    face = path(pips, fill=INK) if number else use(symbol_name("any"), 8, 8, 44, 44)
    return drawn(
        f"die-{number}",
        60,
        60,
        rect(3, 5, 54, 54, 12, fill="#00000030"),
        rect(3, 2, 54, 54, 12, fill=PAPER, stroke="#bfae86", stroke_width="1.5"),
        g(face, transform="translate(0 -1)"),
    )


def _emblems() -> dict[str, list[Scene]]:
    return {
        "gold": [use(symbol_name("coin"), 9, 11, 30, 30)],
        "outposts": [
            path("M16 42V12", **stroke(INK, 2.6)),
            path("M17 12Q26 8 35 13V26Q26 21 17 26Z", fill=INK),
        ],
        "agreements": [
            path("M13 15H31V37H17Q13 37 13 33Z", fill=INK),
            path("M17 21H27M17 26H27M17 31H22", **stroke(PAPER, 1.8)),
            circle(32, 36, 6, fill=INK, stroke=PAPER, stroke_width="1.6"),
        ],
        "buildings": [
            path("M10 40V25L24 14L38 25V40Z", fill=INK),
            path("M20 40V30H28V40Z", fill=PAPER),
            path("M24 14V8M21 10.5H27", **stroke(INK, 2)),
        ],
        "merchants": [
            path("M8 28C11 16 35 12 40 26C32 31 18 31 8 28Z", fill=INK),
            path(leaf(19, 25, 40, 22, 4), fill=PAPER, stroke=INK, stroke_width="1"),
            path("M15 33Q24 46 33 33Q24 36 15 33Z", fill=INK),
        ],
    }


def _pirates() -> list[Child]:
    return [
        rect(2, 2, 60, 60, 10, fill="#23262e"),
        path("M14 46L50 56M50 46L14 56", **stroke("#f6ead0", 5)),
        path(
            "M16 26A16 16 0 0 1 48 26C48 33 45 36 42 38V44H22V38C19 36 16 33 16 26Z", fill="#f6ead0"
        ),
        path(disc(25.5, 27, 4.6) + disc(38.5, 27, 4.6), fill="#23262e"),
        path(
            "M32 31L29 37H35ZM27 44V40M32 44V40M37 44V40",
            fill="#23262e",
            stroke="#23262e",
            stroke_width="1.6",
        ),
        path("M14 18Q32 4 50 18L48 23Q32 12 16 23Z", fill="#b3261e"),
    ]


def _fire() -> list[Child]:
    return [
        rect(2, 2, 60, 60, 10, fill="#5c2016"),
        path(
            "M33 6C36 18 50 24 49 41C48 54 40 58 32 58C23 58 15 53 15 42C15 33 22 29 23 20"
            "C27 22 28 26 28 29C32 24 33 14 33 6Z",
            fill="#e2571f",
        ),
        path(
            "M33 27C35 34 42 37 42 45C42 53 37 56 32 56C26 56 22 52 22 46C22 40 27 39 27 33"
            "C30 35 30 37 30 39C33 36 33 31 33 27Z",
            fill="#f9b93f",
        ),
        path("M32 43C34 47 37 48 36 52C35 56 28 56 28 51C28 48 31 47 32 43Z", fill="#fff2c0"),
    ]


def _fortune() -> list[Child]:
    return [
        rect(2, 2, 60, 60, 10, fill="#2f6f45"),
        path(rays(32, 32, 20, 27, 16), **stroke("#8fc77f", 2)),
        *(
            g(
                path(
                    "M32 31C22 28 22 14 29 15C32 15.6 32 19 32 20C32 19 32 15.6 35 15"
                    "C42 14 42 28 32 31Z",
                    fill="#c9e8a8",
                ),
                transform=f"rotate({turn} 32 32)",
            )
            for turn in (0, 90, 180, 270)
        ),
        path("M32 34Q34 46 41 52", **stroke("#c9e8a8", 3)),
        path(star(32, 32, 5, 2.4, 4), fill=GOLD),
    ]


def _eye() -> list[Child]:
    return [
        path("M1.5 12Q12 1 22.5 12Q12 23 1.5 12Z", fill="#fffdf6", stroke=INK, stroke_width="1.6"),
        circle(12, 12, 4.6, fill="#1f7a8c"),
        circle(12, 12, 2, fill=INK),
    ]
