"""ANNO's computer players.

Easy takes any match that it happens to see. Medium takes the match worth most. Both burn without
counting, and hardly know what a Blue Moon is good for. Hard weighs every card, and tries its best
ideas out in some hundred imagined mensises for what becomes of the match. Expert does so in more of
them: what two good ideas differ by is small beside the luck of the cards, and fewer mensises
mislead. (Thirty cost hard more matches than they won, three hundred won it two in a hundred.)
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias

from engine.anno import orientation_bot
from engine.anno.blue_moon import best_exchange, clearing_match, helps, strands
from engine.anno.cards import MONTHS
from engine.anno.foresight import best_by_foresight
from engine.anno.judgement import by_worth, clears, ends, gain, lead_if_cleared, spared
from engine.anno.reasons import why
from engine.anno.rules import DEAL, Anno
from engine.anno.types import Action, CalendarView, Event, Match, View
from engine.bots.task import Advice, Task, Thinking

AnnoTask: TypeAlias = Task[View, Action, Event]

OVERLOOKED = 0.3
"""The chance that easy overlooks every match it has."""

IDEAS = 6
"""How many hard and expert try out."""


class AnnoBot:
    budgets: Mapping[str, int] = {"easy": 0, "medium": 0, "hard": 2000, "expert": 5000}
    """Expert's is for two players: the more there are, the longer a mensis, and a node with it."""

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
        position, seat = _imagined(task), task.seat
        ideas = _ideas(position, seat, task.legal)
        if ends(position, seat, ideas[0]) and lead_if_cleared(position, seat, ideas[0]) > 0:
            return ideas[0]
        if task.level == "expert":
            task = replace(task, budget=2 * task.budget // position.seats)
        return (yield from best_by_foresight(task, position, ideas[:IDEAS]))

    def advise(self, task: AnnoTask) -> Thinking[Advice[Action]]:
        view = task.view
        if "slips" in view:
            yield
            return orientation_bot.advise(task, view)
        action = yield from self.choose(task)
        return Advice(action, why(_imagined(task), task.seat, action))


def _ideas(position: Anno, seat: int, legal: list[Action]) -> list[Action]:
    """What is worth trying out, best first.

    A Blue Moon is exchanged for what somebody has a use for, and not kept to be burned; nobody
    clears the hand to lose the match.
    """
    ideas, hand = by_worth(position, seat, legal), position.hands[seat]
    if position.phase == "burn":
        cards = spared(position, seat)
        return [one for one in ideas if one[0] == "burn" and one[1] in cards] or ideas
    exchanges = any(one[0] == "exchange" for one in ideas)
    sound = [
        one
        for one in ideas
        if not (one[0] == "exchange" and not helps(position, seat, one[1]))
        and not (exchanges and strands(hand, one))
        and not (ends(position, seat, one) and lead_if_cleared(position, seat, one) < 0)
    ]
    return sound or ideas


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


BOT = AnnoBot()
