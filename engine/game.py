"""The contract that every game keeps: Game, State, Option, IllegalAction."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from engine.dice import Dice

Action: TypeAlias = tuple[Any, ...]
"""Strings, whole numbers and tuples of them: `("match", "M05", "hand", ("Q2",))`."""

Event: TypeAlias = tuple[Any, ...]
"""What happened, in the same form: `("scored", 1, 20, 0)`."""

Told: TypeAlias = tuple[Event, tuple[int, ...] | None]
"""An event and the seats that may see it; None for everybody."""

Data: TypeAlias = dict[str, Any]
"""JSON-able: dict with string keys, list, str, int, bool, None."""

Value: TypeAlias = str | int | bool
Standing: TypeAlias = dict[str, int]


class IllegalAction(ValueError):
    """An action that the rules refuse; the message is a sentence for people."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the match."""

    name: str
    choices: tuple[Value, ...]
    default: Value
    label: str
    help: str
    names: tuple[str, ...] = ()
    """What people read for each choice; empty where the choice speaks for itself."""
    offered: tuple[Value, ...] = ()
    """The few that the set-up screen offers; empty for all."""
    seat: bool = False
    """Whether the choices are seats: only one that is taken can be chosen."""

    def read(self, value: object) -> Value:
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        raise ValueError(f"{self.label} cannot be {value!r}: choose one of {list(self.choices)}.")

    def say(self, choice: Value) -> str:
        if self.names:
            return self.names[self.choices.index(choice)]
        return {True: "on", False: "off"}[choice] if isinstance(choice, bool) else str(choice)


class State(ABC):
    """A position. A game's own class adds the fields; see `engine.anno` for a whole one.

    `actors`, `legal`, `refusal` and `perform` are the rules. `why_not` and `play` are the doors
    that people, bots and saves come through: they take anything at all.
    """

    __slots__ = ("dice",)
    dice: Dice

    @property
    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, in order; () when it is over."""

    @abstractmethod
    def legal(self, seat: int | None = None) -> list[Action]:
        """All actions of a seat, by default of the first actor; [] for a seat that may not act."""

    @abstractmethod
    def refusal(self, action: Action, seat: int) -> str | None:
        """Why an actor may not do this, with the rule's number; None where it is legal."""

    @abstractmethod
    def perform(self, action: Action, seat: int) -> list[Told]:
        """Do a legal action, in place."""

    @abstractmethod
    def copy(self) -> "State":
        """A position that shares nothing changeable with this one."""

    @abstractmethod
    def dump(self) -> Data:
        """The whole position as data."""

    @abstractmethod
    def view(self, seat: int | None) -> Data:
        """What a seat may know; None is a bystander."""

    @property
    @abstractmethod
    def standings(self) -> list[Standing] | None:
        """Every seat once, best first, when it is over."""

    def why_not(self, action: object, seat: object = None) -> str | None:
        """None if the action is legal, else a sentence with the rule."""
        try:
            self._admit(action, seat)
        except IllegalAction as no:
            return str(no)
        return None

    def play(self, action: object, seat: object = None) -> list[Told]:
        """Act in place. IllegalAction leaves the position untouched."""
        return self.perform(*self._admit(action, seat))

    def _admit(self, action: object, seat: object) -> tuple[Action, int]:
        actors = self.actors
        if not actors:
            raise IllegalAction("The game is over.")
        if seat is None:
            seat = actors[0]
        elif type(seat) is not int or seat not in actors:
            raise IllegalAction("It is not this player's turn.")
        plain = as_action(action)
        if plain is None:
            raise IllegalAction("That is no action of this game.")
        reason = self.refusal(plain, seat)
        if reason is not None:
            raise IllegalAction(reason)
        return plain, seat


class Words(Protocol):
    """A game's sentences (`words.py`). Names are the players', by seat."""

    def prompt(self, view: Data, names: list[str]) -> str:
        """One plain sentence: what the seat of this view can do now."""

    def opening(self, view: Data, names: list[str]) -> list[str]:
        """The log's first lines, from a bystander's view of the new position."""

    def sentence(self, event: Event, names: list[str]) -> str | None:
        """The log's line for an event; None for what the log leaves out."""

    def describe(self, action: Action, names: list[str]) -> str:
        """An action as people say it, short enough for a button: "Burn Leo"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A second door to a game in the lobby: some options set, other seat counts allowed."""

    id: str
    title: str
    line: str
    seats: range
    options: Mapping[str, Value]


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game's declaration: what the lobby shows, and the ways into its positions."""

    id: str
    title: str
    line: str
    """What it feels like, in one line."""
    minutes: str
    shelf: int
    """Its place in the lobby."""
    seats: range
    options: tuple[Option, ...]
    words: Words
    start: Callable[[int, Dice, dict[str, Value]], State]
    """A new position from seats, dice and checked options."""
    restore: Callable[[Data], State]
    """A position from a dump; ValueError for what is none."""
    imagine: Callable[[Data, Dice], State]
    """A full position that fits a view: what is hidden is dealt at random."""
    reveals: frozenset[str] = frozenset()
    """Events that show somebody something new: undo never crosses them."""
    rules: int = 1
    """Counts up when a fix of the rules changes what old logs give."""
    entries: tuple[Entry, ...] = field(default=())

    def new(self, seats: int, seed: int, options: Mapping[str, object] | None = None) -> State:
        chosen = self.choose(options)
        allowed = self.seats_with(chosen)
        if type(seats) is not int or seats not in allowed:
            which = f"{self.title} with these options" if allowed != self.seats else self.title
            raise ValueError(
                f"{which} is for {allowed.start} to {allowed.stop - 1} players, not {seats!r}."
            )
        if type(seed) is not int:
            raise ValueError(f"A seed is a whole number, not {seed!r}.")
        return self.start(seats, Dice(seed), chosen)

    def load(self, dump: object) -> State:
        if not isinstance(dump, dict):
            raise ValueError(f"A position of {self.title} is an object with fields.")
        return self.restore(dump)

    def choose(self, options: Mapping[str, object] | None) -> dict[str, Value]:
        """Options checked, and filled up with the defaults."""
        if not isinstance(options, Mapping | None):
            raise ValueError(f"Options of {self.title} are an object with fields.")
        given = dict(options or {})
        chosen = {o.name: o.read(given.pop(o.name, o.default)) for o in self.options}
        for unknown in given:
            raise ValueError(f"{self.title} has no option {unknown!r}.")
        return chosen

    def seats_with(self, options: Mapping[str, Value]) -> range:
        """The seat counts allowed under these options."""
        allowed = self.seats
        for entry in self.entries:
            if all(options.get(name) == value for name, value in entry.options.items()):
                allowed = entry.seats
                break
        for option in self.options:
            if option.seat:
                taken = int(options.get(option.name, option.default)) + 1
                allowed = range(max(allowed.start, taken), allowed.stop)
        return allowed


def as_action(thing: object) -> Action | None:
    """Lists become tuples, all the way down; None for what cannot be an action."""
    if type(thing) is list or type(thing) is tuple:
        plain = _plain(thing, 3)
        if plain is not None and plain and type(plain[0]) is str:
            return plain
    return None


def _plain(things: Any, depth: int) -> Action | None:
    parts = []
    for part in things:
        kind = type(part)
        if kind is list or kind is tuple:
            part = _plain(part, depth - 1) if depth else None
            if part is None:
                return None
        elif kind is not str and kind is not int:
            return None
        parts.append(part)
    return tuple(parts)


def ranked(scores: list[int], keys: list[Any] | None = None) -> list[Standing]:
    """Standings from scores, highest first; equal ones share a place and the next is skipped.

    `keys` decide the places where the score alone does not.
    """
    keys = scores if keys is None else keys
    order = sorted(range(len(scores)), key=lambda seat: keys[seat], reverse=True)
    return [
        {
            "seat": seat,
            "place": 1 + sum(key > keys[seat] for key in keys),
            "score": scores[seat],
        }
        for seat in order
    ]


def checksum(state: State) -> str:
    """Short hex, equal on every Python and platform for equal positions."""
    text = json.dumps(state.dump(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
