"""A match: players, log, undo, save, replay. The state is what the log gives."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.game import (
    Action,
    AnyGame,
    AnyState,
    Data,
    Event,
    IllegalAction,
    Told,
    Value,
    as_action,
    checksum,
)
from engine.language import tr
from engine.registry import games

FORMAT = 1
KINDS = ("human", "easy", "medium", "hard")
LONGEST_NAME = 24
LONGEST_LOG = 100_000

_COLOUR = re.compile(r"[0-9A-Za-z]{1,20}")
_JOINER = "\u200d"


class SaveError(ValueError):
    """A save that cannot be opened; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat; ValueError for what no save could give back. Names are untrusted."""

    name: str
    colour: str
    kind: str = "human"
    """`human`, or a computer player's level."""

    def __post_init__(self) -> None:
        if not _is_name(self.name):
            raise ValueError(
                tr("a name has 1 to {most} characters that can be seen", most=LONGEST_NAME)
            )
        if not isinstance(self.colour, str) or not _COLOUR.fullmatch(self.colour):
            raise ValueError(tr("a colour is one word"))
        if self.kind not in KINDS:
            raise ValueError(tr("a player is one of {kinds}", kinds=", ".join(KINDS)))

    @property
    def human(self) -> bool:
        return self.kind == "human"


@dataclass(slots=True)
class _Step:
    """One accepted action, what it told, and the position before it where undo may go back."""

    seat: int
    action: Action
    told: list[Told[Event]]
    before: AnyState | None


class Match:
    """One match of one game, from its seed and its log."""

    __slots__ = (
        "game",
        "players",
        "options",
        "seed",
        "state",
        "started",
        "updated",
        "cut",
        "_steps",
    )

    def __init__(
        self,
        game: AnyGame,
        players: list[Player],
        seed: int,
        options: Mapping[str, object] | None = None,
        now: int = 0,
    ) -> None:
        self.game = game
        self.players = players
        self.options: dict[str, Value] = game.choose(options)
        self.seed = seed
        self.state = game.new(len(players), seed, self.options)
        self.started = now
        self.updated = now
        self.cut = 0
        """How many actions of an older save could not be played under today's rules."""
        self._steps: list[_Step] = []

    @property
    def log(self) -> list[tuple[int, Action]]:
        return [(step.seat, step.action) for step in self._steps]

    @property
    def history(self) -> list[tuple[int, list[Told[Event]]]]:
        """Who acted, and what each action told."""
        return [(step.seat, step.told) for step in self._steps]

    @property
    def length(self) -> int:
        """How many actions the log holds."""
        return len(self._steps)

    def actor(self, number: int) -> int:
        """The seat of an action, counted from 1."""
        return self._steps[number - 1].seat

    def told_since(self, number: int) -> list[list[Told[Event]]]:
        """What was told by each action after this many."""
        return [step.told for step in self._steps[max(number, 0) :]]

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.players]

    @property
    def colours(self) -> list[str]:
        return [player.colour for player in self.players]

    @property
    def kinds(self) -> list[str]:
        return [player.kind for player in self.players]

    @property
    def over(self) -> bool:
        return not self.state.actors

    def play(
        self, action: object, seat: int | None = None, now: int | None = None
    ) -> list[Told[Event]]:
        """Act, and keep the action in the log. IllegalAction changes nothing."""
        actors = self.state.actors
        if seat is None and actors:
            seat = actors[0]
        before = self.state.copy()
        told = self.state.play(action, seat)
        plain = as_action(action)
        assert plain is not None and seat is not None
        kept = before if self._can_return(before, seat, told) else None
        self._steps.append(_Step(seat, plain, told, kept))
        if now is not None:
            self.updated = now
        return told

    def reversible(self, action: object, seat: int | None = None) -> bool:
        """Whether undo could take this action back. The action must be legal."""
        trial = self.state.copy()
        seat = self.state.actors[0] if seat is None else seat
        return self._can_return(self.state, seat, trial.play(action, seat), trial)

    def _can_return(
        self, before: AnyState, seat: int, told: list[Told[Event]], after: AnyState | None = None
    ) -> bool:
        after = self.state if after is None else after
        return (
            seat in after.actors[:1]
            and seat in before.actors[:1]
            and before.dice.state == after.dice.state
            and not any(event[0] in self.game.reveals for event, _ in told)
        )

    @property
    def undoable(self) -> bool:
        return bool(self._steps) and self._steps[-1].before is not None

    def undo(self) -> tuple[int, Action]:
        """Take back the last action; IllegalAction where that would cross a line."""
        if not self.undoable:
            raise IllegalAction(tr("Nothing can be taken back here."))
        step = self._steps.pop()
        assert step.before is not None
        self.state = step.before
        return step.seat, step.action

    def save(self) -> Data:
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules,
            "options": dict(self.options),
            "seed": self.seed,
            "players": [{"name": p.name, "colour": p.colour, "kind": p.kind} for p in self.players],
            "log": [[step.seat, _as_lists(step.action)] for step in self._steps],
            "checksum": checksum(self.state),
            "started": self.started,
            "updated": self.updated,
        }

    @classmethod
    def load(cls, save: object) -> "Match":
        """A match from its save, as data or as text; SaveError says what does not fit."""
        data = _parsed(save)
        match = _opened(cls, data)
        match._replay(data)
        return match

    def _replay(self, data: Mapping[str, Any]) -> None:
        log = data["log"]
        older = data["rules"] < self.game.rules
        for number, entry in enumerate(log, 1):
            if not (isinstance(entry, list) and len(entry) == 2 and type(entry[0]) is int):
                raise SaveError(
                    tr(
                        "Entry {number} of the save's log is not a seat and an action.",
                        number=number,
                    )
                )
            try:
                self.play(entry[1], entry[0])
            except IllegalAction as no:
                if older:
                    self.cut = len(log) - number + 1
                    return
                raise SaveError(
                    tr(
                        "Action {number} of the save is not legal: {reason}",
                        number=number,
                        reason=no,
                    )
                ) from no
        if not older and data["checksum"] != checksum(self.state):
            raise SaveError(
                tr("The checksum does not fit the actions: the save was changed or damaged.")
            )


def _parsed(save: object) -> Mapping[str, Any]:
    if isinstance(save, str | bytes):
        try:
            save = json.loads(save)
        except (ValueError, RecursionError) as error:
            raise SaveError(tr("This is not a save: the text cannot be read as JSON.")) from error
    if not isinstance(save, dict):
        raise SaveError(tr("This is not a save of Annorama."))
    if save.get("format") != FORMAT:
        raise SaveError(tr("This is not a save of Annorama in format {format}.", format=FORMAT))
    game = save.get("game")
    if not isinstance(game, str) or game not in games():
        raise SaveError(
            tr("The save is of a game that is not here: {game}.", game=repr(str(game)[:40]))
        )
    for name, kind in _FIELDS.items():
        if type(save.get(name)) is not kind:
            raise SaveError(
                tr("The save's {field} is missing or not what it should be.", field=repr(name))
            )
    if len(save["log"]) > LONGEST_LOG:
        raise SaveError(tr("The save's log is too long to be a match."))
    if save["rules"] < 1:
        raise SaveError(tr("The save's rules have no such number."))
    return save


_FIELDS = {
    "rules": int,
    "options": dict,
    "seed": int,
    "players": list,
    "log": list,
    "checksum": str,
    "started": int,
    "updated": int,
}


def _opened(cls: type[Match], data: Mapping[str, Any]) -> Match:
    game = games()[data["game"]]
    if data["rules"] > game.rules:
        raise SaveError(tr("The save was made by a newer version of Annorama."))
    players = [_player(seat, entry) for seat, entry in enumerate(data["players"])]
    try:
        match = cls(game, players, data["seed"], data["options"], data["started"])
    except ValueError as error:
        raise SaveError(tr("The save does not fit the game: {reason}", reason=error)) from error
    match.updated = data["updated"]
    return match


def _player(seat: int, entry: object) -> Player:
    if not isinstance(entry, dict):
        raise SaveError(
            tr("Player {number} of the save is not what it should be.", number=seat + 1)
        )
    fields: list[Any] = [entry.get(name) for name in ("name", "colour", "kind")]
    try:
        return Player(*fields)
    except ValueError as error:
        raise SaveError(
            tr(
                "Player {number} of the save does not fit: {reason}.",
                number=seat + 1,
                reason=error,
            )
        ) from error


def _is_name(name: object) -> bool:
    """Something to see in every name; joiners are allowed because emoji are made with them."""
    return (
        isinstance(name, str)
        and 1 <= len(name) <= LONGEST_NAME
        and bool(name.strip(f" {_JOINER}"))
        and name.replace(_JOINER, "").isprintable()
    )


def _as_lists(action: Action) -> list[Any]:
    return [_as_lists(part) if isinstance(part, tuple) else part for part in action]
