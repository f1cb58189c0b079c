"""How far things are, as a player counts: in turns for the Is, in points for an attack."""

from collections import deque
from functools import lru_cache

from engine.drift.board import ARROWS, DOWNSTREAM, NEIGHBOURS, RIVER, SPACES


def _reached() -> dict[str, tuple[str, ...]]:
    """Where an I can be at its next turn: a step, with the drift where it ends in a river."""
    reached = {}
    for space in SPACES:
        spots = {DOWNSTREAM.get(spot, spot) for spot in NEIGHBOURS[space]}
        if space in ARROWS:
            spots.add(DOWNSTREAM[space])
        reached[space] = tuple(spots)
    return reached


def _reaching() -> dict[str, tuple[str, ...]]:
    """The same, asked from the other end."""
    reaching: dict[str, list[str]] = {space: [] for space in SPACES}
    for space, spots in _reached().items():
        for spot in spots:
            reaching[spot].append(space)
    return {space: tuple(sorted(spots)) for space, spots in reaching.items()}


_REACHING = _reaching()


@lru_cache(maxsize=len(SPACES))
def turns_to(target: str) -> dict[str, int]:
    """From every space, the turns that an I needs to the target, rivers drifting under it."""
    return _spread(target, _REACHING)


@lru_cache(maxsize=len(SPACES))
def fetching(space: str) -> dict[str, tuple[int, str]]:
    """From every space, the turns that an I needs until it stands on a coin that lies here now,
    and where it is when it has picked it up: a coin in a river drifts, and is not run after."""
    if space not in ARROWS:
        return {spot: (turns, space) for spot, turns in turns_to(space).items()}
    around, at = [space], DOWNSTREAM[space]
    while at != space:
        around.append(at)
        at = DOWNSTREAM[at]
    caught = _caught(RIVER[space])[space]
    return {spot: (turns, around[(turns + 1) % len(around)]) for spot, turns in caught.items()}


@lru_cache(maxsize=len(SPACES))
def _caught(river: str) -> dict[str, dict[str, int]]:
    """For every arrow of a river, and from every space: the turns to what drifts there."""
    upstream = {goal: arrow for arrow, goal in DOWNSTREAM.items()}
    far = {arrow: {arrow: 0} for arrow in ARROWS if RIVER[arrow] == river}
    waiting = deque((arrow, arrow) for arrow in sorted(far))
    while waiting:
        arrow, space = waiting.popleft()
        before = upstream[arrow]
        waited = () if space in ARROWS else (space,)
        for spot in (*_REACHING[space], *waited):
            if spot not in far[before]:
                far[before][spot] = far[arrow][space] + 1
                waiting.append((before, spot))
    return far


@lru_cache(maxsize=len(SPACES))
def steps_to(target: str) -> dict[str, int]:
    """From every space, the steps to the target, as if nothing stood in the way."""
    return _spread(target, NEIGHBOURS)


def _spread(target: str, before: dict[str, tuple[str, ...]]) -> dict[str, int]:
    far = {target: 0}
    waiting = deque([target])
    while waiting:
        space = waiting.popleft()
        for spot in before[space]:
            if spot not in far:
                far[spot] = far[space] + 1
                waiting.append(spot)
    return far


@lru_cache(maxsize=4 * len(SPACES))
def strikers(target: str, points: int) -> frozenset[str]:
    """The spaces from which a piece of so many points can come to attack the target."""
    found: set[str] = set(NEIGHBOURS[target])
    edge = {spot for spot in found if spot not in ARROWS}
    for _ in range(points - 1):
        edge = {spot for space in edge for spot in NEIGHBOURS[space]} - found - {target}
        found |= edge
        edge -= ARROWS
    return frozenset(found)
