"""The text view on the page: turned on and off, remembered, and played in from end to end."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from app.tables import shown_games
from app.tables.kit.colours import COLOURS
from app.tables.telling import Moment
from engine import Match, Player
from engine.game import AnyGame, Value
from engine.refusal import rule_of
from tests.app.fakes import Person, elements, inside, opened, words
from tests.app.laid import anno, kept, screen_of, session_of, with_settings
from tests.app.scenes import Found
from tests.app.test_whole_matches import up_to, whole, wish

GAMES = pytest.mark.parametrize("game", shown_games().values(), ids=lambda game: game.id)
IN_WORDS = with_settings(words=True)
SHORT: dict[str, dict[str, Value]] = {
    "anno": {"mensises": 1},
    "santyanno": {"play": "pass", "countdown": False},
}
LAST = 60
"""Of a long match so many actions are said; the ones before are played without anybody."""


def in_words(person: Person) -> bool:
    return bool(person.all(lambda a: a.get("data-view") == "text"))


def region(person: Person, title: str) -> list[Found]:
    """All that stands under one of the headings."""
    for found in person.page.elements():
        if found[0] == "section":
            headings = [one for one in inside(found) if one[0] == "h2"]
            if headings and words(["h2", {}, *headings[0][2]]) == title:
                return list(inside(found))
    return []


def offered(person: Person) -> dict[str, Found]:
    """What can be done, by its sentence."""
    found = [one for one in region(person, "What you can do") if one[0] == "button"]
    return {words(["button", {}, *one[2]]): one for one in found}


def say(person: Person, sentence: str) -> None:
    """Press the button with this sentence; Confirm where it waits for that."""
    length = session_of(person).match.length
    _, attributes, _ = offered(person)[sentence]
    if "data-tap" in attributes:
        person.tap(attributes["data-tap"])
    else:
        wanted = {k[5:]: v for k, v in attributes.items() if k.startswith("data-")}
        person.press(wanted.pop("do"), **wanted)
    if "confirm" in person.buttons() and session_of(person).match.length == length:
        person.press("confirm")


def go_on(person: Person) -> None:
    """Take the tablet, and let nothing that happened hold it up."""
    person.let_pass()
    if person.screen == "handover":
        person.press("ready")
        person.let_pass()


def test_it_is_the_first_link_of_a_table_and_in_its_menu_and_is_remembered() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        (main,) = person.all(lambda a: a.get("data-screen") == "table")
        tag, attributes, inner = next(elements(main[2][0]))
        assert (tag, attributes["data-do"], inner) == ("a", "text", ["Play in words"])
        person.press("text")
        assert in_words(person) and person.screen == "table"
        assert json.loads(person.page.storage.items["annorama/settings"])["words"] is True
        assert person.page.marks["revealed"] == '[data-view="text"] [data-now]'
        person.press("menu")
        assert "Draw the table" in person.words_of("menu")
        person.press("text")
        assert not in_words(person) and "Play in words" in person.text
    with opened("#/play/one", kept(one=anno("he", seed=2)) | IN_WORDS) as person:
        assert in_words(person)


def test_no_match_is_lost_and_nothing_is_drawn_twice_by_turning_the_view() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2))) as person:
        before = person.saved().log
        for _ in range(4):
            person.press("text")
        assert not in_words(person) and person.saved().log == before
        assert any(a.get("id") == "felt" for _, a, _ in person.page.elements())


def test_what_undo_cannot_take_back_waits_for_confirm_and_can_be_dropped() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2)) | IN_WORDS) as person:
        say(person, "Go on to Burn and Turn")
        assert session_of(person).match.length == 1 and "undo" in person.buttons()
        sentence = next(name for name in offered(person) if name.startswith("Burn "))
        action = offered(person)[sentence][1]["data-action"]
        person.press("say", action=action)
        assert session_of(person).match.length == 1 and person.prompt == f"{sentence}?"
        assert person.page.marks["revealed"].endswith('[data-do="confirm"]')
        person.press("undo")
        assert "confirm" not in person.buttons() and session_of(person).match.length == 1
        person.press("say", action=action)
        person.press("say", action=action)
        assert session_of(person).match.log[1] == (0, ("burn", json.loads(action)[1]))


def test_a_question_is_answered_with_its_rule() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2)) | IN_WORDS) as person:
        asked = person.offered("question")
        burning = next(one for one in asked if json.loads(one)[0] == "burn")
        person.change("question", burning)
        person.press("ask")
        (answer,) = person.all(lambda a: "data-answer" in a)
        reason = session_of(person).match.state.why_not(json.loads(burning))
        assert reason and answer[2] == [reason]
        person.press("rules", rule=rule_of(reason))
        assert screen_of(person).opened == "rules"


def test_an_answer_is_gone_with_the_position_it_was_for() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2)) | IN_WORDS) as person:
        person.press("ask")
        assert person.all(lambda a: "data-answer" in a)
        say(person, "Go on to Burn and Turn")
        assert not person.all(lambda a: "data-answer" in a)


def test_each_sentence_that_is_heard_keeps_its_place_so_that_none_is_read_twice() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2)) | IN_WORDS) as person:
        keys: dict[str, str] = {}
        for _ in range(12):
            (log,) = person.all(lambda a: a.get("role") == "log")
            for tag, attributes, said in inside(log):
                if tag == "p":
                    assert keys.setdefault(attributes["key"], said[0]) == said[0]
            names = list(offered(person))
            if names:
                say(person, names[0])
            person.wait(1)
        assert len(keys) > 8


def test_a_moment_that_costs_something_waits_and_is_told_once() -> None:
    with opened("#/play/one", kept(one=anno("he", seed=2)) | IN_WORDS) as person:
        screen = screen_of(person)
        screen.moments.add([Moment(title="Fire!", words="It burns.", loses=(0,))], 0)
        screen.refresh()
        assert person.prompt == "Fire! It burns." and not offered(person)
        person.press("moment")
        assert offered(person) and "Fire!" not in person.text


def test_computer_players_are_heard_and_then_it_is_your_turn() -> None:
    with opened("#/play/one", kept(one=anno("eh", seed=2)) | IN_WORDS) as person:
        assert not offered(person)
        person.wait(30)
        assert offered(person) and "Your turn" in person.text
        assert region(person, "Since your last turn")


def test_who_plays_in_words_is_offered_a_race_without_a_countdown() -> None:
    with opened("#/new/santyanno", IN_WORDS) as person:
        assert "nobody hurries you" in person.words_of("proposal")
        person.press("length", option="countdown")
        assert not person.field("option-countdown")[1].get("checked")
        assert "nobody hurries you" not in person.text


def matches(game: AnyGame) -> Iterator[Match]:
    """A whole match of people, and for ANNO one of Orientation, too."""
    players = [Player(f"P{n}", COLOURS[n]) for n in range(game.seats.start)]
    yield Match(game, players, 3, SHORT.get(game.id), now=1)
    if game.id == "anno":
        yield Match(game, players[:1], 3, {"mode": "orientation"}, now=1)


@GAMES
def test_people_play_a_whole_match_in_words(game: AnyGame) -> None:
    for match in matches(game):
        ended = whole(match)
        with opened(
            "#/play/one", kept(one=up_to(ended, max(0, ended.length - LAST))) | IN_WORDS
        ) as person:
            play_out(person)
            assert person.screen == "result" and person.saved().over


def play_out(person: Person) -> None:
    for _ in range(6 * LAST):
        go_on(person)
        if person.screen == "result":
            return
        assert in_words(person) and person.mishap == ""
        names = offered(person)
        session = session_of(person)
        wanted = wish(session.match)
        said = {one[1].get("data-action"): name for name, one in names.items()}
        sentence = said.get(json.dumps(wanted)) or next(iter(names), "")
        length = session.match.length
        if sentence:
            say(person, sentence)
        if session.match.length == length:
            person.wait(3)
    raise AssertionError("the match did not end")
