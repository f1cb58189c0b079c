"""ANNO's computer players.

Easy takes any match that it happens to see. Medium takes the match worth most. Both burn without
counting, and hardly know what a Blue Moon is good for. Hard weighs every card, and before it ends
a mensis it tries out in imagined ones whether to play on would be better. Expert tries everything
out, in many imagined mensises, and asks what becomes of the match.

Hard looks ahead nowhere else, because the few worlds that it has time for tell it nothing: over
hundreds of mensises, a handful of rollouts at every decision were no better than judgement alone.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.anno import orientation_bot
from engine.anno.blue_moon import best_exchange, clearing_match, strands
from engine.anno.cards import MONTHS
from engine.anno.judgement import by_worth, chance, clears, gain, margin
from engine.anno.reasons import why
from engine.anno.rules import DEAL, Anno
from engine.anno.types import Action, CalendarView, Event, Match, View
from engine.bots.rollouts import best_by_rollouts
from engine.bots.task import Advice, Task, Thinking
from engine.dice import Dice
from engine.game import State

AnnoTask: TypeAlias = Task[View, Action, Event]

OVERLOOKED = 0.3
"""The chance that easy overlooks every match it has."""

CANDIDATES = 4
"""How many ideas hard tries out, the one that ends the mensis among them."""

IDEAS = 6
"""How many expert tries out, at every decision."""

DOUBT = 1.0
"""Standard errors by which another idea must be better than that one."""


class AnnoBot:
    budgets: Mapping[str, int] = {"easy": 0, "medium": 0, "hard": 400, "expert": 9000}

    def choose(self, task: AnnoTask) -> Thinking[Action]:
        yield
        view = task.view
        if "slips" in view:
            return orientation_bot.choose(task, view)
        if view["phase"] == "counted":
            return DEAL
        if task.level == "easy":
            return _sparing(task, view, _easy(task, view))
        if task.level == "medium":
            return _sparing(task, view, _medium(task, view))
        ideas = by_worth(_imagined(task), task.seat, task.legal)
        if task.level == "expert":
            imagined = _Playout(view["mensis"], chance)
            tried = _spared(view["hand"], ideas)[:IDEAS]
            return (yield from best_by_rollouts(task, tried, imagined, DOUBT))
        if not clears(view["hand"], ideas[0]):
            return ideas[0]
        playout = _Playout(view["mensis"], margin)
        return (yield from best_by_rollouts(task, ideas[:CANDIDATES], playout, DOUBT))

    def advise(self, task: AnnoTask) -> Thinking[Advice[Action]]:
        view = task.view
        if "slips" in view:
            yield
            return orientation_bot.advise(task, view)
        action = yield from self.choose(task)
        return Advice(action, why(_imagined(task), task.seat, action))


def _spared(hand: list[str], ideas: list[Action]) -> list[Action]:
    """Without burning months and Blue Moons, and what leads to that, while there is another way."""
    exchanges = any(one[0] == "exchange" for one in ideas)
    common = [
        one
        for one in ideas
        if (one[1] not in (*MONTHS, "BLUE") if one[0] == "burn" else True)
        and not (exchanges and strands(hand, one))
    ]
    return common or ideas


def _imagined(task: AnnoTask) -> Anno:
    position = task.imagine()
    assert isinstance(position, Anno)
    return position


def _easy(task: AnnoTask, view: CalendarView) -> Action:
    """Any match will do, if it sees one at all."""
    matches = _matches(task)
    if matches and task.dice.fraction() >= OVERLOOKED:
        return task.dice.choice(matches)
    return _without_match(task, view)


def _medium(task: AnnoTask, view: CalendarView) -> Action:
    """What clears the hand, or the match of most points.

    A Blue Moon brings a month only when there is no own month at all.
    """
    hand, board = view["hand"], view["boards"][task.seat]
    clearing = _clearing_exchange(task, view)
    if clearing:
        return clearing
    matches = _matches(task)
    if matches:
        return max(matches, key=lambda action: gain(hand, action))
    if not board and not any(card in MONTHS for card in hand):
        for action in task.legal:
            if action[0] == "exchange" and action[1] in MONTHS:
                return action
    return _without_match(task, view)


def _clearing_exchange(task: AnnoTask, view: CalendarView) -> Action | None:
    """An exchange after which the hand can be cleared, where no match does that without it."""
    exchanges = [action for action in task.legal if action[0] == "exchange"]
    if not exchanges or any(clears(view["hand"], action) for action in task.legal):
        return None
    position = _imagined(task)
    fitting = (one for one in exchanges if clearing_match(position, task.seat, one[1]))
    return next(fitting, None)


def _sparing(task: AnnoTask, view: CalendarView, action: Action) -> Action:
    """The same action, unless a Blue Moon would have to be burned after it: then an exchange."""
    if view["phase"] != "start" or not strands(view["hand"], action):
        return action
    return best_exchange(_imagined(task), task.seat, task.legal) or action


def _matches(task: AnnoTask) -> list[Match]:
    return [action for action in task.legal if action[0] == "match"]


def _without_match(task: AnnoTask, view: CalendarView) -> Action:
    """On to Burn and Turn: any card but months and Blue Moons, then a month."""
    if view["phase"] != "burn":
        return ("pass",)
    burns = [action for action in task.legal if action[0] == "burn"]
    spared = [action for action in burns if action[1] != "BLUE"]
    common = [action for action in spared if action[1] not in MONTHS]
    return task.dice.choice(common or spared or burns)


class _Playout:
    """Everybody plays by worth until the mensis of this number is on the sheet."""

    def __init__(self, number: int, value: Callable[[Anno, int, int], float]) -> None:
        self.number = number
        self.value = value

    def __call__(self, state: State[View, Action, Event], seat: int, dice: Dice) -> Thinking[float]:
        assert isinstance(state, Anno)
        while len(state.sheet) < self.number:
            state.perform(by_worth(state, state.turn, state.legal())[0], state.turn)
            yield
        return self.value(state, self.number, seat)


BOT = AnnoBot()
