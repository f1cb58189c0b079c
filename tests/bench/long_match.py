"""Whether a very long match answers a tap as quickly as a short one (`bench --long-match`).

Both stand at the very same position: one has come there by 20,000 actions, the other by 60. They
lie open in two windows, and the same taps go to the one and to the other in turn. What is told is
the work of the page's thread for a tap, in milliseconds of the processor: Python, the store, the
patch.
Taps that play an action, and so store the match, are told apart from those that only choose.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from app.screens.play import STEP_PAUSE
from builder import browsers, site
from builder.check import SITE_VARIABLE
from builder.server import Site
from builder.tools import ROOT
from engine import Match
from engine.dice import Dice
from tests.app.lasting import ENDLESS, long_match, short_match
from tests.browser.pages import TABLET, open_app

ACTIONS = 20_000
TAPS = 400
OPEN_SECONDS = 120
SETTLE_SECONDS = 20
OPENED = """save => {
  localStorage.setItem('annorama/match/bench', save);
  location.hash = '#/play/bench';
}"""
WANTED = """const wanted = [...document.querySelectorAll(
  '[data-do="moment"], [data-do="confirm"]:not([disabled]), [data-do="ready"], [data-tap]')];
const sure = wanted.filter((one) => !one.dataset.tap);"""
TAPPABLE = f"""() => {{
  {WANTED}
  return (sure.length ? sure : wanted).map((one) => one.dataset.tap ?? one.dataset.do);
}}"""
TAP = f"""(number) => {{
  {WANTED}
  const one = sure[0] ?? wanted[number];
  one.dispatchEvent(new MouseEvent('click', {{ bubbles: true, clientX: 9, clientY: 9 }}));
}}"""
# What has been played is known by the save's revision.
REVISION = """() => /"revision":(\\d+)/.exec(localStorage['annorama/match/bench'])[1]"""


class Window:
    """A match that lies open."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tools = page.context.new_cdp_session(page)
        self.tools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def work(self) -> float:
        """Milliseconds that the page's thread has worked; time in which others did is left out."""
        metrics = self.tools.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))

    def tap(self, number: int) -> tuple[float, bool]:
        """How much work a tap was, and whether it played something."""
        before, begun = self.page.evaluate(REVISION), self.work()
        self.page.evaluate(TAP, number)
        return self.work() - begun, self.page.evaluate(REVISION) != before


@contextmanager
def opened(browser: Browser, address: str, match: Match) -> Iterator[Window]:
    context = browser.new_context(viewport=TABLET)
    page = context.new_page()
    open_app(page, address)
    page.evaluate(OPENED, match.save_text())
    screens = '[data-screen="table"], [data-screen="handover"]'
    page.wait_for_selector(screens, timeout=OPEN_SECONDS * 1000)
    page.wait_for_timeout(1500)
    yield Window(page)
    context.close()


def measured(windows: list[Window], taps: int) -> dict[bool, list[list[float]]]:
    """The work of each window, for taps that choose (False) and those that play (True)."""
    found: dict[bool, list[list[float]]] = {True: [[], []], False: [[], []]}
    dice = Dice(11)
    for _ in range(taps):
        number = dice.below(tappable(windows))
        answers = [window.tap(number) for window in windows]
        played = answers[0][1]
        for work_of_window, answer in zip(found[played], answers, strict=True):
            assert answer[1] == played, "the same tap was not answered alike"
            work_of_window.append(answer[0])
    return found


def tappable(windows: list[Window]) -> int:
    """How many things can be tapped, once all windows have come to rest and offer the same."""
    until, before = time.monotonic() + SETTLE_SECONDS, None
    while time.monotonic() < until:
        found = [window.page.evaluate(TAPPABLE) for window in windows]
        if found == before and found[0] and all(offered == found[0] for offered in found):
            return len(found[0])
        before = found
        windows[0].page.wait_for_timeout(STEP_PAUSE * 1200)
    raise SystemExit(f"The windows do not offer the same: {found}")


def row(title: str, kind: str, long: list[float], short: list[float]) -> str:
    quick, slow = statistics.median(short), statistics.median(long)
    return f"| {title} | {kind} | {len(long)} | {quick:.1f} | {slow:.1f} | {slow / quick:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="build.py bench --long-match --", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(ENDLESS))
    parser.add_argument("--actions", type=int, default=ACTIONS)
    parser.add_argument("--taps", type=int, default=TAPS)
    options = parser.parse_args()
    built = site.build(Path(os.environ.get(SITE_VARIABLE, ROOT / "dist")))
    program = browsers.chromium()
    print(
        "| table | taps that | taps | short ms | long ms | long/short |\n|---|---|---|---|---|---|"
    )
    with Site(built) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=browsers.arguments())
        for name in options.games:
            match = long_match(name, options.actions)
            with (
                opened(browser, server.url, match) as long,
                opened(browser, server.url, short_match(match)) as short,
            ):
                for played, work in measured([long, short], options.taps).items():
                    kind = "play" if played else "choose"
                    print(row(match.game.title, kind, *work), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
