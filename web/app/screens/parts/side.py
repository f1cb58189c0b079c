"""What opens from the side: log and score, rules, menu, questions."""

import json
from typing import TYPE_CHECKING

from app.page import Page
from app.scene import Scene, h
from app.session import Session
from app.widgets import ask, button, icon_button, link
from engine.game import Data

if TYPE_CHECKING:
    from app.screens.play import Play


def draw(play: "Play", session: Session, view: Data) -> Scene | None:
    match play.opened:
        case "log":
            return _panel(
                "Log and score", session.table.sheet(view, session.match.names), log(session)
            )
        case "rules":
            return _panel("Rules", play.rules or h("p", "The rules are coming …"))
        case "menu":
            return _panel("Menu", _menu(play))
        case "delete":
            return ask("Delete this match for good?", "Delete it", "delete")
    return None


def _panel(title: str, *inside: Scene | None) -> Scene:
    return h(
        "aside",
        h("header", h("h2", title), icon_button("close", "close", "Close")),
        h("div", *inside, class_="inside"),
        class_="side",
        key=f"side-{title}",
        aria_label=title,
    )


def log(session: Session) -> Scene:
    lines = [h("li", line.text) for line in session.readable(session.viewer)[-200:]]
    return h("ol", *lines, data_log="", aria_live="polite", class_="log")


def heard(session: Session) -> Scene:
    """The newest lines of the log, for those who hear the page, while the panel is closed."""
    lines = session.readable(session.viewer)[-3:]
    told = [h("li", line.text) for line in lines]
    return h("ol", *told, data_log="", aria_live="polite", class_="heard")


def _menu(play: "Play") -> Scene:
    return h(
        "div",
        link("#/", "To the lobby (the match is saved)", sign="back"),
        button("export", "Export this match as a file", sign="export"),
        link("#/settings", "Settings", sign="settings"),
        h("hr"),
        button("ask-delete", "Delete this match …", sign="trash", kind="danger"),
        class_="menu",
    )


async def rules_page(page: Page, game: str) -> Scene:
    """The rules of a game as a scene; the build made it from Markdown."""
    text = await page.text(f"rules/{game}.json")
    if text is None:
        return h("p", "The rules could not be loaded.")
    scene: Scene = json.loads(text)
    return scene
