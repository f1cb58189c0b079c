"""Building, recruiting, promoting, selling, buying (I5–I10, I16, ruling I-B)."""

import pytest

from tests.engine.anno1503.tabletop import (
    COMMODITIES,
    events,
    goods,
    home,
    position,
    refused,
    those,
    verbs,
)

PLENTY = dict.fromkeys(COMMODITIES, 9)
FOUR_SMALL = ["pioneer", "pioneer", "settler", "settler"]
THREE_GREAT = ["townsman", "merchant", "townsman"]


def test_I5_a_ship_costs_cloth_lumber_and_tools_and_lies_on_the_start_space() -> None:
    state = position({"goods": goods(cloth=1, lumber=2, tools=1)}, {})
    told = state.play(("ship",))
    assert events(told, "launched") == [(0, 1)]
    assert home(state)["ships"] == ["r2c0", "r2c0"]
    assert home(state)["goods"] == goods(lumber=1)
    assert state.dump()["bank"]["cloth"] == 15 + 1


@pytest.mark.parametrize("missing", ["cloth", "lumber", "tools"])
def test_I5_everything_a_ship_costs_is_needed(missing: str) -> None:
    state = position({"goods": goods(cloth=1, lumber=1, tools=1) | {missing: 0}}, {})
    assert ("ship",) not in state.legal()
    assert state.why_not(("ship",)) == (
        "Ship (I5): a ship costs 1 cloth, 1 lumber and 1 tool; "
        f"you still need 1 {'tool' if missing == 'tools' else missing}."
    )


def test_I5_at_most_two_ships() -> None:
    state = position({"goods": PLENTY, "ships": ["r1c3", "r2c0"]}, {})
    assert ("ship",) not in state.legal()
    assert state.why_not(("ship",)) == "Ship (I5): you may have only two ships at sea."


def test_I5_a_new_ship_takes_the_lowest_free_number() -> None:
    state = position({"goods": PLENTY, "ships": [None, "r1c3"]}, {})
    state.play(("ship",))
    assert home(state)["ships"] == ["r2c0", "r1c3"]


def test_I6_a_pioneer_costs_lumber_and_tools_and_takes_the_next_space() -> None:
    state = position({"goods": goods(lumber=1, tools=1)}, {})
    told = state.play(("pioneer",))
    assert events(told, "recruited") == [(0, 3, "")]
    assert home(state)["colonists"] == ["pioneer", "settler", "pioneer"]
    assert home(state)["goods"] == goods()
    assert "you still need 1 lumber and 1 tool." in refused(state, ("pioneer", "fort"))


def test_I6_needs_a_free_pioneer_or_settler_tile() -> None:
    state = position({"goods": PLENTY, "colonists": FOUR_SMALL}, {})
    assert "pioneer" not in verbs(state)
    assert "all four pioneer and settler tiles" in refused(state, ("pioneer", "church"))
    state.play(("promote", 3))
    assert ("pioneer", "church") in state.legal()


def test_I6_needs_a_free_space() -> None:
    state = position({"goods": PLENTY, "colonists": THREE_GREAT + FOUR_SMALL}, {})
    assert "pioneer" not in verbs(state)
    assert "all seven colonist spaces" in refused(state, ("pioneer", "church"))


def test_I6_without_a_building_to_take_no_pioneer_can_be_recruited() -> None:
    crew = {"goods": PLENTY, "colonists": ["pioneer", "settler", "townsman"]}
    state = position(crew, {}, supply={})
    assert "pioneer" not in verbs(state)
    assert "no building can be taken" in refused(state, ("pioneer", "church"))
    assert "no building can be taken" in refused(state, ("pioneer",))


@pytest.mark.parametrize(
    ("kind", "cost", "better"),
    [
        ("pioneer", {"cloth": 1, "stone": 2}, "settler"),
        ("settler", {"spice": 2, "stone": 1}, "townsman"),
        ("townsman", {"tobacco": 2, "spice": 1}, "merchant"),
    ],
)
def test_I7_what_each_promotion_costs(kind: str, cost: dict[str, int], better: str) -> None:
    state = position({"goods": goods(**cost), "colonists": ["merchant", kind]}, {})
    assert events(state.play(("promote", 2)), "promoted") == [(0, 2, better)]
    assert home(state)["colonists"] == ["merchant", better]
    assert home(state)["goods"] == goods()
    for commodity in cost:
        less = goods(**cost) | {commodity: cost[commodity] - 1}
        state = position({"goods": less, "colonists": ["merchant", kind]}, {})
        assert f"you still need 1 {commodity}." in refused(state, ("promote", 2))
        assert "promote" not in verbs(state)


def test_I7_a_settler_needs_a_free_townsman_or_merchant_tile() -> None:
    state = position({"goods": PLENTY, "colonists": ["settler", *THREE_GREAT]}, {})
    assert those(state, "promote") == [("promote", 2), ("promote", 4)]
    assert "all three townsman and merchant tiles" in refused(state, ("promote", 1))


def test_I7_a_merchant_stands_highest_and_nobody_is_promoted_on_an_empty_space() -> None:
    state = position({"goods": PLENTY, "colonists": ["merchant"]}, {})
    assert "cannot rise any higher" in refused(state, ("promote", 1))
    for space in (0, 2, -1):
        assert "nobody lives on that space" in refused(state, ("promote", space))


def test_I7_the_same_colonist_may_be_promoted_several_times_in_a_turn() -> None:
    state = position({"goods": PLENTY, "colonists": ["pioneer"]}, {})
    for better in ("settler", "townsman", "merchant"):
        state.play(("promote", 1))
        assert home(state)["colonists"] == [better]


def test_I7_a_school_saves_a_stone_for_pioneers_and_settlers() -> None:
    school = {"colonists": ["pioneer", "settler"], "buildings": {"4": "school"}}
    state = position(school | {"goods": goods(cloth=1, stone=1, spice=2)}, {})
    state.play(("promote", 1))
    state.play(("promote", 2))
    assert home(state)["goods"] == goods()
    assert home(state)["colonists"] == ["settler", "townsman"]
    assert "costs 1 cloth and 1 stone;" in refused(position(school, {}), ("promote", 1))


def test_I7_a_university_saves_a_tobacco_for_townsmen() -> None:
    crew = {"colonists": ["townsman"], "goods": goods(tobacco=1, spice=1)}
    assert "you still need 1 tobacco." in refused(position(crew, {}), ("promote", 1))
    state = position(crew | {"buildings": {"4": "university"}}, {})
    state.play(("promote", 1))
    assert home(state)["goods"] == goods()


@pytest.mark.parametrize(
    ("kind", "wanted", "gold"),
    [
        ("pioneer", ("stone", "lumber", "tools"), 1),
        ("settler", ("cloth",), 2),
        ("townsman", ("spice",), 3),
        ("merchant", ("tobacco",), 4),
    ],
)
def test_I8_what_each_colonist_buys_and_pays(kind: str, wanted: tuple[str, ...], gold: int) -> None:
    state = position({"goods": PLENTY, "colonists": [kind]}, {})
    assert those(state, "sell") == [("sell", 1, commodity) for commodity in wanted]
    for commodity in set(COMMODITIES) - set(wanted):
        assert f"a {kind} buys only" in refused(state, ("sell", 1, commodity))
    told = state.play(("sell", 1, wanted[-1]))
    assert events(told, "sold") == [(0, 1, wanted[-1], gold)]
    assert home(state)["gold"] == 7 + gold
    assert home(state)["goods"] == PLENTY | {wanted[-1]: 8}
    assert home(state)["sold"] == [1]


def test_I8_worked_example_three_colonists_bring_six_gold() -> None:
    crew = ["pioneer", "settler", "townsman"]
    state = position({"gold": 0, "colonists": crew, "goods": goods(tools=1, cloth=1, spice=1)}, {})
    for action in [("sell", 1, "tools"), ("sell", 2, "cloth"), ("sell", 3, "spice")]:
        state.play(action)
    assert home(state)["gold"] == 6


def test_I8_each_colonist_buys_at_most_one_commodity_a_turn() -> None:
    state = position({"goods": PLENTY, "colonists": ["pioneer", "pioneer"]}, {})
    state.play(("sell", 1, "stone"))
    assert [action[1] for action in those(state, "sell")] == [2, 2, 2]
    assert "and this one has" in refused(state, ("sell", 1, "lumber"))


def test_I8_only_what_one_has_can_be_sold() -> None:
    state = position({"colonists": ["pioneer"]}, {})
    assert "sell" not in verbs(state)
    assert state.why_not(("sell", 1, "stone")) == "Selling (I8): you have no stone."
    assert "nobody lives on that space" in refused(state, ("sell", 2, "stone"))


def test_I8_colonists_buy_again_in_the_next_turn() -> None:
    state = position({"goods": goods(stone=1, lumber=1), "colonists": ["pioneer"]}, {})
    state.play(("sell", 1, "stone"))
    state.play(("end_turn",))
    assert home(state)["sold"] == []


def test_I8_a_tavern_lets_one_colonist_buy_a_second_commodity() -> None:
    crew = {"colonists": ["pioneer", "pioneer"], "buildings": {"4": "tavern"}}
    state = position(crew | {"goods": PLENTY}, {})
    state.play(("sell", 1, "stone"))
    assert ("sell", 1, "lumber") in state.legal()
    assert ("sell", 1, "stone") in state.legal()
    state.play(("sell", 1, "lumber"))
    assert home(state)["sold"] == [1, 1]
    state.play(("sell", 2, "tools"))
    assert "sell" not in verbs(state)
    for space in (1, 2):
        assert "the Tavern lets one colonist" in refused(state, ("sell", space, "stone"))


def test_I_B_a_promoted_colonist_buys_as_what_it_is_now() -> None:
    state = position({"goods": PLENTY, "colonists": ["pioneer", "settler"]}, {})
    state.play(("promote", 1))
    assert those(state, "sell") == [("sell", 1, "cloth"), ("sell", 2, "cloth")]
    state.play(("sell", 2, "cloth"))
    state.play(("promote", 2))
    assert "and this one has" in refused(state, ("sell", 2, "spice"))


def test_I_B_a_recruited_colonist_buys_at_once() -> None:
    state = position({"goods": goods(lumber=1, tools=1, stone=1), "colonists": ["settler"]}, {})
    state.play(("pioneer",))
    state.play(("sell", 2, "stone"))
    assert home(state)["gold"] == 8


def test_I9_a_commodity_costs_six_gold() -> None:
    state = position({"gold": 11}, {})
    assert those(state, "buy") == [("buy", commodity) for commodity in COMMODITIES]
    assert events(state.play(("buy", "spice")), "bought") == [(0, "spice", 6)]
    assert home(state)["gold"] == 5
    assert home(state)["goods"] == goods(spice=1)
    assert state.dump()["bank"]["spice"] == 14
    assert state.why_not(("buy", "cloth")) == (
        "Buying (I9): a commodity costs you 6 gold; you have 5."
    )


def test_I9_at_most_two_commodities_a_turn() -> None:
    state = position({"gold": 25}, {})
    state.play(("buy", "spice"))
    state.play(("buy", "spice"))
    assert home(state)["bought"] == 2
    assert "buy" not in verbs(state)
    assert "two commodities a turn" in refused(state, ("buy", "stone"))
    state.play(("end_turn",))
    assert home(state)["bought"] == 0


@pytest.mark.parametrize(("agreements", "price"), [(0, 6), (1, 5), (2, 4), (3, 3)])
def test_I9_each_trade_agreement_makes_buying_one_gold_cheaper(agreements: int, price: int) -> None:
    state = position({"gold": price, "agreements": agreements}, {})
    state.play(("buy", "tobacco"))
    assert home(state)["gold"] == 0
    assert "buy" not in verbs(position({"gold": price - 1, "agreements": agreements}, {}))


def test_I9_worked_example_a_spice_outpost_and_two_agreements() -> None:
    settled = {"outposts": {"3": "spice"}, "agreements": 2, "gold": 8, "colonists": ["settler"]}
    state = position(settled | {"goods": goods(stone=1)}, {}, phase="roll", rolls=(3,))
    state.play(("roll",))
    state.play(("take", "spice"))
    state.play(("buy", "spice"))
    state.play(("buy", "cloth"))
    assert home(state)["gold"] == 0
    state.play(("promote", 1))
    assert home(state)["colonists"] == ["townsman"]


def test_I9_a_view_tells_the_price_and_what_promotions_cost() -> None:
    state = position({"agreements": 2, "buildings": {"4": "school", "5": "market_hall"}}, {})
    account = state.view(None)["accounts"][0]
    assert account["price"] == 4
    assert account["hand_limit"] == 7
    assert account["promotions"] == {
        "pioneer": {"cloth": 1, "stone": 1},
        "settler": {"spice": 2},
        "townsman": {"tobacco": 2, "spice": 1},
    }


@pytest.mark.parametrize("action", [("trade", 1, "stone", "spice"), ("give", 1, "stone")])
def test_I10_players_do_not_trade(action: tuple[object, ...]) -> None:
    state = position({"goods": PLENTY}, {"goods": PLENTY})
    assert state.why_not(action) == "No trade (I10): players do not trade with each other."


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_I16_the_fourth_to_seventh_colonist_bring_a_building_below_their_space(count: int) -> None:
    crew = [*THREE_GREAT, "pioneer", "settler", "pioneer"][:count]
    state = position({"goods": PLENTY, "colonists": crew}, {})
    assert ("pioneer",) not in state.legal()
    assert "choose the building" in refused(state, ("pioneer",))
    told = state.play(("pioneer", "university"))
    assert events(told, "recruited") == [(0, count + 1, "university")]
    assert home(state)["buildings"] == {str(count + 1): "university"}
    assert state.dump()["supply"]["university"] == 0


def test_I16_the_third_colonist_brings_none() -> None:
    state = position({"goods": PLENTY}, {})
    assert those(state, "pioneer") == [("pioneer",)]
    assert "with the fourth to the seventh" in refused(state, ("pioneer", "church"))


def test_I16_never_a_second_of_the_same_kind() -> None:
    crew = {"goods": PLENTY, "colonists": [*THREE_GREAT, "pioneer"], "buildings": {"4": "church"}}
    state = position(crew, {}, {}, {})
    assert ("pioneer", "church") not in state.legal()
    assert len(those(state, "pioneer")) == 6
    assert "you already have a Church" in refused(state, ("pioneer", "church"))


def test_I16_only_what_is_in_the_supply() -> None:
    crew = {"goods": PLENTY, "colonists": THREE_GREAT}
    state = position(crew, {}, supply={"fort": 1, "tavern": 0})
    assert those(state, "pioneer") == [("pioneer", "fort")]
    assert "no Tavern left" in refused(state, ("pioneer", "tavern"))
