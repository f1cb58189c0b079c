"""The table's screen: a bar, the table, the prompt and its buttons."""

from typing import Protocol

from app.match.session import Session
from app.screens.parts import side
from app.tables.kit.colours import colour_of, sign
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import accented, button, dialog, icon_button, token_button
from app.tables.parts import AnyContext
from engine.language import tr


class Screen(Protocol):
    """What is drawn: a match, and what is open over it."""

    session: Session
    size: tuple[int, int]
    opened: str
    shown_large: str
    asking_info: bool
    advising: bool
    rules: Scene | None
    news_read: int

    @property
    def banner(self) -> str: ...

    @property
    def may_ask_hint(self) -> bool: ...


def draw(screen: Screen, context: AnyContext) -> Scene:
    session, opened = screen.session, screen.opened
    drawn = session.table.drawing.draw(context) if all(screen.size) else None
    return h(
        "main",
        _bar(screen, context),
        h("p", screen.banner, class_="banner", role="alert") if screen.banner else None,
        h("div", drawn, id="felt", class_="felt"),
        _foot(screen, context),
        _since(screen),
        side.draw(opened, session, context, screen.rules) or side.heard(session),
        _large(screen, context),
        data_screen="table",
        data_phase=str(context.view.get("phase", "")),
        data_turn=str(context.view.get("turn", "")),
        class_="screen table",
        style=accented(session.match.game.id),
    )


def _bar(screen: Screen, context: AnyContext) -> Scene:
    opened = screen.opened
    return h(
        "header",
        _whose(screen.session, context),
        h("span", screen.session.table.talk.round(context), class_="where"),
        h(
            "nav",
            _toggle("info", tr("Show a card large"), screen.asking_info),
            _toggle("log", tr("Log and score"), opened == "log"),
            _toggle("rules", tr("Rules"), opened == "rules"),
            icon_button("menu", "menu", tr("Menu")),
        ),
        class_="bar",
    )


def _toggle(name: str, words: str, on: bool) -> Scene:
    return icon_button(name, name, words, aria_pressed="true" if on else "false")


def _whose(session: Session, context: AnyContext) -> Scene:
    words = session.table.talk.whose(context)
    if words:
        return h("strong", h("span", words, class_="name"), class_="turn")
    if not context.actors:
        return h("strong", tr("The end"), class_="turn")
    seat = context.viewer if context.viewer in context.actors else context.actors[0]
    assert seat is not None
    colour = context.colours[seat]
    return h(
        "strong",
        sign(colour, 18),
        name_of(context.names[seat], class_="name"),
        class_="turn",
        style=f"--who:{colour_of(colour)}",
    )


def _foot(screen: Screen, context: AnyContext) -> Scene:
    session, races = screen.session, screen.session.table.clock.races
    offered = session.choice.tappable
    shown = [b for b in session.table.taps.buttons(context) if b.token in offered]
    can_undo = bool(context.chosen) or session.undoable
    hint = icon_button("hint", "hint", tr("Hint"), disabled=screen.advising)
    return h(
        "footer",
        None if races else icon_button("undo", "undo", tr("Undo"), disabled=not can_undo),
        h("p", session.prompt(context), class_="prompt", aria_live="polite"),
        h(
            "div",
            *(token_button(b.token, b.words, b.token in context.chosen, big=races) for b in shown),
            hint if screen.may_ask_hint else None,
            _last_button(session, context),
            class_="buttons",
        ),
        class_="foot",
    )


def _last_button(session: Session, context: AnyContext) -> Scene | None:
    if session.match.over:
        return button("result", tr("Result"), kind="big")
    if session.table.clock.races:
        return None
    ready = context.ready is not None
    return button("confirm", tr("Confirm"), sign="tick", kind="big", disabled=not ready)


def _since(screen: Screen) -> Scene | None:
    """What happened since the viewer's last turn, until it is put away."""
    session = screen.session
    if (
        session.table.clock.races
        or session.match.length == screen.news_read
        or session.viewer not in session.match.state.actors
    ):
        return None
    lines = session.since()
    if not lines or session.choice.chosen or screen.opened:
        return None
    return h(
        "div",
        h("b", tr("Since your last turn")),
        *(h("span", line) for line in lines[-4:]),
        class_="since",
        key=f"since{session.match.length}",
        role="status",
    )


def _large(screen: Screen, context: AnyContext) -> Scene | None:
    if screen.opened != "large":
        return None
    inside = screen.session.table.drawing.large(context, screen.shown_large)
    return dialog("", inside, kind="large") if inside else None
