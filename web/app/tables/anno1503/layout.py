"""Where things lie on ANNO 1503's table, for any room.

A tablet shows sea and home together. A phone shows one of them large and the other small; what
is small opens by a tap.
"""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from app.tables.kit.box import GAP, Box
from engine.anno1503.board import COLUMNS, ROWS

Part: TypeAlias = Literal["sea", "home"]

WIDE = 1.15
"""How much wider than high a tablet's table is that has the home beside, not below."""
FINGER = 46
"""What a finger needs of a space, with the line around it."""


@dataclass(frozen=True, slots=True)
class Layout:
    question: Box
    """Where questions are asked: over the sea, or over what a phone shows large."""
    others: list[Box] = field(default_factory=list)
    """One for each opponent, in seat order from the viewer's left."""
    sea: Box | None = None
    upright: bool = False
    """Whether the chart's columns run down the screen."""
    home: Box | None = None
    """The home island."""
    belongings: Box | None = None
    """Die, gold, shields, goods and shipyard."""
    small_sea: Box | None = None
    small_home: Box | None = None


HOME_ON_A_PHONE, ALL_BELOW_EACH_OTHER = (0, 540), (0, 900)
HOME_ON_ITS_SIDE = 720, 260
"""How wide and high a room must be for all that stands in it to be drawn."""


def roomy(width: int, height: int, large: Part, live: bool = True) -> tuple[int, int]:
    """The same room, or a larger one of its shape, which the page shows smaller.

    Opened news and small phones leave less than the table needs.
    """
    least = 0, 0
    if _on_phone(width, height, live):
        home = HOME_ON_A_PHONE if width < height else HOME_ON_ITS_SIDE
        least = home if large == "home" else least
    elif width < height * WIDE:
        least = ALL_BELOW_EACH_OTHER
    scale = max(1.0, least[0] / width, least[1] / height)
    return round(width * scale), round(height * scale)


def _on_phone(width: int, height: int, live: bool) -> bool:
    return width < 700 or height < (540 if live else 500)


def layout(width: int, height: int, others: int, large: Part, live: bool = True) -> Layout:
    """On a phone `large` is the part that is shown large.

    What is not `live` is only looked at, so it may be smaller than a finger needs.
    """
    if _on_phone(width, height, live):
        return _phone(width, height, others, large)
    room = Box(GAP, GAP, width - 2 * GAP, height - 2 * GAP)
    return _wide(room, others) if width >= height * WIDE else _tall(room, others)


def _wide(room: Box, others: int) -> Layout:
    cell = min(room.width * 0.585 / COLUMNS, room.height * 0.42 / ROWS)
    sea = Box(room.x, room.y, cell * COLUMNS, cell * ROWS)
    x, y = sea.right + GAP, sea.bottom + GAP
    aside = Box(x, room.y, room.right - x, sea.height)
    return Layout(
        question=sea,
        others=aside.rows(*(1,) * others),
        sea=sea,
        home=Box(room.x, y, sea.width, room.bottom - y),
        belongings=Box(x, y, aside.width, room.bottom - y),
    )


def _tall(room: Box, others: int) -> Layout:
    cell = min(room.width / COLUMNS, room.height * 0.33 / ROWS)
    upper = Box(room.x, room.y, room.width, cell * ROWS)
    side = (room.width - cell * COLUMNS) / 2
    sea = Box(room.x + side, room.y, cell * COLUMNS, upper.height)
    rest = Box(room.x, sea.bottom + GAP, room.width, room.bottom - sea.bottom - GAP)
    strips, home, belongings = rest.rows(100, 315, 285)
    return Layout(
        question=upper, others=strips.columns(others), sea=sea, home=home, belongings=belongings
    )


def _phone(width: int, height: int, others: int, large: Part) -> Layout:
    if width < height:
        return _phone_tall(Box(4, 2, width - 8, height - 4), others, large)
    return _phone_wide(Box(4, 4, width - 8, height - 8), others, large)


def _phone_tall(room: Box, others: int, large: Part) -> Layout:
    if large == "sea":
        # Low strips and a low bar: every space of the sea is to be met by a finger.
        strips, sea, bar = _stacked(room, 41, 44, gap=4)
        return Layout(
            question=sea, others=strips.columns(others, 4), sea=sea, upright=True, small_home=bar
        )
    top, rest, _ = _stacked(room, 62, 0)
    chart, aside = top.cut(62 / ROWS * COLUMNS, 4)
    home, belongings = rest.rows(312, 270, gap=6)
    return Layout(
        question=rest,
        others=aside.columns(others, 4),
        small_sea=chart,
        home=home,
        belongings=belongings,
    )


def _phone_wide(room: Box, others: int, large: Part) -> Layout:
    if large == "sea":
        wide = max(room.width * 0.72, min(room.width - 136, FINGER * COLUMNS))
        sea, aside = room.cut(min(wide, room.height / ROWS * COLUMNS), 6)
        *strips, bar = aside.rows(*(1,) * others, max(1, 0.7 * others), gap=6)
        return Layout(question=sea, others=strips, sea=sea, small_home=bar)
    home, aside = room.cut(room.width * 0.52, 6)
    top, belongings, _ = _stacked(aside, 48, 0)
    chart, beside = top.cut(48 / ROWS * COLUMNS, 4)
    return Layout(
        question=room,
        others=beside.columns(others, 4),
        small_sea=chart,
        home=home,
        belongings=belongings,
    )


def _stacked(room: Box, top: float, bottom: float, gap: float = 6) -> tuple[Box, Box, Box]:
    """A part of fixed height above, what remains, and a part of fixed height below."""
    foot = bottom + gap if bottom else 0
    middle = room.height - top - gap - foot
    return (
        Box(room.x, room.y, room.width, top),
        Box(room.x, room.y + top + gap, room.width, middle),
        Box(room.x, room.bottom - bottom, room.width, bottom),
    )
