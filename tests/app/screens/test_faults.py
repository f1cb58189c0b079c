"""Faults of Annorama's own, put into rules, drawings and storage: told, and nothing lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from app.browser.pictures import NO_PICTURE
from app.screens.lobby import Lobby
from app.screens.play import Play
from app.tables import table_of
from app.tables.parts import Drawing
from engine import Match
from tests.app.fake_storage import FakeLocalStorage
from tests.app.fakes import Person, opened
from tests.app.laid import anno, kept, play_on, session_of

pytestmark = pytest.mark.usefixtures("capsys")


def oops(*_: object, **__: object) -> Any:
    raise ZeroDivisionError("oops")


@pytest.fixture
def person() -> Iterator[Person]:
    match = play_on(anno("he", seed=2), 6)
    with opened("#/play/one", kept(one=match, two=anno("hh"))) as found:
        found.wait(20)
        yield found


def drawing() -> type[Drawing[Any, Any, Any]]:
    return type(table_of("anno").drawing)


def test_a_fault_in_the_rules_changes_nothing_and_is_told(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = session_of(person).match.save()
    monkeypatch.setattr(type(session_of(person).match.state), "perform", oops)
    act_in_vain(person)
    assert "Annorama made a mistake" in person.mishap and "ZeroDivisionError" in person.mishap
    assert "Your match is saved." in person.mishap
    monkeypatch.undo()
    assert session_of(person).match.save() == before == person.saved().save()
    person.press("rescue-close")
    assert person.mishap == "" and person.screen == "table"


def act_in_vain(person: Person) -> None:
    """Something is played that the rules stumble over."""
    screen = person.app._screen
    assert isinstance(screen, Play) and screen.session.choice.legal
    try:
        screen.act(screen.session.choice.legal[0])
    except ZeroDivisionError as error:
        person.app.fail(error)


def test_the_match_can_be_exported_and_the_text_copied(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(session_of(person).match.state), "perform", oops)
    act_in_vain(person)
    monkeypatch.undo()
    person.press("rescue-export")
    assert Match.load(person.page.downloads["annorama-one.json"]).log == person.saved().log
    person.press("rescue-copy")
    assert "ZeroDivisionError: oops" in person.page.copied and "anno, rules" in person.page.copied
    assert "Anna" not in person.page.copied and "Otto" not in person.page.copied


def test_one_can_go_back_to_before_the_last_action(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, revision = person.saved().log, person.saved().revision
    monkeypatch.setitem(Play.buttons, "menu", oops)
    person.press("menu")
    monkeypatch.undo()
    person.press("rescue-back")
    assert person.mishap == "" and person.screen == "table"
    assert person.saved().revision > revision
    assert person.saved().log[: len(log) - 1] == log[:-1]
    assert person.page.journal.changes[-1].content or person.saved().length >= len(log) - 1


def test_a_table_that_cannot_be_drawn_says_so_and_the_match_goes_on(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing(), "draw", oops)
    person.page.send("resize", {})
    assert person.screen == "table" and "The table cannot be drawn now" in person.text
    person.press("menu")
    person.press("export")
    assert person.page.downloads
    monkeypatch.undo()
    person.press("close")
    assert "cannot be drawn" not in person.text


def test_computer_players_play_on_at_a_table_that_cannot_be_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(drawing(), "draw", oops)
    with opened("#/play/one", kept(one=anno("ee"))) as person:
        person.wait(1000)
        assert person.saved().over


def test_what_the_table_stumbles_over_after_it_was_played_is_stored(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    length = person.saved().length
    monkeypatch.setattr(type(table_of("anno").taps), "tokens", oops)
    act_in_vain(person)
    assert person.saved().length == length + 1
    assert "Your match is saved." in person.text


def test_a_screen_that_cannot_be_drawn_leaves_all_ways_on(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    length = person.saved().length
    monkeypatch.setattr(Play, "draw", oops)
    person.page.send("resize", {})
    assert person.screen == "broken" and "Your match is saved." in person.text
    ways = {"back", "export", "copy", "lobby", "backup", "repair"}
    assert person.buttons() == {f"rescue-{way}" for way in ways}
    person.press("rescue-export")
    assert Match.load(person.page.downloads.pop("annorama-one.json")).length == length
    person.press("rescue-backup")
    (text,) = person.page.downloads.values()
    assert {one["id"] for one in json.loads(text)["matches"]} == {"one", "two"}
    person.press("rescue-repair")
    assert person.page.repaired == 1
    monkeypatch.undo()
    person.press("rescue-back")
    assert person.screen == "table" and person.saved().length >= length - 1


def test_a_lobby_that_cannot_be_drawn_is_shown_without_pictures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Lobby, "draw", oops)
    with opened(stored=kept(one=anno("he"), bad="{")) as person:
        assert person.screen == "broken"
        person.press("rescue-lobby")
        assert person.screen == "lobby" and "ANNO: Anna and Otto" in person.text
        assert {"#/play/one", "#/new/drift"} <= person.links()
        person.follow("#/play/one")
        assert person.screen == "table"


def test_a_match_whose_picture_fails_shows_a_card_that_says_so(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing(), "picture", oops)
    act_in_vain(person)
    person.press("menu")
    person.follow("#/")
    assert person.screen == "lobby" and person.page.pictured["one"] == NO_PICTURE
    assert "This picture cannot be drawn." in person.text


@pytest.mark.parametrize("scene", [7, "x", [], ["svg"], ["svg", {}, [1]], [["svg"], {}], None])
def test_a_bad_picture_harms_only_itself(scene: Any) -> None:
    with opened("#/settings", kept(one=anno("he"), two=anno("hh"))) as person:
        person.page.pictured |= {"one": scene, "two": ["svg", {"class": "fine"}]}
        person.follow("#/")
        assert person.words_of("no-picture") == "This picture cannot be drawn."
        assert person.all(lambda a: a.get("class") == "fine")


def test_a_cover_and_symbols_that_fail_harm_only_themselves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("app.tables.drift.cover.picture", oops)
    monkeypatch.setattr("app.shell.symbols_of", oops)
    with opened("#/play/one", kept(one=anno("he"))) as person:
        assert person.screen == "table" and person.mishap == ""
        person.press("menu")
        person.follow("#/")
        assert person.screen == "lobby"
        assert len(person.all(lambda a: "data-game" in a)) == 5


def test_a_storage_that_takes_and_does_not_give_back_is_not_called_saved(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FakeLocalStorage, "put", lambda *_: "Lost")
    act_in_vain(person)
    assert person.words_of("banner").startswith("This match is not being saved.")
    assert person.app._screen is not None and person.app._screen.saved is False
