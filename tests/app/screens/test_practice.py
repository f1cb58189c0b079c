"""Practice: questions at a table without a match; answers and their worth; one a day."""

from __future__ import annotations

import pytest

from app.match.daily import Daily, read, seed
from app.match.exercising import Exercising
from app.screens.practice import Practice
from app.tables import shown_games
from engine.bots.task import ended
from engine.exercises import Exercise, kinds_of
from tests.app.fakes import Person, elements, opened

GAMES = [*shown_games()]
KINDS = [(game, kind) for game in GAMES for kind in kinds_of(shown_games()[game])]
DAY = 86_400


def exercising(person: Person) -> Exercising:
    screen = person.app._screen
    assert isinstance(screen, Practice), person.text
    return screen.exercising


def exercise(person: Person) -> Exercise:
    found = exercising(person).exercise
    assert found is not None
    return found


def answer(person: Person, right: bool) -> None:
    """Answer rightly, or not."""
    asked, tokens = exercise(person), exercising(person).tokens()
    places = [n for n, one in enumerate(asked.answers) if one.right == right]
    if asked.many:
        if right:
            for place in places:
                person.tap(tokens[place])
        elif places:
            person.tap(tokens[places[0]])
        person.press("confirm")
    else:
        person.tap(tokens[places[0]])


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_question_of_every_kind_is_asked_and_answered_on_its_table(game: str, kind: str) -> None:
    with opened(f"#/practice/{game}") as person:
        person.change("kind", kind)
        person.wait(60)
        asked = exercise(person)
        assert person.prompt == asked.question
        assert set(exercising(person).tokens()) <= person.tokens()
        marked = {
            attributes.get("data-tap") or attributes.get("data-not") or attributes.get("data-info")
            for _, attributes, _ in elements(person.scene)
            if "hinted" in str(attributes.get("class", "")).split()
        }
        if asked.about:
            assert marked, f"{asked.about} is not marked"
        answer(person, right=True)
        assert person.prompt.startswith("Right!") and asked.reason in person.prompt
        assert "1 of 1 right" in person.text and person.page.sounds[-1] == "bell"
        assert f"#/rules/{game}/{asked.rule}" in person.links()
        assert not person.tokens() & set(exercising(person).tokens())


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_told_and_the_next_question_comes(game: str) -> None:
    with opened(f"#/practice/{game}") as person:
        person.wait(60)
        answer(person, right=False)
        assert person.prompt.startswith("Not quite.") and person.page.sounds[-1] == "no"
        assert "0 of 1 right" in person.text
        before = exercise(person)
        person.press("next")
        person.wait(60)
        assert exercise(person) is not before and person.prompt == exercise(person).question


def test_of_several_answers_each_can_be_taken_back() -> None:
    with opened("#/practice/anno") as person:
        person.change("kind", "hand")
        person.wait(60)
        token = exercising(person).tokens()[0]
        person.tap(token)
        assert token in person.chosen()
        person.tap(token)
        assert token not in person.chosen() and not exercising(person).answered


def test_a_wrong_card_is_told_its_own_reason() -> None:
    with opened("#/practice/anno") as person:
        person.change("kind", "community")
        person.wait(60)
        wrong = next(one for one in exercise(person).answers if not one.right)
        person.tap(wrong.thing)
        person.press("confirm")
        assert f"{wrong.words}: {wrong.reason}" in person.text


@pytest.mark.parametrize("game", GAMES)
def test_everybody_has_the_same_exercise_on_the_same_day(game: str) -> None:
    asked = []
    for chance in (1, 2):
        with opened(f"#/practice/{game}/daily", {"other": str(chance)}) as person:
            person.wait(60)
            asked.append(exercise(person))
    assert asked[0] == asked[1]
    found = shown_games()[game]
    other = Exercising(found, seed(found, screen_day() + 1))
    assert ended(other.next()) != asked[0]


def screen_day() -> int:
    with opened("#/practice") as person:
        return person.page.day()


def test_days_in_a_row_are_counted_and_kept() -> None:
    with opened("#/practice/santyanno/daily") as person:
        assert not person.all(lambda a: a.get("name") == "kind")
        answer(person, right=True)
        assert "1 day in a row" in person.text and "next" not in person.buttons()
        person.follow("#/practice")
        assert "1 day in a row" in person.text and "Today’s exercise, done" in person.text
        person.wait(DAY)
        person.follow("#/")
        person.page.go("#/practice/santyanno/daily")
        person.wait(1)
        answer(person, right=True)
        assert "2 days in a row" in person.text
        person.page.go("#/practice")
        person.wait(2 * DAY)
        person.page.send("resize", {})
        assert "in a row" not in person.text


def test_only_the_first_answer_of_a_day_counts() -> None:
    with opened("#/practice/santyanno/daily") as person:
        answer(person, right=False)
        kept = dict(person.page.storage.items)
        person.follow("#/practice")
        assert "Not right today" in person.text
        person.page.go("#/practice/santyanno/daily")
        person.wait(1)
        answer(person, right=True)
        assert person.page.storage.items == kept


def test_practice_without_a_day_keeps_nothing() -> None:
    with opened("#/practice/santyanno") as person:
        answer(person, right=True)
        assert not person.page.storage.items


def test_days_are_read_from_whatever_is_kept() -> None:
    assert read([]) == read([-5]) == Daily(-2, 0)
    assert read([7, Daily(20_000, 12).packed()]) == Daily(20_000, 12)
    assert Daily(5, 3).alive(6) == 3 and Daily(5, 3).alive(7) == 0
    assert Daily(5, 3).after(6, True) == Daily(6, 4) and Daily(5, 3).after(6, False) == Daily(6, 0)


def test_the_choice_leads_to_every_game_and_back() -> None:
    with opened("#/practice") as person:
        for game in GAMES:
            assert {f"#/practice/{game}", f"#/practice/{game}/daily"} <= person.links()
        person.follow("#/")
        assert person.screen == "lobby" and "#/practice" in person.links()


@pytest.mark.parametrize("how", ["close", "Escape"])
def test_something_is_shown_large_and_put_away(how: str) -> None:
    with opened("#/practice/anno") as person:
        person.wait(60)
        infos = {a["data-info"] for _, a, _ in elements(person.scene) if "data-info" in a}
        person.hold(min(infos))
        assert person.dialogs
        if how == "close":
            person.press("close")
        else:
            person.key("Escape")
        assert not person.dialogs


def test_the_hand_can_be_put_in_order_while_one_thinks() -> None:
    with opened("#/practice/anno") as person:
        person.wait(60)
        before = person.scene
        person.press("sort-hand")
        assert person.scene != before and person.screen == "practice"


def test_a_tap_beside_everything_is_nothing() -> None:
    with opened("#/practice/anno") as person:
        person.wait(60)
        drawn = person.scene
        person.page.send("tap", {"not": "something", "x": 1, "y": 1})
        assert person.scene is drawn


@pytest.mark.parametrize("address", ["#/practice/nothing", "#/practice/annorama/daily"])
def test_where_there_is_nothing_to_practise_it_is_said(address: str) -> None:
    with opened(address) as person:
        assert person.screen == "missing" and "nothing to practise here" in person.text
