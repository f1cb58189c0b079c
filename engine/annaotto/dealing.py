"""Imagining what is hidden (O22): the sides that show, matched with cards that can be there."""

from engine.annaotto.cards import DECK, ORDINARY, turned
from engine.dice import Dice
from engine.game import Data

Slot = list[str | None]
"""A card as a view shows it; None for a side that is hidden."""

_HOLDING = {
    side: tuple(place for place, card in enumerate(DECK) if side in card)
    for side in {side for card in DECK for side in card}
}
"""Each side, and the places in the deck of the cards that have it."""

_PLACE = {card: place for place, card in enumerate(DECK)}
_PLACE |= {turned(card): place for card, place in _PLACE.items()}


def dealt_anew(view: Data, dice: Dice) -> Data:
    """A dump that fits a view: a card for every side that shows, the others at random.

    Positions set up by hand may show what the deck does not hold; then sides are made up.
    """
    hands: list[list[Slot]] = [[list(card) for card in hand] for hand in view["hands"]]
    draw: list[Slot] = [[None, None] for _ in range(view["draw"])]
    if draw:
        draw[-1] = [view["draw_up"], None]
    discard: list[Slot] = [[None, None] for _ in range(view["discard"] - 1)]
    discard.append([view["top"], None])
    drawn: Slot | None = list(view["drawn"]) if view["drawn"] else None
    lying = [card for cards in (*hands, draw, discard) for card in cards]
    _fill([*lying, drawn] if drawn else lying, dice)
    return view | {
        "hands": hands,
        "draw": draw,
        "discard": discard,
        "drawn": drawn,
        "dice": dice.bits(),
    }


def _fill(slots: list[Slot], dice: Dice) -> None:
    """Put a side into every hidden place."""
    whole = [slot for slot in slots if None not in slot]
    half = [slot for slot in slots if slot.count(None) == 1]
    blank = [slot for slot in slots if slot == [None, None]]
    free = set(range(len(DECK))) - {_PLACE.get((str(a), str(b)), -1) for a, b in whole}
    dice.shuffle(half)
    holder = _matched([str(front or back) for front, back in half], free, dice)
    for place, which in holder.items():
        free.discard(place)
        _complete(half[which], DECK[place])
    for slot in half:
        if None in slot:
            slot[slot.index(None)] = dice.choice(ORDINARY)
    pool = [DECK[place] for place in sorted(free)]
    dice.shuffle(pool)
    ways = dice.bits() | dice.bits() << 64
    for slot in blank:
        card = pool.pop() if pool else dice.choice(DECK)
        slot[:] = turned(card) if ways & 1 else card
        ways >>= 1


def _matched(sides: list[str], free: set[int], dice: Dice) -> dict[int, int]:
    """Which free card goes behind which side: card's place → number of the side.

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
    return holder


def _complete(slot: Slot, card: tuple[str, str]) -> None:
    """The card's other side into the hidden place of a slot that shows one."""
    hidden = slot.index(None)
    slot[hidden] = card[1] if card[0] == slot[1 - hidden] else card[0]
