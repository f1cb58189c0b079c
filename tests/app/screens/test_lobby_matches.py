"""What can be done with kept matches from the lobby."""

from __future__ import annotations

import json

import pytest

from app.browser.store import MATCHES
from app.screens.parts.kept import ago
from engine import Match
from tests.app.fakes import elements, opened
from tests.app.laid import anno, kept, play_on
from tests.app.screens.test_lobby import entry, shown


def test_what_another_tab_does_to_the_matches_is_seen() -> None:
    with opened(stored=kept(one=anno("he"), two=anno("hh"))) as person:
        del person.page.storage.items[MATCHES + "two"]
        person.page.storage.items.update(kept(three=anno("hhh")))
        person.page.send("stored", {"match": "two", "deleted": True})
        assert set(shown(person)) == {"one", "three"}


def test_a_kept_match_is_opened() -> None:
    with opened(stored=kept(one=anno("he"))) as person:
        person.follow("#/play/one")
        assert person.screen == "table"


def test_a_match_is_exported_as_it_is_kept() -> None:
    stored = kept(one=anno("he"), two=anno("hh"))
    with opened(stored=stored) as person:
        person.press("more", id="two")
        person.press("export")
        assert person.page.downloads == {"annorama-two.json": stored[MATCHES + "two"]}


def test_a_match_is_deleted_only_after_a_question() -> None:
    with opened(stored=kept(one=anno("he"), two=anno("hh"))) as person:
        person.press("more", id="two")
        person.press("ask-delete")
        assert "Delete this match for good?" in person.text
        person.press("close")
        assert "for good" not in person.text and set(shown(person)) == {"one", "two"}
        person.press("ask-delete", id="two")
        person.press("delete")
        assert shown(person) == ["one"] and "for good" not in person.text
        assert not [name for name in person.page.storage.items if name.endswith("two")]
        assert person.app.store.text("one")


def test_a_save_that_cannot_be_opened_stays_and_can_be_exported_and_deleted() -> None:
    with opened(stored=kept(bad="{", one=anno("he"))) as person:
        assert "cannot be opened" in entry(person, "bad") and "cannot be read" in entry(
            person, "bad"
        )
        assert "#/play/bad" not in person.links()
        person.press("more", id="bad")
        person.press("export")
        assert person.page.downloads == {"annorama-bad.json": "{"}
        person.press("ask-delete", id="bad")
        person.press("delete")
        assert shown(person) == ["one"]


def test_a_file_is_imported_beside_what_is_there() -> None:
    match = play_on(anno("hh", seed=9), 5)
    with opened(stored=kept(one=anno("he"))) as person:
        person.give_file(json.dumps(match.save()))
        assert person.toast == "The match of ANNO was imported."
        assert len(shown(person)) == 2 and "one" in shown(person)
        (new,) = set(shown(person)) - {"one"}
        kept_text = person.page.storage.items[MATCHES + new]
        assert Match.load(kept_text).log == match.log
        person.follow(f"#/play/{new}")
        assert person.screen == "handover"


def test_two_files_that_are_imported_at_once_are_two_matches() -> None:
    with opened() as person:
        for seed in (8, 9):
            person.give_file(json.dumps(anno("hh", seed=seed).save()))
        assert len(shown(person)) == 2


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": 99}'])
def test_a_file_that_is_no_save_changes_nothing(text: str) -> None:
    with opened(stored=kept(one=anno("he"))) as person:
        before = dict(person.page.storage.items)
        person.give_file(text)
        assert person.toast.startswith("This file was not imported. ")
        assert person.toast.endswith(".")
        assert person.page.storage.items == before and shown(person) == ["one"]


def test_with_a_full_storage_a_file_is_taken_but_not_called_saved() -> None:
    with opened() as person:
        person.page.storage.full = True
        person.give_file(anno("he").save_text())
        assert "was imported, but it is not saved." in person.toast
        assert "storage in the browser is full" in person.toast
        (name,) = shown(person)
        assert "not saved" in entry(person, name)
        person.press("more", id=name)
        person.press("export")
        assert Match.load(person.page.downloads[f"annorama-{name}.json"]).seed == 4


def test_a_new_version_comes_when_it_is_asked_for() -> None:
    with opened() as person:
        person.page.send("offline", {"state": "update", "progress": 1})
        assert person.page.updated == 0
        person.press("update")
        assert person.page.updated == 1


MINUTE, HOUR = 60_000, 3_600_000


@pytest.mark.parametrize(
    ("passed", "said"),
    [
        (-5, "just now"),
        (2 * MINUTE - 1, "just now"),
        (2 * MINUTE, "2 minutes ago"),
        (HOUR - 1, "59 minutes ago"),
        (HOUR, "an hour ago"),
        (2 * HOUR, "2 hours ago"),
        (48 * HOUR - 1, "47 hours ago"),
        (48 * HOUR, "2 days ago"),
    ],
)
def test_how_long_ago_is_said_as_people_say_it(passed: int, said: str) -> None:
    assert ago(1_800_000_000_000 - passed, 1_800_000_000_000) == said


def test_a_name_is_only_a_name() -> None:
    """Whatever somebody is called, it is text in the page."""
    save = anno("he").save()
    save["players"][0]["name"] = "<b onclick=x>"
    with opened(stored=kept(one=json.dumps(save))) as person:
        assert "<b onclick=x>" in entry(person, "one")
        assert not [a for _, a, _ in elements(person.scene) if "onclick" in a]
