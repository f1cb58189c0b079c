"""What a full shelf costs: start, redraw and the way back, with 500 matches and with none.

`bench --lobby`, or `bench --lobby -- --matches 100`. Two profiles, one with real matches of all
games in it, take turns; the ratio of their starts is what counts.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from builder import browsers, site
from builder.check import SITE_VARIABLE
from builder.server import Site
from builder.tools import ROOT
from tests.browser.pages import TABLET, open_app
from tests.browser.shelf import fill, matches
from tests.browser.stored import wait_for_state

START_GOAL, REDRAW_GOAL, BACK_GOAL = 1.15, 16.0, 150.0
READY = """
new MutationObserver((_, watch) => {
  if (document.documentElement.dataset.app !== 'ready') return;
  watch.disconnect();
  window.benchReady = performance.now();
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-app'] });
"""
REDRAW = """() => {
  const begun = performance.now();
  dispatchEvent(new Event('resize'));
  document.body.offsetHeight;
  return performance.now() - begun;
}"""
# Until the lobby has been painted, small pictures and all the rest that comes in that moment.
BACK = """() => new Promise((resolve) => {
  const begun = performance.now();
  const painted = () => {
    if (!document.querySelector('[data-screen="lobby"]')) return requestAnimationFrame(painted);
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
  };
  location.hash = '#/';
  requestAnimationFrame(painted);
})"""


@contextmanager
def profile(playwright: Playwright, program: str) -> Iterator[BrowserContext]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=program,
            args=browsers.arguments(),
            viewport=TABLET,
        )
        context.add_init_script(READY)
        yield context
        context.close()


def started(context: BrowserContext, address: str) -> tuple[Page, float]:
    """A page, and the milliseconds until it was ready."""
    page = context.new_page()
    open_app(page, address)
    return page, float(page.evaluate("benchReady"))


def redrawn(page: Page, times: int) -> list[float]:
    page.wait_for_timeout(800)
    return [float(page.evaluate(REDRAW)) for _ in range(times)]


def back(page: Page, match: str) -> float:
    """From a match that goes on to the lobby."""
    page.evaluate("match => (location.hash = `#/play/${match}`)", match)
    page.wait_for_selector('[data-screen="table"], [data-screen="handover"]')
    page.wait_for_timeout(400)
    return float(page.evaluate(BACK))


def row(what: str, none: list[float], full: list[float]) -> tuple[float, float]:
    low, high = statistics.median(none), statistics.median(full)
    print(f"| {what} | {low:.1f} | {high:.1f} | {high / low:.2f} | {max(full):.1f} |", flush=True)
    return high, high / low


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--matches", type=int, default=500)
    words.add_argument("--rounds", type=int, default=9)
    options = words.parse_args()
    out = Path(os.environ.get(SITE_VARIABLE, ROOT / "dist"))
    built, program = site.build(out), browsers.chromium()
    with Site(built) as server, sync_playwright() as playwright, ExitStack() as opened:
        contexts = [opened.enter_context(profile(playwright, program)) for _ in range(2)]
        kept = list(matches(options.matches, int(time.time() * 1000)))
        going_on = next(name for name, match in kept if not match.over)
        for context, content in zip(contexts, ([], kept), strict=True):
            page, _ = started(context, server.url)
            fill(page, content)
            wait_for_state(page, "ready")
            page.close()
        starts: list[list[float]] = [[], []]
        draws: list[list[float]] = [[], []]
        backs: list[float] = []
        for round in range(-1, options.rounds):
            for which, context in enumerate(contexts):
                page, ready = started(context, server.url)
                if round >= 0:
                    starts[which].append(ready)
                    draws[which] += redrawn(page, 5)
                    backs += [back(page, going_on)] if which else []
                page.close()
    print(f"| what | none: ms | {options.matches}: ms | ratio | worst ms |\n|---|---|---|---|---|")
    _, ratio = row("start", *starts)
    redraw, _ = row("redraw", *draws)
    print(f"| back from a match | | {statistics.median(backs):.1f} | | {max(backs):.1f} |")
    for goal, found, most in (
        ("start", ratio, START_GOAL),
        ("redraw", redraw, REDRAW_GOAL),
        ("back", statistics.median(backs), BACK_GOAL),
    ):
        print(f"{goal}: {found:.2f} of at most {most}{'' if found <= most else '  MISSED'}")


if __name__ == "__main__":
    main()
