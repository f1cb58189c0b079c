"""When an action waits for Confirm: as the setting has it."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from app.match.tapping import ALWAYS, NEVER, SELDOM, Tapped, tap
from app.screens.play import STEP_PAUSE
from app.tables import context
from engine.game import Action, Event
from tests.app.test_tapping import FAR, ONE, PAIR, STEP
from tests.app.test_walking import STAYING, WALKING
from tests.app.tiny import Tiny, TinyTaps, View, always

Context: TypeAlias = context.Context[View, Action, Event]


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


def test_never_even_what_is_final_goes_at_once() -> None:
    session = Tiny(rules=always(PAIR), reveals=frozenset({"pair"})).session()
    assert tap(session, "a", confirm=NEVER) == Tapped()
    assert tap(session, "b", confirm=NEVER) == Tapped(actions=(PAIR,))


def test_never_what_could_still_become_more_waits() -> None:
    session = Tiny(rules=always(PAIR, ("three", "a", "b", "c"))).session()
    tap(session, "a", confirm=NEVER)
    assert tap(session, "b", confirm=NEVER) == Tapped() and session.choice.ready == PAIR


def test_seldom_what_could_still_become_more_waits() -> None:
    session = Tiny(rules=always(PAIR, ("three", "a", "b", "c"))).session()
    tap(session, "a", confirm=SELDOM)
    assert tap(session, "b", confirm=SELDOM) == Tapped() and session.choice.ready == PAIR
