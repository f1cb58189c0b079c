"""Hints of ANNO: the largest thing that speaks for an action, in one sentence."""

from engine.anno.cards import BIT, MONTHS, SECONDARIES, mask
from engine.anno.judgement import Sight, clears, takes
from engine.anno.rules import POINTS, Anno
from engine.anno.words import QUARTERS, card_name, listing
from engine.game import Action

FEW = {1: "one card", 2: "two cards", 3: "three cards", 4: "four cards", 5: "five cards"}


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
    if len(position.legal()) == 1:
        return "Nothing can be matched now."
    return "Waiting is worth more than any match here."


def _why_exchange(position: Anno, seat: int, card: str) -> str:
    if card not in MONTHS:
        denied = f"It keeps {card_name(card)} from the others."
        fits = f"{card_name(card)} fits a month of this board."
        return fits if Sight(position, seat).own_months(card) else denied
    taken = takes(card, 0, position.calidum)
    here = (taken & mask(position.hands[seat])).bit_count()
    if here:
        return f"It frees {card_name(card)}, which takes {few(here)} of this hand."
    return f"It frees {card_name(card)}: every month more is a place for many cards."


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
        return f"{scored} for {points} points, and nobody else gets {listing(wanted)}."
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
    sight, name = Sight(position, seat), card_name(card)
    left = sight.hand[:]
    left.remove(card)
    if card in left:
        return f"Another {name} stays in the hand."
    if card in SECONDARIES:
        return f"{name} needs the right company to be matched."
    if not sight.own_months(card) and not sight.coming_months(card):
        return f"No month that takes {name} can still come."
    if all(quarter in left for quarter in QUARTERS):
        return "It keeps one of every quarter."
    if not sight.own_months(card):
        return f"{name} fits no month of this board or hand."
    return f"Of this hand, {name} is the least likely to be matched."


def few(count: int) -> str:
    return FEW.get(count, f"{count} cards")
