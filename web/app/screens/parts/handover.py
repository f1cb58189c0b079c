"""Between two people with secrets: nothing but the next name, and a button."""

from app.match.session import Session
from app.screens.parts.side import panel
from app.tables.kit.colours import colour_of, sign
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import accented, button, link
from engine.language import tr


def draw(session: Session, seats: Scene | None = None) -> Scene:
    """`seats` are the players' panel, if it is open: somebody may have had to go."""
    seat = session.covered
    assert seat is not None
    player = session.match.players[seat]
    return h(
        "main",
        h(
            "section",
            sign(player.colour, 64),
            h("p", tr("Hand the tablet to"), aria_hidden="true"),
            h(
                "h1",
                name_of(player.name),
                aria_label=tr("Hand the tablet to {name}", name=player.name),
            ),
            button("ready", tr("I am {name}", name=player.name), sign="hand", kind="big"),
            session.table.privacy.meanwhile(session.glance()),
            class_="centre",
        ),
        h(
            "footer",
            link("#/", tr("Lobby"), sign="back", kind="button quiet"),
            button("players", tr("Players"), sign="users", kind="quiet"),
            class_="corner",
        ),
        panel("players", tr("Players"), seats) if seats else None,
        data_screen="handover",
        class_="screen handover",
        style=f"{accented(session.match.game.id)};--who:{colour_of(player.colour)}",
    )
