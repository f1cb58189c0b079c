"""How it ended: the places, what decided it, the sheet, the chart, and what next."""

from app.match.session import Session
from app.screens.parts import chart
from app.tables.kit.colours import sign
from app.tables.kit.icons import icon
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import accented, ask_delete, button, icon_button, link
from app.tables.parts import AnyContext
from engine.game import Standing
from engine.language import listing, tr


def draw(session: Session, context: AnyContext, opened: str) -> Scene:
    table = session.table
    return h(
        "main",
        h(
            "header",
            link("#/", tr("Lobby"), sign="back", kind="button quiet"),
            h("h1", _headline(context)),
            h(
                "nav",
                icon_button("export", "export", tr("Export this match")),
                icon_button("ask-delete", "trash", tr("Delete this match")),
            ),
            class_="top",
        ),
        h(
            "div",
            h(
                "section",
                h("ol", *(_place(session, one) for one in context.standings), class_="places"),
                h("p", table.talk.decided(context), class_="decided"),
                table.clock.afterwards(context),
                chart.draw(session),
                class_="panel",
            ),
            h("section", table.drawing.sheet(context), class_="panel"),
            class_="scroll two",
        ),
        h(
            "footer",
            button("last", tr("The table"), sign="eye"),
            button("replay", tr("Replay"), sign="replay"),
            button("again", tr("Again"), sign="again", kind="big"),
            class_="actions",
        ),
        ask_delete() if opened == "delete" else None,
        data_screen="result",
        class_="screen result",
        style=accented(session.match.game.id),
    )


def _headline(context: AnyContext) -> str:
    names = context.names
    first = [names[one["seat"]] for one in context.standings if one["place"] == 1]
    if len(names) == 1:
        return tr("Done")
    if len(first) == len(names):
        return tr("Everybody shares first place")
    if len(first) > 1:
        return tr("{names} share first place", names=listing(first))
    return tr("{name} wins", name=first[0])


def _place(session: Session, standing: Standing) -> Scene:
    player = session.match.players[standing["seat"]]
    return h(
        "li",
        h("b", icon("crown") if standing["place"] == 1 else f"{standing['place']}."),
        sign(player.colour, 20),
        name_of(player.name, class_="name"),
        h("strong", str(standing["score"])),
        data_place=str(standing["place"]),
        data_seat=str(standing["seat"]),
    )
