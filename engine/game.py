"""The contract that every game keeps: Game, State, Option, IllegalAction."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from engine.dice import Dice
from engine.language import shortened, tr
from engine.options import Needs as Needs
from engine.options import Option as Option
from engine.options import Value as Value

Action: TypeAlias = tuple[Any, ...]
"""Strings, whole numbers and tuples of them: `("match", "M05", "hand", ("Q2",))`.

Each game lists its own in its `types.py`; this is any action of any game, or what claims to be one.
"""

Event: TypeAlias = tuple[Any, ...]
"""What happened, in the same form: `("scored", 1, 20, 0)`. Holds no sentence."""

V = TypeVar("V")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
"""A game's own view, actions and events."""
V_contra = TypeVar("V_contra", contravariant=True)
A_contra = TypeVar("A_contra", bound=Action, contravariant=True)
E_contra = TypeVar("E_contra", bound=Event, contravariant=True)

Told: TypeAlias = tuple[E, tuple[int, ...] | None]
"""An event and the seats that may see it; None for everybody."""

Data: TypeAlias = dict[str, Any]
"""JSON-able: dict with string keys, list, str, int, bool, None."""

Standing: TypeAlias = dict[str, int]


class IllegalAction(ValueError):
    """An action that the rules refuse; the message is a sentence for people."""


class State(ABC, Generic[V, A, E]):
    """A position. A game's own class adds the fields; see `engine.anno` for a whole one.

    `actors`, `legal`, `refusal` and `perform` are the rules. `why_not` and `play` are the doors
    that people, bots and saves come through: they take anything at all. `perform` takes legal
    actions, and raises for what is none of the game's.
    """

    __slots__ = ("dice",)
    dice: Dice

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many play."""

    @property
    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, in order; () when it is over."""

    @abstractmethod
    def legal(self, seat: int | None = None) -> list[A]:
        """All actions of a seat, by default of the first actor; [] for a seat that may not act."""

    @abstractmethod
    def refusal(self, action: Action, seat: int) -> str | None:
        """Why an actor may not do this, with the rule's number; None where it is legal."""

    @abstractmethod
    def perform(self, action: A, seat: int) -> list[Told[E]]:
        """Do a legal action, in place."""

    @abstractmethod
    def copy(self) -> "State[V, A, E]":
        """A position that shares nothing changeable with this one."""

    @abstractmethod
    def dump(self) -> Data:
        """The whole position as data."""

    @abstractmethod
    def view(self, seat: int | None) -> V:
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
            reason: str = no.args[0]  # with all that it knows beside its words
            return reason
        return None

    def play(self, action: object, seat: object = None) -> list[Told[E]]:
        """Act in place. IllegalAction leaves the position untouched."""
        admitted, actor = self._admit(action, seat)
        return self.perform(admitted, actor)

    def _admit(self, action: object, seat: object) -> tuple[A, int]:
        actors = self.actors
        if not actors:
            raise IllegalAction(tr("The game is over."))
        if seat is None:
            seat = actors[0]
        elif type(seat) is not int or seat not in actors:
            raise IllegalAction(tr("It is not this player’s turn."))
        plain: Any = as_action(action)  # one of the game's own, where its rules do not refuse it
        if plain is None:
            raise IllegalAction(not_an_action())
        reason = self.refusal(plain, seat)
        if reason is not None:
            raise IllegalAction(reason)
        return plain, seat


AnyState: TypeAlias = State[Any, Any, Any]


class Words(Protocol[V_contra, A_contra, E_contra]):
    """A game's sentences (`words.py`). Names are the players', by seat."""

    def prompt(self, view: V_contra, names: list[str]) -> str:
        """One plain sentence: what the seat of this view can do now."""

    def opening(self, view: V_contra, names: list[str]) -> list[str]:
        """The log's first lines, from a bystander's view of the new position."""

    def sentence(self, event: E_contra, names: list[str]) -> str | None:
        """The log's line for an event; None for what the log leaves out."""

    def describe(self, action: A_contra, names: list[str]) -> str:
        """An action as people say it, short enough for a button: "Burn Leo"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A second door to a game in the lobby: some options set, other seat counts allowed."""

    id: str
    title: str
    line: str
    seats: range
    options: Mapping[str, Value]
    without: frozenset[str] = frozenset()
    """The options that mean nothing there, and are not asked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[V, A, E]):
    """A game's declaration: what the lobby shows, and the ways into its positions.

    Titles are names and stay as they are; what else people read is marked with `N_`.
    """

    id: str
    title: str
    line: str
    """What it feels like, in one line."""
    minutes: str
    lobby_place: int
    """The lobby shows the games in this order."""
    seats: range
    options: tuple[Option, ...]
    words: Words[V, A, E]
    start: Callable[[int, Dice, dict[str, Value]], State[V, A, E]]
    """A new position from seats, dice and checked options."""
    restore: Callable[[Data], State[V, A, E]]
    """A position from a dump; ValueError for what is none."""
    imagine: Callable[[V, Dice], State[V, A, E]]
    """A full position that fits a view: what is hidden is dealt at random."""
    reveals: frozenset[str] = frozenset()
    """Events that show somebody something new: undo never crosses them."""
    rules: int = 1
    """Counts up when a fix of the rules changes what old logs give."""
    upgrade: Callable[[Data], Data | None] | None = None
    """A save of the rules before, carried over to the next ones; None where it cannot be."""
    newer: Mapping[str, int] = field(default_factory=dict)
    """Since which rules a field stands in the dump, or an option among the options, where that was
    not always so: older checksums are made without it."""
    entries: tuple[Entry, ...] = field(default=())

    def new(
        self, seats: int, seed: int, options: Mapping[str, object] | None = None
    ) -> State[V, A, E]:
        chosen = self.choose(options)
        room = self.room(chosen)
        if type(seats) is not int or seats not in room:
            raise ValueError(self._wrong_seats(room, seats))
        if seats not in self.seats_with(chosen):
            raise ValueError(self._nobody_there(seats, chosen))
        if type(seed) is not int:
            raise ValueError(tr("A seed is a whole number, not {seed}.", seed=shortened(seed)))
        return self.start(seats, Dice(seed), chosen)

    def _wrong_seats(self, allowed: range, seats: object) -> str:
        values = {"least": allowed.start, "most": allowed.stop - 1, "seats": shortened(seats)}
        if allowed == self.seats:
            return tr(
                "{game} is for {least} to {most} players, not {seats}.", game=self.title, **values
            )
        return tr(
            "{game} with these options is for {least} to {most} players, not {seats}.",
            game=self.title,
            **values,
        )

    def _nobody_there(self, seats: int, options: Mapping[str, Value]) -> str:
        absent = next(o for o in self.options if o.seat and int(options[o.name]) >= seats)
        return tr(
            "{option}: player {number} is not among the {seats} players.",
            option=tr(absent.label),
            number=int(options[absent.name]) + 1,
            seats=seats,
        )

    def load(self, dump: object) -> State[V, A, E]:
        if not isinstance(dump, dict):
            raise ValueError(tr("A position of {game} is an object with fields.", game=self.title))
        return self.restore(dump)

    def choose(self, options: Mapping[str, object] | None) -> dict[str, Value]:
        """Options checked, and filled up with the defaults."""
        if not isinstance(options, Mapping | None):
            raise ValueError(tr("Options of {game} are an object with fields.", game=self.title))
        given = dict(options or {})
        chosen = {o.name: o.read(given.pop(o.name, o.default)) for o in self.options}
        for unknown in given:
            raise ValueError(
                tr("{game} has no option {option}.", game=self.title, option=shortened(unknown))
            )
        for option in self.options:
            if chosen[option.name] != option.default and (reason := option.barred(chosen)):
                raise ValueError(reason)
        return chosen

    def room(self, options: Mapping[str, Value]) -> range:
        """How many can sit down, whomever the options speak of."""
        for entry in self.entries:
            if all(options.get(name) == value for name, value in entry.options.items()):
                return entry.seats
        return self.seats

    def seats_with(self, options: Mapping[str, Value]) -> range:
        """The seat counts allowed under these options: nobody they speak of is missing."""
        allowed = self.room(options)
        for option in self.options:
            if option.seat:
                taken = int(options.get(option.name, option.default)) + 1
                allowed = range(max(allowed.start, taken), allowed.stop)
        return allowed


AnyGame: TypeAlias = Game[Any, Any, Any]


def not_an_action() -> str:
    """The refusal of what is not even an action of the game that is played."""
    return tr("That is no action of this game.")


def as_action(thing: object) -> Action | None:
    """Lists become tuples, all the way down; None for what cannot be an action."""
    if type(thing) is tuple or type(thing) is list:
        plain = _plain(thing, 3)
        if plain and type(plain[0]) is str:
            return plain
    return None


def _plain(things: Any, depth: int) -> Action | None:
    """Most actions are plain tuples already, and are passed on as they are."""
    for part in things:
        kind = type(part)
        if kind is not str and kind is not int:
            return _plain_within(things, depth)
    return things if type(things) is tuple else tuple(things)


def _plain_within(things: Any, depth: int) -> Action | None:
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


def checksum(state: AnyState, without: Collection[str] = ()) -> str:
    """Short hex, equal on every Python and platform for equal positions.

    `without` leaves out fields and options of these names, as older rules had none.
    """
    dump = state.dump()
    if without:
        dump = {name: value for name, value in dump.items() if name not in without}
        options = dump.get("options", {})
        dump["options"] = {name: options[name] for name in options if name not in without}
    text = json.dumps(dump, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
