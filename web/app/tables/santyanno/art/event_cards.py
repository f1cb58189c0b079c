"""The event cards, the back of all cards, and the coins."""

from app.tables.kit.scene import Child, Scene, circle, path, rect, symbol
from app.tables.kit.shapes import star
from app.tables.santyanno.art.palette import CREAM, GOLD, INK, RUST, word
from engine.language import tr_p

NIGHT = "#2c3f57"
_LINE = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}


def event_cards() -> list[Scene]:
    """`santy-event-CODE`."""
    faces = {
        "whirlwind": _whirlwind(),
        "seasick-L": _seasick(mirrored=False),
        "seasick-R": _seasick(mirrored=True),
        "bermuda": _bermuda(),
        "rum": _rum(),
    }
    return [
        symbol(
            f"santy-event-{code}",
            70,
            100,
            rect(0.7, 0.7, 68.6, 98.6, 8, fill=NIGHT, stroke=INK, stroke_width="1.4"),
            rect(3.5, 3.5, 63, 93, 6, fill="none", stroke=GOLD, stroke_width="1.2"),
            *drawn,
        )
        for code, drawn in faces.items()
    ]


def _whirlwind() -> list[Child]:
    """The 4th card before the 3rd."""
    return [
        path(
            "M12 18Q35 8 58 18Q40 27 20 24Q35 34 52 32Q40 41 26 39Q36 48 46 46Q38 54 34 60",
            stroke="#bfe0ea",
            stroke_width="4",
            **_LINE,
        ),
        word(20, 90, "4", 24, class_="serif", style=f"fill:{CREAM}"),
        word(51, 90, "3", 24, class_="serif", style=f"fill:{CREAM}"),
        path("M29 82H41M37 78L41.5 82L37 86", stroke=GOLD, stroke_width="3", **_LINE),
    ]


def _seasick(mirrored: bool) -> list[Child]:
    """One place further after each card; the arrow says which way round."""
    turned = "translate(70 0) scale(-1 1)" if mirrored else None
    return [
        circle(35, 54, 20, fill="#9cc46a", stroke=INK, stroke_width="1.4"),
        path("M25 47L32 51M45 47L38 51", stroke=INK, stroke_width="2.4", **_LINE),
        path("M25 63Q29 58 32 62T39 62T45 63", stroke=INK, stroke_width="2.4", **_LINE),
        path("M13 29Q35 4 55 22", stroke=GOLD, stroke_width="4.5", transform=turned, **_LINE),
        path("M61 30L47 27L58 15Z", fill=GOLD, transform=turned),
        word(35, 93, "+1", 19, class_="serif", style=f"fill:{CREAM}"),
    ]


def _bermuda() -> list[Child]:
    """Backwards from the last card."""
    return [
        path("M35 12L61 58H9Z", fill="#3f6f7a", stroke="#bfe0ea", stroke_width="3"),
        path("M22 47Q28 42 35 47T48 47", stroke=CREAM, stroke_width="2.4", **_LINE),
        path("M58 78H14M25 67L13 78L25 89", stroke=GOLD, stroke_width="5", **_LINE),
    ]


def _rum() -> list[Child]:
    """The bottle."""
    return [
        path(
            "M29 12H41V31Q51 38 51 48V82Q51 88 45 88H25Q19 88 19 82V48Q19 38 29 31Z",
            fill="#6f4327",
            stroke=CREAM,
            stroke_width="2",
        ),
        rect(28, 9, 14, 7, 2, fill=GOLD),
        rect(20, 51, 30, 22, 1, fill=CREAM),
        word(35, 68, tr_p("on a bottle", "RUM"), 13),
    ]


def back() -> Scene:
    """`santy-back`: a compass rose."""
    return symbol(
        "santy-back",
        70,
        100,
        rect(0.7, 0.7, 68.6, 98.6, 8, fill=RUST, stroke="#6f2614", stroke_width="1.4"),
        rect(5, 5, 60, 90, 5, fill="none", stroke=GOLD, stroke_width="1.4"),
        circle(35, 50, 20, fill="none", stroke=GOLD, stroke_width="1.2"),
        path(star(35, 50, 25, 6, 4), fill=GOLD),
        path(star(35, 50, 15, 5, 8), fill="#f6dfa0"),
    )


def coin(value: int) -> Scene:
    """`santy-coin-V`, 40 × 40."""
    return symbol(
        f"santy-coin-{value}",
        40,
        40,
        circle(20, 20, 18.5, fill=GOLD, stroke="#8a6016", stroke_width="2"),
        circle(20, 20, 14, fill="#f3cf72", stroke="#b8862d", stroke_width="1.2"),
        word(20, 28, str(value), 22, class_="serif"),
    )
