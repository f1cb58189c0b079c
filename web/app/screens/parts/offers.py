"""What the browser could do and people may not know of: installing, the full screen.

Offered once and quietly, in the lobby of somebody who has played; the settings have it always.
"""

from dataclasses import replace

from app.screens.base import App
from app.tables.kit.icons import icon
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import button, icon_button
from engine.language import tr


def draw(app: App) -> Scene | None:
    can = app.page.device()
    if app.settings.offered or can["installed"]:
        return None
    if can["install"]:
        words = tr("Install Annorama as an app?")
        return _offer("install", words, button("install", tr("Install"), sign="install"))
    if can["fullscreen"] and can["touch"] and not can["full"]:
        words = tr("Play on the whole screen?")
        yes = button("fullscreen", tr("Full screen"), sign="fullscreen")
        return _offer("fullscreen", words, yes)
    return None


def _offer(sign: str, words: str, yes: Scene) -> Scene:
    return h(
        "aside",
        icon(sign),
        h("p", words),
        yes,
        icon_button("no-offer", "close", tr("No, thank you")),
        class_="offer",
    )


def answered(app: App, do: str) -> None:
    """It was taken or put away: it does not come again."""
    if do == "install":
        app.page.install()
    elif do == "fullscreen":
        app.page.fullscreen(True)
    app.set(replace(app.settings, offered=True))
