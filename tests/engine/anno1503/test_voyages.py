"""Ships, exploring, outposts, agreements, treasures (I11–I15, ruling I-C)."""

import pytest

from engine.anno1503.board import ISLAND_SPACES
from tests.engine.anno1503.tabletop import (
    COMMODITIES,
    Fields,
    GameState,
    events,
    goods,
    home,
    position,
    refused,
    those,
)

PLENTY = dict.fromkeys(COMMODITIES, 9)


def explored(tile: str, changes: Fields | None = None, *, others: int = 1) -> GameState:
    """Seat 0 has explored this tile at r2c2 from r2c1."""
    own = {"ships": ["r2c1", None], "points": [2, 0]} | (changes or {})
    state = position(own, *[{}] * others, phase="ships", tiles={"r2c2": tile})
    state.play(("explore", 0, "r2c2"))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_I11_each_ship_has_as_many_points_as_there_are_players(seats: int) -> None:
    state = position({"ships": ["r2c0", "r1c4"]}, *[{}] * (seats - 1))
    assert events(state.play(("end_building",)), "set_sail") == [(0, seats)]
    assert home(state)["points"] == [seats, seats]
    assert state.dump()["phase"] == "ships"


def test_I11_a_ship_built_this_turn_sails_too_and_none_gets_none() -> None:
    state = position({"goods": PLENTY, "ships": [None, None]}, {})
    state.play(("ship",))
    state.play(("end_building",))
    assert home(state)["points"] == [2, 0]


def test_I11_worked_example_three_action_points() -> None:
    """With three players a ship sails two spaces and explores an island from there."""
    state = position({}, {}, {}, tiles={"r2c2": "agreement", "r0c0": "gold"})
    state.play(("end_building",))
    state.play(("sail", 0, "r1c0"))
    state.play(("sail", 0, "r1c1"))
    assert home(state)["points"] == [1, 0]
    assert "next to the tile" in refused(state, ("explore", 0, "r2c2"))
    state.play(("sail", 0, "r2c1"))
    assert home(state)["ships"] == ["r2c1", None]
    assert state.legal() == [("end_turn",)]
    assert "no action points left" in refused(state, ("explore", 0, "r2c2"))


def test_I11_one_point_moves_to_one_of_the_four_neighbouring_sea_spaces() -> None:
    state = position({"ships": ["r1c3", None], "points": [1, 0]}, {}, phase="ships", tiles={})
    assert sorted(those(state, "sail")) == [
        ("sail", 0, "r0c3"),
        ("sail", 0, "r1c2"),
        ("sail", 0, "r1c4"),
    ]
    assert "never sails onto an island" in refused(state, ("sail", 0, "r2c3"))
    assert "never diagonally" in refused(state, ("sail", 0, "r2c4"))
    assert "never diagonally" in refused(state, ("sail", 0, "r1c3"))
    told = state.play(("sail", 0, "r0c3"))
    assert events(told, "sailed") == [(0, 0, "r1c3", "r0c3")]


def test_I11_the_start_space_is_sea_and_spaces_are_shared() -> None:
    there = {"ships": ["r2c0", None]}
    state = position({"ships": ["r2c1", "r2c0"], "points": [1, 0]}, there, phase="ships")
    state.play(("sail", 0, "r2c0"))
    assert home(state)["ships"] == ["r2c0", "r2c0"]


def test_I11_two_ships_may_alternate() -> None:
    state = position({"ships": ["r1c0", "r3c0"], "points": [2, 2]}, {}, phase="ships")
    for action in [("sail", 0, "r1c1"), ("sail", 1, "r3c1"), ("sail", 0, "r1c2")]:
        state.play(action)
    assert home(state)["points"] == [0, 1]
    assert {action[1] for action in those(state, "sail")} == {1}


def test_I11_after_the_third_step_has_begun_the_second_is_over() -> None:
    state = position({"goods": PLENTY, "gold": 20}, {})
    state.play(("end_building",))
    for action in [("ship",), ("pioneer",), ("promote", 1), ("buy", "stone"), ("end_building",)]:
        assert "building, selling and buying are over" in refused(state, action)


def test_I11_no_sailing_before_the_third_step() -> None:
    state = position({"points": [2, 0]}, {})
    assert "finish building first" in refused(state, ("sail", 0, "r1c0"))
    assert "finish building first" in refused(state, ("explore", 0, "r2c2"))


def test_I11_a_ship_ashore_does_not_sail() -> None:
    state = position({"ships": ["r2c0", None], "points": [2, 2]}, {}, phase="ships")
    for ship in (1, 2, -1):
        assert "not at sea" in refused(state, ("sail", ship, "r1c0"))


def test_I11_points_do_not_outlast_the_turn() -> None:
    state = position({"points": [2, 1]}, {}, phase="ships")
    state.play(("end_turn",))
    assert home(state)["points"] == [0, 0]


def test_I12_exploring_costs_a_point_and_only_the_player_sees_the_tile() -> None:
    state = position(
        {"ships": ["r2c1", None], "points": [2, 0]}, {}, phase="ships", tiles={"r2c2": "gold"}
    )
    assert ("explore", 0, "r2c2") in state.legal()
    told = state.play(("explore", 0, "r2c2"))
    assert (("explored", 0, 0, "r2c2"), None) in told
    assert (("saw", 0, "r2c2", "gold"), (0,)) in told
    assert state.dump()["phase"] == "tile"
    assert state.dump()["exploring"] == [0, "r2c2"]
    assert home(state)["points"] == [1, 0]
    assert home(state)["seen"] == {"r2c2": "gold"}
    assert "gold" not in [tile for event, seats in told if seats is None for tile in event]
    assert state.view(1)["players"][0]["seen"] == {}
    assert state.view(None)["players"][0]["seen"] == {}


def test_I12_only_tiles_orthogonally_next_to_the_ship() -> None:
    lying = dict.fromkeys(ISLAND_SPACES, "gold")
    state = position({"ships": ["r1c3", None], "points": [1, 0]}, {}, phase="ships", tiles=lying)
    assert those(state, "explore") == [("explore", 0, "r2c3")]
    assert "next to the tile" in refused(state, ("explore", 0, "r0c4"))
    assert "open sea" in refused(state, ("explore", 0, "r0c3"))


def test_I12_claiming_ends_the_voyage_for_treasures_too() -> None:
    for tile in ("gold", "agreement"):
        state = explored(tile, {"ships": ["r2c1", "r1c0"], "points": [2, 2]})
        told = state.play(("claim",))
        assert events(told, "claimed") == [(0, 0, "r2c2", tile, 0)]
        assert home(state)["ships"] == [None, "r1c0"]
        assert home(state)["points"] == [0, 2]
        assert state.dump()["phase"] == "ships"
        assert state.dump()["tiles"] == {}
        assert {action[1] for action in those(state, "sail")} == {1}


def test_I12_leaving_it_the_ship_sails_on() -> None:
    state = explored("gold")
    assert events(state.play(("leave",)), "left") == [(0, 0, "r2c2")]
    assert home(state)["ships"] == ["r2c1", None]
    assert home(state)["points"] == [1, 0]
    assert state.dump()["tiles"] == {"r2c2": "gold"}
    assert state.dump()["exploring"] is None
    assert ("explore", 0, "r2c2") in state.legal()


def test_I12_a_tile_seen_earlier_must_be_explored_again() -> None:
    state = explored("gold")
    state.play(("leave",))
    assert home(state)["seen"] == {"r2c2": "gold"}
    assert "only right after exploring it" in refused(state, ("claim",))


def test_I12_first_the_tile_is_claimed_or_left() -> None:
    state = explored("gold")
    for action in [("sail", 0, "r2c0"), ("end_turn",), ("ship",)]:
        assert (
            state.why_not(action) == "Exploring (I12): first claim the tile you see, or leave it."
        )


def test_I12_what_was_seen_is_forgotten_when_the_tile_is_claimed() -> None:
    seen = {"seen": {"r2c2": "gold", "r0c0": "agreement"}}
    state = position(
        {"ships": ["r2c1", None], "points": [2, 0]},
        seen,
        phase="ships",
        tiles={"r2c2": "gold", "r0c0": "agreement"},
    )
    state.play(("explore", 0, "r2c2"))
    state.play(("claim",))
    assert home(state, 0)["seen"] == {}
    assert home(state, 1)["seen"] == {"r0c0": "agreement"}


def test_I13_an_outpost_goes_to_any_open_gray_pier() -> None:
    state = explored("outpost:spice", {"outposts": {"3": "cloth"}})
    assert those(state, "claim") == [("claim", 2), ("claim", 4), ("claim", 5)]
    assert "that pier already has an outpost" in refused(state, ("claim", 3))
    assert "no gray pier with that number" in refused(state, ("claim", 1))
    assert "choose the gray pier" in refused(state, ("claim",))
    told = state.play(("claim", 4))
    assert events(told, "claimed") == [(0, 0, "r2c2", "outpost:spice", 4)]
    assert home(state)["outposts"] == {"3": "cloth", "4": "spice"}


def test_I13_a_fifth_outpost_cannot_be_claimed() -> None:
    full = dict.fromkeys("2345", "spice")
    state = explored("outpost:tobacco", {"outposts": full})
    assert state.legal() == [("leave",)]
    assert "a fifth cannot be claimed" in refused(state, ("claim", 2))


def test_I14_a_trade_agreement_goes_to_a_brown_pier() -> None:
    state = explored("agreement", {"agreements": 2})
    state.play(("claim",))
    assert home(state)["agreements"] == 3


def test_I14_three_agreements_at_most() -> None:
    state = explored("agreement", {"agreements": 3})
    assert state.legal() == [("leave",)]
    assert "all three brown piers" in refused(state, ("claim",))


def test_I14_an_agreement_is_simply_claimed() -> None:
    assert "simply claimed" in refused(explored("agreement"), ("claim", 2))
    assert "simply claimed" in refused(explored("gold"), ("claim", 2))


def test_I15_a_treasure_gives_twelve_gold_and_leaves_the_game() -> None:
    state = explored("gold")
    state.play(("claim",))
    assert home(state)["gold"] == 7 + 12
    assert state.dump()["removed"] == ["gold"]


def test_I15_a_treasure_promotes_one_colonist_free() -> None:
    state = explored("promotion", {"colonists": ["merchant", "townsman", "pioneer"]})
    assert those(state, "claim") == [("claim", 2), ("claim", 3)]
    assert "choose the colonist" in refused(state, ("claim",))
    assert "cannot rise any higher" in refused(state, ("claim", 1))
    assert "nobody lives" in refused(state, ("claim", 4))
    told = state.play(("claim", 2))
    assert events(told, "promoted") == [(0, 2, "merchant")]
    assert home(state)["colonists"] == ["merchant", "merchant", "pioneer"]
    assert home(state)["goods"] == goods()
    assert state.dump()["removed"] == ["promotion"]


def test_I_C_a_free_promotion_needs_the_tile_too() -> None:
    crew = {"colonists": ["settler", "merchant", "merchant", "townsman"]}
    state = explored("promotion", crew)
    assert those(state, "claim") == [("claim", 4)]
    assert "all three townsman and merchant tiles" in refused(state, ("claim", 1))


def test_I_C_a_promotion_that_nobody_can_use_cannot_be_claimed() -> None:
    state = explored("promotion", {"colonists": ["settler", "merchant", "merchant", "merchant"]})
    assert state.legal() == [("leave",)]
    assert "none of your colonists can be promoted" in refused(state, ("claim", 1))
