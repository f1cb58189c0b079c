"""How long the start takes, against a bare stock Pyodide on the same server (`bench --boot`).

Every page is opened in a profile of its own (cold), then, when that visit is over, again in the
same profile (warm); all pages take turns, so that whatever else the machine does hits all alike.
The clock is the page's own: from navigation until the lobby is there and answers a tap; for the
bare page until `1+1` is 2. The lobby is seen long before: it is the first that is painted. The slow
rows are a cheap tablet's: the page's own thread at a quarter of this machine's speed (Chromium
slows no worker down, and no compiling beside the page), and ten megabits a second. The stock
page is the same app as PyScript runs it by itself (`_pages.py`). The longest task is the longest
time until the lobby answers in which the page could neither paint nor hear a finger.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Iterator, Mapping, Set
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Page, Playwright, sync_playwright

from builder import browsers, single
from builder import site as site_builder
from builder.check import SITE_VARIABLE
from builder.server import Content, Site
from builder.tools import ROOT
from tests.bench._pages import bare_folder, stock_folder
from tests.browser.copies import change, copy_site

# Notes what a worker is asked for: the page's own list has not what that fetches; and long tasks,
# which for browsers are those of over 50 ms.
NOTES = """
window.benchAsked = [];
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (asked, ...rest) {
  if (asked?.address) benchAsked.push({ startTime: performance.now(), name: asked.address });
  return postMessage.call(this, asked, ...rest);
};
window.benchTasks = [];
new PerformanceObserver((list) => benchTasks.push(...list.getEntries()))
  .observe({ type: 'longtask', buffered: true });
"""
# Notes when the page is ready; then taps the first game, to see that the lobby answers.
CLOCK = """
new MutationObserver((_, watch) => {
  if (document.documentElement.dataset.app !== 'ready') return;
  watch.disconnect();
  window.benchReady = performance.now();
  document.querySelector('[data-game] a')?.click();
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-app'] });
"""
# A first visit is over when the site is stored for offline use; before, the next one would compete.
SETTLED = """!window.annoramaBoot
  || ['ready', 'unsupported'].includes(annoramaBoot.offline?.state) || null"""
ANSWERED = "document.querySelector('[data-screen=\"lobby\"]') === null"
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
PATIENCE = 180.0
ROUNDS = 7
SLOW = ", slow"
"""Pages of this name are opened on a slow machine with a slow network."""
SLOWER = 4
FREE = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
NETWORK = {"offline": False, "latency": 20, "downloadThroughput": 10e6 / 8, "uploadThroughput": 1e6}
# What had been asked for when the lobby answered.
NEEDED = """[...performance.getEntriesByType('resource'), ...benchAsked]
  .filter((e) => e.startTime < benchReady).map((e) => e.name)"""
LONGEST = """Math.max(0, ...benchTasks.filter((e) => e.startTime < benchReady)
  .map((e) => e.duration))"""
# name, phase, and the most that its time may be of the bare page's
GOALS = (
    ("snapshot", "cold", 0.30),
    ("snapshot", "warm", 0.33),
    ("bytecode", "cold", 0.65),
    ("one file", "cold", 0.35),
)
# The same, of the stock page's.
STOCK_GOALS = (
    ("snapshot, slow", "cold", 0.36),
    ("snapshot, slow", "warm", 0.12),
)
PAINT_GOAL = 0.10
TASK_GOALS = {"snapshot": 100, "snapshot, slow": 400}
FIRST_VISIT_GOAL = 5_800_000
BYTES_GOAL = 8_000_000


@dataclass
class Times:
    """Milliseconds of one page: until it was ready, until its first paint, of its longest task."""

    ready: dict[str, list[float]] = field(default_factory=dict)
    paint: list[float] = field(default_factory=list)
    task: dict[str, list[float]] = field(default_factory=dict)
    needed: set[str] = field(default_factory=set)
    """The addresses that a first visit asked for until the lobby answered."""

    def median(self, phase: str) -> float:
        return statistics.median(self.ready[phase])


@contextmanager
def profile(playwright: Playwright, program: str) -> Iterator[BrowserContext]:
    """A browser that has never seen anything."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=program, args=browsers.arguments()
        )
        context.add_init_script(NOTES + CLOCK)
        yield context
        context.close()


def throttle(session: CDPSession, slower: int, network: dict[str, Any]) -> None:
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    session.send("Network.emulateNetworkConditions", network)


def start(context: BrowserContext, address: str, slow: bool) -> tuple[Page, float]:
    page = context.new_page()
    session = context.new_cdp_session(page)
    if slow:
        throttle(session, SLOWER, NETWORK)
    page.goto(address, wait_until="commit")
    ready = wait_for(page, "window.benchReady ?? null")
    if slow:
        throttle(session, 1, FREE)  # what comes now is not measured
    wait_for(page, f"({ANSWERED}) || null")
    wait_for(page, SETTLED)
    return page, float(ready)


def wait_for(page: Page, expression: str) -> Any:
    until = time.monotonic() + PATIENCE
    while (found := page.evaluate(expression)) is None:
        if time.monotonic() > until:
            raise TimeoutError(f"{page.url}: {expression} not within {PATIENCE:.0f} s")
        page.wait_for_timeout(20)
    return found


def measure(pages: Mapping[str, str], rounds: int) -> dict[str, Times]:
    """Open every page cold and warm, in turn; a first round only wakes the server."""
    times = {name: Times({"cold": [], "warm": []}, task={"cold": [], "warm": []}) for name in pages}
    program = browsers.chromium()
    with sync_playwright() as playwright:
        for round in range(-1, rounds):
            for name, address in pages.items():
                with profile(playwright, program) as context:
                    for phase in ("cold", "warm"):
                        page, ready = start(context, address, round >= 0 and name.endswith(SLOW))
                        paint, longest = page.evaluate(PAINT), page.evaluate(LONGEST)
                        if phase == "cold":
                            times[name].needed |= set(page.evaluate(NEEDED))
                        page.close()
                        if round < 0:
                            break
                        times[name].ready[phase].append(ready)
                        times[name].task[phase].append(longest)
                        if phase == "cold" and paint is not None:
                            times[name].paint.append(paint)
    return times


def wire_bytes(site: Path) -> dict[str, int]:
    """What each file weighs on its way from a host that gzips."""
    found = {}
    for path in site_builder.files(site):
        content = Content(path)
        sent = content.plain if content.zipped is None else content.zipped
        found[path.relative_to(site).as_posix()] = len(sent)
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def report(times: Mapping[str, Times]) -> Iterator[str]:
    yield "| page | cold ms | ratio | warm ms | ratio | first paint ms | longest task ms |"
    yield "|---|---|---|---|---|---|---|"
    for name, found in times.items():
        bare = times["bare" + SLOW * name.endswith(SLOW)]
        cells = [
            f"{found.median(phase):.0f} | {found.median(phase) / bare.median(phase):.2f}"
            for phase in ("cold", "warm")
        ]
        paint = f"{statistics.median(found.paint):.0f}" if found.paint else ""
        tasks = ", ".join(f"{statistics.median(found.task[phase]):.0f}" for phase in found.task)
        yield f"| {name} | {' | '.join(cells)} | {paint} | {tasks} |"
    yield ""
    for name, phase, goal in GOALS:
        if name in times:
            bare = times["bare" + SLOW * name.endswith(SLOW)]
            ratio = times[name].median(phase) / bare.median(phase)
            yield verdict(f"{name}, {phase}", ratio, goal)
    for name, phase, goal in STOCK_GOALS:
        if name in times:
            ratio = times[name].median(phase) / times["stock" + SLOW].median(phase)
            yield verdict(f"{name}, {phase}", ratio, goal, "stock")
    for name, most in TASK_GOALS.items():
        if name in times:
            longest = max(statistics.median(found) for found in times[name].task.values())
            mark = "met   " if longest <= most else "MISSED"
            yield f"{mark} {name}, longest task: {longest:.0f} ms, at most {most}"
    if "snapshot" in times:
        painted = statistics.median(times["snapshot"].paint) / times["bare"].median("cold")
        yield verdict("the lobby is seen", painted, PAINT_GOAL)


def verdict(what: str, ratio: float, goal: float, of: str = "bare") -> str:
    mark = "met   " if ratio <= goal else "MISSED"
    return f"{mark} {what}: {ratio:.2f} of {of}, at most {goal:.2f}"


def report_bytes(site: Path, needed: Set[str]) -> Iterator[str]:
    """`needed`: the files of a first visit, until the lobby answers."""
    sizes = wire_bytes(site)
    yield "| file | bytes over the wire | first visit |"
    yield "|---|---|---|"
    for name, size in sizes.items():
        yield f"| {name} | {size:,} | {'yes' if name in needed else ''} |"
    first = sum(size for name, size in sizes.items() if name in needed)
    total = sum(sizes.values())
    yield f"| in all | {total:,} | {first:,} |"
    for what, count, goal in (
        ("a first visit", first, FIRST_VISIT_GOAL),
        ("the whole site", total, BYTES_GOAL),
    ):
        mark = "met   " if count <= goal else "MISSED"
        yield f"{mark} {what}: {count / 1e6:.2f} MB, at most {goal / 1e6:.1f} MB"


def main() -> None:
    parser = argparse.ArgumentParser(prog="build.py bench --boot --", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--no-slow", action="store_true", help="only at this machine's speed")
    parser.add_argument("--only-slow", action="store_true", help="only the slow rows")
    options = parser.parse_args()
    out = Path(os.environ.get(SITE_VARIABLE, ROOT / "dist"))
    built, file = site_builder.build(out), single.build(out)
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        bare_folder(root / "bare")
        stock_folder(built, root / "stock")
        copy_site(built, root / "snapshot")
        change(copy_site(built, root / "bytecode"), "boot/snapshot.bin", b"damaged")
        with Site(root) as server:
            names = ("bare", "stock", "snapshot", "bytecode")
            pages = {name: f"{server.url}{name}/" for name in names} | {"one file": file.as_uri()}
            if not options.no_slow:
                pages |= {name + SLOW: pages[name] for name in ("bare", "stock", "snapshot")}
            if options.only_slow:
                pages = {name: address for name, address in pages.items() if name.endswith(SLOW)}
            times = measure(pages, options.rounds)
            ours = next(name for name in pages if name.startswith("snapshot"))
            needed = {address.removeprefix(pages[ours]) for address in times[ours].needed}
    print("\n".join([*report(times), "", *report_bytes(built, needed | {"index.html"})]))


if __name__ == "__main__":
    main()
