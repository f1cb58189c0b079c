"""I19: what can be given up to the pirates, and what cannot."""

import pytest

from engine.game import Action
from tests.engine.anno1503.tabletop import Fields, GameState, position

PIRATES = (6, 1)


def robbed(tiles: Fields) -> GameState:
    """Seat 0 cannot pay and has to choose a tile."""
    state = position(tiles | {"gold": 0}, {}, phase="roll", rolls=PIRATES)
    state.play(("roll",))
    assert state.view(0)["phase"] == "give_up"
    return state


@pytest.mark.parametrize(
    ("tiles", "action", "words"),
    [
        (
            {"outposts": {"2": "spice", "3": "cloth"}},
            ("give_up", "agreement"),
            "no trade agreement",
        ),
        ({"outposts": {"2": "spice"}, "agreements": 1}, ("give_up", "outpost", 3), "no outpost"),
        ({"outposts": {"2": "spice"}, "agreements": 1}, ("give_up", "outpost", 9), "I19"),
    ],
)
def test_I19_nobody_gives_up_what_they_do_not_have(
    tiles: Fields, action: Action, words: str
) -> None:
    state = robbed(tiles)
    before = state.dump()
    assert words in (state.why_not(action) or "")
    assert state.dump() == before
