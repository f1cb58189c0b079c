"""ANNAOTTO's computer players.

Easy lays what it happens to see; medium weighs what a lay does and what it leaves in the hand;
hard tries medium's best few ideas out for some turns in imagined positions, and keeps two cards of
a hand in mind that lay open with both sides (ruling P14). Expert tries more ideas out in more
positions and forgets nothing, and between two players alone it has weights of its own.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from engine.annaotto.cards import DECK
from engine.annaotto.dealing import forgotten
from engine.annaotto.judgement import best, by_worth
from engine.annaotto.outlook import outlook
from engine.annaotto.reasons import why
from engine.annaotto.rules import Annaotto
from engine.annaotto.types import Action, Event, View
from engine.annaotto.weights import DUEL, PLAIN, Weights
from engine.bots.rollouts import best_by_rollouts
from engine.bots.task import Advice, Task, Thinking
from engine.dice import Dice
from engine.game import State


class Level(NamedTuple):
    milliseconds: int
    """Until the hand is down after an ALL, usually."""
    catches: float
    """The chance to notice that somebody forgot to call."""
    forgets: float
    """The chance to forget a call."""
    remembers: int
    """How many cards of a hand it keeps in mind, of those that all have seen (ruling P14)."""


LEVELS = {
    "easy": Level(1500, 0.25, 0.15, 0),
    "medium": Level(950, 0.7, 0.05, 0),
    "hard": Level(600, 0.95, 0.0, 2),
    "expert": Level(500, 0.98, 0.0, len(DECK)),
}

SPREAD = 0.4
"""A hand comes down so much sooner or later than usual, at most."""

CANDIDATES = {"hard": 5, "expert": 10}
"""How many of the best ideas are tried out."""

FORESIGHT = 8
"""Actions that hard imagines after its own, before it looks how things stand. In a replica of the
rules in C++, 16 were as good with the same nodes (50 of 100 matches of two), 30 worse (42): luck
drowns what the first action did. Taking special sides for likelier behind others' reverses, as
everybody faces them when they can, did not help (49 and 42 of 100, twice and four times as likely).
"""

OVERLOOKED, TAKEN = 0.3, 0.1
"""The chances that easy overlooks every card it could lay, and that it looks at other hands."""


def reaction(level: str, dice: Dice) -> int:
    """O18: the milliseconds until a computer player's hand is down."""
    late = dice.fraction() + dice.fraction() - 1
    return int(LEVELS[level].milliseconds * (1 + SPREAD * late))


class AnnaottoBot:
    budgets: Mapping[str, int] = {"easy": 0, "medium": 0, "hard": 3200, "expert": 12000}

    def choose(self, task: Task[View, Action, Event]) -> Thinking[Action | None]:
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

    def advise(self, task: Task[View, Action, Event]) -> Thinking[Advice[Action]]:
        """A hint notices everything, and hopes for a quick hand."""
        action: Action | None
        slaps = [slap for slap in task.legal if slap[0] == "slap"]
        if slaps:
            action = max(slaps, key=lambda slap: slap[1][0] == task.seat)
        elif task.legal[-1][0] == "catch" and not task.view["called"]:
            action = task.legal[-1]
        else:
            action = (yield from self._chosen(task)) or task.legal[-1]
        yield
        return Advice(action, why(_imagined(task), task.seat, action))


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
    """The best idea, or what hard and expert find out about their best few."""
    task = replace(task, view=forgotten(task.view, LEVELS[task.level].remembers))
    position = _imagined(task)
    yield
    weights = DUEL if task.level == "expert" and position.seats == 2 else PLAIN
    ideas = by_worth(position, task.seat, actions, weights)
    obvious = task.level == "medium" or position.phase in ("face", "keep")
    if obvious or (len(position.hands[task.seat]) == 1 and ideas[0][0] == "lay"):
        return ideas[0]
    tried = ideas[: CANDIDATES[task.level]]
    return (yield from best_by_rollouts(task, tried, partial(_playout, weights)))


def _imagined(task: Task[View, Action, Event]) -> Annaotto:
    position = task.imagine()
    assert isinstance(position, Annaotto)
    return position


def _playout(
    weights: Weights, state: State[View, Action, Event], seat: int, dice: Dice
) -> Thinking[float]:
    """A few actions as somebody who weighs like this would act, to where nothing is pending."""
    assert isinstance(state, Annaotto)
    done = 0
    while state.phase != "over" and seat not in state.out:
        quiet = state.phase == "turn" and not state.sequence and not state.due
        if quiet and done >= FORESIGHT:
            break
        actor = state.actors[0]
        state.perform(_habit(state, actor, dice, weights), actor)
        done += 1
        yield
    return outlook(state, seat)


def _habit(state: Annaotto, actor: int, dice: Dice, weights: Weights) -> Action:
    legal = state.legal(actor)
    if len(legal) == 1:
        return legal[0]
    return dice.choice(legal) if state.phase == "slap" else best(state, actor, legal, weights)


BOT = AnnaottoBot()
