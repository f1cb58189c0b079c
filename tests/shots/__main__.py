"""`build.py shots`: pictures of every screen at every size in both themes, looked over.

They lie in dist/shots, in a folder a sheet, with a contact sheet beside it and what was found in
findings.txt. All of them take long; `--only`, `--size` and `--theme` take some.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from builder import browsers, site
from builder.check import SITE_VARIABLE
from builder.server import Site
from builder.tools import ROOT
from tests.browser.pages import Watch, open_app
from tests.shots import rare, sheets
from tests.shots.look import Finding, look
from tests.shots.scenes import Shot, all_shots

SIZES = {
    "tablet": (1180, 820),
    "tablet-tall": (820, 1180),
    "phone": (390, 844),
    "phone-wide": (844, 390),
    "laptop": (1440, 900),
}
THEMES = ("light", "dark")
SETTLED = 250
"""Milliseconds after which a page that does not move stands still."""


def settle(page: Page) -> None:
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.wait_for_timeout(SETTLED)


class Camera:
    """A page of one size, which is brought from shot to shot."""

    def __init__(self, browser: Browser, address: str, size: str) -> None:
        width, height = SIZES[size]
        self.size = size
        self.watch = Watch(
            browser.new_context(
                viewport={"width": width, "height": height},
                has_touch=size.startswith(("phone", "tablet")),
                reduced_motion="reduce",
            )
        )
        open_app(self.watch.page, address)

    def take(self, shot: Shot, folder: Path, themes: Sequence[str]) -> Iterator[Path]:
        """Pictures of a shot in these themes; what is measured is the same in all of them."""
        page = self.watch.page
        folder.mkdir(parents=True, exist_ok=True)
        for theme in themes:
            page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            path = folder / f"{shot.name}-{self.size}-{theme}.png"
            page.screenshot(path=path)
            yield path

    def look(self, shot: Shot) -> list[Finding]:
        page = self.watch.page
        try:
            shot.reach(page)
        except PlaywrightError as error:
            return [Finding("unreachable", str(error).splitlines()[0], (0, 0, 0, 0), shot.path, "")]
        settle(page)
        if shot.mistaken:
            self.watch.wrong.clear()
        return look(page)


def every_shot() -> Iterator[Shot]:
    yield from all_shots()
    yield from rare.shots()


def wanted(words: Sequence[str]) -> list[Shot]:
    """The shots that have one of these among the words of their names; all of them without."""
    shots = [
        shot
        for shot in every_shot()
        if not words or any(f"-{word}-" in f"-{shot.path}-" for word in words)
    ]
    if not shots:
        raise SystemExit(f"No shot has {' or '.join(words)} in its name.")
    return shots


def run(browser: Browser, address: str, asked: argparse.Namespace, folder: Path) -> int:
    """Take and look over what is asked for; how many things are wrong."""
    shots, wrong = wanted(asked.only), 0
    pictures: dict[str, dict[Path, list[Finding]]] = {}
    lines: list[str] = []
    for size in asked.size or SIZES:
        camera = Camera(browser, address, size)
        for shot in shots:
            found = camera.look(shot)
            wrong += len(found)
            told = [f"{shot.path} {size}", *(f"    {one}" for one in found)]
            print("\n".join(told), flush=True)
            lines += told if found else []
            if not asked.check:
                for path in camera.take(shot, folder / shot.sheet, asked.theme or THEMES):
                    pictures.setdefault(shot.sheet, {})[path] = found
        camera.watch.close()
    (folder / "findings.txt").write_text("\n".join([*lines, ""]), encoding="utf-8")
    for sheet, taken in pictures.items():
        for made in sheets.write(browser, folder, sheet, dict(sorted(taken.items()))):
            print(made, flush=True)
    return wrong


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="build.py shots", description=__doc__)
    parser.add_argument("--only", action="append", default=[], help="part of a name; repeatable")
    parser.add_argument("--size", action="append", choices=list(SIZES), help="repeatable")
    parser.add_argument("--theme", action="append", choices=THEMES, help="repeatable")
    parser.add_argument("--check", action="store_true", help="look only, take no pictures")
    asked = parser.parse_args(words)
    out = Path(os.environ.get(SITE_VARIABLE, ROOT / "dist"))
    built, program = site.build(out), browsers.chromium()
    folder = out / "shots"
    folder.mkdir(parents=True, exist_ok=True)
    with Site(built) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=browsers.arguments())
        wrong = run(browser, server.url, asked, folder)
        browser.close()
    print(f"{wrong} things are wrong" if wrong else "Nothing is wrong", "·", folder)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
