"""ANNO 1503's computer players.

Easy sees some of the things that it could do, and judges them with a shaky hand. Medium judges
everything that it could do next. Hard looks on to the end of its building, and both weigh what an
unknown tile may be before they explore it.
"""

from collections.abc import Mapping

from engine.anno1503.state import Position
from engine.anno1503.types import Action, Event, View
from engine.bots.task import Task, Thinking
from tests.bench.frozen.anno1503.judgement import judge
from tests.bench.frozen.anno1503.planning import Worth, building, one_step, voyages
from tests.bench.frozen.search.silent import Silent

WIDTH = 3
"""How many ways on hard follows at each step of building."""

CONSIDERED = 6
"""How many of its actions easy thinks of, beside leaving off."""
MISJUDGED = 1.0
"""Rounds by which easy may misjudge an action."""


class Anno1503Bot(Silent):
    budgets: Mapping[str, int] = {"easy": 0, "medium": 0, "hard": 120}

    def choose(self, task: Task[View, Action, Event]) -> Thinking[Action]:
        yield
        if len(task.legal) == 1:
            return task.legal[0]
        position = _imagined(task)
        worth = yield from _worth(task, position)
        if worth.keys().isdisjoint(task.legal):
            worth = yield from one_step(position, task.seat, task.legal, judge)
        allowed = set(task.legal)
        return max((one for one in worth if one in allowed), key=worth.__getitem__)


def _imagined(task: Task[View, Action, Event]) -> Position:
    position = task.imagine()
    assert isinstance(position, Position)
    return position


def _worth(task: Task[View, Action, Event], position: Position) -> Thinking[Worth]:
    """What the actions that a level thinks of lead to."""
    seat = task.seat
    if task.level == "easy":
        return (yield from _at_a_glance(task, position))
    if position.phase == "build":
        return (yield from building(position, seat, judge, WIDTH, task.budget))
    if position.phase == "ships":
        return (yield from voyages(position, seat, judge))
    return (yield from one_step(position, seat, task.legal, judge))


def _at_a_glance(task: Task[View, Action, Event], position: Position) -> Thinking[Worth]:
    dice = task.dice
    thought_of = task.legal[:-1]
    dice.shuffle(thought_of)
    thought_of[CONSIDERED:] = task.legal[-1:]
    worth = yield from one_step(position, task.seat, thought_of, judge)
    return {action: value + MISJUDGED * dice.fraction() for action, value in worth.items()}


BOT = Anno1503Bot()
