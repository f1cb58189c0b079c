"""The table's screen: a bar, the table, the prompt and its buttons."""

from typing import TYPE_CHECKING

from app.colours import colour_of, sign
from app.scene import Scene, h
from app.screens.parts import side
from app.session import Session
from app.tables import Frame
from app.widgets import button, dialog, icon_button

if TYPE_CHECKING:
    from app.screens.play import Play


def draw(play: "Play") -> Scene:
    session = play.session
    assert session
    view = session.view()
    return h(
        "main",
        _bar(play, session, session.table.round(view)),
        h("p", play.unsaved, class_="banner", role="alert") if play.unsaved else None,
        h("div", _drawn(play, session) if all(play.size) else None, id="felt", class_="felt"),
        _foot(play, session),
        _since(play, session),
        side.draw(play, session, view) or side.heard(session),
        _large(play, session),
        data_screen="table",
        data_phase=str(view.get("phase", "")),
        data_turn=str(view.get("turn", "")),
        class_="screen table",
        style=f"--accent:var(--{session.table.accent})",
    )


def _drawn(play: "Play", session: Session) -> Scene:
    frame = Frame(
        width=play.size[0],
        height=play.size[1],
        names=session.match.names,
        colours=[player.colour for player in session.match.players],
        tappable=session.choice.tappable,
        chosen=session.choice.chosen,
        hinted=session.hinted,
        recent=session.recent(),
        keys=session.keys,
        facing=play.app.settings.turn_board,
    )
    return session.table.draw(session.view(), frame)


def _bar(play: "Play", session: Session, where: str) -> Scene:
    return h(
        "header",
        _whose(session),
        h("span", where, class_="where"),
        h(
            "nav",
            icon_button("info", "info", "Show a card large", aria_pressed=_yes(play.asking_info)),
            icon_button("log", "log", "Log and score", aria_pressed=_yes(play.opened == "log")),
            icon_button("rules", "rules", "Rules", aria_pressed=_yes(play.opened == "rules")),
            icon_button("menu", "menu", "Menu"),
        ),
        class_="bar",
    )


def _whose(session: Session) -> Scene:
    actors = session.match.state.actors
    words = session.table.turn(session.view())
    if words:
        return h("strong", h("span", words, class_="name"), class_="turn")
    if not actors:
        return h("strong", "The end", class_="turn")
    seat = session.viewer if session.viewer in actors else actors[0]
    assert seat is not None
    player = session.match.players[seat]
    return h(
        "strong",
        sign(player.colour, 18),
        h("span", player.name, class_="name"),
        class_="turn",
        style=f"--who:{colour_of(player.colour)}",
    )


def _foot(play: "Play", session: Session) -> Scene:
    view, choice, table = session.view(), session.choice, session.table
    shown = [b for b in table.buttons(view) if b.token in choice.tappable]
    can_undo = bool(choice.chosen) or session.undoable
    kind = "button big" if table.timed else "button"
    return h(
        "footer",
        None if table.timed else icon_button("undo", "undo", "Undo", disabled=not can_undo),
        h("p", session.prompt(), class_="prompt", aria_live="polite"),
        h(
            "div",
            *(
                h(
                    "button",
                    b.words,
                    type="button",
                    data_tap=b.token,
                    class_=kind,
                    aria_pressed=_yes(b.token in choice.chosen),
                )
                for b in shown
            ),
            play.hint_button(),
            _last_button(session),
            class_="buttons",
        ),
        class_="foot",
    )


def _last_button(session: Session) -> Scene | None:
    if session.match.over:
        return button("result", "Result", kind="big")
    if session.table.timed:
        return None
    ready = session.choice.ready is not None
    return button("confirm", "Confirm", sign="tick", kind="big", disabled=not ready)


def _since(play: "Play", session: Session) -> Scene | None:
    """What happened since the viewer's last turn, until it is put away."""
    if (
        session.table.timed
        or session.match.length == play.since_closed
        or session.viewer not in session.match.state.actors
    ):
        return None
    lines = session.since()
    if not lines or session.choice.chosen or play.opened:
        return None
    shown = lines[-4:]
    return h(
        "div",
        h("b", "Since your last turn"),
        *(h("span", line) for line in shown),
        class_="since",
        key=f"since{session.match.length}",
        role="status",
    )


def _large(play: "Play", session: Session) -> Scene | None:
    if play.opened != "large":
        return None
    inside = session.table.large(play.shown_large, session.view())
    return dialog("", inside, kind="large") if inside else None


def _yes(on: bool) -> str:
    return "true" if on else "false"
