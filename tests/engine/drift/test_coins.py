"""Picking up, carrying, dropping, depositing, pilfering: D10–D12."""

import pytest

from tests.engine.drift.positions import (
    events,
    finish_round,
    goals,
    may,
    player,
    refused,
    table,
    where,
)

FAR = player(3, {"3a": "G3"})


def test_D10_an_I_takes_the_coin_it_stands_on_as_its_whole_move() -> None:
    state = table(player(0, {"1a": "B1"}), FAR, coins={"B1": ["copper"]})
    told = state.play(("pick", "1a"))
    assert events(told, "picked") == [("picked", 0, "1a", "copper", "B1")]
    dump = state.dump()
    assert dump["seats"][0]["carrying"] == {"1a": "copper"}
    assert dump["coins"] == {}
    assert dump["left"]["1a"] == 0
    assert "no points left" in refused(state, "step", "1a", "B2")


def test_D10_not_after_a_step() -> None:
    state = table(player(0, {"1a": "B1"}), FAR, coins={"B2": ["copper"]})
    state.play(("step", "1a", "B2"))
    assert "(D5)" in refused(state, "pick", "1a")


@pytest.mark.parametrize("piece", ["3a", "2a"])
def test_D10_only_an_I_handles_coins(piece: str) -> None:
    state = table(player(0, {piece: "B1"}), FAR, coins={"B1": ["copper"]})
    assert "only an I" in refused(state, "pick", piece)
    assert "only an I" in refused(state, "drop", piece)


def test_D10_one_coin_an_I() -> None:
    mine = player(0, {"1a": "B1"}, {"1a": "gold"})
    state = table(mine, FAR, coins={"B1": ["copper"]})
    assert "one coin at a time" in refused(state, "pick", "1a")


def test_D10_nothing_to_take() -> None:
    state = table(player(0, {"1a": "B1"}), FAR)
    assert "no coin to take on outer land B1" in refused(state, "pick", "1a")


def test_D10_from_an_arrow_too() -> None:
    assert may(table(player(0, {"1a": "M1"}), FAR, coins={"M1": ["gold"]}), "pick", "1a")


def test_D10_any_one_from_another_players_repository_if_it_stands_on_that_home() -> None:
    host = player(3, {"3a": "G3"}, deposited=("copper", "gold"))
    state = table(player(0, {"1a": "A12", "1b": "A11"}), host)
    assert may(state, "pick", "1a", "copper")
    assert may(state, "pick", "1a", "gold")
    assert "there is no silver" in refused(state, "pick", "1a", "silver")
    assert "no coin to take" in refused(state, "pick", "1b")
    told = state.play(("pick", "1a", "gold"))
    assert events(told, "pilfered") == [("pilfered", 0, "1a", "gold", "A12", 1)]
    assert state.dump()["seats"][1]["deposited"] == ["copper"]
    assert state.dump()["seats"][0]["carrying"] == {"1a": "gold"}


def test_D10_V6_never_from_the_own_repository() -> None:
    state = table(player(0, {"1a": "A0"}, deposited=("gold",)), FAR)
    assert "stays there" in refused(state, "pick", "1a")


def test_V4_of_several_kinds_it_chooses_and_names_the_kind_only_then() -> None:
    state = table(player(0, {"1a": "B1"}), FAR, coins={"B1": ["gold", "copper"]})
    assert "choose copper or gold" in refused(state, "pick", "1a")
    state.play(("pick", "1a", "gold"))
    assert state.dump()["coins"] == {"B1": ["copper"]}
    state = table(player(0, {"1a": "B1"}), FAR, coins={"B1": ["gold", "gold"]})
    assert "need not be named" in refused(state, "pick", "1a", "gold")
    state.play(("pick", "1a"))
    assert state.dump()["coins"] == {"B1": ["gold"]}


def test_V4_loose_coins_and_the_repository_are_one_choice() -> None:
    host = player(3, {"3a": "G3"}, deposited=("copper",))
    state = table(player(0, {"1a": "A12"}), host, coins={"A12": ["copper", "silver"]})
    assert [action for action in state.legal() if action[0] == "pick"] == [
        ("pick", "1a", "copper"),
        ("pick", "1a", "silver"),
    ]
    state.play(("pick", "1a", "copper"))
    assert state.dump()["coins"] == {"A12": ["silver"]}
    assert state.dump()["seats"][1]["deposited"] == ["copper"]


@pytest.mark.parametrize("space", ["B1", "M4"])
def test_D11_an_I_drops_its_coin_where_it_stands_as_its_whole_move(space: str) -> None:
    state = table(player(0, {"1a": space}, {"1a": "silver"}), FAR, coins={space: ["gold"]})
    told = state.play(("drop", "1a"))
    assert events(told, "dropped") == [("dropped", 0, "1a", "silver", space)]
    assert state.dump()["coins"] == {space: ["silver", "gold"]}
    assert state.dump()["seats"][0]["carrying"] == {}
    assert state.dump()["left"]["1a"] == 0


def test_D11_without_a_coin_there_is_nothing_to_drop() -> None:
    assert "carries no coin" in refused(table(player(0, {"1a": "B1"}), FAR), "drop", "1a")


def test_D11_on_the_own_home_it_is_deposited_on_the_repository() -> None:
    state = table(player(0, {"1a": "A0"}, {"1a": "gold"}, ("copper",)), FAR)
    told = state.play(("drop", "1a"))
    assert events(told, "deposited") == [("deposited", 0, "1a", "gold", "A0")]
    assert state.dump()["seats"][0]["deposited"] == ["copper", "gold"]
    assert state.dump()["coins"] == {}


def test_D11_on_another_home_it_goes_back_on_that_repository_and_wins_nothing() -> None:
    mine = player(0, {"1a": "A12"}, {"1a": "gold"}, ("copper", "silver"))
    state = table(mine, FAR)
    told = state.play(("drop", "1a"))
    assert events(told, "returned") == [("returned", 0, "1a", "gold", "A12", 1)]
    assert state.dump()["seats"][1]["deposited"] == ["gold"]
    assert state.dump()["seats"][0]["deposited"] == ["copper", "silver"]
    assert state.standings is None


def test_D11_or_lies_loose_if_the_kind_is_there_already() -> None:
    host = player(3, {"3a": "G3"}, deposited=("gold",))
    state = table(player(0, {"1a": "A12"}, {"1a": "gold"}), host)
    state.play(("drop", "1a"))
    assert state.dump()["coins"] == {"A12": ["gold"]}
    assert state.dump()["seats"][1]["deposited"] == ["gold"]


def test_D11_the_home_space_of_a_marker_not_in_the_game_is_plain_land() -> None:
    state = table(player(0, {"1a": "A8"}, {"1a": "gold"}), FAR)
    state.play(("drop", "1a"))
    assert state.dump()["coins"] == {"A8": ["gold"]}


def test_D10_a_loose_coin_on_the_own_home_is_picked_up_and_then_deposited() -> None:
    state = table(player(0, {"1a": "A0"}), FAR, coins={"A0": ["gold"]})
    for action in (("pick", "1a"), ("drop", "1a")):
        state.play(action)
        finish_round(state)
    assert state.dump()["seats"][0]["deposited"] == ["gold"]


def test_D11_a_third_coin_given_back_makes_its_owner_win_not_who_dropped_it() -> None:
    host = player(3, {"3a": "G3"}, deposited=("copper", "silver"))
    state = table(player(0, {"1a": "A12"}, {"1a": "gold"}), host)
    assert events(state.play(("drop", "1a")), "won") == [("won", 1)]


def test_D12_a_carrying_I_may_not_enter_another_home() -> None:
    state = table(player(0, {"1a": "A11", "1b": "A13"}, {"1a": "gold"}), FAR)
    assert "another player’s home" in refused(state, "step", "1a", "A12")
    assert goals(state, "1a") == {"O5", "O6", "A10", "B11"}
    assert may(state, "step", "1b", "A12")


def test_D12_nor_its_own_with_a_kind_already_deposited() -> None:
    mine = player(0, {"1a": "A1", "1b": "B0"}, {"1a": "gold", "1b": "silver"}, ("gold",))
    state = table(mine, FAR)
    assert "there is gold on your repository already" in refused(state, "step", "1a", "A0")
    assert may(state, "step", "1b", "A0")


def test_D12_a_home_space_that_is_nobodys_is_open_to_carriers() -> None:
    state = table(player(0, {"1a": "A7"}, {"1a": "gold"}), FAR)
    assert may(state, "step", "1a", "A8")


def test_a_coin_travels_with_its_carrier_home_and_onto_the_repository() -> None:
    state = table(player(0, {"1a": "A1"}), FAR, coins={"A1": ["copper"]})
    for action in (("pick", "1a"), ("step", "1a", "A0"), ("drop", "1a")):
        state.play(action)
        finish_round(state)
    assert where(state, 0, "1a") == "A0"
    assert state.dump()["seats"][0]["deposited"] == ["copper"]
