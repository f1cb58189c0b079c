"""The eight pirates: heads on a disc of 40 × 40, in the order of the seats (S9)."""

from app.tables.kit.scene import Scene, circle, path, symbol
from app.tables.santyanno.art.palette import CREAM, INK

_LINE = {"fill": "none", "stroke": INK, "stroke_width": "1.6", "stroke_linecap": "round"}


def symbols() -> list[Scene]:
    """`santy-pirate-0` … `santy-pirate-7`."""
    return [
        symbol(f"santy-pirate-{seat}", 40, 40, circle(20, 20, 19, fill=sky), *head())
        for seat, (sky, head) in enumerate(_CREW)
    ]


def _face(skin: str) -> list[Scene]:
    return [
        path("M9 40C10 33 15 31 20 31S30 33 31 40Z", fill="#5b3b2c"),
        path(
            "M11 18C11 28 15 34 20 34S29 28 29 18C29 12 25 9 20 9S11 12 11 18Z",
            fill=skin,
            stroke=INK,
            stroke_width="1",
        ),
    ]


def _eyes(y: float = 19) -> list[Scene]:
    return [circle(16, y, 1.5, fill=INK), circle(24, y, 1.5, fill=INK)]


def _patch() -> list[Scene]:
    return [
        circle(16, 19, 1.5, fill=INK),
        path("M21 16.5H27.5L26.5 21.5H22ZM11 13L29 18", fill=INK, stroke=INK, stroke_width="1"),
    ]


def _el_belgo() -> list[Scene]:
    """A wide hat with a feather, a twirled moustache."""
    return [
        *_face("#f0c8a0"),
        *_eyes(20),
        path(
            "M13 25Q17 22 20 24.5Q23 22 27 25Q31 25 30 21Q29 25 24 26Q20 27 16 26"
            "Q11 25 10 21Q9 25 13 25Z",
            fill="#4a2c18",
        ),
        path("M4 14Q20 4 36 14Q30 6 20 5Q10 6 4 14Z", fill=INK),
        path("M27 8Q34 0 38 3Q36 9 28 10Z", fill="#d8402c"),
        path("M17 29.5Q20 31 23 29.5", **_LINE),
    ]


def _the_brain() -> list[Scene]:
    """A high bald forehead, round glasses."""
    return [
        *_face("#e8b98c"),
        path(
            "M11 18C9 6 14 2 20 2S31 6 29 18C27 13 13 13 11 18Z",
            fill="#e8b98c",
            stroke=INK,
            stroke_width="1",
        ),
        path("M15 6Q17 8 20 7M22 9Q25 7 26 9", **_LINE),
        *_eyes(19),
        path(
            "M12 19A4 4 0 1 0 20 19A4 4 0 1 0 12 19M20 19A4 4 0 1 0 28 19A4 4 0 1 0 20 19", **_LINE
        ),
        path("M16 28H24", **_LINE),
    ]


def _beauty() -> list[Scene]:
    """Long red hair, a green scarf, an earring."""
    return [
        path("M8 36C4 22 8 6 20 6S36 22 32 36Z", fill="#b4461e"),
        *_face("#f6d3b4"),
        path(
            "M10 17C11 8 29 8 30 17C24 12 16 12 10 17Z",
            fill="#3f8f4f",
            stroke=INK,
            stroke_width="1",
        ),
        *_eyes(20),
        path("M13.5 18L15 17M26.5 18L25 17", **_LINE),
        path("M17 27Q20 29.5 23 27Q20 26 17 27Z", fill="#b3261e"),
        circle(29.5, 25, 2, fill="none", stroke="#e3b345", stroke_width="1.4"),
    ]


def _edward() -> list[Scene]:
    """A black beard, a three-cornered hat with a skull."""
    return [
        *_face("#d9a679"),
        path("M10 22Q12 37 20 38Q28 37 30 22Q26 25 20 24Q14 25 10 22Z", fill=INK),
        *_eyes(19),
        path("M17 28Q20 30 23 28", fill="none", stroke=CREAM, stroke_width="1.6"),
        path("M3 15Q8 2 20 3Q32 2 37 15Q28 10 20 11Q12 10 3 15Z", fill="#20242e"),
        circle(20, 7, 2.4, fill=CREAM),
    ]


def _kalash() -> list[Scene]:
    """An eye patch, a striped headscarf."""
    return [
        *_face("#b98255"),
        path("M9 16C10 5 30 5 31 16Q20 11 9 16Z", fill="#2f62ad", stroke=INK, stroke_width="1"),
        path("M13 8L15 13M19 6.5V12M25 8L24 12.5", stroke=CREAM, stroke_width="1.6"),
        path("M31 15L38 12L35 19Z", fill="#2f62ad"),
        *_patch(),
        path("M15 27Q20 31 25 26", **_LINE),
        path("M12 28Q13 33 17 34", **_LINE),
    ]


def _bamba() -> list[Scene]:
    """Dark skin, a golden ring, a broad smile, a yellow cap."""
    return [
        *_face("#6f4327"),
        path("M10 16C10 6 30 6 30 16L20 13Z", fill="#f0c23c", stroke=INK, stroke_width="1"),
        circle(16, 19, 1.8, fill=CREAM),
        circle(24, 19, 1.8, fill=CREAM),
        *_eyes(19),
        path("M14 25Q20 32 26 25Q20 27 14 25Z", fill=CREAM),
        circle(30, 24, 2.2, fill="none", stroke="#e3b345", stroke_width="1.4"),
    ]


def _lee_shee() -> list[Scene]:
    """Black hair in a knot with two pins, calm eyes."""
    return [
        path("M20 9L30 1M20 9L10 1", stroke="#e3b345", stroke_width="1.8"),
        circle(20, 6, 4.5, fill=INK),
        path("M8 26C7 12 12 7 20 7S33 12 32 26Z", fill=INK),
        *_face("#f2cf9f"),
        path("M11 17C12 10 17 10 20 12C23 10 28 10 29 17C26 14 14 14 11 17Z", fill=INK),
        path("M13.5 20Q16 18 18.5 20M21.5 20Q24 18 26.5 20", **_LINE),
        path("M17.5 27.5Q20 29 22.5 27.5", stroke="#b3261e", stroke_width="1.8", fill="none"),
    ]


def _the_gull() -> list[Scene]:
    """White hair and beard, a long nose, a sailor's cap."""
    return [
        *_face("#f3cbb0"),
        path(
            "M10 22Q9 36 20 38Q31 36 30 22Q26 28 20 27Q14 28 10 22Z",
            fill="#f4f1ea",
            stroke=INK,
            stroke_width="1",
        ),
        *_eyes(18),
        path("M20 18L25 25L19 25Z", fill="#e8a27c", stroke=INK, stroke_width="1"),
        path("M9 14H31V10Q20 6 9 10Z", fill=CREAM, stroke=INK, stroke_width="1"),
        path("M8 15Q20 11 32 15L31 12H9Z", fill="#20242e"),
    ]


_CREW = (
    ("#f5dfa8", _el_belgo),
    ("#cfe3ea", _the_brain),
    ("#d9ecd4", _beauty),
    ("#f1d3c4", _edward),
    ("#f6e9c8", _kalash),
    ("#d7e6f3", _bamba),
    ("#f2d7da", _lee_shee),
    ("#bcd8dc", _the_gull),
)
