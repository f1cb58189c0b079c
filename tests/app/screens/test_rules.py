"""The rules pages: every game's, fetched, and opened at a rule."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from app.screens.parts import rulebook
from app.tables import shown_games
from tests.app.fakes import Person, opened
from tests.app.laid import anno, kept, screen_of


@pytest.mark.parametrize("game", shown_games())
def test_every_game_has_its_page_and_a_way_to_play(game: str) -> None:
    with opened(f"#/rules/{game}") as person:
        assert {f"#/rules/{other}" for other in shown_games()} < person.links()
        (here,) = person.all(lambda a: a.get("aria-current") == "page")
        assert here[1]["href"] == f"#/rules/{game}"
        person.follow(f"#/new/{game}")
        assert person.screen == "new"


def test_the_text_comes_a_moment_later() -> None:
    with opened("#/settings") as person:
        person.page.files["rules/anno.json"] = json.dumps(["h2", {"id": "A10"}, "Matching"])
        person.app.open("#/rules/anno")
        assert "The rules are coming …" in person.text
        person.wait(0)
        assert "Matching" in person.text and "coming" not in person.text
        assert "revealed" not in person.page.marks


def test_a_text_that_does_not_come_is_missed_in_words() -> None:
    with opened("#/rules/anno") as person:
        assert "The rules could not be loaded." in person.text


TEXT = [
    "article",
    {},
    ["h2", {"id": "matching"}, "Match", ["em", {}, "ing"]],
    ["ul", {}, ["li", {"id": "A10"}, "Rule of Two"], ["li", {"id": "A11"}, "What matches"]],
    ["h2", {"id": "the-end"}, "The end"],
]
FILES = {f"rules/{game}.json": json.dumps(TEXT) for game in ("anno", "drift")}


@contextmanager
def reading(address: str) -> Iterator[Person]:
    """The rules of a game at an address, come to from the settings."""
    with opened("#/settings") as person:
        person.page.files.update(FILES)
        person.page.go(address)
        person.wait(0)
        person.wait(0)
        yield person


def marked(person: Person) -> list[str]:
    """The ids of what is marked, if it is also in sight."""
    found = [str(a["id"]) for _, a, _ in person.all(lambda a: "data-marked" in a)]
    assert not found or person.page.marks["revealed"] == rulebook.MARKED
    return found


@pytest.mark.parametrize(
    ("rule", "found"), [("A10", ["A10"]), ("the-end", ["the-end"]), ("A99", []), ("*", [])]
)
def test_an_address_may_name_a_rule_or_a_chapter(rule: str, found: list[str]) -> None:
    with reading(f"#/rules/anno/{rule}") as person:
        assert marked(person) == found


def test_another_rule_of_the_same_page_needs_no_new_page() -> None:
    with reading("#/rules/anno/A10") as person:
        person.page.files.clear()
        person.page.go("#/rules/anno/A11")
        person.wait(0)
        assert marked(person) == ["A11"]
        person.page.go("#/rules/anno")
        person.wait(0)
        assert marked(person) == []
        person.page.go("#/rules/drift/A11")
        person.wait(0)
        assert person.page.titles[-1] == "Rules of DRIFT · Annorama" and marked(person) == []


def test_the_contents_lead_to_the_chapters_and_once_more() -> None:
    with reading("#/rules/anno") as person:
        chapters = person.all(lambda a: a.get("data-do") == "rules")
        assert [("".join(inside), a["href"]) for _, a, inside in chapters] == [
            ("Matching", "#/rules/anno/matching"),
            ("The end", "#/rules/anno/the-end"),
        ]
        person.follow("#/rules/anno/the-end")
        assert marked(person) == ["the-end"]
        person.page.marks.pop("revealed")
        person.press("rules", rule="the-end")
        assert marked(person) == ["the-end"]


def test_the_rules_lead_back_to_where_one_was() -> None:
    with opened("#/new/drift") as person:
        person.follow("#/rules/drift")
        person.follow("#/rules/anno")
        person.follow("#/new/drift")
        assert person.screen == "new"


def test_beside_a_table_the_rules_open_at_a_rule_and_the_table_stays() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        person.page.files.update(FILES)
        screen_of(person).show_rules("A10")
        person.wait(0)
        assert person.screen == "table" and marked(person) == ["A10"]
        person.press("rules", rule="the-end")
        assert person.screen == "table" and marked(person) == ["the-end"]
        assert not any(address.startswith("#/rules") for address in person.links())
        person.press("close")
        assert "Rule of Two" not in person.text
        person.press("rules")
        assert "Rule of Two" in person.text and marked(person) == []
        person.press("rules")
        assert "Rule of Two" not in person.text


def test_a_text_that_comes_too_late_disturbs_no_other_screen() -> None:
    with opened("#/settings") as person:
        person.app.open("#/rules/anno/A10")
        person.app.open("#/settings")
        drawn = person.scene
        person.wait(1)
        assert person.scene is drawn and "revealed" not in person.page.marks


def test_the_lobby_is_a_link_away() -> None:
    with opened("#/rules/anno") as person:
        person.follow("#/")
        assert person.screen == "lobby"
