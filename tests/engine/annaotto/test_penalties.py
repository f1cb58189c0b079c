"""Penalties of several players, one after the other (O13, O14, O21)."""

from tests.engine.annaotto.setting import at, events, field

PLAIN = "KC/KC KC/KC KC/KC"
OWED = [[0, 2], [1, 2], [2, 1]]


def test_O21_where_nothing_can_be_drawn_everybody_is_spared() -> None:
    state = at(PLAIN, PLAIN, PLAIN, pile="", phase="keep", drawn=["KC", "KC"], owed=OWED)
    assert events(state, "keep", 0)[1:] == [("spared", 0, 1), ("spared", 1, 2), ("spared", 2, 1)]
    assert field(state, "owed") == []
    assert field(state, "phase") == "turn"


def test_O21_the_last_card_of_the_pile_goes_to_whom_it_is_due_and_the_next_is_spared() -> None:
    state = at(PLAIN, PLAIN, PLAIN, pile="VC/RW", phase="keep", drawn=["KC", "KC"], owed=OWED)
    assert ("draws", 0, "VC") in events(state, "keep", 0)
    assert field(state, "owed") == [[0, 1], [1, 2], [2, 1]]
    assert events(state, "keep", 0)[1:] == [("spared", 1, 2), ("spared", 2, 1)]
    assert state.actors == (0,)
