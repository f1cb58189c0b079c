"""How hard and expert look ahead in ANNO: their ideas, played to the mensis's end in many worlds.

A world deals the cards that a seat cannot see, and not all deals are equally likely: who has acted
would have laid down what fits, and nobody burns a month. The odds were counted over some thousand
mensises of medium's and hard's.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.anno.cards import BIT
from engine.anno.judgement import chance
from engine.anno.quick import ALL_MONTHS, BLUE, Quick
from engine.anno.rules import Anno
from engine.anno.types import Action, Event, View
from engine.bots.rollouts import best_by_trials
from engine.bots.task import Task, Thinking
from engine.dice import Dice

DOUBT = 1.0
"""Standard errors by which another idea must be better than the first."""
LITTLE = 0.0005
"""What a point of the lead is worth beside the chance of winning."""

HELD, HELD_FIT = 0.6, 0.6
"""How often months, and cards that a month on that board takes, are in another's hand, compared
with cards that nobody has a use for."""
BURNED, BURNED_FIT = 0.1, 0.45
"""The same for what others burned; the first for Blue Moons, too."""
TRIES = 4
"""How often an unlikely card is dealt again, at most."""


def best_by_foresight(
    task: Task[View, Action, Event], position: Anno, ideas: Sequence[Action]
) -> Thinking[Action]:
    """The idea after which the match is won most often; the first one unless another surely is."""
    worlds, seat = Worlds(position, task.seat), task.seat
    before = position.totals()
    left = int(position.options["mensises"]) - position.mensis

    def tried(actions: Sequence[Action]) -> Thinking[tuple[list[float], int]]:
        world = worlds.another(task.dice)
        outcomes: list[float] = []
        for action in actions:
            trial = world.after(action)
            trial.play_on()
            totals = [a + b for a, b in zip(before, trial.points(), strict=True)]
            outcome = chance(tuple(totals), seat, left)
            outcomes.append(outcome + LITTLE * (totals.pop(seat) - max(totals)))
            yield
        return outcomes, len(actions)

    return (yield from best_by_trials(task.budget, ideas, tried, DOUBT))


class Hidden(NamedTuple):
    """What nobody else knows of a seat's cards, and what is open."""

    held: int
    burned: int
    fitting: int
    """What the months on its board take alone."""


class Worlds:
    """Deals of the cards that a seat cannot see."""

    def __init__(self, position: Anno, seat: int) -> None:
        self.known = known = Quick.of(position)
        self.pool = known.deck + [BIT[card] for who, card in position.burned if who != seat]
        self.others: dict[int, Hidden] = {}
        for other, hand in enumerate(known.hands):
            if other != seat:
                self.pool += hand
                burned = sum(who == other for who, _ in position.burned)
                self.others[other] = Hidden(len(hand), burned, known.fitting(other))

    def another(self, dice: Dice) -> Quick:
        pool = _shuffled(self.pool, dice)
        world = self.known.copy()
        world.deck = pool
        for other, hidden in self.others.items():
            hand, burned = _dealt(pool, hidden.held), _dealt(pool, hidden.burned)
            if burned and pool:
                _thin(burned, pool, dice, ALL_MONTHS | BLUE, BURNED, hidden.fitting, BURNED_FIT)
                _thin(hand, pool, dice, ALL_MONTHS, HELD, hidden.fitting, HELD_FIT)
            world.hands[other] = hand
        return world


def _shuffled(cards: list[int], dice: Dice) -> list[int]:
    """Four cards for each number of the dice: exact enough to imagine with, and much faster."""
    pool, luck = cards[:], 0
    for last in range(len(pool) - 1, 0, -1):
        if not luck:
            luck = dice.bits()
        other = (luck & 0xFFFF) * (last + 1) >> 16
        luck >>= 16
        pool[last], pool[other] = pool[other], pool[last]
    return pool


def _dealt(pool: list[int], count: int) -> list[int]:
    """So many cards off the end of a pool."""
    place = len(pool) - count
    cards = pool[place:]
    del pool[place:]
    return cards


def _thin(
    cards: list[int],
    pool: list[int],
    dice: Dice,
    rare: int,
    rarely: float,
    fitting: int,
    seldom: float,
) -> None:
    """Unlikely cards change places with others of the pool, more often than not."""
    for place, card in enumerate(cards):
        for _ in range(TRIES):
            likely = rarely if card & rare else seldom if card & fitting else 1.0
            if likely == 1.0 or dice.fraction() < likely:
                break
            other = dice.below(len(pool))
            card, pool[other] = pool[other], card
        cards[place] = card
