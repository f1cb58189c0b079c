"""What opens from the side: log and score, rules, menu, questions."""

import json

from app.browser.page import Page
from app.match.session import Session
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import ask, ask_delete, button, dialog, icon_button, link
from app.tables.parts import AnyContext
from engine.language import tr


def draw(opened: str, session: Session, context: AnyContext, rules: Scene | None) -> Scene | None:
    match opened:
        case "log":
            sheet = session.table.drawing.sheet(context)
            return _panel("log", tr("Log and score"), sheet, log(session))
        case "rules":
            return _panel("rules", tr("Rules"), rules or h("p", tr("The rules are coming …")))
        case "menu":
            return _panel("menu", tr("Menu"), _menu())
        case "delete":
            return ask_delete()
        case "leave":
            return ask(
                tr("This match is not saved. Leave it all the same?"),
                tr("Leave it"),
                "leave-anyway",
            )
    return None


def elsewhere(why: str) -> Scene:
    """Another tab goes on with the match: this one may take it over, or go."""
    return dialog(
        why,
        h("p", tr("Only one tab at a time can go on with a match.")),
        h(
            "div",
            link("#/", tr("To the lobby"), sign="back", kind="button quiet"),
            button("take-over", tr("Go on here"), kind="big"),
            class_="answers",
        ),
        close="",
        kind="question",
    )


def _panel(key: str, title: str, *inside: Scene | None) -> Scene:
    return h(
        "aside",
        h("header", h("h2", title), icon_button("close", "close", tr("Close"))),
        h("div", *inside, class_="inside"),
        class_="side",
        key=f"side-{key}",
        aria_label=title,
    )


def log(session: Session) -> Scene:
    lines = [h("li", line.text) for line in session.newest(200)]
    return h("ol", *lines, data_log="", aria_live="polite", class_="log")


def heard(session: Session) -> Scene:
    """The newest lines of the log, for those who hear the page, while the panel is closed."""
    told = [h("li", line.text) for line in session.newest(3)]
    return h("ol", *told, data_log="", aria_live="polite", class_="heard")


def _menu() -> Scene:
    return h(
        "div",
        link("#/", tr("To the lobby (the match is saved)"), sign="back"),
        button("export", tr("Export this match as a file"), sign="export"),
        link("#/settings", tr("Settings"), sign="settings"),
        h("hr"),
        button("ask-delete", tr("Delete this match …"), sign="trash", kind="danger"),
        class_="menu",
    )


async def rules_page(page: Page, game: str) -> Scene:
    """The rules of a game as a scene; the build made it from Markdown."""
    text = await page.text(f"rules/{game}.json")
    if text is None:
        return h("p", tr("The rules could not be loaded."))
    scene: Scene = json.loads(text)
    return scene
