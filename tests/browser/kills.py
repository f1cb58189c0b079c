"""Kills a whole browser at a random moment of a match, starts it again, and tells what was lost.

An hour later it is started and killed once more, before it has written what it had found to disk.

    python -m tests.browser.kills SITE PROFILE PORT NUMBER

A process of its own, with a Playwright of its own: what is killed here must not be missed by other
tests. It prints how many actions the match had before the kill, and the saves as both starts found
them.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Error, Page, Playwright, sync_playwright

from app.tables import shown_games
from builder import browsers
from engine import Match, Player
from engine.players import KINDS
from tests.browser.pages import ready

WAITING = (
    "[data-tap=cast_off],[data-do=cast-off],[data-do=hurry],[data-do=show-end],[data-tap=split]"
)
COUNT = """() => Object.fromEntries(Object.keys(localStorage)
  .filter((name) => name.startsWith('annorama/match/'))
  .map((name) => [name, JSON.parse(localStorage.getItem(name)).log.length]))"""

HOURS_ON = "(() => { const now = Date.now; Date.now = () => now() + 3_600_000 * %d })()"
"""By then the journal takes for granted that all was written to disk."""


@contextmanager
def browser_tree(
    chromium: str, profile: Path, port: int
) -> Iterator[tuple[Page, subprocess.Popen[bytes]]]:
    """A browser of its own, in a process group that can be killed as a whole."""
    words = [
        chromium,
        "--headless=new",
        f"--remote-debugging-port={port}",
        f"--user-data-dir={profile}",
        *browsers.arguments(),
        "about:blank",
    ]
    process = subprocess.Popen(
        words, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        with sync_playwright() as playwright:
            yield _page(playwright, port), process
    finally:
        kill(process)


def _page(playwright: Playwright, port: int) -> Page:
    """The first page of a browser that has just been started."""
    for _ in range(100):
        try:
            found = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        except Error:
            time.sleep(0.1)
            continue
        context = found.contexts[0]
        return context.pages[0] if context.pages else context.new_page()
    raise AssertionError("the browser does not answer")


def kill(process: subprocess.Popen[bytes]) -> None:
    """At once, with everything that it has started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def watched_match(game_id: str, seed: int) -> Match:
    """Computer players alone: they act as quickly as they are let."""
    game = shown_games()[game_id]
    seats = max(2, game.seats.start)
    colours = ("red", "blue", "green")
    players = [Player(f"P{n}", colours[n], KINDS[1]) for n in range(seats)]
    return Match(game, players, seed, now=int(time.time() * 1000))


def played(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate(COUNT)
    return found


def go_on(page: Page, name: str, length: int, seconds: float) -> None:
    """Let the match run until it has so many actions or the time is over.

    What waits for a finger is tapped: a race is cast off, and its loot is split, by people.
    """
    until = time.monotonic() + seconds
    while time.monotonic() < until and played(page).get(name, 0) < length:
        page.evaluate(f"document.querySelector('{WAITING}')?.click()")
        time.sleep(0.05)


def main(site: str, profile: Path, port: int, number: int) -> None:
    chance = random.Random(number)
    game = list(shown_games())[number % len(shown_games())]
    name, match = f"annorama/match/kill{number}", watched_match(game, number)
    chromium = browsers.chromium()
    with browser_tree(chromium, profile, port) as (page, process):
        page.goto(f"{site}rules/{game}.html")  # a page of the site that starts nothing
        page.evaluate(
            "([name, save, settings]) => { localStorage.setItem(name, save);"
            " localStorage.setItem('annorama/settings', settings) }",
            [name, match.save_text(), json.dumps({"pace": "quick", "motion": False})],
        )
        page.goto(f"{site}#/play/kill{number}")
        ready(page)
        go_on(page, name, 2, seconds=60)
        go_on(page, name, 10_000, seconds=chance.uniform(0.2, 3.0))
        before = played(page)[name]
        kill(process)
    saves = []
    for hours in (1, 2):
        with browser_tree(chromium, profile, port) as (page, process):
            page.add_init_script(HOURS_ON % hours)
            page.goto(f"{site}#/settings")
            ready(page)
            page.wait_for_timeout(1000)
            saves.append(page.evaluate("name => localStorage.getItem(name)", name))
            kill(process)
    print(json.dumps({"game": game, "before": before, "saves": saves}))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
