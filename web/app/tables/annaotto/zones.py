"""The slap on the shared screen: a zone with a hand at everybody's edge, turned to them."""

from app.tables.base import Frame
from app.tables.kit.box import Box
from app.tables.kit.colours import colour_of, mark
from app.tables.kit.scene import Child, Scene, circle, g, label, rect, svg
from engine.game import Data

from . import signs
from .cards import face
from .slapping import KEYS, Slap

GAP = 8


def draw(view: Data, frame: Frame, slap: Slap, now: float) -> Scene:
    seats = len(view["hands"])
    layer = view["layer"]
    around = [seat for n in range(seats) if (seat := (layer + n) % seats) not in view["out"]]
    people = [seat for seat in around if seat in slap.people]
    here = people[0] if people else layer
    at_bottom = layer if layer in people else here
    order = [seat for n in range(seats) if (seat := (at_bottom + n) % seats) in people]
    places = edges(frame.width, frame.height, len(order))[: len(order)]
    result = slap.result(now)
    down = list(result) if result else slap.order(now)
    zones = [
        _zone(frame, slap, seat, box, turn, down, result is not None, slap.is_open(now))
        for seat, (box, turn) in zip(order, places, strict=True)
    ]
    classes = "annaotto drawing slap"
    middle = _middle(view, frame, slap, down, result is not None, now)
    return svg(frame.width, frame.height, *zones, middle, class_=classes)


def edges(width: float, height: float, count: int) -> list[tuple[Box, int]]:
    """A zone and its turn for each of so many people, clockwise from below."""
    deep = min(150.0, height * 0.26, width * 0.26)
    wide = min(340.0, width * 0.6)
    below = (Box((width - wide) / 2, height - deep - GAP, wide, deep), 0)
    sides = {1: "T", 2: "LR", 3: "LTR", 4: "LTTR", 5: "LLTRR"}.get(count - 1, "")
    top = deep + GAP if "T" in sides else 0.0
    area = Box(0, top if width < height else 0, width, height - deep - 2 * GAP)
    placed = [below, *_up(area, sides.count("L"), deep)]
    placed += _across(width, sides.count("T"), deep, width - 2 * (deep + GAP) * ("L" in sides))
    return placed + _downwards(area, sides.count("R"), deep)


def _across(width: float, count: int, deep: float, room: float) -> list[tuple[Box, int]]:
    """Zones along the upper edge, from left to right, turned round."""
    if not count:
        return []
    wide = (room - (count + 1) * GAP) / count
    if wide < 2 * deep:
        room, wide = width, (width - (count + 1) * GAP) / count
    full = min(wide, 340.0)
    left = (width - room) / 2 + GAP + (wide - full) / 2
    return [(Box(left + n * (wide + GAP), GAP, full, deep), 180) for n in range(count)]


def _up(area: Box, count: int, deep: float) -> list[tuple[Box, int]]:
    """Zones along the left edge, clockwise: from below upwards."""
    boxes = [Box(GAP, box.y, box.width, box.height) for box in _stacked(area, count, deep)]
    return [(box, 90) for box in reversed(boxes)]


def _downwards(area: Box, count: int, deep: float) -> list[tuple[Box, int]]:
    """Zones along the right edge, from above downwards."""
    x = area.width - deep - GAP
    return [(Box(x, box.y, deep, box.height), -90) for box in _stacked(area, count, deep)]


def _stacked(area: Box, count: int, deep: float) -> list[Box]:
    room = (area.height - area.y - GAP) / max(1, count)
    long = min(room - GAP, 340.0)
    return [
        Box(0, area.y + GAP + n * room + (room - GAP - long) / 2, deep, long) for n in range(count)
    ]


def _zone(
    frame: Frame,
    slap: Slap,
    seat: int,
    box: Box,
    turn: int,
    down: list[int],
    ended: bool,
    is_open: bool,
) -> Scene:
    x, y = box.middle
    wide, deep = (box.height, box.width) if turn in (90, -90) else (box.width, box.height)
    state = "down" if seat in down else "awake" if is_open else "asleep"
    words = _words(slap, seat, down, ended)
    size = min(22.0, deep * 0.2)
    hand = deep * 0.011
    name = frame.names[seat]
    name = name if len(name) < wide / size / 0.62 else name[: int(wide / size / 0.62) - 1] + "…"
    inside: list[Child] = [
        rect(-wide / 2, -deep / 2, wide, deep, 20, class_="zone-ground"),
        g(
            *signs.hand("currentColor"),
            transform=f"translate(0 {-deep * 0.14:.1f}) scale({hand:.2f})",
            class_="zone-hand",
        ),
        label(0, deep * 0.36, f"{name} {words}".strip(), font_size=size, class_="zone-name"),
        _key(slap, seat, wide, deep),
    ]
    return g(
        *inside,
        transform=f"translate({x:.1f} {y:.1f}) rotate({turn})",
        class_=f"zone {state}",
        style=f"--who:{colour_of(frame.colours[seat])}",
        data_press="slap" if frame.live else None,
        data_seat=str(seat),
        role="button",
        tabindex="0",
        aria_label=f"{frame.names[seat]}: hand down",
    )


def _key(slap: Slap, seat: int, wide: float, deep: float) -> Scene:
    """The key that does the same."""
    x, y = wide / 2 - 19, -deep / 2 + 19
    letter = KEYS[slap.people.index(seat)].upper()
    return g(
        rect(x - 12, y - 12, 24, 24, 5, class_="keycap"),
        label(x, y + 5, letter, font_size=14),
    )


def _words(slap: Slap, seat: int, down: list[int], ended: bool) -> str:
    if ended and seat == down[-1]:
        return "· last!"
    if seat in down:
        return f"· {down.index(seat) + 1}"
    return "· too early!" if seat in slap.early else ""


def _middle(
    view: Data, frame: Frame, slap: Slap, down: list[int], ended: bool, now: float
) -> Scene:
    """The card, what to do, and the hands that are down."""
    x, y = frame.width / 2, frame.height / 2
    flat = frame.height < 420
    width = min(110.0, min(frame.width, frame.height) * 0.22)
    left = x - (190 if flat else width / 2)
    high = y - width * (0.7 if flat else 1.5)
    card = g(
        face(view["top"]),
        transform=f"translate({left:.1f} {high:.1f}) scale({width / 100:.3f})",
    )
    shown: list[Child] = [card]
    low = y - 26 if flat else y + width * 0.1
    if slap.opens is None:
        shown.append(_start(x, low, 220 if frame.width > 600 else 150, frame.live))
    else:
        words = "ALL!" if slap.is_open(now) else "Wait for it …"
        size = 30 if frame.width > 600 else 22
        shown.append(label(x, low + 26, words, font_size=size, class_="serif shout"))
        shown += _arrived(x, low + 44, down, frame)
    return g(*shown)


def _start(x: float, y: float, wide: float, live: bool) -> Scene:
    words = "Everybody is ready" if wide > 200 else "All are ready"
    return g(
        rect(x - wide / 2, y, wide, 52, 26, class_="start-ground"),
        label(x, y + 32, words, font_size=17, class_="start-word"),
        rect(x - wide / 2, y, wide, 52, 26, class_="ring"),
        data_do="slap-start" if live else None,
        role="button",
        tabindex="0",
        aria_label="Everybody is ready: start",
        class_="can",
    )


def _arrived(x: float, y: float, down: list[int], frame: Frame) -> list[Scene]:
    """The order of arrival, as the players' signs."""
    step = 34.0
    left = x - (len(down) - 1) * step / 2
    shown = []
    for n, seat in enumerate(down):
        at = left + n * step
        shown.append(circle(at, y + 14, 15, class_="badge"))
        shown.append(mark(frame.colours[seat], at - 8, y + 6, 16))
    return shown
