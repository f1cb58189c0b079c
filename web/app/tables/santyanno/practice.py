"""A question's table: one pirate before its cards, the ships to choose from, then the way."""

from app.tables.kit.scene import Scene, h
from app.tables.santyanno import ring
from app.tables.santyanno.context import Context
from app.tables.santyanno.large import told_card
from app.tables.santyanno.layout import beside
from app.tables.santyanno.side_panel import panel
from engine.language import tr
from engine.santyanno import steps
from engine.santyanno.fleet import FLEET


def draw(context: Context, answered: bool) -> Scene:
    view = context.view
    room, box = beside(context.width, context.height)
    cards, start = view["cards"], view["pirates"][0]
    way = steps(view["table"], start, cards, view["event"]) if answered else []
    sight = ring.Sight(
        context=context,
        room=room,
        pirates=[way[-1].to if way else start],
        row=ring.with_event(cards, view["event"]),
        trails=[(0, step.ship, step.to) for step in way],
        tappable=() if answered else FLEET,
        marks=_marks(context) if answered else {},
    )
    help_text = [told_card(card) for card in sight.row]
    told = panel(box, tr("What the cards mean"), *help_text, kind="show taught")
    return h("div", ring.draw(sight), told, class_="santy drawing practice")


def _marks(context: Context) -> dict[int, str]:
    """The ship that was chosen, and the one where the way ends."""
    chosen = {_ship(token): "wrong" for token in context.chosen}
    return chosen | {_ship(token): "right" for token in context.hinted}


def _ship(token: str) -> int:
    return int(token.removeprefix("ship:"))
