"""Production (I4) and empty stacks (ruling I-A)."""

from typing import Any

from tests.engine.anno1503.tabletop import (
    COMMODITIES,
    GAME,
    Fields,
    GameState,
    events,
    goods,
    home,
    position,
    refused,
)

FULL = dict.fromkeys(COMMODITIES, 9)


def rolled(number: int, *homes: Fields, **fields: Any) -> GameState:
    """The position after seat 0 has rolled this number."""
    state = position(*homes, phase="roll", rolls=(number,), **fields)
    told = state.play(("roll",))
    assert events(told, "rolled") == [(fields.get("turn", 0), number)]
    return state


def test_I4_rolling_comes_first() -> None:
    state = position({"goods": goods(cloth=1, lumber=1, tools=1)}, {}, phase="roll")
    assert state.legal() == [("roll",)]
    for action in [("ship",), ("end_turn",), ("end_building",), ("sell", 2, "cloth")]:
        assert state.why_not(action) == "Production (I4): roll the die first."


def test_I4_the_die_is_rolled_once() -> None:
    state = rolled(3, {}, {})
    assert state.why_not(("roll",)) == "Production (I4): the die is rolled only once a turn."


def test_I4_every_player_takes_what_their_workshop_makes() -> None:
    state = rolled(3, {}, {})
    assert home(state, 0)["goods"] == goods(lumber=1)
    assert home(state, 1)["goods"] == goods(tools=1)
    assert state.dump()["bank"]["lumber"] == 13 - 1
    assert state.dump()["bank"]["tools"] == 15 - 1
    assert state.dump()["phase"] == "build"


def test_I4_each_island_has_its_own_numbers() -> None:
    state = rolled(5, {}, {}, {}, {})
    taken = [[c for c, n in home(state, seat)["goods"].items() if n] for seat in range(4)]
    assert taken == [["stone"], ["cloth"], ["lumber"], ["tools"]]


def test_I4_the_any_workshop_gives_one_of_six_by_choice() -> None:
    state = rolled(1, {}, {})
    assert (state.dump()["phase"], state.dump()["asked"], state.actors) == ("take", [0], (0,))
    assert state.legal() == [("take", commodity) for commodity in COMMODITIES]
    state.play(("take", "tobacco"))
    assert home(state, 0)["goods"] == goods(tobacco=1)
    assert home(state, 1)["goods"] == goods(stone=1)
    assert state.dump()["phase"] == "build"


def test_I4_an_outpost_gives_its_commodity_instead_never_both() -> None:
    state = rolled(3, {"outposts": {"3": "spice"}}, {})
    assert state.legal() == [("take", "lumber"), ("take", "spice")]
    assert "neither this workshop nor its outpost gives cloth" in refused(state, ("take", "cloth"))
    state.play(("take", "spice"))
    assert home(state)["goods"] == goods(spice=1)


def test_I4_an_outpost_works_only_with_its_own_number() -> None:
    state = rolled(2, {"outposts": {"3": "spice"}}, {"island": "C"})
    assert home(state)["goods"] == goods(tools=1)


def test_I4_an_outpost_of_the_same_commodity_asks_nothing() -> None:
    state = rolled(3, {"outposts": {"3": "lumber"}}, {})
    assert state.dump()["phase"] == "build"
    assert home(state)["goods"] == goods(lumber=1)


def test_I4_players_are_served_in_turn_order_each_finished_before_the_next() -> None:
    state = rolled(1, {}, {"outposts": {"1": "spice"}}, {"outposts": {"1": "tobacco"}}, turn=1)
    assert state.dump()["asked"] == [1, 2, 0]
    state.play(("take", "spice"))
    assert state.actors == (2,)
    state.play(("take", "cloth"))
    assert state.actors == (0,)
    assert state.dump()["phase"] == "take"
    state.play(("take", "tools"))
    assert state.actors == (1,)
    assert state.dump()["phase"] == "build"


def test_I4_who_has_no_choice_waits_for_the_choice_before() -> None:
    state = rolled(1, {}, {}, {"outposts": {"1": "spice"}}, bank=FULL | {"stone": 1})
    assert state.dump()["asked"] == [0, 2]
    assert home(state, 1)["goods"] == goods()
    state.play(("take", "stone"))
    assert home(state, 1)["goods"] == goods()
    assert state.actors == (2,)


def test_I4_only_the_seat_that_is_asked_may_choose() -> None:
    state = rolled(2, {}, {})
    assert state.actors == (1,)
    assert state.why_not(("take", "spice"), 0) == "It is not this player’s turn."
    assert state.legal(0) == []


def test_I4_nothing_else_is_done_while_a_choice_is_open() -> None:
    state = rolled(1, {}, {})
    refusal = "Production (I4): first choose which commodity your workshop gives you."
    for action in [("roll",), ("end_turn",), ("ship",), ("sail", 0, "r1c0")]:
        assert state.why_not(action) == refusal


def test_I4_a_choice_survives_the_dump() -> None:
    state = GAME.load(rolled(2, {}, {}, {}).dump())
    assert (state.dump()["rolled"], state.dump()["asked"]) == ([2], [1])
    state.play(("take", "cloth"))
    assert home(state, 2)["goods"] == goods(stone=1)
    assert state.actors == (0,)


def test_I_A_an_empty_stack_gives_nothing() -> None:
    state = position({}, {}, phase="roll", rolls=(3,), bank=FULL | {"lumber": 0})
    told = state.play(("roll",))
    assert events(told, "empty") == [(0,)]
    assert home(state, 0)["goods"] == goods()
    assert home(state, 1)["goods"] == goods(tools=1)


def test_I_A_only_stacks_with_cards_are_offered() -> None:
    state = rolled(1, {}, {}, bank=FULL | {"stone": 0, "spice": 0})
    assert state.legal() == [("take", c) for c in ("lumber", "tools", "cloth", "tobacco")]
    assert state.why_not(("take", "spice")) == "Empty stack (I-A): the spice stack is empty."


def test_I_A_a_single_possible_commodity_is_given_unasked() -> None:
    state = rolled(3, {"outposts": {"3": "spice"}}, {}, bank=FULL | {"lumber": 0})
    assert home(state)["goods"] == goods(spice=1)
    assert state.dump()["phase"] == "build"


def test_I_A_the_last_card_goes_to_the_first_in_turn_order() -> None:
    both = {"island": "B"}
    state = rolled(3, both, both, bank=FULL | {"tools": 1}, turn=1)
    assert [home(state, seat)["goods"]["tools"] for seat in (0, 1)] == [0, 1]


def test_I_A_an_empty_stack_cannot_be_bought_from() -> None:
    state = position({"gold": 20}, {}, bank=FULL | {"spice": 0})
    assert ("buy", "spice") not in state.legal()
    assert state.why_not(("buy", "spice")) == "Empty stack (I-A): the spice stack is empty."
