"""Where the board, the players' plates and the own tray lie, for any room."""

from dataclasses import dataclass
from math import ceil

from app.tables.kit.box import GAP, Box

TOUCH = 44
GRAB = 22.5
"""How far from the middle of something small a finger still means it: a little over half."""


@dataclass(frozen=True, slots=True)
class Layout:
    x: float
    """The middle of the board."""
    y: float
    radius: float
    plates: list[Box]
    """One for each of the others, in the order of play."""
    tray: Box
    chip: float
    """The size of a piece in the tray."""
    chips: float
    """Where the tray's pieces begin."""
    rows: int
    """In how many rows the tray shows its pieces."""
    deeds: Box
    """Where the tray offers what a chosen I can do with a coin."""
    frame: Box
    """Where the board is seen when it is enlarged: nothing else lies there."""
    ahead: Box
    """Where one sets how far ahead the drift is shown."""

    @property
    def has_words(self) -> bool:
        """Whether words beside the slider, or without it there, have room in the line of deeds."""
        apart = self.ahead.bottom <= self.deeds.y
        return apart or self.deeds.width - self.ahead.width >= WORDS


HEAD = 34
"""The tray's first line: whose it is and what the repository holds."""
POINTS = 14
"""Below a piece in the tray: its points."""


SLIDER = 44
WORDS = 160
AHEAD = 150
"""How wide the slider for the drift is within the tray."""


NARROW, LEAST = 112, 42
"""A plate beside the board, where little height is left: how wide, and how high at the least."""


def layout(width: int, height: int, others: int) -> Layout:
    return (_wide if width > height * 1.15 else _high)(width, height, others)


def _wide(width: int, height: int, others: int) -> Layout:
    """The board in the middle, the others on its left, the own tray on its right."""
    radius = min(height / 2 - 3, (width - 2 * 176) / 2)
    side = width / 2 - radius - 2 * GAP
    chip = min(64.0, (side - 4 * GAP) / 3, (height - HEAD - 2 * POINTS - 84) / 2)
    chip = max(chip, TOUCH)
    high = HEAD + 2 * (chip + POINTS + GAP) + TOUCH + GAP
    tray = Box(width - side - GAP, height - high - GAP, side, high)
    deeds = Box(tray.x + GAP, tray.y + high - TOUCH - GAP, side - 2 * GAP, TOUCH)
    plate = min(84.0, (height - GAP) / max(others, 1) - GAP)
    plates = [Box(GAP, GAP + n * (plate + GAP), side, plate) for n in range(others)]
    chips = tray.x + (side - 3 * chip - 2 * GAP) / 2
    frame = Box(side + 1.5 * GAP, 0, width - 2 * (side + 1.5 * GAP), height)
    above = Box(tray.x, tray.y - SLIDER - GAP, side, SLIDER)
    ahead = above if above.y >= 0 else _beside(deeds)
    return Layout(width / 2, height / 2, radius, plates, tray, chip, chips, 2, deeds, frame, ahead)


def _high(width: int, height: int, others: int) -> Layout:
    """The others above the board, the own tray below it."""
    chip = max(TOUCH, min(64.0, (width - 9 * GAP) / 6))
    chips = 6 * (chip + GAP) + GAP
    beside = width - 2 * GAP - chips >= 280
    high = HEAD + chip + POINTS + GAP + (0 if beside else TOUCH + GAP)
    tray = Box(GAP, height - high - GAP, width - 2 * GAP, high)
    plates, room = _above(width, tray.y, others)
    radius = _radius(room)
    aside, beside_them = _aside(width, tray.y, others)
    if aside and _radius(beside_them) > 1.15 * radius:
        plates, room, radius = aside, beside_them, _radius(beside_them)
    if beside:
        deeds = Box(tray.x + chips, tray.y + HEAD, tray.width - chips - GAP, TOUCH)
    else:
        deeds = Box(tray.x + GAP, tray.y + high - TOUCH - GAP, tray.width - 2 * GAP, TOUCH)
    start = tray.x + (GAP if beside else (tray.width - chips) / 2 + GAP)
    frame = Box(room.x, room.y + GAP / 2, room.width, room.height - GAP)
    ahead = _beside(deeds)
    return Layout(*room.middle, radius, plates, tray, chip, start, 1, deeds, frame, ahead)


def _radius(room: Box) -> float:
    """The board's, where it has this room."""
    return min(room.width / 2 - 2, room.height / 2 - GAP)


def _above(width: int, height: float, others: int) -> tuple[list[Box], Box]:
    """Plates in rows, and what they leave below them."""
    abreast = min(others, 3 if width < 600 else 5)
    rows = ceil(others / max(abreast, 1))
    plate = 46.0 if width < 600 else 62.0
    wide = (width - GAP) / max(abreast, 1) - GAP
    plates = [
        Box(GAP + n % abreast * (wide + GAP), GAP + n // abreast * (plate + GAP), wide, plate)
        for n in range(others)
    ]
    top = rows * (plate + GAP)
    return plates, Box(0, top, width, height - top)


def _aside(width: int, height: float, others: int) -> tuple[list[Box], Box]:
    """Plates one below the other, and what they leave beside them; none, where they are too low."""
    plate = min(46.0, height / max(others, 1) - GAP)
    if plate < LEAST:
        return [], Box(0, 0, width, height)
    plates = [Box(GAP, GAP + n * (plate + GAP), NARROW, plate) for n in range(others)]
    left = NARROW + 2 * GAP
    return plates, Box(left, 0, width - left, height)


def _beside(deeds: Box) -> Box:
    """The right end of the line where the tray offers deeds."""
    wide = min(AHEAD, deeds.width)
    return Box(deeds.right - wide, deeds.y, wide, deeds.height)
