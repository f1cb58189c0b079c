"""Computer players have names and faces, and say a word now and then."""

from __future__ import annotations

import pytest

from app.match import characters
from app.match.session import Session
from app.screens.parts import side
from app.tables.kit.faces import face
from engine.bots import LEVELS
from tests.app.fakes import Person, elements, opened, words
from tests.app.laid import anno, kept, play_on, with_settings


def talk_of(session: Session) -> list[tuple[int, int, str]]:
    """Step, speaker and words of all that is said."""
    lines = session.newest(10_000, talk=True)
    return [(line.step, line.speaker, line.text) for line in lines if line.speaker is not None]


def test_every_level_has_names_for_a_whole_table_and_nobody_shares_one() -> None:
    assert tuple(characters.NAMES) == LEVELS
    names = [name for level in LEVELS for name in characters.NAMES[level]]
    assert len(set(names)) == len(names)
    assert all(len(characters.NAMES[level]) >= 7 for level in LEVELS)


def test_who_is_added_as_a_computer_has_a_computers_name_and_face() -> None:
    with opened("#/new/anno") as person:
        person.change("kind", "expert", 1)
        person.press("add")
        assert name_at(person, 2) == characters.NAMES["expert"][0]
        faces = [a["class"] for _, a, _ in elements(person.scene) if "face" in a.get("class", "")]
        assert "face expert" in faces


def test_another_level_is_somebody_else_and_a_persons_name_stays() -> None:
    with opened("#/new/anno") as person:
        person.change("kind", "hard", 1)
        assert name_at(person, 1) == "Otto"
        person.press("add")
        person.change("kind", "easy", 2)
        assert name_at(person, 2) in characters.NAMES["easy"]


def name_at(person: Person, seat: int) -> str:
    return str(person.field("name", seat)[1]["value"])


def test_faces_differ_by_level_and_by_name() -> None:
    drawn = {str(face(level, name)) for level in LEVELS for name in characters.NAMES[level]}
    assert len(drawn) >= 3 * len(LEVELS)


def test_they_greet_remark_now_and_then_and_end_with_a_word() -> None:
    session = Session("one", play_on(anno("emc", seed=6)))
    said = talk_of(session)
    last = session.match.length
    assert [speaker for step, speaker, _ in said if step == 0] == [0, 1, 2]
    assert [speaker for step, speaker, _ in said if step == last] == [0, 1, 2]
    between = [step for step, _, _ in said if 0 < step < last]
    assert 0 < len(between) < last / 5


def test_people_say_nothing_and_the_same_match_is_the_same_conversation() -> None:
    once = Session("one", play_on(anno("he", seed=6)))
    again = Session("two", play_on(anno("he", seed=6)))
    assert talk_of(once) == talk_of(again)
    assert {speaker for _, speaker, _ in talk_of(once)} == {1}


def test_what_is_said_depends_on_nothing_that_is_hidden() -> None:
    """Drawn from the seed, the seat and the count of actions: hands do not come into it."""
    match = anno("ee", seed=6)
    play_on(match, 30)
    heard = [characters.remarks(match, step) for step in range(1, 31)]
    other = match.game.imagine(match.state.view(0), match.state.dice.copy())
    match.state.hands = other.hands  # type: ignore[attr-defined]
    assert [characters.remarks(match, step) for step in range(1, 31)] == heard


@pytest.mark.parametrize("wanted", [True, False])
def test_the_log_has_it_where_the_switch_is_on_and_the_news_never_have(wanted: bool) -> None:
    match = anno("he", seed=6)
    greeting = characters.greetings(match)[0][1]
    with opened("#/play/one", {**kept(one=match), **with_settings(talk=wanted)}) as person:
        assert greeting not in person.text
        person.press("log")
        assert (greeting in person.text) == wanted


def test_undo_takes_back_what_was_said_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(characters, "SELDOM", 1)
    session = Session("one", anno("eh", seed=6))
    while not session.match.undoable:
        play_on(session.match, 1)
    session = Session("one", session.match)
    said = talk_of(session)
    session.match.undo()
    session.log.cut()
    assert [line for line in said if line[0] <= session.match.length] == talk_of(session)


def test_the_log_shows_who_says_it() -> None:
    session = Session("one", anno("he", seed=6))
    drawn = words(side.log(session, talk=True))
    assert "Otto" in drawn
