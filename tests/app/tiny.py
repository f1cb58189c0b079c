"""A game of a few lines whose actions a test names, its table, a computer player."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeAlias
from unittest.mock import patch

from app import tables
from app.match.session import Session
from app.tables.context import Context
from app.tables.kit.scene import Scene, h
from app.tables.parts import (
    Clock,
    Drawing,
    Privacy,
    Table,
    Talk,
    Taps,
    Tokens,
)
from engine import Match, Player, games
from engine.bots import LEVELS
from engine.bots.task import Advice, AnyBot, Task, Thinking
from engine.dice import Dice
from engine.game import Action, Data, Event, Game, Standing, State, Told
from tests.app.fakes import Person, opened
from tests.app.laid import kept, session_of

View: TypeAlias = dict[str, Any]
Rules: TypeAlias = Callable[[tuple[Action, ...]], Mapping[int, list[Action]]]
"""Who may do what, after all that was done."""


class Position(State[View, Action, Event]):
    __slots__ = ("rules", "played")

    def __init__(self, rules: Rules, played: tuple[Action, ...] = ()) -> None:
        self.rules = rules
        self.played = played
        self.dice = Dice(1)

    @property
    def seats(self) -> int:
        return 2

    @property
    def actors(self) -> tuple[int, ...]:
        return tuple(self.rules(self.played))

    def legal(self, seat: int | None = None) -> list[Action]:
        seat = self.actors[0] if seat is None else seat
        return list(self.rules(self.played).get(seat, []))

    def refusal(self, action: Action, seat: int) -> str | None:
        return None if action in self.legal(seat) else f"Nobody may {action[0]} now."

    def perform(self, action: Action, seat: int) -> list[Told[Event]]:
        self.played = (*self.played, action)
        return [((action[0], seat), None)]

    def copy(self) -> Position:
        return Position(self.rules, self.played)

    def dump(self) -> Data:
        return {"played": [list(action) for action in self.played]}

    def view(self, seat: int | None) -> View:
        return {"seat": seat, "played": [action[0] for action in self.played]}

    @property
    def standings(self) -> list[Standing] | None:
        return None if self.actors else [{"seat": s, "place": 1, "score": 0} for s in (0, 1)]


class Words:
    def prompt(self, view: View, names: list[str]) -> str:
        return "Do something."

    def opening(self, view: View, names: list[str]) -> list[str]:
        return ["It begins."]

    def sentence(self, event: Event, names: list[str]) -> str:
        return f"{names[event[1]]} did {event[0]}."

    def describe(self, action: Action, names: list[str]) -> str:
        return f"Do {action[0]}"


def game(rules: Rules, reveals: Iterable[str] = ()) -> Game[View, Action, Event]:
    def not_needed(*_: object) -> Position:
        raise NotImplementedError

    return Game(
        id="tiny",
        title="TINY",
        line="",
        minutes="1",
        lobby_place=9,
        seats=range(2, 3),
        options=(),
        words=Words(),
        start=lambda seats, dice, options: Position(rules),
        restore=not_needed,
        imagine=not_needed,
        reveals=frozenset(reveals),
    )


class TinyDrawing(Drawing[View, Action, Event]):
    """Every token that can be tapped, side by side, and a stone that cannot."""

    def draw(self, context: Context[View, Action, Event]) -> Scene:
        shown = {"stone", *context.tappable}
        return h("svg", *(h("g", **context.touch(token, token)) for token in sorted(shown)))


class TinyTaps(Taps[View, Action, Event]):
    """An action's tokens are its parts after the first."""

    def tokens(self, context: Context[View, Action, Event], action: Action) -> Tokens:
        return frozenset(map(str, action[1:]))


def always(*actions: Action) -> Rules:
    """The first player may do these, as often as they like."""
    return lambda played: {0: list(actions)}


@dataclass(frozen=True, kw_only=True)
class Tiny:
    """A match of the tiny game, and the table that it is played at."""

    rules: Rules
    taps: Taps[View, Action, Event] = field(default_factory=TinyTaps)
    privacy: Privacy[View, Action, Event] = field(default_factory=Privacy)
    clock: Clock[View, Action, Event] = field(default_factory=Clock)
    talk: Talk[View, Action, Event] = field(default_factory=Talk)
    drawing: TinyDrawing = field(default_factory=TinyDrawing)
    kinds: tuple[str, str] = ("human", "easy")
    reveals: frozenset[str] = frozenset()
    """The actions that undo cannot take back."""
    bot: AnyBot | None = None

    @property
    def match(self) -> Match:
        players = [Player("Anna", "red", self.kinds[0]), Player("Otto", "blue", self.kinds[1])]
        return Match(game(self.rules, self.reveals), players, 1)

    def table(self) -> Table[View, Action, Event]:
        return Table(
            drawing=self.drawing,
            taps=self.taps,
            talk=self.talk,
            privacy=self.privacy,
            clock=self.clock,
        )

    def session(self) -> Session:
        """The match, open without a page."""
        with self._found():
            return Session("tiny", self.match)

    @contextmanager
    def opened(self) -> Iterator[tuple[Person, Match]]:
        """The match, open in the page."""
        with self._found(), opened("#/play/tiny", kept(tiny=self.match)) as person:
            yield person, session_of(person).match

    @contextmanager
    def _found(self) -> Iterator[None]:
        """The game and its table are found as any other's."""
        known = {**games(), "tiny": game(self.rules, self.reveals)}
        module = tables._module

        def found(game_id: str, name: str) -> Any:
            return self if game_id == "tiny" else module(game_id, name)

        with (
            patch("engine.registry._found", lambda: known),
            patch("app.tables._module", found),
            patch("engine.bots._found", lambda name: self.bot),
        ):
            yield


class ScriptedBot:
    """A computer player that says what it was told to, and notes when it was asked."""

    budgets: Mapping[str, int] = dict.fromkeys(LEVELS, 0)

    def __init__(
        self, says: Callable[[Task[Any, Any, Any]], Action | None], nodes: int = 1
    ) -> None:
        self.says = says
        self.nodes = nodes
        self.asked: list[tuple[int, int]] = []
        """The seat, and how many actions had been played."""

    def choose(self, task: Task[Any, Any, Any]) -> Thinking[Action | None]:
        self.asked.append((task.seat, len(task.view["played"])))
        for _ in range(self.nodes):
            yield
        return self.says(task)

    def advise(self, task: Task[Any, Any, Any]) -> Thinking[Advice[Action]]:
        action = yield from self.choose(task)
        assert action is not None
        return Advice(action, "It is best.")
