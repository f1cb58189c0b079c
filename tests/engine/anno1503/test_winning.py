"""Victory conditions and winning (I22, I23, ruling I-E), and who sees what (I24, ruling I-F)."""

import json
from itertools import combinations
from pathlib import Path

import pytest

from engine import Match
from engine.dice import Dice
from engine.game import Standing
from tests.engine.anno1503.tabletop import (
    GAME,
    Fields,
    GameState,
    events,
    goods,
    home,
    position,
)

MET: dict[str, Fields] = {
    "gold": {"gold": 30},
    "outposts": {"outposts": dict.fromkeys("2345", "spice")},
    "agreements": {"agreements": 3},
    "buildings": {"buildings": {"4": "church", "5": "fort", "6": "school", "7": "tavern"}},
    "merchants": {"colonists": ["merchant"] * 3},
}
NEARLY: dict[str, Fields] = {
    "gold": {"gold": 29},
    "outposts": {"outposts": dict.fromkeys("234", "spice")},
    "agreements": {"agreements": 2},
    "buildings": {"buildings": {"4": "church", "5": "fort", "6": "school"}},
    "merchants": {"colonists": ["merchant", "townsman", "merchant"]},
}


def having(*conditions: str) -> Fields:
    """A home where these conditions hold."""
    return {field: value for name in conditions for field, value in MET[name].items()}


def shields(state: GameState, seat: int = 0) -> list[str]:
    return state.view(None)["shields"][seat]


def standings(state: GameState) -> list[Standing]:
    """Of a match that is over."""
    final = state.standings
    assert final is not None
    return final


def test_I22_a_view_tells_how_far_each_condition_is() -> None:
    nearly = {field: value for met in NEARLY.values() for field, value in met.items()}
    assert position(nearly, {}).view(1)["accounts"][0]["progress"] == {
        "gold": 29,
        "outposts": 3,
        "agreements": 2,
        "buildings": 3,
        "merchants": 2,
    }


@pytest.mark.parametrize("name", MET)
def test_I22_each_condition_that_holds_is_a_point(name: str) -> None:
    assert shields(position(MET[name], {})) == [name]
    assert shields(position(NEARLY[name], {})) == []


def test_I22_more_than_thirty_gold_counts_too() -> None:
    assert shields(position({"gold": 43}, {})) == ["gold"]


def test_I22_a_point_is_lost_as_soon_as_its_condition_no_longer_holds() -> None:
    state = position({"gold": 30}, {})
    told = state.play(("buy", "stone"))
    assert events(told, "forfeited") == [(0, "gold")]
    assert shields(state) == []


def test_I22_another_players_point_is_lost_in_the_same_way() -> None:
    crew = {"colonists": ["pioneer"] * 6, "buildings": MET["buildings"]["buildings"], "gold": 0}
    crew["colonists"] = [*crew["colonists"], "merchant"]
    state = position({}, crew, phase="roll", rolls=(6, 3))
    assert shields(state, 1) == ["buildings"]
    told = state.play(("roll",))
    assert events(told, "forfeited") == [(1, "buildings")]
    assert shields(state, 1) == []


def test_I_E_points_are_counted_from_the_position() -> None:
    state = position(NEARLY["gold"] | {"goods": goods(stone=1)}, {})
    told = state.play(("sell", 1, "stone"))
    assert events(told, "gained") == [(0, "gold")]
    start = state.dump()
    start["players"][0]["gold"] = 29
    assert shields(GAME.load(start)) == []


@pytest.mark.parametrize("three", list(combinations(MET, 3)), ids="+".join)
def test_I23_three_points_on_the_own_turn_win(three: tuple[str, ...]) -> None:
    state = position(having(*three), {})
    assert state.actors == ()
    assert state.legal() == []
    assert state.why_not(("end_turn",)) == "The game is over."
    assert standings(state)[0] == {"seat": 0, "place": 1, "score": 3}


@pytest.mark.parametrize("two", list(combinations(MET, 2)), ids="+".join)
def test_I23_two_points_do_not_win(two: tuple[str, ...]) -> None:
    state = position(having(*two), {})
    assert state.actors == (0,)
    assert state.standings is None


def test_I23_a_player_wins_at_once_in_the_middle_of_their_turn() -> None:
    rich = having("agreements", "merchants") | {"gold": 26, "goods": goods(tobacco=2)}
    state = position(rich, {})
    told = state.play(("sell", 1, "tobacco"))
    assert events(told, "won") == [(0, "gold", "agreements", "merchants")]
    assert state.actors == ()


def test_I23_a_claimed_tile_wins_at_once() -> None:
    at_sea = {"ships": ["r2c1", None], "points": [2, 0], "agreements": 2}
    state = position(
        having("gold", "merchants") | at_sea, {}, phase="ships", tiles={"r2c2": "agreement"}
    )
    state.play(("explore", 0, "r2c2"))
    assert state.actors == (0,)
    told = state.play(("claim",))
    assert events(told, "won") == [(0, "gold", "agreements", "merchants")]


def test_I23_three_points_in_anothers_turn_win_only_at_the_start_of_the_own() -> None:
    state = position({}, {}, having("gold", "agreements", "outposts"))
    assert state.actors == (0,)
    assert events(state.play(("end_turn",)), "won") == []
    assert state.actors == (1,)
    start = state.dump() | {"phase": "build"}
    told = GAME.load(start).play(("end_turn",))
    assert events(told, "turn") == [(2,)]
    assert events(told, "won") == [(2, "gold", "outposts", "agreements")]


def test_I23_three_points_lost_again_before_the_own_turn_win_nothing() -> None:
    three = having("gold", "agreements", "outposts")
    state = position({}, three, phase="roll", rolls=(6, 1))
    told = state.play(("roll",))
    assert events(told, "forfeited") == [(1, "gold")]
    told = state.play(("end_turn",))
    assert events(told, "won") == []
    assert state.actors == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_I23_no_rule_brings_a_point_in_anothers_turn(seats: int) -> None:
    """Points are gained by selling, recruiting, promoting and claiming: all in the own turn."""
    state, dice, gained = GAME.new(seats, 3), Dice(8), 0
    for _ in range(3000):
        if not state.actors:
            break
        turn = state.dump()["turn"]
        told = state.play(dice.choice(state.legal()))
        assert all(seat == turn for seat, _ in events(told, "gained"))
        gained += len(events(told, "gained"))
    assert gained


def test_I23_the_recorded_matches_show_every_way_to_win() -> None:
    """All ten threes of conditions, and at each number of players every pair of them."""
    won: dict[int, set[tuple[str, ...]]] = {2: set(), 3: set(), 4: set()}
    for path in sorted((Path(__file__).parents[2] / "matches" / "anno1503").glob("*.json")):
        match = Match.load(json.loads(path.read_text(encoding="utf-8")))
        won[len(match.players)].add(tuple(shields(match.state, match.state.dump()["turn"])))
    assert set().union(*won.values()) == set(combinations(MET, 3))
    for threes in won.values():
        assert {pair for three in threes for pair in combinations(three, 2)} == set(
            combinations(MET, 2)
        )


def test_I23_standings_winner_then_points_then_gold() -> None:
    state = position(
        {"gold": 4} | MET["agreements"],
        having("agreements", "merchants", "outposts") | {"gold": 0},
        {"gold": 9},
        {"gold": 31},
        turn=1,
    )
    assert state.standings == [
        {"seat": 1, "place": 1, "score": 3},
        {"seat": 3, "place": 2, "score": 1},
        {"seat": 0, "place": 3, "score": 1},
        {"seat": 2, "place": 4, "score": 0},
    ]


def test_I23_the_winner_stands_first_even_beside_more_points() -> None:
    state = position(having("gold", "agreements", "merchants"), having(*MET))
    assert [row["seat"] for row in standings(state)] == [0, 1]
    assert [row["score"] for row in standings(state)] == [3, 5]


def test_I23_equal_points_and_gold_share_a_place() -> None:
    state = position(having("gold", "agreements", "merchants"), {}, {})
    assert [row["place"] for row in standings(state)] == [1, 2, 2]


def test_I_F_goods_gold_islands_and_buildings_are_open() -> None:
    state = position({"goods": goods(spice=2)}, MET["buildings"])
    for viewer in (0, 1, None):
        seen = state.view(viewer)["players"]
        for seat in (0, 1):
            assert seen[seat] | {"seen": {}} == home(state, seat) | {"seen": {}}


def test_I24_face_down_tiles_are_unknown() -> None:
    state = GAME.new(4, 6)
    view = state.view(2)
    assert view["tiles"] == list(state.dump()["tiles"])
    assert view["reserve"] == 8
    assert "dice" not in view
    text = str(view)
    assert "outpost:" not in text
    assert "'promotion'" not in text


def test_I24_a_player_knows_what_they_explored_and_left() -> None:
    explorer = {"seen": {"r0c0": "gold"}}
    state = position(explorer, {})
    assert state.view(0)["players"][0]["seen"] == {"r0c0": "gold"}
    assert state.view(1)["players"][0]["seen"] == {}
