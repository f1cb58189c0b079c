"""What hard never does, and what it always does in the end, over whole matches."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from engine import bots
from engine.anno1503.board import SHORES
from engine.anno1503.charting import chart
from engine.anno1503.judgement import affairs, best_plan, needs
from engine.anno1503.pieces import COMMODITIES, PAYS, PURCHASES
from engine.anno1503.state import Position
from engine.anno1503.types import Action
from tests.engine.anno1503.tabletop import GAME

TABLES = ((2, 11), (2, 12))
"""Seats and seed."""


class Chosen(NamedTuple):
    position: Position
    action: Action


@cache
def match(seats: int, seed: int) -> list[Chosen]:
    """All that hard does at a table of its own kind."""
    state = GAME.new(seats, seed)
    chosen: list[Chosen] = []
    while state.actors:
        seat, legal = state.actors[0], state.legal()
        dice = bots.dice_for(seed, seat, len(chosen))
        action = bots.decide(GAME, "hard", state.view(seat), legal, dice)
        assert action is not None and isinstance(state, Position)
        chosen.append(Chosen(state.copy(), action))
        state.play(action, seat)
    return chosen


def turns(seats: int, seed: int) -> Iterator[list[Chosen]]:
    """The same, turn by turn."""
    turn: list[Chosen] = []
    for one in match(seats, seed):
        if one.action == ("roll",) and turn:
            yield turn
            turn = []
        turn.append(one)
    yield turn


WHOLE = pytest.mark.parametrize(("seats", "seed"), TABLES)


@WHOLE
def test_I12_no_turn_ends_beside_an_unknown_island_that_a_point_would_show(
    seats: int, seed: int
) -> None:
    for position, action in match(seats, seed):
        if action != ("end_turn",) or position.phase != "ships":
            continue
        home = position.homes[position.turn]
        for ship, space in enumerate(home.ships):
            if space and home.points[ship]:
                assert not [s for s in SHORES[space] if s in position.tiles.keys() - home.seen]


@WHOLE
def test_I8_what_is_sold_is_not_bought_dearer_in_the_same_turn(seats: int, seed: int) -> None:
    """Three agreements make tobacco cheaper than a merchant pays for it: then it is a trade."""
    for turn in turns(seats, seed):
        brought = {}
        for position, action in turn:
            home = position.homes[position.turn]
            if action[0] == "sell":
                brought[action[2]] = PAYS[home.colonists[action[1] - 1]]
            if action[0] == "buy":
                assert brought.get(action[1], home.price) >= home.price


@WHOLE
def test_I9_gold_that_winning_does_not_need_is_spent(seats: int, seed: int) -> None:
    """Who could pay a card and still have 30 gold buys what the quickest plan lacks."""
    for position, action in match(seats, seed):
        if position.phase != "build" or action[0] not in ("end_turn", "end_building"):
            continue
        home, seat = position.homes[position.turn], position.turn
        if home.gold - home.price < 30 or home.bought == PURCHASES or home.cards >= home.hand_limit:
            continue
        mine = affairs(position, seat)
        plan = best_plan(mine, chart(position, seat), seats)
        lacking = zip(COMMODITIES, needs(mine, plan), mine.goods, strict=True)
        assert not [c for c, need, held in lacking if need > held and position.bank[c]]


@WHOLE
def test_I6_pioneers_are_recruited_and_promoted(seats: int, seed: int) -> None:
    """The winner's home has grown well beyond the two colonists that it began with."""
    *_, (position, _) = match(seats, seed)
    grown = position.homes[position.turn].colonists
    assert len(grown) >= 4
    assert {"townsman", "merchant"} & set(grown)
