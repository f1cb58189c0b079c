"""ANNO's computer players.

Easy takes any match that it happens to see. Medium takes the match worth most. Both burn without
counting, and hardly know what a Blue Moon is good for. Hard weighs every card, and before it ends
a mensis it tries out in imagined ones whether to play on would be better.

Hard looks ahead nowhere else, because it gains nothing: over hundreds of mensises, rollouts at
every decision were no better than its judgement alone.
"""

from collections.abc import Mapping

from engine.anno import orientation_bot
from engine.anno.cards import MONTHS
from engine.anno.judgement import by_worth, clears, gain, margin
from engine.anno.reasons import why
from engine.anno.rules import Anno
from engine.bots.rollouts import best_by_rollouts
from engine.bots.task import Advice, Task, Thinking
from engine.dice import Dice
from engine.game import Action, State

OVERLOOKED = 0.3
"""The chance that easy overlooks every match it has."""

CANDIDATES = 4
"""How many ideas hard tries out, the one that ends the mensis among them."""

DOUBT = 1.0
"""Standard errors by which another idea must be better than that one."""


class AnnoBot:
    budgets: Mapping[str, int] = {"easy": 0, "medium": 0, "hard": 400}

    def choose(self, task: Task) -> Thinking[Action]:
        yield
        if orientation_bot.is_orientation(task.view):
            return orientation_bot.choose(task)
        if task.level == "easy":
            return _easy(task)
        if task.level == "medium":
            return _medium(task)
        ideas = by_worth(_imagined(task), task.seat, task.legal)
        if not clears(task.view["hand"], ideas[0]):
            return ideas[0]
        return (yield from best_by_rollouts(task, ideas[:CANDIDATES], _mensis_of(task), DOUBT))

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
    """Any match will do, if it sees one at all."""
    matches = _matches(task)
    if matches and task.dice.fraction() >= OVERLOOKED:
        return task.dice.choice(matches)
    return _without_match(task)


def _medium(task: Task) -> Action:
    """The match of most points; a Blue Moon's month only when there is no own month at all."""
    hand, board = task.view["hand"], task.view["boards"][task.seat]
    matches = _matches(task)
    if matches:
        return max(matches, key=lambda action: gain(hand, action))
    if not board and not any(card in MONTHS for card in hand):
        for action in task.legal:
            if action[0] == "exchange" and action[1] in MONTHS:
                return action
    return _without_match(task)


def _matches(task: Task) -> list[Action]:
    return [action for action in task.legal if action[0] == "match"]


def _without_match(task: Task) -> Action:
    """On to Burn and Turn, where anything goes but a month or a Blue Moon."""
    if task.view["phase"] != "burn":
        return ("pass",)
    common = [action for action in task.legal if action[1] not in MONTHS and action[1] != "BLUE"]
    return task.dice.choice(common or task.legal)


class _Mensis:
    """A playout: everybody plays by worth until the mensis is on the sheet."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, state: State, seat: int, dice: Dice) -> Thinking[float]:
        assert isinstance(state, Anno)
        while len(state.sheet) < self.number:
            state.perform(by_worth(state, state.turn, state.legal())[0], state.turn)
            yield
        return margin(state, self.number, seat)


def _mensis_of(task: Task) -> _Mensis:
    return _Mensis(task.view["mensis"])


BOT = AnnoBot()
