"""Walks of several steps, what stays chosen after an action, and what one Undo takes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from app.match.tapping import Tapped, tap
from app.screens.play import STEP_PAUSE
from app.tables import context
from app.tables.parts import Walk
from engine.game import Action, Event
from tests.app.test_tapping import FAR, PAIR, STEP
from tests.app.tiny import Tiny, TinyTaps, View, always

Context: TypeAlias = context.Context[View, Action, Event]


class Walks(TinyTaps):
    """`goal` lies two steps off; `behind` as far, and something is chosen there."""

    def offered(self, context: Context) -> frozenset[str]:
        goals = ("goal", "behind", "here") if context.acting else ()
        return frozenset({*context.tappable, *goals})

    def walk(self, context: Context, token: str) -> Walk[Action] | None:
        ways: dict[str, Walk[Action]] = {
            "goal": Walk([STEP, STEP, STEP]),
            "behind": Walk([STEP, STEP], ("a", "b")),
            "here": Walk([], ("a",)),
        }
        return ways.get(token)


WALKING = Tiny(rules=always(STEP, PAIR, FAR), taps=Walks())


def test_a_walk_is_several_actions() -> None:
    assert tap(WALKING.session(), "goal") == Tapped(actions=(STEP, STEP, STEP))
    assert tap(WALKING.session(), "behind") == Tapped(actions=(STEP, STEP), then=("a", "b"))


def test_a_walk_of_no_steps_chooses_at_once() -> None:
    session = WALKING.session()
    assert tap(session, "here") == Tapped(then=("a",))
    assert session.choice.chosen == ["a"]


def test_a_walk_of_no_steps_lets_go_of_all_else() -> None:
    session = WALKING.session()
    tap(session, "b")
    assert tap(session, "here") == Tapped(then=("a",))
    assert session.choice.chosen == ["a"]


def test_what_is_not_offered_is_no_walk() -> None:
    session = Tiny(rules=lambda played: {1: [STEP]}, taps=Walks()).session()
    assert tap(session, "goal").refusal == "It is Otto’s turn."


def test_in_the_page_the_steps_of_a_walk_follow_each_other() -> None:
    with WALKING.opened() as (person, match):
        person.tap("goal")
        assert match.length == 1
        person.wait(STEP_PAUSE - 0.01)
        assert match.length == 1
        person.wait(0.02)
        assert match.length == 2
        person.wait(5)
        assert match.log == [(0, STEP)] * 3 and person.chosen() == set()


def test_in_the_page_something_is_chosen_after_a_walk() -> None:
    with WALKING.opened() as (person, _):
        person.tap("behind")
        assert person.chosen() == set()
        person.wait(2 * STEP_PAUSE)
        assert person.chosen() == {"a", "b"}
        assert person.prompt == "Do pair?"


def test_in_the_page_a_walk_of_no_steps_shows_what_is_chosen() -> None:
    with WALKING.opened() as (person, match):
        person.tap("here")
        assert person.chosen() == {"a"} and match.length == 0


def test_another_action_ends_a_walk() -> None:
    with WALKING.opened() as (person, match):
        person.tap("goal")
        person.tap("d")
        person.wait(5)
        assert match.log == [(0, STEP), (0, FAR)]


def test_undo_ends_a_walk() -> None:
    with WALKING.opened() as (person, match):
        person.tap("behind")
        person.press("undo")
        person.wait(5)
        assert match.length == 0 and person.chosen() == set()


def test_a_walk_ends_where_its_next_step_is_not_legal_any_more() -> None:
    stony = Tiny(rules=lambda played: {0: [FAR] if len(played) > 1 else [STEP]}, taps=Walks())
    with stony.opened() as (person, match):
        person.tap("goal")
        person.wait(5)
        assert match.log == [(0, STEP)] * 2 and person.toast == ""


def test_who_leaves_walks_no_further() -> None:
    with WALKING.opened() as (person, match):
        person.tap("goal")
        person.page.go("#/about")
        person.wait(5)
        assert match.length == 1


class Stays(TinyTaps):
    def stays(self, action: Action) -> list[str]:
        return ["a"] if action == STEP else ["nothing of this sort"]


STAYING = Tiny(rules=always(STEP, PAIR, FAR), taps=Stays())


def test_an_action_leaves_something_chosen() -> None:
    with STAYING.opened() as (person, _):
        person.tap("near")
        assert person.chosen() == {"a"} and person.prompt == "Choose what goes with it."


def test_what_the_next_action_cannot_use_is_not_left_chosen() -> None:
    with STAYING.opened() as (person, match):
        person.tap("d")
        assert match.length == 1 and person.chosen() == set()


def test_undo_takes_back_the_action_that_left_something_chosen() -> None:
    with STAYING.opened() as (person, match):
        person.tap("near")
        person.press("undo")
        assert match.length == 0 and person.chosen() == {"a"}, "it goes on with the same piece"
        person.press("undo")
        assert person.chosen() == set() and "undo" not in person.buttons()


def test_undo_takes_the_last_tap_back_before_it_takes_back_an_action() -> None:
    with STAYING.opened() as (person, match):
        person.tap("near")
        person.tap("b")
        person.press("undo")
        assert match.length == 1 and person.chosen() == {"a"}
        person.press("undo")
        assert match.length == 0


THREE: Action = ("three", "a", "b", "c")


def test_undo_goes_back_tap_by_tap() -> None:
    with Tiny(rules=always(THREE, FAR), taps=Replacing()).opened() as (person, _):
        for token in ("a", "b", "c"):
            person.tap(token)
        person.press("undo")
        assert person.chosen() == {"a", "b"}
        person.tap_in_vain("stone")
        person.press("undo")
        assert person.chosen() == {"a"}, "a tap in vain is nothing to take back"
        person.press("undo")
        assert person.chosen() == set() and "undo" not in person.buttons()


class Replacing(TinyTaps):
    """Whatever does not go with what is chosen takes its place."""

    def replaces(self, context: Context, token: str, chosen: Sequence[str]) -> list[str] | None:
        return []


def test_undo_brings_back_what_a_tap_had_replaced() -> None:
    kind = Tiny(rules=always(THREE, FAR), taps=Replacing(), reveals=frozenset({"far"}))
    with kind.opened() as (person, _):
        for token in ("a", "b", "d"):
            person.tap(token)
        assert person.chosen() == {"d"}
        person.press("undo")
        assert person.chosen() == {"a", "b"}


def test_one_undo_takes_back_a_whole_walk() -> None:
    with WALKING.opened() as (person, match):
        person.tap("d")
        person.tap("goal")
        person.wait(5)
        assert match.log == [(0, FAR)] + [(0, STEP)] * 3
        person.press("undo")
        assert match.log == [(0, FAR)]
        person.press("undo")
        assert match.length == 0


def test_one_undo_takes_back_a_walk_with_what_it_proposed() -> None:
    with WALKING.opened() as (person, match):
        person.tap("behind")
        person.wait(5)
        assert person.chosen() == {"a", "b"}
        person.press("undo")
        assert match.length == 0 and person.chosen() == set()


def test_an_action_after_a_walk_is_taken_back_alone() -> None:
    with WALKING.opened() as (person, match):
        person.tap("goal")
        person.wait(5)
        person.press("undo")
        person.tap("d")
        person.tap("d")
        person.press("undo")
        assert match.log == [(0, FAR)]


def test_where_nothing_can_be_taken_back_undo_only_lets_go() -> None:
    kind = Tiny(rules=always(STEP, PAIR), taps=Stays(), reveals=frozenset({"step"}))
    with kind.opened() as (person, match):
        person.tap("near")
        person.press("confirm")
        assert person.chosen() == {"a"}
        person.press("undo")
        assert match.length == 1 and person.chosen() == set()
        assert "undo" not in person.buttons()
