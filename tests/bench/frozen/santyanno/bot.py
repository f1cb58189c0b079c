"""Computer players of SANTY ANNO: people with a reaction time and slips."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.bots.task import Task, Thinking
from engine.dice import Dice
from engine.santyanno.cards import CARDS, SEASICK
from engine.santyanno.fleet import FLEET
from engine.santyanno.moves import AFTER_EVENT, along, sequence, target
from engine.santyanno.types import Action, Event, View
from tests.bench.frozen.search.silent import Silent


class Level(NamedTuple):
    milliseconds: int
    """For a card of usual difficulty."""
    slips: float
    """The chance of a slip, for each card."""


LEVELS = {
    "easy": Level(4000, 0.08),
    "medium": Level(2500, 0.04),
    "hard": Level(1200, 0.01),
}

HARDER = 1.5
"""How much longer a colour, a double, or a card with a seasick step takes."""

CARD_SPREAD = 0.4
ROUND_SPREAD = 0.15
"""A good or a bad round: without it, the many cards would even out to nearly the same time."""


def plan(view: View, level: str, dice: Dice) -> tuple[int, int]:
    """The ship that the seat of a view boards in this race, and after how many milliseconds.

    A slip ends on a wrong ship, and the bot goes on from there as if nothing had happened.
    """
    usual, slips = LEVELS[level]
    table, cards, event = view["table"], view["cards"], view["event"]
    sway = SEASICK.get(event or "", 0)
    assert view["seat"] is not None
    ship = view["pirates"][view["seat"]]
    time = 0.0
    for index in sequence(len(cards), event):
        seasick = sway if index >= AFTER_EVENT else 0
        ship = along(table, target(table, ship, cards[index]), seasick)
        if dice.fraction() < slips:
            ship = dice.choice([other for other in FLEET if other != ship])
        time += usual * effort(cards[index], bool(seasick)) * _near_one(CARD_SPREAD, dice)
    return ship, int(time * _near_one(ROUND_SPREAD, dice))


def effort(card: str, seasick: bool) -> float:
    """How long a card takes, compared with a usual one."""
    hard = CARDS[card].kind in ("colour", "double")
    return (HARDER if hard else 1.0) * (HARDER if seasick else 1.0)


def _near_one(spread: float, dice: Dice) -> float:
    """Evenly spread from 1 − spread to 1 + spread."""
    return 1.0 + spread * (2.0 * dice.fraction() - 1.0)


class SantyAnnoBot(Silent):
    """Nothing is searched here: a level is how fast it reads, and how often it errs."""

    budgets: Mapping[str, int] = dict.fromkeys(LEVELS, 0)

    def choose(self, task: Task[View, Action, Event]) -> Thinking[Action]:
        yield
        if task.view["phase"] != "race":
            return task.legal[0]
        ship, milliseconds = plan(task.view, task.level, task.dice)
        return "board", ship, milliseconds


BOT = SantyAnnoBot()
