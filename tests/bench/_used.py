"""Which functions of Pyodide's WebAssembly the page calls: makes web/builder/used.txt.

After that list the build cuts the WebAssembly in two (builder/splitting.py). What is missing from
it costs time, nothing else. For another Pyodide: `PYTHONPATH=.:web python -m tests.bench._used`.
"""

from __future__ import annotations

import argparse
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
from tests.browser.copies import change, copy_site, recut, release
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
SEEN = """(event) => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event(event));
  dispatchEvent(new Event(event));
  delete document.hidden;
}"""
TAPS = 40
ASIDE = ("settings", "about", "rules/anno/A10", "rules/drift")


def watching(built: Path, target: Path) -> Path:
    """A copy of the site whose WebAssembly notes what is called."""
    copy = copy_site(built, target)
    recut(copy, lambda module: set(range(1, len(module.bodies))), watched=True)
    release(copy, "watched")
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


def visit(context: BrowserContext, address: str, quick: bool) -> set[int]:
    page = context.new_page()
    page.goto(address)
    ready(page)
    while page.evaluate("annoramaBoot.offline?.state") != "ready":
        page.wait_for_timeout(100)
    page.wait_for_timeout(1500)
    for game in shown_games().values():
        if quick:
            break
        play(page, game)
        against_computers(page, game.id)
        for place in ASIDE:
            page.evaluate(f"location.hash = '#/{place}'")
            page.wait_for_timeout(200)
    for event in ("visibilitychange", "resize", "online", "offline"):
        page.evaluate(SEEN, event)
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
    stock = (npm_packages() / "pyodide/pyodide.asm.wasm").read_bytes()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--add", action="store_true", help="a start alone, added to what is known")
    quick = parser.parse_args().add
    used = splitting.read_used(slim.digest(stock)) if quick else set()
    with tempfile.TemporaryDirectory(dir=ROOT / "dist") as folder:
        root = Path(folder)
        watching(built, root / "snapshot")
        damaged = watching(built, root / "bytecode")
        change(damaged, "boot/snapshot.bin", b"damaged")
        release(damaged, "bytecode")
        with Site(root) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=browsers.arguments())
            for way in ("snapshot", "bytecode"):
                context = browser.new_context(viewport=TABLET)
                context.add_init_script(KEEP)
                found = visit(context, f"{server.url}{way}/", quick)
                print(f"{way}: {len(found)} functions, {len(found - used)} of them new", flush=True)
                used |= found
                context.close()
            browser.close()
    splitting.write_used(slim.digest(stock), used)


if __name__ == "__main__":
    main()
