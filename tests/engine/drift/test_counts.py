"""The rules against a brute force that shares nothing with them."""

import json
from collections.abc import Callable

import pytest

from engine.dice import Dice
from engine.drift.rules import Drift
from engine.game import Data
from tests.engine.drift import brute
from tests.engine.drift.positions import at_home, player, table
from tests.engine.drift.test_leaving import crowded


def count(state: Drift, depth: int) -> int:
    """How many sequences of so many actions there are."""
    if depth == 0:
        return 1
    total = 0
    for action in state.legal():
        twin = state.copy()
        twin.play(action)
        total += count(twin, depth - 1)
    return total


def plain(state: Drift) -> Data:
    dump: Data = json.loads(json.dumps(state.dump()))
    del dump["dice"]
    return dump


def first_turn() -> Drift:
    """All at home, the coins out on the lands."""
    return table(at_home(0), at_home(3), coins={"B1": ["copper"], "C1": ["silver"]})


def skirmish() -> Drift:
    """Three players meet at home 0: attacks, guests, coins to take, drop and win with."""
    return table(
        player(0, {"3a": "B1", "2a": "A0", "1a": "O1", "1b": "A0"}, {"1b": "gold"}, ("silver",)),
        player(3, {"2a": "A1", "1a": "B0", "1b": "A8"}, {"1a": "copper"}),
        player(2, {"3a": "A12", "2b": "O0", "1c": "B2"}),
        coins={"O1": ["copper", "silver"], "A1": ["gold"]},
    )


def last_turn_of_a_round() -> Drift:
    """Everybody in a river, a pilferer on a home; ending the turn drifts."""
    return table(
        player(0, {"3a": "M0", "2a": "N3", "1a": "O5"}, deposited=("copper", "gold")),
        player(3, {"3a": "M1", "1a": "A0", "1b": "A12"}, {"1b": "gold"}, ("silver", "copper")),
        coins={"O6": ["silver"], "A12": ["copper"]},
        turn=1,
    )


@pytest.mark.parametrize(
    ("position", "nodes"),
    [(first_turn, 656), (skirmish, 341), (last_turn_of_a_round, 838)],
)
def test_as_many_sequences_of_three_actions_as_the_brute_force_counts(
    position: Callable[[], Drift], nodes: int
) -> None:
    state = position()
    assert brute.count(plain(state), 3) == nodes
    assert count(state, 3) == nodes


def test_every_action_that_can_be_written_is_legal_or_refused_as_the_brute_force_says() -> None:
    for position in (first_turn, skirmish, last_turn_of_a_round):
        state = position()
        offered = [list(action) for action in state.legal()]
        asked = [action for action in brute.UNIVERSE if state.why_not(action) is None]
        assert sorted(offered) == sorted(asked) == sorted(brute.legal(plain(state)))


@pytest.mark.parametrize("seed", range(40))
def test_random_turns_go_as_the_brute_force_plays_them(seed: int) -> None:
    dice = Dice(seed)
    state = crowded(dice)
    for _ in range(20):
        before = plain(state)
        assert sorted(map(list, state.legal())) == sorted(brute.legal(before))
        action = dice.choice(state.legal())
        state.play(action)
        assert plain(state) == brute.play(before, list(action))
