"""Imagining what is hidden (O22): the sides that show, matched with cards that can be there."""

from itertools import islice
from typing import TypeAlias

from engine import fields
from engine.annaotto.cards import DECK, ORDINARY, turned
from engine.annaotto.state import OPEN_FIELDS, Position, bits
from engine.annaotto.types import Card, Shown, View
from engine.dice import Dice

Half: TypeAlias = tuple[int, str, bool]
"""The number of a card, the one side that shows, and whether that is its front."""

_HOLDING = {
    side: tuple(place for place, card in enumerate(DECK) if side in card)
    for side in {side for card in DECK for side in card}
}
"""Each side, and the places in the deck of the cards that have it."""

_PLACE = {card: place for place, card in enumerate(DECK)}
_PLACE |= {turned(card): place for card, place in _PLACE.items()}


def deal_anew(position: Position, view: View, dice: Dice) -> None:
    """Set all fields to what a view shows: a card for every open side, the others at random.

    Positions set up by hand may show what the deck does not hold; then sides are made up.
    """
    cards = iter(_completed(_lying(view), dice))
    position.hands = [list(islice(cards, len(hand))) for hand in view["hands"]]
    position.known = tuple(bits(own is not None for own in sides) for sides in view["known"])
    position.draw = list(islice(cards, view["draw"]))
    position.discard = list(islice(cards, view["discard"]))
    position.drawn = next(cards, None)
    position.dice = Dice(dice.bits())
    fields.load(position, OPEN_FIELDS, dict(view))


def forgotten(view: View, kept: int = 0) -> View:
    """What is left to somebody who keeps so few of the cards of a hand in mind that all have seen:
    the last ones, which came last (ruling P14)."""
    return {**view, "known": [_last(sides, kept) for sides in view["known"]]}


def _last(sides: list[str | None], kept: int) -> list[str | None]:
    places = [place for place, own in enumerate(sides) if own is not None]
    minded = places[max(0, len(places) - kept) :]
    return [own if place in minded else None for place, own in enumerate(sides)]


def _lying(view: View) -> list[Shown]:
    """All cards as the view shows them: hands, draw pile, discard pile, the card drawn."""
    lying: list[Shown] = [
        [own if known is None else known, reverse]
        for hand, sides in zip(view["hands"], view["known"], strict=True)
        for (own, reverse), known in zip(hand, sides, strict=True)
    ]
    lying += [[None, None]] * (view["draw"] - 1)
    if view["draw"]:
        lying.append([view["draw_up"], None])
    lying += [[None, None]] * (view["discard"] - 1)
    lying.append([view["top"], None])
    if view["drawn"]:
        lying.append(view["drawn"])
    return lying


def _completed(lying: list[Shown], dice: Dice) -> list[Card]:
    """A card for each of those shown, in their order."""
    cards: dict[int, Card] = {}
    half: list[Half] = []
    blank = []
    for number, (front, back) in enumerate(lying):
        if front is not None and back is not None:
            cards[number] = front, back
        elif front is not None:
            half.append((number, front, True))
        elif back is not None:
            half.append((number, back, False))
        else:
            blank.append(number)
    free = set(range(len(DECK))) - {_PLACE.get(card, -1) for card in cards.values()}
    cards |= _behind(half, free, dice)
    cards |= _anywhere(blank, free, dice)
    return [cards[number] for number in range(len(lying))]


def _behind(half: list[Half], free: set[int], dice: Dice) -> dict[int, Card]:
    """The cards of which one side shows; they are free no longer."""
    dice.shuffle(half)
    found = _matched([side for _, side, _ in half], free, dice)
    cards = {}
    for which, (number, side, in_front) in enumerate(half):
        other = _other(DECK[found[which]], side) if which in found else dice.choice(ORDINARY)
        cards[number] = (side, other) if in_front else (other, side)
    free.difference_update(found.values())
    return cards


def _anywhere(blank: list[int], free: set[int], dice: Dice) -> dict[int, Card]:
    """The cards of which nothing shows: those that are left, either way up."""
    pool = [DECK[place] for place in sorted(free)]
    dice.shuffle(pool)
    ways = dice.bits() | dice.bits() << 64
    cards = {}
    for number in blank:
        card = pool.pop() if pool else dice.choice(DECK)
        cards[number] = turned(card) if ways & 1 else card
        ways >>= 1
    return cards


def _matched(sides: list[str], free: set[int], dice: Dice) -> dict[int, int]:
    """Which free card goes behind which side: the side's number → the card's place in the deck.

    A bipartite matching by augmenting paths: where all cards with a side are taken, one of them
    moves on to another side it has. Dealing card by card could end in a side without a card.
    """
    holder: dict[int, int] = {}

    def find(which: int, tried: set[int]) -> bool:
        places = [p for p in _HOLDING.get(sides[which], ()) if p in free and p not in tried]
        dice.shuffle(places)
        for place in places:
            tried.add(place)
            if place not in holder or find(holder[place], tried):
                holder[place] = which
                return True
        return False

    for which in range(len(sides)):
        find(which, set())
    return {which: place for place, which in holder.items()}


def _other(card: Card, side: str) -> str:
    return card[1] if card[0] == side else card[0]
