"""Why a piece cannot walk to a space in this turn (D5, D9): what lies in its way is told."""

import pytest

from engine.drift.obstacles import no_walk
from engine.drift.queries import Queries
from engine.refusal import rule_of
from tests.engine.drift.positions import player, table

FAR_OFF = player(3, {"3a": "A12"})


@pytest.mark.parametrize(
    ("others", "goal", "rule", "words"),
    [
        ({}, "B8", "D5", "is 4 steps away; this III has 3 points"),
        ({"2a": "B5", "2b": "B3", "1a": "A5", "1b": "A3"}, "B6", "D5", "your own piece on"),
        ({}, "C2", "D9", "a river lies in between"),
    ],
)
def test_D5_D9_what_keeps_a_piece_from_a_space(
    others: dict[str, str], goal: str, rule: str, words: str
) -> None:
    state = table(player(1, {"3a": "B4", **others}), FAR_OFF)
    said = no_walk(state, "3a", goal)
    assert words in said and rule_of(said) == rule
    assert Queries(state.view(0)).no_walk("3a", goal) == said


def test_D5_an_enemy_bars_the_only_way() -> None:
    guards = {"3a": "B5", "2a": "B3", "2b": "A5", "1a": "A3"}
    state = table(player(1, {"2a": "B4"}), player(3, guards))
    assert "an enemy on" in no_walk(state, "2a", "B6")
