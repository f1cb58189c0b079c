"""Numbers beside the saves: the clocks of races, and what people's play has shown."""

from __future__ import annotations

import json

import pytest

from app.browser.beside import BESIDE, LEARNT, MOST, Beside
from app.browser.store import Store
from tests.app.fake_storage import FakeJournal, FakeStorage
from tests.app.fakes import Person, opened, words
from tests.app.laid import with_settings
from tests.app.santyanno.tabletop import a_match


def test_numbers_are_kept_beside_a_match_and_go_with_it() -> None:
    storage = FakeStorage()
    store = Store(storage, FakeJournal())
    name = store.keep_new(a_match("hee"), 1)
    store.beside.keep(name, {"turned": 2})
    assert Beside(storage).numbers(name) == {"turned": 2} and store.beside.numbers("other") == {}
    store.delete(name)
    assert store.beside.numbers(name) == {} and BESIDE + name not in storage.items


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"a": "b", "c": true}', "null"])
def test_what_is_no_number_is_nothing(text: str) -> None:
    storage = FakeStorage()
    storage.items[BESIDE + "m"] = storage.items[LEARNT + "m"] = text
    assert Beside(storage).numbers("m") == {}
    assert Beside(storage).learnt("m") == ([1] if text == "[1]" else [])


def test_a_storage_that_is_full_or_denied_loses_nothing_else() -> None:
    storage = FakeStorage()
    beside = Beside(storage)
    storage.full = True
    beside.keep("m", {"turned": 1})
    beside.learn("santyanno/pace", 4_000)
    assert beside.numbers("m") == {} and beside.learnt("santyanno/pace") == []


def test_the_newest_numbers_are_remembered() -> None:
    beside = Beside(FakeStorage())
    for number in range(MOST + 3):
        beside.learn("x", number)
    assert beside.learnt("x") == list(range(3, MOST + 3))


def test_the_set_up_offers_computer_players_paced_to_you() -> None:
    stored = {LEARNT + "santyanno/pace": json.dumps([9_000, 3_600, 2_000])}
    with opened("#/new/santyanno", stored) as person:
        assert "Paced to you: 3.5 s a card" in words(person.scene)
        person.press("length", option="pace", choice="3500")
        person.press("start")
        assert person.saved().options["pace"] == 3_500
    with opened("#/new/santyanno") as person:
        assert "Paced to you" not in words(person.scene)


def racing(person: Person) -> None:
    person.press("alone")
    person.tap("cast_off")
    person.wait(3)


def test_during_a_race_the_screen_stays_on_whatever_was_set() -> None:
    with opened("#/new/santyanno", with_settings(awake=False)) as person:
        person.press("alone")
        assert person.page.marks["awake"] == "False"
        person.tap("cast_off")
        assert person.page.marks["awake"] == "True"


def test_during_a_race_nothing_is_shown_large() -> None:
    with opened("#/new/santyanno") as person:
        racing(person)
        person.app.handle("info", {"info": "ship:1", "held": True})
        assert "large-card" not in json.dumps(person.scene)
        assert '"data-racing"' in json.dumps(person.scene)


def test_S12_the_time_of_cast_off_lies_beside_the_save() -> None:
    with opened("#/new/santyanno") as person:
        racing(person)
        kept = [json.loads(t) for n, t in person.page.storage.items.items() if n.startswith(BESIDE)]
        assert len(kept) == 1 and list(kept[0]) == ["cast-off/1"]
