"""What ANNO's computer players weigh: what a match brings, and what a card is worth keeping.

Everything here looks at the open table and one seat's own hand only, so that it gives the same
answer for every position imagined behind the same view.
"""

from functools import lru_cache

from engine.anno.cards import BIT, COPIES, MONTHS, WEATHER_NAMES, mask
from engine.anno.matching import matches
from engine.anno.rules import POINTS, Anno
from engine.anno.words import card_name
from engine.game import Action

_ALL = mask(COPIES)

OWN_MONTH = 3.0
"""Keeping a card: for each own month that would take it alone."""
COMING_MONTH = 0.5
"""For each month not seen yet that would."""
SPARE = 0.5
"""A second copy, compared with the first."""
FIXED = dict.fromkeys(MONTHS, 9.0) | dict.fromkeys(WEATHER_NAMES, 0.6) | {"BLUE": 12.0, "CUSP": 0.8}


@lru_cache(maxsize=1 << 14)
def takes(month: str, lying: int, calidum: str) -> int:
    """The cards that a month takes singly, as bits."""
    return mask(cards[0] for cards in matches(month, lying, _ALL, calidum) if len(cards) == 1)


def by_worth(position: Anno, seat: int, legal: list[Action]) -> list[Action]:
    """The legal actions of a seat, best first."""
    if position.phase == "burn":
        kept = keeping(position, seat)
        return sorted(legal, key=lambda action: kept[action[1]])
    hand = position.hands[seat]
    return sorted(legal, key=lambda action: gain(hand, action), reverse=True)


def gain(hand: list[str], action: Action) -> int:
    """A22: the points of an action; a card off the hand counts as much as one on the board.

    A month from the Community is worth more than any match that goes on afterwards anyway (A5).
    """
    if action[0] == "match":
        _, month, source, cards = action
        moved = len(cards) * (2 if source == "hand" else 1)
        return POINTS * (moved + 2 * (month in hand))
    if action[0] == "exchange":
        return 10 * POINTS if action[1] in MONTHS else -POINTS
    return 0


def keeping(position: Anno, seat: int) -> dict[str, float]:
    """What each card of a hand is worth keeping at Burn and Turn."""
    hand, calidum = position.hands[seat], position.calidum
    own = [takes(month, mask(cards), calidum) for month, cards in position.boards[seat]]
    own += [takes(card, 0, calidum) for card in hand if card in MONTHS]
    coming = [takes(month, 0, calidum) for month in coming_months(position, seat)]
    worth: dict[str, float] = {}
    for card in hand:
        if card in worth:
            worth[card] *= SPARE
        elif card in FIXED:
            worth[card] = FIXED[card]
        else:
            bit = BIT[card]
            worth[card] = OWN_MONTH * _count(own, bit) + COMING_MONTH * _count(coming, bit)
    return worth


def _count(months: list[int], bit: int) -> int:
    return sum(1 for taken in months if taken & bit)


def coming_months(position: Anno, seat: int) -> list[str]:
    """The months that this seat has not seen in this mensis."""
    seen = {month for board in position.boards for month, _ in board}
    seen.update(position.hands[seat])
    seen.update(card for card in position.community if card)
    seen.update(card for who, card in position.burned if who == seat)
    return [month for month in MONTHS if month not in seen]


def difference(row: tuple[tuple[int, int], ...], seat: int) -> float:
    """What a mensis came to, compared with the best of the others."""
    scores = [plus - minus for plus, minus in row]
    return float(scores.pop(seat) - max(scores))


def why(position: Anno, seat: int, action: Action) -> str:
    """The largest thing that speaks for an action, in one sentence."""
    match action:
        case ("exchange", card):
            return f"The Blue Moon gets {card_name(card)} out of the Community Eight."
        case ("match", _, source, cards):
            if source == "hand" and len(cards) + 1 >= len(position.hands[seat]):
                return "It clears the hand, or nearly."
            return f"It is worth {gain(position.hands[seat], action)} points on board and hand."
        case ("burn", card):
            return f"{card_name(card)} is the least likely to find a month."
    return "No match is worth it now."
