"""Where the ring of ships, the harbour and the panel beside them lie, for any room."""

from dataclasses import dataclass, replace
from functools import lru_cache

from app.tables.kit.box import GAP, Box
from app.tables.santyanno.art.ships import HEIGHT, WIDTH

TILE = WIDTH / HEIGHT
CARD = 0.7
"""A boarding card's width to its height."""


@dataclass(frozen=True, slots=True)
class Ring:
    """The eight ships around the harbour."""

    ships: tuple[Box, ...]
    """By place around the table, clockwise; place 0 is at the lower edge."""
    harbour: Box
    cards: tuple[Box, ...]


FIRST = 5
"""Place 0, counted clockwise from the upper left corner: in front of who sits below."""


MOST_CARDS = 10
"""The last round's nine, and an event."""


@lru_cache(maxsize=64)
def ring(box: Box, count: int) -> Ring:
    """The eight ships, and `count` cards in the harbour.

    The ships lie where they will be with the most cards, so that no round moves them.
    """
    laid = _largest(box)
    return replace(laid, cards=_cards(laid.harbour, count))


@lru_cache(maxsize=64)
def _largest(box: Box) -> Ring:
    """The ring whose ships and cards come out largest."""
    shapes = ((4, 0), (3, 1), (2, 2))
    sizes = [48 + 5 * n for n in range(26)]
    rings = [_laid(box, across, down, size) for across, down in shapes for size in sizes]
    fitting = [found for found in rings if found]
    return max(fitting, key=lambda found: found[0])[1] if fitting else _smallest(box)


def _laid(box: Box, across: int, down: int, high: float) -> tuple[float, Ring] | None:
    """A ring with `across` ships above and below and `down` more at each side, and its worth."""
    wide = high * TILE
    if across * wide + GAP * (across - 1) > box.width:
        return None
    if (down + 2) * high + GAP * (down + 1) > box.height:
        return None
    left = wide + GAP if down else 0
    top = high + GAP if across > 2 else 0
    harbour = Box(box.x + left, box.y + top, box.width - 2 * left, box.height - 2 * top)
    cards = _cards(harbour, MOST_CARDS)
    if harbour.width < 40 or harbour.height < 40 or not cards:
        return None
    score = min(high / 100, cards[0].height / 82, 1.5) + 0.1 * min(high / 100, 2)
    if across != down + 2:  # Two rows, or two columns, are hardly a ring.
        score *= 0.72
    return score, Ring(_around(box, across, down, high), harbour, cards)


def _smallest(box: Box) -> Ring:
    """For a picture of the table that is smaller than any table."""
    high = min(box.height / 3.4, box.width / 4.2 / TILE)
    side = high * TILE
    inner = Box(box.x + side, box.y + high, box.width - 2 * side, box.height - 2 * high)
    return Ring(_around(box, 3, 1, high), inner, ())


def _around(box: Box, across: int, down: int, high: float) -> tuple[Box, ...]:
    wide = high * TILE
    xs = _spread(box.x, box.width, wide, across)
    ys = _spread(box.y, box.height, high, down + 2)
    right, bottom = box.x + box.width - wide, box.y + box.height - high
    walk = [(x, box.y) for x in xs]
    walk += [(right, y) for y in ys[1:-1]]
    walk += [(x, bottom) for x in reversed(xs)]
    walk += [(box.x, y) for y in reversed(ys[1:-1])]
    walk = walk[FIRST:] + walk[:FIRST]
    return tuple(Box(x, y, wide, high) for x, y in walk)


def _spread(start: float, room: float, size: float, count: int) -> list[float]:
    step = (room - size) / max(1, count - 1)
    return [start + step * n for n in range(count)]


HEAD = 28
"""The harbour's upper strip: the clock, the round, the reading arrow."""


def _cards(harbour: Box, count: int) -> tuple[Box, ...]:
    """The row of cards, as large as the harbour allows; a long one goes on below."""
    count = max(1, count)
    room = Box(harbour.x + 8, harbour.y + HEAD, harbour.width - 16, harbour.height - HEAD - 6)
    best: tuple[float, int] = (0, 1)
    for rows in range(1, count + 1):
        across = -(-count // rows)
        high = min(
            (room.height - GAP * (rows - 1)) / rows,
            (room.width - GAP * (across - 1)) / across / CARD,
            170.0,
        )
        best = max(best, (high, -rows))
    high, rows = best[0], -best[1]
    across = -(-count // rows)
    wide = high * CARD
    top = room.y + (room.height - rows * high - GAP * (rows - 1)) / 2
    left = room.x + (room.width - across * wide - GAP * (across - 1)) / 2
    return tuple(
        Box(left + n % across * (wide + GAP), top + n // across * (high + GAP), wide, high)
        for n in range(count)
    )


def beside(width: float, height: float, side: float = 0.33) -> tuple[Box, Box]:
    """The ring's room, and a side panel's: on the right, or below where the room is high."""
    if width >= height * 1.1:
        wide = min(max(width * side, 264), 420)
        return (
            Box(GAP, GAP, width - wide - 3 * GAP, height - 2 * GAP),
            Box(width - wide - GAP, GAP, wide, height - 2 * GAP),
        )
    high = min(max(height * (side + 0.04), 210), 430)
    return (
        Box(GAP, GAP, width - 2 * GAP, height - high - 3 * GAP),
        Box(GAP, height - high - GAP, width - 2 * GAP, high),
    )
