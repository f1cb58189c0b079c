"""Somebody at the table in one line: the same on every table."""

from dataclasses import dataclass, replace

from app.tables.context import Context
from app.tables.kit.colours import mark
from app.tables.kit.pieces import shortened, width_of
from app.tables.kit.scene import Scene, g, label, path, rect
from engine.game import A, E, V

HEAD = 20
"""How high a line is."""
_ARROW = 12
"""How wide the arrow of who acts is."""
_SMALLEST = 10.5
"""Below this size a name is shortened instead."""
NARROW = 150
"""Below so many pixels a name has a line of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plate:
    seat: int
    score: str = ""
    gain: str = ""
    """What the round that is being played would bring, beside the score."""
    gain_name: str = ""
    score_name: str = ""
    """What these two are, in a word before each, where there is room for it."""
    hidden: int | None = None
    """How many cards they hold that others do not see."""
    acts: bool = False
    next: bool = False
    deals: bool = False


def narrow_head(context: Context[V, A, E], plate: Plate, x: float, y: float, room: float) -> Scene:
    """The same in two lines: who it is above, what they have below."""
    who = replace(plate, score="", gain="", hidden=None, deals=False)
    middle = y + HEAD * 1.4
    drawn, right = _amounts(plate, x + room, middle, 13)
    if plate.deals:
        drawn.append(_dealer(right - 18, middle))
    return g(head(context, who, x, y, room), *drawn)


def amounts(plate: Plate, right: float, y: float, size: float) -> Scene:
    """Score and cards alone, up to a point on the right, for a line of a table's own."""
    return g(*_amounts(plate, right, y, size)[0], class_="through plate-line")


def holds_name(context: Context[V, A, E], plate: Plate, room: float, size: float = 14) -> bool:
    """Whether a line of so much room has the whole name beside all else."""
    right = _amounts(plate, room, 0, size)[1] - (18 if plate.deals else 0)
    left = size + 5 + (_ARROW if plate.acts or plate.next else 0)
    return width_of(context.names[plate.seat], _SMALLEST) <= right - left - 4


def head(
    context: Context[V, A, E], plate: Plate, x: float, y: float, room: float, size: float = 14
) -> Scene:
    """Sign, who acts (a filled arrow) or is next (an open one), name, who deals, cards, score.

    A name that is a little too long is written a little smaller.
    """
    middle = y + HEAD / 2
    drawn = [_sign(context, plate.seat, x, middle, size)]
    left, right = x + size + 5, x + room
    amounts, right = _amounts(plate, right, middle, size)
    drawn += amounts
    if plate.deals:
        right -= 18
        drawn.append(_dealer(right, middle))
    if plate.acts or plate.next:
        kind = "to-act" if plate.acts else "to-act next"
        drawn.append(path(f"M{left:.1f} {middle - 5:.1f}l7 5l-7 5Z", class_=kind))
        left += _ARROW
    name, free = context.names[plate.seat], right - left - 4
    written = max(min(_SMALLEST, size), min(size, 0.999 * free / max(1.0, width_of(name, 1))))
    name = shortened(name, free, written)
    style = f"font-size:{written:.1f}px" if written < size else None
    drawn.append(_word(left, middle, name, written, "who", translate="no", style=style))
    thing = f"plate:{plate.seat}"
    return g(*drawn, class_="through plate-line", data_thing=thing, aria_hidden="true")


def _sign(context: Context[V, A, E], seat: int, x: float, middle: float, size: float) -> Scene:
    return mark(context.colours[seat], x, middle - size / 2, size, context.form(seat))


def _amounts(plate: Plate, right: float, y: float, size: float) -> tuple[list[Scene], float]:
    """Score and cards held, from the right; and where they begin."""
    drawn: list[Scene] = []
    if plate.score:
        wide = len(plate.score) * size * 0.62 + 12
        right -= wide
        drawn.append(_score(right, y, wide, plate.score, size))
        right -= 6
        right = _named(drawn, plate.score_name, right, y, size)
    if plate.gain:
        right -= len(plate.gain) * size * 0.6 + 8
        drawn.append(_gain(right, y, plate.gain, size))
        right -= 5
        right = _named(drawn, plate.gain_name, right, y, size)
    if plate.hidden is not None:
        right -= len(str(plate.hidden)) * size * 0.6
        drawn.append(_word(right, y, str(plate.hidden), size, "who soft"))
        right -= 15
        drawn.append(rect(right + 2, y - 7, 10, 14, 2, class_="held"))
    return drawn, right


def _named(drawn: list[Scene], words: str, right: float, y: float, size: float) -> float:
    """A word that ends there, if any; and where it begins."""
    if not words:
        return right
    small = size * 0.86
    drawn.append(label(right, y + small * 0.36, words, text_anchor="end", class_="named"))
    return right - width_of(words, small) - 4


def _word(x: float, y: float, words: str, size: float, kind: str, **more: str | None) -> Scene:
    return label(
        x, y + size * 0.36, words, text_anchor="start", class_=kind, font_size=size, **more
    )


def _score(x: float, y: float, wide: float, words: str, size: float) -> Scene:
    return g(
        rect(x, y - size * 0.65, wide, size * 1.3, size * 0.65, class_="score-ground"),
        label(x + wide / 2, y + size * 0.36, words, class_="score-text", font_size=size),
    )


def _gain(x: float, y: float, words: str, size: float) -> Scene:
    wide = len(words) * size * 0.6 + 8
    return g(
        rect(x, y - size * 0.65, wide, size * 1.3, size * 0.65, class_="gain-ground"),
        label(x + wide / 2, y + size * 0.34, words, class_="gain-text", font_size=size * 0.92),
    )


def _dealer(x: float, y: float) -> Scene:
    """Two cards, one over the other."""
    return g(
        rect(x, y - 6, 8, 11, 1.5, class_="held", transform=f"rotate(-14 {x + 4:.1f} {y:.1f})"),
        rect(x + 5, y - 6, 8, 11, 1.5, class_="held", transform=f"rotate(12 {x + 9:.1f} {y:.1f})"),
    )
