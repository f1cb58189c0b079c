"""How long a tap takes until the table is drawn anew: Python and patch together (`bench --redraw`).

A tap is answered in one go, so the time of dispatching it is the time of the redraw. Every table
is taken some way into a match by easy players, then things are chosen and let go of again.
"""

from __future__ import annotations

import json
import os
import statistics
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from app.tables import shown_games
from app.tables.kit.colours import COLOURS
from builder import browsers, site
from builder.check import SITE_VARIABLE
from builder.server import Site
from builder.tools import ROOT
from engine import Match, Player, bots
from engine.game import AnyGame
from tests.browser.pages import TABLET, open_app
from tests.browser.table import uncover

ACTIONS = 25
TAPS = 60

TAP = """
() => {
  const all = [...document.querySelectorAll('#felt [data-tap], .foot [data-do="undo"]')];
  const one = all[Math.floor(Math.random() * all.length)];
  if (!one) return null;
  const begun = performance.now();
  one.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 9, clientY: 9 }));
  return performance.now() - begun;
}
"""


def some_way(game: AnyGame) -> Match:
    """A match with as many people as sit at this table, some actions on."""
    count = min(4, game.seats.stop - 1)
    players = [Player(f"P{seat + 1}", COLOURS[seat]) for seat in range(count)]
    match = Match(game, players, seed=5)
    while match.length < ACTIONS and not match.over:
        state = match.state
        seat = state.actors[0]
        dice = bots.dice_for(5, seat, match.length)
        legal = state.legal(seat)
        chosen = (
            bots.decide(game, "easy", state.view(seat), legal, dice) if bots.levels(game) else None
        )
        match.play(chosen or dice.choice(legal), seat)
    return match


def measured(page: Page, match: Match) -> tuple[list[float], int]:
    """The times of some taps in milliseconds, and how many elements the table has."""
    page.evaluate(
        "save => localStorage.setItem('annorama/match/bench', save)", json.dumps(match.save())
    )
    page.evaluate("location.hash = '#/play/bench'")
    page.wait_for_selector('[data-screen="table"], [data-screen="handover"]')
    uncover(page)
    page.wait_for_timeout(500)
    times = [time for time in (page.evaluate(TAP) for _ in range(TAPS)) if time is not None]
    elements = page.evaluate("document.querySelectorAll('#felt *').length")
    page.evaluate("localStorage.clear(); location.hash = '#/'")
    page.wait_for_selector('[data-screen="lobby"]')
    return times, int(elements)


def main() -> None:
    out = Path(os.environ.get(SITE_VARIABLE, ROOT / "dist"))
    built, program = site.build(out), browsers.chromium()
    print("| table | elements | median ms | worst ms |\n|---|---|---|---|")
    with Site(built) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=browsers.arguments())
        page = browser.new_page(viewport=TABLET)
        open_app(page, server.url)
        for game in shown_games().values():
            times, elements = measured(page, some_way(game))
            if times:
                row = f"{statistics.median(times):.1f} | {max(times):.1f}"
                print(f"| {game.title} | {elements} | {row} |", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
