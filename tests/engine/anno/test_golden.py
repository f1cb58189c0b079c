"""Whole positions by their checksums: the same on every Python and in the browser.

Saves rely on these numbers. If a rule fix changes them, `GAME.rules` counts up.
"""

import pytest

from engine import checksum
from engine.dice import Dice
from engine.game import Value
from tests.engine.anno.positions import GAME

GOLDEN = [
    (2, 0, {}, "53c1706740220cef", 726, "5b55d47236fe6be8"),
    (3, 7, {"mensises": 3}, "8cdbdfa188914769", 242, "07f3b18bfced7ca6"),
    (4, -5, {"calidum": "spring", "mensises": 1}, "da3644f338a4722f", 72, "86482a2b0105ed39"),
    (1, 11, {"mode": "orientation"}, "1b5c8e93ac776481", 449, "d6cbc25e7e6167a6"),
    (4, 1 << 80, {"mode": "orientation"}, "25096c73967ea2fc", 513, "999f876f11d67e7d"),
]


@pytest.mark.parametrize(("seats", "seed", "options", "first", "actions", "last"), GOLDEN)
def test_the_same_seed_gives_the_same_match_for_ever(
    seats: int, seed: int, options: dict[str, Value], first: str, actions: int, last: str
) -> None:
    state, dice, count = GAME.new(seats, seed, options), Dice(seed), 0
    assert checksum(state) == first
    while state.actors:
        state.play(dice.choice(state.legal()))
        count += 1
    assert (count, checksum(state)) == (actions, last)
