"""Where the page starts."""

import asyncio
import gc
import importlib

from app.browser.page import Page
from app.shell import App
from app.tables import has_lesson, shown_games
from app.tables.covers import cover

COMES_NEXT = ("app.screens.setup", "app.screens.play")
PAUSE = 1.0
"""Seconds; what is asked for before is imported then."""
SWEPT = 20_000
"""Things made and still there before Python looks for unused rings among them. A drawing makes some
thousands, which go with the next one by themselves: nobody who taps waits for a search of them."""


def preload() -> None:
    """Import what a lobby needs, so that a start from a snapshot finds it in memory.

    How seldom rings are looked for is kept in there, too: to set it takes Python's second part.
    """
    gc.set_threshold(SWEPT)
    importlib.import_module("app.screens.lobby")
    for game in shown_games():
        cover(game)
        has_lesson(game)


def start() -> None:
    from pyscript import window

    page = Page(window)
    App(page).start()
    page.later(warm_up(page))


async def warm_up(page: Page) -> None:
    """Import what comes next for most, while nobody waits for it."""
    await page.whole()
    for name in COMES_NEXT:
        await asyncio.sleep(PAUSE)
        importlib.import_module(name)
