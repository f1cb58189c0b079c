"""All matches as one file, and back again: nothing lost, nothing newer overwritten."""

from __future__ import annotations

import json

import pytest

from app.browser.backup import Restored, backup, is_backup, restore
from app.browser.journal import DELETE, Change
from app.browser.store import ARCHIVE, MATCHES, Store, StoreError
from engine import Match, SaveError
from tests.app.fake_storage import FakeJournal, FakeStorage
from tests.app.fakes import awaited
from tests.app.laid import anno, over, play_on


def a_store() -> Store:
    return Store(FakeStorage(), FakeJournal())


def filled() -> Store:
    """A match that goes on, a finished one that is packed, and a save that nobody can open."""
    storage = FakeStorage()
    store = Store(storage, FakeJournal())
    store.keep("on", play_on(anno(seed=2), 5))
    store.keep("done", Match.load(over()))
    assert store.archive() == 1 and ARCHIVE + "done" in storage.items
    storage.items[MATCHES + "bad"] = '{"format":1,"\ud800'
    return store


def brought(store: Store, text: str) -> Restored:
    return awaited(restore(store, text, 5))


def test_all_that_is_kept_comes_back_on_another_device() -> None:
    first, second = filled(), a_store()
    done = brought(second, backup(first, 5))
    assert (done.added, done.known, len(done.refused), done.unstored) == (2, 0, 1, 0)
    for name in ("on", "done"):
        one, other = first.open(name).match, second.open(name).match
        assert one and other and one.save() == other.save()
    assert {one.id for one in second.texts() if one.packed} == {"done"}
    assert done.words().startswith("2 matches were brought back. 1 cannot be opened: ")


def test_a_save_that_cannot_be_opened_is_in_it_letter_by_letter() -> None:
    text = backup(filled(), 5)
    saves = {one["id"]: one.get("text") for one in json.loads(text)["matches"]}
    assert saves["bad"] == '{"format":1,"\ud800'
    assert text.isascii()


def test_a_match_that_could_not_be_stored_is_in_it_as_it_stands() -> None:
    storage = FakeStorage()
    store, match = Store(storage, FakeJournal()), anno(seed=2)
    store.keep("x", match)
    storage.full = True
    match.play(match.state.legal()[0])
    with pytest.raises(StoreError):
        store.keep("x", match)
    second = a_store()
    brought(second, backup(store, 5))
    found = second.open("x").match
    assert found and found.length == 1


def test_twice_is_once() -> None:
    first, second = filled(), a_store()
    text = backup(first, 5)
    brought(second, text)
    done = brought(second, text)
    assert (done.added, done.known) == (0, 2)
    assert len(second.texts()) == 2


def test_a_newer_one_stays_and_an_older_one_is_brought_up() -> None:
    store, match = a_store(), anno(seed=2)
    store.keep("x", match)
    old = backup(store, 5)
    match.play(match.state.legal()[0])
    store.keep("x", match)
    new = backup(store, 5)
    assert brought(store, old).known == 1
    found = store.open("x").match
    assert found and found.length == 1
    second = a_store()
    assert brought(second, old).added == 1
    assert brought(second, new).added == 1
    found = second.open("x").match
    assert found and found.length == 1 and len(second.texts()) == 1


def test_another_match_of_the_same_name_is_left_alone() -> None:
    first, second = a_store(), a_store()
    first.keep("x", anno(seed=2))
    second.keep("x", anno(seed=3))
    assert brought(second, backup(first, 5)).added == 1
    kept = {one.id: Match.load(one.text).seed for one in second.texts()}
    assert kept.pop("x") == 3 and list(kept.values()) == [2]


def test_a_deleted_match_that_was_brought_back_stays_at_the_next_start() -> None:
    """Its tombstone has a higher revision than the match in the backup."""
    storage, journal = FakeStorage(), FakeJournal()
    store, match = Store(storage, journal), anno(seed=2)
    store.keep("x", match)
    text = backup(store, 5)
    store.delete("x")
    assert journal.changes[-1].kind == DELETE
    brought(store, text)
    assert awaited(Store(storage, journal).recover()) == []
    assert store.open("x").match is not None
    journal.write(Change("x", 9, DELETE))
    awaited(Store(storage, journal).recover())
    assert storage.items == {}


def test_without_room_it_says_how_many_are_missing() -> None:
    storage = FakeStorage()
    storage.full = True
    done = brought(Store(storage, FakeJournal()), backup(filled(), 5))
    assert done.unstored == 2 and "no room for 2" in done.words()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "cannot be read"),
        ("[]", "not a backup"),
        (anno().save_text(), "not a backup"),
        ('{"annorama":"backup","format":9}', "newer version"),
        ('{"annorama":"backup","format":1}', "damaged"),
        ('{"annorama":"backup","format":1,"matches":' + "[" * 9000 + "]" * 9000 + "}", "too deep"),
    ],
)
def test_what_is_no_backup_is_told(text: str, said: str) -> None:
    with pytest.raises(SaveError, match=said):
        brought(a_store(), text)


@pytest.mark.parametrize(
    "entry", [None, 7, {}, {"id": "x"}, {"id": "../x", "text": "{}"}, {"id": "x", "packed": "eJ"}]
)
def test_a_bad_entry_harms_only_itself(entry: object) -> None:
    good = json.loads(backup(filled(), 5))
    good["matches"].insert(0, entry)
    store = a_store()
    done = brought(store, json.dumps(good))
    assert done.added == 2 and len(done.refused) == 2
    assert len(store.texts()) == 2


def test_a_backup_says_of_itself_what_it_is() -> None:
    assert is_backup(backup(a_store(), 5))
    assert not is_backup(anno().save_text())
    assert not is_backup("")
