"""What the page's memory does over whole matches of computer players, one after the other.

JavaScript's heap is read after a forced collection; Python's memory is that of the WebAssembly,
which never shrinks, so that any growth stays visible.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

from app.match.thinking import levels
from app.tables import shown_games
from builder import browsers
from builder import site as site_builder
from builder.check import SITE_VARIABLE
from builder.server import Site
from builder.tools import ROOT
from engine.game import AnyGame
from tests.browser.pages import TABLET, open_app, to_lobby
from tests.browser.table import set_up, wait_screen

MATCHES = 10
MATCH_SECONDS = 600.0
MEGA = 1 << 20
QUICK = """const settings = { pace: 'quick', motion: false, sound: false };
localStorage.setItem('annorama/settings', JSON.stringify(settings));"""


def heap(tools: CDPSession) -> float:
    """JavaScript's heap in MiB, without what nobody holds any more."""
    tools.send("HeapProfiler.collectGarbage")
    metrics = tools.send("Performance.getMetrics")["metrics"]
    return float(next(m["value"] for m in metrics if m["name"] == "JSHeapUsedSize")) / MEGA


def play(page: Page, game: AnyGame, seed: int) -> None:
    """One match, easy players on every seat, until its result is shown."""
    seats = game.seats[0]
    names = [f"Bot {seat + 1}" for seat in range(seats)]
    set_up(page, game.id, names, seed=seed, kinds=["easy"] * seats)
    until = time.monotonic() + MATCH_SECONDS
    while page.locator('[data-screen="result"]').count() == 0:
        if time.monotonic() > until:
            raise TimeoutError(f"{game.title} did not end within {MATCH_SECONDS:.0f} s")
        page.wait_for_timeout(250)
    to_lobby(page)
    wait_screen(page, "lobby")


def series(page: Page, game: AnyGame, matches: int) -> None:
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")
    print(f"| {game.title}: after match | JS heap MiB | Python MiB |\n|---|---|---|")
    for played in range(matches + 1):
        if played:
            play(page, game, seed=played)
        python = page.evaluate("annoramaBoot.memory()") / MEGA
        print(f"| {played} | {heap(tools):.1f} | {python:.1f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="build.py bench --memory --", description=__doc__)
    parser.add_argument("game", nargs="?", default="anno")
    parser.add_argument("--matches", type=int, default=MATCHES)
    options = parser.parse_args()
    game = shown_games()[options.game]
    if "easy" not in levels(game):
        raise SystemExit(f"{game.title} has no computer players")
    built = site_builder.build(Path(os.environ.get(SITE_VARIABLE, ROOT / "dist")))
    program = browsers.chromium()
    with Site(built) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=browsers.arguments())
        page = browser.new_page(viewport=TABLET)
        page.add_init_script(QUICK)
        open_app(page, server.url)
        series(page, game, options.matches)
        browser.close()


if __name__ == "__main__":
    main()
