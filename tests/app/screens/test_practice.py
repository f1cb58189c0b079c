"""Practice: a question at a table without a match; answers, large things, the way back."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from app.tables import practice_of, shown_games
from tests.app.fakes import Person, elements, opened
from tests.app.tiny import Sums

WITH_PRACTICE = [game for game in shown_games() if practice_of(game)]


@pytest.fixture
def person() -> Iterator[Person]:
    with (
        patch("app.screens.practice.practice_of", lambda game: Sums),
        opened("#/practice/anno") as found,
    ):
        yield found


def test_a_question_is_asked_and_answered(person: Person) -> None:
    assert person.screen == "practice" and person.prompt == "Which is more?"
    assert person.tokens() == {"two", "three", "help", "next"}
    person.tap("two")
    assert person.prompt == "Not quite." and person.page.sounds == ["no"]
    person.tap("three")
    assert person.prompt == "Right." and person.page.sounds == ["no", "bell"]
    person.tap("next")
    assert person.prompt == "Which is more?" and person.page.sounds == ["no", "bell"]
    person.tap("help")
    assert person.prompt == "Not quite."


def test_the_table_has_the_room_that_there_is(person: Person) -> None:
    assert "1180 × 690" in person.text
    person.page.room = (390, 668)
    person.page.send("resize", {})
    assert "390 × 668" in person.text


@pytest.mark.parametrize("how", ["close", "Escape"])
def test_something_is_shown_large_and_put_away(person: Person, how: str) -> None:
    person.hold("two")
    assert "This is two." in person.text and person.buttons() == {"close"}
    if how == "close":
        person.press("close")
    else:
        person.key("x")
        assert "This is two." in person.text
        person.key("Escape")
    assert "This is two." not in person.text and person.prompt == "Which is more?"


def test_what_cannot_be_shown_large_is_not(person: Person) -> None:
    person.page.send("info", {"info": "nothing"})
    assert not person.all(lambda a: a.get("role") == "dialog") and person.toast == ""


def test_a_tap_beside_everything_is_nothing(person: Person) -> None:
    drawn = person.scene
    person.page.send("tap", {"not": "something", "x": 1, "y": 1})
    assert person.scene is drawn


def test_it_is_named_in_the_title_and_leads_back(person: Person) -> None:
    assert person.page.titles == ["Practice: ANNO · Annorama"]
    person.follow("#/")
    assert person.screen == "lobby" and not person.page.storage.items


@pytest.mark.parametrize("address", ["#/practice", "#/practice/nothing", "#/practice/anno"])
def test_where_there_is_nothing_to_practise_it_is_said(address: str) -> None:
    with opened(address) as person:
        assert person.screen == "missing" and "nothing to practise here" in person.text
        assert "match" not in person.text
        person.follow("#/")
        assert person.screen == "lobby"


@pytest.mark.parametrize("game", WITH_PRACTICE)
def test_a_real_practice_answers_every_tap(game: str) -> None:
    with opened(f"#/practice/{game}") as person:
        assert person.screen == "practice" and person.prompt
        asked = set()
        for _ in range(12):
            before = person.scene
            asked.add(person.prompt)
            person.tap(min(person.tokens()))
            assert person.screen == "practice" and person.toast == ""
            assert person.scene != before
            for token in sorted(person.tokens()):
                if token in person.tokens():
                    person.tap(token)
            assert person.screen == "practice" and person.toast == ""
        assert len(asked) > 1


@pytest.mark.parametrize("game", WITH_PRACTICE)
def test_what_lies_on_a_real_practices_table_is_shown_large(game: str) -> None:
    with opened(f"#/practice/{game}") as person:
        infos = {a["data-info"] for _, a, _ in elements(person.scene) if "data-info" in a}
        for info in sorted(infos):
            person.hold(info)
            assert person.toast == ""
            if "close" in person.buttons():
                person.press("close")
            assert not person.all(lambda a: a.get("role") == "dialog")
