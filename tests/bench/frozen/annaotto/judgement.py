"""What ANNAOTTO's computer players weigh, counted in cards: one fewer in the own hand is worth 1.

Everything here looks at the open table and one seat's own hand only, so that it gives the same
answer for every position imagined behind the same view.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import assert_never

from engine.annaotto.cards import ANNAOTTO, DECK, ORDINARY, SIGN, turned
from engine.annaotto.fitting import fits, layable
from engine.annaotto.state import Position
from engine.annaotto.types import Action, Card, Sign

HOLD: dict[Sign, float] = {
    "": 0.0,
    "ANNA": 0.35,
    "OTTO": 0.45,
    "PLUS": 0.2,
    "SINVERT": 0.0,
    "OBSTACLE": 0.4,
    "ALL": 0.0,
    ANNAOTTO: 0.8,
}
"""A side in the own hand, compared with an ordinary one."""

STRIKE: dict[Sign, float] = {
    "": 0.0,
    "ANNA": 0.4,
    "OTTO": 1.3,
    "PLUS": 0.9,
    "SINVERT": 0.0,
    "OBSTACLE": 0.7,
    "ALL": 0.0,
    ANNAOTTO: 0.6,
}
"""What a side does to the next player when it is laid."""

REACH = 1.0
"""A hand that fits every ordinary side, compared with one that fits none."""
FEW, PRESSING = 4, 0.5
"""A strike counts more by this for each card that the next player has fewer than a few."""
HELPING = 0.9
"""What another gains when a card of theirs is laid for them (O7)."""
ANSWERED = 2.0
"""A penalty passed on instead of accepted."""
DRAW_SEEN, DRAW_UNSEEN = -0.1, -0.45
"""Drawing where the side that lies up fits, and where only the other one might."""
LAST = 100.0
"""The last card laid."""
CALLED = 0.001
"""A call is the same lay, and better."""
NOTHING_TO_LAY = 0.6
"""The next player has no side of the colour that an ANNAOTTO names."""
OWN_OF_COLOUR = 0.3
"""Each own side of the named colour, up to two."""
FITS_NOW = 0.3
"""A side that its owner can lay at once."""

_REACHED = {
    side: sum(1 << bit for bit, top in enumerate(ORDINARY) if fits(side, top, None))
    for side in SIGN
}
"""The ordinary sides that a side fits, as bits."""

_BEHIND: dict[str, list[str]] = {side: [] for card in DECK for side in card}
for _front, _back in DECK:
    _BEHIND[_front].append(_back)
    _BEHIND[_back].append(_front)

BEHIND = {
    side: sum(HOLD[SIGN[other]] for other in others) / len(others)
    for side, others in _BEHIND.items()
}
"""What the side behind a reverse is worth holding, on average over the deck."""


def best(position: Position, seat: int, legal: list[Action]) -> Action:
    """What medium would do."""
    return max(legal, key=lambda action: worth(position, seat, action))


def by_worth(position: Position, seat: int, legal: list[Action]) -> list[Action]:
    """Actions of a seat, best first."""
    return sorted(legal, key=lambda action: worth(position, seat, action), reverse=True)


def worth(position: Position, seat: int, action: Action) -> float:
    """What an action promises its seat; who is quick after an ALL is left to luck."""
    match action[0]:
        case "lay":
            return _laying(position, seat, action[1]) + CALLED * (len(action) == 3)
        case "take":
            return _taking(position, seat, action[1], action[2]) + CALLED * (len(action) == 4)
        case "draw":
            return _drawing(position, seat)
        case "keep":
            return _keeping(position, seat, action[1])
        case "lay_drawn":
            return _laying_drawn(position, seat, action[1]) + CALLED * (len(action) == 3)
        case "accept" | "pass" | "slap":
            return quality(position.hands[seat])
        case "catch":
            return -LAST if position.called else LAST
        case "turn":
            return _turning(position, action[1])
        case "annaotto":
            return _annaotto(position, seat, action[1], action[2])
        case "face":
            return _facing(position, seat, action[1])
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
    return sum(HOLD[SIGN[own]] for own, _ in hand)


def quality(hand: list[Card]) -> float:
    """What a hand is worth apart from its size: specials, and fitting whatever comes."""
    reached, worth = 0, 0.0
    for own, _ in hand:
        reached |= _REACHED[own]
        worth += HOLD[SIGN[own]]
    return worth + REACH * reached.bit_count() / len(ORDINARY)


def strike(position: Position, seat: int, side: str) -> float:
    """O12–O18: what laying a side does to the next player, more if that one has few cards."""
    few = FEW - len(position.hands[position.next_after(seat)])
    harm = STRIKE[SIGN[side]]
    return harm * (1 + PRESSING * few) if few > 0 else harm


def _facing(position: Position, seat: int, choice: tuple[int, ...]) -> float:
    """O4."""
    hand = position.hands[seat]
    return quality([turned(c) if turn else c for c, turn in zip(hand, choice, strict=True)])


def _laying(position: Position, seat: int, place: int) -> float:
    """O6, and O13 and O14 where it is an answer."""
    hand = position.hands[seat]
    if len(hand) == 1:
        return LAST
    value = 1 + quality(hand[:place] + hand[place + 1 :]) + strike(position, seat, hand[place][0])
    return value + ANSWERED if position.sequence or position.due else value


def _taking(position: Position, seat: int, owner: int, place: int) -> float:
    """O7, and O13 and O14 where it is an answer."""
    side = position.hands[owner][place][1]
    value = quality(position.hands[seat]) + strike(position, seat, side) - HELPING
    return value + ANSWERED if position.sequence or position.due else value


def _drawing(position: Position, seat: int) -> float:
    """O8."""
    seen = position.draw and position.draw[-1][0] in layable(position)
    return quality(position.hands[seat]) + (DRAW_SEEN if seen else DRAW_UNSEEN)


def _laying_drawn(position: Position, seat: int, which: int) -> float:
    """O8."""
    assert position.drawn is not None
    return 1 + quality(position.hands[seat]) + strike(position, seat, position.drawn[which])


def _keeping(position: Position, seat: int, which: int) -> float:
    """O8."""
    assert position.drawn is not None
    card = turned(position.drawn) if which else position.drawn
    return quality([*position.hands[seat], card])


def _turning(position: Position, places: tuple[int, ...]) -> float:
    """O12: what their owner loses by the cards turned."""
    hand, sides = position.hands[position.turn], layable(position)
    return sum(loss(hand[place][1], sides) for place in places)


def loss(reverse: str, sides: Iterable[str] = ()) -> float:
    """What an owner loses whose card is turned to this reverse, where these sides fit."""
    return BEHIND.get(reverse, 0.0) - HOLD[SIGN[reverse]] - FITS_NOW * (reverse in sides)


def _annaotto(position: Position, seat: int, whose: str, colour: str) -> float:
    """O17."""
    own, theirs = position.hands[seat], position.hands[position.next_after(seat)]
    if whose == "own":
        mine = [reverse for _, reverse in own]
        value = quality([turned(card) for card in own]) - quality(own)
        value += NOTHING_TO_LAY * stuck(ANNAOTTO, colour, theirs)
    else:
        mine = [side for side, _ in own]
        value = sum(loss(reverse) for _, reverse in theirs)
        value += NOTHING_TO_LAY * (not any(of_colour(side, colour) for _, side in theirs))
    return value + OWN_OF_COLOUR * min(2, sum(side[0] == colour for side in mine))


def of_colour(side: str, colour: str) -> bool:
    """O11: whether a side fits a named colour."""
    return side == ANNAOTTO or side[0] == colour


def stuck(top: str, colour: str | None, hand: list[Card]) -> float:
    """How likely no hidden side of a hand fits a top, counting all cards with its reverses."""
    likely = 1.0
    for _, reverse in hand:
        likely *= 1 - _fitting_behind(reverse, top, colour)
    return likely


@lru_cache(maxsize=1 << 14)
def _fitting_behind(reverse: str, top: str, colour: str | None) -> float:
    """The share of the cards with a reverse whose other side fits a top."""
    behind = _BEHIND.get(reverse, ORDINARY)
    return sum(fits(side, top, colour) for side in behind) / len(behind)
