"""What a position promises a seat: the value at which hard stops imagining.

The weights are a logistic regression's, over some eleven thousand positions of medium's matches
against itself and who won them: a special side is worth about as much as a card fewer.
"""

from math import exp, log

from engine.annaotto.rules import Annaotto
from tests.bench.frozen.annaotto.judgement import held

CARDS = 1.6
"""Fewer cards than another, as a ratio: among few cards one more or less decides."""
HELD = 0.6
"""Better special sides than another's, for each card's worth."""
ON_TURN = 0.08


def outlook(position: Annaotto, seat: int) -> float:
    """The share of the others that a seat will leave behind, from 0 to 1."""
    others = [other for other in range(len(position.hands)) if other != seat]
    return sum(_beats(position, seat, other) for other in others) / len(others)


def _beats(position: Annaotto, seat: int, other: int) -> float:
    """How likely a seat ends before another one (O20)."""
    out = position.out
    if seat in out:
        return float(other not in out or out.index(seat) < out.index(other))
    if other in out:
        return 0.0
    own, theirs = position.hands[seat], position.hands[other]
    if position.phase == "over":
        return (len(own) < len(theirs)) + (len(own) == len(theirs)) / 2
    sure = CARDS * log((len(theirs) + 1) / (len(own) + 1)) + HELD * (held(own) - held(theirs))
    if position.turn in (seat, other):
        sure += ON_TURN if position.turn == seat else -ON_TURN
    return 1 / (1 + exp(-sure))
