"""The ring of ships, the harbour with its row of cards, and the pirates, as one drawing."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from math import atan2, degrees
from operator import attrgetter
from typing import Any

from app.tables.kit.box import Box
from app.tables.kit.colours import colour_of
from app.tables.kit.layers import Layers
from app.tables.kit.pieces import piece
from app.tables.kit.scene import Child, Scene, circle, g, label, num, path, rect, use
from app.tables.kit.zones import zone
from app.tables.santyanno.art.cards import face
from app.tables.santyanno.art.ships import PIRATE_AT, WIDTH
from app.tables.santyanno.context import Context
from app.tables.santyanno.layout import Ring, ring
from app.tables.santyanno.panels import BACK
from app.tables.santyanno.pirates import pirate
from app.tables.santyanno.show import Trail
from engine.language import listing, tr
from engine.santyanno.cards import EVENTS
from engine.santyanno.fleet import ELEMENTS, FLEET
from engine.santyanno.moves import AFTER_EVENT
from engine.santyanno.rounds import PLACES
from engine.santyanno.words import card_name, element_name, pirate_name, ship_name


@dataclass(slots=True, kw_only=True)
class Sight:
    """What of a position is to be seen, and how."""

    context: Context
    room: Box
    pirates: Sequence[int]
    """The ship of each seat's pirate."""
    row: list[str] = field(default_factory=list)
    """Codes in reading order, the event card among them; `BACK` for what is not turned up."""
    now: int = -1
    """The place in the row of the card that is being applied."""
    aboard: Collection[int] = ()
    """The seats that have committed."""
    clock: str = ""
    count: int | None = None
    """The countdown's number."""
    trails: list[Trail] = field(default_factory=list)
    tappable: Collection[int] = ()
    """Ships that answer a question when they are tapped, each by its token `ship:NUMBER`."""
    marks: Mapping[int, str] = field(default_factory=dict)
    """Ships that are marked `right`, `wrong`, or `yours`."""
    strays: list[tuple[int, int]] = field(default_factory=list)
    """The seats that boarded a wrong ship, with that ship."""
    turn: int = 0
    """How many places the ring is turned clockwise."""
    own: int | None = None
    """The one pirate who stands out: that of who sits alone before the screen."""
    pressed_by: int | None = None
    """The seat for whom the ships of the ring can be pressed, as on its panel."""
    asleep: bool = False
    """While a clock runs nothing can be looked at large."""
    explains: bool = False
    """Whether a card says what it does when it is pressed: for beginners, in the race."""


tells = attrgetter(*(name for name in Sight.__slots__ if name != "context"))
"""All that a sight tells beside its context."""


def with_event(cards: Sequence[str], event_card: str | None) -> list[str]:
    """S11: the event card lies between the 3rd and the 4th card."""
    row = list(cards)
    if event_card is not None:
        row.insert(AFTER_EVENT, event_card)
    return row


def draw(sight: Sight, kind: str = "ring-view") -> Scene:
    context = sight.context
    laid = ring(sight.room, len(sight.row))
    table = context.view["table"]
    places = {ship: laid.ships[(n + sight.turn) % PLACES] for n, ship in enumerate(table)}
    ships = [_ship(sight, ship, box) for ship, box in places.items()]
    trails = [_trail(sight, laid, places, trail) for trail in sight.trails]
    pirates = [
        _pirate(sight, laid, seat, places[ship])
        for seat, ship in enumerate(sight.pirates)
        if ship in places
    ]
    layers = Layers(
        ground=[
            _lane(laid),
            _harbour(laid, sight),
            zone("ring", tr("The ships"), *ships),
            g(*trails, class_="through"),
            g(*_reading_arrows(laid, len(sight.row))),
        ],
        pieces=[
            zone("row", tr("The row of cards"), *_row(sight, laid)),
            zone("crew", tr("The pirates"), *pirates, class_="through"),
        ],
        above=[g(*_strays(sight, places), class_="through")],
    )
    return layers.drawn(context.width, context.height, class_=kind)


def _lane(laid: Ring) -> Scene:
    """The ring itself: a line through all eight ships, with chevrons that go clockwise."""
    middles = [box.middle for box in laid.ships]
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    left, top, wide, high = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    deep = laid.ships[0].height
    chevrons = [
        _chevron(one, two)
        for one, two in zip(laid.ships, laid.ships[1:] + laid.ships[:1], strict=True)
    ]
    return g(
        rect(left, top, wide, high, deep * 0.3, class_="lane-water", stroke_width=num(deep * 0.5)),
        rect(left, top, wide, high, deep * 0.3, class_="lane"),
        *chevrons,
        class_="through",
    )


def _chevron(one: Box, two: Box) -> Scene:
    """Halfway from a ship to the next one clockwise, in the gap between them."""
    (x1, y1), (x2, y2) = one.middle, two.middle
    angle = degrees(atan2(y2 - y1, x2 - x1))
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    return path(
        "M-4 -7L4 0L-4 7",
        class_="chevron",
        transform=f"translate({num(x)} {num(y)}) rotate({num(angle)})",
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


def ship_label(number: int) -> str:
    """A ship for those who hear the page."""
    ship = FLEET[number]
    colours = [element_name(element, ship.colour(element)) for element in ELEMENTS]
    return tr(
        "{ship}, number {number}: {colours}, Coco {corner}",
        ship=ship_name(number),
        number=number,
        colours=listing(colours),
        corner=tr(ship.coco),
    )


def _ship(sight: Sight, number: int, box: Box) -> Scene:
    marked = sight.marks.get(number, "")
    classes, touch = _touch(sight, number)
    return g(
        use(f"santy-ship-{number}", box.x, box.y, box.width, box.height),
        rect(box.x, box.y, box.width, box.height, box.height * 0.1, class_="ring"),
        _verdict(box, marked) if marked else None,
        class_=f"{classes} {marked}".strip(),
        data_ship=str(number),
        **touch,
    )


def _touch(sight: Sight, number: int) -> tuple[str, dict[str, Any]]:
    """Whether a ship is tapped as an answer, pressed in a race, looked at, or none of it."""
    context, name, info = sight.context, ship_label(number), f"ship:{number}"
    if number in sight.tappable:
        return context.classes(info, "ship"), context.touch(info, name, info)
    if sight.pressed_by is not None:
        press = f"{sight.pressed_by}:{number}"
        touch = {"data_press": press, "role": "button", "tabindex": "0"}
        return "ship can", {"aria_label": name, **touch}
    return "ship", {
        "aria_label": name,
        "data_info": None if sight.asleep else info,
        "tabindex": None if sight.asleep else "0",
        "role": "img",
    }


def _verdict(box: Box, marked: str) -> Scene:
    right = marked != "wrong"
    x, y = box.x + box.width - 12, box.y + 12
    return g(
        circle(x, y, 13, class_="verdict"),
        path(f"M{x - 6} {y}l4 5l8 -10" if right else f"M{x - 5} {y - 5}l10 10m0 -10l-10 10"),
        class_=f"through {marked}",
    )


def _strays(sight: Sight, places: Mapping[int, Box]) -> list[Scene]:
    """Who boarded a wrong ship, small and crossed out, along its upper edge."""
    drawn = []
    met: dict[int, int] = {}
    for seat, ship in sight.strays:
        box, nth = places[ship], met.setdefault(ship, 0)
        met[ship] += 1
        size = box.height * 0.2
        x, y = box.x + size * (0.7 + 1.1 * nth), box.y + size * 0.7
        cross = num(size * 0.3)
        d = f"M-{cross} -{cross}L{cross} {cross}M{cross} -{cross}L-{cross} {cross}"
        disc = pirate(seat, sight.context.colours[seat], size)
        mark = path(d, class_="stray-cross")
        drawn.append(g(*disc, mark, transform=f"translate({num(x)} {num(y)})", class_="stray"))
    return drawn


def _row(sight: Sight, laid: Ring) -> list[Scene]:
    scenes = []
    nth = 0
    for place, (code, box) in enumerate(zip(sight.row, laid.cards, strict=False)):
        event_card = code in EVENTS
        nth += not event_card
        scenes.append(_card(sight, place, code, box, 0 if event_card else nth))
    return scenes


def _card(sight: Sight, place: int, code: str, box: Box, nth: int) -> Scene:
    """`nth` is the number on it, in the order of reading; 0 for an event card."""
    down = code == BACK
    now = place == sight.now
    key = f"card-{sight.context.view['round']}-{place}"
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
        _number(nth) if nth and not down else None,
        scale=box.height / 100,
        class_="boarding now" if now else "boarding",
        role="img",
        aria_label=_said(code, nth),
        data_info=None if down or sight.asleep else f"card:{code}",
        tabindex=None if down or sight.asleep else "0",
        data_press=f"card:{code}" if sight.explains and not down else None,
        data_card=None if down else code,
    )


def _said(code: str, nth: int) -> str:
    """A card, and as the how manieth it is read."""
    if code == BACK:
        return tr("A card, face down")
    name = card_name(code)
    return tr("Card {number}: {card}", number=nth, card=name) if nth else name


def _number(nth: int) -> Scene:
    return g(
        circle(9, 9, 9, class_="badge"),
        label(9, 14, str(nth), class_="badge-text", font_size="14"),
    )


def _reading_arrows(laid: Ring, count: int) -> list[Child]:
    """Between two cards that are read one after the other; a new line needs none."""
    arrows: list[Child] = []
    for one, two in zip(laid.cards, laid.cards[1:count], strict=False):
        if two.y <= one.y + 1:
            x, y = one.x + one.width + 1, one.y + one.height / 2
            arrows.append(path(f"M{num(x)} {num(y - 6)}l6 6l-6 6", class_="reading"))
    return arrows


def _trail(sight: Sight, laid: Ring, places: Mapping[int, Box], trail: Trail) -> Scene | None:
    seat, here, there = trail
    if here == there:
        return None
    (x1, y1), (x2, y2) = _standing(laid, places[here]), _standing(laid, places[there])
    bend = 0.12
    mx, my = (x1 + x2) / 2 + (y2 - y1) * bend, (y1 + y2) / 2 - (x2 - x1) * bend
    style = f"--who:{colour_of(sight.context.colours[seat])}"
    d = f"M{num(x1)} {num(y1)}Q{num(mx)} {num(my)} {num(x2)} {num(y2)}"
    return g(path(d, class_="trail"), circle(x2, y2, 5, class_="trail-end"), style=style)


def _standing(laid: Ring, box: Box) -> tuple[float, float]:
    """Where a pirate stands on a ship: at the side that looks to the middle."""
    left = box.middle[0] > laid.harbour.middle[0] + 1
    x, y = PIRATE_AT["left" if left else "right"]
    scale = box.width / WIDTH
    return box.x + x * scale, box.y + y * scale


def _pirate(sight: Sight, laid: Ring, seat: int, box: Box) -> Scene:
    context = sight.context
    x, y = _standing(laid, box)
    own = seat == sight.own
    size = max(30 * box.width / WIDTH, 24) * (1.3 if own else 1)
    name = pirate_name(seat)
    if seat < len(context.names):
        name = tr(
            "{pirate}, {name}, on the {ship}",
            pirate=name,
            name=context.names[seat],
            ship=ship_name(sight.pirates[seat]),
        )
    return piece(
        f"pirate{seat}",
        x,
        y,
        circle(0, 0, size * 0.72, class_="own-halo") if own else None,
        *pirate(seat, context.colours[seat], size, seat in sight.aboard),
        class_="pirate own" if own else "pirate",
        role="img",
        aria_label=name,
    )
