"""What happens by the clock: the screen winds it, hears for it, and does what it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from app.tables import context
from app.tables.effects import Act, Effect, Enlarge, Sound, Toast
from app.tables.kit.scene import Scene, h
from app.tables.parts import Clock, Detail
from engine.game import Action, Event
from tests.app.tiny import Tiny, TinyDrawing, View, always

Context: TypeAlias = context.Context[View, Action, Event]
Effects: TypeAlias = list[Effect[Action]]

GO: Action = ("go", "a")


class Alarm(Clock[View, Action, Event]):
    """Rings when a test says so."""

    def __init__(self, at: float | None, rings: Callable[[], Effects] = list) -> None:
        self.at = at
        self.rings = rings
        self.rung: list[float] = []
        self.told: list[tuple[str, Detail]] = []

    def due(self, context: Context) -> float | None:
        return self.at

    def tick(self, context: Context) -> Effects:
        self.rung.append(context.now)
        self.at = None
        return self.rings()

    def heard(self, context: Context, kind: str, detail: Detail) -> Effects | None:
        self.told.append((kind, detail))
        if kind == "press":
            self.at = context.now + 1000
            return [Sound("flip")]
        return None


def tiny(clock: Alarm) -> Tiny:
    return Tiny(rules=always(GO, ("pair", "a", "b")), clock=clock)


def test_it_rings_when_it_is_due_and_once() -> None:
    alarm = Alarm(500)
    with tiny(alarm).opened() as (person, _):
        person.wait(0.49)
        assert alarm.rung == []
        person.wait(0.02)
        assert alarm.rung == [pytest.approx(500)]
        person.wait(5)
        assert len(alarm.rung) == 1


def test_what_is_due_already_rings_at_once() -> None:
    alarm = Alarm(-10)
    with tiny(alarm).opened() as (person, _):
        person.wait(0.001)
        assert len(alarm.rung) == 1


def test_it_is_wound_anew_when_something_else_is_due() -> None:
    alarm = Alarm(5000)
    with tiny(alarm).opened() as (person, _):
        person.wait(0.1)
        alarm.at = 300
        person.page.send("resize", {})
        person.page.send("resize", {})
        person.wait(0.25)
        assert alarm.rung == [pytest.approx(300)]
        person.wait(10)
        assert len(alarm.rung) == 1, "what was waited for before is dropped"


def test_what_is_not_due_any_more_does_not_ring() -> None:
    alarm = Alarm(500)
    with tiny(alarm).opened() as (person, _):
        alarm.at = None
        person.page.send("resize", {})
        person.wait(5)
        assert alarm.rung == []


def test_it_can_ring_again_and_again() -> None:
    alarm = Alarm(100)

    def again() -> Effects:
        alarm.at = alarm.rung[-1] + 100 if len(alarm.rung) < 4 else None
        return []

    alarm.rings = again
    with tiny(alarm).opened() as (person, _):
        person.wait(3)
        assert alarm.rung == pytest.approx([100, 200, 300, 400], abs=1)


def test_who_leaves_hears_it_no_more() -> None:
    alarm = Alarm(500)
    with tiny(alarm).opened() as (person, _):
        person.page.go("#/about")
        person.wait(5)
        assert alarm.rung == []


class Cards(TinyDrawing):
    def large(self, context: Context, info: str) -> Scene | None:
        return h("p", f"A large {info}.")


def test_everything_that_it_answers_is_done() -> None:
    alarm = Alarm(
        100, lambda: [Act(GO), Sound("bell"), Toast("Time is up.", 40, 400), Enlarge("x")]
    )
    kind = Tiny(rules=always(GO), clock=alarm, drawing=Cards())
    with kind.opened() as (person, match):
        person.wait(0.2)
        assert match.log == [(0, GO)]
        assert person.page.sounds == ["card", "bell"]
        assert person.toast == "Time is up." and "A large x." in person.text


def test_it_may_act_for_any_seat() -> None:
    alarm = Alarm(100, lambda: [Act(GO, 1)])
    kind = Tiny(rules=lambda played: {0: [GO], 1: [GO]}, clock=alarm, kinds=("human", "human"))
    with kind.opened() as (person, match):
        person.wait(0.2)
        assert match.log == [(1, GO)]


def test_a_refused_action_is_said_and_nothing_is_lost() -> None:
    alarm = Alarm(100, lambda: [Act(("fly", "x"))])
    with tiny(alarm).opened() as (person, match):
        person.wait(0.2)
        assert person.toast == "Nobody may fly now." and match.length == 0


@pytest.mark.usefixtures("capsys")
def test_a_clock_that_fails_is_spoken() -> None:
    def fails() -> Effects:
        raise ZeroDivisionError

    with tiny(Alarm(100, fails)).opened() as (person, match):
        person.wait(0.2)
        assert "Annorama made a mistake" in person.mishap and "ZeroDivisionError" in person.mishap
        person.press("rescue-close")
        person.tap("a")
        person.press("confirm") if match.length == 0 else None
        assert match.length == 1, "the match goes on"


def test_it_hears_every_gesture_first_and_keeps_its_own() -> None:
    alarm = Alarm(None)
    with tiny(alarm).opened() as (person, _):
        person.page.send("press", {"press": "here", "at": 7.0})
        assert alarm.told[-1] == ("press", {"press": "here", "at": 7.0})
        assert person.page.sounds == ["flip"]
        person.wait(1.1)
        assert len(alarm.rung) == 1, "and it is wound by what it heard"
        person.tap("b")
        assert [kind for kind, _ in alarm.told][-1] == "tap"
        assert person.chosen() == {"b"}, "others' go on"


class Race(Alarm):
    races = True


def test_in_a_race_there_is_nothing_to_confirm_take_back_or_ask() -> None:
    with tiny(Race(None)).opened() as (person, _):
        assert person.buttons() == {"info", "log", "rules", "menu", "news", "text"}
        assert not person.all(lambda a: a.get("data-do") in ("confirm", "undo"))
    with tiny(Alarm(None)).opened() as (person, _):
        assert person.all(lambda a: a.get("data-do") in ("confirm", "undo"))


class Encore(Alarm):
    def afterwards(self, context: Context) -> Scene | None:
        return h("p", "One more duel?")


def test_the_result_offers_what_the_clock_has_afterwards() -> None:
    kind = Tiny(rules=lambda played: {}, clock=Encore(None))
    with kind.opened() as (person, _):
        assert person.screen == "result" and "One more duel?" in person.text
