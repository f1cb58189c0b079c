"""DRIFT's computer players.

Easy weighs every action by itself, looks at its own coins alone and is easily content; medium plans
the rest of its turn with a beam; hard and expert plan it piece by piece, and see it answered.
"""

from collections.abc import Mapping
from math import inf

from engine.bots.beam import best_by_beam, turn
from engine.bots.task import Advice, Bot, Task, Thinking
from engine.drift.judgement import judge, judge_ahead, judge_as_beginner
from engine.drift.reasons import why
from engine.drift.rules import END_TURN, Drift
from engine.drift.search import best_turn, wasteful
from engine.drift.types import Action, Event, View
from engine.game import State

WIDTH, WIDE = 3, 10
"""How many ways on medium follows at each step, and hard at a table of more than two."""
A_WAY, AN_ANSWER = 240, 480
"""Nodes that allow hard one more way on with each piece, and one more of its turns answered."""
NOISE = 9.0
"""By how much easy misjudges an action at the most."""
CONTENT = 0.12
"""The chance that easy ends its turn before it has tried everything."""


class DriftBot:
    budgets: Mapping[str, int] = {"easy": 0, "medium": 150, "hard": 2400}

    def choose(self, task: Task[View, Action, Event]) -> Thinking[Action]:
        yield
        if len(task.legal) == 1:
            return task.legal[0]
        if task.view["phase"] == "place":
            return task.dice.choice(task.legal)
        if task.level == "easy":
            return (yield from _best_now(task))
        if task.level == "medium":
            return (yield from best_by_beam(task, _judge, WIDTH))
        return (yield from _foreseeing(task))

    def advise(self, task: Task[View, Action, Event]) -> Thinking[Advice[Action]]:
        action = yield from self.choose(task)
        return Advice(action, why(_imagined(task), action))


def _imagined(task: Task[View, Action, Event]) -> Drift:
    position = task.imagine()
    assert isinstance(position, Drift)
    return position


def _judge(state: State[View, Action, Event], seat: int) -> float:
    assert isinstance(state, Drift)
    return judge(state, seat)


def _judge_ahead(state: State[View, Action, Event], seat: int) -> float:
    assert isinstance(state, Drift)
    return judge_ahead(state, seat)


def _foreseeing(task: Task[View, Action, Event]) -> Thinking[Action]:
    """Between two, the turn that looks best after the other's answer.

    With more players one answer of several says too little: there the whole table is weighed as it
    stands. No coin that is needed is dropped loose.
    """
    position = _imagined(task)
    if position.seats == 2:
        width, answered = max(2, task.budget // A_WAY), max(1, task.budget // AN_ANSWER)
        actions = yield from best_turn(position, task.seat, width, answered)
        if actions and actions[0] in task.legal:
            return actions[0]
    reached = yield from turn(position, task.seat, _judge_ahead, WIDE, task.budget)
    allowed = [action for action in task.legal if not wasteful(position, action)] or task.legal
    return max(allowed, key=lambda action: reached.get(action, -inf))


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
