"""NIM's rules, by their numbers."""

import pytest

from engine.game import AnyState
from engine.nim import GAME


def at(*heaps: int) -> AnyState:
    """Two players, the first on turn, with these heaps."""
    return GAME.load(GAME.new(2, seed=1).dump() | {"heaps": list(heaps), "turn": 0})


def test_N1_a_die_says_how_many_sticks_a_heap_has() -> None:
    sticks = {n for seed in range(50) for n in GAME.new(2, seed, {"heaps": 5}).view(None)["heaps"]}
    assert sticks == {1, 2, 3, 4, 5, 6}


def test_N3_any_number_is_taken_from_one_heap() -> None:
    state = at(2, 0, 1)
    assert state.legal() == [("take", 0, 1), ("take", 0, 2), ("take", 2, 1)]
    assert state.play(("take", 0, 2)) == [(("took", 0, 0, 2), None)]
    assert state.view(None)["heaps"] == [0, 0, 1]
    assert state.actors == (1,)


@pytest.mark.parametrize(
    ("heap", "count", "reason"),
    [
        (0, 0, "Taking (N3): you take at least one stick."),
        (0, 3, "Taking (N3): that heap has only 2 sticks."),
        (1, 1, "Taking (N3): that heap is empty."),
        (2, 2, "Taking (N3): that heap has only 1 stick."),
        (3, 1, "That is no action of this game."),
    ],
)
def test_N3_what_cannot_be_taken(heap: int, count: int, reason: str) -> None:
    assert at(2, 0, 1).why_not(("take", heap, count)) == reason


@pytest.mark.parametrize("action", [("take",), ("take", "0", 1), ("take", 0, 1, 1), ("draw",)])
def test_what_is_no_action_of_nim(action: tuple[object, ...]) -> None:
    assert at(2, 0, 1).why_not(action) == "That is no action of this game."


def test_N4_the_last_stick_wins() -> None:
    state = at(0, 0, 1)
    assert state.play(("take", 2, 1))[-1] == (("won", 0), None)
    assert state.standings == [
        {"seat": 0, "place": 1, "score": 1},
        {"seat": 1, "place": 2, "score": 0},
    ]
