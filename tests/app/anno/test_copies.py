"""Where two equal cards lie, either can be tapped."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from app.tables.kit.colours import COLOURS
from engine import Match, Player, games
from tests.app.fakes import Found, Person, inside, opened
from tests.app.laid import kept, session_of
from tests.engine.anno.positions import position

HAND = "Q2 M05 Q2 D31 Q2"
COMMUNITY = "Q2 ZTAU Q2 ZLEO"


@contextmanager
def at_the_table(phase: str = "start") -> Iterator[Person]:
    state = position(HAND, COMMUNITY, phase=phase)
    players = [Player("Anna", COLOURS[0]), Player("Otto", COLOURS[1], "easy")]
    match = Match(games()["anno"], players, 1, {"mensises": 1}, position=state.dump())
    with opened("#/play/copies", kept(copies=match)) as person:
        yield person


def copies(person: Person, token: str) -> list[Found]:
    return person.all(lambda a: a.get("data-tap") == token)


def pressed(person: Person, token: str) -> list[bool]:
    return [a["aria-pressed"] == "true" for _, a, _ in copies(person, token)]


def ticked(found: Found) -> bool:
    return any(a.get("class") == "tick-disc" for _, a, _ in inside(found))


@pytest.mark.parametrize("token", ["hand:Q2", "community:Q2"])
@pytest.mark.parametrize("copy", [0, 1])
def test_the_ring_and_the_tick_are_on_the_one_under_the_finger(token: str, copy: int) -> None:
    with at_the_table() as person:
        person.tap(token, copy)
        assert not person.toast
        assert [n for n, on in enumerate(pressed(person, token)) if on] == [copy]
        for number, found in enumerate(copies(person, token)):
            assert ticked(found) == (number == copy)
            assert ("chosen" in found[1]["class"].split()) == (number == copy)


def test_another_copy_takes_over_and_a_second_tap_lets_go() -> None:
    with at_the_table() as person:
        person.tap("hand:Q2", 2)
        person.tap("hand:Q2", 1)
        assert pressed(person, "hand:Q2") == [False, True, False]
        person.tap("hand:Q2", 1)
        assert pressed(person, "hand:Q2") == [False, False, False]


@pytest.mark.parametrize("copy", [0, 1, 2])
def test_the_copy_under_the_finger_is_the_one_that_travels(copy: int) -> None:
    with at_the_table() as person:
        person.tap("hand:M05")
        person.tap("hand:Q2", copy)
        before = [a["key"] for _, a, _ in copies(person, "hand:Q2")]
        person.press("confirm")
        assert session_of(person).match.length == 1
        after = [
            a["key"] for _, a, _ in person.all(lambda a: str(a.get("key", "")).startswith("Q2~"))
        ]
        hand = person.all(lambda a: "hand:Q2" in (a.get("data-tap"), a.get("data-not")))
        staying = [a["key"] for _, a, _ in hand]
        assert staying == [key for key in before if key != before[copy]]
        assert before[copy] in after, "it lies under the month now"


def test_the_copy_in_the_community_travels_too() -> None:
    with at_the_table() as person:
        person.tap("hand:M05")
        person.tap("community:Q2", 1)
        before = [a["key"] for _, a, _ in copies(person, "community:Q2")]
        person.press("confirm")
        left = person.all(lambda a: "community:Q2" in (a.get("data-tap"), a.get("data-not")))
        assert [a["key"] for _, a, _ in left] == [before[0]]


def test_every_copy_can_be_burned() -> None:
    for copy in range(3):
        with at_the_table("burn") as person:
            person.tap("hand:Q2", copy)
            person.press("confirm")
            assert session_of(person).match.log[0][1] == ("burn", "Q2")


def test_where_nobody_said_which_one_copy_is_marked() -> None:
    with at_the_table() as person:
        session_of(person).choice.toggle("hand:Q2")
        person.app.draw()
        assert pressed(person, "hand:Q2") == [True, False, False]
