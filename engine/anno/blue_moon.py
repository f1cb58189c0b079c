"""What a Blue Moon is good for: a card that clears the hand, or one that the others want (A5).

Like all judgement this looks at the open table and one seat's own hand only.
"""

from collections.abc import Sequence

from engine.anno.cards import BIT, MONTHS, mask
from engine.anno.matching import matches, obeys_rule_of_two
from engine.anno.rules import Anno
from engine.anno.types import Action, Exchange, Match


def strands(hand: list[str], action: Action) -> bool:
    """Whether nothing but Blue Moons would be left to burn after this."""
    left = hand[:]
    if action[0] == "match":
        _, month, source, cards = action
        gone = (*cards, month) if source == "hand" else (month,)
        for card in gone:
            if card in left:
                left.remove(card)
    return action[0] in ("match", "pass") and bool(left) and set(left) == {"BLUE"}


def clearing_match(position: Anno, seat: int, card: str) -> Match | None:
    """The match that clears the hand once the Blue Moon is exchanged for this card (A18)."""
    hand = position.hands[seat][:]
    hand[hand.index("BLUE")] = card
    if len(set(hand)) < len(hand) or "BLUE" in hand:
        return None
    months = [code for code in hand if code in MONTHS]
    if len(months) > 1:
        return None
    if months:
        return _laid_down(position, months[0], [code for code in hand if code != months[0]], card)
    cards = tuple(sorted(hand))
    for month, lying in position.boards[seat]:
        if cards in matches(month, mask(lying), mask(cards), position.calidum):
            return ("match", month, "hand", cards)
    return None


def _laid_down(position: Anno, month: str, rest: list[str], taken: str) -> Match | None:
    """A month that takes all other cards of the hand; or, if it is alone, one of the Community."""
    calidum = position.calidum
    if rest:
        cards = tuple(sorted(rest))
        fits = obeys_rule_of_two(len(cards)) and cards in matches(month, 0, mask(cards), calidum)
        return ("match", month, "hand", cards) if fits else None
    offered = mask(other for other in position.community if other != taken)
    possible = matches(month, 0, offered, calidum)
    return ("match", month, "community", max(possible, key=len)) if possible else None


def best_exchange(position: Anno, seat: int, legal: Sequence[Action]) -> Exchange | None:
    """What clears the hand, else what an own month takes, else what most of the others want."""
    exchanges = [action for action in legal if action[0] == "exchange"]
    return max(exchanges, key=lambda action: _use(position, seat, action[1]), default=None)


def helps(position: Anno, seat: int, card: str) -> bool:
    """Whether a card is of use to somebody: to clear the hand, for an own month, or to others."""
    return any(_use(position, seat, card)) or _held_month_takes(position, seat, card)


def _held_month_takes(position: Anno, seat: int, card: str) -> bool:
    months = (code for code in position.hands[seat] if code in MONTHS)
    return any(matches(month, 0, BIT[card], position.calidum) for month in months)


def _use(position: Anno, seat: int, card: str) -> tuple[bool, bool, int]:
    others = [other for other in range(position.seats) if other != seat]
    wanted = sum(_takers(position, other, card) for other in others)
    own = card in MONTHS or bool(_takers(position, seat, card))
    return clearing_match(position, seat, card) is not None, own, wanted


def _takers(position: Anno, seat: int, card: str) -> int:
    """How many months on a seat's board take the card alone."""
    bit, calidum = BIT[card], position.calidum
    boards = position.boards[seat]
    return sum(1 for month, lying in boards if matches(month, mask(lying), bit, calidum))
