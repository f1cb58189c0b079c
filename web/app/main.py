"""Where the page starts."""

import importlib
import pkgutil

import app.screens
from app.match.thinking import levels
from app.shell import App
from app.tables import lesson_of, shown_games, symbols_of
from app.tables.covers import cover
from engine import games
from engine.exercises import kinds_of


def preload() -> None:
    """Import all there is, so that a start from a snapshot finds it in memory."""
    for module in pkgutil.iter_modules(app.screens.__path__):
        importlib.import_module(f"app.screens.{module.name}")
    for game in shown_games():
        symbols_of(game)
        cover(game)
        lesson_of(game)
        kinds_of(games()[game])
        levels(games()[game])


def start() -> None:
    from pyscript import window

    from app.browser.page import Page

    App(Page(window)).start()
