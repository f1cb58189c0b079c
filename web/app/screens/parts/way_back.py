"""The way back from a screen that is only looked up."""

from app.screens.base import App
from app.tables.kit.scene import Scene
from app.tables.kit.widgets import link
from engine.language import tr


def way_back(app: App) -> Scene:
    """To where somebody was: a table, a set-up, or the lobby."""
    words = tr("Lobby") if app.back == "#/" else tr("Back")
    return link(app.back, words, sign="back", kind="button quiet")
