"""ANNO 1503 on the screen of a match: steering, looking, and what others must not see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from app.screens.play import STEP_PAUSE
from engine.anno1503.pieces import TILE_CODES
from tests.app.anno1503.setting import at_sea, building, explored, match_of, used
from tests.app.fakes import Person, opened
from tests.app.laid import kept
from tests.engine.anno1503.tabletop import GameState


@contextmanager
def at_table(state: GameState, alone: bool = False) -> Iterator[Person]:
    with opened("#/play/m", kept(m=match_of(state, alone))) as person:
        yield person


def played(person: Person) -> list[tuple[object, ...]]:
    return [action for _, action in person.saved().log]


def faces(person: Person) -> set[str]:
    """The faces of tiles that the page holds."""
    return {name for name in used(person.scene) if name.startswith("tile-")} - {"tile-back"}


def test_a_far_space_is_sailed_to_and_one_undo_takes_the_whole_way_back() -> None:
    with at_table(at_sea()) as person:
        person.tap("space:r1c0")
        assert len(played(person)) == 1
        person.wait(2 * STEP_PAUSE)
        assert [action[0] for action in played(person)] == ["sail", "sail"]
        assert played(person)[-1] == ("sail", 0, "r1c0")
        person.press("undo")
        assert played(person) == []


def test_after_the_way_to_a_far_island_exploring_it_is_proposed() -> None:
    with at_table(at_sea()) as person:
        person.tap("space:r0c0")
        person.wait(3 * STEP_PAUSE)
        assert len(played(person)) == 2 and "confirm" in person.buttons()
        assert person.prompt == "Explore A1 with the first ship?"
        person.press("confirm")
        assert played(person)[-1] == ("explore", 0, "r0c0")
        assert "undo" not in person.buttons()


def test_a_tap_on_a_ship_steers_it() -> None:
    with at_table(at_sea()) as person:
        person.tap("ship:1")
        assert person.chosen() == {"ship:1"}, "it is marked, but nothing is chosen"
        assert "space:r1c7" in person.tokens() and "space:r1c1" not in person.tokens()
        person.tap("space:r1c7")
        assert played(person) == [("sail", 1, "r1c7")]
        assert person.chosen() == {"ship:0"}, "the other one has no points left"


def test_somebodys_island_opens_large_and_closes() -> None:
    with at_table(building()) as person:
        person.tap_in_vain("home:2")
        assert "Home island of Clara" in person.text
        person.press("close")
        assert "Home island of Clara" not in person.text


def test_I12_the_page_holds_a_seen_tile_only_while_a_finger_is_held() -> None:
    with at_table(building(seen={"r2c2": "gold"})) as person:
        assert faces(person) == set()
        person.page.send("info", {"info": "island:r2c2", "held": True, "x": 1, "y": 1})
        assert faces(person) == {"tile-gold"}
        person.page.send("release", {})
        assert faces(person) == set()
        person.press("info")
        person.tap_info("island:r2c2")
        assert person.toast == "Hold a finger on the island to look under its cloud."
        assert faces(person) == set()


def test_I12_the_page_holds_an_explored_tile_only_while_a_finger_is_held() -> None:
    with at_table(explored("agreement")) as person:
        assert faces(person) == set()
        person.page.send("press", {"press": "look"})
        assert faces(person) == {"tile-agreement"} and "trade agreement" in person.text
        person.page.send("release", {})
        assert faces(person) == set()
        person.finger("look")
        assert faces(person) == set()


def test_I12_before_a_look_the_whole_page_is_the_same_for_every_tile() -> None:
    pages = set()
    for tile in TILE_CODES:
        with at_table(explored(tile, agreements=3)) as person:
            assert person.tokens() == {"claim", "leave"}
            person.press("log")
            pages.add(json.dumps(person.scene))
    assert len(pages) == 1


@pytest.mark.parametrize("tile", ["agreement", "gold"])
def test_I12_a_tile_is_claimed_or_not_without_a_word_of_what_it_is(tile: str) -> None:
    with at_table(explored(tile, agreements=3)) as person:
        person.tap("claim")
        if tile == "gold":
            assert person.prompt == "Claim it?"
        else:
            assert person.toast == "This tile cannot be claimed. Look at it again: it says why."
            assert "agreement" not in person.prompt
        assert played(person) == []
