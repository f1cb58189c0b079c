"""What a table asks of a view."""

import pytest

from engine.anno1503.board import ISLAND_SPACES
from engine.anno1503.pieces import FACE_DOWN
from engine.anno1503.queries import explored, reach
from tests.engine.anno1503.tabletop import GameState, position

TILES = {"r0c0": "gold", "r2c2": "agreement", "r4c0": "agreement"}


def at_sea(points: int, seats: int = 2) -> GameState:
    """Seat 0's first ship lies beside the start space, on the way to the island r2c2."""
    sailor = {"ships": ["r2c1", "r1c8"], "points": [points, 1]}
    return position(sailor, *[{}] * (seats - 1), tiles=TILES, phase="ships")


@pytest.mark.parametrize("points", [1, 2, 3, 4])
def test_I11_every_space_in_reach_is_sailed_to_for_its_cost(points: int) -> None:
    state = at_sea(points, seats=4)
    found = reach(state.view(0), 0)
    assert found.sea and "r2c1" not in found.sea
    assert max(found.sea.values()) == points
    for space, cost in found.sea.items():
        sailing = state.copy()
        for step in found.route(space):
            sailing.play(("sail", 0, step))
        player = sailing.view(0)["players"][0]
        assert player["ships"][0] == space and player["points"][0] == points - cost


@pytest.mark.parametrize("points", [1, 2, 3, 4])
def test_I12_every_island_in_reach_is_explored_for_its_cost(points: int) -> None:
    state = at_sea(points, seats=4)
    found = reach(state.view(0), 0)
    assert set(found.islands) == ({"r2c2"} if points < 3 else set(TILES))
    for space, cost in found.islands.items():
        sailing = state.copy()
        for step in found.route(space):
            sailing.play(("sail", 0, step))
        sailing.play(("explore", 0, space))
        assert sailing.view(0)["players"][0]["points"][0] == points - cost


def test_I11_nothing_nearer_is_left_out() -> None:
    """All that one move or one exploration does is what the rules offer."""
    state = at_sea(2)
    found = reach(state.view(0), 0)
    near = {space for space, cost in (found.sea | found.islands).items() if cost == 1}
    assert near == {
        action[2] for action in state.legal() if action[0] in ("sail", "explore") and action[1] == 0
    }
    assert not set(found.sea) & set(ISLAND_SPACES)


def test_I11_a_ship_without_points_and_a_ship_at_home_reach_nothing() -> None:
    spent = position({"ships": ["r2c1", None], "points": [0, 0]}, {}, tiles=TILES, phase="ships")
    for ship in (0, 1):
        found = reach(spent.view(0), ship)
        assert not found.sea and not found.islands


def test_nobody_reaches_anything_out_of_turn() -> None:
    state = at_sea(2)
    assert not reach(state.view(1), 0).sea and not reach(state.view(None), 0).sea
    building = position({"ships": ["r2c1", None]}, {}, tiles=TILES)
    assert not reach(building.view(0), 0).sea


def test_I12_the_explorer_alone_knows_what_was_explored() -> None:
    state = at_sea(2)
    assert explored(state.view(0)) is None
    state.play(("explore", 0, "r2c2"))
    assert explored(state.view(0)) == ("r2c2", "agreement")
    assert explored(state.view(1)) == explored(state.view(None)) == ("r2c2", FACE_DOWN)
