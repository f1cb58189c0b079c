"""Computer players of Orientation (A27–A29): they help to lay out the year."""

from engine.anno.cards import MONTHS, SECONDARIES
from engine.anno.types import Action, Event, OrientationView, View
from engine.anno.words import card_name, the_card
from engine.bots.task import Advice, Task
from engine.language import tr

SLIPS = {"easy": 0.25, "medium": 0.05, "hard": 0.0, "expert": 0.0}
"""The chance that a level puts a card just anywhere."""


def choose(task: Task[View, Action, Event], view: OrientationView) -> Action:
    dice = task.dice
    anywhere = dice.choice(task.legal)
    if dice.fraction() < SLIPS[task.level]:
        return anywhere
    return dice.choice([action for action in task.legal if belongs(view, action)])


def advise(task: Task[View, Action, Event], view: OrientationView) -> Advice[Action]:
    action = choose(task, view)
    return Advice(action, _reason(action))


def belongs(view: OrientationView, action: Action) -> bool:
    """A28: a primary card beside a month that shows it and still lacks it, the others aside."""
    match action:
        case ("place", card, month):
            return card in MONTHS[month].primaries and card not in view["months"][month]
        case ("aside", card):
            return card in SECONDARIES
    raise AssertionError(action)


def _reason(action: Action) -> str:
    match action:
        case ("place", card, month):
            return tr(
                "{month} shows {card} and does not have it yet.",
                month=card_name(month),
                card=the_card(card),
            )
        case ("aside", card):
            return tr("No month takes {card}, so it goes on the pile.", card=the_card(card))
    raise AssertionError(action)
