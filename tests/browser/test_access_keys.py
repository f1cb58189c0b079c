"""By keyboard alone: how many keys an action takes, and matches to their end."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Page

from engine import Match, games
from tests.browser.table import hurry, lay, saved, screen, tokens, wait_screen
from tests.matches.test_matches import RECORDINGS
from tests.shots.positions import played

COUNTER = Path(__file__).with_name("keys_counted.js").read_text(encoding="utf-8")
QUICK = {"motion": "off", "pace": "quick", "sound": False}
TURN_GAMES = [game for game in games() if game != "santyanno"]


def quickly(page: Page) -> None:
    page.evaluate("s => localStorage.setItem('annorama/settings', s)", json.dumps(QUICK))
    page.evaluate(COUNTER)


@pytest.mark.parametrize("game", TURN_GAMES)
def test_every_action_is_a_few_keys_away(booted: Page, game: str) -> None:
    """A hundred positions of a match of three, and in each an action by chance."""
    quickly(booted)
    lay(booted, played(game, 3, 4))
    counts = booted.evaluate("async () => await countKeys(100, 7)")
    assert len(counts) == 100
    assert median(counts) <= 12 and max(counts) <= 25, sorted(counts)


def press_way(page: Page, selector: str) -> None:
    """Come to a thing by keys, and choose it."""
    way = page.evaluate("selector => keysTo(selector)", selector)
    assert way is not None, f"no keys lead to {selector}"
    for key in [*way, "Enter"]:
        page.keyboard.press(key)


def uncover(page: Page) -> None:
    hurry(page)
    if screen(page) == "handover":
        page.keyboard.press("c")
        wait_screen(page, "table")
        hurry(page)


def act(page: Page, match: Match, action: object, seat: int) -> None:
    before = match.length
    for token in tokens(match, action, seat):  # type: ignore[arg-type]
        if not page.locator(f'[data-tap="{token}"][aria-pressed="true"]').count():
            press_way(page, f'[data-tap="{token}"]')
    if saved(page).length == before:
        page.keyboard.press("c")
    assert saved(page).log[before:] == [(seat, action)]


WHOLE = {
    "anno1503/3-gold-outposts-agreements": 16,
    "drift/three-coins-placed": 16,
}
"""Recorded matches, and how many of their last actions are played."""


@pytest.mark.parametrize("name", WHOLE)
def test_a_match_is_played_to_its_end_by_keys(booted: Page, name: str) -> None:
    quickly(booted)
    (path,) = [one for one in RECORDINGS if f"{one.parent.name}/{one.stem}" == name]
    whole = Match.load(path.read_text(encoding="utf-8"))
    begun = Match(whole.game, whole.players, whole.seed, whole.options, now=1)
    begin = whole.length - WHOLE[name]
    for seat, action in whole.log[:begin]:
        begun.play(action, seat)
    lay(booted, begun)
    for seat, action in whole.log[begin:]:
        uncover(booted)
        act(booted, saved(booted), action, seat)
    hurry(booted)
    wait_screen(booted, "result")
    assert saved(booted).state.standings == whole.state.standings
