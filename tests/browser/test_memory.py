"""What was drawn is forgotten when it is gone."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Page

from engine import Match, Player, games
from engine.dice import Dice
from tests.browser.table import wait_screen

STILL = 800
"""Milliseconds, after which no card is on its way."""
FIRST, MORE = 12, 80
"""Steps of a replay: to the position that is looked at twice, and beyond it."""


def test_what_is_no_longer_drawn_is_not_held(booted: Page) -> None:
    text = a_match().save_text()
    booted.evaluate("text => localStorage.setItem('annorama/match/long', text)", text)
    booted.evaluate("location.hash = '#/replay/long'")
    wait_screen(booted, "replay")
    booted.locator('[name="step"]').fill("0")
    tools = booted.context.new_cdp_session(booted)
    step(booted, FIRST)
    before = nodes(booted, tools)
    step(booted, MORE)
    assert booted.locator('[name="step"]').input_value() == str(FIRST + MORE)
    booted.locator('[name="step"]').fill(str(FIRST))
    assert nodes(booted, tools) < 1.2 * before, "the same drawing as before"


def a_match() -> Match:
    """Played at random, as far as is looked at."""
    match = Match(games()["anno"], [Player("Anna", "red"), Player("Otto", "blue")], seed=3)
    dice = Dice(3)
    while match.length < FIRST + MORE:
        seat = match.state.actors[0]
        match.play(dice.choice(match.state.legal(seat)), seat)
    return match


def step(page: Page, times: int) -> None:
    for _ in range(times):
        page.locator('[data-do="later"]').dispatch_event("click")


def nodes(page: Page, tools: CDPSession) -> int:
    """How many there are once nothing moves any more."""
    page.wait_for_timeout(STILL)
    tools.send("HeapProfiler.collectGarbage")
    return int(tools.send("Memory.getDOMCounters")["nodes"])
