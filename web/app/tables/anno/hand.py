"""The own hand as its owner likes it: in the order it came, by kind, or as fingers put it."""

from collections.abc import Mapping, Sequence

from app.tables.effects import Keep
from app.tables.kit.dragging import reordered
from app.tables.parts import Detail
from engine.anno.cards import COPIES

_BY_KIND = {code: place for place, code in enumerate(COPIES)}
_CODES = tuple(COPIES)
_BASE = len(_CODES) + 1
AS_IT_CAME, SORTED = 0, -1
"""What is kept of a hand that nobody has put in order by hand; an order is a number above both."""


class Arrangement:
    """Every seat's wishes for its hand; the drawing asks for them, taps change them.

    Each change is kept beside the save, so that a hand lies as it lay when the page comes anew.
    """

    def __init__(self) -> None:
        self._by_kind: set[int] = set()
        self._orders: dict[int, list[str]] = {}
        """The cards in the order in which they lay last, where somebody has put them in one."""
        self._drawn: dict[int, tuple[list[str], list[str]]] = {}
        """The places and the cards of a hand, as they were last drawn."""
        self._asked: set[int] = set()
        """The seats whose wishes were looked up."""

    def recall(self, seat: int, kept: Mapping[str, int]) -> None:
        """What a seat wished before the page was opened."""
        if seat in self._asked:
            return
        self._asked.add(seat)
        wish = kept.get(_name(seat), AS_IT_CAME)
        if wish == SORTED:
            self._by_kind.add(seat)
        elif wish > AS_IT_CAME:
            self._orders[seat] = _cards(wish)

    def sorts(self, seat: int) -> bool:
        """Whether a seat wants its hand by kind."""
        return seat in self._by_kind

    def arranged(self, seat: int, hand: Sequence[str]) -> list[str]:
        """A hand in the order that its seat wishes; what is new comes last."""
        if seat in self._by_kind:
            return sorted(hand, key=_BY_KIND.__getitem__)
        left, ordered = list(hand), []
        for card in self._orders.get(seat, ()):
            if card in left:
                left.remove(card)
                ordered.append(card)
        return ordered + left

    def drawn(self, seat: int, places: Sequence[str], hand: Sequence[str]) -> None:
        """So a hand lies now."""
        self._drawn[seat] = (list(places), list(hand))
        if seat in self._orders:
            self._orders[seat] = list(hand)

    def sort(self, seat: int) -> Keep:
        """By kind from now on, or in the order it came again."""
        self._orders.pop(seat, None)
        self._by_kind ^= {seat}
        return Keep(_name(seat), SORTED if seat in self._by_kind else AS_IT_CAME)

    def reorder(self, seat: int, detail: Detail) -> Keep:
        """A card was dragged to another place in its row."""
        places, hand = self._drawn.get(seat, ([], []))
        cards = dict(zip(places, hand, strict=True))
        self._orders[seat] = [cards[place] for place in reordered(places, detail)]
        self._by_kind.discard(seat)
        return Keep(_name(seat), _number(self._orders[seat]))


def _name(seat: int) -> str:
    return f"hand-{seat}"


def _number(cards: Sequence[str]) -> int:
    """An order of cards as one number: a digit each, the last card's first."""
    number = 0
    for card in reversed(cards):
        number = number * _BASE + _BY_KIND[card] + 1
    return number


def _cards(number: int) -> list[str]:
    """The cards of such a number; what is no card is left out."""
    cards = []
    while number > 0:
        number, digit = divmod(number, _BASE)
        if digit:
            cards.append(_CODES[digit - 1])
    return cards
