"""The players of a match that goes on: names, and who sits there for whom."""

from collections.abc import Mapping

from app.match.seating import HUMAN, Seat
from app.match.session import Session
from app.match.thinking import levels
from app.screens.parts import seats
from app.tables.kit.colours import known, sign
from app.tables.kit.scene import Scene, h
from engine.language import tr


def draw(session: Session, typed: Mapping[int, str]) -> Scene:
    """`typed` are names that are still being written."""
    match = session.match
    fixed = why_fixed(session)
    kinds = [HUMAN, *levels(match.game)]
    rows = [
        seats.form(
            number,
            Seat(typed.get(number, player.name), player.kind, player.colour),
            kinds,
            sign(known(player.colour), 26),
            fixed=bool(fixed),
        )
        for number, player in enumerate(match.players)
    ]
    help_text = tr("Must somebody go? A computer player can take over until they are back.")
    words = fixed or (help_text if len(kinds) > 1 else "")
    return h("div", h("p", words, class_="soft") if words else None, *rows, class_="seats playing")


def why_fixed(session: Session) -> str:
    """Why nobody can leave or take a seat now; "" where they can."""
    if session.match.over:
        return tr("The game is over.")
    return session.table.clock.seats_fixed(session.glance())
