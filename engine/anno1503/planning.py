"""Search over the rest of a turn: what to build, and where the ships go.

Each returns what every action now leads to at best. Leaving off counts as it stands, so that an
action must gain something to be preferred.
"""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from engine.anno1503.board import SHORES, WATERS
from engine.anno1503.home import Home
from engine.anno1503.state import Position
from engine.anno1503.types import Action, Explore, Sail
from engine.anno1503.voyages import claims
from engine.bots.task import Thinking

Judge: TypeAlias = Callable[[Position, int], float]
"""What a position is worth to a seat, in rounds."""

Worth: TypeAlias = dict[Action, float]
"""What each action leads to at best."""

Goals: TypeAlias = dict[Action, str]
"""Where a ship goes by each action: the island that it explores, or the space where it stays."""

SPARE_POINT = 0.12
"""What an action point is worth to a ship that may still sail on, in rounds."""
LITTLE = 1e-4
"""What each step must gain over leaving off, and over a shorter way."""
_LEAVING = frozenset({"end_building", "end_turn"})


def one_step(position: Position, seat: int, legal: list[Action], judge: Judge) -> Thinking[Worth]:
    """Every action tried once, and judged."""
    worth: Worth = {}
    for action in legal:
        trial = position.copy()
        trial.perform(action, seat)
        worth[action] = judge(trial, seat) + _afloat(trial.homes[seat]) * (trial.turn == seat)
        yield
    return worth


def building(
    position: Position, seat: int, judge: Judge, width: int, budget: int
) -> Thinking[Worth]:
    """The best few ways on at each step of building, selling and buying.

    The same affairs reached in another order are followed only once.
    """
    home = position.homes[seat]
    stop: Action = ("end_building",) if any(home.ships) else ("end_turn",)
    worth: Worth = {stop: judge(position, seat)}
    beam: list[tuple[float, Action | None, Position]] = [(worth[stop], None, position)]
    met = {_what_it_changes(home)}
    spent = steps = 0
    while beam and (spent < budget or len(worth) == 1):
        found: list[tuple[float, Action | None, Position]] = []
        steps += 1
        for _, first, at in beam:
            for action in at.legal(seat):
                if action[0] in _LEAVING:
                    continue
                trial = at.copy()
                trial.perform(action, seat)
                spent += 1
                yield
                opening = first or action
                key = _what_it_changes(trial.homes[seat])
                if key in met:
                    continue
                met.add(key)
                value = judge(trial, seat) - LITTLE * steps
                worth[opening] = max(value, worth.get(opening, value))
                if trial.actors:
                    found.append((value, opening, trial))
        found.sort(key=lambda entry: entry[0], reverse=True)
        beam = found[:width]
    return worth


def _what_it_changes(home: Home) -> tuple[object, ...]:
    """All that building changes."""
    return (
        home.gold,
        tuple(home.goods.values()),
        home.colonists,
        tuple(home.buildings.values()),
        home.ships,
        home.bought,
        home.sold if home.has("tavern") else frozenset(home.sold),
    )


def voyages(
    position: Position, seat: int, judge: Judge, goals: Goals | None = None
) -> Thinking[Worth]:
    """Each ship to every space within reach, and every tile it could explore from there.

    `goals` takes where each action leads to at best.
    """
    worth: Worth = {("end_turn",): judge(position, seat)}
    log = _Log(worth, {} if goals is None else goals)
    home = position.homes[seat]
    for ship, space in enumerate(home.ships):
        if space is not None and home.points[ship]:
            yield from _voyage(position, seat, judge, ship, log)
    return worth


class _Log(NamedTuple):
    """What is found out on a voyage."""

    worth: Worth
    goals: Goals

    def note(self, action: Action, value: float, goal: str) -> None:
        if value > self.worth.get(action, value - 1):
            self.worth[action], self.goals[action] = value, goal


def _voyage(position: Position, seat: int, judge: Judge, ship: int, log: _Log) -> Thinking[None]:
    start = position.homes[seat].ships[ship]
    assert start is not None
    frontier: list[tuple[str, Action | None, Position]] = [(start, None, position)]
    reached = {start}
    points = position.homes[seat].points[ship]
    for space, first, at in frontier:
        left = at.homes[seat].points[ship]
        if not left:
            continue
        for shore in SHORES[space]:
            if shore in at.tiles:
                explore: Explore = ("explore", ship, shore)
                value = yield from _exploring(at, seat, judge, explore)
                if value is not None:
                    log.note(first or explore, value - LITTLE * (points - left), shore)
        for near in WATERS[space]:
            if near in reached:
                continue
            reached.add(near)
            sail: Sail = ("sail", ship, near)
            trial = at.copy()
            trial.perform(sail, seat)
            moves = points - left + 1
            log.note(first or sail, judge(trial, seat) - LITTLE * moves, near)
            frontier.append((near, first or sail, trial))
            yield


def _exploring(
    position: Position, seat: int, judge: Judge, explore: Explore
) -> Thinking[float | None]:
    """The average over what an unknown tile may be, left where it is not worth claiming.

    A look costs nothing but its point, and no knowledge is worse than none. A tile that was seen
    before is certain, and only worth a point if it is claimed then, and not left again.
    """
    space = explore[2]
    seen = position.homes[seat].seen
    if space in seen:
        found = _found(position, seat, explore, seen[space])
        certain = yield from _claiming(found, seat, judge, seen[space])
        left = judge(found, seat) + _afloat(found.homes[seat])
        return certain if certain is not None and certain > left else None
    bag = Counter(tile for at, tile in position.tiles.items() if at not in seen)
    bag.update(position.reserve)
    total = 0.0
    for tile in sorted(bag):
        found = _found(position, seat, explore, tile)
        claimed = yield from _claiming(found, seat, judge, tile)
        value = judge(found, seat) + _afloat(found.homes[seat])
        total += bag[tile] * (value if claimed is None else max(claimed, value))
        yield
    return max(total / bag.total(), judge(position, seat) + LITTLE)


def _claiming(found: Position, seat: int, judge: Judge, tile: str) -> Thinking[float | None]:
    """The best way to claim the tile that was found; None where there is none."""
    best = None
    for claim in claims(found.homes[seat], tile):
        trial = found.copy()
        trial.perform(claim, seat)
        value = judge(trial, seat) + _afloat(trial.homes[seat])
        best = value if best is None else max(best, value)
        yield
    return best


def _found(position: Position, seat: int, explore: Explore, tile: str) -> Position:
    """A ship has explored, and this is the tile."""
    found = position.copy()
    found.tiles[explore[2]] = tile
    found.perform(explore, seat)
    return found


def _afloat(home: Home) -> float:
    return SPARE_POINT * sum(home.points)
