"""The four kinds of colonists, told apart by their hats; each 56 × 60."""

from app.tables.anno1503.art.palette import GOLD, GOLD_DEEP, INK, SKIN, drawn, stroke
from app.tables.kit.scene import Child, Scene, circle, h, path
from app.tables.kit.shapes import disc, leaf


def symbols() -> list[Scene]:
    return [_pioneer(), _settler(), _townsman(), _merchant()]


def _person(name: str, coat: str, shade: str, *more: Child) -> Scene:
    """Shoulders and a friendly face; collar, hair and hat come on top."""
    return drawn(
        name,
        56,
        60,
        path("M6 60C6 45 16 40 28 40C40 40 50 45 50 60Z", fill=coat),
        path("M6 60C6 45 16 40 28 40C19 44 16 50 16 60Z", fill=shade),
        path("M23 34H33V43Q28 47 23 43Z", fill="#d59f76"),
        h("ellipse", cx="28", cy="27", rx="10.5", ry="11.5", fill=SKIN),
        path(disc(24, 27, 1.3) + disc(32, 27, 1.3), fill=INK),
        path("M25 33Q28 35.2 31 33", **stroke("#9c5b3c", 1.3)),
        *more,
    )


def _pioneer() -> Scene:
    return _person(
        "pioneer",
        "#a3713f",
        "#83572d",
        path("M22 41L28 50L34 41", **stroke("#f0dfba", 2.4)),
        path("M18 28C18 40 38 40 38 28C36 36 32 36 28 36C24 36 20 36 18 28Z", fill="#6d4526"),
        h("ellipse", cx="28", cy="19", rx="19", ry="4.6", fill="#d7ab52"),
        path("M17 18C17 7 39 7 39 18Q28 22 17 18Z", fill="#ecc873"),
        path("M17 16.5Q28 20.5 39 16.5V18.6Q28 22.4 17 18.6Z", fill="#8a5a34"),
    )


def _settler() -> Scene:
    return _person(
        "settler",
        "#4f8a4d",
        "#3b6d3b",
        path("M20 41L28 47L36 41L33 39H23Z", fill="#f6ead0"),
        path("M17 25C15 16 20 12 28 12C36 12 41 16 39 25L36 20H20Z", fill="#8f5a2b"),
        path("M14 19C16 8 24 5 32 6C40 7 42 13 41 19C34 16 24 16 14 19Z", fill="#35663a"),
        path("M14 19C24 16 34 16 41 19L40 22C32 19 24 19 15 22Z", fill="#27502d"),
    )


def _townsman() -> Scene:
    return _person(
        "townsman",
        "#2f5f9e",
        "#234a80",
        path("M17 42Q28 37 39 42L36 49Q28 44 20 49Z", fill="#ffffff"),
        path("M16 24Q14 36 20 38L20 22ZM40 24Q42 36 36 38L36 22Z", fill="#4a3527"),
        path("M18 18L19 4H37L38 18Z", fill="#2a2d3a"),
        path("M18.6 13H37.4L37.8 17H18.3Z", fill="#c7a13f"),
        h("ellipse", cx="28", cy="18.4", rx="16", ry="3.4", fill="#1d1f29"),
    )


def _merchant() -> Scene:
    return _person(
        "merchant",
        "#7b3a76",
        "#5c2858",
        path("M13 46Q28 34 43 46L40 53Q28 42 16 53Z", fill="#f7f1e1"),
        path(
            "".join(disc(x, y, 1.2) for x, y in ((19, 48), (24, 45), (32, 45), (37, 48))), fill=INK
        ),
        path("M19 50Q28 60 37 50", **stroke(GOLD, 2.2)),
        circle(28, 56, 3.4, fill=GOLD, stroke=GOLD_DEEP, stroke_width="1"),
        path("M21 30Q28 34 35 30Q34 33 28 33.4Q22 33 21 30Z", fill="#5a3b23"),
        path("M9 19C12 6 40 3 47 17C38 22 20 22 9 19Z", fill="#8f2d3e"),
        path("M9 19C20 22 38 22 47 17L46 20C37 25 19 25 10 22Z", fill="#6b1f2d"),
        path(leaf(20, 16, 38, 30, 5), fill="#f4f0dc", stroke="#cbbf94", stroke_width="0.8"),
    )
