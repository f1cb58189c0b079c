"""What ANNO 1503 says to somebody who is new to it: only what can be done now."""

from typing import Any

import pytest

from engine.anno1503.guidance import guidance
from tests.engine.anno1503.tabletop import goods, position

SHIPS: dict[str, Any] = {"phase": "ships"}


@pytest.mark.parametrize(
    ("phase", "rule", "word"),
    [("roll", "I4", "workshop"), ("build", "I8", "colonists"), ("ships", "I11", "cloud")],
)
def test_the_one_on_turn_is_told_what_the_phase_is_for(phase: str, rule: str, word: str) -> None:
    state = position({"points": [2, 0]}, {}, phase=phase)
    said = guidance(state.view(0))
    assert said is not None
    assert (said.kind, said.rule) == (phase, rule)
    assert word in said.words


def test_I17_whoever_holds_too_many_cards_is_told_to_discard() -> None:
    said = guidance(position({"goods": goods(stone=9)}, {}, phase="discard").view(0))
    assert said is not None
    assert (said.kind, said.rule) == ("discard", "I17")


def test_I11_ships_that_have_sailed_are_not_sent_out_again() -> None:
    assert guidance(position({"points": [0, 0]}, {}, phase="ships").view(0)) is None
    assert guidance(position({"points": [0, 1]}, {}, phase="ships").view(0)) is not None


def test_nobody_else_is_told_what_to_do() -> None:
    state = position({}, {}, phase="roll")
    assert guidance(state.view(1)) is None
    assert guidance(state.view(None)) is None
