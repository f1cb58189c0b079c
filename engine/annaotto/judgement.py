"""What ANNAOTTO's computer players weigh, counted in cards: one fewer in the own hand is worth 1.

Everything here looks at one seat's own hand, the open table and what all know of it (ruling P14)
only, so that it gives the same answer for every position imagined behind the same view.
"""

from collections.abc import Iterable
from functools import cache
from typing import assert_never

from engine.annaotto.cards import ANNAOTTO, ORDINARY, SIGN, turned
from engine.annaotto.fitting import fits, fitting, layable
from engine.annaotto.state import Position
from engine.annaotto.types import Action, Card
from engine.annaotto.weights import BEHIND, PLAIN, Weights, behind_on_average

FEW = 4
"""From fewer cards than these on, a strike counts more."""
LAST = 100.0
"""The last card laid."""
CALLED = 0.001
"""A call is the same lay, and better."""

_REACHED = {
    side: sum(1 << bit for bit, top in enumerate(ORDINARY) if fits(side, top, None))
    for side in SIGN
}
"""The ordinary sides that a side fits, as bits."""


def best(position: Position, seat: int, legal: list[Action], weights: Weights = PLAIN) -> Action:
    """What somebody would do who weighs like this and does not think on."""
    now = quality(position.hands[seat], weights)
    return max(legal, key=lambda action: _worth(position, seat, action, weights, now))


def by_worth(
    position: Position, seat: int, legal: list[Action], weights: Weights = PLAIN
) -> list[Action]:
    """Actions of a seat, best first."""
    now = quality(position.hands[seat], weights)
    return sorted(
        legal, key=lambda action: _worth(position, seat, action, weights, now), reverse=True
    )


def worth(position: Position, seat: int, action: Action, weights: Weights = PLAIN) -> float:
    """What an action promises its seat; who is quick after an ALL is left to luck."""
    return _worth(position, seat, action, weights, quality(position.hands[seat], weights))


def _worth(position: Position, seat: int, action: Action, weights: Weights, now: float) -> float:
    """The same; `now` is the quality of the hand as it is, asked for once."""
    match action[0]:
        case "lay":
            return _laying(position, seat, action[1], weights) + CALLED * (len(action) == 3)
        case "take":
            side = position.hands[action[1]][action[2]][1]
            return _taking(position, seat, side, weights, now) + CALLED * (len(action) == 4)
        case "draw":
            return now + _drawing(position, weights)
        case "keep":
            return _keeping(position, seat, action[1], weights)
        case "lay_drawn":
            laid = _laying_drawn(position, seat, action[1], weights, now)
            return laid + CALLED * (len(action) == 3)
        case "accept" | "pass" | "slap":
            return now
        case "catch":
            return -LAST if position.called else LAST
        case "turn":
            return _turning(position, action[1], weights)
        case "annaotto":
            return _annaotto(position, seat, action[1], action[2], weights, now)
        case "face":
            return _facing(position, seat, action[1], weights)
        case _:
            assert_never(action)


def reach(sides: Iterable[str]) -> int:
    """How many of the ordinary sides one of these fits."""
    reached = 0
    for side in sides:
        reached |= _REACHED[side]
    return reached.bit_count()


def held(hand: list[Card]) -> float:
    """What the special sides of a hand are worth to its owner."""
    return sum(PLAIN.hold[SIGN[own]] for own, _ in hand)


def quality(hand: list[Card], weights: Weights = PLAIN) -> float:
    """What a hand is worth apart from its size: specials, and fitting whatever comes."""
    reached, worth, hold = 0, 0.0, weights.hold
    for own, _ in hand:
        reached |= _REACHED[own]
        worth += hold[SIGN[own]]
    return worth + weights.reach * reached.bit_count() / len(ORDINARY)


def strike(position: Position, seat: int, side: str, weights: Weights) -> float:
    """O12–O18: what laying a side does to the next player, more if that one has few cards."""
    victim = position.next_after(seat)
    harm = weights.strike[SIGN[side]]
    if weights.blocking and side != ANNAOTTO:
        harm += weights.blocking * stuck(position, victim, side, None)
    few = FEW - len(position.hands[victim])
    return harm * (1 + weights.pressing * few) if few > 0 else harm


def _facing(position: Position, seat: int, choice: tuple[int, ...], weights: Weights) -> float:
    """O4."""
    hand = position.hands[seat]
    faced = [turned(c) if turn else c for c, turn in zip(hand, choice, strict=True)]
    return quality(faced, weights)


def _laying(position: Position, seat: int, place: int, weights: Weights) -> float:
    """O6, and O13 and O14 where it is an answer."""
    hand = position.hands[seat]
    if len(hand) == 1:
        return LAST
    rest = quality(hand[:place] + hand[place + 1 :], weights)
    value = 1 + rest + strike(position, seat, hand[place][0], weights)
    return value + weights.answered if position.sequence or position.due else value


def _taking(position: Position, seat: int, side: str, weights: Weights, now: float) -> float:
    """O7, and O13 and O14 where it is an answer."""
    value = now + strike(position, seat, side, weights) - weights.helping
    return value + weights.answered if position.sequence or position.due else value


def _drawing(position: Position, weights: Weights) -> float:
    """O8."""
    seen = position.draw and position.draw[-1][0] in layable(position)
    return weights.draw_seen if seen else weights.draw_unseen


def _laying_drawn(position: Position, seat: int, which: int, weights: Weights, now: float) -> float:
    """O8."""
    assert position.drawn is not None
    return 1 + now + strike(position, seat, position.drawn[which], weights)


def _keeping(position: Position, seat: int, which: int, weights: Weights) -> float:
    """O8."""
    assert position.drawn is not None
    card = turned(position.drawn) if which else position.drawn
    return quality([*position.hands[seat], card], weights)


def _turning(position: Position, places: tuple[int, ...], weights: Weights) -> float:
    """O12: what their owner loses by the cards turned."""
    hand, known = position.hands[position.turn], position.known[position.turn]
    sides = layable(position)
    return sum(_loss(hand[place], known >> place & 1, weights, sides) for place in places)


def _loss(card: Card, known: int, weights: Weights, sides: Iterable[str] = ()) -> float:
    """What an owner loses whose card is turned, where these sides fit."""
    own, reverse = card
    if known:
        hidden = weights.hold[SIGN[own]] + weights.fits_now * (own in sides)
    else:
        hidden = behind_on_average(weights).get(reverse, 0.0)
    return hidden - weights.hold[SIGN[reverse]] - weights.fits_now * (reverse in sides)


def _annaotto(
    position: Position, seat: int, whose: str, colour: str, weights: Weights, now: float
) -> float:
    """O17."""
    own, victim = position.hands[seat], position.next_after(seat)
    if whose == "own":
        mine = [reverse for _, reverse in own]
        value = quality([turned(card) for card in own], weights) - now
        value += weights.nothing_to_lay * stuck(position, victim, ANNAOTTO, colour)
    else:
        mine = [side for side, _ in own]
        theirs, known = position.hands[victim], position.known[victim]
        value = sum(_loss(c, known >> place & 1, weights) for place, c in enumerate(theirs))
        nothing = not any(of_colour(side, colour) for _, side in theirs)
        value += weights.nothing_to_lay * nothing
    return value + weights.own_of_colour * min(2, sum(side[0] == colour for side in mine))


def of_colour(side: str, colour: str) -> bool:
    """O11: whether a side fits a named colour."""
    return side == ANNAOTTO or side[0] == colour


def stuck(position: Position, seat: int, top: str, colour: str | None) -> float:
    """How likely no own side of a seat fits a top: where it is not known what they are (ruling
    P14), counting all cards with their reverses."""
    likely = 1.0
    suiting, unfit = fitting(top, colour), _unfit_behind(top, colour)
    known = position.known[seat]
    for own, reverse in position.hands[seat]:
        if not known & 1:
            likely *= unfit[reverse if reverse in unfit else ANY]
        elif own in suiting:
            return 0.0
        known >>= 1
    return likely


ANY = ""
"""A reverse that the deck does not have, in positions set up by hand: anything may be behind it."""


@cache
def _unfit_behind(top: str, colour: str | None) -> dict[str, float]:
    """For each reverse, the share of its cards whose other side does not fit a top."""
    return {
        reverse: 1 - sum(fits(side, top, colour) for side in behind) / len(behind)
        for reverse, behind in (*BEHIND.items(), (ANY, ORDINARY))
    }
