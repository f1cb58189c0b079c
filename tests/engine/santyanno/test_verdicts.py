"""S18 and S19: what a table may know of the loot before it is split, from a view alone."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.santyanno import GAME, verdicts
from tests.engine.santyanno.positions import (
    EVENTS,
    START,
    Position,
    position,
    race,
    resolved,
    right,
    wrong,
)

VERDICTS = ("found", "astray", "missing")


def told_by_splitting(state: Position) -> list[object]:
    return [event for event, _ in state.copy().play(("split",)) if event[0] in VERDICTS]


def test_S19_the_verdicts_by_hand() -> None:
    boarded = [right(0, 1200), wrong(1, 300), "late", right(3, 100)]
    assert verdicts(resolved(boarded).view(None)) == [
        ("found", 3, START[3] + 1, 100, 5),
        ("astray", 1, START[1], 300, START[1] + 1),
        ("found", 0, START[0] + 1, 1200, 4),
        ("missing", 2, START[2] + 1),
    ]


@pytest.mark.parametrize("watcher", [None, 0, 1, 2, 3])
@given(
    seed=st.integers(0, 99),
    choices=st.lists(
        st.none() | st.tuples(st.integers(1, 8), st.integers(0, 3)), min_size=4, max_size=4
    ),
    order=st.permutations(range(4)),
)
def test_S19_the_verdicts_are_what_splitting_tells(
    watcher: int | None, seed: int, choices: list[tuple[int, int] | None], order: list[int]
) -> None:
    """Equal times too: the order in the log settles them."""
    state = GAME.new(4, seed, EVENTS)
    state.play(("cast_off",))
    for seat in order:
        choice = choices[seat]
        state.play(("late",) if choice is None else ("board", *choice), seat)
    view = state.view(watcher)
    assert verdicts(view) == told_by_splitting(state)
    assert view == state.view(watcher)


def test_S19_a_view_that_came_as_json_gives_the_same_verdicts() -> None:
    state = resolved([right(seat, 100 - seat) for seat in range(7)])
    assert verdicts(json.loads(json.dumps(state.view(3)))) == told_by_splitting(state)


def test_S19_a_resolution_set_up_by_hand_may_miss_a_commitment() -> None:
    state = resolved([None, right(1, 5), "late"])
    assert verdicts(state.view(0)) == told_by_splitting(state)


@pytest.mark.parametrize("watcher", [None, 0, 1, 2])
def test_S12_no_verdicts_before_all_have_committed(watcher: int | None) -> None:
    assert verdicts(position().view(watcher)) == []
    assert verdicts(race(boarded=[right(0, 5), None, wrong(2, 9)]).view(watcher)) == []


def test_S21_no_verdicts_after_the_end() -> None:
    state = resolved([right(seat, seat) for seat in range(3)], round=5)
    state.play(("split",))
    assert verdicts(state.view(None)) == []
