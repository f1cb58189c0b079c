"""What thinking costs the page: the frames that come late while experts think, game by game.

With travel on, at a quarter of the processor's speed, beside plain JavaScript that works as hard.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from playwright.sync_api import sync_playwright

from builder import browsers
from builder import site as site_builder
from builder.check import SITE_VARIABLE
from builder.server import Site
from builder.tools import ROOT
from engine import bots, games
from tests.browser.frames import Frames, moving, slowed, within_thoughts, without_python
from tests.browser.pages import TABLET, open_app, to_lobby
from tests.browser.table import wait_screen

SLOWER = 4
QUICK = (
    """localStorage.setItem('annorama/settings', JSON.stringify({pace: 'quick', sound: false}));"""
)


def row(what: str, found: Frames) -> None:
    late, longest = f"{found.late:.0%}", f"{found.longest:.0f}"
    print(f"| {what} | {len(found.gaps)} | {late} | {longest} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="by default all that have computer players")
    parser.add_argument("--patience", type=float, default=60.0, help="seconds for each of them")
    options = parser.parse_args()
    wanted = options.games or [game.id for game in games().values() if bots.levels(game)]
    site = site_builder.build(Path(os.environ.get(SITE_VARIABLE, ROOT / "dist")))
    chromium = browsers.chromium()
    with Site(site) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=browsers.arguments())
        context = browser.new_context(viewport=TABLET, service_workers="block")
        context.add_init_script(QUICK)
        page = context.new_page()
        open_app(page, server.url)
        slowed(page, SLOWER)
        print("| while | frames | late (> 50 ms) | longest gap, ms |\n|---|---|---|---|")
        row("plain JavaScript works", without_python(page))
        for game in wanted:
            row(f"{games()[game].title} thinks", within_thoughts(page, game, options.patience, 200))
            to_lobby(page)
            wait_screen(page, "lobby")
            row(f"{games()[game].title} moves, nobody thinks", moving(page, game, 10))
        browser.close()


if __name__ == "__main__":
    main()
