"""DRIFT's computer players.

Easy weighs every action by itself, looks at its own coins alone and is easily content; medium plans
the rest of its turn with a beam; hard and expert plan it piece by piece, and see it answered by
everybody until their next turn.
"""

from collections.abc import Mapping

from engine.bots.beam import best_by_beam
from engine.bots.task import Advice, Bot, Task, Thinking
from engine.drift.judgement import judge, judge_as_beginner
from engine.drift.outlook import outlook
from engine.drift.reasons import why
from engine.drift.rules import END_TURN, Drift
from engine.drift.search import Width, best_turn, wasteful
from engine.drift.types import Action, Event, View
from engine.game import State

WIDTH = 3
"""How many ways on medium follows at each step."""
A_WAY, AN_ANSWER, A_REPLY = 240, 240, 1200
"""Nodes that allow hard one more way on with each piece, one more answer to its turns (at least
two count as one, so that between two not everything goes to answers), and the others one more way
on in theirs."""
NOISE = 9.0
"""By how much easy misjudges an action at the most."""
CONTENT = 0.12
"""The chance that easy ends its turn before it has tried everything."""


class DriftBot:
    budgets: Mapping[str, int] = {"easy": 0, "medium": 150, "hard": 2400, "expert": 4800}

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


def _foreseeing(task: Task[View, Action, Event]) -> Thinking[Action]:
    """The turn that looks best when all the others have answered it.

    Where no turn was found that begins as is allowed, the action after which things look best; no
    coin that is needed is dropped loose.
    """
    position = _imagined(task)
    action = yield from best_turn(position, task.seat, _width(task.budget, position), task.legal)
    if action:
        return action
    allowed = [action for action in task.legal if not wasteful(position, action)] or task.legal
    values: dict[Action, float] = {}
    for action in allowed:
        trial = position.copy()
        trial.perform(action, task.seat)
        values[action] = outlook(trial, task.seat, moving=trial.turn == task.seat)
        yield
    return max(values, key=values.__getitem__)


def _width(budget: int, position: Drift) -> Width:
    """What the nodes are spent on: the more there are who answer, the fewer turns are answered."""
    each = AN_ANSWER * max(2, position.seats - 1)
    return Width(max(2, budget // A_WAY), max(1, budget // each), max(2, budget // A_REPLY))


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
