"""What ANNO says to somebody who is new to it: only what can be done now."""

import pytest

from engine.anno.guidance import guidance
from tests.engine.anno.positions import orientation, position

QUIET = "Q1 D31 ZTAU"


@pytest.mark.parametrize(
    ("hand", "board", "phase", "kind", "rule"),
    [
        (QUIET, {"M05": ""}, "start", "match", "A6"),
        (f"{QUIET} M05", {}, "start", "match", "A6"),
        (QUIET, {"M05": ""}, "match", "match", "A6"),
        (f"{QUIET} BLUE", {"M05": ""}, "start", "blue", "A5"),
        (f"{QUIET} BLUE", {}, "start", "fetch", "A5"),
        (f"{QUIET} BLUE", {"M05": ""}, "match", "match", "A6"),
        (QUIET, {}, "start", "wait", "A19"),
        (QUIET, {"M05": ""}, "burn", "burn", "A19"),
    ],
)
def test_the_one_on_turn_is_told_what_fits_the_hand_and_the_phase(
    hand: str, board: dict[str, str], phase: str, kind: str, rule: str
) -> None:
    said = guidance(position(hand, board=board, phase=phase).view(0))
    assert said is not None
    assert (said.kind, said.rule) == (kind, rule)


def test_nobody_else_is_told_what_to_do() -> None:
    state = position(QUIET, board={"M05": ""})
    assert guidance(state.view(1)) is None
    assert guidance(state.view(None)) is None


def test_A23_between_mensises_there_is_nothing_to_say() -> None:
    state = position(QUIET, board={"M05": ""}, phase="counted", options={"mensises": 3})
    assert guidance(state.view(0)) is None


def test_A27_orientation_has_prompts_of_its_own() -> None:
    """A27: nobody has a hand there, and nothing is burned."""
    state = orientation("Q2", "D31")
    for seat in (0, 1, None):
        assert guidance(state.view(seat)) is None
