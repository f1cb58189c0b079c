"""Where ANNAOTTO's 84 cards lie."""

from collections import Counter
from collections.abc import Iterable

from engine.game import Data


def census(dump: Data) -> Counter[str]:
    """Every card of a position, whichever way round, and every side."""
    cards = [card for hand in dump["hands"] for card in hand] + dump["draw"] + dump["discard"]
    cards += [dump["drawn"]] if dump["drawn"] else []
    return Counter(map(written, cards)) + Counter(side for card in cards for side in card)


def written(card: Iterable[str]) -> str:
    """A card whichever way round: its sides in order."""
    return "/".join(sorted(card))
