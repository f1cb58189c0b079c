"""How it ended: the places, what decided it, the sheet, the chart, and what next."""

from app.art.icons import icon
from app.colours import sign
from app.scene import Scene, h
from app.screens.parts import chart
from app.session import Session
from app.widgets import ask, button, icon_button, link


def draw(session: Session, opened: str) -> Scene:
    match = session.match
    view = match.state.view(None)
    places = match.state.standings or []
    return h(
        "main",
        h(
            "header",
            link("#/", "Lobby", sign="back", kind="button quiet"),
            h("h1", _headline(session)),
            h(
                "nav",
                icon_button("export", "export", "Export this match"),
                icon_button("ask-delete", "trash", "Delete this match"),
            ),
            class_="top",
        ),
        h(
            "div",
            h(
                "section",
                h("ol", *(_place(session, standing) for standing in places), class_="places"),
                h("p", session.table.decided(view, match.names), class_="decided"),
                session.table.afters(view, match.names),
                chart.draw(session),
                class_="panel",
            ),
            h("section", session.table.sheet(view, match.names), class_="panel"),
            class_="scroll two",
        ),
        h(
            "footer",
            button("last", "The table", sign="eye"),
            button("replay", "Replay", sign="replay"),
            button("again", "Again", sign="again", kind="big"),
            class_="actions",
        ),
        ask("Delete this match for good?", "Delete it", "delete") if opened == "delete" else None,
        data_screen="result",
        class_="screen result",
        style=f"--accent:var(--{session.table.accent})",
    )


def _headline(session: Session) -> str:
    names = session.match.names
    first = [names[s["seat"]] for s in session.match.state.standings or [] if s["place"] == 1]
    if len(first) == len(names) and len(names) > 1:
        return "All share the first place"
    if len(first) > 1:
        return f"{', '.join(first[:-1])} and {first[-1]} share the first place"
    return f"{first[0]} wins" if len(names) > 1 else "Done"


def _place(session: Session, standing: dict[str, int]) -> Scene:
    player = session.match.players[standing["seat"]]
    return h(
        "li",
        h("b", icon("crown") if standing["place"] == 1 else f"{standing['place']}."),
        sign(player.colour, 20),
        h("span", player.name, class_="name"),
        h("strong", str(standing["score"])),
        data_place=str(standing["place"]),
        data_seat=str(standing["seat"]),
    )
