"""How long a tap takes until the table is drawn anew and painted (`bench --redraw`).

A tap is answered in one go, Python and patch together, so the time of dispatching it is the time of
the redraw; it is painted with the next frame. Every table is taken some way into a match by easy
players, then things are chosen and let go of again: at this machine's speed, and at a sixth of it.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
from itertools import product
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
RATES = (1, 6)
# At the slowest rate: the most that a tap may take until it is painted, in the middle and at worst.
GOALS = {"median": 45.0, "p95": 80.0}

TAP = """
async () => {
  const all = [...document.querySelectorAll('#felt [data-tap], .foot [data-do="undo"]')];
  const one = all[Math.floor(Math.random() * all.length)];
  if (!one) return null;
  const begun = performance.now();
  one.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 9, clientY: 9 }));
  const drawn = performance.now() - begun;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return [drawn, performance.now() - begun];
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


def measured(page: Page, match: Match) -> tuple[list[tuple[float, float]], int]:
    """Some taps, in milliseconds until drawn and until painted; how many elements there are."""
    page.evaluate(
        "save => localStorage.setItem('annorama/match/bench', save)", json.dumps(match.save())
    )
    page.evaluate("location.hash = '#/play/bench'")
    page.wait_for_selector('[data-screen="table"], [data-screen="handover"]')
    uncover(page)
    page.wait_for_timeout(500)
    found = (page.evaluate(TAP) for _ in range(TAPS))
    times = [(drawn, painted) for drawn, painted in filter(None, found)]
    elements = page.evaluate("document.querySelectorAll('#felt *').length")
    page.evaluate("localStorage.clear(); location.hash = '#/'")
    page.wait_for_selector('[data-screen="lobby"]')
    return times, int(elements)


def row(title: str, rate: int, times: list[tuple[float, float]], elements: int) -> str:
    drawn, painted = (sorted(column) for column in zip(*times, strict=True))
    found = {"median": statistics.median(painted), "p95": painted[int(0.95 * len(painted))]}
    cells = [f"{statistics.median(drawn):.1f}", *(f"{one:.1f}" for one in found.values())]
    missed = [name for name, goal in GOALS.items() if rate == max(RATES) and found[name] > goal]
    mark = f"MISSED {', '.join(missed)}" if missed else ""
    return f"| {title} | ÷ {rate} | {elements} | {' | '.join(cells)} | {mark} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="build.py bench --redraw --", description=__doc__)
    parser.add_argument("--only", choices=sorted(shown_games()), help="one game")
    only = parser.parse_args().only
    out = Path(os.environ.get(SITE_VARIABLE, ROOT / "dist"))
    built, program = site.build(out), browsers.chromium()
    print(
        "| table | speed | elements | drawn ms | painted ms | p95 | |",
        "|---|---|---|---|---|---|---|",
        sep="\n",
    )
    with Site(built) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=browsers.arguments())
        page = browser.new_page(viewport=TABLET)
        session = page.context.new_cdp_session(page)
        open_app(page, server.url)
        for game, rate in product(shown_games().values(), RATES):
            if only and game.id != only:
                continue
            session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
            times, elements = measured(page, some_way(game))
            if times:
                print(row(game.title, rate, times, elements), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
