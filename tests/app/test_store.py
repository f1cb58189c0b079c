"""What is kept, and what is refused, in the browser's storage."""

from __future__ import annotations

import json

import pytest

from app.browser import settings
from app.browser.journal import BASE, DELETE, PLAY, UNDO
from app.browser.settings import Settings
from app.browser.store import MATCHES, Store, StoreError, new_id
from app.browser.summary import read_summary
from engine import Match, Player, games
from tests.app.fake_storage import FakeJournal, FakeStorage


def a_match(now: int = 5) -> Match:
    people = [Player("Anna", "red"), Player("Otto", "blue")]
    return Match(games()["anno"], people, 3, {"mensises": 1}, now)


def test_a_match_is_kept_under_its_name_and_opens_again() -> None:
    storage = FakeStorage()
    store = Store(storage, FakeJournal())
    match = a_match()
    match.play(("pass",))
    store.keep("x1", match)
    assert json.loads(storage.items[MATCHES + "x1"])["log"] == [[match.log[0][0], ["pass"]]]
    opened = store.open("x1").match
    assert opened and opened.save() == match.save()


def test_a_match_that_is_opened_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is asked whether it is kept: a long one takes seconds."""
    storage = FakeStorage()
    storage.items[MATCHES + "x"] = a_match().save_text()
    played, load = list[object](), Match.load

    def counted(save: object) -> Match:
        played.append(save)
        return load(save)

    monkeypatch.setattr(Match, "load", counted)
    store = Store(storage, FakeJournal())
    match = store.open("x").match
    assert match and store.is_kept("x", match) and store.is_kept("x", match)
    store.begin("x", match)
    assert store.is_kept("x", match)
    assert [one.length for one in store.summaries()] == [0]
    assert len(played) == 1


def test_what_another_tab_has_stored_is_not_kept_here() -> None:
    storage = FakeStorage()
    store = Store(storage, FakeJournal())
    storage.items[MATCHES + "x"] = a_match().save_text()
    match = store.open("x").match
    assert match and store.is_kept("x", match)
    other = a_match()
    other.play(("pass",))
    storage.items[MATCHES + "x"] = other.save_text()
    assert not store.is_kept("x", match) and store.is_kept("x", other)
    storage.items[MATCHES + "x"] = "{"
    assert not store.is_kept("x", other)


def test_the_latest_match_comes_first_and_other_names_are_left_alone() -> None:
    storage = FakeStorage()
    storage.items["somebody/else"] = "{}"
    store = Store(storage, FakeJournal())
    for name, now in (("old", 1), ("new", 9)):
        store.keep(name, a_match(now))
    assert [kept.id for kept in store.summaries()] == ["new", "old"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 1}', '{"format": 2, "game": "anno"}'])
def test_a_bad_save_is_listed_with_its_reason_and_stays(text: str) -> None:
    storage = FakeStorage()
    storage.items[MATCHES + "bad"] = text
    (kept,) = Store(storage, FakeJournal()).summaries()
    assert kept.problem.endswith(".")
    assert storage.items[MATCHES + "bad"] == text


def test_a_full_storage_is_told_in_a_sentence() -> None:
    storage = FakeStorage()
    storage.full = True
    with pytest.raises(StoreError, match="is full"):
        Store(storage, FakeJournal()).keep("x", a_match())


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[]", '{"theme": "pink", "sound": 1, "names": 7, "odd": true}']
)
def test_settings_that_make_no_sense_become_the_usual_ones(text: str) -> None:
    storage = FakeStorage()
    storage.items[settings.NAME] = text
    assert Store(storage, FakeJournal()).settings() == Settings()


def test_settings_are_remembered() -> None:
    storage = FakeStorage()
    chosen = Settings(theme="dark", sound=False, pace="quick", names=("Anna", "Otto"))
    Store(storage, FakeJournal()).keep_settings(chosen)
    assert Store(storage, FakeJournal()).settings() == chosen


def test_a_new_match_is_never_kept_over_another() -> None:
    """Two may begin in one millisecond, and a device's clock may be put back."""
    store = Store(FakeStorage(), FakeJournal())
    names = [store.keep_new(a_match(now), 5) for now in (1, 2, 3)]
    assert len(set(names)) == 3 and names[0] == new_id(5)
    assert [found.updated for name in names if (found := store.open(name).match)] == [1, 2, 3]


def test_names_of_matches_follow_the_time() -> None:
    names = [new_id(now) for now in (1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000)]
    assert len(set(names)) == 3 and names == sorted(names)


def test_a_new_match_is_told_to_the_journal_as_a_whole() -> None:
    journal, match = FakeJournal(), a_match()
    store = Store(FakeStorage(), journal)
    name = store.keep_new(match, 5)
    assert [change.kind for change in journal.changes] == [BASE]
    match.play(("pass",))
    store.keep(name, match)
    match.undo()
    store.keep(name, match)
    assert [change.kind for change in journal.changes] == [BASE, PLAY, UNDO]


@pytest.mark.parametrize(
    ("text", "revision"),
    [
        ('{"revision":41,"log":[', 42),
        ('{"log":[', 1),
        (f'{{"revision":{"9" * 16}}}', (1 << 53) + 1),
        (f'{{"revision":{"9" * 5000}}}', 1),
    ],
)
def test_a_tombstone_is_newer_than_what_it_stands_for(text: str, revision: int) -> None:
    """Of a save that cannot be opened there is no summary; it must not come back all the same."""
    storage, journal = FakeStorage(), FakeJournal()
    storage.items[MATCHES + "bad"] = text
    Store(storage, journal).delete("bad")
    assert storage.items == {}
    assert [(change.kind, change.revision) for change in journal.changes] == [(DELETE, revision)]


def test_what_is_kept_is_known_by_its_revision() -> None:
    storage, match = FakeStorage(), a_match()
    store = Store(storage, FakeJournal())
    assert not store.is_kept("x", match)
    store.keep("x", match)
    assert store.is_kept("x", match)
    match.play(("pass",))
    assert not store.is_kept("x", match)
    storage.full = True
    with pytest.raises(StoreError):
        store.keep("x", match)
    assert not store.is_kept("x", match) and "full" in store.problem
    storage.full = False
    store.keep("x", match)
    assert store.is_kept("x", match) and store.problem == ""


def test_depth_is_checked_wherever_a_stored_text_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A parser that goes down too far ends Python itself in a browser."""
    deep = "[" * 6060 + "]" * 6060
    monkeypatch.setattr("json.loads", lambda text: 1 / 0)
    assert settings.read(deep) == Settings()
    assert read_summary("x", deep) is None
