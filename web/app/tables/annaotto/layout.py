"""Where things lie on ANNAOTTO's table, for any room."""

from dataclasses import dataclass

from app.tables.annaotto.art.cards import RATIO
from app.tables.kit.box import Box
from app.tables.kit.shapes import Point

GAP = 6
HEAD = 20
"""The line with a player's name above their cards."""
FINGER = 44
"""The least width and height of what a finger is to meet."""


ROOM = 10
"""Around what lies on a sheet."""
BESIDE = 240
"""With less height than this above the own hand, buttons go beside a drawn card's sides."""
ASIDE = 70
"""The width of those buttons."""


@dataclass(frozen=True, slots=True)
class Layout:
    others: list[Box]
    """One for each opponent, clockwise from the viewer's left."""
    centre: Box
    hand: Box

    @property
    def above(self) -> Box:
        """All that is not the own hand, for what opens over the table."""
        return Box(0, 0, self.hand.width + 2 * self.hand.x, self.hand.y)

    @property
    def own_cards(self) -> Box:
        """The room of the own cards, below the line with the name."""
        hand = self.hand
        return Box(hand.x, hand.y + HEAD + 6, hand.width, hand.height - HEAD - 8)

    def over(self, width: float, height: float) -> Box:
        """A sheet of this size over the piles, and over no card of the own hand."""
        x, y = self.centre.middle
        left = min(max(x - width / 2, 0), self.above.width - width)
        return Box(left, min(max(y - height / 2, 0), self.above.height - height), width, height)


def layout(
    width: int, height: int, others: int, cards: int, below: float = 0, asked: bool = False
) -> Layout:
    """The table of a viewer with so many opponents and so many own cards.

    `below` is what the middle needs besides the piles and their line; `asked`: a sheet lies over
    it, with a drawn card or the colours.
    """
    if width < height * 1.1 and width < 600:
        return _narrow(width, height, others, cards, below)
    if width < height * 1.1:
        return _tall(width, height, others)
    if height < 420:
        return _flat(width, height, others, cards, below, asked)
    return _wide(width, height, others)


def _hand(width: int, height: int, high: float) -> Box:
    return Box(GAP, height - high, width - 2 * GAP, high - 4)


def _wide(width: int, height: int, others: int) -> Layout:
    """Opponents to the left, above and to the right."""
    high = min(height * 0.34, 270)
    upper = height - high
    if others == 1:
        top = upper * 0.4
        box = Box(width * 0.14, 0, width * 0.72, top - GAP)
        return Layout(
            [box], Box(GAP, top, width - 2 * GAP, upper - top), _hand(width, height, high)
        )
    side = width * 0.215
    top = upper * (0.37 if others > 2 else 0.18)
    left = Box(GAP, 0, side - GAP, upper - GAP)
    right = Box(width - side, 0, side - GAP, upper - GAP)
    above = Box(side + GAP, 0, width - 2 * side - 2 * GAP, top - GAP).columns(others - 2, GAP)
    centre = Box(side + GAP, top, width - 2 * side - 2 * GAP, upper - top)
    return Layout([left, *above, right], centre, _hand(width, height, high))


def _tall(width: int, height: int, others: int) -> Layout:
    """Opponents above; from three on also beside the piles."""
    high = height * 0.3
    upper = height - high
    top = min(upper * 0.36, 250)
    hand = _hand(width, height, high)
    if others < 3:
        above = Box(GAP, 0, width - 2 * GAP, top - GAP).columns(others, GAP)
        return Layout(above, Box(GAP, top, width - 2 * GAP, upper - top), hand)
    side = width * 0.27
    left = Box(GAP, top, side - GAP, upper - top - GAP)
    right = Box(width - side, top, side - GAP, upper - top - GAP)
    above = Box(GAP, 0, width - 2 * GAP, top - GAP).columns(others - 2, GAP)
    centre = Box(side + GAP, top, width - 2 * side - 2 * GAP, upper - top)
    return Layout([left, *above, right], centre, hand)


_LINES = {
    1: [[0]],
    2: [[0, 1]],
    3: [[1], [0, 2]],
    4: [[1, 2], [0, 3]],
    5: [[2], [1, 3], [0, 4]],
}
"""Opponents in lines, by their number: clockwise up the left side and down the right one."""


def _narrow(width: int, height: int, others: int, cards: int, below: float) -> Layout:
    """A phone held upright: opponents in lines above the piles, still clockwise around them."""
    high = height * (0.36 if cards <= 8 else 0.42 if cards <= 15 else 0.48)
    upper = height - high
    lines = _LINES[others]
    middle = max(150, upper * (0.4 if len(lines) == 1 else 0.34)) + below
    top = min(upper - middle, 160 * len(lines))
    whole = Box(GAP, 0, width - 2 * GAP, top)
    boxes: dict[int, Box] = {}
    for line, box in zip(lines, whole.rows(*[1] * len(lines)), strict=True):
        room = Box(box.x, box.y, box.width, box.height - GAP)
        boxes |= zip(line, room.columns(len(line), GAP), strict=True)
    seats = [boxes[n] for n in range(others)]
    return Layout(seats, Box(GAP, top, width - 2 * GAP, upper - top), _hand(width, height, high))


def drawn_card(above: float) -> float:
    """How wide a drawn card is that has its buttons beside it."""
    return min((above - 3 * ROOM) / RATIO, 80.0)


def drawn_sheet(card: float) -> float:
    """How wide the sheet with both sides of such a card is."""
    return card * 0.7 + 2 * (card + ROOM + ASIDE) + 5 * ROOM


COLOURS_SHEET = 8 * FINGER + 9 * ROOM
"""How wide the sheet with all colours in a line is."""


def _flat(width: int, height: int, others: int, cards: int, below: float, asked: bool) -> Layout:
    """A phone on its side: opponents left and right of the piles, or of the sheet over them."""
    high = height * (0.42 if cards <= 16 else 0.56)
    upper = height - high
    hand = _hand(width, height, high)
    sheet = max(drawn_sheet(drawn_card(upper)), COLOURS_SHEET) + 2 * GAP
    if others == 1:
        side = min(width * 0.5, width - sheet) if asked else width * 0.5
        return Layout(
            [Box(GAP, 0, side - GAP, upper - GAP)],
            Box(side + GAP, 0, width - side - 2 * GAP, upper - 4),
            hand,
        )
    side = (width - sheet) / 2 if asked else width * (0.26 if below else 0.33)
    lefts = (others + 1) // 2
    left = _below(Box(GAP, 0, side - GAP, upper - GAP), lefts)
    right = _below(Box(width - side, 0, side - GAP, upper - GAP), others - lefts)
    centre = Box(side + GAP, 0, width - 2 * side - 2 * GAP, upper - 4)
    return Layout([*reversed(left), *right], centre, hand)


def _below(box: Box, count: int) -> list[Box]:
    return box.rows(*[1] * count, gap=GAP)


def spread(box: Box, count: int, most: float, gap: float = GAP) -> tuple[float, list[Point]]:
    """Cards in as few lines as make them largest: their width and their places."""
    count = max(1, count)
    width, columns = max(
        (_fit(box, -(-count // lines), lines, gap), -(-count // lines)) for lines in range(1, 7)
    )
    width = min(width, most)
    lines = -(-count // columns)
    high = width * RATIO
    y = box.y + (box.height - lines * high - (lines - 1) * gap) / 2
    spots = []
    for n in range(count):
        line, column = divmod(n, columns)
        there = min(columns, count - line * columns)
        x = box.x + (box.width - there * width - (there - 1) * gap) / 2
        spots.append((x + column * (width + gap), y + line * (high + gap)))
    return width, spots


def spread_to_tap(box: Box, count: int, most: float, gap: float = GAP) -> tuple[float, list[Point]]:
    """Cards spread as usual, or closer together where that makes them large enough to tap."""
    spacious = spread(box, count, most, gap)
    return spacious if spacious[0] >= FINGER else spread(box, count, most, 2)


def _fit(box: Box, columns: int, lines: int, gap: float) -> float:
    """The width of cards in so many columns and lines."""
    wide = (box.width - gap * (columns - 1)) / columns
    high = (box.height - gap * (lines - 1)) / lines
    return max(4.0, min(wide, high / RATIO))
