"""A hint in SANTY ANNO is one of the actions on offer: the true ship, without a time."""

import pytest

from engine import bots
from engine.dice import Dice
from engine.santyanno import GAME
from tests.engine.santyanno.positions import Position, position, race, resolved, right


@pytest.mark.parametrize(
    "state", [position(), race(), resolved([right(0, 1), right(1, 2), right(2, 3)])]
)
def test_S18_a_hint_is_on_offer(state: Position) -> None:
    thinking = bots.advise(GAME, state.view(1), state.legal(1), Dice(1))
    with pytest.raises(StopIteration) as end:
        while True:
            next(thinking)
    advice = end.value.value
    assert advice.action in state.legal(1)
    if advice.action[0] == "board":
        assert advice.action[1] == right(1, 0)[0]
