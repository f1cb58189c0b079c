"""Setting up (I1–I3)."""

from collections import Counter
from typing import Any

import pytest

from engine.anno1503.board import ISLAND_SPACES
from engine.anno1503.pieces import TILES
from tests.engine.anno1503.tabletop import (
    GAME,
    dump,
    goods,
    position,
    refused,
)

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.parametrize("seats", [0, 1, 5, True, "2"])
def test_I1_two_to_four_players(seats: Any) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        GAME.new(seats, 1)


@ALL_SEATS
def test_I1_each_group_lies_on_the_spaces_of_its_number(seats: int) -> None:
    for seed in range(20):
        start = GAME.new(seats, seed).dump()
        used = range(2, seats + 1)
        assert set(start["tiles"]) == {s for s, number in ISLAND_SPACES.items() if number in used}
        for back in used:
            laid = [t for s, t in start["tiles"].items() if ISLAND_SPACES[s] == back]
            assert Counter(laid) <= Counter(TILES[back])


@ALL_SEATS
def test_I1_the_rest_is_the_reserve(seats: int) -> None:
    start = GAME.new(seats, 4).dump()
    assert len(start["reserve"]) == {2: 4, 3: 6, 4: 8}[seats]
    tiles = [tile for back in range(2, seats + 1) for tile in TILES[back]]
    assert Counter([*start["tiles"].values(), *start["reserve"]]) == Counter(tiles)
    assert start["removed"] == []


def test_I1_the_tiles_are_shuffled() -> None:
    assert len({tuple(GAME.new(2, seed).dump()["tiles"].values()) for seed in range(30)}) > 25


def test_I1_an_unused_island_space_has_nothing_to_explore() -> None:
    state = position({"ships": ["r1c2", None], "points": [2, 0]}, {}, phase="ships")
    assert "no tile on that island" in refused(state, ("explore", 0, "r0c2"))
    assert "never sails onto an island" in refused(state, ("sail", 0, "r0c2"))


@ALL_SEATS
def test_I2_what_each_player_begins_with(seats: int) -> None:
    start = GAME.new(seats, 9).dump()
    for player in start["players"]:
        island = player.pop("island")
        assert island in "ABCD"
        assert player == {
            "gold": 7,
            "goods": goods(stone=1, lumber=1),
            "colonists": ["pioneer", "settler"],
            "buildings": {},
            "outposts": {},
            "agreements": 0,
            "ships": ["r2c0", None],
            "points": [0, 0],
            "bought": 0,
            "sold": [],
            "seen": {},
        }
    assert start["bank"] == dict.fromkeys(goods(), 15) | {"stone": 15 - seats, "lumber": 15 - seats}


@ALL_SEATS
def test_I2_home_islands_are_drawn_and_different(seats: int) -> None:
    drawn = set()
    for seed in range(40):
        islands = [player["island"] for player in GAME.new(seats, seed).dump()["players"]]
        assert len(set(islands)) == seats
        drawn.add(islands[0])
    assert drawn == {"A", "B", "C", "D"}


@ALL_SEATS
def test_I3_the_highest_roll_begins_and_ties_roll_again(seats: int) -> None:
    again = 0
    for seed in range(60):
        start = GAME.new(seats, seed).dump()
        *tied, last = start["first_rolls"]
        again += len(tied)
        assert all(row.count(max(row)) > 1 for row in tied)
        assert last.count(max(last)) == 1
        assert start["turn"] == last.index(max(last))
        assert all(len(row) == seats and set(row) <= {1, 2, 3, 4, 5, 6} for row in [*tied, last])
    assert again


@ALL_SEATS
def test_I3_then_clockwise(seats: int) -> None:
    state = GAME.load(dump(*[{}] * seats, turn=seats - 1))
    state.play(("end_turn",))
    assert state.actors == (0,)
    assert state.dump()["phase"] == "roll"
