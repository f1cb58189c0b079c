"""Settings: every field, applied at once and kept."""

from __future__ import annotations

import json

import pytest

from app.browser.settings import CHOICES, NAME
from tests.app.fakes import Person, opened
from tests.app.laid import with_settings


def kept(person: Person) -> dict[str, object]:
    found: dict[str, object] = json.loads(person.page.storage.items[NAME])
    return found


@pytest.mark.parametrize("name", CHOICES)
def test_every_choice_is_applied_and_kept(name: str) -> None:
    with opened("#/settings") as person:
        assert tuple(person.offered(name)) == CHOICES[name]
        for value in CHOICES[name]:
            person.change(name, value)
            assert getattr(person.app.settings, name) == value == kept(person)[name]
            assert person.field(name)[1]["value"] == value


@pytest.mark.parametrize(
    ("name", "first"), [("sound", True), ("motion", True), ("turn_board", False)]
)
def test_every_switch_is_applied_and_kept(name: str, first: bool) -> None:
    with opened("#/settings") as person:
        assert bool(person.field(name)[1].get("checked")) is first
        for value in (not first, first):
            person.change(name, value)
            assert getattr(person.app.settings, name) is value
            assert kept(person)[name] is value
            assert bool(person.field(name)[1].get("checked")) is value


def test_theme_and_motion_are_marked_on_the_page_at_once() -> None:
    with opened("#/settings") as person:
        person.change("theme", "dark")
        person.change("motion", False)
        marks = person.page.marks
        assert (marks["theme"], marks["motion"], marks["motion-set"]) == ("dark", "off", "False")


def test_there_are_no_other_fields() -> None:
    with opened("#/settings") as person:
        fields = {a["name"] for _, a, _ in person.all(lambda a: "name" in a)}
        assert fields == {*CHOICES, "sound", "motion", "turn_board"} and not person.buttons()


def test_what_is_still_being_typed_is_not_kept() -> None:
    with opened("#/settings") as person:
        detail = {"name": "theme", "value": "dark", "seat": None}
        person.page.send("field", {**detail, "kind": "input"})
        assert person.app.settings.theme == "auto"
        person.page.send("field", {**detail, "kind": "change"})
        assert person.app.settings.theme == "dark"


def test_what_was_set_before_is_shown() -> None:
    stored = with_settings(theme="light", sound=False, pace="slow", turn_board=True)
    with opened("#/settings", stored) as person:
        assert person.field("theme")[1]["value"] == "light"
        assert person.field("pace")[1]["value"] == "slow"
        assert not person.field("sound")[1].get("checked")
        assert person.field("turn_board")[1].get("checked")


def test_one_setting_leaves_the_others_alone() -> None:
    with opened("#/settings", with_settings(names=["Mia"], pace="slow")) as person:
        person.change("theme", "dark")
        assert kept(person)["names"] == ["Mia"] and kept(person)["pace"] == "slow"


def test_lobby_and_about_are_a_link_away() -> None:
    with opened("#/settings") as person:
        person.follow("#/about")
        assert person.screen == "about"
        person.follow("#/settings")
        person.follow("#/")
        assert person.screen == "lobby"
