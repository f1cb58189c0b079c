"""Dumps that are no positions, views, imagined positions."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import checksum
from engine.anno1503.home import FIELDS as HOME_FIELDS
from engine.anno1503.state import FIELDS
from engine.dice import Dice
from tests.engine.anno1503.census import census
from tests.engine.anno1503.tabletop import (
    GAME,
    Fields,
    GameState,
    dump,
    goods,
    position,
)

WRONG: list[tuple[tuple[str | int, ...], Any]] = [
    (("players",), [{}]),
    (("players", 0, "island"), "E"),
    (("players", 0, "gold"), -1),
    (("players", 0, "goods"), {"stone": 1}),
    (("players", 0, "goods", "salt"), 1),
    (("players", 0, "goods", "stone"), -1),
    (("players", 0, "colonists"), ["duke"]),
    (("players", 0, "colonists"), ["pioneer"] * 8),
    (("players", 0, "buildings"), {"3": "church"}),
    (("players", 0, "buildings"), {"4": "castle"}),
    (("players", 0, "outposts"), {"6": "spice"}),
    (("players", 0, "outposts"), {"2": "salt"}),
    (("players", 0, "agreements"), 4),
    (("players", 0, "ships"), ["r2c0"]),
    (("players", 0, "ships"), ["r0c0", None]),
    (("players", 0, "points"), [3, 0]),
    (("players", 0, "bought"), 3),
    (("players", 0, "sold"), [8]),
    (("players", 0, "seen"), {"r1c1": "gold"}),
    (("tiles",), {"r2c0": "gold"}),
    (("tiles",), {"r0c0": "silver"}),
    (("tiles",), []),
    (("reserve",), ["silver"]),
    (("removed",), None),
    (("supply",), {"castle": 1}),
    (("supply",), {"church": -1}),
    (("bank",), {}),
    (("turn",), 2),
    (("phase",), "over"),
    (("asked",), [2]),
    (("first_rolls",), [[7, 1]]),
    (("first_rolls",), [[6]]),
    (("rolled",), [6]),
    (("rolled",), [5, 1]),
    (("dice",), -1),
    (("options",), {"pirates": 3}),
]


@pytest.mark.parametrize(("path", "value"), WRONG, ids=lambda part: str(part)[:40])
def test_what_is_no_position_is_refused(path: tuple[str | int, ...], value: object) -> None:
    data: Any = dump({}, {})
    GAME.load(data)
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(ValueError):
        GAME.load(data)


@pytest.mark.parametrize(
    "fields",
    [
        {"phase": "take", "asked": []},
        {"phase": "take", "asked": [0], "bank": goods()},
        {"phase": "take", "asked": [1, 0]},
        {"phase": "give_up", "asked": [0]},
        {"phase": "tile", "exploring": None},
        {"phase": "tile", "exploring": [1, "r0c0"]},
        {"phase": "tile", "exploring": [0, "r0c2"]},
        {"phase": "discard"},
    ],
    ids=str,
)
def test_a_phase_without_what_it_asks_for_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        position({}, {}, **({"rolled": [6, 5]} | fields))


@pytest.mark.parametrize("name", sorted(GAME.new(2, 0).dump().keys() - {"dice", "rolled"}))
def test_every_named_field_but_the_options_is_needed(name: str) -> None:
    data = dump({"ships": ["r2c1", None]}, {}, phase="tile", exploring=[0, "r2c2"])
    del data[name]
    if name == "options":
        assert GAME.load(data).dump()["options"] == {}
        return
    with pytest.raises(ValueError):
        GAME.load(data)


def test_a_position_set_up_by_hand_may_leave_out_the_roll() -> None:
    start = dump({"agreements": 1, "outposts": {"2": "spice"}, "gold": 0}, {}, asked=[0])
    del start["rolled"]
    assert GAME.load(start | {"phase": "take", "asked": [0, 1]}).legal()[-1] == ("take", "tobacco")
    assert GAME.load(start | {"phase": "give_up"}).legal()[-1] == ("give_up", "agreement")


def test_only_a_position_with_an_explored_tile_needs_to_say_which() -> None:
    start = dump({"ships": ["r2c1", None]}, {}, exploring=[0, "r2c2"])
    del start["exploring"]
    assert GAME.load(start).dump()["exploring"] is None
    with pytest.raises(ValueError, match="exploring"):
        GAME.load(start | {"phase": "tile"})


@settings(max_examples=40)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), steps=st.integers(0, 250))
def test_any_position_round_trips_and_can_be_imagined(seats: int, seed: int, steps: int) -> None:
    state = _played(seats, seed, steps)
    again = GAME.load(json.loads(json.dumps(state.dump())))
    assert checksum(again) == checksum(state)
    assert (again.actors, again.legal()) == (state.actors, state.legal())
    for seat in (*range(seats), None):
        view = state.view(seat)
        imagined = GAME.imagine(json.loads(json.dumps(view)), Dice(seed + 1))
        assert imagined.view(seat) == view
        assert census(imagined.dump()) == census(state.dump())
        if seat is not None:
            assert imagined.legal(seat) == state.legal(seat)


def test_a_view_shows_the_open_fields_as_the_dump_does_and_no_others() -> None:
    secret = {one.name for one in FIELDS if one.secret}
    at_home = {one.name for one in HOME_FIELDS if one.secret}
    assert (secret, at_home) == ({"players", "tiles", "reserve", "dice"}, {"seen"})
    for steps in range(0, 250, 10):
        state = _played(3, steps, steps)
        dump, view = state.dump(), dict(state.view(1))
        players: Any = view["players"]
        assert view.keys() == dump.keys() - {"dice"} | {"seat", "accounts", "shields"}
        assert {n: view[n] for n in dump.keys() - secret} == _without(dump, secret)
        for shown, dumped in zip(players, dump["players"], strict=True):
            assert shown.keys() == dumped.keys()
            assert _without(shown, at_home) == _without(dumped, at_home)


def _without(data: Fields, names: set[str]) -> Fields:
    return {name: value for name, value in data.items() if name not in names}


def _played(seats: int, seed: int, steps: int) -> GameState:
    state, dice = GAME.new(seats, seed), Dice(seed)
    for _ in range(steps):
        if state.actors:
            state.play(dice.choice(state.legal()))
    return state


def test_imagining_keeps_what_the_seat_has_seen_and_shuffles_the_rest() -> None:
    start = GAME.new(2, 5).dump()
    seen = {space: start["tiles"][space] for space in ("r0c0", "r2c2")}
    start["players"][0]["seen"] = seen
    view = GAME.load(start).view(0)
    tops = set()
    for seed in range(30):
        imagined = GAME.imagine(view, Dice(seed)).dump()
        assert {space: imagined["tiles"][space] for space in seen} == seen
        tops.add(imagined["tiles"]["r4c1"])
    assert len(tops) > 3
