"""Between two people with secrets: nothing but the next name, and a button."""

from app.match.session import Session
from app.tables.kit.colours import colour_of, sign
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import accented, button, link
from engine.language import tr


def draw(session: Session) -> Scene:
    seat = session.covered
    assert seat is not None
    player = session.match.players[seat]
    return h(
        "main",
        h(
            "section",
            sign(player.colour, 64),
            h("p", tr("Hand the tablet to")),
            name_of(player.name, "h1"),
            button("ready", tr("I am {name}", name=player.name), sign="hand", kind="big"),
            session.table.privacy.meanwhile(session.glance()),
            class_="centre",
        ),
        h("footer", link("#/", tr("Lobby"), sign="back", kind="button quiet"), class_="corner"),
        data_screen="handover",
        class_="screen handover",
        style=f"{accented(session.match.game.id)};--who:{colour_of(player.colour)}",
    )
