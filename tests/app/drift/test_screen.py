"""DRIFT on the screen of a match: a way of several steps is gone step by step."""

from __future__ import annotations

from app.browser.store import MATCHES
from app.screens.play import STEP_PAUSE
from engine import Match
from engine.game import Action
from tests.app.drift.setting import fight, match_of
from tests.app.fakes import Person, opened
from tests.app.laid import kept

WAY = [("step", "3a", "B0"), ("step", "3a", "B23"), ("step", "3a", "B22")]


def played(person: Person) -> list[Action]:
    return [action for _, action in Match.load(person.page.storage.items[f"{MATCHES}m"]).log]


def test_a_far_space_is_walked_to_step_by_step_and_one_undo_takes_the_whole_way_back() -> None:
    with opened("#/play/m", kept(m=match_of(fight()))) as person:
        person.tap("piece:3a")
        person.tap("space:B22")
        assert played(person) == WAY[:1]
        person.wait(1.5 * STEP_PAUSE)
        assert played(person) == WAY[:2]
        person.wait(STEP_PAUSE)
        assert played(person) == WAY
        person.press("undo")
        assert played(person) == [] and person.chosen() == {"piece:3a"}


def test_who_does_something_else_meanwhile_goes_no_further() -> None:
    with opened("#/play/m", kept(m=match_of(fight()))) as person:
        person.tap("piece:3a")
        person.tap("space:B22")
        person.press("undo")
        person.wait(3 * STEP_PAUSE)
        assert played(person) == []
