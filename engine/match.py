"""A match: players, log, undo, save, replay. The state is what the log gives."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
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
from engine.players import LONGEST_TITLE, Player, can_be_shown
from engine.registry import games
from engine.saves import (
    FROM_A_DEAL,
    FROM_A_POSITION,
    SaveError,
    entry_from,
    parsed,
    player_from,
    repaired,
    upgraded,
)


@dataclass(slots=True)
class _Step:
    """One accepted action, what it told, and the position before it where undo may go back."""

    seat: int
    action: Action
    told: list[Told[Event]]
    before: AnyState | None
    size: int
    """How many bytes it takes in the log as it is written."""


class Match:
    """One match of one game, from its seed (or a position) and its log."""

    __slots__ = (
        "game",
        "players",
        "title",
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
        "_written",
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
        self.title = ""
        """What people call this match; untrusted, as their names are."""
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
        self._written = bytearray()
        """The log as it stands in a save, a comma after each entry: none is written twice."""

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
        return self.played_since(0)

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

    def entry(self, number: int) -> tuple[int, Action]:
        """The seat and the action, counted from 1."""
        step = self._steps[number - 1]
        return step.seat, step.action

    def played_since(self, number: int) -> list[tuple[int, Action]]:
        """Who played what after so many actions."""
        return [(step.seat, step.action) for step in self._steps[max(number, 0) :]]

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
            entry = json.dumps([seat, plain], separators=(",", ":")).encode() + b","
        except BaseException:
            self.state = before
            raise
        if kept is None:
            self._forget()
        self._steps.append(_Step(seat, plain, told, kept, len(entry)))
        self._written += entry
        self._changed(now)
        return told

    def _forget(self) -> None:
        """Drop the positions that undo will never come to, so that a long match is not heavy."""
        for step in reversed(self._steps):
            if step.before is None:
                break
            step.before = None

    def _changed(self, now: int | None) -> None:
        self.revision += 1
        if now is not None:
            self.updated = now

    def reversible(self, action: object, seat: int | None = None) -> bool:
        """Whether undo could take this action back. The action must be legal."""
        trial = self.state.copy()
        seat = self.state.actors[0] if seat is None else seat
        return self._can_return(self.state, seat, trial.play(action, seat), trial)

    def goes_on(self, state: AnyState, action: object, seat: int) -> bool:
        """Do this in some position of the match; whether undo could take it back there."""
        before = state.copy()
        return self._can_return(before, seat, state.play(action, seat), state)

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
        del self._written[-step.size :]
        assert step.before is not None
        self.state = step.before
        self._changed(now)
        return step.seat, step.action

    def rename(self, seat: int, name: str, now: int | None = None) -> None:
        """Another name for a player; ValueError for what is none."""
        self._seat(seat, replace(self.players[seat], name=name), now)

    def reseat(self, seat: int, kind: str, now: int | None = None) -> None:
        """A computer player in a person's place, or a person in its place."""
        self._seat(seat, replace(self.players[seat], kind=kind), now)

    def _seat(self, seat: int, player: Player, now: int | None) -> None:
        self.players = [*self.players[:seat], player, *self.players[seat + 1 :]]
        self._changed(now)

    def entitle(self, title: str, now: int | None = None) -> None:
        """A name for the match itself, or "" for none; ValueError for what cannot be shown."""
        if title != "" and not can_be_shown(title, LONGEST_TITLE):
            raise ValueError(
                tr("a title has at most {most} characters that can be seen", most=LONGEST_TITLE)
            )
        self.title = title
        self._changed(now)

    def _head(self) -> Data:
        """A save without its log."""
        begun = {} if self.position is None else {"position": self.position}
        called = {"title": self.title} if self.title else {}
        return {
            "format": FROM_A_POSITION if begun else FROM_A_DEAL,
            "game": self.game.id,
            **called,
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
        """The same as JSON, in ASCII; however long the log, none of it is written anew."""
        head = json.dumps(self._head(), separators=(",", ":"))
        return f'{head[:-1]},"log":[{self._written[:-1].decode()}]}}'

    @classmethod
    def load(cls, save: object) -> "Match":
        """A match from its save, as data or as text; SaveError says what does not fit."""
        data = parsed(save)
        older = data["rules"] < games()[data["game"]].rules
        match = cls._replayed(data, _NOT_LEGAL if older else ())
        if match.differs and not older:
            raise SaveError(
                tr("The checksum does not fit the actions: the save was changed or damaged.")
            )
        return match

    @classmethod
    def salvage(cls, save: object) -> "Match":
        """As much of a damaged save as can be played; `cut` says how many actions are missing.

        Where the text itself breaks off nobody knows how many: then `differs` says that some are.
        SaveError where not even its beginning can be read.
        """
        try:
            data = parsed(save)
        except SaveError:
            data = parsed(repaired(save) if isinstance(save, str) else None)
        return cls._replayed(data, (Exception,))

    @classmethod
    def _replayed(cls, data: Data, forgiven: tuple[type[Exception], ...]) -> "Match":
        """A save's match by today's rules, up to the first action that raises what is forgiven."""
        game, rules = games()[data["game"]], data["rules"]
        data = upgraded(game, data)
        match = cls._opened(data)
        match._replay(data, forgiven)
        newer = [name for name, since in game.newer.items() if since > rules]
        match.differs = not match.cut and data["checksum"] != checksum(match.state, newer)
        return match

    def until(self, length: int, now: int | None = None) -> "Match":
        """The same match after its first actions alone, as a newer revision of itself.

        Fewer still, where the rules stumble over one of them.
        """
        data = self.save()
        match = self._opened(data)
        match._replay(data | {"log": data["log"][:length]}, (Exception,))
        match._changed(now)
        return match

    @classmethod
    def _opened(cls, data: Mapping[str, Any]) -> "Match":
        """The match before its first action."""
        players = [player_from(seat, entry) for seat, entry in enumerate(data["players"])]
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
        match.title = data.get("title", "")
        return match

    def _replay(self, data: Mapping[str, Any], forgiven: tuple[type[Exception], ...]) -> None:
        """Play a save's log, up to the first action that raises what is forgiven."""
        log = data["log"]
        for number, entry in enumerate(log, 1):
            try:
                self.play(*entry_from(number, entry))
            except forgiven:
                self.cut = len(log) - number + 1
                break
            except IllegalAction as no:
                raise SaveError(
                    tr(
                        "Action {number} of the save is not legal: {reason}",
                        number=number,
                        reason=no,
                    )
                ) from no
        self.updated = data["updated"]
        self.revision = data.get("revision", 0)


_NOT_LEGAL = (IllegalAction, SaveError)
"""What stops an older log, and no fault of ours."""


def _as_lists(action: Action) -> list[Any]:
    return [_as_lists(part) if isinstance(part, tuple) else part for part in action]
