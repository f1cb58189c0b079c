"""Where the panels of the people around the tablet lie, and the ships on a panel."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, degrees

from app.tables.kit.box import GAP, Box
from app.tables.santyanno.fitting import fitted
from app.tables.santyanno.layout import FIRST, MOST_CARDS, TILE, ring
from engine.santyanno.rounds import PLACES, seat_place


@dataclass(frozen=True, slots=True)
class Berth:
    """A panel's place: at an edge, turned so that its upper side looks to the middle."""

    box: Box
    quarters: int
    """Quarter turns clockwise: 0 at the lower edge, 1 left, 2 above, 3 right."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height as its player sees it."""
        box = self.box
        return (box.height, box.width) if self.quarters % 2 else (box.width, box.height)


@lru_cache(maxsize=64)
def edges(width: float, height: float, people: int) -> tuple[Box, tuple[Berth, ...]]:
    """The ring's room, and a berth for each person, clockwise from the lower edge.

    Of all ways to spread people over the four edges, the one that leaves buttons and ships large
    and seats people opposite each other.
    """
    whole = Box(0, 0, width, height)
    seatings = [
        _edged(whole, counts, depth) for counts in _spreads(people) for depth in range(140, 251, 10)
    ]
    worths = [(_worth(one, width, height, _about), n) for n, one in enumerate(seatings)]
    best = [seatings[n] for _, n in sorted(worths, reverse=True)[:LOOKED_AT]]
    return max(best, key=lambda seating: _worth(seating, width, height, _ship_size))


LOOKED_AT = 16
"""So many of the likely seatings are laid out to see how large the ships really are."""


def _worth(
    seating: tuple[Box, tuple[Berth, ...]],
    width: float,
    height: float,
    size: Callable[[Box], float],
) -> float:
    inner, berths = seating
    if inner.width < 160 or inner.height < 120:
        return inner.width + inner.height - 10_000
    large = min(min(map(smallest_side, berths)) / 44, 1)
    buttons = min(min(map(ease, berths)) / 42, 1.0) * large**3
    counts = [sum(berth.quarters == edge for berth in berths) for edge in range(4)]
    opposite = counts[0] == counts[2] and counts[1] == counts[3]
    crowd = max(counts) / len(berths)
    fit = buttons * min(size(inner) / 96, 1.8)
    even = 0.5 * _uneven(berths, width, height)
    return fit + (0.2 if opposite else 0) - 0.2 * crowd - even


def _about(box: Box) -> float:
    """About how high the ships of a ring in this room can be, if its cards are small."""
    return min((box.height - 2 * GAP) / 3.2, (box.width - 2 * GAP) / 3.4 / TILE)


def _ship_size(box: Box) -> float:
    """How high they are with all the cards; small cards are as bad as small ships."""
    laid = ring(box, MOST_CARDS)
    return min(laid.ships[0].height, laid.cards[0].height * 1.25) if laid.cards else 0


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


def smallest_side(berth: Berth, cards: bool = True) -> float:
    """The shorter side of a panel's buttons, in pixels; `cards` where it repeats the row."""
    return min(fitted(*berth.size, cards).button)


def ease(berth: Berth) -> float:
    """How well a panel's buttons can be read and hit, and its cards read."""
    return fitted(*berth.size).ease


def seen_from(quarters: int, turn: int = 0) -> list[int]:
    """The places clockwise as somebody at that edge sees them, from the far left one on.

    `turn` is how many places the ring is turned clockwise.
    """
    return [(2 * quarters - FIRST - turn + n) % PLACES for n in range(PLACES)]


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where, and how the ring is turned to that."""

    room: Box
    berths: dict[int, Berth]
    turn: int
    """How many places the ring is turned clockwise."""


def seated(
    width: float, height: float, people: Sequence[int], seats: int, turned: int = 0
) -> Seating:
    """S9: everybody's berth, and the ring turned so that the ships of the seats lie before them.

    People sit clockwise; `turned` says how many berths further the first one sits.
    """
    return _seated(width, height, tuple(people), seats, turned)


@lru_cache(maxsize=64)
def _seated(
    width: float, height: float, people: tuple[int, ...], seats: int, turned: int
) -> Seating:
    room, berths = edges(width, height, len(people))
    begin = turned % max(1, len(berths))
    sitting = berths[begin:] + berths[:begin]
    angles = angles_of(sitting, width, height)
    places = [seat_place(seat, seats) for seat in people]

    def far(turn: int) -> float:
        wanted = [(place + turn) * 360 / PLACES for place in places]
        return sum(apart(a, b) ** 2 for a, b in zip(wanted, angles, strict=True))

    return Seating(room, dict(zip(people, sitting, strict=True)), min(range(PLACES), key=far))


def angles_of(berths: Sequence[Berth], width: float, height: float) -> list[float]:
    """Clockwise from straight below, in degrees; all four sides of a screen count alike."""
    middles = [berth.box.middle for berth in berths]
    return [degrees(atan2((width / 2 - x) / width, (y - height / 2) / height)) for x, y in middles]


def apart(one: float, other: float) -> float:
    """Degrees between two angles."""
    return abs((one - other + 180) % 360 - 180)


def _uneven(berths: Sequence[Berth], width: float, height: float) -> float:
    """How far people sit from an even ring, in eighths of it."""
    angles = angles_of(berths, width, height)
    step = 360 / len(angles)
    off = [angle - n * step for n, angle in enumerate(angles)]
    return min(sum(apart(a, b) for b in off) / len(off) for a in off) / 45


def walk(across: int, down: int) -> list[tuple[int, int]]:
    """The cells of a grid clockwise along its border: column and row, from the upper left one."""
    if down == 1:
        return [(n, 0) for n in range(across)]
    cells = [(n, 0) for n in range(across)] + [(across - 1, n) for n in range(1, down)]
    cells += [(n, down - 1) for n in range(across - 2, -1, -1)]
    return cells + [(0, n) for n in range(down - 2, 0, -1)]
