"""Between two people with secrets: nothing but the next name, and a button."""

from app.colours import colour_of, sign
from app.scene import Scene, h
from app.session import Session
from app.tables import table_of
from app.widgets import button, link


def draw(session: Session) -> Scene:
    seat = session.covered
    assert seat is not None
    player = session.match.players[seat]
    return h(
        "main",
        h(
            "section",
            sign(player.colour, 64),
            h("p", "Hand the table to"),
            h("h1", player.name),
            button("ready", f"I am {player.name}", sign="hand", kind="big"),
            session.table.meanwhile(),
            class_="centre",
        ),
        h("footer", link("#/", "Lobby", sign="back", kind="button quiet"), class_="corner"),
        data_screen="handover",
        class_="screen handover",
        style=f"--accent:var(--{table_of(session.match.game.id).accent});--who:{colour_of(player.colour)}",
    )
