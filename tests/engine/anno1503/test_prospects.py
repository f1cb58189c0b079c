"""What ANNO 1503's stronger players and reviews think of a position, and what hints say of it."""

from typing import Any

import pytest

from engine.anno1503.bot import FOUR, THREE
from engine.anno1503.chances import chances
from engine.anno1503.charting import chart
from engine.anno1503.judgement import Mind, affairs, rounds_left, standing
from engine.anno1503.prospects import ROUND, hope, prospects
from engine.anno1503.reasons import why
from engine.anno1503.sea_reasons import exploring, leaving
from tests.engine.anno1503.tabletop import Fields, goods, position

OUTPOSTS = {"1": "stone", "2": "spice", "3": "cloth", "4": "tools"}
TWO_GOALS: Fields = {"outposts": OUTPOSTS, "agreements": 3}
AT_SEA: Fields = {"ships": ["r1c0", None], "points": [2, 0]}


def stand(home: Fields, **fields: Any) -> Any:
    return position(home, {}, **fields)


def worth(gold: int) -> tuple[float, float]:
    """The rounds that are left with so much gold, and what that is worth without the gold."""
    state = stand(TWO_GOALS | {"gold": gold})
    mine, known = affairs(state, 0), chart(state, 0)
    return rounds_left(mine, known, 2), prospects(mine, known, 2)


def test_I22_the_nearer_the_end_the_more_a_round_counts() -> None:
    """Even some rounds before it, a round is worth much more than one that is far away."""
    (late, much), (early, little) = worth(20), worth(10)
    assert early - late > 1
    assert (much - little) / (early - late) > 1.5 * ROUND


def test_I22_whoever_is_about_to_win_is_almost_sure_of_it() -> None:
    """Even where the other needs only four rounds more."""
    ready, behind = TWO_GOALS | {"gold": 29}, TWO_GOALS | {"gold": 20}
    state: Any = position(ready, behind)
    assert chances(state)[0] > 0.85


def test_I13_a_ship_without_a_tile_to_fetch_brings_no_hope() -> None:
    bare = stand(AT_SEA, tiles={})
    assert hope("r1c0", chart(bare, 0), affairs(bare, 0)) == 0
    some = stand(AT_SEA, tiles={"r0c0": "gold"})
    assert hope("r1c0", chart(some, 0), affairs(some, 0)) > 0


@pytest.mark.parametrize(("gold", "lacking"), [(27, 3), (12, 18)])
def test_I22_a_hint_says_how_much_gold_is_lacking(gold: int, lacking: int) -> None:
    told = why(stand(TWO_GOALS | {"gold": gold}), 0, ("end_turn",))
    assert told.endswith(f"you only lack {lacking} gold.")


def test_I11_the_odds_of_an_unknown_tile_are_told_where_there_is_room_for_one() -> None:
    assert exploring(stand(AT_SEA), 0, "r0c0").startswith("The chance that an unknown tile is")
    full = stand(AT_SEA | TWO_GOALS)
    assert exploring(full, 0, "r0c0") == "A look costs only a point, and there may be a treasure."


def test_I12_a_tile_is_left_for_a_better_one_that_was_seen() -> None:
    tiles = {"r0c0": "gold", "r0c2": "agreement"}
    state = stand(AT_SEA | {"seen": tiles}, phase="tile", tiles=tiles, exploring=[0, "r0c0"])
    assert leaving(state, 0) == "The ship can fetch a trade agreement from C1."
    alone = {"r0c0": "gold"}
    state = stand(AT_SEA | {"seen": alone}, phase="tile", tiles=alone, exploring=[0, "r0c0"])
    assert leaving(state, 0) == "The ship is worth more than this tile."


TABLES = pytest.mark.parametrize("mind", [THREE, FOUR], ids=["of three", "of four"])


@TABLES
@pytest.mark.parametrize("kept", [{"stone": 1}, {"spice": 1}])
def test_I17_at_a_larger_table_a_card_is_worth_keeping(mind: Mind, kept: Fields) -> None:
    """Besides what a plan makes of it: hard does not give it away for a gold piece."""
    few, more = aside(mind, {"goods": goods()}), aside(mind, {"goods": goods(**kept)})
    assert more > few


@TABLES
def test_I17_a_card_that_no_hand_may_keep_is_worth_nothing(mind: Mind) -> None:
    full, over = ({"goods": goods(lumber=lumber, tools=2)} for lumber in (3, 4))
    assert aside(mind, over) == pytest.approx(aside(mind, full), abs=0.01)
    hall = {"colonists": ["pioneer"] * 4, "buildings": {"4": "market_hall"}}
    assert aside(mind, over | hall) > aside(mind, full | hall) + 0.05


@TABLES
def test_I22_at_a_larger_table_a_condition_that_is_met_counts_besides(mind: Mind) -> None:
    """So does being about to win: both are more than the rounds that they save."""
    met = aside(mind, {"agreements": 3}) - aside(mind, {"agreements": 2})
    assert met > 0.8 * mind.shield
    assert aside(mind, TWO_GOALS | {"gold": 29}) > aside(mind, TWO_GOALS | {"gold": 5}) + 0.4


def aside(mind: Mind, home: Fields) -> float:
    """What a mind gives for a home at its table, beside the rounds that it still needs."""
    seats = 3 if mind is THREE else 4
    state: Any = position(home, *[{}] * (seats - 1), phase="roll")
    mine, known = affairs(state, 0), chart(state, 0)
    return standing(mine, known, seats, mind) + rounds_left(mine, known, seats, mind)
