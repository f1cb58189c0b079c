"""Who is likely to be out first in ANNAOTTO, as it stands."""

from typing import Any

from engine.annaotto.chances import chances
from tests.engine.annaotto.setting import at

SAME = "RS/GW KW/GS BD/TS"


def likely(*hands: str, **fields: Any) -> list[float]:
    state: Any = at(*hands, **fields)
    return chances(state)


def test_between_equal_hands_the_one_on_turn_is_only_a_little_ahead() -> None:
    first, second = likely(SAME, SAME)
    assert 0 < first - second < 0.1


def test_O20_fewer_cards_are_better_and_among_few_each_counts_more() -> None:
    long = likely(" ".join([SAME, SAME, "RS/GW"]), " ".join([SAME, SAME, SAME]))[0]
    short = likely("RS/GW", SAME)[0]
    assert 0.5 < long < short < 1


def test_O12_O13_a_special_side_is_worth_having() -> None:
    assert likely("RS-ANNA/GW KW/GS BD/TS", SAME)[0] > likely(SAME, SAME)[0]


def test_O20_whoever_is_out_first_has_won() -> None:
    assert likely("", SAME, SAME, out=[0], turn=1) == [1, 0, 0]
