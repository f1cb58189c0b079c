"""What a tap does: the one mechanism, and every refinement that a table can declare."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from app.match.tapping import ALWAYS, SELDOM, Tapped, tap
from app.screens.play import STEP_PAUSE
from app.tables import context
from app.tables.parts import Walk
from engine.game import Action, Event
from tests.app.tiny import Tiny, TinyTaps, View, always

Context: TypeAlias = context.Context[View, Action, Event]

ONE: Action = ("one", "a")
PAIR: Action = ("pair", "a", "b")
OTHER: Action = ("other", "a", "c")
FAR: Action = ("far", "d")


def test_an_action_of_one_token_that_undo_can_take_back_goes_at_once() -> None:
    session = Tiny(rules=always(FAR, PAIR)).session()
    assert tap(session, "d") == Tapped(actions=(FAR,))


def test_an_action_that_undo_cannot_take_back_waits_for_confirm() -> None:
    session = Tiny(rules=always(FAR, PAIR), reveals=frozenset({"far"})).session()
    assert tap(session, "d") == Tapped()
    assert session.choice.chosen == ["d"] and session.choice.ready == FAR


def test_an_action_of_several_tokens_waits_for_confirm() -> None:
    session = Tiny(rules=always(PAIR)).session()
    assert tap(session, "b") == Tapped() and session.choice.ready is None
    assert tap(session, "a") == Tapped() and session.choice.ready == PAIR


def test_a_token_that_may_be_all_or_part_goes_at_once_as_all() -> None:
    session = Tiny(rules=always(ONE, PAIR)).session()
    assert tap(session, "a") == Tapped(actions=(ONE,))


def test_to_let_go_of_a_token_plays_nothing() -> None:
    session = Tiny(rules=always(ONE, PAIR), reveals=frozenset({"one"})).session()
    tap(session, "b")
    tap(session, "a")
    assert session.choice.ready == PAIR
    assert tap(session, "b") == Tapped()
    assert session.choice.chosen == ["a"] and session.choice.ready == ONE


class Quick(TinyTaps):
    quick = True


def test_quick_actions_of_several_tokens_go_at_once_where_nothing_else_is_left() -> None:
    session = Tiny(rules=always(PAIR), taps=Quick()).session()
    assert tap(session, "a") == Tapped()
    assert tap(session, "b") == Tapped(actions=(PAIR,))


def test_quick_waits_while_more_could_still_be_chosen() -> None:
    session = Tiny(rules=always(PAIR, ("three", "a", "b", "c")), taps=Quick()).session()
    tap(session, "a")
    assert tap(session, "b") == Tapped() and session.choice.ready == PAIR


class AtOnce(TinyTaps):
    quick = True

    def at_once(self, context: Context, action: Action) -> bool:
        return action != ONE


def test_a_table_may_say_what_needs_confirm() -> None:
    kind = Tiny(rules=always(ONE, FAR), taps=AtOnce(), reveals=frozenset({"far"}))
    assert tap(kind.session(), "a") == Tapped()
    assert tap(kind.session(), "d") == Tapped(actions=(FAR,))
    pair = Tiny(rules=always(PAIR), taps=AtOnce(), reveals=frozenset({"pair"})).session()
    tap(pair, "a")
    assert tap(pair, "b") == Tapped(actions=(PAIR,))


class Decides(TinyTaps):
    def decides(self, token: str) -> bool:
        return token == "b"


def test_a_token_that_decides_needs_no_others_where_they_leave_no_choice() -> None:
    session = Tiny(rules=always(PAIR, OTHER), taps=Decides()).session()
    assert tap(session, "b") == Tapped(actions=(PAIR,))


def test_a_token_that_decides_waits_where_there_is_a_choice() -> None:
    session = Tiny(rules=always(PAIR, ("pair", "b", "c")), taps=Decides()).session()
    assert tap(session, "b") == Tapped() and session.choice.chosen == ["b"]


def test_a_token_that_decides_nothing_waits_for_the_others() -> None:
    session = Tiny(rules=always(PAIR, OTHER), taps=Decides()).session()
    assert tap(session, "c") == Tapped() and session.choice.chosen == ["c"]


class Along(TinyTaps):
    def along(self, context: Context, token: str) -> Sequence[str]:
        return ("b", "nothing", "a") if token == "a" else ()


def test_tokens_are_chosen_along_as_far_as_they_can_be() -> None:
    session = Tiny(rules=always(PAIR, OTHER), taps=Along()).session()
    assert tap(session, "a") == Tapped()
    assert session.choice.chosen == ["a", "b"] and session.choice.ready == PAIR


def test_nothing_comes_along_with_what_is_let_go() -> None:
    session = Tiny(rules=always(PAIR, OTHER), taps=Along()).session()
    tap(session, "a")
    tap(session, "a")
    assert session.choice.chosen == ["b"]


class Replaces(TinyTaps):
    def replaces(self, context: Context, token: str, chosen: Sequence[str]) -> list[str] | None:
        return [one for one in chosen if one not in "bc"] if token in "bc" else None


def test_a_token_takes_the_place_of_another() -> None:
    session = Tiny(rules=always(PAIR, OTHER), taps=Replaces()).session()
    tap(session, "a")
    tap(session, "b")
    assert "c" in session.choice.tappable
    assert tap(session, "c") == Tapped()
    assert session.choice.chosen == ["a", "c"] and session.choice.ready == OTHER


def test_without_that_a_token_of_another_action_is_refused() -> None:
    session = Tiny(rules=always(PAIR, OTHER)).session()
    tap(session, "b")
    assert "c" not in session.choice.tappable
    assert tap(session, "c") == Tapped(refusal="Do something.")
    assert session.choice.chosen == ["b"]


class BeginsAnew(TinyTaps):
    begins_anew = True


def test_a_token_of_another_action_may_begin_anew() -> None:
    session = Tiny(rules=always(PAIR, FAR), taps=BeginsAnew(), reveals=frozenset({"far"})).session()
    tap(session, "a")
    assert tap(session, "d") == Tapped()
    assert session.choice.chosen == ["d"] and session.choice.ready == FAR


def test_what_begins_anew_may_go_at_once() -> None:
    session = Tiny(rules=always(PAIR, FAR), taps=BeginsAnew()).session()
    tap(session, "a")
    assert tap(session, "d") == Tapped(actions=(FAR,))


def test_what_no_action_has_begins_nothing() -> None:
    session = Tiny(rules=always(PAIR), taps=BeginsAnew()).session()
    tap(session, "a")
    assert tap(session, "x").refusal and session.choice.chosen == ["a"]


class Attempts(TinyTaps):
    def attempt(self, context: Context, token: str) -> Action | None:
        return ("fly", token) if token == "sky" else None


def test_a_tap_in_vain_says_why() -> None:
    session = Tiny(rules=always(ONE), taps=Attempts()).session()
    assert tap(session, "sky").refusal == "Nobody may fly now."
    assert tap(session, "stone").refusal == "Do something."


class Discreet(Attempts):
    def refusal(self, context: Context, token: str) -> str | None:
        return "Look again." if token == "sky" else None


def test_a_table_may_say_less_than_the_rules() -> None:
    session = Tiny(rules=always(ONE), taps=Discreet()).session()
    assert tap(session, "sky").refusal == "Look again."
    assert tap(session, "stone").refusal == "Do something."
    waiting = Tiny(rules=lambda played: {1: [ONE]}, taps=Discreet()).session()
    assert tap(waiting, "sky").refusal == "It is Otto’s turn."


def test_a_tap_in_anothers_turn_says_so() -> None:
    session = Tiny(rules=lambda played: {1: [ONE]}, taps=Attempts()).session()
    assert tap(session, "a").refusal == "It is Otto’s turn."
    assert tap(session, "sky").refusal == "It is Otto’s turn."


STEP: Action = ("step", "near")


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


def test_a_tap_in_vain_is_heard_and_said_in_the_page() -> None:
    with STAYING.opened() as (person, match):
        person.tap_in_vain("stone")
        assert person.toast == "Do something."
        assert person.page.sounds == ["no"] and match.length == 0


def test_always_even_what_undo_can_take_back_waits_for_confirm() -> None:
    session = Tiny(rules=always(FAR, PAIR)).session()
    assert tap(session, "d", confirm=ALWAYS) == Tapped()
    assert session.choice.chosen == ["d"] and session.choice.ready == FAR


class Races(TinyTaps):
    def never_waits(self, action: Action) -> bool:
        return action == ONE


def test_always_a_race_does_not_wait() -> None:
    kind = Tiny(rules=always(ONE, FAR), taps=Races())
    assert tap(kind.session(), "a", confirm=ALWAYS) == Tapped(actions=(ONE,))
    assert tap(kind.session(), "d", confirm=ALWAYS) == Tapped()


def test_always_a_walk_waits_and_another_tap_on_its_goal_lets_go_of_it() -> None:
    session = WALKING.session()
    assert tap(session, "goal", confirm=ALWAYS) == Tapped() and session.choice.walk
    assert session.choice.ready == STEP and session.choice.chosen == ["goal"]
    assert tap(session, "behind", confirm=ALWAYS) == Tapped()
    assert session.choice.chosen == ["behind"]
    assert tap(session, "behind", confirm=ALWAYS) == Tapped()
    assert session.choice.walk is None and session.choice.chosen == []


def test_always_undo_lets_go_of_a_walk() -> None:
    session = WALKING.session()
    tap(session, "goal", confirm=ALWAYS)
    session.choice.back()
    assert session.choice.walk is None and session.choice.ready is None


def test_always_in_the_page_confirm_walks_the_whole_way() -> None:
    with WALKING.opened() as (person, match):
        person.app.set(replace(person.app.settings, confirm=ALWAYS))
        person.tap("behind")
        assert match.length == 0 and person.chosen() == {"behind"}
        person.press("confirm")
        assert match.length == 1
        person.wait(3 * STEP_PAUSE)
        assert match.log == [(0, STEP)] * 2 and person.chosen() == {"a", "b"}


def test_slow_travel_makes_the_steps_of_a_walk_slow() -> None:
    with WALKING.opened() as (person, match):
        person.app.set(replace(person.app.settings, motion="slow"))
        person.tap("goal")
        person.wait(STEP_PAUSE + 0.02)
        assert match.length == 1
        person.wait(STEP_PAUSE)
        assert match.length == 2


def test_seldom_what_undo_can_take_back_goes_without_confirm() -> None:
    session = Tiny(rules=always(PAIR)).session()
    assert tap(session, "a", confirm=SELDOM) == Tapped()
    assert tap(session, "b", confirm=SELDOM) == Tapped(actions=(PAIR,))


def test_seldom_what_is_final_still_waits() -> None:
    session = Tiny(rules=always(PAIR), reveals=frozenset({"pair"})).session()
    tap(session, "a", confirm=SELDOM)
    assert tap(session, "b", confirm=SELDOM) == Tapped() and session.choice.ready == PAIR


def test_seldom_what_could_still_become_more_waits() -> None:
    session = Tiny(rules=always(PAIR, ("three", "a", "b", "c"))).session()
    tap(session, "a", confirm=SELDOM)
    assert tap(session, "b", confirm=SELDOM) == Tapped() and session.choice.ready == PAIR
