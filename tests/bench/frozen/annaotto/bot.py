"""ANNAOTTO's computer players.

Easy lays what it happens to see; medium weighs what a lay does and what it leaves in the hand;
hard tries medium's best few ideas out for some turns in imagined positions.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from engine.annaotto.dealing import forgotten
from engine.annaotto.rules import Annaotto
from engine.annaotto.types import Action, Event, View
from engine.bots.task import Task, Thinking
from engine.dice import Dice
from engine.game import State
from tests.bench.frozen.annaotto.judgement import best, by_worth
from tests.bench.frozen.annaotto.outlook import outlook
from tests.bench.frozen.search.rollouts import best_by_rollouts
from tests.bench.frozen.search.silent import Silent


class Level(NamedTuple):
    milliseconds: int
    """Until the hand is down after an ALL, usually."""
    catches: float
    """The chance to notice that somebody forgot to call."""
    forgets: float
    """The chance to forget a call."""


LEVELS = {
    "easy": Level(1500, 0.25, 0.15),
    "medium": Level(950, 0.7, 0.05),
    "hard": Level(600, 0.95, 0.0),
}

SPREAD = 0.4
"""A hand comes down so much sooner or later than usual, at most."""

CANDIDATES = 5
"""How many of medium's best ideas hard tries out."""

FORESIGHT = 8
"""Actions that hard imagines after its own, before it looks how things stand."""

OVERLOOKED, TAKEN = 0.3, 0.1
"""The chances that easy overlooks every card it could lay, and that it looks at other hands."""


def reaction(level: str, dice: Dice) -> int:
    """O18: the milliseconds until a computer player's hand is down."""
    late = dice.fraction() + dice.fraction() - 1
    return int(LEVELS[level].milliseconds * (1 + SPREAD * late))


class AnnaottoBot(Silent):
    budgets: Mapping[str, int] = {"easy": 0, "medium": 0, "hard": 1600}

    def choose(self, task: Task[View, Action, Event]) -> Thinking[Action | None]:
        task = replace(task, view=forgotten(task.view))
        action = yield from self._chosen(task)
        if action and action[-1] == "call" and task.dice.fraction() < LEVELS[task.level].forgets:
            return _uncalled(task.legal, action)
        return action

    def _chosen(self, task: Task[View, Action, Event]) -> Thinking[Action | None]:
        """What it wants to do; nobody raises a false alarm (ruling P13)."""
        yield
        noticed = task.dice.fraction() < LEVELS[task.level].catches and not task.view["called"]
        actions = [action for action in _called(task.legal) if noticed or action[0] != "catch"]
        if not actions:
            return None
        if actions[-1][0] == "catch":
            return actions[-1]
        if task.view["phase"] == "slap":
            return _slap(task)
        if len(actions) == 1:
            return actions[0]
        if task.level == "easy":
            return _easy(task.dice, actions)
        return (yield from _weighed(task, actions))


def _called(legal: list[Action]) -> list[Action]:
    """O18, O19: the actions with the calls that belong to them."""
    calls = {action[:-1] for action in legal if action[-1] == "call"}
    return [action for action in legal if action not in calls] if calls else legal


def _uncalled(legal: list[Action], action: Action) -> Action:
    """The same action, with the call forgotten."""
    return next(other for other in legal if other == action[:-1])


def _slap(task: Task[View, Action, Event]) -> Action:
    """Hands among bots: the layer cannot know the others' levels, and takes all for its like."""
    some = task.legal[0]
    assert some[0] == "slap"
    times = {seat: (reaction(task.level, task.dice), task.dice.bits()) for seat in some[1]}
    return ("slap", tuple(sorted(times, key=times.__getitem__)))


def _easy(dice: Dice, actions: list[Action]) -> Action:
    """Any card of the own hand will do, if it is seen; whatever else comes up is left to chance."""
    lays = [action for action in actions if action[0] in ("lay", "lay_drawn")]
    if lays and dice.fraction() >= OVERLOOKED:
        return dice.choice(lays)
    takes = [action for action in actions if action[0] == "take"]
    if takes and dice.fraction() < TAKEN:
        return dice.choice(takes)
    others = [action for action in actions if action not in lays and action not in takes]
    return dice.choice(others)


def _weighed(task: Task[View, Action, Event], actions: list[Action]) -> Thinking[Action]:
    """Medium's best idea, or what hard finds out about the best few."""
    position = _imagined(task)
    yield
    ideas = by_worth(position, task.seat, actions)
    obvious = task.level == "medium" or position.phase == "face"
    if obvious or (len(position.hands[task.seat]) == 1 and ideas[0][0] == "lay"):
        return ideas[0]
    return (yield from best_by_rollouts(task, ideas[:CANDIDATES], _playout))


def _imagined(task: Task[View, Action, Event]) -> Annaotto:
    position = task.imagine()
    assert isinstance(position, Annaotto)
    return position


def _playout(state: State[View, Action, Event], seat: int, dice: Dice) -> Thinking[float]:
    """A few actions as medium would act on every seat, to where nothing is pending."""
    assert isinstance(state, Annaotto)
    done = 0
    while state.phase != "over" and seat not in state.out:
        quiet = state.phase == "turn" and not state.sequence and not state.due
        if quiet and done >= FORESIGHT:
            break
        actor = state.actors[0]
        state.perform(_habit(state, actor, dice), actor)
        done += 1
        yield
    return outlook(state, seat)


def _habit(state: Annaotto, actor: int, dice: Dice) -> Action:
    legal = state.legal(actor)
    if len(legal) == 1:
        return legal[0]
    return dice.choice(legal) if state.phase == "slap" else best(state, actor, legal)


BOT = AnnaottoBot()
