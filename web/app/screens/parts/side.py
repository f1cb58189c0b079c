"""What opens from the side: log and score, rules, menu, questions."""

from app.match.session import Session
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import ask, ask_delete, button, dialog, icon_button, link
from app.tables.parts import AnyContext
from engine.language import tr


def draw(
    opened: str,
    session: Session,
    context: AnyContext,
    rules: Scene | None,
    seats: Scene | None,
    saved: bool,
    may_fill_screen: bool = False,
) -> Scene | None:
    match opened:
        case "log":
            sheet = session.table.drawing.sheet(context)
            return panel("log", tr("Log and score"), sheet, log(session))
        case "rules":
            return panel("rules", tr("Rules"), rules)
        case "players":
            return panel("players", tr("Players"), seats)
        case "menu":
            return panel("menu", tr("Menu"), _menu(saved, may_fill_screen))
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


def panel(key: str, title: str, *inside: Scene | None) -> Scene:
    return h(
        "aside",
        h("header", h("h2", title), icon_button("close", "close", tr("Close"))),
        h("div", *inside, class_="inside"),
        class_="side",
        data_may_cover="it was opened, and closes again",
        key=f"side-{key}",
        aria_label=title,
    )


def log(session: Session) -> Scene:
    """Not live: the news are, and nothing is to be heard twice."""
    named = session.table.talk.named
    lines = [
        h("li", _pointing(line.text) if named(line.text) else line.text)
        for line in session.newest(200)
    ]
    return h("ol", *lines, data_log="", class_="log")


def _pointing(words: str) -> Scene:
    """A line that names things on the table: under the finger they are lit."""
    return h("button", words, type="button", data_do="read", data_line=words, class_="pointing")


def _menu(saved: bool, may_fill_screen: bool) -> Scene:
    lobby = tr("To the lobby (the match is saved)") if saved else tr("To the lobby")
    return h(
        "div",
        link("#/", lobby, sign="back"),
        button("players", tr("Players"), sign="users"),
        button("export", tr("Export this match as a file"), sign="export"),
        button("fullscreen", tr("Full screen"), sign="fullscreen") if may_fill_screen else None,
        link("#/settings", tr("Settings"), sign="settings"),
        h("hr"),
        button("ask-delete", tr("Delete this match …"), sign="trash", kind="danger"),
        class_="menu",
    )
