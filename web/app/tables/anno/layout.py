"""Where things lie on ANNO's table, for any room."""

from dataclasses import dataclass

from app.tables.kit.box import GAP, Box

RATIO = 1.4
"""A card's height to its width."""
KEY, KEY_WIDE = 44, 64
"""How high and how wide a button on the table is."""
EDGE = 2
"""What is left free at the table's upper edge, so that no line there is cut."""


@dataclass(frozen=True, slots=True)
class Layout:
    others: list[Box]
    """One for each opponent, in seat order from the viewer's left."""
    community: Box
    board: Box
    hand: Box
    keys: list[Box]
    """What puts the hand in order and what tells what was seen, each for a finger."""
    plate: Box | None = None
    """Where the own line stands beside the others', for want of room above the own board."""


def layout(width: int, height: int, others: int) -> Layout:
    """The four parts of the table: below each other, or with the board beside where it is wide."""
    if width >= height * 1.15:
        return _wide(width, height, others)
    top, middle, board = height * 0.17, height * 0.28, height * 0.32
    hand = height - top - middle - board
    rest = Box(GAP, height - hand, width - 2 * GAP, hand - 4)
    left = rest.x + (rest.width - 2 * KEY_WIDE - GAP) / 2
    return Layout(
        _beside(Box(GAP, EDGE, width - 2 * GAP, top - GAP - EDGE), others),
        Box(GAP, top, width - 2 * GAP, middle - GAP),
        Box(GAP, top + middle, width - 2 * GAP, board - GAP),
        Box(rest.x, rest.y + KEY, rest.width, rest.height - KEY),
        [Box(left + i * (KEY_WIDE + GAP), rest.y, KEY_WIDE, KEY) for i in range(2)],
    )


def _wide(width: int, height: int, others: int) -> Layout:
    low = height <= 380
    top, hand = (EDGE + KEY + GAP, height * 0.28) if low else (height * 0.2, height * 0.27)
    middle = height - top - hand
    left = min(width * 0.5, middle / 2 / RATIO * 5.6)
    above = _beside(Box(GAP, EDGE, width - 2 * GAP, top - GAP - EDGE), others + low)
    rest = Box(GAP, height - hand, width - 2 * GAP, hand - 4)
    keys = _at_the_end(rest)
    ends = rest.right - keys[0].x + GAP
    return Layout(
        above[:others],
        Box(GAP, top, left - 2 * GAP, middle - GAP),
        Box(left, top, width - left - GAP, middle - GAP),
        Box(rest.x + ends, rest.y, rest.width - 2 * ends, rest.height),
        keys,
        above[-1] if low else None,
    )


def _at_the_end(box: Box) -> list[Box]:
    """Two keys at the right end of a row: one below the other, or side by side where it is low."""
    x, y = box.right - KEY_WIDE, box.y + box.height / 2
    if box.height >= 2 * KEY + GAP:
        above = y - KEY - GAP / 2
        return [Box(x, above, KEY_WIDE, KEY), Box(x, above + KEY + GAP, KEY_WIDE, KEY)]
    return [Box(x + i * (KEY_WIDE + GAP), y - KEY / 2, KEY_WIDE, KEY) for i in (-1, 0)]


def _beside(box: Box, count: int) -> list[Box]:
    width = (box.width - GAP * (count - 1)) / max(1, count)
    return [Box(box.x + i * (width + GAP), box.y, width, box.height) for i in range(count)]


def row(box: Box, count: int, most: float = 150) -> tuple[float, list[tuple[float, float]]]:
    """Cards side by side in the middle of a box: their width and their places."""
    count = max(count, 1)
    width = min((box.width - GAP * (count - 1)) / count, box.height / RATIO, most)
    x = box.x + (box.width - count * width - (count - 1) * GAP) / 2
    y = box.y + (box.height - width * RATIO) / 2
    return width, [(x + i * (width + GAP), y) for i in range(count)]


def eight(
    box: Box,
) -> tuple[float, list[tuple[float, float]], tuple[float, float], tuple[float, float]]:
    """The Community Eight: card width, eight places, and the places of deck and burn pile."""
    width = min((box.width - 5 * GAP) / 5.1, (box.height - GAP) / 2 / RATIO, 130)
    step, high = width + GAP, width * RATIO + GAP
    x = box.x + (box.width - 5 * width - 4 * GAP - GAP) / 2
    y = box.y + (box.height - 2 * high + GAP) / 2
    places = [(x + (i % 4) * step, y + (i // 4) * high) for i in range(8)]
    piles = x + 4 * step + GAP
    return width, places, (piles, y), (piles, y + high)


STRIP = 0.32
"""A strip's height to its width: the top band of a card."""
_BETWEEN = 3.0
"""Pixels between a month and its strips."""
_WIDEST = 0.8
"""Of a strip beside a month, to the month's width."""


@dataclass(frozen=True, slots=True)
class Fan:
    """Months with their strips below them, or beside them: all within their box."""

    card: float
    """A month's width."""
    beside: bool
    spots: list[tuple[float, float]]
    """Where each month lies."""
    tallest: int
    """The most strips that a month has."""

    @property
    def strip(self) -> float:
        """A strip's width."""
        if not self.beside:
            return self.card
        return self.card * min(_WIDEST, RATIO / self.tallest / STRIP * 0.95)

    def strips(self, x: float, y: float, count: int) -> list[Box]:
        """The strips of a month that lies there."""
        high = self.strip * STRIP
        if not self.beside:
            below = y + self.card * RATIO + _BETWEEN
            step = high + _BETWEEN
            return [Box(x, below + i * step, self.strip, high) for i in range(count)]
        left = x + self.card + _BETWEEN
        step = min(high + _BETWEEN, (self.card * RATIO - high) / max(1, count - 1))
        return [Box(left, y + i * step, self.strip, high) for i in range(count)]

    def whole(self, x: float, y: float, count: int) -> Box:
        """A month with its strips."""
        if self.beside:
            return Box(x, y, self.card + _BETWEEN + self.strip, self.card * RATIO)
        last = self.strips(x, y, count)[-1]
        return Box(x, y, self.card, last.bottom - y)


def fan(box: Box, rows: list[int], most: float, gap: float = GAP) -> Fan:
    """The arrangement with the largest cards: in one row of months or in several, either way."""
    tallest = max([5, *rows])
    ways = [
        _fanned(box, len(rows), tallest, most, lines, beside, gap)
        for lines in range(1, min(3, max(1, len(rows))) + 1)
        for beside in (False, True)
    ]
    return max(ways, key=lambda way: way.card)


def _fanned(
    box: Box, count: int, tallest: int, most: float, lines: int, beside: bool, gap: float
) -> Fan:
    per = max(1, -(-count // lines))
    wide, high = (box.width - gap * (per - 1)) / per, (box.height - gap * (lines - 1)) / lines
    if beside:
        share = 1 + min(_WIDEST, RATIO / tallest / STRIP * 0.95)
        card = max(1.0, min((wide - _BETWEEN) / share, high / RATIO, most))
        block = card * share + _BETWEEN
        tall = card * RATIO
    else:
        fits = (high - _BETWEEN * (tallest + 1)) / (RATIO + STRIP * tallest)
        card = block = max(1.0, min(wide, fits, most))
        tall = card * (RATIO + STRIP * tallest) + _BETWEEN * (tallest + 1)
    spots = []
    top = box.y + max(0.0, (box.height - lines * tall - (lines - 1) * gap) / 2)
    for number in range(count):
        line, place = divmod(number, per)
        here = min(per, count - line * per)
        left = box.x + (box.width - here * block - (here - 1) * gap) / 2
        spots.append((left + place * (block + gap), top + line * (tall + gap)))
    return Fan(card, beside, spots, tallest)
