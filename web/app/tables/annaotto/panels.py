"""What opens over the table: the card just drawn, a hand."""

from dataclasses import dataclass

from app.tables.annaotto.art.cards import RATIO, face
from app.tables.annaotto.causes import cause
from app.tables.annaotto.context import Context
from app.tables.annaotto.layout import (
    ASIDE,
    BESIDE,
    FINGER,
    GAP,
    ROOM,
    Layout,
    drawn_card,
    drawn_sheet,
)
from app.tables.annaotto.pending import named_colour
from app.tables.kit.box import Box
from app.tables.kit.pieces import tick
from app.tables.kit.scene import Child, Scene, circle, g, label, rect, use
from app.tables.kit.shapes import Point
from engine.annaotto.names import side_name
from engine.language import tr, tr_n


def _choice(box: Box, token: str, words: str, name: str, context: Context) -> Scene:
    """A button inside a drawing; its name says which side it is about."""
    x, y = box.middle
    size = min(15.0, (box.width - 12) / len(words) * 1.68)
    return g(
        rect(box.x, box.y, box.width, box.height, 12, class_="choice-ground"),
        label(x, y + 5, words, class_="choice-word", style=f"font-size:{size:.1f}px"),
        rect(box.x, box.y, box.width, box.height, 12, class_="ring"),
        corner_tick(box) if token in context.chosen else None,
        class_=context.classes(token, "choice" if token in context.tappable else "choice not"),
        **context.touch(token, name),
    )


def corner_tick(box: Box) -> Scene:
    return tick(box.right - 8, box.y + 8, 9)


def sheet(box: Box, *inside: Child) -> Scene:
    ground = rect(box.x, box.y, box.width, box.height, 16, class_="opened")
    return g(ground, *inside, data_may_cover="it asks something or was opened, and goes again")


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
    beside = above.height < BESIDE
    if beside:
        width = drawn_card(above.height)
        room, high, wide = width + ROOM + ASIDE, width * RATIO, drawn_sheet(width)
    else:
        room = min(150.0, (above.width - 6 * ROOM) / 2.7)
        width = min(room, (above.height - 4 * ROOM - FINGER) / RATIO)
        high, wide = width * RATIO + ROOM + FINGER, width * 0.7 + 2 * room + 5 * ROOM
    first = width * 0.7
    box = parts.over(wide, high + 2 * ROOM)
    x, y = box.x, box.y
    lefts = [x + 3 * ROOM + first + n * (room + ROOM) for n in range(2)]
    if beside:
        sides = [(left, y + ROOM) for left in lefts]
        lines = [Box(left + width + 6, y + ROOM, ASIDE, high) for left in lefts]
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
        g(
            label(x + width / 2, y - 5, tr("On top"), class_="soft", font_size=13),
            g(
                face(view["top"], width=width),
                transform=f"translate({x:.1f} {y:.1f}) scale({width / 100:.3f})",
            ),
            role="img",
            aria_label=tr("On top: {side}", side=side_name(view["top"])),
        ),
    ]
    if view["colour"]:
        below = Box(x, y + width * RATIO + 4, width, 24)
        shown.append(named_colour(below, view["colour"]))
    if view["phase"] == "keep":
        shown.append(_price(Box(x, spots.box.bottom - ROOM - 34, width, 34), context))
    for which, (code, line) in enumerate(zip(view["drawn"] or (), spots.lines, strict=False)):
        side = side_name(code) if code else ""
        if view["phase"] == "keep":
            name = tr("{side} faces me", side=side)
            shown.append(_choice(line, f"keep:{which}", tr("Faces me"), name, context))
            continue
        wide = line.width > line.height
        lay, keep = line.columns(2, GAP) if wide else line.rows(1, 1, gap=GAP)
        lays, keeps = tr("Lay {side}", side=side), tr("Keep, {side} facing me", side=side)
        shown.append(_choice(lay, f"lay:{which}", tr("Lay"), lays, context))
        shown.append(_choice(keep, f"keep:{which}", tr("Keep"), keeps, context))
    return sheet(spots.box, *shown)


def _price(box: Box, context: Context) -> Scene:
    """What the penalty is for, and how many of its cards are left."""
    why, left = cause(context), context.view["owed"][0][1]
    words = tr("× {count}", count=left)
    return g(
        rect(box.x, box.y, box.width, box.height, 17, class_="badge"),
        use(f"ao-sign-{why.sign}", box.x + 4, box.y + 3, 28, 28) if why else None,
        label(box.x + box.width / 2 + 14, box.y + 23, words, class_="who", font_size=16),
        role="img",
        aria_label=tr_n("{count} card left to place", "{count} cards left to place", left),
    )


def opened(box: Box, head: list[Scene], cards: list[Scene], name: str) -> Scene:
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
        aria_label=tr("Close {name}’s hand", name=name),
    )
    return sheet(box, *head, cross, g(*cards))
