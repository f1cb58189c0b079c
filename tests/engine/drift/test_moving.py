"""A turn: the order of rank, steps, rivers (D4–D6, D8, D9)."""

import pytest

from engine.drift.rules import Drift
from engine.drift.types import Action, Seat
from tests.engine.drift.positions import (
    at_home,
    events,
    finish_round,
    goals,
    may,
    new,
    player,
    refused,
    table,
    where,
)

FAR = player(3, {"3a": "A12"})


def spread() -> Seat:
    """All six pieces on the middle land, far from each other."""
    spaces = {"3a": "E0", "2a": "E2", "2b": "E4", "1a": "E6", "1b": "E8", "1c": "E10"}
    return player(0, spaces)


def test_D4_the_III_the_IIs_and_the_Is_in_that_order() -> None:
    state = table(spread(), FAR)
    for piece, goal in (("3a", "C0"), ("2b", "C4"), ("2a", "C2"), ("1c", "C10"), ("1a", "C6")):
        state.play(("step", piece, goal))
    assert state.dump()["done"] == ["3a", "2a", "2b", "1a", "1c"]


def test_D4_once_a_lower_rank_has_moved_all_higher_ones_are_done() -> None:
    state = table(spread(), FAR)
    state.play(("step", "1a", "C6"))
    for piece, goal in (("3a", "C0"), ("2a", "C2"), ("2b", "C4")):
        assert "(D4)" in refused(state, "step", piece, goal)
    assert state.dump()["done"] == ["3a", "2a", "2b", "1a"]
    assert goals(state, "1b")


def test_D4_once_another_of_the_rank_has_moved_the_earlier_one_is_done() -> None:
    state = table(spread(), FAR)
    state.play(("step", "2a", "C2"))
    assert goals(state, "2a")
    state.play(("step", "2b", "C4"))
    assert "another piece has moved since" in refused(state, "step", "2a", "C1")
    assert goals(state, "2b")


def test_D4_an_unmoved_piece_of_the_rank_is_not_done() -> None:
    state = table(spread(), FAR)
    state.play(("step", "1a", "C6"))
    state.play(("step", "1b", "C8"))
    assert goals(state, "1c")


@pytest.mark.parametrize("deed", [("attack", "1a", "B2"), ("pick", "1b"), ("drop", "1c")])
def test_D4_an_attack_a_pick_and_a_drop_are_moves_too(deed: Action) -> None:
    mine = player(0, {"3a": "A2", "1a": "B1", "1b": "C6", "1c": "C9"}, {"1c": "gold"})
    state = table(mine, player(3, {"1a": "B2"}), coins={"C6": ["silver"]})
    state.play(deed)
    assert state.dump()["done"] == ["3a", *deed[1:2]]


def test_D4_a_new_turn_begins_with_all_points() -> None:
    state = table(spread(), FAR)
    state.play(("step", "1a", "C6"))
    finish_round(state)
    assert state.dump()["left"] == {"3a": 3, "2a": 2, "2b": 2, "1a": 1, "1b": 1, "1c": 1}
    assert state.dump()["done"] == []


@pytest.mark.parametrize(("piece", "points"), [("3a", 3), ("2a", 2), ("1a", 1)])
def test_D5_a_piece_steps_up_to_its_value(piece: str, points: int) -> None:
    state = table(player(0, {piece: "B10"}), FAR)
    for step in range(1, points + 1):
        assert state.dump()["left"][piece] == points - step + 1
        state.play(("step", piece, f"B{10 + step}"))
    assert "no points left" in refused(state, "step", piece, f"B{11 + points}")


def test_D5_into_adjacent_spaces_only() -> None:
    state = table(player(0, {"3a": "B10"}), FAR)
    assert goals(state, "3a") == {"A10", "B9", "B11", "M5"}
    assert "(D5): outer land B12 is not next to outer land B10" in refused(
        state, "step", "3a", "B12"
    )


def test_D5_no_space_with_a_piece_on_it() -> None:
    state = table(player(0, {"3a": "B10", "2a": "B9"}), player(3, {"3a": "B11"}))
    assert goals(state, "3a") == {"A10", "M5"}
    assert "a piece of yours" in refused(state, "step", "3a", "B9")
    assert "can only be attacked" in refused(state, "step", "3a", "B11")


def test_D5_coins_and_empty_homes_do_not_bar() -> None:
    state = table(player(0, {"3a": "A11"}), player(3, {"3a": "G3"}), coins={"B11": ["copper"]})
    assert goals(state, "3a") == {"O5", "O6", "A10", "A12", "B11"}
    state.play(("step", "3a", "A12"))
    assert where(state, 0, "3a") == "A12"


def test_D5_a_piece_need_not_use_its_points_nor_move() -> None:
    state = table(spread(), FAR)
    assert may(state, "end_turn")
    state.play(("step", "3a", "C0"))
    assert may(state, "end_turn")


def test_D5_doors_join_far_spaces_and_are_no_spaces() -> None:
    state = table(player(0, {"3a": "O4", "2a": "G1", "2b": "C5"}), FAR)
    assert goals(state, "3a") == {"A7", "A8", "A9", "G2"}
    assert "O2" in goals(state, "2a")
    assert "O5" in goals(state, "2b")
    assert "a door is not a space" in refused(state, "step", "3a", "X2")


def test_D6_the_end_of_a_turn_leaves_no_two_pieces_on_a_space_but_on_homes() -> None:
    for seed in range(6):
        state = new(4, seed, {"coins": "scatter"})
        number = 0
        while state.actors and number < 600:
            legal = state.legal()
            state.play(legal[(seed * 7 + number * 13) % len(legal)])
            number += 1
            if not state.done and set(state.left.values()) <= {1, 2, 3}:
                _check_alone(state)


def _check_alone(state: Drift) -> None:
    for seat, pieces in enumerate(state.pieces):
        abroad = [s for s in pieces.values() if s and s != state.home_of(seat)]
        assert len(set(abroad)) == len(abroad)
        others = [s for o, p in enumerate(state.pieces) if o != seat for s in p.values() if s]
        assert not {s for s in pieces.values() if s} & set(others)


def test_D8_not_into_the_own_home_while_an_own_piece_is_on_it() -> None:
    state = table(player(0, {"3a": "A1", "2a": "A0"}), FAR)
    assert "(D8)" in refused(state, "step", "3a", "A0")
    state = table(player(0, {"3a": "A1"}), FAR)
    assert may(state, "step", "3a", "A0")


def test_D9_entering_an_arrow_costs_a_point_and_ends_the_move() -> None:
    state = table(at_home(0), FAR)
    state.play(("step", "3a", "O0"))
    assert state.dump()["left"]["3a"] == 0
    assert "3a" in state.dump()["done"]
    assert "(D9)" in refused(state, "step", "3a", "A1")
    assert not goals(state, "3a")


def test_D9_a_piece_leaves_a_river_with_all_its_points() -> None:
    state = table(player(0, {"3a": "M3"}), FAR)
    assert goals(state, "3a") == {"B5", "B6", "B7", "C3"}
    for space in ("C3", "E3", "E2"):
        state.play(("step", "3a", space))
    assert state.dump()["left"]["3a"] == 0


def test_D9_no_moving_along_a_river() -> None:
    state = table(player(0, {"3a": "M3"}), FAR)
    assert "along a river" in refused(state, "step", "3a", "M4")


def test_D9_an_I_crosses_from_the_edge_to_the_centre_in_two_moves_and_a_drift() -> None:
    state = table(player(0, {"1a": "A1"}), FAR)
    state.play(("step", "1a", "O1"))
    finish_round(state)
    assert where(state, 0, "1a") == "O2"
    state.play(("step", "1a", "G1"))
    assert where(state, 0, "1a") == "G1"


def test_steps_are_told_with_both_spaces() -> None:
    state = table(at_home(0), FAR)
    told = state.play(("step", "3a", "B0"))
    assert events(told, "stepped") == [("stepped", 0, "3a", "A0", "B0")]
