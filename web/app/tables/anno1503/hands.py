"""Whose island this is: its name and colour, and the moment in which the table changes hands."""

from dataclasses import dataclass

from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.context import Context
from app.tables.anno1503.marks import area, caption
from app.tables.kit.box import Box
from app.tables.kit.colours import mark
from app.tables.kit.pieces import shortened
from app.tables.kit.plates import HEAD, Plate, head
from app.tables.kit.scene import Scene, g
from engine.language import tr


def plate_of(canvas: Canvas, seat: int) -> Plate:
    """Somebody's line, as everywhere."""
    view, going = canvas.view, bool(canvas.context.actors)
    acting = (view["asked"] or [view["turn"]])[0]
    after = (view["turn"] + 1) % len(view["players"])
    return Plate(
        seat=seat,
        score=str(len(view["shields"][seat])),
        acts=going and acting == seat,
        next=going and acting != seat and after == seat,
    )


def nameplate(canvas: Canvas, box: Box) -> None:
    """The name over a home island."""
    plate = plate_of(canvas, canvas.home)
    drawn = canvas.kept.lasting("nameplate", lambda: _nameplate(canvas, plate, box), plate, box)
    canvas.ground += drawn


def _nameplate(canvas: Canvas, plate: Plate, box: Box) -> list[Scene]:
    size = 15.0 if box.height >= HEAD else 13.0
    top = box.middle[1] - HEAD / 2
    return [
        area(box, 9, "nameplate"),
        head(canvas.context, plate, box.x + 8, top, box.width - 14, size),
    ]


@dataclass(slots=True)
class Hands:
    """Remembers whose home was shown, to show when it is somebody else's."""

    home: int = -1
    length: int = -1
    """After how many actions it became theirs."""

    def changed(self, context: Context, home: int) -> bool:
        """Whether the home has just become another's: around one tablet, and in a replay."""
        if home != self.home:
            first = self.home < 0
            self.home, self.length = home, -1 if first else context.length
        together = len(context.people) > 1 or not context.live
        return together and context.zooms and self.length == context.length


def announce(canvas: Canvas, box: Box) -> None:
    """Whose island it is now, over it for a moment; fingers go through."""
    context, seat = canvas.context, canvas.home
    wide, high = min(box.width - 24, 380.0), 64.0
    x, y = box.middle
    room = Box(x - wide / 2, y - high / 2, wide, high)
    words = tr("{name}’s island", name=shortened(context.names[seat], wide - 130, 24))
    canvas.above.append(
        g(
            area(room, 16, "panel"),
            mark(context.colours[seat], room.x + 18, y - 14, 28),
            caption(x + 20, y, words, 24, "serif"),
            class_="hands through",
            style=canvas.who(seat),
            key=f"hands-{seat}-{context.length}",
            aria_hidden="true",
            data_may_cover="whose island it is now, for a moment",
        )
    )
