"""The README's picture: a real table in the real page, some way on (`bench --picture`)."""

from __future__ import annotations

import json
import os
from pathlib import Path

from playwright.sync_api import sync_playwright

from builder import browsers, site
from builder.check import SITE_VARIABLE
from builder.server import Site
from builder.tools import ROOT
from engine import Match, Player, bots, games
from tests.browser.pages import TABLET, open_app
from tests.browser.table import uncover

PICTURE = ROOT / ".github" / "table.jpg"
ACTIONS = 38


def some_way() -> Match:
    people = [Player("Anna", "red"), Player("Otto", "blue"), Player("Clara", "green")]
    game = games()["anno"]
    match = Match(game, people, 12, {"mensises": 6})
    while match.length < ACTIONS:
        seat = match.state.actors[0]
        dice = bots.dice_for(12, seat, match.length)
        legal = match.state.legal(seat)
        match.play(bots.decide(game, "medium", match.state.view(seat), legal, dice), seat)
    return match


def main() -> None:
    out = Path(os.environ.get(SITE_VARIABLE, ROOT / "dist"))
    built, program = site.build(out), browsers.chromium()
    with Site(built) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=browsers.arguments())
        page = browser.new_page(viewport=TABLET, device_scale_factor=0.8)
        open_app(page, server.url)
        save = json.dumps(some_way().save())
        page.evaluate("save => localStorage.setItem('annorama/match/picture', save)", save)
        page.evaluate("location.hash = '#/play/picture'")
        page.wait_for_selector('[data-screen="handover"]')
        uncover(page)
        page.locator("[data-tap]").first.click()
        page.wait_for_timeout(700)
        page.screenshot(path=PICTURE, type="jpeg", quality=72)
        browser.close()
    print(f"{PICTURE} ({PICTURE.stat().st_size // 1000} kB)")


if __name__ == "__main__":
    main()
