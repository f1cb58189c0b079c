"""Setting up: D1–D3, and the options."""

from collections import Counter

import pytest

from engine.drift import GAME
from engine.drift.board import HOMES, RING
from engine.drift.rules import Drift
from engine.drift.types import Event
from engine.game import Told
from tests.engine.drift.positions import at_home, events, new, refused, table

KINDS = ["copper", "silver", "gold"]


def place(state: Drift, *where: str) -> list[Told[Event]]:
    """Copper, silver and gold of the player on turn."""
    told: list[Told[Event]] = []
    for coin, space in zip(KINDS, where, strict=True):
        told += state.play(("place", coin, space))
    return told


def test_D1_two_to_six_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            GAME.new(seats, 1)


def test_D1_coins_are_placed_by_default_and_one_of_each_for_every_player() -> None:
    assert GAME.choose({}) == {"coins": "place", "rounds": "auto"}
    dump = new(4, 1).dump()
    assert dump["unplaced"] == [KINDS] * 4
    assert dump["coins"] == {}


def test_D1_each_player_places_all_three_in_any_order_before_the_next_in_seat_order() -> None:
    state = new(3, 1)
    for seat in range(3):
        for coin, space in (("gold", f"G{seat}"), ("copper", f"B{seat}"), ("silver", f"C{seat}")):
            assert state.actors == (seat,)
            state.play(("place", coin, space))
    assert state.round == 1


def test_D1_copper_on_outer_silver_on_middle_gold_on_inner_land() -> None:
    lands: dict[str, set[str]] = {}
    placings = [action for action in new(2, 1).legal() if action[0] == "place"]
    assert placings == new(2, 1).legal()
    for _, coin, space in placings:
        lands.setdefault(coin, set()).add(space[0])
    assert lands == {"copper": {"A", "B"}, "silver": {"C", "E"}, "gold": {"F", "G"}}
    count = Counter(coin for _, coin, _ in placings)
    assert count == {"copper": 48 - 6, "silver": 24, "gold": 12}


def test_D1_never_on_a_home_space_nor_in_a_river_nor_on_another_land() -> None:
    state = new(2, 1)
    for home in HOMES:
        assert "home space" in refused(state, "place", "copper", home)
    assert "river" in refused(state, "place", "copper", "O1")
    assert "silver belongs on the middle land" in refused(state, "place", "silver", "F1")
    assert "(D1)" in refused(state, "place", "gold", "X0")


def test_D1_a_coin_is_placed_once() -> None:
    state = new(2, 1)
    state.play(("place", "copper", "B1"))
    assert "your copper" in refused(state, "place", "copper", "B2")


def test_D1_nobody_moves_before_the_coins_are_placed_and_none_is_placed_after() -> None:
    assert "(D1)" in refused(new(2, 1), "end_turn")
    assert "(D1)" in refused(new(2, 1), "step", "3a", "A1")
    assert "(D1)" in refused(new(2, 1, {"coins": "scatter"}), "place", "gold", "G1")


def test_V2_one_coin_a_space_at_set_up() -> None:
    state = new(2, 1)
    place(state, "B1", "C1", "G1")
    assert "outer land B1" in refused(state, "place", "copper", "B1")
    assert len(state.legal()) == 41 + 23 + 11


@pytest.mark.parametrize("seats", range(2, 7))
def test_D1_scatter_lays_every_coin_alone_on_its_land(seats: int) -> None:
    dump = new(seats, 8, {"coins": "scatter"}).dump()
    assert all(len(coins) == 1 for coins in dump["coins"].values())
    assert Counter(coins[0] for coins in dump["coins"].values()) == dict.fromkeys(KINDS, seats)
    land = {"copper": "outer land", "silver": "middle land", "gold": "inner land"}
    assert all(RING[space].name == land[coins[0]] for space, coins in dump["coins"].items())
    assert not set(HOMES) & set(dump["coins"])
    assert dump["unplaced"] == [[]] * seats
    assert dump["round"] == 1


def test_D2_until_the_markers_are_drawn_there_are_no_homes_and_no_pieces() -> None:
    dump = new(2, 1).dump()
    assert dump["round"] == 0
    for seat in dump["seats"]:
        assert seat["home"] is None
        assert set(seat["pieces"].values()) == {None}


def test_D2_every_player_draws_a_marker_and_has_all_six_pieces_on_that_home() -> None:
    state = new(2, 1)
    place(state, "B1", "C1", "G1")
    told = place(state, "B2", "C2", "G2")
    seats = state.dump()["seats"]
    assert [(seat, marker) for _, seat, marker in events(told, "drew")] == [
        (0, seats[0]["home"]),
        (1, seats[1]["home"]),
    ]
    for seat in seats:
        assert list(seat["pieces"].values()) == [HOMES[seat["home"]]] * 6
    assert state.round == 1


def test_D2_markers_are_drawn_at_random_and_differ() -> None:
    drawn = [new(6, seed, {"coins": "scatter"}).homes for seed in range(20)]
    assert all(Counter(homes) == Counter(range(6)) for homes in drawn)
    assert len(set(drawn)) > 10


def test_D3_the_circle_goes_first_then_clockwise() -> None:
    state = table(at_home(4), at_home(0), at_home(2), turn=1)
    assert state.order == [1, 2, 0]
    seen = []
    for _ in range(3):
        seen.append(state.turn)
        state.play(("step", "3a", state.home.replace("A", "B")))
        while ("end_turn",) not in state.legal():
            state.play(state.legal()[0])
        state.play(("end_turn",))
    assert seen == [1, 2, 0]
    assert (state.round, state.turn) == (2, 1)


def test_D3_without_the_circle_the_next_marker_clockwise_goes_first() -> None:
    for seed in range(12):
        state = new(3, seed, {"coins": "scatter"})
        assert state.home == min((state.home_of(seat) for seat in range(3)), key=HOMES.index)


def test_D3_the_first_round_is_told_with_who_begins() -> None:
    state = new(2, 1)
    place(state, "B1", "C1", "G1")
    assert events(place(state, "B2", "C2", "G2"), "round") == [("round", 1, state.turn)]


def test_rounds_may_be_limited_or_not() -> None:
    for rounds in ("auto", 20, 40, 60, 80, 120, 0):
        assert new(2, 1, {"rounds": rounds}).options["rounds"] == rounds
    with pytest.raises(ValueError, match="Rounds"):
        new(2, 1, {"rounds": 30})
