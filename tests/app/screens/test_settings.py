"""Settings: every field, applied at once and kept."""

from __future__ import annotations

import json

import pytest

from app.browser.settings import CHOICES, NAME
from tests.app.fakes import Person, opened
from tests.app.laid import anno, session_of, with_settings
from tests.app.laid import kept as kept_matches


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


SWITCHES = {
    "sound": True,
    "vibration": True,
    "words": False,
    "left_handed": False,
    "turn_board": False,
    "label_spaces": False,
    "talk": True,
    "awake": True,
    "letters": True,
    "toasts_stay": False,
}


@pytest.mark.parametrize(("name", "first"), SWITCHES.items())
def test_every_switch_is_applied_and_kept(name: str, first: bool) -> None:
    with opened("#/settings") as person:
        assert bool(person.field(name)[1].get("checked")) is first
        for value in (not first, first):
            person.change(name, value)
            assert getattr(person.app.settings, name) is value
            assert kept(person)[name] is value
            assert bool(person.field(name)[1].get("checked")) is value


def test_what_the_style_sheets_need_is_marked_on_the_page_at_once() -> None:
    with opened("#/settings") as person:
        for name, value in (("theme", "dark"), ("text", "huge"), ("left_handed", True)):
            person.change(name, value)
        marks = person.page.marks
        assert (marks["theme"], marks["text"], marks["hand"]) == ("dark", "huge", "left")


@pytest.mark.parametrize(
    ("motion", "speed"), [("off", "0.0"), ("quick", "0.5"), ("normal", "1.0"), ("slow", "2.0")]
)
def test_things_travel_as_fast_as_it_is_set(motion: str, speed: str) -> None:
    with opened("#/settings") as person:
        person.change("motion", motion)
        assert (person.page.marks["motion"], person.page.marks["speed"]) == (motion, speed)


@pytest.mark.parametrize(("was", "now"), [(True, "normal"), (False, "off"), ("x", "normal")])
def test_travel_that_was_once_only_on_or_off_stays_so(was: object, now: str) -> None:
    with opened("#/settings", with_settings(motion=was)) as person:
        assert person.field("motion")[1]["value"] == now


def test_there_are_no_other_fields() -> None:
    with opened("#/settings") as person:
        fields = {a["name"] for _, a, _ in person.all(lambda a: "name" in a)}
        assert fields == {*CHOICES, *SWITCHES, "fullscreen"} and person.buttons() == {"keys"}


def test_what_the_device_cannot_do_is_not_offered() -> None:
    with opened("#/settings") as person:
        person.page.can.update(dict.fromkeys(person.page.can, False))
        person.page.send("device", {})
        fields = {a["name"] for _, a, _ in person.all(lambda a: "name" in a)}
        assert fields.isdisjoint({"vibration", "awake", "fullscreen"})
        assert "This device" not in person.text


def test_all_of_the_screen_is_taken_and_given_back() -> None:
    with opened("#/settings") as person:
        person.change("fullscreen", True)
        assert person.page.can["full"] and person.field("fullscreen")[1]["checked"]
        person.change("fullscreen", False)
        assert not person.page.can["full"] and not person.field("fullscreen")[1].get("checked")


@pytest.mark.parametrize(
    ("name", "value"),
    [("theme", "pink"), ("motion", True), ("sound", "yes"), ("names", "x"), ("nothing", True)],
)
def test_what_is_no_setting_changes_nothing(name: str, value: object) -> None:
    with opened("#/settings") as person:
        before = person.app.settings
        detail = {"name": name, "value": value, "seat": None, "kind": "change"}
        person.page.send("field", detail)
        assert person.app.settings == before and person.toast == ""


@pytest.mark.parametrize("vibration", [True, False])
def test_a_refusal_is_felt_where_that_is_set(vibration: bool) -> None:
    stored = kept_matches(one=anno("he", seed=2)) | with_settings(vibration=vibration, sound=False)
    with opened("#/play/one", stored) as person:
        person.page.send("tap", {"tap": "hand:nothing"})
        assert person.page.sounds == [] and person.page.buzzes == ["no"] * vibration


@pytest.mark.parametrize("awake", [True, False])
def test_the_screen_stays_on_during_a_match_alone(awake: bool) -> None:
    stored = kept_matches(one=anno("he", seed=2)) | with_settings(awake=awake)
    with opened("#/play/one", stored) as person:
        assert person.page.marks["awake"] == str(awake)
        person.page.go("#/")
        person.wait(0)
        assert person.screen == "lobby" and person.page.marks["awake"] == "False"


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


def test_settings_come_back_to_the_table_with_nothing_lost() -> None:
    with opened("#/play/one", kept_matches(one=anno("hh", seed=2))) as person:
        person.press("ready")
        person.tap("hand:M11")
        session, saved = session_of(person), dict(person.page.storage.items)
        person.press("menu")
        person.follow("#/settings")
        person.change("text", "large")
        person.follow("#/about")
        person.follow("#/play/one")
        assert person.screen == "table" and "side-menu" not in str(person.scene)
        assert session_of(person) is session and person.chosen() == {"hand:M11"}
        assert {**person.page.storage.items, NAME: ""} == {**saved, NAME: ""}
        assert "one" in person.page.held


def test_computer_players_rest_while_the_settings_are_open_and_go_on_then() -> None:
    with opened("#/play/one", kept_matches(one=anno("ee", seed=2))) as person:
        person.wait(1)
        person.press("menu")
        person.follow("#/settings")
        length = session_length(person)
        person.wait(60)
        assert session_length(person) == length
        person.follow("#/play/one")
        person.wait(60)
        assert session_length(person) > length


def session_length(person: Person) -> int:
    match = person.app.store.open("one").match
    assert match
    return match.length


def test_a_match_that_has_gone_on_elsewhere_is_opened_anew() -> None:
    match = anno("hh", seed=2)
    with opened("#/play/one", kept_matches(one=match)) as person:
        person.press("ready")
        old = session_of(person)
        person.page.go("#/settings")
        person.wait(0)
        match.play(("pass",))
        person.page.storage.items.update(kept_matches(one=match))
        person.follow("#/play/one")
        assert session_of(person) is not old and session_of(person).match.length == 1


def test_what_another_tab_does_meanwhile_is_told_when_one_is_back() -> None:
    with opened("#/play/one", kept_matches(one=anno("he", seed=2))) as person:
        person.page.go("#/settings")
        person.wait(0)
        person.page.send("lost", {"match": "one"})
        assert person.screen == "settings"
        person.follow("#/play/one")
        assert "taken over by another tab" in person.text


def test_who_leaves_for_elsewhere_leaves_the_table_too() -> None:
    with opened("#/play/one", kept_matches(one=anno("he", seed=2))) as person:
        person.page.go("#/settings")
        person.wait(0)
        person.page.go("#/")
        person.wait(0)
        assert person.screen == "lobby" and "one" not in person.page.held


def test_a_set_up_is_as_it_was_after_the_settings() -> None:
    with opened("#/new/anno") as person:
        person.change("name", "Mia", 0)
        person.page.go("#/settings")
        person.wait(0)
        person.follow("#/new/anno")
        assert person.field("name", 0)[1]["value"] == "Mia"
