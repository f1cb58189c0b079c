"""SANTY ANNO's exercises: every kind of card by itself, then rows, then rows with an event."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.dice import Dice
from engine.exercises import PERSON, Answer, Exercise, Kind
from engine.language import N_, tr
from engine.santyanno.cards import BASIC, CARDS, EVENTS, EXPERT
from engine.santyanno.reasons import steps
from engine.santyanno.rules import SantyAnno
from engine.santyanno.words import pirate_name, ship_name

SHORT, LONG = 3, 5
"""Cards of a row."""
TWISTS = tuple(event for event in EVENTS if event != "rum")
"""Events for a row; without a panel there is nothing to turn upside down."""
BY_KIND = {
    kind: [code for code, card in CARDS.items() if card.kind == kind and not card.struck]
    for kind in ("element", "colour", "name", "number", "helm", "double", "coco")
}
STRUCK = [code for code, card in CARDS.items() if card.struck]


def _one(cards: Sequence[str]) -> Callable[[Any, Dice, Sequence[str]], Exercise]:
    """Where one of these cards leads."""

    def make(position: SantyAnno, dice: Dice, names: Sequence[str]) -> Exercise:
        return _asked(position, [dice.choice(cards)], None)

    return make


def _row(deck: Sequence[str], length: int, twisted: bool = False) -> Callable[..., Exercise]:
    """Where a row of cards leads."""

    def make(position: SantyAnno, dice: Dice, names: Sequence[str]) -> Exercise:
        cards = list(deck)
        dice.shuffle(cards)
        return _asked(position, cards[:length], dice.choice(TWISTS) if twisted else None)

    return make


def _asked(position: SantyAnno, cards: list[str], event: str | None) -> Exercise:
    start = position.pirates[PERSON]
    way = steps(position.table, start, cards, event)
    view = position.view(PERSON)
    # One pirate alone before its cards, as in a race.
    view |= {
        "pirates": [start],
        "cards": cards,
        "event": event,
        "phase": "race",
        "boarded": [None],
        "coins": [[]],
    }
    values = {"pirate": pirate_name(PERSON), "ship": ship_name(start)}
    question = (
        tr("{pirate} is on the {ship}. To which ship does this card lead?", **values)
        if len(cards) == 1
        else tr("{pirate} starts on the {ship}. On which ship does the row end?", **values)
    )
    return Exercise(
        view=view,
        seats=1,
        question=question,
        answers=tuple(
            Answer(ship_name(ship), ship == way[-1].to, f"ship:{ship}") for ship in position.table
        ),
        reason=tr("It leads to the {ship}.", ship=ship_name(way[-1].to)),
        steps=tuple(step.why for step in way),
        rule=_RULES[CARDS[cards[0]].kind] if len(cards) == 1 else ("S16" if event else "S8"),
    )


_RULES = {
    "element": "S1",
    "colour": "S2",
    "name": "S3",
    "number": "S4",
    "helm": "S5",
    "double": "S6",
    "coco": "S7",
}

_ALL = [*BASIC, *EXPERT]


def _kind(title: str, make: Callable[..., Exercise]) -> Kind:
    """Any number of pirates would do: only one is asked about."""
    return Kind(title=title, make=make, seats=(3,), begins=1)


KINDS = {
    "element": _kind(N_("Elements"), _one(BY_KIND["element"])),
    "struck": _kind(N_("Struck-out cards"), _one(STRUCK)),
    "colour": _kind(N_("Colours"), _one(BY_KIND["colour"])),
    "name": _kind(N_("First letters"), _one(BY_KIND["name"])),
    "number": _kind(N_("Numbers"), _one(BY_KIND["number"])),
    "helm": _kind(N_("Helms"), _one(BY_KIND["helm"])),
    "double": _kind(N_("Doubles"), _one(BY_KIND["double"])),
    "coco": _kind(N_("Coco"), _one(BY_KIND["coco"])),
    "row": _kind(N_("A row of three"), _row(BASIC, SHORT)),
    "race": _kind(N_("A race’s first row"), _row(_ALL, LONG)),
    "twisted": _kind(N_("A row with an event"), _row(_ALL, LONG, twisted=True)),
}
