"""Which functions of Pyodide's WebAssembly the page calls: makes used.txt and begun.txt in
web/builder: those of a start and a match, and those until the lobby answers.

After these lists the build cuts the WebAssembly in two (builder/splitting.py). What is missing from
them costs time, nothing else. For another Pyodide: `PYTHONPATH=.:web python -m tests.bench._used`.
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
# The symbols of all the games whose matches are kept come when the lobby has answered.
DEFINED = "document.querySelectorAll('#symbols defs').length"
KEPT = "annorama/match/watch"
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


def keep(page: Page, game: AnyGame) -> None:
    """A match that has gone some way."""
    save = json.dumps(some_way(game).save())
    page.evaluate("([name, save]) => localStorage.setItem(name, save)", [KEPT + game.id, save])


def play(page: Page, game: AnyGame) -> None:
    """Open its match, tap about, look at it again from its start."""
    page.evaluate(f"location.hash = '#/play/watch{game.id}'")
    page.wait_for_selector('[data-screen="table"], [data-screen="handover"]')
    uncover(page)
    for _ in range(TAPS):
        page.evaluate(TAP)
        page.wait_for_timeout(50)
    page.evaluate(f"location.hash = '#/replay/watch{game.id}'")
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


def begin(page: Page, address: str) -> set[int]:
    """What is called until the lobby answers."""
    page.goto("about:blank")
    page.goto(address)
    ready(page)
    return marked(page)


def play_all(page: Page) -> None:
    for game in shown_games().values():
        play(page, game)
        against_computers(page, game.id)
        for place in ASIDE:
            page.evaluate(f"location.hash = '#/{place}'")
            page.wait_for_timeout(200)


def visit(context: BrowserContext, address: str, quick: bool) -> tuple[set[int], set[int]]:
    """What is called until the lobby answers, and all that is called."""
    page = context.new_page()
    begun = begin(page, address)
    while page.evaluate("annoramaBoot.offline?.state") != "ready":
        page.wait_for_timeout(100)
    page.wait_for_timeout(1500)
    for game in shown_games().values():
        keep(page, game)
    if not quick:
        play_all(page)
    for event in ("visibilitychange", "resize", "online", "offline"):
        page.evaluate(SEEN, event)
    used = marked(page)
    begun |= begin(page, address)  # with kept matches, now
    while page.evaluate(DEFINED) < len(shown_games()):
        page.wait_for_timeout(100)
    page.wait_for_timeout(1500)
    used |= marked(page)
    page.close()
    return begun, used


def main() -> None:
    built, program = site.build(ROOT / "dist"), browsers.chromium()
    stock = (npm_packages() / "pyodide/pyodide.asm.wasm").read_bytes()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--add", action="store_true", help="a start alone, added to what is known")
    quick = parser.parse_args().add
    made_of = slim.digest(stock)
    used = splitting.read_list(splitting.USED, made_of) if quick else set()
    begun: set[int] = set()
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
                first, found = visit(context, f"{server.url}{way}/", quick)
                print(
                    f"{way}: {len(found)} functions, {len(found - used)} of them new, "
                    f"{len(first)} of them until the lobby answers",
                    flush=True,
                )
                used |= found
                begun |= first if way == "snapshot" else set()
                context.close()
            browser.close()
    splitting.write_list(splitting.USED, made_of, used)
    splitting.write_list(splitting.BEGUN, made_of, begun)


if __name__ == "__main__":
    main()
