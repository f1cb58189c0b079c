"""Computer players at the table: they play to the end, never freeze the page, give hints."""

from __future__ import annotations

import json
import time

import pytest
from playwright.sync_api import Page

from app.tables import shown_games
from engine import bots
from tests.browser.frames import ENOUGH, moving, slowed, within_thoughts, without_python
from tests.browser.table import (
    act,
    hurry,
    saved,
    screen,
    set_up,
    tokens,
    wait_screen,
)
from tests.browser.test_anno import eager

SLOWER = 4
"""The processor, for a page as on an old tablet."""
SMALL_SHARE = 0.2
"""So many more frames may come late while a computer player thinks than while plain JavaScript
works as hard, in slices of 12 ms, or than where the same table's pieces travel and nobody thinks:
what the machine and painting do to frames hits both alike."""
PATIENCE = 60
"""Seconds until there must be frames enough, on however busy a machine."""


def quick(page: Page) -> None:
    """The computer players' pace: as quick as the settings have it."""
    page.evaluate("location.hash = '#/settings'")
    wait_screen(page, "settings")
    page.select_option('[name="pace"]', "quick")
    page.evaluate("location.hash = '#/'")
    wait_screen(page, "lobby")


def wait_for_turn(page: Page, seat: int, seconds: float = 90) -> None:
    until = time.monotonic() + seconds
    hurry(page)
    while screen(page) != "result" and seat not in saved(page).state.actors:
        assert time.monotonic() < until, "the computer players do not come to an end"
        page.wait_for_timeout(40)
        hurry(page)


def test_a_person_plays_a_whole_match_against_two_computer_players(booted: Page) -> None:
    quick(booted)
    kinds = ["human", "easy", "hard"]
    set_up(booted, "anno", ["Anna", "Bot", "Bert"], {"mensises": 1}, seed=8, kinds=kinds)
    for _ in range(200):
        wait_for_turn(booted, 0)
        if screen(booted) == "result":
            break
        match = saved(booted)
        act(booted, match, eager(match, match.state.legal(0)), 0)
    match = saved(booted)
    assert match.over and {seat for seat, _ in match.log} == {0, 1, 2}
    assert booted.locator('[data-do="ready"]').count() == 0


@pytest.mark.parametrize("game", ["anno", "annaotto", "anno1503", "drift"])
def test_a_thinking_computer_player_leaves_the_page_its_frames(booted: Page, game: str) -> None:
    """Experts think longest. Everything travels, on a slow processor."""
    quick(booted)
    slowed(booted, SLOWER)
    try:
        thinking = within_thoughts(booted, game, PATIENCE)
        booted.evaluate("location.hash = '#/'")
        wait_screen(booted, "lobby")
        others = [without_python(booted, 2), moving(booted, game, 3)]
    finally:
        slowed(booted, 1)
    allowed = max(frames.late for frames in others)
    assert len(thinking.gaps) >= ENOUGH
    assert thinking.late <= allowed + SMALL_SHARE, f"{thinking.late:.0%}, {allowed:.0%} without"


def test_a_hint_marks_what_it_says_and_plays_nothing(booted: Page) -> None:
    set_up(booted, "anno", ["Anna", "Bot"], {"mensises": 1}, seed=8, kinds=["human", "medium"])
    wait_for_turn(booted, 0)
    before = saved(booted)
    booted.click('[data-do="hint"]')
    booted.wait_for_selector('.prompt:has-text("Hint:")')
    assert saved(booted).length == before.length
    marked = booted.evaluate("[...document.querySelectorAll('.hinted')].map(e => e.dataset.tap)")
    hinted = set(marked) or {"pass"}
    offered = [set(tokens(before, action, 0)) for action in before.state.legal(0)]
    assert hinted in offered


def test_the_same_seed_gives_the_same_match_in_the_page_and_in_the_engine(booted: Page) -> None:
    """Pyodide and CPython think alike: the page's match is replayed choice by choice here."""
    quick(booted)
    set_up(booted, "anno", ["A", "B"], {"mensises": 1}, seed=21, kinds=["medium", "hard"])
    until = time.monotonic() + 60
    while saved(booted).length < 12 and time.monotonic() < until:
        booted.wait_for_timeout(50)
    booted.evaluate("location.hash = '#/'")
    wait_screen(booted, "lobby")
    text = booted.evaluate("Object.entries(localStorage).find(([k]) => k.includes('match'))[1]")
    save = json.loads(text)
    game = shown_games()["anno"]
    state = game.new(2, 21, {"mensises": 1})
    assert len(save["log"]) >= 12
    for number, (seat, action) in enumerate(save["log"]):
        dice = bots.dice_for(21, seat, number)
        level = save["players"][seat]["kind"]
        chosen = bots.decide(game, level, state.view(seat), state.legal(seat), dice)
        assert json.loads(json.dumps(chosen)) == action
        state.play(action, seat)


def test_two_people_and_a_computer_player_hand_the_tablet_over(booted: Page) -> None:
    quick(booted)
    kinds = ["human", "easy", "human"]
    set_up(booted, "anno", ["Anna", "Bot", "Clara"], {"mensises": 1}, seed=8, kinds=kinds)
    until = time.monotonic() + 90
    seen: set[str] = set()
    while len(seen) < 2 and time.monotonic() < until:
        hurry(booted)
        if screen(booted) == "handover":
            seen.add(booted.inner_text("h1"))
            booted.click('[data-do="ready"]')
            wait_screen(booted, "table")
        match = saved(booted)
        seat = match.state.actors[0]
        if match.players[seat].human and screen(booted) == "table":
            act(booted, match, eager(match, match.state.legal(seat)), seat)
        booted.wait_for_timeout(50)
    assert seen == {"Anna", "Clara"}
