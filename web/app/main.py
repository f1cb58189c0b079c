"""Where the page starts."""

import asyncio
import importlib

from app.browser.page import Page
from app.shell import App
from app.tables import has_lesson, shown_games
from app.tables.covers import cover

COMES_NEXT = ("app.screens.setup", "app.screens.play")
PAUSE = 1.0
"""Seconds; what is asked for before is imported then."""


def preload() -> None:
    """Import what a lobby needs, so that a start from a snapshot finds it in memory."""
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
