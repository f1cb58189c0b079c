"""How long the start takes, against a bare stock Pyodide on the same server (`bench --boot`).

Every page is opened in a profile of its own (cold), then again in the same profile (warm), all
pages taking turns, so that whatever the machine is doing else hits all alike. The clock is the
page's own: from navigation until the lobby is there and answers; for the bare page until `1+1`.
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from builder import browsers
from builder.tools import WEB

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
# Notes when the page is ready, whatever is loaded later.
CLOCK = """
new MutationObserver((_, watch) => {
  if (document.documentElement.dataset.app !== 'ready') return;
  watch.disconnect();
  window.benchReady = performance.now();
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-app'] });
"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
PATIENCE = 90.0


@dataclass
class Times:
    """Milliseconds of one page: until it was ready, and until its first paint."""

    ready: dict[str, list[float]] = field(default_factory=dict)
    paint: list[float] = field(default_factory=list)

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


def start(context: BrowserContext, address: str) -> tuple[Page, float]:
    page = context.new_page()
    page.goto(address, wait_until="commit")
    until = time.monotonic() + PATIENCE
    while (ready := page.evaluate("window.benchReady ?? null")) is None:
        if time.monotonic() > until:
            raise TimeoutError(f"{address} was not ready after {PATIENCE:.0f} s")
        page.wait_for_timeout(20)
    return page, float(ready)


def measure(pages: Mapping[str, str], rounds: int, phases: tuple[str, ...]) -> dict[str, Times]:
    times = {name: Times({phase: [] for phase in phases}) for name in pages}
    program = browsers.chromium()
    with sync_playwright() as playwright:
        for _ in range(rounds):
            for name, address in pages.items():
                with profile(playwright, program) as context:
                    for phase in phases:
                        page, ready = start(context, address)
                        times[name].ready[phase].append(ready)
                        paint = page.evaluate(PAINT)
                        if phase == "cold" and paint is not None:
                            times[name].paint.append(paint)
                        page.close()
    return times
