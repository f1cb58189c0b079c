"""The 58 cards as data: 37 basic, 15 expert, 6 events (ruling T2: the splits are ours)."""

from dataclasses import dataclass
from itertools import combinations
from typing import Literal, TypeAlias

from engine.santyanno.fleet import COLOURS, ELEMENTS, LETTERS

Kind: TypeAlias = Literal["element", "colour", "name", "number", "helm", "double", "coco"]


@dataclass(frozen=True, slots=True)
class Card:
    """A boarding card: what it shows."""

    code: str
    kind: Kind
    copies: int = 1
    elements: tuple[str, ...] = ()
    colour: str = ""
    struck: str = ""
    """The colour or the letter that is struck out."""
    ships: int = 0
    """How many ships on, by number; for a helm by place, clockwise where it is above 0."""


def _basic() -> list[Card]:
    cards = [Card(f"E:{element}", "element", elements=(element,)) for element in ELEMENTS]
    cards += [
        Card(f"E:{element}-{colour}", "element", elements=(element,), struck=colour)
        for element in ELEMENTS
        for colour in COLOURS
    ]
    cards += [Card(f"C:{colour}", "colour", colour=colour) for colour in COLOURS]
    cards.append(Card("N:all", "name", copies=2))
    cards += [Card(f"N:-{letter}", "name", struck=letter) for letter in LETTERS]
    cards += [Card(f"+{n}", "number", ships=n) for n in range(1, 8)]
    return cards


def _expert() -> list[Card]:
    cards = [
        Card(f"H:{side}{n}", "helm", ships=sign * n)
        for side, sign in (("L", 1), ("R", -1))
        for n in range(1, 5)
    ]
    cards += [
        Card(f"D:{one}-{two}", "double", elements=(one, two))
        for one, two in combinations(ELEMENTS, 2)
    ]
    cards.append(Card("COCO", "coco"))
    return cards


def _deck(cards: list[Card]) -> tuple[str, ...]:
    return tuple(card.code for card in cards for _ in range(card.copies))


CARDS = {card.code: card for card in (*_basic(), *_expert())}

BASIC = _deck(_basic())
EXPERT = _deck(_expert())

EVENTS = {"whirlwind": 2, "seasick-L": 1, "seasick-R": 1, "bermuda": 1, "rum": 1}
"""Code → copies."""

EVENT_DECK = tuple(code for code, copies in EVENTS.items() for _ in range(copies))

SEASICK = {"seasick-L": 1, "seasick-R": -1}
"""Places along the table after each card that follows; clockwise is above 0."""
