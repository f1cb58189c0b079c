"""All that an actor may do now: the legal actions, in a fixed order."""

from functools import lru_cache
from itertools import combinations, permutations, product
from typing import assert_never, get_args

from engine.annaotto.cards import ANNA_TURNS, SIGN
from engine.annaotto.fitting import Sides, layable
from engine.annaotto.state import Position
from engine.annaotto.types import Action, Colour, Keep, Turn

_EITHER_SIDE: tuple[Keep, Keep] = ("keep", 0), ("keep", 1)

NO_TURNING: Turn = ("turn", ())
"""Ruling P10: after a lone ANNA nothing need be turned."""


def choices(position: Position, seat: int) -> list[Action]:
    """The legal actions of one of the actors."""
    match position.phase:
        case "turn":
            actions = _turn(position, seat) if seat == position.turn else []
            if position.catch is not None and position.catch != seat:
                actions.append(("catch", position.catch))
            return actions
        case "drawn":
            return _drawn(position, seat)
        case "keep":
            return list(_EITHER_SIDE)
        case "face":
            return list(_facings(len(position.hands[seat])))
        case "turning":
            return [*_turnings(position.unturned()), *([NO_TURNING] if position.may else [])]
        case "annaotto":
            return list(_NEXT_HAND if seat in position.out else _EITHER_HAND)
        case "slap":
            return list(_slaps(position.playing))
        case "over":
            return []
        case _:
            assert_never(position.phase)


def _turn(position: Position, seat: int) -> list[Action]:
    """O6–O8, with the answers of O13 and O14, and passing (O21)."""
    actions: list[Action] = []
    sides = layable(position)
    if sides:
        _add_lays(actions, position, sides, seat)
        _add_takes(actions, position, sides, seat)
    if position.sequence or position.due:
        actions.append(("accept",))
    else:
        actions.append(("draw",) if position.drawable else ("pass",))
    return actions


def _add_lays(actions: list[Action], position: Position, sides: Sides, seat: int) -> None:
    """O6, with the calls of O18 and O19."""
    calls = position.options["calls"]
    hand = position.hands[seat]
    last_but_one = calls and len(hand) == 2
    for place, (own, _) in enumerate(hand):
        if own in sides:
            actions.append(("lay", place))
            if last_but_one or (calls and SIGN[own] == "ALL"):
                actions.append(("lay", place, "call"))


def _add_takes(actions: list[Action], position: Position, sides: Sides, seat: int) -> None:
    """O7, with ruling P2 and the call of O18."""
    calls, out = position.options["calls"], position.out
    for owner, hand in enumerate(position.hands):
        if owner == seat or len(hand) < 2 or owner in out:
            continue
        for place, (_, reverse) in enumerate(hand):
            if reverse in sides:
                actions.append(("take", owner, place))
                if calls and SIGN[reverse] == "ALL":
                    actions.append(("take", owner, place, "call"))


def _drawn(position: Position, seat: int) -> list[Action]:
    """O8: either side is laid where it fits, or kept."""
    assert position.drawn is not None
    sides = layable(position)
    calls = position.options["calls"]
    actions: list[Action] = []
    for which, side in enumerate(position.drawn):
        if side in sides:
            actions.append(("lay_drawn", which))
            if calls and (len(position.hands[seat]) == 1 or SIGN[side] == "ALL"):
                actions.append(("lay_drawn", which, "call"))
    actions += _EITHER_SIDE
    return actions


@lru_cache(maxsize=16)
def _facings(cards: int) -> tuple[Action, ...]:
    """O4: every choice of sides."""
    return tuple(("face", choice) for choice in product((0, 1), repeat=cards))


@lru_cache(maxsize=256)
def _turnings(places: tuple[int, ...]) -> tuple[Action, ...]:
    """O12: exactly two cards, or the last one."""
    return tuple(("turn", some) for some in combinations(places, min(ANNA_TURNS, len(places))))


_COLOURS: tuple[Colour, ...] = get_args(Colour)
_NEXT_HAND: list[Action] = [("annaotto", "next", colour) for colour in _COLOURS]
_EITHER_HAND: list[Action] = [("annaotto", "own", colour) for colour in _COLOURS] + _NEXT_HAND


@lru_cache(maxsize=64)
def _slaps(seats: tuple[int, ...]) -> tuple[Action, ...]:
    """O18: every order in which hands can come down."""
    return tuple(("slap", order) for order in permutations(seats))
