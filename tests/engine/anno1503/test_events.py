"""The events of a second roll (I18–I21, ruling I-D)."""

import pytest

from engine.anno1503.board import DISTANCE, FARTHEST_FIRST, ISLAND_SPACES
from engine.anno1503.types import Event
from engine.game import Told
from tests.engine.anno1503.tabletop import (
    COMMODITIES,
    GAME,
    Fields,
    GameState,
    events,
    falling,
    goods,
    home,
    position,
    refused,
)

PIRATES, FIRE, FORTUNE = 1, 3, 5


def struck(event: int, *homes: Fields, **fields: object) -> tuple[GameState, list[Told[Event]]]:
    """The position after seat 0 has rolled a 6 and this event, and what was told."""
    state = position(*homes, phase="roll", rolls=(6, event), **fields)
    return state, state.play(("roll",))


@pytest.mark.parametrize(
    ("number", "event"),
    [(1, "pirates"), (2, "pirates"), (3, "fire"), (4, "fire"), (5, "fortune"), (6, "fortune")],
)
def test_I18_what_the_second_roll_brings(number: int, event: str) -> None:
    state, told = struck(number, {}, {})
    assert events(told, "rolled") == [(0, 6)]
    assert events(told, "event") == [(event, number)]
    assert state.dump()["rolled"] == [6, number]


def test_I18_a_six_gives_no_production() -> None:
    state, told = struck(FIRE, {}, {})
    assert events(told, "took") == []
    assert [home(state, seat)["goods"] for seat in (0, 1)] == [goods(), goods()]
    assert state.dump()["phase"] == "build"


def test_I18_an_event_hits_every_player() -> None:
    three = {"colonists": ["pioneer"] * 3}
    state, told = struck(FIRE, three, three, three, turn=1)
    assert events(told, "paid") == [(1, "fire", 1), (2, "fire", 1), (0, "fire", 1)]
    assert [home(state, seat)["gold"] for seat in range(3)] == [6, 6, 6]


def test_I19_pirates_cost_one_gold_for_each_island_tile_at_home() -> None:
    rich = {"outposts": {"2": "spice", "3": "cloth"}, "agreements": 3, "gold": 5}
    state, told = struck(PIRATES, rich, {})
    assert events(told, "paid") == [(0, "pirates", 5), (1, "pirates", 0)]
    assert home(state)["gold"] == 0
    assert home(state)["agreements"] == 3


def test_I19_who_cannot_pay_everything_pays_nothing_and_gives_up_a_tile_of_choice() -> None:
    poor = {"outposts": {"2": "spice", "3": "cloth"}, "agreements": 1, "gold": 2}
    state, _ = struck(PIRATES, poor, {})
    assert (state.dump()["phase"], state.actors) == ("give_up", (0,))
    assert state.legal() == [
        ("give_up", "outpost", 2),
        ("give_up", "outpost", 3),
        ("give_up", "agreement"),
    ]
    assert "no outpost at that pier" in refused(state, ("give_up", "outpost", 4))
    assert "first choose which tile to give up" in refused(state, ("end_turn",))
    told = state.play(("give_up", "outpost", 3))
    assert events(told, "gave_up") == [(0, "outpost:cloth", 3)]
    assert home(state)["outposts"] == {"2": "spice"}
    assert home(state)["agreements"] == 1
    assert home(state)["gold"] == 2
    assert state.dump()["phase"] == "build"


def test_I19_an_agreement_may_be_given_up_instead() -> None:
    state, _ = struck(PIRATES, {"outposts": {"2": "spice"}, "agreements": 1, "gold": 1}, {})
    state.play(("give_up", "agreement"))
    assert home(state)["agreements"] == 0
    assert home(state)["outposts"] == {"2": "spice"}


@pytest.mark.parametrize("only", [{"outposts": {"2": "spice"}}, {"agreements": 1}])
def test_I19_with_a_single_tile_nothing_is_asked(only: Fields) -> None:
    state, told = struck(PIRATES, only | {"gold": 0}, {})
    assert len(events(told, "gave_up")) == 1
    assert (home(state)["outposts"], home(state)["agreements"]) == ({}, 0)
    assert state.dump()["phase"] == "build"


def test_I19_agreements_alone_are_all_alike_and_nothing_is_asked() -> None:
    state, told = struck(PIRATES, {"agreements": 3, "gold": 2}, {})
    assert events(told, "gave_up") == [(0, "agreement", 0)]
    assert home(state)["agreements"] == 2


def test_I19_a_fort_keeps_the_pirates_away() -> None:
    fort = {"outposts": {"2": "spice"}, "agreements": 1, "buildings": {"4": "fort"}}
    for gold in (0, 9):
        state, told = struck(PIRATES, fort | {"gold": gold}, {})
        assert events(told, "spared") == [(0, "pirates")]
        assert home(state)["gold"] == gold
        assert home(state)["agreements"] == 1


def test_I19_the_tile_is_shuffled_into_the_reserve_and_the_top_is_laid_face_down() -> None:
    tops = set()
    for skip in range(40):
        start = position({"agreements": 1, "gold": 0}, {}, phase="roll", rolls=(6, PIRATES)).dump()
        start |= {"tiles": {}, "reserve": ["gold", "promotion"]}
        start["dice"] = falling((6, PIRATES), after=1000 * skip)
        state = GAME.load(start)
        told = state.play(("roll",))
        after = state.dump()
        assert events(told, "laid") == [(FARTHEST_FIRST[0],)]
        assert sorted([*after["tiles"].values(), *after["reserve"]]) == [
            "agreement",
            "gold",
            "promotion",
        ]
        tops.add(after["tiles"][FARTHEST_FIRST[0]])
    assert tops == {"agreement", "gold", "promotion"}


def test_I19_nobody_knows_the_tile_that_was_laid() -> None:
    state, told = struck(PIRATES, {"agreements": 1, "gold": 0}, {}, tiles={})
    assert all(home(state, seat)["seen"] == {} for seat in (0, 1))
    assert events(told, "laid") == [("r0c11",)]
    assert "r0c11" in state.view(0)["tiles"]


def test_I12_what_was_seen_is_forgotten_when_another_tile_is_laid_there() -> None:
    once = {"seen": {"r0c11": "gold", "r0c0": "gold"}}
    state, _ = struck(PIRATES, {"agreements": 1, "gold": 0}, once)
    assert home(state, 1)["seen"] == {"r0c0": "gold"}


def test_I19_each_loss_is_carried_out_before_the_next_players() -> None:
    both = {"outposts": {"5": "stone"}, "agreements": 1, "gold": 0}
    state, _ = struck(PIRATES, both, {"agreements": 1, "gold": 0}, both, turn=1, tiles={})
    assert state.dump()["asked"] == [2, 0]
    assert home(state, 1)["agreements"] == 0
    assert list(state.dump()["tiles"]) == [FARTHEST_FIRST[0]]
    state.play(("give_up", "agreement"), 2)
    assert state.actors == (0,)
    assert set(state.dump()["tiles"]) == set(FARTHEST_FIRST[:2])
    state.play(("give_up", "agreement"), 0)
    assert set(state.dump()["tiles"]) == set(FARTHEST_FIRST[:3])
    assert state.actors == (1,)


def test_I_D_farthest_is_counted_in_moves_of_a_ship() -> None:
    assert DISTANCE["r2c2"] == 1
    assert DISTANCE["r0c0"] == 1
    assert DISTANCE["r4c0"] == 1
    assert DISTANCE["r2c5"] == 6
    assert DISTANCE["r4c11"] == 12


def test_I_D_of_equals_the_rightmost_then_the_topmost() -> None:
    equals = [space for space in FARTHEST_FIRST if DISTANCE[space] == 1]
    assert equals == ["r2c2", "r0c0", "r4c0"], "the only equals that lie in different columns"
    assert FARTHEST_FIRST[:5] == ("r0c11", "r2c11", "r4c11", "r0c10", "r4c10")
    distances = [DISTANCE[space] for space in FARTHEST_FIRST]
    assert distances == sorted(distances, reverse=True)
    assert set(FARTHEST_FIRST) == set(ISLAND_SPACES)


def test_I_D_any_empty_island_space_whatever_its_number() -> None:
    """With two players only spaces of number 2 are in use; the tile lies on a 4."""
    state, told = struck(PIRATES, {"agreements": 1, "gold": 0}, {})
    assert ISLAND_SPACES["r0c11"] == 4
    assert events(told, "laid") == [("r0c11",)]
    assert "r0c11" in state.dump()["tiles"]


def test_I_D_a_full_space_is_passed_over() -> None:
    filled = dict.fromkeys(FARTHEST_FIRST[:3], "gold")
    _, told = struck(PIRATES, {"agreements": 1, "gold": 0}, {}, tiles=filled)
    assert events(told, "laid") == [(FARTHEST_FIRST[3],)]


@pytest.mark.parametrize("free", [("r2c2", "r0c0", "r4c0"), ("r0c0", "r4c0")])
def test_I_D_the_reserves_tile_is_laid_on_the_rightmost_of_equals(free: tuple[str, ...]) -> None:
    filled = {space: "gold" for space in ISLAND_SPACES if space not in free}
    _, told = struck(PIRATES, {"agreements": 1, "gold": 0}, {}, tiles=filled)
    assert events(told, "laid") == [free[:1]]


def test_I20_fire_costs_one_gold_for_each_colonist_outside_the_red_zone() -> None:
    state, told = struck(FIRE, {"colonists": ["pioneer"] * 4, "gold": 2}, {"gold": 0})
    assert events(told, "paid") == [(0, "fire", 2), (1, "fire", 0)]
    assert home(state)["gold"] == 0
    assert len(home(state)["colonists"]) == 4


def test_I20_who_cannot_pay_pays_nothing_and_loses_the_colonist_farthest_out() -> None:
    crew = ["pioneer", "settler", "townsman", "pioneer", "merchant"]
    built = {"4": "tavern", "5": "church"}
    supply = {"church": 0, "tavern": 0}
    state, told = struck(
        FIRE, {"colonists": crew, "buildings": built, "gold": 2}, {}, supply=supply
    )
    assert events(told, "lost") == [(0, 5, "merchant", "church")]
    assert home(state)["gold"] == 2
    assert home(state)["colonists"] == crew[:4]
    assert home(state)["buildings"] == {"4": "tavern"}
    assert state.dump()["supply"]["church"] == 1


def test_I20_the_rightmost_colonist_is_lost_whatever_its_level() -> None:
    crew = ["settler", "townsman", "merchant", "pioneer", "merchant", "pioneer"]
    built = {"4": "tavern", "5": "church", "6": "fort"}
    supply = {"church": 0, "tavern": 0, "fort": 0}
    burning = {"colonists": crew, "buildings": built, "gold": 3}
    before = position(burning, {}, supply=supply).dump()
    state, told = struck(FIRE, burning, {}, supply=supply)
    assert events(told, "lost") == [(0, 6, "pioneer", "fort")]
    assert home(state)["colonists"] == crew[:5]
    assert home(state)["buildings"] == {"4": "tavern", "5": "church"}
    assert state.dump()["supply"] == before["supply"] | {"fort": 1}


def test_I20_the_lost_colonists_tile_can_be_used_again() -> None:
    crew = ["pioneer", "pioneer", "pioneer", "pioneer"]
    state, _ = struck(FIRE, {"colonists": crew, "gold": 1, "goods": goods(lumber=1, tools=1)}, {})
    assert home(state)["colonists"] == crew[:3]
    assert ("pioneer", "church") in state.legal()


def test_I20_a_fire_station_puts_the_fire_out() -> None:
    crew = {"colonists": ["pioneer"] * 4, "gold": 1, "buildings": {"4": "fire_station"}}
    state, told = struck(FIRE, crew, {})
    assert events(told, "spared") == [(0, "fire")]
    assert home(state)["gold"] == 1
    assert len(home(state)["colonists"]) == 4


def test_I21_good_fortune_gives_each_a_commodity_of_choice() -> None:
    state, _ = struck(FORTUNE, {}, {}, {}, turn=2)
    assert state.dump()["asked"] == [2, 0, 1]
    for seat, commodity in [(2, "spice"), (0, "tobacco"), (1, "cloth")]:
        assert state.actors == (seat,)
        assert state.legal() == [("take", c) for c in COMMODITIES]
        assert "Good Fortune (I21)" in refused(state, ("end_turn",))
        state.play(("take", commodity), seat)
        assert home(state, seat)["goods"] == goods(**{commodity: 1})
    assert state.dump()["phase"] == "build"


def test_I21_a_church_gives_two_one_after_the_other() -> None:
    state, _ = struck(FORTUNE, {}, {"buildings": {"4": "church"}})
    assert state.dump()["asked"] == [0, 1, 1]
    state.play(("take", "spice"))
    state.play(("take", "stone"))
    state = GAME.load(state.dump())
    assert state.dump()["asked"] == [1]
    state.play(("take", "tobacco"))
    assert home(state, 1)["goods"] == goods(stone=1, tobacco=1)
    assert state.actors == (0,)


def test_I21_the_last_cards_are_given_unasked() -> None:
    bank = goods(tools=2)
    state, told = struck(FORTUNE, {"buildings": {"4": "church"}}, {}, bank=bank)
    assert events(told, "took") == [(0, "tools"), (0, "tools")]
    assert events(told, "empty") == [(1,)]
    assert state.dump()["phase"] == "build"
