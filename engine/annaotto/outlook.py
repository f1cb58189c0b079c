"""What a position promises a seat: the value at which hard and expert stop imagining.

The weights are logistic regressions'. At larger tables it was over some eleven thousand positions
of medium's matches against itself and who won them: a special side is worth about as much as a card
fewer. Between two it was over 600,000 turns of 16,000 matches in a replica of the rules in C++,
played with a quarter of hard's nodes against itself: there it counts what can be laid, and special
sides that the other sees are lost to their owner.
"""

from collections.abc import Callable
from math import exp, log

from engine.annaotto.cards import ANNAOTTO, SIGN
from engine.annaotto.fitting import layable
from engine.annaotto.judgement import held
from engine.annaotto.rules import Annaotto
from engine.annaotto.types import Sign

CARDS = 1.6
"""Fewer cards than another, as a ratio: among few cards one more or less decides."""
HELD = 0.6
"""Better special sides than another's, for each card's worth."""
ON_TURN = 0.08


OWN: dict[Sign, float] = {
    "": 0.0,
    "ANNA": 0.16,
    "OTTO": 0.18,
    "PLUS": 0.1,
    "SINVERT": 0.0,
    "OBSTACLE": 0.18,
    "ALL": 0.0,
    ANNAOTTO: 0.51,
}
"""Between two: a side in the own hand, compared with an ordinary one."""
BARED = 0.1
"""A special side that faces the other."""
FEWER = 1.1
"""Fewer cards than the other, as a ratio."""
READY, WAITING, IDLE = 0.26, 0.16, -0.1
"""Something that fits now: on turn, and not on turn; and nothing that fits, on turn."""
OUT, ALMOST = 12.0, 0.66
"""The last card fits: on turn that has won, and not on turn it may not fit for long."""

FIRST = 0.85
"""How much of it is being the first of all; the rest is to leave the others behind, one by one."""


def outlook(position: Annaotto, seat: int) -> float:
    """What a position promises a seat, from 0 to 1: above all, to be the first to go out."""
    if len(position.hands) == 2:
        return _beats(position, seat, 1 - seat, _strength_of_two)
    others = [other for other in range(len(position.hands)) if other != seat]
    behind = sum(_beats(position, seat, other, _strength) for other in others) / len(others)
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


def _strength_of_two(position: Annaotto, seat: int) -> float:
    """The same between two, in a position where nothing is pending."""
    hand, sides, on_turn = position.hands[seat], layable(position), position.turn == seat
    worth, bared, fits = 0.0, 0, False
    for own, reverse in hand:
        worth += OWN[SIGN[own]]
        bared += SIGN[reverse] != ""
        fits = fits or own in sides
    worth = worth - BARED * bared - FEWER * log(len(hand) + 1)
    if not fits:
        return worth + IDLE * on_turn
    worth += READY if on_turn else WAITING
    if len(hand) == 1:
        worth += OUT if on_turn else ALMOST
    return worth


def _beats(
    position: Annaotto, seat: int, other: int, strength: Callable[[Annaotto, int], float]
) -> float:
    """How likely a seat ends before another one (O20)."""
    out = position.out
    if seat in out:
        return float(other not in out or out.index(seat) < out.index(other))
    if other in out:
        return 0.0
    if position.phase == "over":
        own, theirs = len(position.hands[seat]), len(position.hands[other])
        return (own < theirs) + (own == theirs) / 2
    return 1 / (1 + exp(strength(position, other) - strength(position, seat)))
