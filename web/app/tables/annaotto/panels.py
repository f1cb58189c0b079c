"""What opens over the table: the card just drawn, an ANNAOTTO's choice, a hand; and catching."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.tables.annaotto.art.cards import RATIO, face
from app.tables.annaotto.art.palette import GROUND, PAPER, on_ground
from app.tables.annaotto.context import Context
from app.tables.annaotto.layout import FINGER, GAP, Layout
from app.tables.annaotto.pending import named_colour
from app.tables.kit.box import Box
from app.tables.kit.colours import mark
from app.tables.kit.pieces import shortened, tick
from app.tables.kit.scene import Child, Scene, circle, g, label, rect
from app.tables.kit.shapes import Point
from engine.annaotto.cards import COLOURS
from engine.annaotto.names import colour_name
from engine.language import tr, tr_p

ROOM = 10


def _choice(box: Box, token: str, words: str, context: Context) -> Scene:
    """A button inside a drawing."""
    x, y = box.middle
    return g(
        rect(box.x, box.y, box.width, box.height, 12, class_="choice-ground"),
        label(x, y + 5, words, class_="choice-word"),
        rect(box.x, box.y, box.width, box.height, 12, class_="ring"),
        _corner_tick(box) if token in context.chosen else None,
        class_=context.classes(token, "choice" if token in context.tappable else "choice not"),
        **context.touch(token, words),
    )


def _corner_tick(box: Box) -> Scene:
    return tick(box.right - 8, box.y + 8, 9)


def _sheet(box: Box, *inside: Child) -> Scene:
    return g(rect(box.x, box.y, box.width, box.height, 16, class_="opened"), *inside)


@dataclass(frozen=True, slots=True)
class DrawnSpots:
    """A drawn card's two sides beside what lies on top, with the buttons of each side."""

    box: Box
    width: float
    top: Point
    sides: list[Point]
    lines: list[Box]
    """The buttons' room, below a side or beside it."""


def drawn_spots(parts: Layout) -> DrawnSpots:
    """Buttons go below the sides, or beside them where there is little height."""
    above = parts.above
    if above.height < 240:
        width = min((above.height - 3 * ROOM) / RATIO, 120.0)
        room, high = width + ROOM + 76, width * RATIO
    else:
        room = min(150.0, (above.width - 6 * ROOM) / 2.7)
        width = min(room, (above.height - 4 * ROOM - FINGER) / RATIO)
        high = width * RATIO + ROOM + FINGER
    first = width * 0.7
    wide, tall = first + 2 * room + 5 * ROOM, high + 2 * ROOM
    box = parts.over(wide, tall)
    x, y = box.x, box.y
    lefts = [x + 3 * ROOM + first + n * (room + ROOM) for n in range(2)]
    if above.height < 240:
        sides = [(left, y + ROOM) for left in lefts]
        lines = [Box(left + width + 6, y + ROOM, 76, high) for left in lefts]
    else:
        sides = [(left + (room - width) / 2, y + ROOM) for left in lefts]
        lines = [Box(left, y + ROOM + width * RATIO + ROOM, room, FINGER) for left in lefts]
    return DrawnSpots(box, width, (x + ROOM, y + ROOM + 18), sides, lines)


def drawn(spots: DrawnSpots, context: Context) -> Scene:
    """The sheet below the two sides: lay one of them, or keep one facing oneself."""
    view = context.view
    x, y = spots.top
    width = spots.width * 0.7
    shown: list[Child] = [
        label(x + width / 2, y - 5, tr("On top"), class_="soft", font_size=13),
        g(face(view["top"]), transform=f"translate({x:.1f} {y:.1f}) scale({width / 100:.3f})"),
    ]
    if view["colour"]:
        below = Box(x, y + width * RATIO + 4, width, 24)
        shown.append(named_colour(below, view["colour"]))
    for which, line in enumerate(spots.lines):
        if view["phase"] == "keep":
            shown.append(_choice(line, f"keep:{which}", tr("Faces me"), context))
            continue
        wide = line.width > line.height
        lay, keep = line.columns(2, GAP) if wide else line.rows(1, 1, gap=GAP)
        shown.append(_choice(lay, f"lay:{which}", tr("Lay"), context))
        shown.append(_choice(keep, f"keep:{which}", tr("Keep"), context))
    return _sheet(spots.box, *shown)


def annaotto(parts: Layout, context: Context) -> Scene:
    """Whose cards turn, and the colour to be laid next (O17)."""
    above = parts.above
    columns = 8 if above.height < 230 else 4
    size = 50.0 if columns == 8 else min(84.0, (above.height - 150) / 2, (above.width - 70) / 4)
    tall = max(FINGER + 2, size * 0.8)
    lines = 8 // columns
    wide = columns * size + (columns + 1) * ROOM
    high = lines * (tall + ROOM) + FINGER + 2 * ROOM
    box = parts.over(wide, high)
    shown: list[Child] = []
    for n, colour in enumerate(COLOURS):
        x = box.x + ROOM + (n % columns) * (size + ROOM)
        y = box.y + ROOM + (n // columns) * (tall + ROOM)
        shown.append(_swatch(Box(x, y, size, tall), colour, context))
    line = Box(box.x + ROOM, box.y + high - ROOM - FINGER, wide - 2 * ROOM, FINGER)
    own, other = line.columns(2, GAP)
    shown.append(_choice(own, "own", tr("My cards"), context))
    next_seat = context.view["next"]
    if next_seat is not None:
        name = shortened(context.names[next_seat], other.width - 30, 15)
        shown.append(
            _choice(other, "next", tr_p("whose cards are turned", "{name}'s", name=name), context)
        )
    return _sheet(box, *shown)


def _swatch(box: Box, colour: str, context: Context) -> Scene:
    token = f"colour:{colour}"
    x, y = box.middle
    words = colour_name(colour)
    roomy = box.height > 58
    r = min(15.0, box.height * 0.3)
    top = box.y + r + 7 if roomy else y
    word = label(
        x,
        box.y + box.height - 9,
        words,
        font_size=13,
        class_="named-word",
        style=f"fill:{on_ground(colour)}",
    )
    return g(
        rect(box.x, box.y, box.width, box.height, 12, fill=GROUND[colour]),
        circle(x, top, r, fill=PAPER),
        label(x, top + r * 0.42, colour, font_size=r * 1.2, class_="sign-text", translate="no"),
        word if roomy else None,
        rect(box.x, box.y, box.width, box.height, 12, class_="ring"),
        _corner_tick(box) if token in context.chosen else None,
        class_=context.classes(token, "swatch"),
        **context.touch(token, words),
    )


def opened(box: Box, head: list[Scene], cards: list[Scene]) -> Scene:
    """A hand as large as there is room, and a way back."""
    close = Box(box.x + box.width - FINGER - 4, box.y + 3, FINGER, FINGER)
    x, y = close.middle
    cross = g(
        circle(x, y, 20, class_="badge"),
        label(x, y + 7, "×", font_size=22),
        rect(close.x, close.y, FINGER, FINGER, 22, class_="ring"),
        data_do="look",
        data_seat="",
        role="button",
        tabindex="0",
        aria_label=tr("Close"),
    )
    return _sheet(box, *head, cross, g(*cards))


def catching(box: Box, forgetter: int, people: Sequence[int], context: Context) -> Scene:
    """A button for everybody around the tablet who may catch the forgetful player (O19)."""
    line = Box(box.x, box.y + 4, box.width, FINGER)
    wide = min(190.0, (line.width - 8 * (len(people) - 1)) / len(people))
    left = line.x + (line.width - wide * len(people) - 8 * (len(people) - 1)) / 2
    return g(
        *(
            _catch(Box(left + n * (wide + 8), line.y, wide, FINGER), seat, forgetter, context)
            for n, seat in enumerate(people)
        )
    )


def _catch(place: Box, seat: int, forgetter: int, context: Context) -> Scene:
    name = shortened(context.names[seat], place.width - 96)
    return g(
        rect(place.x, place.y, place.width, FINGER, 22, class_="choice-ground alarm"),
        mark(context.colours[seat], place.x + 12, place.y + 14, 16),
        label(
            place.x + place.width / 2 + 12,
            place.y + 27,
            tr("{name}: got you!", name=name),
            font_size=15,
        ),
        rect(place.x, place.y, place.width, FINGER, 22, class_="ring"),
        data_do="catch",
        data_seat=str(seat),
        role="button",
        tabindex="0",
        aria_label=tr(
            "{name} catches {forgetter}",
            name=context.names[seat],
            forgetter=context.names[forgetter],
        ),
        class_="can",
    )
