"""The app around its screens: addresses, settings, toasts, and what goes wrong."""

from __future__ import annotations

import json

import pytest

from app.screens.lobby import Lobby
from app.screens.parts import toast
from app.screens.parts.toast import SECONDS as TOAST_SECONDS
from app.screens.settings import SettingsScreen
from app.tables import shown_games
from engine.refusal import Refusal
from tests.app.fakes import Person, elements, opened, words
from tests.app.laid import anno, kept, over, with_settings


@pytest.mark.parametrize(
    ("address", "screen", "title"),
    [
        ("#/", "lobby", "Annorama"),
        ("", "lobby", "Annorama"),
        ("#/new/anno", "new", "ANNO · Annorama"),
        ("#/new/anno/orientation", "new", "ANNO · Annorama"),
        ("#/play/alone", "table", "ANNO · Annorama"),
        ("#/play/two", "handover", "ANNO · Annorama"),
        ("#/play/done", "result", "ANNO · Annorama"),
        ("#/play/nobody", "missing", "Not here · Annorama"),
        ("#/play", "missing", "Not here · Annorama"),
        ("#/replay/done", "replay", "ANNO · Annorama"),
        ("#/replay/nobody", "missing", "Not here · Annorama"),
        ("#/practice", "practice", "Practice · Annorama"),
        ("#/practice/anno", "practice", "Practice: ANNO · Annorama"),
        ("#/practice/nothing", "missing", "Not here · Annorama"),
        ("#/rules/anno", "rules", "Rules of ANNO · Annorama"),
        ("#/rules/nothing", "rules", "Rules of ANNO · Annorama"),
        ("#/settings", "settings", "Settings · Annorama"),
        ("#/about", "about", "About · Annorama"),
        ("#/no/such/thing", "lobby", "Annorama"),
    ],
)
def test_every_address_has_its_screen_and_title(address: str, screen: str, title: str) -> None:
    stored = kept(alone=anno("he"), two=anno("hh"), done=over())
    with opened(address, stored) as person:
        assert person.screen == screen
        assert person.page.titles == [title]
        assert person.page.marks["app"] == "ready"


def test_another_address_brings_another_screen() -> None:
    with opened("#/about") as person:
        person.page.go("#/settings")
        person.wait(0)
        assert person.screen == "settings"
        assert person.page.titles == ["About · Annorama", "Settings · Annorama"]


def test_to_go_where_one_is_opens_the_screen_anew() -> None:
    with opened("#/settings") as person:
        person.app.go("#/settings")
        assert len(person.page.titles) == 2


def test_all_settings_are_applied_at_the_start() -> None:
    stored = with_settings(theme="dark", motion=False, language="qps-ploc")
    with opened("#/settings", stored) as person:
        marks = person.page.marks
        assert (marks["theme"], marks["motion"], marks["speed"]) == ("dark", "off", "0.0")
        assert marks["lang"] == "qps-ploc"
        assert "⟦Theme⟧" in person.text


def test_a_language_that_is_not_here_is_english() -> None:
    with opened("#/settings", with_settings(language="tlh")) as person:
        assert person.page.marks["lang"] == "en" and "Theme" in person.text


def test_without_settings_the_usual_ones_are_applied() -> None:
    with opened("#/settings") as person:
        marks = person.page.marks
        assert (marks["theme"], marks["motion"], marks["speed"]) == ("auto", "normal", "1.0")
        assert (marks["text"], marks["hand"]) == ("normal", "right")
        assert marks["lang"] == "en" and "⟦" not in person.text


def test_a_toast_comes_near_the_finger_and_goes_by_itself() -> None:
    with opened() as person:
        person.app.toast("Not now.", 300, 400)
        ((_, attributes, _),) = person.all(lambda a: "toast" in str(a.get("class")).split())
        assert "left:300px;top:376px" in attributes["style"]
        person.wait(TOAST_SECONDS - 0.1)
        assert person.toast == "Not now."
        person.wait(0.2)
        assert person.toast == ""


def test_a_toast_stays_on_a_window_that_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    with opened() as person:
        person.app.toast("Not now.", 1100, 700)
        monkeypatch.setattr(person.page, "viewport", lambda: (390, 350))
        person.page.send("resize", {})
        ((_, attributes, _),) = person.all(lambda a: "toast" in str(a.get("class")).split())
        assert person.toast == "Not now."
        assert "left:212px;top:326px" in attributes["style"]


def test_a_toast_on_a_flat_phone_is_whole_wherever_the_finger_is() -> None:
    words = "Community months (A7): August lies in the Community Eight, so you cannot match it."
    for y in range(60, 390, 10):
        _, attributes, *_ = toast.draw(words, (200, y), (844, 390), "A7", 1)
        style = dict(part.split(":") for part in str(attributes["style"]).split(";"))
        top, high = int(style["top"].removesuffix("px")), 140
        above = "above" in str(attributes["class"])
        first = top - high if above else top
        assert first >= 0 and first + high <= 390, y
        assert not above or top <= max(y, high + 4), "not below the finger"


@pytest.mark.parametrize(
    ("x", "y", "style"),
    [(0, 0, "left:590px;top:273px"), (2, 90, "left:178px;top:118px"), (1179, 90, "left:1002px")],
)
def test_a_toast_never_leaves_the_screen(x: int, y: int, style: str) -> None:
    with opened() as person:
        person.app.toast("Not now.", x, y)
        ((_, attributes, _),) = person.all(lambda a: "toast" in str(a.get("class")).split())
        assert style in attributes["style"]


def test_on_a_narrow_screen_a_toast_is_narrower() -> None:
    with opened() as person:
        person.page.window = (320, 560)
        person.app.toast("Not now.", 5, 5)
        ((_, attributes, _),) = person.all(lambda a: "toast" in str(a.get("class")).split())
        assert attributes["style"] == "left:156px;top:33px;max-width:296px"


def test_a_long_sentence_stays_for_longer() -> None:
    with opened() as person:
        person.app.toast("Not now. " * 12)
        person.wait(TOAST_SECONDS + 0.1)
        assert person.toast
        person.wait(TOAST_SECONDS)
        assert person.toast == ""


def test_a_toast_stays_while_a_finger_is_on_it() -> None:
    with opened() as person:
        person.app.toast("Not now.")
        person.page.send("stay", {})
        person.wait(60)
        assert person.toast == "Not now."
        person.page.send("release", {})
        person.wait(TOAST_SECONDS - 0.1)
        assert person.toast == "Not now."
        person.wait(0.2)
        assert person.toast == ""


def test_a_tap_puts_a_toast_away() -> None:
    with opened() as person:
        person.app.toast("Not now.")
        person.press("untoast")
        assert person.toast == ""


def test_a_refusal_leads_to_its_rule() -> None:
    with opened("#/play/one", kept(one=anno("he"))) as person:
        person.page.files["rules/anno.json"] = json.dumps(
            ["article", {}, ["ul", {}, ["li", {"id": "A10"}, "Never exactly two."]]]
        )
        person.app.toast(Refusal("A10", "Rule of Two (A10): never exactly two."))
        assert person.toast == "Rule of Two (A10): never exactly two."
        person.press("rules", rule="A10")
        assert person.toast == "" and "Never exactly two." in person.text
        ((_, marked, _),) = person.all(lambda a: "data-marked" in a)
        assert marked["id"] == "A10"


def test_a_plain_sentence_leads_nowhere() -> None:
    with opened("#/play/one", kept(one=anno("he"))) as person:
        person.app.toast("Saved.")
        assert not person.all(lambda a: "data-rule" in a)


def test_a_second_toast_has_its_own_time() -> None:
    with opened() as person:
        person.app.toast("One")
        person.wait(2)
        person.app.toast("Two")
        person.wait(2)
        assert person.toast == "Two"
        person.wait(1.3)
        assert person.toast == ""


def test_a_toast_stays_behind_when_another_screen_comes() -> None:
    with opened() as person:
        person.app.toast("One")
        person.follow("#/about")
        assert person.toast == ""


def broken(*_: object) -> None:
    raise ZeroDivisionError("oops")


def test_a_handler_that_fails_is_spoken_and_the_app_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(SettingsScreen.kinds, "field", broken)
    with opened("#/settings") as person:
        person.change("sound", False)
        assert "Annorama made a mistake" in person.mishap and "ZeroDivisionError" in person.mishap
        assert "ZeroDivisionError: oops" in capsys.readouterr().err
        monkeypatch.undo()
        person.press("rescue-close")
        assert person.mishap == ""
        person.change("sound", False)
        assert not person.app.settings.sound
        person.follow("#/")
        assert person.screen == "lobby"


def assert_only_the_way_back(person: Person) -> None:
    assert person.screen == "broken" and "ZeroDivisionError" in person.text
    assert person.links() == {"#/"}
    assert person.buttons() == {"rescue-copy", "rescue-lobby", "rescue-backup", "rescue-repair"}
    person.follow("#/")
    assert person.screen == "lobby"


@pytest.mark.usefixtures("capsys")
def test_a_screen_that_cannot_be_drawn_leaves_a_way_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SettingsScreen, "draw", broken)
    with opened() as person:
        person.follow("#/settings")
        assert_only_the_way_back(person)


@pytest.mark.usefixtures("capsys")
def test_a_screen_that_cannot_be_made_leaves_a_way_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.screens.settings.SCREEN", broken)
    with opened() as person:
        person.follow("#/settings")
        assert_only_the_way_back(person)


@pytest.mark.usefixtures("capsys")
@pytest.mark.parametrize("part", ["app.screens.settings.SCREEN", "app.screens.settings._panel"])
def test_a_start_at_a_screen_that_fails_leaves_a_way_back(
    monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    """A match that cannot be drawn must not shut anybody out of all the others."""
    monkeypatch.setattr(part, broken)
    with opened("#/settings") as person:
        assert person.page.marks["app"] == "ready"
        assert_only_the_way_back(person)


@pytest.mark.usefixtures("capsys")
def test_what_fails_beside_the_page_is_spoken() -> None:
    with opened("#/settings") as person:
        person.page.files["licences.json"] = "{"
        person.follow("#/about")
        assert "Annorama made a mistake" in person.mishap and "JSONDecodeError" in person.mishap
        assert person.screen == "about"


@pytest.mark.parametrize(
    ("detail", "words"),
    [
        ({"state": "storing", "progress": 0.421}, "Storing for offline play: 42 %"),
        ({"state": "storing", "progress": None}, "Storing for offline play: 0 %"),
        ({"state": "ready", "progress": 1}, "Ready to play offline"),
        (
            {"state": "repairing", "progress": 0.5},
            "Fetching what is missing for offline play: 50 %",
        ),
        ({"state": "missing", "progress": 1}, "Not ready to play offline"),
        ({"state": "update", "progress": 1}, "A new version is here."),
    ],
)
def test_the_lobby_shows_how_far_the_site_is_stored(detail: dict[str, object], words: str) -> None:
    with opened() as person:
        assert words not in person.text
        person.page.send("offline", detail)
        assert words in person.text
        assert [a["data-offline"] for _, a, _ in person.all(lambda a: "data-offline" in a)] == [
            detail["state"]
        ]


def test_where_the_site_cannot_be_stored_nothing_is_said() -> None:
    with opened() as person:
        before = person.scene
        person.page.send("offline", {"state": "unsupported", "progress": 1})
        assert person.scene == before


def test_what_was_said_of_the_storing_is_still_known_when_the_lobby_comes() -> None:
    with opened("#/about") as person:
        person.page.send("offline", {"state": "ready", "progress": 1})
        person.follow("#/")
        assert "Ready to play offline" in person.text


@pytest.mark.parametrize("on", [True, False])
def test_sounds_are_heard_unless_they_are_switched_off(on: bool) -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2)) | with_settings(sound=on)) as person:
        person.tap("pass")
        assert person.page.sounds == (["card"] if on else [])


def test_no_sound_is_no_sound() -> None:
    with opened() as person:
        person.app.sound(None)
        assert person.page.sounds == []


def test_settings_that_cannot_be_kept_are_applied_all_the_same() -> None:
    with opened("#/settings") as person:
        person.page.storage.full = True
        person.change("theme", "dark")
        assert person.page.marks["theme"] == "dark"
        assert "storage in the browser is full" in person.toast


def test_a_games_symbols_are_put_into_the_page_once() -> None:
    with opened("#/play/one", kept(one=anno("he"), two=anno("he"))) as person:
        shown = person.page.shown["symbols"]
        assert [a["key"] for tag, a, _ in elements(shown) if tag == "defs"] == ["anno"]
        person.page.go("#/play/two")
        person.wait(0)
        assert person.page.shown["symbols"] is shown


def test_the_window_may_change_its_size_on_every_screen() -> None:
    addresses = ["#/", "#/about", "#/new/anno", "#/play/one", "#/replay/one", "#/play/two"]
    for address in addresses:
        with opened(address, kept(one=anno("he"), two=anno("hh"))) as person:
            drawn = person.scene
            person.page.send("resize", {})
            assert person.toast == "" and person.screen != "broken"
            assert person.scene == drawn
            assert person.scene is not drawn or address.startswith("#/replay"), "drawn anew"


def test_a_new_match_of_the_same_people_has_its_own_name_and_chance() -> None:
    with opened() as person:
        match = anno("he", seed=77)
        name = person.app.begin_again(match)
        again = person.app.store.open(name).match
        assert again is not None
        assert again.players == match.players and again.options == match.options
        assert again.seed != match.seed and again.length == 0


def test_what_nobody_listens_for_is_nothing() -> None:
    with opened() as person:
        before = person.scene
        for kind in ("press", "release", "info", "file-of-another-kind"):
            person.page.send(kind, {"info": "x"})
        person.page.send("tap", {"do": "no such button"})
        assert person.scene == before and isinstance(person.app._screen, Lobby)


def test_the_lobby_has_every_game_that_has_a_table() -> None:
    with opened() as person:
        found = [a["data-game"] for _, a, _ in person.all(lambda a: "data-game" in a)]
        assert found == list(shown_games())


def test_when_the_page_is_hidden_the_lobby_is_kept_for_the_next_start() -> None:
    with opened("#/settings", kept(going=anno(), done=over())) as person:
        assert person.page.kept_lobby is None
        person.page.send("hidden", {})
        scene = person.page.kept_lobby
    assert scene is not None and scene[1]["data-continuity"] == Lobby(person.app).continuity
    found = [attributes for _, attributes, _ in elements(scene)]
    assert "going" in {each.get("data-match") for each in found}
    assert "Finished 1" in words(scene)
    assert any(each.get("data-screen") == "lobby" for each in found)
