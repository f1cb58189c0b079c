"""Examples: a position and what happens in it, played by the engine and by nobody else.

The picture in the rules, the match that "Try it" begins and the test that runs the example are all
made from the same one, so that they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.tables.context import Context
from app.tables.kit.colours import COLOURS
from app.tables.kit.scene import Scene
from app.tables.parts import AnyContext
from engine import Match, games
from engine.game import Action, AnyState, Event
from engine.players import Player
from engine.refusal import rule_of

NAMES = ("Anna", "Otto", "Clara", "Ben", "Eve", "Dan")


@dataclass(frozen=True, slots=True)
class Does:
    """Somebody does this; whoever is to act, unless a seat is named."""

    action: Action
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Refused:
    """Somebody would like to, and may not: by this rule."""

    action: Action
    rule: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Allowed:
    """Somebody could, and it is only said."""

    action: Action
    seat: int | None = None


Step = Does | Refused | Allowed


@dataclass(frozen=True, slots=True)
class Seen:
    """How things stand after a step, and what it told."""

    state: AnyState
    step: Step | None = None
    events: Sequence[Event] = ()
    why: str = ""
    """The refusal."""


class Wrong(AssertionError):
    """An example that the rules do not bear out."""


@dataclass(frozen=True, slots=True)
class Example:
    game: str
    seats: int
    position: Mapping[str, Any]
    """What is not as it was dealt, by the names of the position's fields."""
    steps: Sequence[Step] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    person: int = 0
    """Who tries it; computer players have the other seats."""

    def dump(self) -> dict[str, Any]:
        dealt = games()[self.game].new(self.seats, self.seed, self.options).dump()
        unknown = self.position.keys() - dealt.keys()
        if unknown:
            raise Wrong(f"A position of {self.game} has no {', '.join(unknown)}")
        return {**dealt, **self.position}

    def played(self) -> Iterator[Seen]:
        """The position, and how it stands after every step."""
        state = games()[self.game].load(self.dump())
        yield Seen(state.copy())
        for step in self.steps:
            yield self._taken(state, step)

    def _taken(self, state: AnyState, step: Step) -> Seen:
        why = state.why_not(step.action, step.seat) or ""
        if isinstance(step, Refused):
            if rule_of(why) != step.rule:
                raise Wrong(f"{step.action} is not refused by {step.rule}: {why or 'legal'}")
            return Seen(state.copy(), step, (), why)
        if why:
            raise Wrong(f"{step.action} is not legal: {why}")
        if isinstance(step, Allowed):
            return Seen(state.copy(), step)
        told = state.play(step.action, step.seat)
        return Seen(state.copy(), step, tuple(event for event, _ in told))

    def players(self) -> list[Player]:
        return [
            Player(name, colour, "human" if seat == self.person else "easy")
            for seat, (name, colour) in enumerate(zip(NAMES, COLOURS, strict=False))
            if seat < self.seats
        ]

    def match(self) -> Match:
        """The example as a match that begins there."""
        game = games()[self.game]
        return Match(game, self.players(), self.seed, self.options, 0, self.dump())

    def trial(self) -> dict[str, Any]:
        """What the page needs to begin it."""
        save = self.match().save()
        return {name: save[name] for name in ("options", "seed", "players", "position")}


def context(
    state: AnyState, seat: int | None, width: float = 0, height: float = 0, **more: Any
) -> AnyContext:
    """What a table is given to draw a position that is only looked at, with a seat's eyes."""
    return Context(
        view=state.view(seat),
        names=NAMES[: state.seats],
        colours=COLOURS[: state.seats],
        viewer=seat,
        width=int(width),
        height=int(height),
        live=False,
        zooms=False,
        **more,
    )


@dataclass(frozen=True, slots=True)
class Figure:
    pictures: Sequence[Scene]
    """One, or one for each step."""
    facts: Mapping[str, object] = field(default_factory=dict)
    """What the text beside it may say, by the names of its placeholders; the engine knows it."""
    example: Example | None = None
    """What "Try it" puts on the table."""
