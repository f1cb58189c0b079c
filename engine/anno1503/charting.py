"""How far it is to the island tiles that a plan wants, as far as one player knows them."""

from functools import lru_cache
from typing import NamedTuple

from engine.anno1503.board import SHORES, START, WATERS
from engine.anno1503.pieces import AGREEMENT, OUTPOST, TILES, backs
from engine.anno1503.state import Position

FRUITLESS = 40.0
"""Moves that stand for a tile that is not out there."""


@lru_cache(maxsize=1 << 6)
def distances(space: str) -> dict[str, int]:
    """Sea space → the fewest moves to it, the nearest first."""
    moves = {space: 0}
    frontier = [space]
    for at in frontier:
        for near in WATERS[at]:
            if near not in moves:
                moves[near] = moves[at] + 1
                frontier.append(near)
    return moves


@lru_cache(maxsize=1 << 6)
def moves_from(space: str) -> dict[str, int]:
    """Island → the fewest moves from a sea space to one beside it."""
    islands: dict[str, int] = {}
    for at, moves in distances(space).items():
        for shore in SHORES[at]:
            islands.setdefault(shore, moves)
    return islands


@lru_cache(maxsize=1 << 3)
def _in_the_box(seats: int) -> tuple[int, int]:
    """How many agreements and outposts so many players have."""
    tiles = [tile for back in backs(seats) for tile in TILES[back]]
    return tiles.count(AGREEMENT), sum(tile.startswith(OUTPOST) for tile in tiles)


class Chart(NamedTuple):
    """What a player knows of the sea; equal charts are equal knowledge."""

    tiles: tuple[str, ...]
    seen: tuple[tuple[str, str], ...]
    agreements: float
    outposts: float
    """The chances that an unknown tile is one of these."""


def chart(position: Position, seat: int) -> Chart:
    """From the open table and the seat's own eyes; a bag of hidden tiles stands for the rest."""
    seen = position.homes[seat].seen
    agreements, outposts = _in_the_box(position.seats)
    for home in position.homes:
        agreements -= home.agreements
        outposts -= len(home.outposts)
    for tile in seen.values():
        agreements -= tile == AGREEMENT
        outposts -= tile.startswith(OUTPOST)
    hidden = max(1, len(position.tiles) + len(position.reserve) - len(seen))
    return Chart(
        tuple(position.tiles),
        tuple(seen.items()),
        max(agreements, 0) / hidden,
        max(outposts, 0) / hidden,
    )


@lru_cache(maxsize=1 << 10)
def at_sea(ships: tuple[str | None, ...], known: Chart, agreements: int, outposts: int) -> float:
    """Moves and explorations until so many of these tiles are claimed, on average."""
    if not agreements and not outposts:
        return 0.0
    moves = _voyages(ships, likely(known, agreements > 0, outposts > 0), agreements + outposts)
    if agreements and outposts:
        # Enough of both together may still be too few of one.
        for count, kind in ((agreements, (True, False)), (outposts, (False, True))):
            moves += FRUITLESS * max(0.0, count - sum(likely(known, *kind).values()))
    return moves


@lru_cache(maxsize=1 << 8)
def likely(known: Chart, agreements: bool, outposts: bool) -> dict[str, float]:
    """The islands worth a voyage, and how likely each holds what is wanted."""
    seen = dict(known.seen)
    unknown = known.agreements * agreements + known.outposts * outposts
    chances = {}
    for space in known.tiles:
        tile = seen.get(space)
        if tile is None:
            chances[space] = unknown
        elif agreements if tile == AGREEMENT else outposts and tile.startswith(OUTPOST):
            chances[space] = 1.0
    return {space: chance for space, chance in chances.items() if chance}


def _voyages(ships: tuple[str | None, ...], chances: dict[str, float], claims: int) -> float:
    """The ships at sea go first, then new ones from the start space.

    Each takes a whole tile of what is likely nearby, so that no tile is counted on twice: half of
    one here, half of one there.
    """
    left = chances.copy()
    total = 0.0
    for ship in ships:
        if ship and claims:
            total += _one_voyage(ship, left, chances, 1.0)
            claims -= 1
    if claims:
        total += _one_voyage(START, left, chances, float(claims))
    return total


def _one_voyage(
    space: str, left: dict[str, float], chances: dict[str, float], wanted: float
) -> float:
    """Use up what is left, the nearest first; an unlikely island costs many explorations."""
    away = moves_from(space)
    total = 0.0
    for cost, island in sorted((away[island] + 1 / chances[island], island) for island in left):
        taken = min(left[island], wanted)
        total += taken * cost
        wanted -= taken
        if taken == left[island]:
            del left[island]
        else:
            left[island] -= taken
        if wanted <= 0.0:
            return total
    return total + wanted * FRUITLESS
