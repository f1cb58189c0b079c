"""One tab at a time goes on with a match, and a match that is not stored is not left in silence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.app.fakes import FakePage, Person, opened
from tests.app.laid import anno, kept


@pytest.fixture
def person() -> Iterator[Person]:
    """Anna's turn, against a computer player."""
    with opened("#/play/one", kept(one=anno("he", seed=2))) as found:
        yield found


def test_the_tab_that_plays_holds_the_match_until_it_is_left(person: Person) -> None:
    assert person.page.held == {"one"}
    person.press("menu")
    person.follow("#/")
    assert person.page.held == set()


def test_a_match_that_is_open_elsewhere_can_only_be_taken_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    taken = {"one"}

    async def hold(page: FakePage, match_id: str, take_over: bool = False) -> bool:
        if take_over:
            taken.clear()
        return match_id not in taken

    monkeypatch.setattr(FakePage, "hold", hold)
    with opened("#/play/one", kept(one=anno("eh", seed=2))) as person:
        assert "This match is open in another tab." in person.text
        assert person.buttons() == {"take-over"} and not person.tokens()
        person.wait(60)
        assert person.saved().length == 0, "its computer players are silent here"
        person.press("take-over")
        person.wait(60)
        assert "another tab" not in person.text and person.saved().length > 0


def test_who_loses_the_match_to_another_tab_does_nothing_more() -> None:
    with opened("#/play/one", kept(one=anno("ee"))) as person:
        person.wait(3)
        length = person.saved().length
        assert length > 0
        person.page.send("lost", {"match": "another"})
        assert "another tab" not in person.text
        person.page.send("lost", {"match": "one"})
        assert "This match was taken over by another tab." in person.text
        person.wait(0)
        person.page.marks["thinking"] = "nobody"
        person.wait(60)
        assert person.saved().length == length
        assert person.page.marks["thinking"] == "nobody", "nobody even thinks about it"


def test_a_match_that_was_deleted_elsewhere_is_not_kept_again(person: Person) -> None:
    person.app.store.delete("one")
    person.page.send("stored", {"match": "one", "deleted": True})
    assert "This match was deleted in another tab." in person.text and not person.tokens()
    person.page.send("tap", {"tap": "pass", "x": 0, "y": 0})
    person.follow("#/")
    assert not person.app.store.summaries()


def test_what_another_tab_stores_of_other_matches_is_nothing_here(person: Person) -> None:
    drawn = person.scene
    person.page.send("stored", {"match": "two", "deleted": True})
    person.page.send("stored", {"match": "one", "deleted": False})
    assert person.scene is drawn


def test_what_is_newer_in_another_tab_is_never_overwritten(person: Person) -> None:
    newer = anno("he", seed=2)
    newer.play(("pass",))
    newer.undo()
    newer.play(("pass",))
    person.app.store.keep("one", newer)
    person.tap("pass")
    assert "This match has gone on in another tab." in person.text
    assert person.saved().revision == newer.revision


def no_room(person: Person) -> None:
    person.page.storage.full = True
    person.tap("pass")


def test_leaving_what_is_not_stored_asks_first_every_time(person: Person) -> None:
    no_room(person)
    assert person.page.guarded, "the browser asks, too, before it closes the page"
    for _ in range(2):
        person.press("menu")
        person.follow("#/")
        assert person.screen == "table" and person.page.address == "#/play/one"
        assert "This match is not saved. Leave it all the same?" in person.text
        person.press("close")
        assert "all the same" not in person.text
    person.press("menu")
    person.follow("#/")
    person.press("leave-anyway")
    assert person.screen == "lobby" and not person.page.guarded


def test_what_was_not_stored_can_still_be_opened_from_the_lobby(person: Person) -> None:
    no_room(person)
    person.press("menu")
    person.follow("#/")
    person.press("leave-anyway")
    person.follow("#/play/one")
    assert person.words_of("where") and "pass" not in person.tokens()


def test_what_is_stored_is_left_without_a_question(person: Person) -> None:
    no_room(person)
    person.page.storage.full = False
    person.press("undo")
    assert not person.page.guarded
    person.press("menu")
    person.follow("#/")
    assert person.screen == "lobby"
