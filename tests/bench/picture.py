"""The README's pictures: each game's real table in the real page, some way into a match.

`bench --picture` makes all of them, `bench --picture -- drift` one.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from builder import browsers, site
from builder.check import SITE_VARIABLE
from builder.server import Site
from builder.tools import ROOT
from engine import Match, Player, bots, games
from tests.browser.pages import TABLET, open_app
from tests.browser.table import lay, uncover

FOLDER = ROOT / ".github"
PEOPLE = (
    Player("Anna", "red"),
    Player("Otto", "blue"),
    Player("Clara", "green"),
    Player("Emil", "yellow"),
)
MOST_BYTES = 120_000
QUALITIES = range(90, 25, -5)


@dataclass(frozen=True)
class Moment:
    """How far a match among `seats` people has come, and what is tapped before the picture."""

    seats: int
    actions: int
    options: dict[str, object] = field(default_factory=dict)
    tap: str = ""
    wait: float = 1.0


ANY_TOKEN = "svg [data-tap]"
MOMENTS = {
    "anno": Moment(3, 84, {"mensises": 6}, tap=ANY_TOKEN),
    "annaotto": Moment(4, 85, tap=ANY_TOKEN),
    "anno1503": Moment(3, 360),
    "drift": Moment(4, 90),
    "santyanno": Moment(4, 18, tap='[data-tap="cast_off"]', wait=6.0),  # until all cards are up
}
SEED = 12


def played(name: str, moment: Moment) -> Match:
    """A match that computer players have brought so far."""
    game = games()[name]
    match = Match(game, list(PEOPLE[: moment.seats]), SEED, moment.options)
    while match.length < moment.actions:
        seat = match.state.actors[0]
        dice = bots.dice_for(SEED, seat, match.length)
        legal = match.state.legal(seat)
        match.play(bots.decide(game, "medium", match.state.view(seat), legal, dice), seat)
    return match


def take(page: Page, path: Path) -> None:
    """The best picture that is small enough."""
    for quality in QUALITIES:
        page.screenshot(path=path, type="jpeg", quality=quality)
        size = path.stat().st_size
        if size <= MOST_BYTES:
            print(f"{path} ({size // 1000} kB, quality {quality})")
            return
    raise SystemExit(f"{path} cannot be made small enough")


def picture(browser: Browser, address: str, name: str) -> None:
    moment = MOMENTS[name]
    page = browser.new_page(viewport=TABLET)
    open_app(page, address)
    lay(page, played(name, moment))
    uncover(page)
    if moment.tap:
        page.locator(moment.tap).first.click()
    page.wait_for_timeout(moment.wait * 1000)
    take(page, FOLDER / f"{name}.jpg")
    page.close()


def main() -> None:
    out = Path(os.environ.get(SITE_VARIABLE, ROOT / "dist"))
    built, program = site.build(out), browsers.chromium()
    with Site(built) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=browsers.arguments())
        for name in sys.argv[1:] or games():
            picture(browser, server.url, name)
        browser.close()


if __name__ == "__main__":
    main()
