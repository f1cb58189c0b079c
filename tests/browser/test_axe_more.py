"""axe-core over the games that `test_axe.py` leaves out: two files are run side by side."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser import axe


@pytest.mark.parametrize("game", axe.HALVES[1])
def test_nothing_of_a_game_is_in_anybodys_way(booted: Page, game: str) -> None:
    axe.assert_clean(booted, axe.screens_of(game))
