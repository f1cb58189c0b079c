"""A match: players, log, undo, save, replay. The state is what the log gives."""

import json
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
from engine.players import Player
from engine.registry import games
from engine.saves import FROM_A_DEAL, FROM_A_POSITION, SaveError, parsed, repaired


@dataclass(slots=True)
class _Step:
    """One accepted action, what it told, and the position before it where undo may go back."""

    seat: int
    action: Action
    told: list[Told[Event]]
    before: AnyState | None


class Match:
    """One match of one game, from its seed (or a position) and its log."""

    __slots__ = (
        "game",
        "players",
        "options",
        "seed",
        "position",
        "state",
        "started",
        "updated",
        "revision",
        "cut",
        "differs",
        "_steps",
        "_texts",
    )

    def __init__(
        self,
        game: AnyGame,
        players: list[Player],
        seed: int,
        options: Mapping[str, object] | None = None,
        now: int = 0,
        position: Data | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options: dict[str, Value] = game.choose(options)
        self.seed = seed
        self.position = position
        """A dump that the match begins from, in place of a deal."""
        self.state = self.beginning()
        self.started = now
        self.updated = now
        self.revision = 0
        """Counts up with every change, and never down: the higher one is the newer one."""
        self.cut = 0
        """How many actions of an older or damaged save could not be played."""
        self.differs = False
        """Whether an older save, played by today's rules, led to another position."""
        self._steps: list[_Step] = []
        self._texts: list[str] = []
        """The log's entries as they are written, so that a save need not write all anew."""

    def beginning(self) -> AnyState:
        """The position before the first action, once more."""
        new = self.game.new(len(self.players), self.seed, self.options)
        if self.position is None:
            return new
        begun = self.game.load(self.position)
        if begun.seats != new.seats:
            raise ValueError(tr("The position is for another number of players."))
        return begun

    @property
    def log(self) -> list[tuple[int, Action]]:
        return [(step.seat, step.action) for step in self._steps]

    @property
    def last(self) -> tuple[int, Action] | None:
        """The seat and the action that were played last."""
        return (self._steps[-1].seat, self._steps[-1].action) if self._steps else None

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
        """Act, and keep the action in the log. Whatever is raised, nothing has changed."""
        actors = self.state.actors
        if seat is None and actors:
            seat = actors[0]
        before = self.state.copy()
        try:
            told = self.state.play(action, seat)
            plain = as_action(action)
            assert plain is not None and seat is not None
            kept = before if self._can_return(before, seat, told) else None
            text = json.dumps([seat, plain], separators=(",", ":"))
        except BaseException:
            self.state = before
            raise
        self._steps.append(_Step(seat, plain, told, kept))
        self._texts.append(text)
        self._changed(now)
        return told

    def _changed(self, now: int | None) -> None:
        self.revision += 1
        if now is not None:
            self.updated = now

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

    def undo(self, now: int | None = None) -> tuple[int, Action]:
        """Take back the last action; IllegalAction where that would cross a line."""
        if not self.undoable:
            raise IllegalAction(tr("Nothing can be taken back here."))
        step = self._steps.pop()
        self._texts.pop()
        assert step.before is not None
        self.state = step.before
        self._changed(now)
        return step.seat, step.action

    def rename(self, seat: int, name: str, now: int | None = None) -> None:
        """Another name for a player; ValueError for what is none."""
        player = self.players[seat]
        self.players = list(self.players)
        self.players[seat] = Player(name, player.colour, player.kind)
        self._changed(now)

    def _head(self) -> Data:
        """A save without its log."""
        begun = {} if self.position is None else {"position": self.position}
        return {
            "format": FROM_A_POSITION if begun else FROM_A_DEAL,
            "game": self.game.id,
            "rules": self.game.rules,
            "options": dict(self.options),
            "seed": self.seed,
            "players": [{"name": p.name, "colour": p.colour, "kind": p.kind} for p in self.players],
            **begun,
            "checksum": checksum(self.state),
            "started": self.started,
            "updated": self.updated,
            "revision": self.revision,
        }

    def save(self) -> Data:
        """The match as data. The log stands last, so that a text that breaks off keeps the rest."""
        return self._head() | {"log": [[step.seat, _as_lists(step.action)] for step in self._steps]}

    def save_text(self) -> str:
        """The same as JSON; however long the log, little of it is written anew."""
        head = json.dumps(self._head(), separators=(",", ":"))
        return f'{head[:-1]},"log":[{",".join(self._texts)}]}}'

    @classmethod
    def load(cls, save: object) -> "Match":
        """A match from its save, as data or as text; SaveError says what does not fit."""
        data = parsed(save)
        game = games()[data["game"]]
        older = data["rules"] < game.rules
        if older:
            data = _upgraded(game, data)
        match = cls._opened(data)
        match._replay(data, forgiving=older)
        match.differs = not match.cut and data["checksum"] != checksum(match.state)
        if match.differs and not older:
            raise SaveError(
                tr("The checksum does not fit the actions: the save was changed or damaged.")
            )
        return match

    @classmethod
    def salvage(cls, save: object) -> "Match":
        """As much of a damaged save as can be played; `cut` says how many actions are missing.

        SaveError where not even its beginning can be read.
        """
        try:
            data = parsed(save)
        except SaveError:
            data = parsed(repaired(save) if isinstance(save, str) else None)
        match = cls._opened(data)
        match._replay(data, forgiving=True)
        return match

    @classmethod
    def _opened(cls, data: Mapping[str, Any]) -> "Match":
        """The match before its first action."""
        players = [_player(seat, entry) for seat, entry in enumerate(data["players"])]
        try:
            match = cls(
                games()[data["game"]],
                players,
                data["seed"],
                data["options"],
                data["started"],
                data.get("position"),
            )
        except ValueError as error:
            raise SaveError(tr("The save does not fit the game: {reason}", reason=error)) from error
        return match

    def _replay(self, data: Mapping[str, Any], forgiving: bool) -> None:
        """Play a save's log; forgiving, only up to the last action that is still legal."""
        log = data["log"]
        for number, entry in enumerate(log, 1):
            try:
                self.play(*_entry(number, entry))
            except (IllegalAction, SaveError) as no:
                if forgiving:
                    self.cut = len(log) - number + 1
                    break
                if isinstance(no, SaveError):
                    raise
                raise SaveError(
                    tr(
                        "Action {number} of the save is not legal: {reason}",
                        number=number,
                        reason=no,
                    )
                ) from no
        self.updated = data["updated"]
        self.revision = data.get("revision", 0)


def _upgraded(game: AnyGame, data: Data) -> Data:
    """An older save in today's form, as far as the game knows how to carry it over."""
    while data["rules"] < game.rules and game.upgrade is not None:
        carried = game.upgrade(data)
        if carried is None:
            break
        data = carried
    return data


def _entry(number: int, entry: object) -> tuple[object, int]:
    """An action and its seat, from a log."""
    if isinstance(entry, list) and len(entry) == 2 and type(entry[0]) is int:
        return entry[1], entry[0]
    raise SaveError(
        tr("Entry {number} of the save's log is not a seat and an action.", number=number)
    )


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


def _as_lists(action: Action) -> list[Any]:
    return [_as_lists(part) if isinstance(part, tuple) else part for part in action]
