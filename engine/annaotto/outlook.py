"""What a position promises a seat: the value at which hard stops imagining.

The weights are a logistic regression's, over some eleven thousand positions of medium's matches
against itself and who won them: a special side is worth about as much as a card fewer.
"""

from math import exp, log

from engine.annaotto.judgement import held
from engine.annaotto.rules import Annaotto

CARDS = 1.6
"""Fewer cards than another, as a ratio: among few cards one more or less decides."""
HELD = 0.6
"""Better special sides than another's, for each card's worth."""
ON_TURN = 0.08


FIRST = 0.85
"""How much of it is being the first of all; the rest is to leave the others behind, one by one."""


def outlook(position: Annaotto, seat: int) -> float:
    """What a position promises a seat, from 0 to 1: above all, to be the first to go out."""
    others = [other for other in range(len(position.hands)) if other != seat]
    behind = sum(_beats(position, seat, other) for other in others) / len(others)
    if len(others) == 1:
        return behind
    return FIRST * _first(position, seat) + (1 - FIRST) * behind


def _first(position: Annaotto, seat: int) -> float:
    """How likely a seat goes out before all others (O20)."""
    if position.out:
        return float(position.out[0] == seat)
    if position.phase == "over":
        return float(len(position.hands[seat]) == min(map(len, position.hands)))
    strengths = [exp(_strength(position, other)) for other in range(len(position.hands))]
    return strengths[seat] / sum(strengths)


def _strength(position: Annaotto, seat: int) -> float:
    """The logarithm of a seat's odds: few cards, special sides, the turn."""
    hand = position.hands[seat]
    return HELD * held(hand) - CARDS * log(len(hand) + 1) + ON_TURN * (position.turn == seat)


def _beats(position: Annaotto, seat: int, other: int) -> float:
    """How likely a seat ends before another one (O20)."""
    out = position.out
    if seat in out:
        return float(other not in out or out.index(seat) < out.index(other))
    if other in out:
        return 0.0
    if position.phase == "over":
        own, theirs = len(position.hands[seat]), len(position.hands[other])
        return (own < theirs) + (own == theirs) / 2
    return 1 / (1 + exp(_strength(position, other) - _strength(position, seat)))
