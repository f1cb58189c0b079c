"""How likely everybody is to be the first to go out in ANNAOTTO.

The weights are a softmax regression's, over five thousand turns of medium's matches against itself
and who won them.
"""

from math import log

from engine.annaotto.judgement import held
from engine.annaotto.rules import Annaotto
from engine.bots.outlook import Outlook, shares

CARDS = 2.0
"""Fewer cards than another, as a ratio: among few cards one more or less decides."""
HELD = 0.53
"""Better special sides than another's, for each card's worth."""
ON_TURN = 0.04


def chances(position: Annaotto) -> list[float]:
    """O20: who is out first has won, whatever the others still play for."""
    if position.out:
        return [float(seat == position.out[0]) for seat in range(position.seats)]
    return shares([_strength(position, seat) for seat in range(position.seats)])


def _strength(position: Annaotto, seat: int) -> float:
    hand = position.hands[seat]
    return HELD * held(hand) - CARDS * log(len(hand) + 1) + ON_TURN * (position.turn == seat)


OUTLOOK = Outlook(chances, unweighed=frozenset({"slap", "catch"}))
"""O18 and O19: hands and calls are heard and seen in time, or they are not."""
