"""Matches among computer players alone: every table, every level, to the end.

Thinking takes long: every run has the quickest level at every table, the others at the plain
tables of two to four, the longest at those of two; ANNORAMA_LONG=1 has all of them everywhere.
"""

import os

import pytest

from engine import bots
from engine.arena import play
from tests.engine.bots.test_contract import PLAYED, SMALL
from tests.engine.tables import Table

LONG = os.environ.get("ANNORAMA_LONG") == "1"
MOST = dict(zip(bots.LEVELS, (8, 4, 4, 2), strict=True))
"""How many seats a level plays at in every run."""


def quick(setting: Table, level: str) -> bool:
    plain = level == bots.LEVELS[0] or not setting.options
    return plain and setting.seats <= MOST[level]


COMPANIES = [
    pytest.param(setting, level, id=f"{level}-{setting}")
    for level in bots.LEVELS
    for setting in PLAYED
    if LONG or quick(setting, level)
]


@pytest.mark.parametrize(("setting", "level"), COMPANIES)
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
