"""Lessons: the coach says one thing at a time, points at it, and knows why not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from app.language import PSEUDO
from app.match.lesson import EASY, Place, begun, read_place
from app.tables import lesson_of, shown_games
from app.tables.lessons import Chapter
from engine import Match, games
from tests.app.fakes import Person, opened, words
from tests.app.marked import outside
from tests.app.pupil import Pupil

LESSONS = {game: lesson for game in shown_games() if (lesson := lesson_of(game))}
CHAPTERS = [(game, chapter) for game, lesson in LESSONS.items() for chapter in lesson.chapters]
SLIPS = 10
"""How many wrong things the clumsy one taps at every step."""


@contextmanager
def learning(game: str, stored: dict[str, str] | None = None) -> Iterator[Pupil]:
    with opened(f"#/learn/{game}", stored) as person:
        yield Pupil(person)


def kept(person: Person) -> dict[str, str]:
    return dict(person.page.storage.items)


def position(person: Person) -> object:
    stake = person.app._screen.at_stake if person.app._screen else None
    assert stake
    return stake[1].state.dump()


def vain(person: Person) -> list[str]:
    """What can be tapped in vain."""
    found = person.reachable(lambda a: "data-not" in a)
    return list(dict.fromkeys(a["data-not"] for _, a, _ in found))


def revision(person: Person) -> int:
    stake = person.app._screen.at_stake if person.app._screen else None
    assert stake
    return stake[1].revision


@pytest.mark.parametrize("game", LESSONS)
def test_following_the_string_leads_to_a_match_of_ones_own(game: str) -> None:
    """In the language that marks every message: no word of a lesson is without a translator."""
    with learning(game, {"annorama/settings": json.dumps({"language": PSEUDO})}) as pupil:
        assert pupil.person.screen == "learn"

        def look(step: str) -> None:
            assert pupil.pointed, f"{step} points at nothing"
            assert pupil.said.startswith("⟦") and not outside(pupil.said).strip(), step
            assert len(pupil.buttons) <= 1, step

        steps = pupil.walk(look)
        assert steps == [step.id for name, c in CHAPTERS if name == game for step in c.steps]
        match = pupil.person.saved()
        assert match.kinds[1:] == [EASY] * (len(match.players) - 1) and not match.over
        assert pupil.person.screen == "table"


@pytest.mark.parametrize("game", LESSONS)
def test_ten_wrong_taps_at_every_step_are_answered_and_change_nothing(game: str) -> None:
    with learning(game) as pupil:
        person = pupil.person

        def stumble(step: str) -> None:
            before = revision(person)
            for token in vain(person)[:SLIPS]:
                if token in vain(person):
                    person.tap_in_vain(token)
                    shown_large = person.all(lambda a: a.get("class") == "veil")
                    assert shown_large or (pupil.answered and pupil.said), f"{token} at {step}"
                    if shown_large:
                        person.key("Escape")
                    assert revision(person) == before and pupil.step == step
            for token in sorted(person.tokens() - {a.get("data-tap") for a in pupil.pointed}):
                # A goal beyond what is asked for leads over it, and that is done then.
                if pupil.step == step and token in person.tokens():
                    person.tap(token)

        pupil.walk(stumble)
        assert person.screen == "table"


def names_of(match: Match) -> set[object]:
    """What can be done, by the first words of it."""
    return {action[0] for action in match.state.legal()}


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS, ids=lambda one: getattr(one, "id", one))
def test_no_step_asks_for_what_the_rules_refuse(game: str, chapter: Chapter) -> None:
    match = begun(games()[game], chapter, "", 0)
    for step in chapter.steps:
        for seat, action in step.watch:
            assert match.state.why_not(action, seat) is None, (step.id, action)
            match.play(action, seat)
        for wanted in step.ask:
            while wanted[0] not in names_of(match) and "late" in names_of(match):
                match.play(("late",))  # The others come aboard by the clock.
            actor = match.state.actors[0]
            fitting = [a for a in match.state.legal(actor) if a[: len(wanted)] == wanted]
            assert fitting, (step.id, wanted)
            match.play(fitting[0], actor)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_taken_up_again_where_it_was_left(game: str) -> None:
    number = 1
    chapter = LESSONS[game].chapters[number]
    begin = Place(number).written()
    with learning(game, {f"annorama/setup/lesson/{game}": begin}) as pupil:
        pupil.walk(until=chapter.steps[-1].id)
        left, then = kept(pupil.person), position(pupil.person)
        pupil.person.page.go("#/")
        pupil.person.wait(0)
        assert not pupil.person.app.store.summaries()
    with learning(game, left) as pupil:
        assert pupil.step == chapter.steps[-1].id
        pupil.walk(until=pupil.step)
        assert position(pupil.person) == then


@pytest.mark.parametrize("text", ["", "no", "[]", "[99, 0, [], false]", '[1, 2, [[0, ["x"]]], 0]'])
def test_what_cannot_be_taken_up_begins_anew(text: str) -> None:
    with learning("anno", {"annorama/setup/lesson/anno": text}) as pupil:
        place = read_place(text) or Place()
        chapter = LESSONS["anno"].chapters[place.chapter if place.chapter < 5 else 0]
        assert pupil.step == chapter.steps[0].id


def test_the_menu_leads_to_every_chapter() -> None:
    with learning("anno") as pupil:
        person = pupil.person
        person.press("menu")
        assert "#/new/anno" in person.links() and "ask-delete" not in person.buttons()
        person.press("lesson-chapter", chapter="3")
        assert pupil.step == LESSONS["anno"].chapters[3].steps[0].id


def test_an_answer_leads_to_its_rule() -> None:
    chapter = [c.id for c in LESSONS["anno"].chapters].index("community")
    with learning("anno", {"annorama/setup/lesson/anno": Place(chapter).written()}) as pupil:
        pupil.walk(until="match")
        pupil.person.tap_in_vain("community:M04")
        assert "A7" in pupil.said and pupil.buttons == ["rules"]
        pupil.person.tap("hand:M07")
        assert not pupil.answered


def offered(person: Person) -> str:
    found = person.all(lambda a: "learn-offer" in str(a.get("class", "")))
    return words([found[0][0], {}, *found[0][2]]) if found else ""


@pytest.mark.parametrize("game", LESSONS)
def test_the_lesson_is_offered_to_who_is_new_to_a_game(game: str) -> None:
    with opened(f"#/new/{game}") as person:
        assert "New here?" in offered(person)
        person.follow(f"#/learn/{game}")
        assert person.screen == "learn"
        Pupil(person).follow()
        person.page.go(f"#/new/{game}")
        person.wait(0)
        assert offered(person) == "Go on with your lesson"
        person.press("alone")
        person.page.go(f"#/new/{game}")
        person.wait(0)
        assert offered(person) == ""


def test_it_is_not_offered_to_who_has_walked_it_to_its_end() -> None:
    done = Place(done=True).written()
    with opened("#/new/anno", {"annorama/setup/lesson/anno": done}) as person:
        assert offered(person) == ""


def test_the_lesson_is_found_in_the_lobby_and_in_the_menu_of_a_match() -> None:
    with opened() as person:
        assert {f"#/learn/{game}" for game in LESSONS} <= person.links()
        person.page.go("#/new/anno")
        person.wait(0)
        person.press("alone")
        person.press("menu")
        assert "#/learn/anno" in person.links()


@pytest.mark.parametrize("address", ["#/learn", "#/learn/chess"])
def test_there_is_no_lesson_of_a_game_that_is_not_here(address: str) -> None:
    with opened(address) as person:
        assert person.screen == "missing"


def test_a_lesson_can_be_taken_in_words() -> None:
    chapter = [c.id for c in LESSONS["anno"].chapters].index("month")
    stored = {
        "annorama/setup/lesson/anno": Place(chapter).written(),
        "annorama/settings": json.dumps({"words": True}),
    }
    with learning("anno", stored) as pupil:
        person = pupil.person
        assert person.all(lambda a: a.get("data-view") == "text") and pupil.step == "hand"
        person.press("lesson-on")
        person.press("lesson-on")
        (only,) = person.all(lambda a: a.get("data-do") == "say")
        assert json.loads(only[1]["data-action"]) == ["match", "M05", "hand", ["D31"]]
        person.press("say")
        assert pupil.step == "places"


def test_a_wrong_ship_is_answered_with_its_card_and_can_be_tried_again() -> None:
    with learning("santyanno", {"annorama/setup/lesson/santyanno": Place(1).written()}) as pupil:
        person = pupil.person
        person.press("start-clock")
        person.wait(1)
        for ship in (3, 4, 5):
            person.finger(f"0:{ship}")
            assert pupil.answered and "S1" in pupil.said and pupil.step == "card"
            person.wait(1)
        person.finger("0:2")
        assert pupil.step == "found"
