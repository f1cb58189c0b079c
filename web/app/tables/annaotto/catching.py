"""The buttons with which anybody around the tablet catches who has one card left (O19)."""

from collections.abc import Sequence

from app.tables.annaotto.context import Context
from app.tables.annaotto.layout import FINGER
from app.tables.kit.box import Box
from app.tables.kit.colours import mark
from app.tables.kit.pieces import shortened
from app.tables.kit.scene import Scene, g, label, rect
from engine.annaotto.catching import catchers
from engine.language import tr

_WIDEST = 230.0
_NARROW = 160.0
"""Narrower buttons hold a name alone; a line above them asks who catches whom."""
_QUESTION = 18


def people_who_may(context: Context) -> list[int]:
    """Those around the tablet, besides the one who acts."""
    if not context.live:
        return []
    here = [seat for seat in context.people if seat != context.actor]
    return [seat for seat in catchers(context.view) if seat in here]


def room(width: float, people: Sequence[int]) -> float:
    """How high the buttons are, together with their line."""
    if not people:
        return 0
    return FINGER + 8 + (_QUESTION if _wide(width, people) < _NARROW else 0)


def _wide(width: float, people: Sequence[int]) -> float:
    return min(_WIDEST, (width - 8 * (len(people) - 1)) / len(people))


def buttons(box: Box, people: Sequence[int], context: Context) -> Scene:
    """A button for everybody who may catch, over the lower edge of a box."""
    suspect = context.view["catch"]
    assert suspect is not None
    wide = _wide(box.width, people)
    left = box.x + (box.width - wide * len(people) - 8 * (len(people) - 1)) / 2
    y = box.bottom - FINGER - 2
    name = context.names[suspect]
    question = tr("Who catches {name}?", name=shortened(name, box.width - 120))
    return g(
        label(box.middle[0], y - 6, question, font_size=14, class_="who")
        if wide < _NARROW
        else None,
        *(
            _button(Box(left + n * (wide + 8), y, wide, FINGER), seat, suspect, context)
            for n, seat in enumerate(people)
        ),
    )


def _button(place: Box, seat: int, suspect: int, context: Context) -> Scene:
    values = {"name": context.names[seat], "suspect": context.names[suspect]}
    if place.width < _NARROW:
        words = shortened(values["name"], place.width - 30)
    else:
        half = (place.width - 36 - 60) / 2
        short = {name: shortened(said, half) for name, said in values.items()}
        words = tr("{name} catches {suspect}", **short)
    return g(
        rect(place.x, place.y, place.width, FINGER, 22, class_="choice-ground alarm"),
        mark(context.colours[seat], place.x + 9, place.y + 14, 16),
        label(place.x + place.width / 2 + 11, place.y + 27, words, font_size=14),
        rect(place.x, place.y, place.width, FINGER, 22, class_="ring"),
        data_do="catch",
        data_seat=str(seat),
        role="button",
        tabindex="0",
        aria_label=tr("{name} catches {suspect}", **values),
        class_="can",
    )
