"""Tap to narrow."""

from __future__ import annotations

from collections.abc import Sequence

from app.match.choice import Choice
from engine.game import Action

ACTIONS: list[tuple[Action, frozenset[str]]] = [
    (("match", "M05", ("Q2",)), frozenset({"M05", "Q2"})),
    (("match", "M05", ("Q2", "ZTAU", "D31")), frozenset({"M05", "Q2", "ZTAU", "D31"})),
    (("match", "M06", ("Q2",)), frozenset({"M06", "Q2"})),
    (("pass",), frozenset({"pass"})),
]


def test_at_first_all_that_any_action_contains_can_be_tapped() -> None:
    assert Choice(ACTIONS).tappable == {"M05", "M06", "Q2", "ZTAU", "D31", "pass"}


def test_a_tap_narrows_to_the_actions_that_contain_it() -> None:
    choice = Choice(ACTIONS)
    assert choice.toggle("ZTAU")
    assert choice.tappable == {"M05", "Q2", "ZTAU", "D31"}
    assert not choice.toggle("M06")
    assert choice.chosen == ["ZTAU"]


def test_ready_only_when_the_chosen_are_exactly_one_action() -> None:
    choice = Choice(ACTIONS)
    choice.toggle("M05")
    assert choice.ready is None
    choice.toggle("Q2")
    assert choice.ready == ("match", "M05", ("Q2",))
    choice.toggle("D31")
    assert choice.ready is None
    choice.toggle("ZTAU")
    assert choice.ready == ("match", "M05", ("Q2", "ZTAU", "D31"))


def test_a_second_tap_lets_go() -> None:
    choice = Choice(ACTIONS)
    choice.toggle("M06")
    choice.toggle("M06")
    assert choice.chosen == [] and "M05" in choice.tappable


def other_month(token: str, chosen: Sequence[str]) -> list[str] | None:
    """Months replace each other, `pass` replaces all, cards replace nothing."""
    if token == "pass":
        return []
    return [code for code in chosen if code[0] != "M"] if token[0] == "M" else None


def test_a_token_may_take_the_place_of_another() -> None:
    choice = Choice(ACTIONS, other_month)
    choice.toggle("Q2")
    choice.toggle("M05")
    assert choice.tappable == {"M05", "M06", "Q2", "ZTAU", "D31", "pass"}
    assert choice.toggle("M06")
    assert choice.chosen == ["Q2", "M06"]
    assert choice.toggle("pass")
    assert choice.ready == ("pass",)


def test_what_would_fit_no_action_takes_no_place() -> None:
    choice = Choice(ACTIONS, other_month)
    choice.toggle("ZTAU")
    choice.toggle("M05")
    assert "M06" not in choice.tappable and not choice.toggle("M06")


def test_an_action_can_leave_something_chosen_for_the_next() -> None:
    choice = Choice(ACTIONS)
    choice.keep(["M06"])
    assert choice.chosen == choice.given == ["M06"]
    assert choice.tappable == {"M06", "Q2"}


def test_what_no_action_needs_is_not_left_chosen() -> None:
    choice = Choice(ACTIONS)
    choice.keep(["M07"])
    assert choice.chosen == [] and choice.tappable == Choice(ACTIONS).tappable


def test_nothing_offered_nothing_tappable() -> None:
    assert Choice().tappable == frozenset()
    assert not Choice().toggle("pass")


def test_what_is_chosen_leaves_these_actions_possible() -> None:
    choice = Choice(ACTIONS)
    assert choice.possible == choice.legal == [action for action, _ in ACTIONS]
    choice.toggle("M05")
    assert choice.possible == [ACTIONS[0][0], ACTIONS[1][0]]
    assert len(choice.legal) == 4


def test_nothing_chosen_is_no_action() -> None:
    assert Choice(ACTIONS).ready is None


def test_where_an_action_needs_no_tap_it_is_ready_at_once() -> None:
    assert Choice([(("stay",), frozenset[str]()), *ACTIONS]).ready == ("stay",)


def test_clear_lets_go_of_everything() -> None:
    choice = Choice(ACTIONS)
    choice.toggle("M06")
    assert choice.tappable == {"M06", "Q2"}
    choice.clear()
    assert choice.chosen == [] and choice.tappable == Choice(ACTIONS).tappable


def test_a_token_of_another_action_may_begin_anew() -> None:
    choice = Choice(ACTIONS, begins_anew=True)
    choice.toggle("M05")
    assert "pass" not in choice.tappable
    assert choice.toggle("pass")
    assert choice.chosen == ["pass"] and choice.tappable == {"pass"}
    assert not choice.toggle("M07")
    assert choice.chosen == ["pass"]


def test_what_can_take_a_place_does_so_before_it_begins_anew() -> None:
    choice = Choice(ACTIONS, other_month, begins_anew=True)
    choice.toggle("Q2")
    choice.toggle("M05")
    assert choice.toggle("M06") and choice.chosen == ["Q2", "M06"]


def test_of_given_tokens_one_that_is_tapped_is_let_go() -> None:
    choice = Choice(ACTIONS)
    choice.keep(["M05", "Q2"])
    assert choice.toggle("Q2")
    assert choice.chosen == ["M05"] and choice.given == ["M05", "Q2"]


def test_of_equal_things_the_one_that_was_tapped_is_remembered() -> None:
    choice = Choice(ACTIONS)
    choice.toggle("M05", "left")
    choice.toggle("Q2", "third")
    assert choice.places == {"M05": "left", "Q2": "third"}


def test_another_copy_takes_the_part_of_the_chosen_one() -> None:
    choice = Choice(ACTIONS)
    choice.toggle("Q2", "third")
    assert choice.toggle("Q2", "fifth")
    assert choice.chosen == ["Q2"] and choice.places == {"Q2": "fifth"}
    choice.toggle("Q2", "fifth")
    assert choice.chosen == [] and choice.places == {}


def test_where_a_thing_lies_is_forgotten_with_it() -> None:
    choice = Choice(ACTIONS, other_month)
    choice.toggle("Q2", "third")
    choice.toggle("M05", "left")
    choice.toggle("pass")
    assert choice.places == {}
    choice.toggle("Q2", "third")
    choice.clear()
    assert choice.places == {}
