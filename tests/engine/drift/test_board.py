"""The Annuli board: its rings, neighbours, doors and rivers."""

import pytest

from engine.drift.board import (
    ARROWS,
    DOORS,
    DOWNSTREAM,
    HOMES,
    LANDS,
    MARKERS,
    NEIGHBOURS,
    OUTCROPS,
    PIPS,
    RINGS,
    SPACES,
    angle,
)
from engine.drift.pieces import COINS, PIECES, VALUE
from tests.engine.drift import brute


def test_the_board_has_84_land_spaces_and_30_arrows() -> None:
    assert len(LANDS) == 84
    assert len(ARROWS) == 30
    assert len(SPACES) == 114


def test_the_rings_from_the_edge_to_the_centre() -> None:
    sizes = [(ring.letter, ring.spaces) for ring in RINGS]
    assert sizes == list(brute.SIZES.items())
    assert [ring.letter for ring in RINGS if ring.flow] == ["O", "M", "N"]


def test_space_i_of_n_is_centred_at_i_360_over_n() -> None:
    assert [angle(space) for space in ("O1", "A1", "C3", "G5", "N0")] == [30, 15, 90, 300, 0]


def test_the_arcs_give_the_neighbours_of_the_lists() -> None:
    pairs = {(one, two) for one in SPACES for two in NEIGHBOURS[one]}
    assert pairs == brute.ADJACENT


@pytest.mark.parametrize(
    ("space", "neighbours"),
    [
        ("O0", "A0 A1 A23 G0"),
        ("O1", "A1 A2 A3 C1"),
        ("A0", "O0 A1 A23 B0"),
        ("A1", "O0 O1 A0 A2 B1"),
        ("B1", "A1 B0 B2 M0 M1"),
        ("M3", "B5 B6 B7 C3"),
        ("C1", "O1 M1 C0 C2 E1"),
        ("C2", "M2 C1 C3 E2"),
        ("E11", "C11 E0 E10 N0 N5"),
        ("N0", "E0 E1 E11 F0"),
        ("F3", "N3 F2 F4 G3"),
        ("G5", "O10 F5 G0 G4"),
    ],
)
def test_neighbours_of(space: str, neighbours: str) -> None:
    assert set(NEIGHBOURS[space]) == set(neighbours.split())


def test_arrows_of_one_river_are_not_adjacent() -> None:
    assert not [pair for pair in brute.ADJACENT if pair[0] in ARROWS and pair[1] in ARROWS]
    assert not [arrow for arrow in ARROWS if ARROWS & set(NEIGHBOURS[arrow])]


def test_twelve_doors_join_the_outer_river_with_the_centre_and_the_gray_pips() -> None:
    assert len(OUTCROPS) == len(PIPS) == 6
    assert DOORS["X2"] == ("O4", "G2")
    assert DOORS["P2"] == ("O5", "C5")
    assert all(inside in NEIGHBOURS[outside] for outside, inside in DOORS.values())


def test_six_homes_each_look_across_an_arrow_at_their_outcrop() -> None:
    assert HOMES == ("A0", "A4", "A8", "A12", "A16", "A20")
    for k, home in enumerate(HOMES):
        arrow, centre = OUTCROPS[f"X{k}"]
        assert home in NEIGHBOURS[arrow]
        assert angle(home) == angle(arrow) == angle(centre)


def test_six_geo_markers() -> None:
    assert MARKERS == ("circle", "triangle", "square", "pentagon", "hexagon", "star")


def _distance(start: str, goal: str) -> int:
    reached, steps = {start}, 0
    while goal not in reached:
        reached |= {near for space in reached for near in NEIGHBOURS[space]}
        steps += 1
    return steps


def test_from_home_to_the_centre_it_is_two_moves_by_the_outcrop() -> None:
    assert [_distance(home, f"G{k}") for k, home in enumerate(HOMES)] == [2] * 6


def test_distances_over_land_and_river() -> None:
    assert _distance("A0", "C1") == 3
    assert _distance("A0", "A4") == 4
    assert _distance("A2", "M1") == 2


def test_the_outer_and_the_inner_river_flow_clockwise_the_middle_one_against() -> None:
    assert [DOWNSTREAM[arrow] for arrow in ("O0", "O11", "N5", "M5", "M0")] == [
        "O1",
        "O0",
        "N0",
        "M4",
        "M11",
    ]


def test_V1_a_player_has_one_III_two_IIs_and_three_Is() -> None:
    assert PIECES == ("3a", "2a", "2b", "1a", "1b", "1c")
    assert sorted(VALUE.values()) == [1, 1, 1, 2, 2, 3]


def test_three_kinds_of_coin() -> None:
    assert COINS == ("copper", "silver", "gold")
