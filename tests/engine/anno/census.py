"""Where ANNO's 73 cards lie."""

from collections import Counter

from engine.game import Data


def census(dump: Data) -> Counter[str]:
    """Every card of a position, hidden or open."""
    return _of_orientation(dump) if "slips" in dump else _of_calendar(dump)


def _of_calendar(dump: Data) -> Counter[str]:
    cards: Counter[str] = Counter(dump["deck"])
    cards.update(card for card in dump["community"] if card)
    cards.update(card for _, card in dump["burned"])
    for hand in dump["hands"]:
        cards.update(hand)
    for board in dump["boards"]:
        for entry in board:
            cards.update([entry["month"], *entry["cards"]])
    return cards


def _of_orientation(dump: Data) -> Counter[str]:
    cards = Counter([*dump["deck"], *dump["zodiacs"], *dump["aside"], *dump["months"]])
    cards.update([dump["card"]] if dump["card"] else [])
    for beside in dump["months"].values():
        cards.update(beside)
    return cards
