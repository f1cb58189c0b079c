"""SANTY ANNO in the browser tests: matches before a round, and fingers on panels."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page

from app.tables.kit.colours import COLOURS
from engine import Match, Player, games
from engine.santyanno import route
from tests.browser.table import saved, tap, wait_screen

H = "human"
NAMES = ("Anna", "Otto", "Clara", "Emil", "Frieda", "Jonas", "Lena", "Paul")
ALL_UP = 30_000
"""Milliseconds in which even nine cards have turned up, on however busy a machine."""


def a_match(kinds: list[str], seed: int = 5, rounds: int = 0, **options: Any) -> Match:
    """A match before a round; in those before it everybody found the ship, seat by seat."""
    players = [Player(NAMES[n], COLOURS[n], kind) for n, kind in enumerate(kinds)]
    match = Match(games()["santyanno"], players, seed, options, 1)
    for _ in range(rounds):
        match.play(("cast_off",), 0)
        for seat, ship in enumerate(truths(match)):
            match.play(("board", ship, 5_000 + seat), seat)
        match.play(("split",), 0)
    return match


def truths(match: Match) -> list[int]:
    """Where the cards of the row take each pirate."""
    at = match.state.dump()
    return [route(at["table"], ship, at["cards"], at["event"])[-1] for ship in at["pirates"]]


def put(page: Page, match: Match) -> None:
    """Open a prepared match."""
    text = json.dumps(match.save())
    page.evaluate("text => localStorage.setItem('annorama/match/m', text)", text)
    page.evaluate("location.hash = '#/'")
    wait_screen(page, "lobby")
    page.evaluate("location.hash = '#/play/m'")
    wait_screen(page, "table", "handover", "result")


def wait_race(page: Page) -> None:
    """Until the first card lies open and the clock runs."""
    page.wait_for_selector(".santy .clock", timeout=ALL_UP)


def button(page: Page, seat: int, ship: int) -> Locator:
    return page.locator(f'[data-panel] [data-press="{seat}:{ship}"]')


def press(page: Page, seat: int, ship: int) -> None:
    """A finger comes down on a ship of somebody's panel."""
    button(page, seat, ship).dispatch_event("pointerdown")


def boarded(page: Page) -> list[Any]:
    entries: list[Any] = saved(page).state.dump()["boarded"]
    return entries


def to_the_loot(page: Page) -> None:
    page.wait_for_selector('[data-do="show-end"]')
    page.click('[data-do="show-end"]')
    tap(page, "split")


def fingers(page: Page, *targets: Locator) -> None:
    """Several fingers in the same instant."""
    places = []
    for target in targets:
        box = target.bounding_box()
        assert box
        places.append({"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})
    device = page.context.new_cdp_session(page)
    device.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": places})
    device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
