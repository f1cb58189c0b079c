"""What computer players never do, and what they always do in the end, over whole matches."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from engine import bots
from engine.anno1503.board import ISLAND_SPACES, SHORES
from engine.anno1503.bot import judge_of
from engine.anno1503.charting import chart, moves_from
from engine.anno1503.judgement import affairs, best_plan, needs
from engine.anno1503.names import space_name
from engine.anno1503.pieces import COMMODITIES, PAYS, PURCHASES
from engine.anno1503.planning import Goals, voyages
from engine.anno1503.reasons import why
from engine.anno1503.state import Position
from engine.anno1503.types import Action
from engine.bots.task import ended
from tests.engine.anno1503.tabletop import GAME, goods
from tests.engine.anno1503.tabletop import position as position_of

TABLES = ((2, 11), (2, 12))
"""Seats and seed."""
MEDIUM = ((2, 11, "hard"), (2, 12, "hard"), (3, 5, "medium"), (4, 6, "medium"))
"""With the level: at the larger tables medium, which sails by the same search and is quick."""


class Chosen(NamedTuple):
    position: Position
    action: Action


LONG = {"hard": 1000, "medium": 240}
"""How many actions are looked at: hard's to the end."""


@cache
def match(seats: int, seed: int, level: str) -> list[Chosen]:
    """All that a level does at a table of its own kind."""
    state = GAME.new(seats, seed)
    chosen: list[Chosen] = []
    while state.actors and len(chosen) < LONG[level]:
        seat, legal = state.actors[0], state.legal()
        dice = bots.dice_for(seed, seat, len(chosen))
        action = bots.decide(GAME, level, state.view(seat), legal, dice)
        assert action is not None and isinstance(state, Position)
        chosen.append(Chosen(state.copy(), action))
        state.play(action, seat)
    return chosen


def turns(seats: int, seed: int, level: str) -> Iterator[list[Chosen]]:
    """The same, turn by turn."""
    turn: list[Chosen] = []
    for one in match(seats, seed, level):
        if one.action == ("roll",) and turn:
            yield turn
            turn = []
        turn.append(one)
    yield turn


WHOLE = pytest.mark.parametrize(("seats", "seed"), TABLES)
AT_SEA = pytest.mark.parametrize(("seats", "seed", "level"), MEDIUM)


@AT_SEA
def test_I12_no_turn_ends_beside_an_unknown_island_that_a_point_would_show(
    seats: int, seed: int, level: str
) -> None:
    for position, action in match(seats, seed, level):
        if action != ("end_turn",) or position.phase != "ships":
            continue
        home = position.homes[position.turn]
        for ship, space in enumerate(home.ships):
            if space and home.points[ship]:
                assert not [s for s in SHORES[space] if s in position.tiles.keys() - home.seen]


@AT_SEA
def test_I12_a_known_tile_is_explored_again_only_to_be_claimed(
    seats: int, seed: int, level: str
) -> None:
    again = 0
    for (position, action), (_, answer) in pairwise(match(seats, seed, level)):
        if action[0] == "explore" and action[2] in position.homes[position.turn].seen:
            again += 1
            assert answer[0] == "claim"
    assert again, "the check itself can fail"


@AT_SEA
def test_I11_no_ship_sails_away_from_what_the_hint_says_it_sails_to(
    seats: int, seed: int, level: str
) -> None:
    """Until it has looked somewhere, or the other ship has changed what is worth a voyage."""
    followed = 0
    for turn in turns(seats, seed, level):
        named: str | None = None
        steered: int | None = None
        for position, action in turn:
            if action[0] != "sail" or action[1] != steered:
                named = None
            if action[0] != "sail":
                continue
            _, steered, space = action
            start = position.homes[position.turn].ships[steered]
            if named and start:
                followed += 1
                assert moves_from(space)[named] < moves_from(start)[named], (action, named)
            named = island_named(hint(position, action, level))
    assert followed, "the check itself can fail"


def hint(position: Position, action: Action, level: str) -> str:
    """What is said for sailing there, by whoever judges as this level does."""
    goals: Goals = {}
    ended(voyages(position.copy(), position.turn, judge_of(level, position.seats), goals))
    return why(position.copy(), position.turn, action, goals[action])


def island_named(reason: str) -> str | None:
    found = re.match("It is on the way to (.+?), where", reason)
    return found and next(one for one in ISLAND_SPACES if space_name(one) == found[1])


@WHOLE
def test_I8_nothing_is_sold_that_the_plan_could_have_used_in_the_same_turn(
    seats: int, seed: int
) -> None:
    """With the sold cards back on hand, nothing that the quickest plan needs could be paid."""
    for turn in turns(seats, seed, "hard"):
        sold = Counter(action[2] for _, action in turn if action[0] == "sell")
        for position, action in turn:
            if position.phase == "build" and action[0] in ("end_turn", "end_building"):
                assert useful(with_goods(position, sold)) <= useful(position)


def with_goods(position: Position, cards: Counter[str]) -> Position:
    trial = position.copy()
    for commodity, count in cards.items():
        trial.homes[trial.turn].goods[commodity] += count
        trial.bank[commodity] -= count
    return trial


def useful(position: Position) -> set[Action]:
    """What can be paid and brings the quickest plan nearer."""
    seat, home = position.turn, position.homes[position.turn]
    plan = {*best_plan(affairs(position, seat), chart(position, seat), position.seats)}
    served = {"promote": "merchants" in plan, "pioneer": "buildings" in plan}
    served["ship"] = bool(plan & {"outposts", "agreements"}) and not any(home.ships)
    return {action for action in position.legal() if served.get(action[0])}


def test_I8_that_check_can_fail() -> None:
    """Two stone and a cloth are a promotion on the way to three merchants."""
    colonists = ["merchant", "merchant", "pioneer"]
    near = {"gold": 30, "agreements": 3, "colonists": colonists, "goods": goods(stone=1, cloth=1)}
    state = position_of(near, {})
    assert isinstance(state, Position)
    assert useful(state) == set()
    assert useful(with_goods(state, Counter(stone=1))) == {("promote", 3)}


@WHOLE
def test_I8_what_is_sold_is_not_bought_dearer_in_the_same_turn(seats: int, seed: int) -> None:
    """Three agreements make tobacco cheaper than a merchant pays for it: then it is a trade."""
    for turn in turns(seats, seed, "hard"):
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
    for position, action in match(seats, seed, "hard"):
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
    *_, (position, _) = match(seats, seed, "hard")
    grown = position.homes[position.turn].colonists
    assert len(grown) >= 4
    assert {"townsman", "merchant"} & set(grown)
