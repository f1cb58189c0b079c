"""The ring of ships, the harbour with its row of cards, and the pirates, as one drawing."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from app.tables.base import Frame, piece
from app.tables.kit.box import Box
from app.tables.kit.colours import colour_of, mark
from app.tables.kit.scene import (
    Child,
    Scene,
    circle,
    g,
    h,
    label,
    num,
    path,
    points,
    rect,
    svg,
    use,
)
from engine.game import Data
from engine.santyanno.fleet import FLEET, PIRATES
from engine.santyanno.moves import AFTER_EVENT
from engine.santyanno.words import EVENT_NAMES, card_name

from .cards import face
from .layout import Ring, ring
from .ships import PIRATE_AT, WIDTH

BACK = "back"
Trail = tuple[int, int, int]
"""A seat, the ship it comes from, the ship it goes to."""


@dataclass(slots=True, kw_only=True)
class Sight:
    """What of a position is to be seen, and how."""

    view: Data
    frame: Frame
    room: Box
    pirates: Sequence[int]
    """The ship of each seat's pirate."""
    row: list[str] = field(default_factory=list)
    """Codes in reading order, the event among them; `BACK` for what is not turned up."""
    now: int = -1
    """The place in the row of the card that is being applied."""
    aboard: Collection[int] = ()
    """The seats that have committed."""
    clock: str = ""
    count: int | None = None
    """The countdown's number."""
    trails: list[Trail] = field(default_factory=list)
    tokens: Mapping[int, str] = field(default_factory=dict)
    """Ships that can be tapped in the ring itself, and by which token."""
    marks: Mapping[int, str] = field(default_factory=dict)
    """Ships that are marked `right` or `wrong`."""


def with_event(cards: Sequence[str], event: str | None) -> list[str]:
    """S11: the event lies between the 3rd and the 4th card."""
    row = list(cards)
    if event is not None:
        row.insert(AFTER_EVENT, event)
    return row


def draw(sight: Sight, kind: str = "ring-view") -> Scene:
    frame = sight.frame
    laid = ring(sight.room, len(sight.row))
    places = {ship: laid.ships[n] for n, ship in enumerate(sight.view["table"])}
    return svg(
        frame.width,
        frame.height,
        _harbour(laid, sight),
        g(*(_ship(sight, ship, box) for ship, box in places.items())),
        g(*(_trail(sight, laid, places, trail) for trail in sight.trails), class_="through"),
        g(*_row(sight, laid)),
        g(
            *(
                _pirate(sight, laid, seat, places[ship])
                for seat, ship in enumerate(sight.pirates)
                if ship in places
            ),
            class_="through",
        ),
        class_=kind,
    )


def _harbour(laid: Ring, sight: Sight) -> Scene:
    box = laid.harbour
    x, y, wide, high = box.x + 2, box.y + 2, box.width - 4, box.height - 4
    return g(
        rect(x, y, wide, high, 18, class_="harbour"),
        rect(x + 4, y + 4, wide - 8, high - 8, 14, class_="rope"),
        *_clock(sight, box),
        class_="through",
    )


def _clock(sight: Sight, box: Box) -> list[Child]:
    """Above the row: the countdown must not hide a card from the last one who searches."""
    if not sight.clock:
        return []
    x, _ = box.middle
    if sight.count is None:
        return [label(x, box.y + 23, sight.clock, class_="clock")]
    return [
        label(x - 34, box.y + 23, sight.clock, class_="clock"),
        circle(x + 16, box.y + 17, 15, class_="count-disc"),
        label(x + 16, box.y + 26, str(sight.count), class_="countdown serif"),
    ]


def _ship(sight: Sight, number: int, box: Box) -> Scene:
    frame, ship = sight.frame, FLEET[number]
    name = f"{ship.name}, number {number}"
    token = sight.tokens.get(number)
    info = f"ship:{number}"
    touch = (
        frame.touch(token, name, info)
        if token
        else {"aria_label": name, "data_info": info, "role": "img"}
    )
    marked = sight.marks.get(number, "")
    return g(
        use(f"santy-ship-{number}", box.x, box.y, box.width, box.height),
        rect(box.x, box.y, box.width, box.height, box.height * 0.1, class_="ring"),
        _verdict(box, marked) if marked else None,
        class_=frame.classes(token or "", "ship", marked),
        **touch,
    )


def _verdict(box: Box, marked: str) -> Scene:
    right = marked == "right"
    x, y = box.x + box.width - 12, box.y + 12
    return g(
        circle(x, y, 13, class_="verdict"),
        path(f"M{x - 6} {y}l4 5l8 -10" if right else f"M{x - 5} {y - 5}l10 10m0 -10l-10 10"),
        class_=f"through {marked}",
    )


def _row(sight: Sight, laid: Ring) -> list[Child]:
    scenes: list[Child] = []
    nth = 0
    for place, (code, box) in enumerate(zip(sight.row, laid.cards, strict=False)):
        is_event = code in EVENT_NAMES
        nth += not is_event
        if place:
            scenes.append(_chevron(laid.cards[place - 1], box))
        scenes.append(_card(sight, place, code, box, 0 if is_event else nth))
    return scenes


def _card(sight: Sight, place: int, code: str, box: Box, nth: int) -> Scene:
    scale = box.height / 100
    down = code == BACK
    name = "A card, face down" if down else EVENT_NAMES.get(code) or card_name(code)
    now = place == sight.now
    key = f"card-{sight.view['round']}-{place}"
    badge = [
        circle(9, 9, 9, class_="badge"),
        label(9, 14, str(nth), class_="badge-text", font_size="14"),
    ]
    return piece(
        key,
        box.x,
        box.y - (4 if now else 0),
        g(
            use("santy-back" if down else face(code), 0, 0, 70, 100),
            key=f"{key}-{code}",
            class_="face" if down else "face up",
        ),
        rect(0, 0, 70, 100, 8, class_="ring"),
        g(*badge) if nth and not down else None,
        scale=scale,
        class_="boarding now" if now else "boarding",
        role="img",
        aria_label=name,
        data_info=None if down else f"card:{code}",
        data_card=None if down else code,
    )


def _chevron(one: Box, two: Box) -> Scene | None:
    """The reading arrow, between two cards of a row."""
    if two.y > one.y + 1:
        return None
    x, y = one.x + one.width + 1, one.y + one.height / 2
    return path(f"M{num(x)} {num(y - 6)}l6 6l-6 6", class_="reading")


def _trail(sight: Sight, laid: Ring, places: Mapping[int, Box], trail: Trail) -> Scene | None:
    seat, here, there = trail
    if here == there:
        return None
    (x1, y1), (x2, y2) = _standing(laid, places[here]), _standing(laid, places[there])
    bend = 0.12
    mx, my = (x1 + x2) / 2 + (y2 - y1) * bend, (y1 + y2) / 2 - (x2 - x1) * bend
    style = f"--who:{colour_of(sight.frame.colours[seat])}"
    d = f"M{num(x1)} {num(y1)}Q{num(mx)} {num(my)} {num(x2)} {num(y2)}"
    return g(path(d, class_="trail"), circle(x2, y2, 5, class_="trail-end"), style=style)


def token(seat: int, colour: str, size: float, aboard: bool = False) -> list[Child]:
    """A pirate on a disc with the player's colour and sign, drawn around (0, 0)."""
    r = size / 2
    return [
        circle(0, 0, r, class_="disc", style=f"stroke:{colour_of(colour)}"),
        use(f"santy-pirate-{seat}", -r + 1.5, -r + 1.5, size - 3, size - 3),
        circle(r * 0.72, r * 0.72, r * 0.42, class_="badge"),
        mark(colour, r * 0.45, r * 0.45, r * 0.54),
        _aboard(r) if aboard else None,
    ]


def _aboard(r: float) -> Scene:
    x, y, s = -r * 0.7, -r * 0.7, r * 0.5
    tick = [(x - s * 0.5, y), (x - s * 0.1, y + s * 0.4), (x + s * 0.55, y - s * 0.4)]
    return g(
        circle(x, y, s, class_="tick-disc"),
        h("polyline", points=points(tick), class_="tick-mark small"),
    )


def _standing(laid: Ring, box: Box) -> tuple[float, float]:
    """Where a pirate stands on a ship: at the side that looks to the middle."""
    left = box.middle[0] > laid.harbour.middle[0] + 1
    x, y = PIRATE_AT["left" if left else "right"]
    scale = box.width / WIDTH
    return box.x + x * scale, box.y + y * scale


def _pirate(sight: Sight, laid: Ring, seat: int, box: Box) -> Scene:
    frame = sight.frame
    x, y = _standing(laid, box)
    size = max(30 * box.width / WIDTH, 24)
    name = f"{PIRATES[seat]}, {frame.names[seat]}" if seat < len(frame.names) else PIRATES[seat]
    return piece(
        f"pirate{seat}",
        x,
        y,
        *token(seat, frame.colours[seat], size, seat in sight.aboard),
        class_="pirate",
        role="img",
        aria_label=name,
    )
