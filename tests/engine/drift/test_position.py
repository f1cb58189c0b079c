"""Positions as data: dump, load, view, imagine."""

import json
from typing import Any

import pytest

from engine import checksum
from engine.dice import Dice
from engine.drift import GAME
from engine.drift.pieces import VALUE
from engine.game import Data
from tests.engine.drift.positions import at_home, load, new, player, table


def scattered() -> Data:
    return new(2, 3, {"coins": "scatter"}).dump()


def test_a_dump_holds_what_the_rules_name() -> None:
    dump = scattered()
    named = {"seats", "coins", "unplaced", "turn", "round", "left", "done", "options"}
    assert named <= set(dump)
    assert set(dump["seats"][0]) == {"home", "pieces", "carrying", "deposited"}
    assert dump["left"] == VALUE
    assert dump["done"] == []


def test_the_phase_follows_from_the_named_fields() -> None:
    dump = scattered() | {"phase": "over"}
    assert GAME.load(dump).actors
    del dump["phase"]
    dump["seats"][0]["deposited"] = ["gold", "copper", "silver"]
    assert GAME.load(dump).actors == ()
    dump = scattered() | {"round": 61}
    assert GAME.load(dump).standings is not None


def test_the_turn_order_follows_from_the_homes() -> None:
    dump = scattered()
    dump["seats"][0]["home"], dump["seats"][1]["home"] = 5, 1
    assert load(dump).order == [1, 0]


def test_dice_may_be_left_out() -> None:
    dump = scattered()
    del dump["dice"]
    assert GAME.load(dump).dice.state == 0


def test_coins_are_kept_in_one_order_and_empty_lists_left_out() -> None:
    state = table(at_home(0), at_home(1), coins={"B1": ["gold", "copper"], "B2": []})
    assert state.dump()["coins"] == {"B1": ["copper", "gold"]}


def test_a_piece_without_points_in_left_cannot_move() -> None:
    state = table(player(0, {"3a": "B1", "1a": "B5"}), at_home(1), left={"1a": 1})
    assert {action[1] for action in state.legal() if len(action) > 1} == {"1a"}


def _set(dump: Data, path: str, value: object) -> Data:
    *inner, last = path.split("/")
    place: Any = dump
    for name in inner:
        place = place[int(name) if isinstance(place, list) else name]
    place[int(last) if isinstance(place, list) else last] = value
    return dump


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("seats", [], "2 to 6 players"),
        ("seats/0", 7, "seats"),
        ("seats/0/home", 6, "home"),
        ("seats/0/home", None, "home"),
        ("seats/0/pieces", {"3a": "B1"}, "six pieces"),
        ("seats/0/pieces/3a", "X0", "'X0' is not known"),
        ("seats/0/pieces/3a", 4, "3a"),
        ("seats/0/carrying", {"3a": "gold"}, "carrying"),
        ("seats/0/carrying", {"1a": "brass"}, "carrying"),
        ("seats/0/deposited", ["brass"], "deposited"),
        ("coins", {"Z9": ["gold"]}, "coins"),
        ("coins", {"B1": "gold"}, "coins"),
        ("unplaced", [[]], "unplaced"),
        ("turn", 2, "turn"),
        ("round", 62, "round"),
        ("round", -1, "round"),
        ("round", 0, "home"),
        ("left", {"3a": 4}, "left"),
        ("left", {"9z": 1}, "left"),
        ("done", ["3b"], "done"),
        ("options", {"rounds": 41}, "Rounds"),
        ("dice", "six", "dice"),
    ],
)
def test_what_is_no_position_is_rejected_with_a_reason(path: str, value: object, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        GAME.load(_set(scattered(), path, value))


@pytest.mark.parametrize("field", ["seats", "coins", "unplaced", "turn", "round", "left", "done"])
def test_a_missing_field_is_named(field: str) -> None:
    dump = scattered()
    del dump[field]
    with pytest.raises(ValueError, match=field):
        GAME.load(dump)


def test_two_players_cannot_share_a_marker_nor_a_space() -> None:
    with pytest.raises(ValueError, match="share a geo-marker"):
        table(at_home(1), at_home(1, {"3a": "B1"}))
    with pytest.raises(ValueError, match="two players’ pieces stand on B1"):
        table(at_home(0, {"3a": "B1"}), at_home(1, {"2a": "B1"}))


def test_a_carrier_is_on_the_board() -> None:
    with pytest.raises(ValueError, match="1a is not on the board"):
        table(player(0, {"3a": "B1"}, {"1a": "gold"}), at_home(1))


def test_D2_before_the_markers_are_drawn_nothing_is_on_the_board() -> None:
    dump = GAME.new(2, 1).dump()
    with pytest.raises(ValueError, match="no piece"):
        GAME.load(_set(dump, "seats/0/pieces/3a", "A0"))
    with pytest.raises(ValueError, match="no coin to place"):
        GAME.load(GAME.new(2, 1).dump() | {"unplaced": [[], ["gold"]]})


@pytest.mark.parametrize("options", [{}, {"coins": "scatter"}])
def test_all_is_open_but_the_dice(options: dict[str, str]) -> None:
    state = GAME.new(3, 5, options)
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        dump = state.dump()
        del dump["dice"]
        assert view == dump | {"seat": seat}
        assert json.loads(json.dumps(view)) == view
        imagined = GAME.imagine(view, Dice(9))
        assert imagined.view(seat) == view
        assert imagined.legal() == state.legal()


def test_a_copy_shares_nothing_that_changes() -> None:
    state = table(player(0, {"1a": "B1", "3a": "B5"}), at_home(3), coins={"B1": ["gold"]})
    before = checksum(state)
    twin = state.copy()
    twin.play(("step", "3a", "B6"))
    twin.play(("pick", "1a"))
    twin.play(("end_turn",))
    assert checksum(state) == before
    assert state.standing == {"B1": 0, "B5": 0, "A12": 1}


def test_what_follows_from_the_fields_is_right_after_every_action() -> None:
    for seats in (2, 6):
        state, dice = new(seats, 5, {"rounds": 20}), Dice(5)
        while state.actors:
            state.play(dice.choice(state.legal()))
            again = load(state.dump())
            assert state.standing == again.standing
            assert state.home_spaces == again.home_spaces
            assert state.owner == again.owner
            assert state.phase == again.phase
        assert state.round == 21
