"""What a computer player is given, and what it has to offer."""

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from engine.dice import Dice
from engine.game import A, E, Game, State, V

T = TypeVar("T")

Thinking: TypeAlias = Generator[None, None, T]
"""Work in slices. A yield is a *node*: one action tried, or as much work as that.

Budgets are counted in nodes, never in time, so that the same dice give the same choice on every
machine. Between two yields lies at most about a millisecond of work.
"""


def ended(thinking: Thinking[T]) -> T:
    """What a thought comes to, all at once."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            result: T = end.value
            return result


class Advice(NamedTuple, Generic[A]):
    action: A
    reason: str
    """One sentence, for the person whose turn it is."""


@dataclass(frozen=True, slots=True)
class Task(Generic[V, A, E]):
    """One decision: all that a bot knows. There is no way from here to the real position."""

    game: Game[V, A, E]
    level: str
    view: V
    legal: list[A]
    dice: Dice
    budget: int
    """Nodes to spend; a search stops soon after."""

    @property
    def seat(self) -> int:
        seat: int = cast(Any, self.view)["seat"]
        return seat

    def imagine(self) -> State[V, A, E]:
        """A position that fits what the seat knows, another one each time."""
        return self.game.imagine(self.view, self.dice)


class Bot(Protocol[V, A, E]):
    """A game's own judgement: the object BOT in its `bot.py`."""

    @property
    def budgets(self) -> Mapping[str, int]:
        """Nodes for a decision, by level; 0 for a level that does not search."""

    def choose(self, task: Task[V, A, E]) -> Thinking[A | None]:
        """A legal action, or None as in `engine.bots.think`."""

    def advise(self, task: Task[V, A, E]) -> Thinking[Advice[A]]:
        """The hardest level's choice, with the largest terms of its evaluation in words."""


AnyBot: TypeAlias = Bot[Any, Any, Any]
