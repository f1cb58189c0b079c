"""Matches among computer players alone: every table, every level, to the end."""

import pytest

from engine import bots
from engine.arena import play
from tests.engine.bots.test_contract import PLAYED, SMALL
from tests.engine.tables import Table


@pytest.mark.parametrize("setting", PLAYED, ids=str)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_match_of_one_level_ends(setting: Table, level: str) -> None:
    played = play(setting.game, [level] * setting.seats, 4, dict(setting.options), SMALL)
    assert played.finished
    assert 1 in played.places


@pytest.mark.parametrize("setting", PLAYED[:: max(1, len(PLAYED) // 8)], ids=str)
def test_a_match_of_all_kinds_together_is_the_same_every_time(setting: Table) -> None:
    kinds = ["medium", "random", "easy", "hard", "expert", "easy", "hard", "random"]
    options = dict(setting.options)
    once = play(setting.game, kinds[: setting.seats], 9, options, SMALL)
    assert once == play(setting.game, kinds[: setting.seats], 9, options, SMALL)
