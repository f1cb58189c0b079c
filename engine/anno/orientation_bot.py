"""Computer players of Orientation (A27–A29): they help to lay out the year."""

from engine.anno.cards import MONTHS, SECONDARIES
from engine.anno.words import card_name
from engine.bots.task import Task
from engine.game import Action, Data

SLIPS = {"easy": 0.25, "medium": 0.05, "hard": 0.0}
"""The chance that a level puts a card just anywhere."""


def is_orientation(view: Data) -> bool:
    return "slips" in view


def choose(task: Task) -> Action:
    dice = task.dice
    anywhere = dice.choice(task.legal)
    if dice.fraction() < SLIPS[task.level]:
        return anywhere
    return dice.choice([action for action in task.legal if belongs(task.view, action)])


def belongs(view: Data, action: Action) -> bool:
    """A28: a primary card beside a month that shows it and still lacks it, the others aside."""
    match action:
        case ("place", card, month):
            return card in MONTHS[month].primaries and card not in view["months"][month]
        case (_, card):
            return card in SECONDARIES
    return False


def reason(action: Action) -> str:
    if action[0] == "aside":
        return f"{card_name(action[1])} belongs to no month, so it goes on the pile."
    return f"{card_name(action[2])} shows {card_name(action[1])} and still lacks it."
