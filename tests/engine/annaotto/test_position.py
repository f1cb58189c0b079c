"""The position as data: what a dump holds, and what load refuses."""

from typing import Any

import pytest

from engine.annaotto import GAME
from tests.engine.annaotto.setting import at, cards, field

FIELDS = {
    "hands",
    "draw",
    "discard",
    "colour",
    "direction",
    "turn",
    "phase",
    "sequence",
    "plus",
    "due",
    "faced",
    "drawn",
    "owed",
    "layer",
    "turns_left",
    "turned",
    "catch",
    "passes",
    "out",
    "options",
}
PLAIN = "KC/TW YW/TW BC/TW"


FLAGS = {"called", "may", "known"}
"""They may be left out where they are off."""


def test_a_dump_holds_every_field_and_the_dice() -> None:
    assert set(GAME.new(2, 1).dump()) == FIELDS | FLAGS | {"dice"}


@pytest.mark.parametrize("name", sorted(FIELDS - {"options"}))
def test_a_field_that_is_missing_is_named(name: str) -> None:
    dump = GAME.new(2, 1).dump()
    del dump[name]
    with pytest.raises(ValueError, match=name):
        GAME.load(dump)


def test_the_dice_may_be_left_out() -> None:
    dump = GAME.new(2, 1).dump()
    del dump["dice"]
    assert field(GAME.load(dump), "hands") == dump["hands"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hands", []),
        ("hands", [cards(PLAIN)]),
        ("hands", [cards(PLAIN)] * 7),
        ("hands", [cards(PLAIN), [["RD"]]]),
        ("hands", [cards(PLAIN), [["RD", "XX"]]]),
        ("hands", [cards(PLAIN), [["RD", "ANNAOTTO-RD"]]]),
        ("known", {}),
        ("known", [[False] * 3] * 2),
        ("known", [[False] * 3, [False] * 3, [False] * 2]),
        ("known", [[False] * 3, [False] * 3, [0, 0, 1]]),
        ("known", [[False] * 3, [False] * 3, None]),
        ("draw", [["RD", "GS", "BW"]]),
        ("discard", []),
        ("colour", "X"),
        ("colour", 1),
        ("direction", 0),
        ("direction", 2),
        ("turn", 3),
        ("turn", True),
        ("phase", "later"),
        ("sequence", ["PLUS"]),
        ("plus", -1),
        ("due", None),
        ("faced", [True, True]),
        ("faced", [1, 1, 1]),
        ("drawn", "RD"),
        ("owed", [[3, 1]]),
        ("owed", [[1, 0]]),
        ("layer", -1),
        ("turns_left", "2"),
        ("turned", [0, 0]),
        ("turned", [8]),
        ("catch", 3),
        ("passes", -1),
        ("out", [1, 1]),
        ("out", [1, 2]),
        ("out", [0]),
        ("options", {"deal": 7}),
        ("options", {"first": 3}),
        ("dice", -1),
    ],
)
def test_load_refuses_what_is_no_position(name: str, value: Any) -> None:
    dump = at(PLAIN, PLAIN, PLAIN).dump()
    assert GAME.load(dump).dump() == dump
    with pytest.raises(ValueError, match=r"\w"):
        GAME.load(dump | {name: value})


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"phase": "face"}, "faced"),
        (
            {"phase": "face", "faced": [False] * 3, "hands": [cards(PLAIN) * 3] * 3, "known": None},
            "dealt",
        ),
        ({"phase": "face", "faced": [False] * 3, "known": [[True] * 3] * 3}, "known"),
        ({"phase": "keep", "drawn": ["RD", "GS"]}, "owed"),
        ({"phase": "keep", "owed": [[0, 1]], "draw": []}, "drawn"),
        ({"phase": "drawn", "draw": []}, "drawn"),
        ({"phase": "turning"}, "turned"),
        ({"phase": "turning", "turns_left": 1, "turned": [0, 1, 2]}, "turned"),
    ],
)
def test_load_refuses_a_phase_without_what_it_needs(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        GAME.load(at(PLAIN, PLAIN, PLAIN).dump() | fields)


def test_a_card_still_on_the_pile_is_drawn_for_a_position_set_up_by_hand() -> None:
    state = at(PLAIN, PLAIN, pile="VC/RW TS/GD", phase="keep", owed=[[1, 2]])
    assert field(state, "drawn") == ["TS", "GD"]
    assert state.actors == (1,)


def test_load_does_not_ask_whether_the_cards_are_those_of_the_box() -> None:
    state = at("RD/RD RD/RD", "KC-ALL/KC-ALL KC/KC", pile="")
    assert ("lay", 0) in state.legal()


@pytest.mark.parametrize(
    "action",
    [
        ("dance",),
        ("lay",),
        ("lay", 0, "shout"),
        ("take", 1),
        ("annaotto", "other", "B"),
        ("pass", 0),
    ],
)
def test_perform_raises_for_what_is_no_action_and_changes_nothing(action: Any) -> None:
    state = at("RS/GW KC/TW GC/TW", PLAIN)
    before = state.dump()
    with pytest.raises(AssertionError):
        state.perform(action, 0)
    assert state.dump() == before


def test_a_copy_shares_nothing_that_changes() -> None:
    state = at("RS/GW KC/TW GC/TW", PLAIN)
    twin = state.copy()
    before = state.dump()
    twin.play(("lay", 0))
    twin.play(("draw",))
    assert state.dump() == before
    assert twin.dump() != before


def test_O19_without_calls_nobody_is_to_be_caught() -> None:
    dump = GAME.new(3, 1, {"calls": False}).dump() | {"catch": 1}
    with pytest.raises(ValueError, match="nobody is caught"):
        GAME.load(dump)
    assert GAME.load(GAME.new(3, 1).dump() | {"catch": 1}).dump()["catch"] == 1
