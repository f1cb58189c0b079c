"""One page that is played in for an hour: it must not grow, stall or say an error.

All games in turn, SANTY ANNO before each of the others. Computer players have every seat but one of
SANTY ANNO: there somebody races them with a finger, in real time. What waits for a person is
touched; a match is looked at once more, and followed by the next.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from itertools import chain, cycle
from pathlib import Path
from random import Random

from playwright.sync_api import Page, sync_playwright

from app.tables import shown_games
from builder import browsers
from builder import site as site_builder
from builder.check import SITE_VARIABLE
from builder.server import Site
from builder.tools import ROOT
from tests.bench.memory import MEGA, QUICK, heap
from tests.browser.pages import TABLET, Watch, open_app
from tests.browser.table import set_up, wait_screen

STALL_SECONDS = 90.0
TURNS = 15
"""So many matches have their share of the time, at least a minute each."""
SAMPLES = 20
GROWTH = 1.5
"""How much more memory than after the first tenth is still no leak."""
# What waits for a person; a race is run by somebody who presses a ship now and then.
NUDGE = """([rounds, ship]) => {
  const waiting = '[data-do=ready],[data-do=moment],[data-do=hurry],[data-do=show-end],'
    + '[data-tap=cast_off],[data-do=cast-off],[data-tap=split]';
  document.querySelector(waiting)?.click();
  const ships = document.querySelectorAll('[data-press^="0:"]');
  if (rounds % 10 === 0 && ships.length) {
    const down = { bubbles: true, isPrimary: true, pointerId: 1 };
    ships[ship % ships.length].dispatchEvent(new PointerEvent('pointerdown', down));
    ships[ship % ships.length].dispatchEvent(new PointerEvent('pointerup', down));
  }
  const name = Object.keys(localStorage).find((name) => name.startsWith('annorama/match/'));
  const revision = /"revision":(\\d+)/.exec(localStorage.getItem(name ?? '') ?? '');
  return [document.querySelector('[data-screen]').dataset.screen, revision?.[1] ?? ''];
}"""


class Soak:
    def __init__(self, page: Page, seconds: float, seed: int) -> None:
        self.page = page
        self.tools = page.context.new_cdp_session(page)
        self.tools.send("Performance.enable")
        self.chance = Random(seed)
        self.begun = time.monotonic()
        self.seconds = seconds
        self.sizes: list[tuple[float, float]] = []
        """JavaScript's heap and Python's memory in MiB, at equal distances of time."""
        self.done = Counter[str]()

    @property
    def spent(self) -> float:
        return time.monotonic() - self.begun

    def run(self) -> None:
        race = "santyanno"
        others = [game for game in shown_games() if game != race]
        for seed, game in enumerate(cycle(chain(*((race, other) for other in others)))):
            if self.spent >= self.seconds:
                return
            self.begin(game, seed)
            self.play(game)
            self.look_back()

    def begin(self, game: str, seed: int) -> None:
        self.page.evaluate("localStorage.clear(); location.hash = '#/'")
        wait_screen(self.page, "lobby")
        seats = shown_games()[game].seats.start
        kinds = ["easy"] * seats
        if game == "santyanno":
            kinds[0] = "human"
        self.page.evaluate(QUICK)
        set_up(self.page, game, [f"P{n + 1}" for n in range(seats)], seed=seed, kinds=kinds)

    def play(self, game: str) -> None:
        """Until its result is shown, or for its share of the time."""
        until, rounds = time.monotonic() + max(60.0, self.seconds / TURNS), 0
        moved, before = time.monotonic(), ""
        while time.monotonic() < until and self.spent < self.seconds:
            screen, revision = self.page.evaluate(NUDGE, [rounds, self.chance.randrange(64)])
            if screen == "result":
                self.done[f"whole matches of {game}"] += 1
                return
            if revision != before:
                moved, before = time.monotonic(), revision
                self.done[f"changes in {game}"] += 1
            assert time.monotonic() < moved + STALL_SECONDS, f"{game} stands still"
            self.measure()
            self.page.wait_for_timeout(50)
            rounds += 1

    def look_back(self) -> None:
        """A look at the match once more, and back to the lobby."""
        self.page.evaluate("location.hash = location.hash.replace('/play/', '/replay/')")
        wait_screen(self.page, "replay")
        for _ in range(5):
            later = self.page.locator('[data-do="later"]')
            if later.is_enabled():  # a match that was cut short has no more
                later.click()

    def measure(self) -> None:
        if self.spent >= len(self.sizes) * self.seconds / SAMPLES:
            python = self.page.evaluate("annoramaBoot.memory()") / MEGA
            self.sizes.append((heap(self.tools), python))

    def grown(self) -> list[str]:
        """What has grown too much since the first tenth."""
        if not self.sizes:
            return []
        first, last = self.sizes[min(2, len(self.sizes) - 1)], self.sizes[-1]
        return [
            f"{name} grew from {a:.1f} to {b:.1f} MiB"
            for name, a, b in zip(("JavaScript", "Python"), first, last, strict=True)
            if b > a * GROWTH
        ]


def soak(seconds: float, seed: int) -> tuple[Counter[str], list[str]]:
    """Play for so long; what was done, and what was wrong."""
    built = site_builder.build(Path(os.environ.get(SITE_VARIABLE, ROOT / "dist")))
    program, wrong = browsers.chromium(), list[str]()
    with Site(built) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=browsers.arguments())
        watch = Watch(browser.new_context(viewport=TABLET))
        open_app(watch.page, server.url)
        soaked = Soak(watch.page, seconds, seed)
        try:
            soaked.run()
        except Exception as error:
            wrong.append(f"after {soaked.spent:.0f} s: {type(error).__name__}: {error}")
        wrong += soaked.grown() + watch.wrong
        for number, (heap_size, python) in enumerate(soaked.sizes):
            at = number * seconds / SAMPLES
            print(f"  after {at:.0f} s: JavaScript {heap_size:.1f} MiB, Python {python:.1f} MiB")
        browser.close()
    return soaked.done, wrong
