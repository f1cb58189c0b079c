"""The measures of DRIFT's board, and how things find their way around it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from app.tables.drift.bearings import Bearings, spot
from app.tables.drift.geometry import BOUNDS, OUTLINE, PLACE, RADIUS, RIM, nearest
from engine.drift.board import DOWNSTREAM, RING, RINGS, SPACES


def test_every_space_has_an_outline_and_things_stand_inside_it() -> None:
    assert set(OUTLINE) == set(PLACE) == set(SPACES)
    for space, (degrees, radius) in PLACE.items():
        inner, outer = BOUNDS[RING[space].letter]
        assert inner < radius < outer
        assert degrees == int(space[1:]) * RING[space].width


def test_the_rings_lie_edge_to_edge_from_the_rim_to_the_centre() -> None:
    bounds = [BOUNDS[ring.letter] for ring in RINGS]
    assert bounds[0][1] == RADIUS - RIM and bounds[-1][0] == 0
    assert all(outer[0] == inner[1] for outer, inner in pairwise(bounds))


@pytest.mark.parametrize(
    ("degrees", "last", "found"), [(0, 345, 360), (330, 0, -30), (10, 0, 10), (15, 735, 735)]
)
def test_a_direction_is_written_so_that_the_way_is_short(
    degrees: float, last: float, found: float
) -> None:
    assert nearest(degrees, last) == found


def test_a_piece_that_drifts_round_the_whole_river_never_turns_back() -> None:
    bearings = Bearings()
    space, seen = "O0", []
    for _ in range(15):
        seen.append(bearings.of("0-3a", PLACE[space][0]))
        space = DOWNSTREAM[space]
    assert seen == [30 * n for n in range(15)]


def test_places_are_always_written_with_the_same_functions() -> None:
    plain = spot(30, 400, 0)
    shifted = spot(-60, 46, 120, along=12, out=3, right=4, down=-5, scale=0.6)
    assert [part.split("(")[0] for part in plain.split(") ")] == [
        part.split("(")[0] for part in shifted.split(") ")
    ]
