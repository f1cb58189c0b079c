"""The own hand as its owner likes it: in the order it came, by kind, or as fingers put it."""

from collections.abc import Sequence

from app.tables.kit.dragging import reordered
from app.tables.parts import Detail
from engine.anno.cards import COPIES

_BY_KIND = {code: place for place, code in enumerate(COPIES)}


class Arrangement:
    """Every seat's wishes for its hand; the drawing asks for them, taps change them."""

    def __init__(self) -> None:
        self._by_kind: set[int] = set()
        self._orders: dict[int, list[str]] = {}
        """The cards in the order in which they lay last, where somebody has put them in one."""
        self._drawn: dict[int, tuple[list[str], list[str]]] = {}
        """The places and the cards of a hand, as they were last drawn."""

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

    def sort(self, seat: int) -> None:
        """By kind from now on, or in the order it came again."""
        self._orders.pop(seat, None)
        self._by_kind ^= {seat}

    def reorder(self, seat: int, detail: Detail) -> None:
        """A card was dragged to another place in its row."""
        places, hand = self._drawn.get(seat, ([], []))
        cards = dict(zip(places, hand, strict=True))
        self._orders[seat] = [cards[place] for place in reordered(places, detail)]
        self._by_kind.discard(seat)
