"""Hints of ANNO: the largest thing that speaks for an action, in one sentence."""

from engine.anno.cards import BIT, MONTHS, SECONDARIES, mask
from engine.anno.judgement import Sight, clears, takes
from engine.anno.rules import POINTS, Anno
from engine.anno.words import QUARTERS, card_name
from engine.game import Action

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def why(position: Anno, seat: int, action: Action) -> str:
    match action:
        case ("exchange", card):
            return _why_exchange(position, seat, card)
        case ("match", month, source, cards):
            if clears(position.hands[seat], action):
                return "It clears the hand and ends the mensis."
            return _why_match(position, seat, month, source, cards)
        case ("burn", card):
            return _why_burn(position, seat, card)
    if not any(other[0] == "match" for other in position.legal()):
        return "Nothing can be matched now."
    return "Waiting is worth more than any match here."


def _why_exchange(position: Anno, seat: int, card: str) -> str:
    if card not in MONTHS:
        if Sight(position, seat).own_months(card):
            return f"It brings {called(card)}, which an own month takes."
        return f"It keeps {called(card)} from the others."
    taken = takes(card, 0, position.calidum)
    here = (taken & mask(position.hands[seat])).bit_count()
    if here:
        return f"It frees {called(card)}, which takes {few(here)} of this hand."
    return f"It frees {called(card)}: every month more is a place for many cards."


def _why_match(position: Anno, seat: int, month: str, source: str, cards: tuple[str, ...]) -> str:
    new = month in position.hands[seat]
    off = len(cards) * (source == "hand") + new
    points = POINTS * (len(cards) + new + off)
    what = f"{card_name(month)} and {few(len(cards))}" if new else few(len(cards))
    scored = f"{what[0].upper()}{what[1:]} on the board"
    if off:
        return f"{scored}, {few(off)} off the hand: together worth {points} points."
    wanted = denied(position, seat, cards)
    if wanted:
        return f"{scored} for {points} points, and nobody else gets {called(wanted[0])}."
    return f"{scored} for {points} points, and the hand keeps what it has."


def denied(position: Anno, seat: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the cards that a month on another board would take."""
    taken = 0
    for other, board in enumerate(position.boards):
        if other != seat:
            for month, lying in board:
                taken |= takes(month, mask(lying), position.calidum)
    return tuple(card for card in cards if taken & BIT[card])


def _why_burn(position: Anno, seat: int, card: str) -> str:
    sight, name = Sight(position, seat), called(card)
    left = sight.hand[:]
    left.remove(card)
    if not left:
        return "It is the only card there is to burn."
    if card in MONTHS:
        return "Every other card of this hand is worth even more."
    if card in left:
        return f"Another {card_name(card)} stays in the hand."
    if card in SECONDARIES:
        return f"It is hard to find the right company for {name}."
    if not sight.own_months(card) and not sight.coming_months(card):
        return f"No month that takes {name} can still come."
    if all(quarter in left for quarter in QUARTERS):
        return "It keeps one of every quarter."
    if not sight.own_months(card):
        return f"No month of this board or hand takes {name}."
    return f"Nothing in this hand is less likely to be matched than {name}."


def called(card: str) -> str:
    """A card's name within a sentence."""
    return f"the {card_name(card)}" if card in QUARTERS else card_name(card)


def few(count: int) -> str:
    return f"{NUMBERS[count]} card{'' if count == 1 else 's'}"
