"""A very long match is no more work than a short one: counted, not timed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

import pytest

from engine import Match
from engine.dice import Dice
from tests.app.fakes import Person, opened
from tests.app.laid import kept, screen_of, session_of
from tests.app.lasting import ENDLESS, long_match, short_match

ACTIONS = 2000
TAPS = 8
ALIKE = 1.005


def instructions(work: Callable[[], None]) -> int:
    """How many of Python's instructions it takes."""
    count = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def both(match: Match, work: Callable[[Person], tuple[int, object]]) -> tuple[int, int]:
    """The work in a long match, and in a short one at the same position; it comes to the same.

    Once before that, since some drawings are made only once.
    """
    done = []
    for one in (match, match, short_match(match)):
        with opened("#/play/m", kept(m=one)) as person:
            done.append(work(person))
    _, (long, came), (short, same) = done
    assert came == same
    return long, short


def tap_along(person: Person, taps: int = TAPS) -> tuple[int, list[str]]:
    """The work of some taps, and of Confirm where it is asked for; and what was tapped."""
    dice, tapped, work, length = Dice(3), list[str](), 0, person.saved().length
    for _ in range(taps):
        if person.screen == "handover":
            work += instructions(lambda: person.press("ready"))
        token = dice.choice(sorted(person.tokens()))
        work += instructions(partial(person.tap, token))
        if "confirm" in person.buttons():
            work += instructions(lambda: person.press("confirm"))
        person.wait(2)
        tapped.append(token)
    assert taps < TAPS or person.saved().length > length
    return work, tapped


@pytest.mark.parametrize("game", ENDLESS)
def test_a_tap_is_no_more_work_in_a_long_match(game: str) -> None:
    long, short = both(long_match(game, ACTIONS), tap_along)
    assert long < short * ALIKE


@pytest.mark.parametrize("game", ENDLESS)
def test_nor_is_what_computer_players_do_while_one_looks_on(game: str) -> None:
    def act(person: Person) -> tuple[int, object]:
        screen = screen_of(person)
        state = screen.session.match.state
        assert screen.session.viewer is None
        action = state.legal()[0]
        return instructions(lambda: screen.act(action, state.actors[0])), action

    long, short = both(long_match(game, ACTIONS, kind="easy"), act)
    assert long < short * ALIKE


def test_undo_is_no_more_work_in_a_long_match() -> None:
    def undo(person: Person) -> tuple[int, object]:
        tapped = []
        while not session_of(person).undoable:
            tapped += tap_along(person, 1)[1]
        length = person.saved().length
        work = instructions(lambda: person.press("undo"))
        assert person.saved().length == length - 1
        return work, tapped

    long, short = both(long_match("drift", ACTIONS), undo)
    assert long < short * ALIKE
