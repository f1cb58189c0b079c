"""ANNO 1503's computer players: what any sound player would do, and why."""

import pytest

from engine import bots
from engine.anno1503.charting import at_sea, chart
from engine.anno1503.economy import economy, rolls
from engine.anno1503.judgement import PLANS, affairs, best_plan
from engine.anno1503.state import Position
from engine.anno1503.types import Action
from engine.dice import Dice
from tests.engine.anno1503.tabletop import (
    GAME,
    GameState,
    goods,
    home,
    position,
)

SOUND = pytest.mark.parametrize("level", ["medium", "hard"])

BUILT = {"4": "church", "5": "fort", "6": "school", "7": "tavern"}
SEVEN = ["merchant", "merchant", "townsman", "pioneer", "pioneer", "pioneer", "pioneer"]
NO_SHIPS = [None, None]
ONE_STEP_AWAY = {"gold": 30, "buildings": BUILT, "colonists": SEVEN, "ships": NO_SHIPS}
"""Two points, and two merchants of three."""
OUTPOSTS = {"2": "spice", "3": "tobacco", "4": "spice", "5": "tobacco"}


def chosen(state: GameState, level: str, dice: int = 3) -> Action | None:
    seat = state.actors[0]
    return bots.decide(GAME, level, state.view(seat), state.legal(seat), Dice(dice))


def whole_turn(state: GameState, level: str) -> GameState:
    """The position after the first actor's turn, or at the end of the match."""
    seat = state.actors[0]
    while state.actors == (seat,):
        state.play(chosen(state, level))
    return state


@SOUND
def test_I7_the_promotion_that_wins_is_made(level: str) -> None:
    state = position(ONE_STEP_AWAY | {"goods": goods(tobacco=2, spice=1)}, {})
    assert chosen(state, level) == ("promote", 3)


@SOUND
def test_I8_the_sale_that_wins_is_made(level: str) -> None:
    rich = {"gold": 28, "agreements": 3, "outposts": OUTPOSTS, "goods": goods(cloth=2, lumber=2)}
    assert chosen(position(rich, {}), level) == ("sell", 2, "cloth")


@SOUND
def test_I9_a_card_that_wins_is_bought(level: str) -> None:
    """Nothing of the 30 gold is needed: points come from agreements and buildings."""
    near = ONE_STEP_AWAY | {"gold": 4, "agreements": 3, "goods": goods(tobacco=1, spice=1)}
    state = whole_turn(position(near, {}), level)
    assert state.standings is not None
    assert home(state)["colonists"].count("merchant") == 3


@SOUND
def test_I12_the_tile_that_wins_is_claimed(level: str) -> None:
    near = ONE_STEP_AWAY | {"agreements": 2, "ships": ["r1c0", None], "points": [1, 0]}
    state = position(near, {}, tiles={"r0c0": "agreement"}, phase="tile", exploring=[0, "r0c0"])
    assert chosen(state, level) == ("claim",)


@SOUND
def test_I12_a_tile_seen_before_is_fetched_if_it_wins(level: str) -> None:
    near = ONE_STEP_AWAY | {
        "agreements": 2,
        "ships": ["r2c0", None],
        "seen": {"r0c0": "agreement"},
    }
    tiles = {"r0c0": "agreement", "r2c2": "gold", "r4c1": "gold"}
    assert whole_turn(position(near, {}, tiles=tiles), level).standings is not None


@SOUND
def test_I12_a_tile_that_cannot_be_claimed_is_not_explored_again(level: str) -> None:
    full = {"agreements": 3, "ships": ["r1c0", None], "seen": {"r0c0": "agreement"}}
    state = position(
        full | {"points": [2, 0]}, {}, tiles={"r0c0": "agreement", "r4c11": "gold"}, phase="ships"
    )
    assert chosen(state, level) != ("explore", 0, "r0c0")


@SOUND
def test_I4_the_any_workshop_gives_what_wins(level: str) -> None:
    """On island A that is number 1."""
    near = ONE_STEP_AWAY | {"goods": goods(tobacco=1, spice=1)}
    state = position(near, {}, phase="take", asked=[0], rolled=[1])
    assert chosen(state, level) == ("take", "tobacco")


@SOUND
def test_I19_a_tile_without_a_point_is_given_up(level: str) -> None:
    poor = ONE_STEP_AWAY | {"gold": 0, "agreements": 3, "outposts": {"5": "stone"}}
    poor |= {"buildings": BUILT | {"5": "university"}}
    state = position(poor, {}, phase="give_up", asked=[0], rolled=[6, 1])
    assert chosen(state, level) == ("give_up", "outpost", 5)


@SOUND
def test_I17_what_the_last_promotion_costs_is_kept(level: str) -> None:
    near = ONE_STEP_AWAY | {"goods": goods(lumber=2, stone=2, tobacco=1, spice=1)}
    state = position(near, {}, phase="discard")
    state.play(chosen(state, level))
    assert home(state)["goods"]["tobacco"] == home(state)["goods"]["spice"] == 1


def test_I23_hard_sells_and_buys_its_way_to_the_win() -> None:
    """Two sales pay for the spice that is missing; sold tobacco would be missing, too."""
    near = ONE_STEP_AWAY | {"gold": 1, "agreements": 3, "goods": goods(tobacco=2, lumber=2)}
    assert whole_turn(position(near, {}), "hard").standings is not None


def test_easy_misses_chances_but_not_all_of_them() -> None:
    state = position(ONE_STEP_AWAY | {"goods": goods(tobacco=2, spice=1, lumber=1, tools=1)}, {})
    taken = [chosen(state, "easy", dice) == ("promote", 3) for dice in range(60)]
    assert 10 < sum(taken) < 50


def test_a_hint_for_the_win_names_its_conditions() -> None:
    assert hint(position(ONE_STEP_AWAY | {"goods": goods(tobacco=2, spice=1)}, {})) == (
        ("promote", 3),
        "It wins the match with 30 gold, 4 public buildings and 3 merchants.",
    )


def test_a_hint_tells_of_a_seen_tile_and_the_odds_of_others() -> None:
    tiles = {"r0c0": "agreement", "r4c11": "gold"}
    start = {"ships": ["r2c0", None], "points": [2, 0], "agreements": 2, "gold": 30}
    seen = {"seen": {"r0c0": "agreement"}}
    action, reason = hint(position(start | seen, {}, tiles=tiles, phase="ships"))
    assert action == ("sail", 0, "r1c0")
    assert reason == "It is on the way to A1, where a trade agreement lies."


def hint(state: GameState) -> bots.Advice[Action]:
    seat = state.actors[0]
    thinking = bots.advise(GAME, state.view(seat), state.legal(seat), Dice(3))
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            advice: bots.Advice[Action] = end.value
            return advice


def test_I22_the_best_plan_is_the_one_that_is_nearly_done() -> None:
    state = position(ONE_STEP_AWAY, {})
    assert isinstance(state, Position)
    assert len(PLANS) == 10
    plan = best_plan(affairs(state, 0), chart(state, 0), 2)
    assert plan == ("gold", "buildings", "merchants")


def test_gathering_takes_no_time_if_all_is_there_and_less_with_more_cards() -> None:
    means = economy("A", (), 0, ("pioneer", "settler"), (), 2)
    need, nothing = (2, 1, 0, 1, 0, 1), (0,) * 6
    assert rolls(need, need, 5, 0, means) == 0.0
    assert rolls(need, nothing, 5, 0, means) > rolls(need, (1, 1, 0, 0, 0, 0), 5, 0, means) > 0.0


def test_an_outpost_makes_gathering_its_commodity_quicker() -> None:
    need, nothing = (0, 0, 0, 0, 3, 0), (0,) * 6
    colonists = ("pioneer", "settler")
    without = economy("A", (), 0, colonists, (), 2)
    with_it = economy("A", ((2, "spice"),), 0, colonists, (), 2)
    assert rolls(need, nothing, 5, 7, with_it) < rolls(need, nothing, 5, 7, without)


def test_the_nearer_a_ship_the_shorter_the_voyage() -> None:
    tiles = {"r2c9": "agreement"}
    state = position({"seen": tiles}, {}, tiles=tiles)
    assert isinstance(state, Position)
    known = chart(state, 0)
    assert [at_sea((space, None), known, 1, 0) for space in ("r1c9", "r1c8", "r1c4")] == [1, 2, 6]


def test_I8_who_counts_sees_that_one_colonist_cannot_buy_everything() -> None:
    """Four players roll four times a round: one settler buys only one of the cloths that come."""
    few, many = ("pioneer", "settler"), ("pioneer", "settler", "settler")
    plain = [economy("A", (), 0, colonists, (), 4).sale for colonists in (few, many)]
    counted = [economy("A", (), 0, colonists, (), 4, True).sale for colonists in (few, many)]
    assert plain[0] == plain[1]
    assert counted[0] < counted[1] < plain[1]


def test_I8_a_tavern_lets_who_counts_sell_more() -> None:
    without, with_it = (economy("A", (), 0, ("settler",), b, 4, True) for b in ((), ("tavern",)))
    assert without.sale < with_it.sale
