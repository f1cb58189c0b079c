"""What opens over the table: the card just drawn, an ANNAOTTO's choice, a hand, catching."""

from dataclasses import dataclass

from app.tables.base import Frame
from app.tables.kit.box import Box
from app.tables.kit.colours import mark
from app.tables.kit.scene import Child, Scene, circle, g, label, rect
from engine.annaotto.cards import COLOURS
from engine.game import Data

from .cards import RATIO, face
from .layout import FINGER, Layout, across, down
from .palette import GROUND, PAPER, on_ground

ROOM = 10


def button(box: Box, token: str, words: str, frame: Frame) -> Scene:
    """A choice inside a drawing."""
    chosen = token in frame.chosen
    usable = token in frame.tappable
    kind = "choice" if usable else "choice not"
    return g(
        rect(box.x, box.y, box.width, box.height, 12, class_="choice-ground"),
        label(*_text_at(box), f"✓ {words}" if chosen else words, class_="choice-word"),
        rect(box.x, box.y, box.width, box.height, 12, class_="ring"),
        class_=frame.classes(token, kind),
        **frame.touch(token, words),
    )


def _text_at(box: Box) -> tuple[float, float]:
    x, y = box.middle
    return x, y + 5


def _sheet(
    box: Box,
    *inside: Child,
) -> Scene:
    return g(rect(box.x, box.y, box.width, box.height, 16, class_="opened"), *inside)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawn card's two sides beside what lies on top, with the buttons of each side."""

    box: Box
    width: float
    top: tuple[float, float]
    sides: list[tuple[float, float]]
    lines: list[Box]
    """The buttons' room, below a side or beside it."""


def drawn_spots(parts: Layout) -> Drawn:
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
    return Drawn(box, width, (x + ROOM, y + ROOM + 18), sides, lines)


def drawn(spots: Drawn, view: Data, frame: Frame) -> list[Scene]:
    """The sheet below the two sides: lay one of them, or keep one facing oneself."""
    x, y = spots.top
    width = spots.width * 0.7
    shown: list[Child] = [
        label(x + width / 2, y - 5, "On top", class_="soft", font_size=13),
        g(face(view["top"]), transform=f"translate({x:.1f} {y:.1f}) scale({width / 100:.3f})"),
    ]
    if view["colour"]:
        below = Box(x, y + width * RATIO + 4, width, 24)
        shown.append(named(below, view["colour"]))
    for which, line in enumerate(spots.lines):
        across_or_down = across if line.width > line.height else down
        if view["phase"] == "keep":
            shown.append(button(line, f"keep:{which}", "Faces me", frame))
            continue
        lay, keep = across_or_down(line, 2)
        shown.append(button(lay, f"lay:{which}", "Lay", frame))
        shown.append(button(keep, f"keep:{which}", "Keep", frame))
    return [_sheet(spots.box, *shown)]


def named(box: Box, colour: str) -> Scene:
    """A named colour: its letter and its name on its ground."""
    high = box.height
    size = min(high * 0.62, (box.width - high) / 4)
    return g(
        rect(box.x, box.y, box.width, high, high / 2, fill=GROUND[colour], class_="named"),
        circle(box.x + high / 2, box.y + high / 2, high * 0.4, fill=PAPER),
        label(
            box.x + high / 2, box.y + high * 0.7, colour, font_size=high * 0.55, class_="sign-text"
        ),
        label(
            box.x + (box.width + high * 0.8) / 2,
            box.y + high / 2 + size * 0.36,
            COLOURS[colour],
            font_size=size,
            class_="named-word",
            style=f"fill:{on_ground(colour)}",
        ),
        role="img",
        aria_label=f"Named colour: {COLOURS[colour]}",
    )


def annaotto(parts: Layout, view: Data, frame: Frame) -> Scene:
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
        shown.append(_swatch(Box(x, y, size, tall), colour, frame))
    line = Box(box.x + ROOM, box.y + high - ROOM - FINGER, wide - 2 * ROOM, FINGER)
    own, other = across(line, 2)
    shown.append(button(own, "own", "My cards", frame))
    shown.append(button(other, "next", f"{_short(frame.names[view['next']], other)}’s", frame))
    return _sheet(box, *shown)


def _short(name: str, box: Box) -> str:
    most = int(box.width / 9) - 3
    return name if len(name) <= most else name[: most - 1] + "…"


def _swatch(box: Box, colour: str, frame: Frame) -> Scene:
    token = f"colour:{colour}"
    x, y = box.middle
    words = COLOURS[colour]
    low = box.height > 58
    r = min(15.0, box.height * 0.3)
    top = box.y + r + 7 if low else y
    return g(
        rect(box.x, box.y, box.width, box.height, 12, fill=GROUND[colour]),
        circle(x, top, r, fill=PAPER),
        label(x, top + r * 0.42, colour, font_size=r * 1.2, class_="sign-text"),
        label(
            x,
            box.y + box.height - 9,
            words,
            font_size=13,
            class_="named-word",
            style=f"fill:{on_ground(colour)}",
        )
        if low
        else None,
        rect(box.x, box.y, box.width, box.height, 12, class_="ring"),
        circle(box.x + box.width - 12, box.y + 12, 9, class_="tick-disc")
        if token in frame.chosen
        else None,
        label(box.x + box.width - 12, box.y + 16, "✓", font_size=12, class_="tick-word")
        if token in frame.chosen
        else None,
        class_=frame.classes(token, "swatch"),
        **frame.touch(token, words),
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
        aria_label="Close",
    )
    return _sheet(box, *head, cross, g(*cards))


def catchers(box: Box, forgetter: int, people: tuple[int, ...], frame: Frame) -> Scene:
    """A button for everybody around the tablet who may catch the forgetful player (O19)."""
    line = Box(box.x, box.y + 4, box.width, FINGER)
    shown = []
    wide = min(190.0, (line.width - 8 * (len(people) - 1)) / len(people))
    left = line.x + (line.width - wide * len(people) - 8 * (len(people) - 1)) / 2
    for n, seat in enumerate(people):
        place = Box(left + n * (wide + 8), line.y, wide, FINGER)
        name = frame.names[seat]
        most = int((wide - 40) / 8) - 7
        words = f"{name if len(name) <= most else name[: max(1, most)] + '…'}: caught!"
        shown.append(
            g(
                rect(place.x, place.y, wide, FINGER, 22, class_="choice-ground alarm"),
                mark(frame.colours[seat], place.x + 12, place.y + 14, 16),
                label(place.x + wide / 2 + 12, place.y + 27, words, font_size=15),
                rect(place.x, place.y, wide, FINGER, 22, class_="ring"),
                data_do="catch",
                data_seat=str(seat),
                role="button",
                tabindex="0",
                aria_label=f"{name} catches {frame.names[forgetter]}",
                class_="can",
            )
        )
    return g(*shown)
