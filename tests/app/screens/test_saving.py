"""When a match cannot be saved, and when it is from other rules: said, and nothing lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import patch

import pytest

from app.screens.play import Play
from engine import Match, games
from tests.app.fakes import opened
from tests.app.laid import anno, kept, over, play_on, session_of


def test_a_full_storage_is_said_over_the_table_and_the_match_can_be_exported() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        assert person.words_of("banner") == ""
        person.page.storage.full = True
        person.tap("pass")
        assert person.words_of("banner").startswith("This match is not being saved.")
        assert "storage in the browser is full" in person.words_of("banner")
        assert "Export it from the menu." in person.words_of("banner")
        assert person.saved().length == 0
        person.press("menu")
        person.press("export")
        (text,) = person.page.downloads.values()
        assert Match.load(text).log == [(0, ("pass",))]


def test_when_there_is_room_again_all_of_it_is_saved() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        person.page.storage.full = True
        person.tap("pass")
        person.page.storage.full = False
        person.tap(min(token for token in person.tokens() if token.startswith("hand:")))
        person.press("confirm")
        assert person.words_of("banner") == ""
        assert person.saved().length == 2


def test_an_undo_that_cannot_be_saved_is_said_too() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        person.tap("pass")
        person.page.storage.denied = True
        person.press("undo")
        assert person.words_of("banner").startswith("This match is not being saved.")


def test_again_asks_when_there_is_no_room_for_another_match() -> None:
    with opened("#/play/one", kept(one=over())) as person:
        person.page.storage.full = True
        person.press("again")
        assert "This match cannot be saved" in person.text
        assert "storage in the browser is full" in person.text and person.toast == ""
        assert person.screen == "result" and person.page.address == "#/play/one"
        person.press("play-unsaved")
        assert person.page.address != "#/play/one" and session_of(person).match.length == 0
        assert "This match is not being saved." in person.text


@pytest.fixture
def newer_rules() -> Iterator[None]:
    """ANNO's rules have been mended since."""
    mended = {**games(), "anno": replace(games()["anno"], rules=9)}
    with (
        patch("engine.match.games", lambda: mended),
        patch("engine.saves.games", lambda: mended),
    ):
        yield


def older_save(bad_from: int) -> str:
    """A match whose actions from there on are not legal any more."""
    save = play_on(anno("he", seed=2), 6).save()
    assert len(save["log"]) == 6
    for entry in save["log"][bad_from:]:
        entry[1] = ["fly"]
    return json.dumps(save)


@pytest.mark.usefixtures("newer_rules")
@pytest.mark.parametrize(
    ("bad_from", "words"),
    [
        (5, "its last action is not legal any more and was left out."),
        (2, "its last 4 actions are not legal any more and were left out."),
    ],
)
def test_a_match_from_older_rules_says_what_was_left_out(bad_from: int, words: str) -> None:
    with opened("#/play/one", kept(one=older_save(bad_from))) as person:
        assert person.words_of("banner") == f"This match is from older rules: {words}"


@pytest.mark.usefixtures("newer_rules")
def test_the_match_goes_on_and_what_was_left_out_is_not_said_for_ever() -> None:
    with opened("#/play/one", kept(one=older_save(2))) as person:
        person.wait(30)
        assert person.words_of("banner") == ""
        assert person.saved().length > 2 and person.saved().cut == 0


CUT = "This match is from older rules: its last 4 actions are not legal any more"


@pytest.mark.usefixtures("newer_rules")
def test_an_import_says_what_was_left_out_and_so_does_its_table() -> None:
    """It is kept in today's form, where nobody can see it any more."""
    with opened() as person:
        person.give_file(older_save(2))
        assert person.toast.startswith(f"The match of ANNO was imported. {CUT}")
        (match_id,) = (one.id for one in person.app.store.summaries())
        person.page.go(f"#/play/{match_id}")
        person.wait(0)
        assert person.words_of("banner").startswith(CUT)


@pytest.mark.usefixtures("newer_rules")
def test_a_new_name_says_what_was_left_out_and_so_does_the_table() -> None:
    with opened(stored=kept(one=older_save(2))) as person:
        person.press("more", id="one")
        person.change("title", "Sunday")
        assert person.toast.startswith(CUT)
        person.page.go("#/play/one")
        person.wait(0)
        assert person.words_of("banner").startswith(CUT)


@pytest.mark.usefixtures("newer_rules")
def test_a_backup_says_how_many_do_not_stand_as_they_did() -> None:
    entry = {"id": "one", "text": older_save(2)}
    whole = {"annorama": "backup", "format": 1, "made": 5, "matches": [entry]}
    with opened() as person:
        person.give_file(json.dumps(whole))
        assert person.toast == (
            "1 match was brought back. 1 is from older rules, and does not stand as it did."
        )


def test_a_match_of_todays_rules_has_no_banner() -> None:
    with opened("#/play/one", kept(one=play_on(anno("he", seed=2), 6))) as person:
        assert person.words_of("banner") == ""


@pytest.mark.parametrize(
    ("full", "said"),
    [(False, "Your match is saved."), (True, "Your match is not saved: export it")],
)
def test_saved_is_said_only_of_what_was_stored(
    full: bool, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        person.page.storage.full = full
        person.tap("pass")
        monkeypatch.setitem(Play.buttons, "menu", lambda *_: 1 / 0)
        person.press("menu")
        assert said in person.mishap
