"""The lobby: covers, kept matches, export and import, deleting, the new version."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from unittest.mock import patch

import pytest

from app.browser.store import MATCHES
from app.screens.lobby import ago
from app.tables import practice_of, shown_games
from app.tables.kit.scene import Scene
from engine import Match
from tests.app.fakes import FakePage, Person, elements, inside, opened, words
from tests.app.laid import anno, kept, known_to_all, over, play_on


def shown(person: Person) -> list[str]:
    """The kept matches in their order."""
    return [a["data-match"] for _, a, _ in person.all(lambda a: "data-match" in a)]


def entry(person: Person, name: str) -> str:
    ((tag, attributes, children),) = person.all(lambda a: a.get("data-match") == name)
    return words([tag, attributes, *children])


@pytest.mark.parametrize("game", shown_games())
def test_every_games_cover_leads_to_its_set_up_rules_and_practice(game: str) -> None:
    with opened() as person:
        (cover,) = person.all(lambda a: a.get("data-game") == game)
        links = [a["href"] for tag, a, _ in inside(cover) if tag == "a"]
        entries = [f"#/new/{game}/{one.id}" for one in shown_games()[game].entries]
        practice = [f"#/practice/{game}"] if practice_of(game) else []
        assert links == [f"#/new/{game}", f"#/rules/{game}", *practice, *entries]
        for link in links:
            person.follow(link)
            assert person.screen == link.split("/")[1]
            person.follow("#/")
            assert person.screen == "lobby"


def test_the_top_leads_to_settings_and_about() -> None:
    with opened() as person:
        person.follow("#/settings")
        assert person.screen == "settings"
        person.follow("#/")
        person.follow("#/about")
        assert person.screen == "about"


def test_an_empty_lobby_offers_nothing_to_continue() -> None:
    with opened() as person:
        assert "Continue" not in person.text and not shown(person)
        assert person.buttons() == {"import"}


def test_kept_matches_stand_there_the_latest_first() -> None:
    early, late = anno("he"), play_on(anno("hh"), 1)
    late.updated = 1_800_000_000_000 - 3 * 3_600_000
    with opened(stored=kept(early=early, done=over(), late=late)) as person:
        assert shown(person) == ["late", "done", "early"]
        assert "goes on · 3 hours ago" in entry(person, "late").replace("  ", " ")
        assert "finished" in entry(person, "done")
        assert "Anna" in entry(person, "early") and "Otto" in entry(person, "early")


def test_a_small_picture_shows_nothing_that_a_bystander_must_not_see() -> None:
    match = play_on(anno("hh"), 5)
    with opened("#/play/one", kept(one=match)) as person:
        person.follow("#/")
        (picture,) = person.all(lambda a: a.get("class") == "miniature")
        used = {a["href"] for tag, a, _ in inside(picture) if tag == "use"}
        assert used == {f"#anno-{code}" for code in known_to_all(match) | {"BACK"}}
        assert not [a for _, a, _ in inside(picture) if "data-tap" in a or "data-not" in a]


def test_small_pictures_are_kept_from_one_start_to_the_next_with_their_symbols() -> None:
    stored = kept(one=play_on(anno("hh"), 5), two=anno("he"))
    with opened("#/play/one", stored) as person:
        person.follow("#/")
        drawn = dict(person.page.pictured)
        assert list(drawn) == ["one"]
    with patch.object(FakePage, "pictures", found(drawn)), opened(stored=stored) as person:
        shown = [children for _, _, children in person.all(lambda a: a.get("class") == "miniature")]
        assert sorted(shown, key=len) == [[], [drawn["one"]]]
        assert person.page.shown["symbols"]


def found(pictures: dict[str, Scene]) -> Callable[[FakePage, list[str]], Awaitable[object]]:
    async def of(page: FakePage, names: list[str]) -> dict[str, Scene]:
        assert sorted(names) == ["one", "two"]
        return pictures

    return of


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
        person.press("export", id="two")
        assert person.page.downloads == {"annorama-two.json": stored[MATCHES + "two"]}


def test_a_match_is_deleted_only_after_a_question() -> None:
    with opened(stored=kept(one=anno("he"), two=anno("hh"))) as person:
        person.press("ask-delete", id="two")
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
        assert "cannot be opened" in entry(person, "bad") and "JSON" in entry(person, "bad")
        assert "#/play/bad" not in person.links()
        person.press("export", id="bad")
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


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": 99}', over()[:-40]])
def test_a_file_that_is_no_save_changes_nothing(text: str) -> None:
    with opened(stored=kept(one=anno("he"))) as person:
        before = dict(person.page.storage.items)
        person.give_file(text)
        assert person.toast.startswith("This file was not imported. ")
        assert person.toast.endswith(".")
        assert person.page.storage.items == before and shown(person) == ["one"]


def test_a_full_storage_takes_no_file_and_says_so() -> None:
    with opened() as person:
        person.page.storage.full = True
        person.give_file(json.dumps(anno().save()))
        assert "storage in the browser is full" in person.toast and not shown(person)


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
