"""Every table that can be set: each game, seat count and option, and a random match at it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

from engine import games
from engine.dice import Dice
from engine.game import Action, AnyGame, AnyState, Data, Event, Told, Value

CAP = 1500
"""Actions after which a random match may stop unfinished."""

SEED = 0x0DD5EED
"""No number that a position could hold by chance, so a view that shows the dice is caught."""

SAMPLES = 6
"""Positions of a match that the slower checks look at, besides the first of each kind."""


@dataclass(frozen=True)
class Table:
    game: AnyGame
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.game.id, str(self.seats), *chosen])

    def __hash__(self) -> int:
        return hash(str(self))

    def new(self, seed: int = SEED) -> AnyState:
        return self.game.new(self.seats, seed, dict(self.options))

    @property
    def names(self) -> list[str]:
        return ["Ada", "Bea", "Cleo", "Dora", "Edda", "Fay", "Gus", "Hal"][: self.seats]


@dataclass
class Step:
    """One action of a match, and what was told of it."""

    seat: int
    action: Action
    told: list[Told[Event]]


@dataclass
class Walk:
    """A random match: its steps, some positions on the way, and the last one."""

    steps: list[Step] = field(default_factory=list)
    positions: list[AnyState] = field(default_factory=list)


def tables() -> list[Table]:
    """Each seat count with the defaults, each entry, and each choice of each option once."""
    found: dict[str, Table] = {}
    for game in games().values():
        for options in ({}, *(dict(entry.options) for entry in game.entries)):
            for seats in game.seats_with(game.choose(options)):
                _add(found, game, seats, options)
        for option in game.options:
            for number, choice in enumerate(option.choices):
                options = _with_what_it_needs(game, {option.name: choice})
                allowed = game.seats_with(game.choose(options))
                _add(found, game, allowed[number % len(allowed)], options)
    return list(found.values())


def _with_what_it_needs(game: AnyGame, options: dict[str, Value]) -> dict[str, Value]:
    """An option alone, or with a choice of another one that it cannot be without."""
    others = [{other.name: choice} for other in game.options for choice in other.choices]
    for other in ({}, *others):
        together = other | options
        try:
            game.new(game.seats_with(game.choose(together))[0], 1, together)
        except ValueError:
            continue
        return together
    return options


def entrances() -> list[Table]:
    """One table a game and one an entry, for what does not depend on seats and options."""
    return [
        Table(game, game.seats_with(game.choose(options))[-1], tuple(options.items()))
        for game in games().values()
        for options in ({}, *(dict(entry.options) for entry in game.entries))
    ]


def _add(found: dict[str, Table], game: AnyGame, seats: int, options: dict[str, Value]) -> None:
    table = Table(game, seats, tuple(options.items()))
    found[str(table)] = table


def random_step(state: AnyState, dice: Dice) -> Step:
    seat = dice.choice(state.actors)
    action = dice.choice(state.legal(seat))
    return Step(seat, action, state.play(action, seat))


@cache
def walk(table: Table) -> Walk:
    """One random match to its end or the cap, played once for all tests."""
    state, dice, match = table.new(), Dice(5), Walk()
    kept = [state.copy()]
    while state.actors and len(match.steps) < CAP:
        match.steps.append(random_step(state, dice))
        kept.append(state.copy())
    stride = max(1, len(kept) // SAMPLES)
    chosen = {*range(0, len(kept) - 1, stride), *_first_of_each_kind(match.steps), len(kept) - 1}
    match.positions = [kept[number] for number in sorted(chosen)]
    return match


def _first_of_each_kind(steps: list[Step]) -> Iterable[int]:
    """Where each kind of action was first played: so no phase is left out."""
    return {step.action[0]: number for number, step in reversed(list(enumerate(steps)))}.values()


def running(table: Table) -> Iterator[AnyState]:
    """Copies of the match's positions in which somebody is to act."""
    return (position.copy() for position in walk(table).positions if position.actors)


def ruin(data: object) -> None:
    """Empties everything changeable, all the way down: what is shared with it is lost, too."""
    if isinstance(data, dict | list):
        for part in list(data.values()) if isinstance(data, dict) else data:
            ruin(part)
        data.clear()


def is_plain(thing: object) -> bool:
    """Tuples of strings and whole numbers, all the way down."""
    if type(thing) is tuple:
        return all(is_plain(part) for part in thing)
    return type(thing) in (str, int)


def census_of(game: AnyGame) -> Callable[[Data], Counter[str]]:
    """The game's own count of its components: `census.py` in its tests' folder."""
    found: Callable[[Data], Counter[str]]
    found = import_module(f"tests.engine.{game.id}.census").census
    return found


def shown_by(game: AnyGame, view: Data) -> set[str]:
    """Components that a view shows under another name: `shown` in the game's `census.py`."""
    census = import_module(f"tests.engine.{game.id}.census")
    return census.shown(view) if hasattr(census, "shown") else set()
