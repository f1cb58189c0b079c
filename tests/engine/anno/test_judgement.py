"""What ANNO's computer players take for the end of a mensis."""

import pytest

from engine.anno.judgement import clears
from engine.anno.types import Action


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
