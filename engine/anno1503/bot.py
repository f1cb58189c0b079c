"""ANNO 1503's computer players.

Easy sees some of the things that it could do, and judges them with a shaky hand. Medium judges
everything that it could do next. Hard looks on to the end of its building, and both weigh what an
unknown tile may be before they explore it.
"""

from collections.abc import Mapping
from functools import partial

from engine.anno1503.judgement import Mind, judge
from engine.anno1503.planning import Goals, Judge, Worth, building, one_step, voyages
from engine.anno1503.prospects import chances
from engine.anno1503.reasons import why
from engine.anno1503.state import Position
from engine.anno1503.types import Action, Event, View
from engine.bots.task import Advice, Task, Thinking

WIDTH = 3
"""How many ways on hard follows at each step of building."""

THREE = Mind(
    sea=0.52,
    choice=2.8,
    undone=0.19,
    resale=0.4,
    counting=True,
    envy=0.25,
    soon=1.3,
    shield=0.5,
    card=0.1,
    stock=(0.1, 0.0, 0.0, 0.05, 0.16, 0.1),
)
"""Hard at a table of three: the way that won more of some 35,000 matches against two medium ones,
each with all weights a little to one side or the other."""

FOUR = Mind(
    sea=0.75,
    choice=2.7,
    undone=0.17,
    resale=0.35,
    counting=True,
    envy=0.25,
    soon=2.8,
    shield=0.23,
    card=0.14,
    stock=(0.08, 0.04, 0.0, 0.03, 0.23, 0.16),
)
"""Hard at a table of four, found in the same way: some 46,000 matches against three medium ones."""

SHREWD: Mapping[int, Judge] = {
    2: chances,
    3: partial(judge, mind=THREE),
    4: partial(judge, mind=FOUR),
}
"""How hard judges, by the number of players.

Between two it weighs what homes can become. The more sit at a table, the more cards come in a
round: then it counts rounds, and wants cards spent. It knows besides that a card that may be
kept is worth something by itself, and so is a condition that is met.
"""

CONSIDERED = 6
"""How many of its actions easy thinks of, beside leaving off."""
MISJUDGED = 1.0
"""Rounds by which easy may misjudge an action."""


class Anno1503Bot:
    budgets: Mapping[str, int] = {"easy": 0, "medium": 0, "hard": 120}

    def choose(self, task: Task[View, Action, Event]) -> Thinking[Action]:
        yield
        if len(task.legal) == 1:
            return task.legal[0]
        position = _imagined(task)
        worth = yield from _worth(task, position)
        if worth.keys().isdisjoint(task.legal):
            worth = yield from one_step(
                position, task.seat, task.legal, judge_of(task.level, position.seats)
            )
        allowed = set(task.legal)
        return max((one for one in worth if one in allowed), key=worth.__getitem__)

    def advise(self, task: Task[View, Action, Event]) -> Thinking[Advice[Action]]:
        action = yield from self.choose(task)
        position = _imagined(task)
        goals: Goals = {}
        if action[0] == "sail":
            weigh = judge_of(task.level, position.seats)
            yield from voyages(position, task.seat, weigh, goals)
        return Advice(action, why(position, task.seat, action, goals.get(action, "")))


def _imagined(task: Task[View, Action, Event]) -> Position:
    position = task.imagine()
    assert isinstance(position, Position)
    return position


def _worth(task: Task[View, Action, Event], position: Position) -> Thinking[Worth]:
    """What the actions that a level thinks of lead to."""
    seat, weigh = task.seat, judge_of(task.level, position.seats)
    if task.level == "easy":
        return (yield from _at_a_glance(task, position))
    if position.phase == "build":
        return (yield from building(position, seat, weigh, WIDTH, task.budget))
    if position.phase == "ships":
        return (yield from voyages(position, seat, weigh))
    return (yield from one_step(position, seat, task.legal, weigh))


def judge_of(level: str, seats: int) -> Judge:
    """Easy and medium count rounds as they come to mind; hard has learned what that leaves out."""
    return SHREWD[seats] if level == "hard" else judge


def _at_a_glance(task: Task[View, Action, Event], position: Position) -> Thinking[Worth]:
    dice = task.dice
    thought_of = task.legal[:-1]
    dice.shuffle(thought_of)
    thought_of[CONSIDERED:] = task.legal[-1:]
    worth = yield from one_step(position, task.seat, thought_of, judge)
    return {action: value + MISJUDGED * dice.fraction() for action, value in worth.items()}


BOT = Anno1503Bot()
