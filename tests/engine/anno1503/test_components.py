"""What lies in the box: every number of the component lists."""

from collections import Counter

import pytest

from engine.anno1503.board import BESIDE, ISLAND_SPACES, SEA_SPACES, START
from engine.anno1503.pieces import GRAY_PIERS, ISLANDS, TILES
from tests.engine.anno1503.census import census
from tests.engine.anno1503.tabletop import (
    COMMODITIES,
    GAME,
)

BUILDINGS = ("church", "fire_station", "fort", "school", "university", "market_hall", "tavern")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_fifteen_cards_of_each_of_six_commodities(seats: int) -> None:
    counted = census(GAME.new(seats, 1).dump())
    assert {c: counted[c] for c in COMMODITIES} == dict.fromkeys(COMMODITIES, 15)


def test_every_workshop_number_gives_something_else_on_every_island() -> None:
    assert list(ISLANDS) == ["A", "B", "C", "D"]
    for number in range(5):
        assert len({row[number] for row in ISLANDS.values()}) == 4
    for row in ISLANDS.values():
        assert sorted(row) == ["any", "cloth", "lumber", "stone", "tools"]


def test_the_home_islands_are_the_printed_ones() -> None:
    assert ISLANDS == {
        "A": ("any", "tools", "lumber", "cloth", "stone"),
        "B": ("stone", "any", "tools", "lumber", "cloth"),
        "C": ("cloth", "stone", "any", "tools", "lumber"),
        "D": ("lumber", "cloth", "stone", "any", "tools"),
    }


def test_each_workshop_but_the_question_mark_has_a_gray_pier() -> None:
    assert GRAY_PIERS == {
        "A": (2, 3, 4, 5),
        "B": (1, 3, 4, 5),
        "C": (1, 2, 4, 5),
        "D": (1, 2, 3, 5),
    }


def test_the_sea_has_ten_seven_and_seven_island_spaces() -> None:
    assert len(ISLAND_SPACES) + len(SEA_SPACES) == 5 * 12
    assert Counter(ISLAND_SPACES.values()) == {2: 10, 3: 7, 4: 7}
    assert START == "r2c0"
    assert START in SEA_SPACES


@pytest.mark.parametrize(
    ("number", "spaces"),
    [
        (2, "r0c0 r0c4 r0c10 r2c2 r2c6 r2c9 r4c1 r4c4 r4c8 r4c11"),
        (3, "r0c2 r0c8 r2c5 r2c11 r4c0 r4c6 r4c10"),
        (4, "r0c6 r0c11 r2c3 r2c8 r4c3 r4c7 r4c9"),
    ],
)
def test_the_islands_lie_where_the_chart_says(number: int, spaces: str) -> None:
    assert [s for s, islands in ISLAND_SPACES.items() if islands == number] == spaces.split()


def test_spaces_border_on_their_orthogonal_neighbours() -> None:
    assert set(BESIDE["r2c0"]) == {"r1c0", "r3c0", "r2c1"}
    assert set(BESIDE["r1c5"]) == {"r0c5", "r2c5", "r1c4", "r1c6"}
    assert all(space in BESIDE[near] for space in BESIDE for near in BESIDE[space])


@pytest.mark.parametrize(
    ("back", "outposts", "agreements", "gold", "promotions"),
    [
        (2, {"spice": 2, "tobacco": 2, "cloth": 1, "tools": 1, "stone": 1}, 5, 1, 1),
        (3, {"spice": 1, "tobacco": 1, "lumber": 1, "cloth": 1}, 3, 1, 1),
        (4, {"spice": 1, "tobacco": 1, "tools": 1, "stone": 1}, 2, 2, 1),
    ],
)
def test_the_island_tiles_of_each_back(
    back: int, outposts: dict[str, int], agreements: int, gold: int, promotions: int
) -> None:
    expected = Counter({f"outpost:{made}": count for made, count in outposts.items()})
    expected.update(agreement=agreements, gold=gold, promotion=promotions)
    assert Counter(TILES[back]) == expected


def test_there_are_thirty_two_island_tiles() -> None:
    assert {back: len(tiles) for back, tiles in TILES.items()} == {2: 14, 3: 9, 4: 9}


@pytest.mark.parametrize(
    ("seats", "twice", "total"),
    [(2, (), 7), (3, ("church", "school", "fort", "tavern"), 11), (4, BUILDINGS, 14)],
)
def test_the_public_buildings_for_each_number_of_players(
    seats: int, twice: tuple[str, ...], total: int
) -> None:
    supply = GAME.new(seats, 1).dump()["supply"]
    assert supply == {kind: 2 if kind in twice else 1 for kind in BUILDINGS}
    assert sum(supply.values()) == total
