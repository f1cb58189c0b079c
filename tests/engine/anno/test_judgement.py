"""What ANNO's computer players take for the end of a mensis."""

import pytest

from engine.anno.judgement import LUCK, by_worth, clears
from engine.anno.reasons import why
from engine.anno.types import Action
from tests.engine.anno.positions import position


@pytest.mark.parametrize(
    ("hand", "action", "ends"),
    [
        ([], ("pass",), True),
        (["Q1"], ("pass",), False),
        ([], ("exchange", "M01"), False),
        (["Q1"], ("match", "M01", "hand", ("Q1",)), True),
        (["M01", "Q1"], ("match", "M01", "hand", ("Q1",)), True),
        (["M01", "Q1", "D31"], ("match", "M01", "hand", ("Q1",)), False),
        (["M01"], ("match", "M01", "community", ("Q1",)), True),
        (["Q1"], ("match", "M01", "community", ("Q1",)), False),
    ],
)
def test_A18_a_hand_is_cleared_by_the_last_card_laid(
    hand: list[str], action: Action, ends: bool
) -> None:
    assert clears(hand, action) == ends


@pytest.mark.parametrize("phase", ["start", "burn"])
def test_whoever_has_no_choice_does_what_is_left(phase: str) -> None:
    only: Action = ("burn", "Q1") if phase == "burn" else ("pass",)
    assert by_worth(position("Q1", phase=phase), 0, [only]) == [only]


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("BLUE", "Otherwise you would have to burn your Blue Moon, and that is a waste."),
        ("BLUE Q1", "So you do not have to burn your Blue Moon later in this turn."),
    ],
)
def test_A19_a_blue_moon_that_fetches_nothing_useful_is_still_not_burned(
    hand: str, words: str
) -> None:
    """Nobody has a month, so that the card serves nobody."""
    assert why(position(hand, "D31"), 0, ("exchange", "D31")) == words


def test_luck_is_a_normal_spread_of_one() -> None:
    assert sum(often for _, often in LUCK) == pytest.approx(1, abs=1e-3)
    assert sum(often * case for case, often in LUCK) == pytest.approx(0, abs=1e-9)
    assert sum(often * case**2 for case, often in LUCK) == pytest.approx(1, abs=1e-2)
