"""DRIFT's computer players.

Easy weighs every action by itself, looks at its own coins alone and is easily content; medium and
hard plan the rest of their turn with a beam, hard with a wide one.
"""

from collections.abc import Mapping

from engine.bots.task import Bot, Task, Thinking
from engine.drift.rules import END_TURN, Drift
from engine.drift.types import Action, Event, View
from engine.game import State
from tests.bench.frozen.drift.judgement import judge, judge_as_beginner
from tests.bench.frozen.search.beam import best_by_beam
from tests.bench.frozen.search.silent import Silent

WIDTHS = {"medium": 3, "hard": 10}
NOISE = 9.0
"""By how much easy misjudges an action at the most."""
CONTENT = 0.12
"""The chance that easy ends its turn before it has tried everything."""


class DriftBot(Silent):
    budgets: Mapping[str, int] = {"easy": 0, "medium": 150, "hard": 2400}

    def choose(self, task: Task[View, Action, Event]) -> Thinking[Action]:
        yield
        if len(task.legal) == 1:
            return task.legal[0]
        if task.view["phase"] == "place":
            return task.dice.choice(task.legal)
        if task.level == "easy":
            return (yield from _best_now(task))
        return (yield from best_by_beam(task, _judge, WIDTHS[task.level]))


def _imagined(task: Task[View, Action, Event]) -> Drift:
    position = task.imagine()
    assert isinstance(position, Drift)
    return position


def _judge(state: State[View, Action, Event], seat: int) -> float:
    assert isinstance(state, Drift)
    return judge(state, seat)


def _best_now(task: Task[View, Action, Event]) -> Thinking[Action]:
    """The action after which the own coins seem nearest, more or less."""
    dice = task.dice
    if END_TURN in task.legal and dice.fraction() < CONTENT:
        return END_TURN
    position = _imagined(task)
    values: dict[Action, float] = {}
    for action in task.legal:
        trial = position.copy()
        trial.perform(action, task.seat)
        values[action] = judge_as_beginner(trial, task.seat) + NOISE * dice.fraction()
        yield
    return max(values, key=values.__getitem__)


BOT: Bot[View, Action, Event] = DriftBot()
