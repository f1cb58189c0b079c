"""Nothing is left out: every button and every gesture that a screen declares is tried here.

Who declares another one writes down in `ways.py` how somebody comes to it.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest

import app.screens
from app.screens.base import Screen
from app.screens.play import Play
from app.tables.parts import Detail
from tests.app.fakes import Person, opened
from tests.app.screens.ways import BUTTONS, GESTURES, UNHEARD, Step, stored


def kinds_of(kind: type[Screen]) -> Iterator[type[Screen]]:
    """The screens of the app that are shown, not what several of them are made from."""
    own = [one for one in kind.__subclasses__() if one.__module__.startswith("app.")]
    for one in own:
        yield from kinds_of(one)
    if not own or kind is Play:
        yield kind


def declared(sort: str) -> set[tuple[str, str]]:
    """What each screen hears; a lesson, which is a table, only what it hears in its own way."""
    return {
        (name, do)
        for name, kind in SCREENS.items()
        for do, handler in getattr(kind, sort).items()
        if name != "Learn" or handler is not getattr(Play, sort).get(do)
    }


for found in pkgutil.iter_modules(app.screens.__path__):
    importlib.import_module(f"app.screens.{found.name}")
SCREENS = {screen.__name__: screen for screen in kinds_of(Screen)}


@contextmanager
def at(address: str, *steps: Step) -> Iterator[Person]:
    with opened(address, stored()) as person:
        for step in steps:
            step(person)
        yield person


def answers(person: Person) -> str:
    """All by which somebody could notice that the page has heard them."""
    page = person.page
    noticed: list[Any] = [page.shown, page.storage.items, page.downloads, page.address]
    return json.dumps([*noticed, page.updated, page.sounds, page.marks, page.can])


def test_there_is_a_way_to_everything_that_is_declared() -> None:
    assert declared("buttons") == set(BUTTONS)
    assert declared("kinds") == set(GESTURES)
    assert len(SCREENS) == 13 and "Missing" in SCREENS


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
        person.wait(0.05)
        assert [type(one) for one in heard] == [SCREENS[screen]]
        assert answers(person) != before and person.screen != "broken"
        assert person.mishap == ""


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
        assert person.mishap == ""


WAYS = [*BUTTONS.items(), *GESTURES.items()]


@pytest.mark.parametrize("way", [way for _, way in WAYS], ids=["-".join(name) for name, _ in WAYS])
def test_whatever_is_shown_is_heard(way: tuple[str, *tuple[Step, ...]]) -> None:
    with at(*way) as person:
        screen = person.app._screen
        assert screen is not None
        excused = {what for name, what in UNHEARD if name == type(screen).__name__}
        # As every tap is: it puts a sentence away; and the list of keys, over every screen.
        heard_by_the_app = {"untoast", "keys", "close-keys"}
        assert person.buttons() <= screen.buttons.keys() | excused | heard_by_the_app
        shown = {
            "tap": person.tokens(),
            "info": person.all(lambda a: "data-info" in a),
            "field": person.all(lambda a: "name" in a and a.get("type") != "file"),
            "file": person.all(lambda a: a.get("type") == "file"),
        }
        assert {kind for kind, found in shown.items() if found} <= screen.kinds.keys() | excused
