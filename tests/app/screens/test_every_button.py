"""Nothing is left out: every button and every gesture that a screen declares is tried here.

Who declares another one writes down here how somebody comes to it.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias
from unittest.mock import patch

import pytest

import app.screens
from app.screens.base import Screen
from app.tables.parts import Detail
from tests.app.fakes import Person, opened
from tests.app.laid import anno, kept, over
from tests.app.tiny import Sums

Step: TypeAlias = Callable[[Person], None]

STORED = kept(one=anno("he", seed=2), two=anno("hh", seed=2), done=over())
TABLE, HANDOVER, RESULT, REPLAY = "#/play/one", "#/play/two", "#/play/done", "#/replay/done"
PRACTICE = "#/practice/anno"

UNHEARD = {
    ("Lobby", "import"): "the field for a file: the browser asks for it, and `file` tells of it",
    ("Lobby", "info"): "things in a small picture: the link around it is what is tapped",
}
"""What is shown and needs nobody who hears it, and why."""


def press(do: str) -> Step:
    return lambda person: person.press(do)


def tap(token: str) -> Step:
    return lambda person: person.tap(token)


def change(name: str, value: str, seat: int | None = None) -> Step:
    return lambda person: person.change(name, value, seat)


def hold(person: Person) -> None:
    """A long press on the first thing that can be shown large."""
    infos = {a["data-info"] for _, a, _ in person.reachable(lambda a: "data-info" in a)}
    person.hold(min(infos))


def escape(person: Person) -> None:
    person.key("Escape")


def new_version(person: Person) -> None:
    person.page.send("offline", {"state": "update", "progress": 1})


def lost(person: Person) -> None:
    """Another tab takes the match over."""
    person.page.send("lost", {"match": "one"})


def deleted_elsewhere(person: Person) -> None:
    person.app.store.delete("one")
    person.page.send("stored", {"match": "one", "deleted": True})


def cannot_be_stored(person: Person) -> None:
    """There is no room for what is done now."""
    person.tap("pass")
    person.page.storage.full = True
    person.press("undo")


def follow(address: str) -> Step:
    def step(person: Person) -> None:
        person.press("menu")
        person.follow(address)

    return step


BUTTONS: dict[tuple[str, str], tuple[str, *tuple[Step, ...]]] = {
    ("Lobby", "ask-delete"): ("#/",),
    ("Lobby", "close"): ("#/", press("ask-delete")),
    ("Lobby", "delete"): ("#/", press("ask-delete")),
    ("Lobby", "export"): ("#/",),
    ("Lobby", "update"): ("#/", new_version),
    ("SetUp", "add"): ("#/new/anno",),
    ("SetUp", "remove"): ("#/new/anno", press("add")),
    ("SetUp", "start"): ("#/new/anno",),
    ("Play", "ready"): (HANDOVER,),
    ("Play", "info"): (TABLE,),
    ("Play", "log"): (TABLE,),
    ("Play", "rules"): (TABLE,),
    ("Play", "menu"): (TABLE,),
    ("Play", "hint"): (TABLE,),
    ("Play", "undo"): (TABLE, tap("pass")),
    ("Play", "confirm"): (TABLE, tap("hand:M11"), tap("hand:D30")),
    ("Play", "close"): (TABLE, press("menu")),
    ("Play", "export"): (TABLE, press("menu")),
    ("Play", "ask-delete"): (TABLE, press("menu")),
    ("Play", "delete"): (TABLE, press("menu"), press("ask-delete")),
    ("Play", "last"): (RESULT,),
    ("Play", "result"): (RESULT, press("last")),
    ("Play", "again"): (RESULT,),
    ("Play", "replay"): (RESULT,),
    ("Play", "take-over"): (TABLE, lost),
    ("Play", "leave-anyway"): (TABLE, cannot_be_stored, follow("#/")),
    ("Replay", "earlier"): (REPLAY, press("later")),
    ("Replay", "later"): (REPLAY,),
    ("Replay", "run"): (REPLAY,),
    ("Replay", "close"): (REPLAY, hold),
    ("Exercise", "close"): (PRACTICE, hold),
}
"""How somebody comes to each button."""

GESTURES: dict[tuple[str, str], tuple[str, *tuple[Step, ...]]] = {
    ("Lobby", "file"): ("#/", lambda person: person.give_file(over())),
    ("Lobby", "stored"): ("#/", deleted_elsewhere),
    ("SetUp", "field"): ("#/new/anno", change("kind", "easy", 1)),
    ("SettingsScreen", "field"): ("#/settings", change("theme", "dark")),
    ("Play", "tap"): (TABLE, tap("hand:M11")),
    ("Play", "info"): (TABLE, hold),
    ("Play", "key"): (TABLE, press("menu"), escape),
    ("Play", "lost"): (TABLE, lost),
    ("Play", "stored"): (TABLE, deleted_elsewhere),
    ("Replay", "field"): (REPLAY, change("step", "3")),
    ("Replay", "info"): (REPLAY, hold),
    ("Replay", "key"): (REPLAY, hold, escape),
    ("Exercise", "tap"): (PRACTICE, tap("two")),
    ("Exercise", "info"): (PRACTICE, hold),
    ("Exercise", "key"): (PRACTICE, hold, escape),
}
"""How somebody comes to each other thing that can be done; the last step does it."""


def kinds_of(kind: type[Screen]) -> Iterator[type[Screen]]:
    """The screens of the app that are shown, not what several of them are made from."""
    own = [one for one in kind.__subclasses__() if one.__module__.startswith("app.")]
    for one in own:
        yield from kinds_of(one)
    if not own:
        yield kind


for found in pkgutil.iter_modules(app.screens.__path__):
    importlib.import_module(f"app.screens.{found.name}")
SCREENS = {screen.__name__: screen for screen in kinds_of(Screen)}


@contextmanager
def at(address: str, *steps: Step) -> Iterator[Person]:
    with (
        patch("app.screens.practice.practice_of", lambda game: Sums),
        opened(address, STORED) as person,
    ):
        for step in steps:
            step(person)
        yield person


def answers(person: Person) -> str:
    """All by which somebody could notice that the page has heard them."""
    page = person.page
    noticed: list[Any] = [page.shown, page.storage.items, page.downloads, page.address]
    return json.dumps([*noticed, page.updated, page.sounds, page.marks])


def test_there_is_a_way_to_everything_that_is_declared() -> None:
    assert {(name, do) for name, kind in SCREENS.items() for do in kind.buttons} == set(BUTTONS)
    assert {(name, do) for name, kind in SCREENS.items() for do in kind.kinds} == set(GESTURES)
    assert len(SCREENS) == 9 and "Missing" in SCREENS


@pytest.mark.parametrize(("screen", "do"), BUTTONS, ids=map("-".join, BUTTONS))
def test_every_button_is_shown_and_answers(screen: str, do: str) -> None:
    heard: list[Screen] = []
    handler = SCREENS[screen].buttons[do]

    def listening(shown: Screen, detail: Detail) -> None:
        heard.append(shown)
        handler(shown, detail)

    with patch.dict(SCREENS[screen].buttons, {do: listening}), at(*BUTTONS[screen, do]) as person:
        assert do in person.buttons() and not heard
        before = answers(person)
        person.press(do)
        assert [type(one) for one in heard] == [SCREENS[screen]]
        assert answers(person) != before and person.screen != "broken"
        assert "went wrong" not in person.toast


@pytest.mark.parametrize(("screen", "kind"), GESTURES, ids=map("-".join, GESTURES))
def test_every_gesture_is_heard_and_answered(screen: str, kind: str) -> None:
    heard: list[Screen] = []
    handler = SCREENS[screen].kinds[kind]

    def listening(shown: Screen, detail: Detail) -> None:
        heard.append(shown)
        handler(shown, detail)

    address, *steps = GESTURES[screen, kind]
    with patch.dict(SCREENS[screen].kinds, {kind: listening}), at(address, *steps[:-1]) as person:
        before, already = answers(person), len(heard)
        steps[-1](person)
        assert {type(one) for one in heard[already:]} == {SCREENS[screen]}
        assert answers(person) != before and person.screen != "broken"
        assert "went wrong" not in person.toast


WAYS = [*BUTTONS.items(), *GESTURES.items()]


@pytest.mark.parametrize("way", [way for _, way in WAYS], ids=["-".join(name) for name, _ in WAYS])
def test_whatever_is_shown_is_heard(way: tuple[str, *tuple[Step, ...]]) -> None:
    with at(*way) as person:
        screen = person.app._screen
        assert screen is not None
        excused = {what for name, what in UNHEARD if name == type(screen).__name__}
        assert person.buttons() <= screen.buttons.keys() | excused
        shown = {
            "tap": person.tokens(),
            "info": person.all(lambda a: "data-info" in a),
            "field": person.all(lambda a: "name" in a and a.get("type") != "file"),
            "file": person.all(lambda a: a.get("type") == "file"),
        }
        assert {kind for kind, found in shown.items() if found} <= screen.kinds.keys() | excused
