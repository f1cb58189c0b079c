"""ANNO's computer players.

Easy takes a match that it happens to see; medium counts what a match brings at once and burns what
is least likely to match; hard tries medium's best few ideas out in imagined mensises.
"""

from collections.abc import Mapping

from engine.anno import orientation_bot
from engine.anno.judgement import by_worth, difference, why
from engine.anno.rules import Anno
from engine.bots.rollouts import best_by_rollouts
from engine.bots.task import Advice, Task, Thinking
from engine.dice import Dice
from engine.game import Action, State

CANDIDATES = 4
"""How many of medium's best ideas hard tries out."""

OVERLOOKED = 0.3
"""The chance that easy overlooks every match it has."""


class AnnoBot:
    budgets: Mapping[str, int] = {"easy": 0, "medium": 0, "hard": 2000}

    def choose(self, task: Task) -> Thinking[Action]:
        yield
        if orientation_bot.is_orientation(task.view):
            return orientation_bot.choose(task)
        if task.level == "easy":
            return _easy(task)
        ideas = by_worth(_imagined(task), task.seat, task.legal)
        if task.level == "medium":
            return ideas[0]
        return (yield from best_by_rollouts(task, ideas[:CANDIDATES], _to_the_end_of(task)))

    def advise(self, task: Task) -> Thinking[Advice]:
        action = yield from self.choose(task)
        if orientation_bot.is_orientation(task.view):
            return Advice(action, orientation_bot.reason(action))
        return Advice(action, why(_imagined(task), task.seat, action))


def _imagined(task: Task) -> Anno:
    position = task.imagine()
    assert isinstance(position, Anno)
    return position


def _easy(task: Task) -> Action:
    """Any match will do, and anything is burned but a month or a Blue Moon."""
    dice = task.dice
    matches = [action for action in task.legal if action[0] == "match"]
    if matches:
        return ("pass",) if dice.fraction() < OVERLOOKED else dice.choice(matches)
    if task.legal[-1] == ("pass",):
        return ("pass",)
    common = [action for action in task.legal if action[1][0] not in "MB"]
    return dice.choice(common or task.legal)


def _to_the_end_of(task: Task) -> "_Mensis":
    return _Mensis(len(task.view["sheet"]))


class _Mensis:
    """Plays on as medium would on every seat, until this mensis is on the sheet."""

    def __init__(self, row: int) -> None:
        self.row = row

    def __call__(self, state: State, seat: int, dice: Dice) -> Thinking[float]:
        assert isinstance(state, Anno)
        while len(state.sheet) == self.row:
            state.perform(by_worth(state, state.turn, state.legal())[0], state.turn)
            yield
        return difference(state.sheet[self.row], seat)


BOT = AnnoBot()
