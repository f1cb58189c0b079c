"""The rules pages: every game's, fetched, and opened at a rule."""

from __future__ import annotations

import json

import pytest

from app.tables import shown_games
from tests.app.fakes import opened


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


@pytest.mark.parametrize(("rule", "revealed"), [("A10", "#A10"), ("A10]", None), ("*", None)])
def test_an_address_may_name_a_rule(rule: str, revealed: str | None) -> None:
    """Only what can be a rule's number is looked for in the page."""
    with opened(f"#/rules/anno/{rule}") as person:
        assert person.page.marks.get("revealed") == revealed


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
