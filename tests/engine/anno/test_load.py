"""Loading positions: any that can be set up is taken, and what is none is refused."""

from typing import Any

import pytest

from engine import checksum
from engine.anno import orientation as orientations
from engine.anno import state as calendars
from engine.anno.types import Action, Event, View
from engine.dice import Dice
from engine.fields import Field
from engine.game import State
from tests.engine.anno.positions import GAME, match, orientation, position

SHEET = [[[5, 0], [0, 10]]]
CALENDAR: dict[str, dict[str, Any]] = {
    "2 to 4 players sit here, not 1": {"hands": [["Q1"]]},
    "hands[0][0]: 'Q5' is not known": {"hands": [["Q5"], []]},
    "community: 8 entries": {"community": ["Q1"] * 7},
    "community: 'q1' is not known": {"community": ["q1"] * 8},
    "boards: 2 entries": {"boards": [[]]},
    "month: 'Q1' is not known": {"boards": [[{"month": "Q1", "cards": []}], []]},
    "'cards' is missing": {"boards": [[{"month": "M01"}], []]},
    "deck: a list belongs here": {"deck": 12},
    "burned: a whole number from 0 to 1": {"burned": [[2, "Q1"]]},
    "burned: 2 entries": {"burned": [["Q1"]]},
    "dealer: a whole number": {"dealer": -1},
    "turn: a whole number from 0 to 1": {"turn": 2},
    "turn: a whole number": {"turn": True},
    "phase: 'later' is not known": {"phase": "later"},
    "mensis: a whole number from 1 to 1": {"mensis": 2},
    "sheet: 2 entries": {"sheet": [[[5, 0]]]},
    "sheet: a whole number of 0 or more": {"sheet": [[[5, -5], [0, 0]]]},
    "dealer_draw: 2 entries": {"dealer_draw": [["M01"]]},
    "no option 'speed'": {"options": {"speed": 1}},
    "options: an object with fields": {"options": None},
    "dice: a whole number": {"dice": -1},
    "the player who must burn a card has none": {"hands": [[], ["Q1"]], "phase": "burn"},
}
TOGETHER: dict[str, dict[str, Any]] = {
    "1 to 4 players sit here, not 0": {"slips": []},
    "slips: a whole number": {"slips": [-1]},
    "card: None is not known": {"card": None},
    "card: 'M01' is not known": {"card": "M01"},
    "the twelve months": {"months": {"M01": []}},
    "zodiacs[0]: 'Q1'": {"zodiacs": ["Q1"]},
    "aside[0]: 'Q1'": {"aside": ["Q1"]},
    "turn: a whole number from 0 to 1": {"turn": 2},
}


@pytest.mark.parametrize("says", CALENDAR)
def test_what_is_no_position_of_the_calendar_is_refused(says: str) -> None:
    with pytest.raises(ValueError) as refused:
        GAME.load(position("Q1").dump() | CALENDAR[says])
    assert says in str(refused.value)


@pytest.mark.parametrize("says", TOGETHER)
def test_what_is_no_position_of_orientation_is_refused(says: str) -> None:
    with pytest.raises(ValueError) as refused:
        GAME.load(orientation("Q1").dump() | TOGETHER[says])
    assert says in str(refused.value)


@pytest.mark.parametrize("state", [position("Q1"), orientation("Q1")], ids=["calendar", "together"])
def test_every_field_is_needed(state: State[View, Action, Event]) -> None:
    for field in set(state.dump()) - {"dice"}:
        dump = state.dump()
        del dump[field]
        with pytest.raises(ValueError, match=f"'{field}' is missing"):
            GAME.load(dump)


@pytest.mark.parametrize(
    ("state", "fields"),
    [
        (
            position("Q1", "Q2 -", {"M05": "Q2"}, burned=[[0, "Q3"], [1, "Q4"]], sheet=SHEET),
            calendars.FIELDS,
        ),
        (orientation("Q1", "D31", zodiacs=["ZLEO"], slips=[2, 1]), orientations.FIELDS),
    ],
    ids=["calendar", "together"],
)
def test_a_view_shows_every_field_that_is_not_secret_as_it_is(
    state: State[View, Action, Event], fields: tuple[Field, ...]
) -> None:
    dump = state.dump()
    assert set(dump) == {field.name for field in fields} | {"dice"}
    for seat in (0, 1, None):
        view = {**state.view(seat)}
        assert {field.name for field in fields if view.get(field.name) != dump[field.name]} == {
            field.name for field in fields if field.secret
        }


def test_dice_may_be_left_out() -> None:
    dump = position("Q1").dump()
    del dump["dice"]
    assert GAME.load(dump).dump()["dice"] == 0


def test_a_position_need_not_account_for_every_card() -> None:
    state = position("M05 M05 Q2 Q2 Q2 Q2", "Q2 Q2 Q2", {"M05": ""}, deck="Q2 Q2 Q2")
    for action in state.legal():
        state.copy().play(action)


def test_more_cards_than_the_box_holds_can_still_be_imagined() -> None:
    calendar = position("Q1", deck="Q2 " * 80)
    together = orientation("Q1", "D31 " * 80)
    for state in (calendar, together):
        assert GAME.imagine(state.view(0), Dice(1)).view(0) == state.view(0)


def test_a_position_set_up_by_hand_is_played_like_any_other() -> None:
    state = position("M05 Q2 Q1")
    twin = GAME.load(state.dump())
    action = match("M05", "hand", "Q2")
    assert twin.play(action) == state.play(action)
    assert checksum(twin) == checksum(state)
