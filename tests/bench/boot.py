"""How long the start takes, against a bare stock Pyodide on the same server (`bench --boot`).

Every page is opened in a profile of its own (cold), then, when that visit is over, again in the
same profile (warm); all pages take turns, so that whatever else the machine does hits all alike.
The clock is the page's own: from navigation until the lobby is there and answers a tap; for the
bare page until `1+1` is 2. The lobby is seen long before: it is the first that is painted. The slow
rows are a cheap tablet's: a quarter of this machine's speed, and ten megabits a second.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator, Mapping, Set
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from builder import browsers, single
from builder import site as site_builder
from builder.check import SITE_VARIABLE
from builder.server import Content, Site
from builder.tools import ROOT, WEB
from tests.browser.copies import change, copy_site

BARE = """<!doctype html><meta charset="utf-8"><title>bare</title>
<script type="module">
import { loadPyodide } from './pyodide.mjs';
const python = await loadPyodide();
if (python.runPython('1 + 1') === 2) document.documentElement.dataset.app = 'ready';
</script>"""
STOCK = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
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
NETWORK = {"offline": False, "latency": 20, "downloadThroughput": 10e6 / 8, "uploadThroughput": 1e6}
# What had been asked for when the lobby answered.
NEEDED = """performance.getEntriesByType('resource').filter((e) => e.startTime < benchReady)
  .map((e) => e.name)"""
# name, phase, and the most that its time may be of the bare page's
GOALS = (
    ("snapshot", "cold", 0.30),
    ("snapshot", "warm", 0.33),
    ("bytecode", "cold", 0.65),
    ("one file", "cold", 0.35),
    ("snapshot, slow", "cold", 0.36),
    ("snapshot, slow", "warm", 0.12),
)
PAINT_GOAL = 0.10
FIRST_VISIT_GOAL = 5_800_000
BYTES_GOAL = 8_000_000


@dataclass
class Times:
    """Milliseconds of one page: until it was ready, and until its first paint."""

    ready: dict[str, list[float]] = field(default_factory=dict)
    paint: list[float] = field(default_factory=list)
    needed: set[str] = field(default_factory=set)
    """The addresses that a first visit asked for until the lobby answered."""

    def median(self, phase: str) -> float:
        return statistics.median(self.ready[phase])


def bare_folder(folder: Path) -> None:
    folder.mkdir()
    for name in STOCK:
        shutil.copyfile(WEB / "node_modules/pyodide" / name, folder / name)
    (folder / "index.html").write_text(BARE, encoding="utf-8")


@contextmanager
def profile(playwright: Playwright, program: str) -> Iterator[BrowserContext]:
    """A browser that has never seen anything."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=program, args=browsers.arguments()
        )
        context.add_init_script(CLOCK)
        yield context
        context.close()


def start(context: BrowserContext, address: str, slow: bool) -> tuple[Page, float]:
    page = context.new_page()
    if slow:
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        session.send("Network.emulateNetworkConditions", NETWORK)
    page.goto(address, wait_until="commit")
    ready = wait_for(page, "window.benchReady ?? null")
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
    times = {name: Times({"cold": [], "warm": []}) for name in pages}
    program = browsers.chromium()
    with sync_playwright() as playwright:
        for round in range(-1, rounds):
            for name, address in pages.items():
                with profile(playwright, program) as context:
                    for phase in ("cold", "warm"):
                        page, ready = start(context, address, name.endswith(SLOW))
                        paint = page.evaluate(PAINT)
                        if phase == "cold":
                            times[name].needed |= set(page.evaluate(NEEDED))
                        page.close()
                        if round < 0:
                            break
                        times[name].ready[phase].append(ready)
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
    yield "| page | cold ms | ratio | warm ms | ratio | first paint ms |"
    yield "|---|---|---|---|---|---|"
    for name, found in times.items():
        bare = times["bare" + SLOW * name.endswith(SLOW)]
        cells = [
            f"{found.median(phase):.0f} | {found.median(phase) / bare.median(phase):.2f}"
            for phase in ("cold", "warm")
        ]
        paint = f"{statistics.median(found.paint):.0f}" if found.paint else ""
        yield f"| {name} | {' | '.join(cells)} | {paint} |"
    yield ""
    for name, phase, goal in GOALS:
        if name in times:
            bare = times["bare" + SLOW * name.endswith(SLOW)]
            ratio = times[name].median(phase) / bare.median(phase)
            yield verdict(f"{name}, {phase}", ratio, goal)
    painted = statistics.median(times["snapshot"].paint) / times["bare"].median("cold")
    yield verdict("the lobby is seen", painted, PAINT_GOAL)


def verdict(what: str, ratio: float, goal: float) -> str:
    return (
        f"{'met   ' if ratio <= goal else 'MISSED'} {what}: {ratio:.2f} of bare, at most {goal:.2f}"
    )


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
    options = parser.parse_args()
    out = Path(os.environ.get(SITE_VARIABLE, ROOT / "dist"))
    built, file = site_builder.build(out), single.build(out)
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        bare_folder(root / "bare")
        copy_site(built, root / "snapshot")
        change(copy_site(built, root / "bytecode"), "boot/snapshot.bin", b"damaged")
        with Site(root) as server:
            names = ("bare", "snapshot", "bytecode")
            pages = {name: f"{server.url}{name}/" for name in names} | {"one file": file.as_uri()}
            if not options.no_slow:
                pages |= {name + SLOW: pages[name] for name in ("bare", "snapshot")}
            times = measure(pages, options.rounds)
            needed = {
                address.removeprefix(pages["snapshot"]) for address in times["snapshot"].needed
            }
    print("\n".join([*report(times), "", *report_bytes(built, needed | {"index.html"})]))


if __name__ == "__main__":
    main()
