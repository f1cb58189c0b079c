"""O4 in a dump: some have chosen how their cards face, and others have not."""

import pytest

from engine.annaotto import GAME


@pytest.mark.parametrize("faced", [[False, False], [True, False], [False, True]])
def test_O4_a_position_in_which_somebody_is_still_to_choose(faced: list[bool]) -> None:
    state = GAME.load(GAME.new(2, 1).dump() | {"faced": faced})
    assert state.actors == tuple(seat for seat, chosen in enumerate(faced) if not chosen)


def test_O4_where_all_have_chosen_the_phase_is_over() -> None:
    with pytest.raises(ValueError, match="all have chosen"):
        GAME.load(GAME.new(2, 1).dump() | {"faced": [True, True]})
