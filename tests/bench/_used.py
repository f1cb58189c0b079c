"""Which functions of Pyodide's WebAssembly the page calls: makes web/builder/used.txt.

After that list the build cuts the WebAssembly in two (builder/splitting.py). What is missing from
it costs time, nothing else. For another Pyodide: `PYTHONPATH=.:web python -m tests.bench._used`.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

from app.tables import shown_games
from builder import browsers, site, slim, splitting
from builder.server import Site
from builder.tools import ROOT, npm_packages
from engine.game import AnyGame
from tests.bench.redraw import some_way
from tests.browser.copies import change, copy_site, recut
from tests.browser.pages import TABLET, ready
from tests.browser.table import uncover

# Keeps the instance, to read the table of marks.
KEEP = """
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  if (made.exports?.["annorama.watched"]) window.watched = made.exports["annorama.watched"];
  return made;
};
"""
MARKED = """() => Array.from({ length: watched.length }, (_, index) => index)
  .filter((index) => watched.get(index) !== null)"""
TAP = """() => {
  const all = [...document.querySelectorAll('[data-tap], #app button:not([disabled])')]
    .filter((one) => !/delete|repair|leave|home/.test(one.dataset.do ?? ''));
  all[Math.floor(Math.random() * all.length)]?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, clientX: 9, clientY: 9 }));
}"""
TAPS = 40
ASIDE = ("settings", "about", "rules/anno/A10", "rules/drift")


def watching(built: Path, target: Path) -> Path:
    """A copy of the site whose WebAssembly notes what is called."""
    copy = copy_site(built, target)
    recut(copy, lambda module: set(range(1, len(module.bodies))), watched=True)
    return copy


def marked(page: Page) -> set[int]:
    return set(page.evaluate(MARKED))


def play(page: Page, game: AnyGame) -> None:
    """Open a match that has gone some way, tap about, look at it again from its start."""
    save = json.dumps(some_way(game).save())
    page.evaluate("save => localStorage.setItem('annorama/match/watch', save)", save)
    page.evaluate("location.hash = '#/play/watch'")
    page.wait_for_selector('[data-screen="table"], [data-screen="handover"]')
    uncover(page)
    for _ in range(TAPS):
        page.evaluate(TAP)
        page.wait_for_timeout(50)
    page.evaluate("location.hash = '#/replay/watch'")
    page.wait_for_timeout(500)


def against_computers(page: Page, game: str) -> None:
    page.evaluate(f"location.hash = '#/new/{game}'")
    page.wait_for_selector('[data-screen="new"]')
    seats = page.locator('[name="kind"]')
    for seat in range(1, seats.count()):
        seats.nth(seat).select_option("hard")
    page.click('[data-do="start"]')
    page.wait_for_timeout(500)
    for _ in range(TAPS // 2):
        page.evaluate(TAP)
        page.wait_for_timeout(150)


def visit(context: BrowserContext, address: str) -> set[int]:
    page = context.new_page()
    page.goto(address)
    ready(page)
    page.wait_for_timeout(1500)
    for game in shown_games().values():
        play(page, game)
        against_computers(page, game.id)
        for place in ASIDE:
            page.evaluate(f"location.hash = '#/{place}'")
            page.wait_for_timeout(200)
    used = marked(page)
    page.goto("about:blank")  # with kept matches, now
    page.goto(address)
    ready(page)
    page.wait_for_timeout(1500)
    used |= marked(page)
    page.close()
    return used


def main() -> None:
    built, program = site.build(ROOT / "dist"), browsers.chromium()
    used: set[int] = set()
    with tempfile.TemporaryDirectory(dir=ROOT / "dist") as folder:
        root = Path(folder)
        watching(built, root / "snapshot")
        change(watching(built, root / "bytecode"), "boot/snapshot.bin", b"damaged")
        with Site(root) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=browsers.arguments())
            for way in ("snapshot", "bytecode"):
                context = browser.new_context(viewport=TABLET, service_workers="block")
                context.add_init_script(KEEP)
                found = visit(context, f"{server.url}{way}/")
                print(f"{way}: {len(found)} functions, {len(found - used)} of them new", flush=True)
                used |= found
                context.close()
            browser.close()
    stock = (npm_packages() / "pyodide/pyodide.asm.wasm").read_bytes()
    splitting.write_used(slim.digest(stock), used)


if __name__ == "__main__":
    main()
