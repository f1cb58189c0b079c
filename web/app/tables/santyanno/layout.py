"""Where things lie on SANTY ANNO's table, for any room and any number of people around it."""

from dataclasses import dataclass, replace
from functools import lru_cache

from app.tables.kit.box import GAP, Box

from .ships import HEIGHT, WIDTH

TILE = WIDTH / HEIGHT
CARD = 0.7
"""A boarding card's width to its height."""


@dataclass(frozen=True, slots=True)
class Berth:
    """A panel's place: at an edge, turned so that its upper side looks to the middle."""

    box: Box
    turn: int
    """Quarter turns clockwise: 0 at the lower edge, 1 left, 2 above, 3 right."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height as its player sees it."""
        box = self.box
        return (box.height, box.width) if self.turn % 2 else (box.width, box.height)


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
    sizes = [48 + 7 * n for n in range(19)]
    tries = [_try(box, across, down, size) for across, down in shapes for size in sizes]
    fitting = [found for found in tries if found]
    return max(fitting, key=lambda found: found[0])[1] if fitting else _smallest(box)


def _try(box: Box, across: int, down: int, high: float) -> tuple[float, Ring] | None:
    """A ring with `across` ships above and below and `down` more at each side."""
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
    score = min(high / 100, cards[0].height / 78, 1.5) + 0.1 * min(high / 100, 2)
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


HEAD = 30
"""The harbour's upper strip: the clock, the round, the reading arrow."""


def _cards(harbour: Box, count: int) -> tuple[Box, ...]:
    """The row of cards, as large as the harbour allows; a long one goes on below."""
    count = max(1, count)
    room = Box(harbour.x + 8, harbour.y + HEAD, harbour.width - 16, harbour.height - HEAD - 8)
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


@lru_cache(maxsize=64)
def edges(width: float, height: float, people: int) -> tuple[Box, tuple[Berth, ...]]:
    """The ring's room, and a berth for each person, clockwise from the lower edge.

    Of all ways to spread people over the four edges, the one that leaves buttons and ships large
    and seats people opposite each other.
    """
    whole = Box(0, 0, width, height)
    tries = [
        _edged(whole, counts, depth) for counts in _spreads(people) for depth in range(100, 221, 10)
    ]
    return max(tries, key=_worth)


def _worth(seating: tuple[Box, tuple[Berth, ...]]) -> float:
    inner, berths = seating
    if inner.width < 160 or inner.height < 120:
        return inner.width + inner.height - 10_000
    buttons = min(min(map(ease, berths)) / 52, 1.15) * min(min(map(target, berths)) / 44, 1)
    counts = [sum(berth.turn == turn for berth in berths) for turn in range(4)]
    opposite = counts[0] == counts[2] and counts[1] == counts[3]
    crowd = max(counts) / len(berths)
    fit = buttons * min(_ship_size(inner) / 96, 1.8)
    return fit + (0.35 if opposite else 0) - 0.2 * crowd


def _ship_size(box: Box) -> float:
    """About how high the ships of a ring in this room will be."""
    flat = min((box.width - 3 * GAP) / 4 / TILE, (box.height - 2 * GAP) * 0.36)
    square = min((box.height - 2 * GAP) / 3.2, (box.width - 2 * GAP) / 3.4 / TILE)
    high = min(box.height / 4.1, box.width / 2.9 / TILE)
    return max(flat, square, high)


Counts = tuple[int, int, int, int]
"""People at the lower, left, upper and right edge."""


def _spreads(people: int) -> list[Counts]:
    """At most four at an edge, opposite edges alike as far as can be."""
    return [
        (below, left, above, right)
        for below in range(5)
        for left in range(5)
        for above in range(max(0, below - 1), below + 1)
        for right in range(max(0, left - 1), left + 1)
        if below + left + above + right == people
    ]


def _edged(whole: Box, counts: Counts, depth: float) -> tuple[Box, tuple[Berth, ...]]:
    below, left, above, right = counts
    top = depth + GAP if above else GAP / 2
    bottom = depth + GAP if below else GAP / 2
    west = depth + GAP if left else GAP
    east = depth + GAP if right else GAP
    inner = Box(
        west + GAP / 2, top, whole.width - west - east - GAP, whole.height - top - bottom - GAP / 2
    )
    low = _shares(0, whole.width, below)
    high = _shares(0, whole.width, above)
    corners_free = all(x >= depth + GAP for x, _ in low[:1] + high[:1])
    start, room = (0.0, whole.height) if corners_free else (top, whole.height - top - bottom)
    berths = [Berth(Box(x, whole.height - depth, w, depth), 0) for x, w in reversed(low)]
    berths += [Berth(Box(0, y, depth, h), 1) for y, h in reversed(_shares(start, room, left))]
    berths += [Berth(Box(x, 0, w, depth), 2) for x, w in high]
    berths += [
        Berth(Box(whole.width - depth, y, depth, h), 3) for y, h in _shares(start, room, right)
    ]
    return inner, tuple(berths)


def _shares(start: float, room: float, count: int) -> list[tuple[float, float]]:
    """Equal parts of an edge, none wider than a panel can use."""
    part = room / max(1, count)
    wide = min(part - GAP, 560.0)
    return [(start + part * n + (part - wide) / 2, wide) for n in range(count)]


STRIP = 30
"""The height of a panel's line with the pirate and the name."""


def grid(width: float, height: float) -> tuple[int, int]:
    """Columns and rows of a panel's eight buttons."""
    return max(
        ((4, 2), (2, 4), (8, 1)), key=lambda shape: _ease(*button_size(width, height, *shape))
    )


def _ease(wide: float, high: float) -> float:
    """How well a button can be read and hit: a ship is square, its name is long."""
    return min(wide * 0.8, high)


def ease(berth: Berth) -> float:
    """The same for all buttons of a panel."""
    return _ease(*button_size(*berth.size, *grid(*berth.size)))


def target(berth: Berth) -> float:
    """The shorter side of a panel's buttons, in pixels."""
    return min(button_size(*berth.size, *grid(*berth.size)))


def button_size(width: float, height: float, across: int, down: int) -> tuple[float, float]:
    return (width - 4 - 6 * (across + 1)) / across, (height - 4 - STRIP - 6 * down) / down


def seen_from(turn: int) -> list[int]:
    """The places clockwise as somebody at that edge sees them, from the far left one on."""
    return [(2 * turn - FIRST + n) % 8 for n in range(8)]


def walk(across: int, down: int) -> list[tuple[int, int]]:
    """The cells of a grid clockwise along its border: column and row, from the upper left one."""
    if down == 1:
        return [(n, 0) for n in range(across)]
    cells = [(n, 0) for n in range(across)] + [(across - 1, n) for n in range(1, down)]
    cells += [(n, down - 1) for n in range(across - 2, -1, -1)]
    return cells + [(0, n) for n in range(down - 2, 0, -1)]
