"""The hand limit and the end of a turn (I17)."""

from tests.engine.anno1503.tabletop import (
    events,
    goods,
    home,
    position,
    refused,
)

MARKET = {"buildings": {"4": "market_hall"}}


def test_I17_five_cards_may_be_kept() -> None:
    state = position({"goods": goods(stone=3, spice=2)}, {})
    told = state.play(("end_turn",))
    assert events(told, "turn") == [(1,)]
    assert state.actors == (1,)
    assert home(state)["goods"] == goods(stone=3, spice=2)


def test_I17_the_excess_is_discarded_by_choice() -> None:
    state = position({"goods": goods(stone=5, spice=2)}, {})
    assert state.play(("end_turn",)) == [(("overfull", 0, 2), None)]
    assert (state.dump()["phase"], state.actors) == ("discard", (0,))
    assert state.legal() == [("discard", "stone"), ("discard", "spice")]
    assert "you have no cloth" in refused(state, ("discard", "cloth"))
    assert "first discard down to your limit" in refused(state, ("end_turn",))
    assert events(state.play(("discard", "spice")), "discarded") == [(0, "spice")]
    assert state.actors == (0,)
    assert events(state.play(("discard", "stone")), "turn") == [(1,)]
    assert home(state)["goods"] == goods(stone=4, spice=1)
    assert state.dump()["bank"]["spice"] == 15 + 1


def test_I17_seven_with_a_market_hall() -> None:
    state = position(MARKET | {"goods": goods(stone=7)}, {})
    state.play(("end_turn",))
    assert state.actors == (1,)
    state = position(MARKET | {"goods": goods(stone=8)}, {})
    state.play(("end_turn",))
    assert state.legal() == [("discard", "stone")]


def test_I17_only_the_player_whose_turn_ends_discards() -> None:
    state = position({}, {"goods": goods(stone=9)})
    state.play(("end_turn",))
    assert state.legal(1) == [("roll",)]


def test_I17_no_discarding_at_other_times() -> None:
    state = position({"goods": goods(stone=9)}, {})
    assert "you discard only at the end of your turn" in refused(state, ("discard", "stone"))


def test_I17_a_turn_ends_from_building_or_from_the_ships() -> None:
    state = position({}, {})
    assert ("end_turn",) in state.legal()
    state.play(("end_building",))
    assert ("end_turn",) in state.legal()
    state.play(("end_turn",))
    assert (state.dump()["turn"], state.dump()["phase"], state.dump()["rolled"]) == (1, "roll", [])
