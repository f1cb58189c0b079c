"""What opens from the side: log and score, rules, menu, questions."""

from app.match.log import Line
from app.match.session import Session
from app.screens.parts import sheet_room
from app.tables import has_lesson
from app.tables.kit.faces import face
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import ask, ask_delete, button, dialog, icon_button, link, veil
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
    talk: bool = True,
    in_words: bool = False,
) -> Scene | None:
    match opened:
        case "log":
            score = sheet_room.draw(session.table.drawing.sheet(context))
            title = h("h3", tr("What happened, the newest first"), class_="log-title")
            return panel("log", tr("Log and score"), score, title, log(session, talk))
        case "rules":
            return panel("rules", tr("Rules"), rules)
        case "players":
            return panel("players", tr("Players"), seats)
        case "menu":
            inside = _menu(session.match.game.id, saved, may_fill_screen, in_words)
            return panel("menu", tr("Menu"), inside)
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
    sheet = h(
        "section",
        h("header", h("h2", title), icon_button("close", "close", tr("Close"))),
        h("div", *inside, class_="inside", tabindex="0"),
        class_="side",
        data_may_cover="it was opened, and closes again",
    )
    return veil(title, sheet, close="close", key=f"side-{key}", kind="beside")


def log(session: Session, talk: bool) -> Scene:
    """Not live: the news are, and nothing is to be heard twice."""
    lines = [_line(session, line) for line in reversed(session.newest(200, talk))]
    return h("ol", *lines, data_log="", class_="log", reversed="")


def _line(session: Session, line: Line) -> Scene:
    if line.speaker is None:
        named = session.table.talk.named(line.text)
        return h("li", _pointing(line.text) if named else line.text)
    who = session.match.players[line.speaker]
    return h(
        "li", face(who.kind, who.name, 22), name_of(who.name, "b"), h("q", line.text), class_="said"
    )


def _pointing(words: str) -> Scene:
    """A line that names things on the table: under the finger they are lit."""
    return h("button", words, type="button", data_do="read", data_line=words, class_="pointing")


def _menu(game_id: str, saved: bool, may_fill_screen: bool, in_words: bool) -> Scene:
    other_view = tr("Draw the table") if in_words else tr("Play in words")
    lobby = tr("To the lobby (the match is saved)") if saved else tr("To the lobby")
    return h(
        "div",
        link("#/", lobby, sign="back"),
        button("text", other_view, sign="eye" if in_words else "text"),
        link(f"#/learn/{game_id}", tr("Learn by playing"), sign="learn")
        if has_lesson(game_id)
        else None,
        button("players", tr("Players"), sign="users"),
        button("export", tr("Export this match as a file"), sign="export"),
        button("fullscreen", tr("Full screen"), sign="fullscreen") if may_fill_screen else None,
        link("#/settings", tr("Settings"), sign="settings"),
        h("hr"),
        button("ask-delete", tr("Delete this match …"), sign="trash", kind="danger"),
        class_="menu",
    )
