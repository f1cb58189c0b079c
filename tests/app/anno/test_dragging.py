"""A drag says what two taps say, within the hand it puts cards in order; taps stay whole."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from app.browser.beside import BESIDE
from app.match import tapping
from app.tables.kit.colours import COLOURS
from engine import Match, Player, games
from tests.app.fakes import Person, opened
from tests.app.laid import kept, session_of, with_settings
from tests.engine.anno.positions import position

HAND = "Q2 M05 ZLEO D31 Q2"
COMMUNITY = "Q2 ZTAU Q2 ZLEO SSPR"


@contextmanager
def at_the_table(
    hand: str = HAND,
    board: dict[str, str] | None = None,
    settings: dict[str, str] | None = None,
    **fields: Any,
) -> Iterator[Person]:
    state = position(hand, COMMUNITY, board=board, **fields)
    players = [Player("Anna", COLOURS[0]), Player("Otto", COLOURS[1], "easy")]
    match = Match(games()["anno"], players, 1, {"mensises": 1}, position=state.dump())
    with opened("#/play/drag", {**kept(drag=match), **(settings or {})}) as person:
        yield person


def in_hand(person: Person) -> list[str]:
    """The cards of the hand, as they lie."""
    found = person.all(lambda a: a.get("data-drag") == "hand")
    return [str(a["data-info"]) for _, a, _ in found]


def log(person: Person) -> list[Any]:
    return [action for _, action in session_of(person).match.log]


def test_a_card_dragged_onto_a_month_is_both_chosen() -> None:
    with at_the_table(board={"M04": "D30"}) as person:
        person.drag("hand:Q2", "board:M04", copy=1)
        assert person.chosen() == {"hand:Q2", "board:M04"} and not person.toast
        pressed = person.all(lambda a: a.get("data-tap") == "hand:Q2")
        assert [a["aria-pressed"] for _, a, _ in pressed] == ["false", "true"], "the dragged one"
        assert log(person) == [], "it waits for Confirm, as two taps do"
        person.press("confirm")
        assert log(person) == [("match", "M04", "hand", ("Q2",))]


def test_drags_add_up_to_a_match_of_three() -> None:
    with at_the_table(hand="Q2 M05 ZGEM D31") as person:
        for card in ("Q2", "ZGEM", "D31"):
            person.drag(f"hand:{card}", "hand:M05")
        assert person.chosen() == {"hand:M05", "hand:Q2", "hand:ZGEM", "hand:D31"}


def test_drags_and_taps_mix() -> None:
    with at_the_table() as person:
        person.tap("hand:M05")
        person.drag("community:Q2", "hand:M05", copy=1)
        assert person.chosen() == {"hand:M05", "community:Q2"}
        person.tap("community:Q2", 1)
        assert person.chosen() == {"hand:M05"}


def test_what_does_not_fit_says_why_and_leaves_all_as_it_was() -> None:
    with at_the_table(board={"M04": "D30"}) as person:
        person.tap("hand:M05")
        person.drag("hand:ZLEO", "board:M04")
        assert "April" in person.toast and "Leo" in person.toast
        assert person.chosen() == {"hand:M05"} and log(person) == []


def test_a_drag_to_another_month_begins_anew() -> None:
    with at_the_table(board={"M04": "D30"}) as person:
        person.drag("hand:D31", "hand:M05")
        person.drag("community:ZTAU", "board:M04")
        assert person.chosen() == {"community:ZTAU", "board:M04"}


def test_A5_a_blue_moon_dragged_onto_a_card_is_exchanged_at_once() -> None:
    with at_the_table(hand="BLUE Q1") as person:
        person.drag("hand:BLUE", "community:SSPR")
        assert log(person) == [("exchange", "SSPR")]


def test_A5_a_card_dragged_onto_the_blue_moon_is_the_same() -> None:
    with at_the_table(hand="BLUE Q1") as person:
        person.drag("community:SSPR", "hand:BLUE")
        assert log(person) == [("exchange", "SSPR")]


@pytest.mark.parametrize("copy", [0, 1])
def test_A19_a_card_dragged_onto_the_burn_pile_is_burned(copy: int) -> None:
    with at_the_table(phase="burn") as person:
        person.drag("hand:Q2", "burned", copy)
        assert log(person)[0] == ("burn", "Q2")


def test_A19_before_the_burn_it_says_what_comes_first() -> None:
    with at_the_table() as person:
        person.drag("hand:Q2", "burned")
        assert "A19" in person.toast and log(person) == []


def test_who_wants_to_confirm_everything_confirms_drags_too() -> None:
    with at_the_table(phase="burn", settings=with_settings(confirm=tapping.ALWAYS)) as person:
        person.drag("hand:Q2", "burned")
        assert log(person) == [] and person.chosen() == {"hand:Q2"}
        person.press("confirm")
        assert log(person)[0] == ("burn", "Q2")


def test_a_card_dragged_within_the_hand_lies_there_from_now_on() -> None:
    with at_the_table() as person:
        person.reorder("hand:D31", "hand:Q2")
        assert in_hand(person) == ["D31", "Q2", "M05", "ZLEO", "Q2"]
        person.reorder("hand:Q2", "hand:ZLEO", after=True)
        assert in_hand(person) == ["D31", "M05", "ZLEO", "Q2", "Q2"]
        person.tap("pass")
        person.tap("hand:M05")
        person.press("confirm")
        assert in_hand(person)[:4] == ["D31", "ZLEO", "Q2", "Q2"], "what is new comes last"


def test_the_hand_is_sorted_by_kind_at_will() -> None:
    with at_the_table() as person:
        person.press("sort-hand")
        assert in_hand(person) == ["M05", "Q2", "Q2", "D31", "ZLEO"]
        person.press("sort-hand")
        assert in_hand(person) == HAND.split()


def test_a_hand_lies_as_it_lay_when_the_page_comes_anew() -> None:
    with at_the_table() as person:
        person.reorder("hand:D31", "hand:Q2")
        lay, stored = in_hand(person), dict(person.page.storage.items)
    with opened("#/play/drag", stored) as person:
        assert in_hand(person) == lay == ["D31", "Q2", "M05", "ZLEO", "Q2"]
        person.press("sort-hand")
        stored = dict(person.page.storage.items)
    with opened("#/play/drag", stored) as person:
        assert in_hand(person) == ["M05", "Q2", "Q2", "D31", "ZLEO"]
        person.press("sort-hand")
        stored = dict(person.page.storage.items)
    with opened("#/play/drag", stored) as person:
        assert in_hand(person) == HAND.split()


@pytest.mark.parametrize("number", [-7, 10**60, 1])
def test_a_number_that_is_no_order_puts_nothing_wrong(number: int) -> None:
    with at_the_table(settings={BESIDE + "drag": json.dumps({"hand-0": number})}) as person:
        assert sorted(in_hand(person)) == sorted(HAND.split())
