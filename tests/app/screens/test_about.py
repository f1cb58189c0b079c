"""About: whose the names are, how the page came up, the licences."""

from __future__ import annotations

import json
from unittest.mock import patch

import pytest

from app.tables import shown_games
from tests.app.fakes import FakePage, opened


def test_the_licences_come_a_moment_later() -> None:
    with opened("#/settings") as person:
        person.page.files["licences.json"] = json.dumps(["details", {}, "Preact, MIT"])
        person.app.open("#/about")
        assert "Loading the licences …" in person.text
        person.wait(0)
        assert "Preact, MIT" in person.text and "coming" not in person.text


def test_licences_that_do_not_come_are_missed_in_words() -> None:
    with opened("#/about") as person:
        assert "The licences could not be loaded." in person.text


def test_licences_that_come_too_late_disturb_no_other_screen() -> None:
    with opened("#/settings") as person:
        person.app.open("#/about")
        person.app.open("#/settings")
        drawn = person.scene
        person.wait(1)
        assert person.scene is drawn


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"way": "snapshot", "ms": 1234}, "Started from a snapshot. It took 1.2 s."),
        ({"way": "bytecode", "ms": 950}, "Started from bytecode. It took 0.9 s."),
        ({"way": "stock", "ms": 60}, "Started plainly. It took 0.1 s."),
        ({"way": "snapshot"}, "Started from a snapshot."),
        ({}, "Started plainly."),
    ],
)
def test_it_says_how_the_page_came_up(facts: dict[str, object], words: str) -> None:
    with patch.object(FakePage, "boot_facts", lambda page: facts), opened("#/about") as person:
        ((_, attributes, children),) = person.all(lambda a: "data-boot" in a)
        assert children == [words] and attributes["data-boot"] == facts.get("way", "")


def test_it_names_every_game() -> None:
    with opened("#/about") as person:
        for game in shown_games().values():
            assert game.title in person.text


def test_lobby_and_settings_are_a_link_away() -> None:
    with opened("#/about") as person:
        assert person.buttons() == set()
        person.follow("#/settings")
        assert person.screen == "settings"
        person.follow("#/about")
        person.follow("#/")
        assert person.screen == "lobby"
