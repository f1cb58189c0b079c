"""What is wrong with the storage or with a save is said, and there is a way on."""

from __future__ import annotations

import json

import pytest

from app.browser.backup import backup
from app.browser.store import ARCHIVE, MATCHES, Store
from engine import Match
from engine.saves import LARGEST
from tests.app.fake_storage import FakeJournal, FakeStorage
from tests.app.fakes import Person, opened
from tests.app.laid import act, anno, kept, over, play_on, session_of


def shown(person: Person) -> set[str]:
    return {a["data-match"] for _, a, _ in person.all(lambda a: "data-match" in a)}


def trouble(person: Person) -> str:
    return person.words_of("trouble")


def test_a_full_storage_is_said_in_the_lobby_with_the_ways_out() -> None:
    with opened(stored=kept(one=anno("he"), done=over())) as person:
        assert trouble(person) == ""
        person.page.storage.full = True
        person.page.send("resize", {})
        assert trouble(person).startswith("This site’s storage in the browser is full.")
        assert "nothing new is saved until there is room" in trouble(person)
        person.press("backup")
        ((name, text),) = person.page.downloads.items()
        assert name == "annorama-backup-2027-01-15.json"
        assert {one["id"] for one in json.loads(text)["matches"]} == {"one", "done"}
        person.press("archive")
        assert person.toast == "1 match was packed." and trouble(person) == ""
        assert ARCHIVE + "done" in person.page.storage.items
        assert MATCHES + "done" not in person.page.storage.items
        person.press("shelf")
        assert shown(person) == {"one", "done"}
        person.follow("#/play/done")
        assert person.screen == "result"


def test_room_that_is_made_takes_in_what_could_not_be_stored() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2), two=anno("hh"))) as person:
        person.page.storage.full = True
        person.tap("pass")
        person.press("menu")
        person.follow("#/")
        person.press("leave-anyway")
        assert person.screen == "lobby" and trouble(person)
        person.press("more", id="two")
        person.press("ask-delete")
        person.press("delete")
        assert trouble(person) == "" and "not saved" not in person.text
        assert Store(person.page.storage, FakeJournal()).open("one").match.length == 1  # type: ignore[union-attr]


def test_a_denied_storage_starts_says_so_and_can_be_played() -> None:
    with opened("#/new/anno") as person:
        person.page.storage.denied = True
        person.change("kind", "easy", 1)
        person.press("start")
        assert "does not let the site store anything" in person.text
        assert "Allow cookies and site data" in person.text
        person.press("play-unsaved")
        assert person.words_of("banner").startswith("This match is not being saved. This browser")
        if session_of(person).waiting:
            act(person, session_of(person).choice.legal[0])
        person.wait(60)
        assert session_of(person).match.length > 0
        person.press("menu")
        assert "the match is saved" not in person.text
        person.press("export")
        (text,) = person.page.downloads.values()
        assert Match.load(text).log == session_of(person).match.log
        person.follow("#/")
        person.press("leave-anyway")
        assert person.screen == "lobby" and "not saved" in person.text
        assert "does not let the site store anything" in trouble(person)
        assert "archive" not in person.buttons()


def test_what_is_unsaved_is_said_on_every_face_of_a_match() -> None:
    with opened("#/new/anno") as person:
        person.page.storage.full = True
        person.press("start")
        person.press("play-unsaved")
        assert person.screen == "handover"
        assert person.words_of("banner").startswith("This match is not being saved.")


def test_what_is_left_of_a_damaged_save_opens_as_a_copy() -> None:
    match = play_on(anno("he", seed=2), 6)
    save = match.save()
    save["log"][4] = [0, ["fly"]]
    with opened(stored=kept(bad=json.dumps(save))) as person:
        before = person.page.storage.items[MATCHES + "bad"]
        person.press("salvage", id="bad")
        assert "This save is damaged" in person.text
        assert "Action 5 of the save is not legal" in person.text
        assert "Its first 4 actions can still be played. The last 2 are missing." in person.text
        person.press("not-salvage")
        assert shown(person) == {"bad"}
        person.press("salvage", id="bad")
        person.press("open-copy")
        assert person.words_of("banner") == (
            "This is a copy of a damaged save. "
            "Its first 4 actions can still be played. The last 2 are missing."
        )
        assert person.match_id != "bad" and person.saved().log == match.log[:4]
        assert person.page.storage.items[MATCHES + "bad"] == before


def test_a_file_that_breaks_off_opens_as_far_as_it_goes() -> None:
    text = play_on(anno("he", seed=2), 6).save_text()
    with opened() as person:
        person.give_file(text[: text.rindex(",[")])
        assert "how much it was is not known" in person.text
        person.press("open-copy")
        assert person.saved().length == 5


def test_a_save_without_a_beginning_says_that_nothing_is_left() -> None:
    with opened(stored=kept(bad='{"format":1,')) as person:
        person.press("salvage", id="bad")
        assert person.toast.startswith("Nothing of this save can be opened. This is not a save")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (" " * (LARGEST + 1), "too large"),
        ("[" * 6060 + "]" * 6060, "too deep"),
        ('{"format":99}', "newer version"),
        (anno().save_text().replace('"rules":', '"rules":9'), "newer version"),
        ("hello", "the text cannot be read"),
        ('{"annorama":"backup","format":7}', "newer version"),
    ],
)
def test_an_import_says_its_real_reason(text: str, said: str) -> None:
    with opened() as person:
        person.give_file(text)
        assert person.toast.startswith("This file was not imported. ") and said in person.toast
        assert not shown(person)


def test_a_file_that_was_not_even_read_is_too_large() -> None:
    with opened() as person:
        person.page.send("file", {"name": "x", "text": "", "large": True})
        assert person.toast == "This file was not imported. It is too large."


def test_a_backup_is_imported_like_a_save() -> None:
    store = Store(FakeStorage(), FakeJournal())
    store.keep("a", anno("he"))
    store.keep("b", Match.load(over()))
    with opened(stored=kept(a=anno("he"))) as person:
        person.give_file(backup(store, 5))
        assert person.toast == "1 match was brought back. 1 was here already."
        person.press("shelf")
        assert shown(person) == {"a", "b"}


def test_a_match_over_which_annorama_stumbles_harms_only_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stored = kept(one=anno("he"), bad=play_on(anno("hh", seed=7), 3))
    load = Match.load

    def stumbles(save: object) -> Match:
        match = load(save)
        return match if match.seed != 7 else 1 // 0  # type: ignore[return-value]

    monkeypatch.setattr(Match, "load", stumbles)
    with opened(stored=stored) as person:
        assert shown(person) == {"one", "bad"}
        assert "Annorama itself stumbled over this match (ZeroDivisionError)." in person.text
        person.follow("#/play/one")
        assert person.screen == "table"


def test_a_browser_that_forgets_is_told_of_once_with_the_ways_out() -> None:
    stored = kept(one=anno("he"))
    with opened("#/settings", stored) as person:
        person.page.forgetful = True
        person.follow("#/")
        assert "when nobody visits it for seven days" in person.text
        assert "Add to Home Screen" in person.text
        person.press("backup")
        assert len(person.page.downloads) == 1
        person.press("warned")
        assert "seven days" not in person.text
        person.follow("#/settings")
        person.follow("#/")
        assert "seven days" not in person.text and person.app.store.settings().warned


@pytest.mark.parametrize(("forgetful", "stored"), [(True, {}), (False, kept(one=anno("he")))])
def test_where_nothing_can_be_forgotten_nothing_is_said(
    forgetful: bool, stored: dict[str, str]
) -> None:
    with opened("#/settings", stored) as person:
        person.page.forgetful = forgetful
        person.follow("#/")
        assert "seven days" not in person.text


def test_the_browser_is_asked_to_keep_a_match_that_is_worth_it() -> None:
    with opened("#/play/one", kept(one=anno("ee"))) as person:
        assert "persist" not in person.page.marks
        person.wait(60)
        assert person.saved().length > 10 and person.page.marks["persist"] == "asked"
