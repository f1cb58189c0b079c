"""How long a tap takes until the table is drawn anew and painted (`bench --redraw`).

A tap is answered in one go, Python and patch together, so the time of dispatching it is the time of
the redraw; it is painted with the next frame. Every table is taken some way into a match by easy
players, then things are tapped by chance, at this machine's speed and at a sixth of it: whatever
can be tapped on the table, and Undo. Most of it chooses or lets go; a tap that is a whole action
plays it, and Undo takes it back. Where taps lead away from the table, or nothing is left to tap,
the match begins again from that position. A table that nothing is tapped on has things that are
pressed, and buttons below it: before a race of SANTY ANNO fingers come down on panels and are
lifted, or cast off.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
from itertools import count, product
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from app.tables import shown_games
from app.tables.kit.colours import COLOURS
from builder import browsers, site
from builder.check import SITE_VARIABLE
from builder.server import Site
from builder.tools import ROOT
from engine import Match, Player, bots
from engine.game import AnyGame, AnyState
from tests.browser.pages import TABLET, open_app
from tests.browser.table import uncover, wait_screen

ACTIONS = 25
TAPS = 60
NUMBERS = count()
RATES = (1, 6)
# At the slowest rate: the most that a tap may take until it is painted, in the middle and at worst.
GOALS = {"median": 45.0, "p95": 80.0}

TAP = """
async () => {
  const found = (selector) => [...document.querySelectorAll(selector)];
  const all = found('#felt [data-tap], .foot [data-do="undo"]:enabled');
  const any = all.length ? all : found('#felt [data-press], .foot [data-tap]:enabled');
  const one = any[Math.floor(Math.random() * any.length)];
  if (!one) return null;
  const held = 'press' in one.dataset;
  const at = { bubbles: true, clientX: 9, clientY: 9 };
  const pressed = { ...at, pointerId: 7, isPrimary: true };
  const event = held
    ? new PointerEvent('pointerdown', pressed)
    : new MouseEvent('click', at);
  const begun = performance.now();
  one.dispatchEvent(event);
  const drawn = performance.now() - begun;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const painted = performance.now() - begun;
  if (held) one.dispatchEvent(new PointerEvent('pointerup', pressed));
  return [drawn, painted];
}
"""


def some_way(game: AnyGame) -> Match:
    """A match of as many people as sit at this table, some actions on; before a race, not in it."""
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
    while racing(match.state):
        match = match.until(match.length - 1)
    return match


def racing(state: AnyState) -> bool:
    """Whether a race is on, or is being looked at: then what can be done goes by the clock."""
    return str(state.view(None).get("phase")) in ("race", "resolve")


def begin(page: Page, match: Match) -> int:
    """Lay the match on the table, under a name of its own; how many elements there are."""
    name = f"bench{next(NUMBERS)}"
    page.evaluate(
        "([name, save]) => localStorage.setItem(`annorama/match/${name}`, save)",
        [name, json.dumps(match.save())],
    )
    page.evaluate(f"location.hash = '#/play/{name}'")
    # The screen before may be a table, too.
    page.wait_for_timeout(300)
    wait_screen(page, "table", "handover")
    uncover(page)
    page.wait_for_timeout(500)
    return int(page.evaluate("document.querySelectorAll('#felt *').length"))


def measured(page: Page, match: Match) -> tuple[list[tuple[float, float]], int]:
    """Some taps, in milliseconds until drawn and until painted; how many elements there are."""
    elements = begin(page, match)
    times: list[tuple[float, float]] = []
    while len(times) < TAPS:
        found = page.evaluate(TAP)
        if found is None:
            begin(page, match)
            found = page.evaluate(TAP)
        assert found, f"{match.game.title}: nothing can be tapped"
        drawn, painted = found
        times.append((drawn, painted))
    page.evaluate("localStorage.clear(); location.hash = '#/'")
    page.wait_for_selector('[data-screen="lobby"]')
    return times, elements


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
