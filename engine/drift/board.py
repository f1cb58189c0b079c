"""The Annuli board, built from its ring sizes: spaces, neighbours, doors, rivers."""

from dataclasses import dataclass
from itertools import pairwise

from engine.language import N_

MARKERS = ("circle", "triangle", "square", "pentagon", "hexagon", "star")
"""The geo-markers 0 to 5, clockwise from the top."""


@dataclass(frozen=True, slots=True)
class Ring:
    """One ring; its space i is centred at i · 360° / spaces, clockwise from the top."""

    letter: str
    spaces: int
    name: str
    flow: int = 0
    """Where a river drifts: 1 clockwise, −1 counter-clockwise, 0 for land."""

    @property
    def width(self) -> int:
        """The arc of one space, in degrees."""
        return 360 // self.spaces

    @property
    def codes(self) -> tuple[str, ...]:
        return tuple(f"{self.letter}{i}" for i in range(self.spaces))

    def space(self, index: int) -> str:
        return f"{self.letter}{index % self.spaces}"


RINGS = (
    Ring("O", 12, N_("outer river"), flow=1),
    Ring("A", 24, N_("outer land")),
    Ring("B", 24, N_("outer land")),
    Ring("M", 12, N_("middle river"), flow=-1),
    Ring("C", 12, N_("middle land")),
    Ring("E", 12, N_("middle land")),
    Ring("N", 6, N_("inner river"), flow=1),
    Ring("F", 6, N_("inner land")),
    Ring("G", 6, N_("inner land")),
)
"""From the edge to the centre."""

RING = {code: ring for ring in RINGS for code in ring.codes}
"""Every space and the ring it lies in, from the edge to the centre."""

SPACES = tuple(RING)
LANDS = tuple(code for code in SPACES if not RING[code].flow)
ARROWS = frozenset(code for code in SPACES if RING[code].flow)

HOMES = tuple(f"A{4 * k}" for k in range(6))
"""The home space of each geo-marker."""

OUTCROPS = {f"X{k}": (f"O{2 * k}", f"G{k}") for k in range(6)}
PIPS = {f"P{k}": (f"O{2 * k + 1}", f"C{2 * k + 1}") for k in range(6)}
DOORS = OUTCROPS | PIPS
"""Marks at the edge that make two far spaces neighbours; nobody stands on them."""


def angle(space: str) -> int:
    """The middle of a space, in degrees clockwise from the top."""
    return int(space[1:]) * RING[space].width


def overlap(one: str, two: str) -> bool:
    """Whether the arcs of two spaces share more than an edge."""
    apart = abs(angle(one) - angle(two))
    return 2 * min(apart, 360 - apart) < RING[one].width + RING[two].width


def _pairs() -> list[tuple[str, str]]:
    pairs = list(DOORS.values())
    for ring in RINGS:
        if not ring.flow:
            pairs += [(ring.space(i), ring.space(i + 1)) for i in range(ring.spaces)]
    for outside, inside in pairwise(RINGS):
        pairs += [(one, two) for one in outside.codes for two in inside.codes if overlap(one, two)]
    return pairs


def _neighbours() -> dict[str, tuple[str, ...]]:
    near: dict[str, set[str]] = {space: set() for space in SPACES}
    for one, two in _pairs():
        near[one].add(two)
        near[two].add(one)
    return {space: tuple(sorted(around, key=SPACES.index)) for space, around in near.items()}


NEIGHBOURS = _neighbours()
"""The spaces adjacent to each space, from the edge to the centre."""

NEAR = {space: frozenset(around) for space, around in NEIGHBOURS.items()}
"""The same as sets, for those who only ask whether."""

AROUND = {space: near | {space} for space, near in NEAR.items()}
"""The same with the space itself."""

RIVER = {arrow: RING[arrow].letter for arrow in ARROWS}
"""Which river an arrow belongs to."""

DOWNSTREAM = {arrow: RING[arrow].space(int(arrow[1:]) + RING[arrow].flow) for arrow in ARROWS}
"""D18: where the drift takes what is on an arrow."""
