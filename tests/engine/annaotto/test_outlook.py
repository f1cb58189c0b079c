"""What a position promises a seat, between two and at a larger table."""

import pytest

from engine.annaotto.outlook import outlook
from engine.annaotto.rules import Annaotto
from tests.engine.annaotto.setting import at

PLAIN = "KC/TW YW/TW BC/TW"


def promised(*hands: str, seat: int = 0, turn: int = 0) -> float:
    state = at(*hands, turn=turn)
    assert isinstance(state, Annaotto)
    return outlook(state, seat)


@pytest.mark.parametrize("turn", [0, 1])
def test_between_two_one_wins_what_the_other_loses(turn: int) -> None:
    hands = "RS/GW KC/TD", "RW-OTTO/TD YC/GD BC/VS"
    both = promised(*hands, turn=turn) + promised(*hands, seat=1, turn=turn)
    assert both == pytest.approx(1)


def test_O9_between_two_a_side_that_fits_is_worth_most_to_whoever_is_on_turn() -> None:
    """On red dots; nothing else differs."""
    fits, idle = "RS/TW YW/TW BC/TW", PLAIN
    on_turn = promised(fits, PLAIN) - promised(idle, PLAIN)
    waiting = promised(fits, PLAIN, turn=1) - promised(idle, PLAIN, turn=1)
    assert on_turn > waiting > 0


def test_O20_between_two_the_last_card_that_fits_wins_on_turn_and_may_not_later() -> None:
    assert promised("RS/TW", PLAIN) > 0.999
    assert promised("KC/TW", PLAIN) < promised("RS/TW", PLAIN, turn=1) < 0.95


def test_O12_O17_between_two_special_sides_are_worth_holding_and_lost_when_they_are_seen() -> None:
    held, plain, bared = "KC-ANNA/GD GS/TD", "KC/GD GS/TD", "GD/KC-ANNA GS/TD"
    assert promised(held, PLAIN) > promised(plain, PLAIN)
    assert promised("ANNAOTTO/GD GS/TD", PLAIN) > promised(held, PLAIN)
    assert promised(bared, PLAIN, turn=1) < promised("GD/KC GS/TD", PLAIN, turn=1)


def test_O20_who_is_out_first_has_won() -> None:
    state = at("RS/GW", PLAIN)
    state.play(("lay", 0))
    assert isinstance(state, Annaotto)
    assert (outlook(state, 0), outlook(state, 1)) == (1, 0)


def test_at_a_larger_table_to_be_first_is_most_of_it() -> None:
    ahead = promised("RS/GW", PLAIN, PLAIN)
    assert 1 / 3 < ahead < 1
    assert promised(PLAIN, "RS/GW", PLAIN) < promised(PLAIN, PLAIN, PLAIN)
