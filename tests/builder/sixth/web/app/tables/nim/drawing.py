"""NIM's table as a scene: the players above, the heaps side by side below."""

from app.tables.context import Context
from app.tables.kit.box import GAP, Box
from app.tables.kit.colours import mark
from app.tables.kit.layers import Layers
from app.tables.kit.pieces import piece, shortened, tick
from app.tables.kit.scene import Scene, label, rect
from app.tables.nim.taps import stick
from app.tables.parts import Drawing
from engine.nim.pieces import MOST_STICKS
from engine.nim.types import Action, Event, View
from engine.nim.words import describe

SIGN = 20
"""Pixels, of a player's colour sign and of the words beside it."""


class NimDrawing(Drawing[View, Action, Event]):
    def draw(self, context: Context[View, Action, Event]) -> Scene:
        layers = Layers()
        players, heaps = Box(0, 0, context.width, context.height).inset(GAP).rows(1, MOST_STICKS)
        for seat, box in enumerate(players.columns(len(context.names))):
            layers.above += _player(context, seat, box)
        for heap, box in enumerate(heaps.columns(len(context.view["heaps"]))):
            layers.ground.append(
                rect(box.x, box.y, box.width, box.height, GAP, fill="var(--paper)")
            )
            layers.pieces += _sticks(context, heap, box.inset(GAP))
        return layers.drawn(context.width, context.height, class_="nim drawing")


def _player(context: Context[View, Action, Event], seat: int, box: Box) -> list[Scene]:
    """The sign, the name and how many sticks were taken."""
    x, y = box.middle
    room = box.width - 3 * SIGN
    name = shortened(context.names[seat], room, SIGN)
    taken = str(context.view["taken"][seat])
    words = {"fill": "var(--ink)", "font_size": SIGN}
    return [
        mark(context.colours[seat], box.x, y - SIGN / 2, SIGN),
        label(x, y + SIGN / 3, name, translate="no", **words),
        label(box.right - SIGN, y + SIGN / 3, taken, **words),
    ]


def _sticks(context: Context[View, Action, Event], heap: int, box: Box) -> list[Scene]:
    """From the bottom up, each as high as a heap of the most sticks allows."""
    sticks = context.view["heaps"][heap]
    places = reversed(box.rows(*[1] * MOST_STICKS))
    drawn = []
    for number, place in zip(range(sticks), places, strict=False):
        count = sticks - number
        token = stick(heap, count)
        drawn.append(
            piece(
                f"stick-{heap}-{number}",
                place.x,
                place.y,
                rect(0, 0, place.width, place.height, GAP, fill="var(--accent)"),
                tick(place.width / 2, place.height / 2) if token in context.chosen else None,
                class_=context.classes(token),
                **context.touch(token, describe(("take", heap, count), [])),
            )
        )
    return drawn
