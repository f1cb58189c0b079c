"""What a hint says for an action of ANNO 1503, at the edges of its reasons."""

import pytest

from engine import bots
from engine.anno1503.types import Action
from engine.dice import Dice
from tests.engine.anno1503.tabletop import GAME, GameState, goods, position


def hint(state: GameState, action: Action) -> str:
    """What would speak for this action of seat 0."""
    thinking = bots.advise(GAME, state.view(0), [action], Dice(1))
    with pytest.raises(StopIteration) as end:
        while True:
            next(thinking)
    assert end.value.value.action == action
    reason: str = end.value.value.reason
    return reason


@pytest.mark.parametrize(
    ("gold", "words"),
    [
        (28, "It brings 1 gold, on the way to 30 gold."),
        (29, "It gains a victory point: 30 gold."),
        (
            30,
            "It brings 1 gold, and you do not need this stone for "
            "30 gold, 4 outposts and 3 trade agreements.",
        ),
    ],
)
def test_I22_selling_counts_on_the_way_to_30_gold_and_not_beyond(gold: int, words: str) -> None:
    tiles = {"outposts": {"2": "spice", "3": "cloth", "4": "tools"}}
    state = position({"gold": gold, "goods": goods(stone=3)} | tiles, {})
    assert hint(state, ("sell", 1, "stone")) == words
