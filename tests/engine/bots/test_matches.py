"""Matches among computer players alone: every table, every level, to the end."""

import pytest

from engine import bots
from engine.arena import play
from tests.engine.bots.test_contract import PLAYED, SMALL
from tests.engine.tables import Table


@pytest.mark.parametrize("table", PLAYED, ids=str)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_match_of_one_level_ends(table: Table, level: str) -> None:
    played = play(table.game, [level] * table.seats, 4, dict(table.options), SMALL)
    assert played.finished
    assert 1 in played.places


@pytest.mark.parametrize("table", PLAYED[:: max(1, len(PLAYED) // 8)], ids=str)
def test_a_match_of_all_kinds_together_is_the_same_every_time(table: Table) -> None:
    kinds = ["medium", "random", "easy", "hard", "medium", "easy", "hard", "random"]
    options = dict(table.options)
    once = play(table.game, kinds[: table.seats], 9, options, SMALL)
    assert once == play(table.game, kinds[: table.seats], 9, options, SMALL)
