"""A match at the table: every button of its bar, its foot and its panels."""

from __future__ import annotations

import json
from collections.abc import Iterator
from unittest.mock import patch

import pytest

from app.screens.play import Play
from engine import Match
from tests.app.fakes import Person, inside, opened, words
from tests.app.laid import anno, kept, with_settings

NOVEMBER = ("match", "M11", "hand", ("D30",))
"""Anna's first match, where the seed is 2."""


@pytest.fixture
def person() -> Iterator[Person]:
    """Anna against a computer player; it is her turn, and she can match November."""
    with opened("#/play/one", kept(one=anno("he", seed=2))) as found:
        yield found


def pressed(person: Person, do: str) -> str:
    (button,) = person.all(lambda a: a.get("data-do") == do)
    return str(button[1]["aria-pressed"])


def panel(person: Person) -> str:
    """The title of the panel at the side."""
    found = [one for one in person.dialogs if "beside" in one[1]["class"]]
    return str(found[0][1]["aria-label"]) if found else ""


def dialog(person: Person) -> str:
    found = person.dialogs
    return words([found[0][0], {}, *found[0][2]]) if found else ""


def test_the_bar_says_whose_turn_it_is_and_where_in_the_match(person: Person) -> None:
    assert person.words_of("turn") == "Anna" and person.words_of("where") == "Mensis 1 of 1"
    assert person.prompt.startswith("Match cards to a month: each counts 5 for you.")
    ((_, attributes, _),) = person.all(lambda a: "data-phase" in a)
    assert (attributes["data-phase"], attributes["data-turn"]) == ("start", "0")


def test_confirm_plays_what_was_chosen(person: Person) -> None:
    assert "confirm" not in person.buttons()
    person.tap("hand:M11")
    assert "confirm" not in person.buttons() and person.chosen() == {"hand:M11"}
    assert person.prompt.startswith("Choose cards for November")
    person.tap("hand:D30")
    assert person.prompt == "Match 30 days from your hand to November?"
    person.press("confirm")
    assert person.saved().log == [(0, NOVEMBER)] and person.chosen() == set()
    assert person.page.sounds == ["card"]


def test_what_is_not_chosen_cannot_be_confirmed(person: Person) -> None:
    person.page.send("tap", {"do": "confirm"})
    assert person.saved().length == 0 and person.toast == ""


def test_an_action_is_saved_with_the_time(person: Person) -> None:
    person.wait(5)
    person.tap("pass")
    assert person.saved().updated == person.page.now() == 1_800_000_005_000


def test_undo_lets_go_of_what_is_chosen_and_takes_back_what_was_done(person: Person) -> None:
    assert "undo" not in person.buttons()
    person.tap("hand:M11")
    person.press("undo")
    assert person.chosen() == set() and "undo" not in person.buttons()
    person.tap("pass")
    assert person.saved().log == [(0, ("pass",))]
    person.press("undo")
    assert person.saved().length == 0 and "undo" not in person.buttons()


def test_undo_that_has_nothing_to_take_back_does_nothing(person: Person) -> None:
    before = person.scene
    person.page.send("tap", {"do": "undo"})
    assert person.scene == before and person.saved().length == 0


def test_a_tap_in_vain_says_why_near_the_finger(person: Person) -> None:
    person.tap_in_vain("hand:ZARI")
    assert "Aries" in person.toast and "(A" in person.toast, person.toast
    ((_, attributes, _),) = person.all(lambda a: "toast" in str(a.get("class")).split())
    assert "left:300px" in attributes["style"]
    assert person.page.sounds == ["no"] and person.chosen() == set()


def test_a_tap_on_the_deck_says_why_not(person: Person) -> None:
    person.tap_in_vain("deck")
    assert person.toast and person.saved().length == 0


@pytest.mark.parametrize("how", ["held", "asked"])
def test_a_card_is_shown_large(person: Person, how: str) -> None:
    if how == "held":
        person.hold("M11")
    else:
        person.press("info")
        assert pressed(person, "info") == "true"
        person.tap_info("M11")
    assert "November" in dialog(person) and "Takes the fourth quarter" in dialog(person)
    assert person.chosen() == set(), "it was looked at, not chosen"
    assert person.buttons() == {"close"}
    person.press("close")
    assert dialog(person) == "" and pressed(person, "info") == "false"
    person.tap("hand:M11")
    assert person.chosen() == {"hand:M11"}


def test_info_can_be_asked_for_and_not_wanted_after_all(person: Person) -> None:
    person.press("info")
    person.press("info")
    assert pressed(person, "info") == "false"
    person.tap("hand:M11")
    assert dialog(person) == "" and person.chosen() == {"hand:M11"}


def test_somebodys_board_is_shown_large(person: Person) -> None:
    person.hold("board:1")
    assert "Otto" in dialog(person) and "No months here yet." in dialog(person)


def test_what_nobody_knows_is_not_shown_large(person: Person) -> None:
    for info in ("board:7", "XXX", ""):
        person.page.send("info", {"info": info})
        assert dialog(person) == "" and person.toast == ""


def test_escape_closes_what_lies_over_the_table(person: Person) -> None:
    for opened_by in ("hold", "log"):
        if opened_by == "hold":
            person.hold("M11")
        else:
            person.press("log")
        person.key("x")
        assert dialog(person) or panel(person)
        person.key("Escape")
        assert not dialog(person) and not panel(person)
    before = person.scene
    person.key("Escape")
    assert person.scene == before


def test_log_and_score_open_and_close(person: Person) -> None:
    person.tap("pass")
    person.press("log")
    assert panel(person) == "Log and score" and pressed(person, "log") == "true"
    (log,) = person.all(lambda a: a.get("class") == "log")
    lines = [words([tag, {}, *inside_it]) for tag, _, inside_it in inside(log) if tag == "li"]
    assert lines[0] == "Anna matches nothing." and len(lines) == 4
    assert lines[1].startswith("Otto "), "a computer player has said hello"
    opened_panel = words(person.scene).partition("Log and score")[2]
    assert opened_panel.index("the sheet is empty") < opened_panel.index(lines[0]), "score first"
    person.tap_beside()
    assert panel(person) == ""
    person.press("log")
    person.press("close")
    assert panel(person) == "" and pressed(person, "log") == "false"


def test_what_happened_is_heard_once(person: Person) -> None:
    """The news and the prompt are read aloud as they change; the log is not."""
    person.press("log")
    ((_, news, _),) = person.all(lambda a: "data-news" in a)
    assert "aria-live" not in news, "to open the strip is not to hear it again"
    live = person.all(lambda a: "aria-live" in a or a.get("role") == "log")
    assert [a["key"] for _, a, _ in live] == ["heard", "prompt"]
    ((_, log, _),) = person.all(lambda a: "data-log" in a)
    assert "aria-live" not in log


def test_the_rules_come_over_the_table(person: Person) -> None:
    person.page.files["rules/anno.json"] = json.dumps(["h2", {}, "How ANNO is played"])
    person.page.send("tap", {"do": "rules"})
    assert panel(person) == "Rules" and "Loading the rules …" in person.text
    person.wait(0)
    assert "How ANNO is played" in person.text
    del person.page.files["rules/anno.json"]
    person.press("close")
    person.press("rules")
    assert "How ANNO is played" in person.text, "they were fetched once and for all"
    person.tap_beside()
    assert panel(person) == ""


def test_rules_that_do_not_come_are_missed_in_words(person: Person) -> None:
    person.press("rules")
    assert "The rules could not be loaded." in person.text


def test_the_menu_opens_closes_and_leads_away(person: Person) -> None:
    person.press("menu")
    assert panel(person) == "Menu"
    person.tap_beside()
    assert panel(person) == ""
    person.press("menu")
    person.follow("#/settings")
    assert person.screen == "settings"
    person.page.go("#/play/one")
    person.wait(0)
    person.press("menu")
    person.follow("#/")
    assert person.screen == "lobby"


def test_under_a_panel_nothing_else_can_be_reached(person: Person) -> None:
    for name, title in (("menu", "Menu"), ("log", "Log and score"), ("rules", "Rules")):
        person.press(name)
        assert panel(person) == title and not person.tokens() and "menu" not in person.buttons()
        person.tap_beside()


def test_the_match_is_exported_from_the_menu(person: Person) -> None:
    person.tap("pass")
    person.press("menu")
    person.press("export")
    (name,) = person.page.downloads
    assert name == "annorama-one.json"
    assert Match.load(person.page.downloads[name]).log == [(0, ("pass",))]


def test_the_match_is_deleted_after_a_question(person: Person) -> None:
    person.press("menu")
    person.press("ask-delete")
    assert "Delete this match for good?" in dialog(person)
    person.press("close")
    assert dialog(person) == "" and person.saved()
    person.press("menu")
    person.press("ask-delete")
    person.press("delete")
    assert person.screen == "lobby" and not person.page.storage.items


def test_a_deleted_match_is_not_kept_again_by_a_computer_player() -> None:
    """A browser may tell of the new address a moment later."""
    with opened("#/play/one", kept(one=anno("ee"))) as person:
        with patch.object(person.page, "go"):
            person.press("menu")
            person.press("ask-delete")
            person.press("delete")
            person.wait(10)
        assert not person.page.storage.items


def test_to_act_closes_the_panel(person: Person) -> None:
    person.press("log")
    person.page.send("tap", {"tap": "pass"})
    assert panel(person) == "" and person.saved().length == 1


def end_turn(person: Person) -> None:
    """Burn and Turn, with the first card of the hand."""
    if "pass" in person.tokens():
        person.tap("pass")
    person.tap(min(token for token in person.tokens() if token.startswith("hand:")))
    person.press("confirm")


def test_what_happened_since_the_last_turn_stays_all_the_turn(person: Person) -> None:
    assert "Anna deals" in person.words_of("news") or "Otto deals" in person.words_of("news")
    end_turn(person)
    person.wait(60)
    assert "burned a card." in person.words_of("news")
    person.press("log")
    assert "burned a card." in person.words_of("news"), "it stays"
    person.press("close")
    person.tap("pass")
    assert "burned a card." in person.words_of("news"), "the turn goes on"


def test_while_others_act_the_news_tell_what_they_do(person: Person) -> None:
    end_turn(person)
    assert person.prompt == "Otto is thinking."
    person.wait(0.9)
    assert person.words_of("news").startswith("Otto ") and "pass" not in person.tokens()


def test_a_computer_player_closes_no_panel(person: Person) -> None:
    end_turn(person)
    person.press("menu")
    before = person.saved().length
    person.wait(60)
    assert person.saved().length > before and panel(person) == "Menu"


def test_a_tap_beside_a_dialog_closes_it(person: Person) -> None:
    person.hold("M11")
    person.tap_beside()
    assert dialog(person) == ""


def test_a_tap_draws_the_table_once(person: Person) -> None:
    before = person.page.drawings
    person.tap("hand:M11")
    assert person.page.drawings == before + 1


def test_another_size_draws_another_table(person: Person) -> None:
    (felt,) = person.all(lambda a: a.get("id") == "felt")
    person.page.room = (390, 668)
    person.page.send("resize", {})
    (other,) = person.all(lambda a: a.get("id") == "felt")
    assert felt != other and person.screen == "table"
    box = next(a["viewBox"] for tag, a, _ in inside(other) if tag == "svg")
    assert box == "0 0 390 668"


@pytest.mark.parametrize("on", [True, False])
def test_the_table_is_told_whether_the_board_turns(on: bool) -> None:
    stored = kept(one=anno("he")) | with_settings(turn_board=on)
    with opened("#/play/one", stored) as person:
        screen = person.app._screen
        assert isinstance(screen, Play) and screen.context().facing is on


def test_a_match_that_is_not_here_says_so_and_leads_back() -> None:
    with opened("#/play/none") as person:
        assert person.screen == "missing" and "There is no match of this name here." in person.text
        assert "export" not in person.text
        person.follow("#/")
        assert person.screen == "lobby"


def test_a_save_that_cannot_be_opened_is_named_and_stays() -> None:
    with opened("#/play/bad", kept(bad="{")) as person:
        assert person.screen == "missing" and "cannot be read" in person.text
        assert "Nothing was thrown away." in person.text
        assert list(person.page.storage.items.values()) == ["{"]


def test_an_action_that_is_refused_is_said_and_changes_nothing(person: Person) -> None:
    screen = person.app._screen
    assert isinstance(screen, Play)
    screen.act(("burn", "M11"))
    assert person.toast and person.saved().length == 0
