"""What a position promises a seat: the value at which hard stops imagining."""

from math import exp

from engine.annaotto.judgement import quality
from engine.annaotto.rules import Annaotto

AHEAD = 1.8
"""One card fewer than another player, the more the fewer cards there are."""
NEAR = 2.0
QUALITY = 0.3
"""A hand that is better by a card's worth."""
ON_TURN = 0.25


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
    ahead = (len(theirs) - len(own)) / (NEAR + min(len(own), len(theirs)))
    sure = AHEAD * ahead + QUALITY * (quality(own) - quality(theirs))
    if position.turn in (seat, other):
        sure += ON_TURN if position.turn == seat else -ON_TURN
    return 1 / (1 + exp(-sure))
