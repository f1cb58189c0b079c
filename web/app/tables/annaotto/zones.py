"""The slap on the shared screen: a zone with a hand at everybody's edge, turned to them."""

from collections.abc import Sequence

from app.tables.annaotto.art import signs
from app.tables.annaotto.art.cards import face
from app.tables.annaotto.context import Context
from app.tables.annaotto.slap import KEYS, Slap
from app.tables.kit.box import GAP, Box
from app.tables.kit.colours import colour_of
from app.tables.kit.layers import Layers
from app.tables.kit.pieces import shortened, written
from app.tables.kit.scene import Scene, g, label, rect
from app.tables.kit.zones import zone
from engine.language import tr


def draw(context: Context, slap: Slap) -> Scene:
    around = _around(context, slap)
    down = slap.order(context.now)
    zones = [
        _zone(context, slap, seat, box, rotation, down)
        for seat, (box, rotation) in zip(
            around, edges(context.width, context.height, len(around)), strict=False
        )
    ]
    layers = Layers(above=[_middle(context, slap, down)])
    layers.zone("hands", tr("A place for every hand")).extend(zones)
    return layers.drawn(context.width, context.height, class_="annaotto drawing slap")


def _around(context: Context, slap: Slap) -> list[int]:
    """Those who put a real hand down, clockwise from the one who sits below.

    That is the layer, or the next one who has a hand to put down.
    """
    seats, layer = len(context.view["hands"]), context.view["layer"]
    return [seat for n in range(seats) if (seat := (layer + n) % seats) in slap.people]


def edges(width: float, height: float, count: int) -> list[tuple[Box, int]]:
    """A zone and its rotation for each of so many people, clockwise from below."""
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
    context: Context, slap: Slap, seat: int, box: Box, rotation: int, down: Sequence[int]
) -> Scene:
    x, y = box.middle
    sideways = rotation in (90, -90)
    wide, deep = (box.height, box.width) if sideways else (box.width, box.height)
    state = "down" if seat in down else "awake" if slap.is_open(context.now) else "asleep"
    size = min(22.0, deep * 0.2)
    name = shortened(context.names[seat], wide * 0.92, size)
    words = _words(name, slap, seat, down)
    hand = g(
        rect(-wide / 2, -deep / 2, wide, deep, 20, class_="zone-ground"),
        g(
            *signs.hand("currentColor"),
            transform=f"translate(0 {-deep * 0.14:.1f}) scale({deep * 0.011:.2f})",
            class_="zone-hand",
        ),
        data_press="slap",
        data_seat=str(seat),
        role="button",
        tabindex="0",
        aria_label=tr("{name}: hand down", name=_words(context.names[seat], slap, seat, down)),
    )
    shown = label(
        0,
        deep * 0.36,
        words,
        font_size=size,
        class_="zone-name",
        translate="no" if words == name else None,
    )
    return g(
        hand,
        written(shown, _key(slap, seat, wide, deep)),
        transform=f"translate({x:.1f} {y:.1f}) rotate({rotation})",
        class_=f"zone {state}",
        style=f"--who:{colour_of(context.colours[seat])}",
        data_seat=str(seat),
        data_thing=f"plate:{seat}",
    )


def _key(slap: Slap, seat: int, wide: float, deep: float) -> Scene:
    """The key that does the same."""
    x, y = wide / 2 - 19, -deep / 2 + 19
    letter = KEYS[slap.people.index(seat)].upper()
    return g(
        rect(x - 12, y - 12, 24, 24, 5, class_="keycap"),
        label(x, y + 5, letter, font_size=14, translate="no"),
        class_="own-key",
    )


def _words(name: str, slap: Slap, seat: int, down: Sequence[int]) -> str:
    """A player's name, and what became of their hand."""
    if seat in slap.early:
        return tr("{name} · too early!", name=name)
    if seat in down:
        return tr("{name} · {place}", name=name, place=down.index(seat) + 1)
    return name


def _middle(context: Context, slap: Slap, down: Sequence[int]) -> Scene:
    """The card, what to do, and the computer players' hands."""
    x, y = context.width / 2, context.height / 2
    flat = context.height < 420
    width = min(110.0, min(context.width, context.height) * 0.22)
    left = x - (190 if flat else width / 2)
    high = y - width * (0.7 if flat else 1.5)
    card = g(
        face(context.view["top"], width=width),
        transform=f"translate({left:.1f} {high:.1f}) scale({width / 100:.3f})",
    )
    low = y - 26 if flat else y + width * 0.1
    hands = _computers(context, slap, down, _row(context, slap, low))
    if slap.opens is None:
        alone = len(slap.people) == 1
        start = _start(x, low, 220 if context.width > 600 else 150, alone)
        return g(card, *hands, zone("start", tr("Begin"), start))
    words = tr("ALL!") if slap.is_open(context.now) else tr("Wait for it …")
    size = 30 if context.width > 600 else 22
    shout = label(x, low + 26, words, font_size=size, class_="serif shout")
    return g(card, *hands, shout)


def _start(x: float, y: float, wide: float, alone: bool) -> Scene:
    """Everybody has a hand ready; who plays against computers alone speaks for themselves."""
    words = tr("I am ready")
    if not alone:
        words = tr("Everybody is ready") if wide > 200 else tr("All are ready")
    return g(
        rect(x - wide / 2, y, wide, 52, 26, class_="start-ground"),
        label(x, y + 32, words, font_size=17, class_="start-word"),
        rect(x - wide / 2, y, wide, 52, 26, class_="ring"),
        data_do="slap-start",
        role="button",
        tabindex="0",
        aria_label=tr("I am ready: start") if alone else tr("Everybody is ready: start"),
        class_="can",
    )


def _row(context: Context, slap: Slap, low: float) -> Box:
    """Where the computer players' hands come down: above the card if one person plays alone."""
    deep = min(110.0, context.height * 0.26)
    wide = min(context.width - 2 * GAP, 150.0 * len(slap.levels))
    y = GAP if len(slap.people) == 1 else low + 62
    return Box((context.width - wide) / 2, y, wide, deep)


def _computers(context: Context, slap: Slap, down: Sequence[int], row: Box) -> list[Scene]:
    if not slap.levels:
        return []
    places = row.columns(len(slap.levels), GAP)
    return [
        _computer(context, seat, box, down) for seat, box in zip(slap.levels, places, strict=True)
    ]


def _computer(context: Context, seat: int, box: Box, down: Sequence[int]) -> Scene:
    """A hand that comes down by itself."""
    x, _ = box.middle
    there = seat in down
    size = min(15.0, box.height * 0.17)
    name = shortened(context.names[seat], box.width * 0.92, size)
    words = tr("{name} · {place}", name=name, place=down.index(seat) + 1) if there else name
    scale = box.height * 0.0095
    return g(
        g(
            g(
                *signs.hand("currentColor"),
                transform=f"translate({x:.1f} {box.y + box.height * 0.4:.1f}) scale({scale:.3f})",
            ),
            class_="zone-hand",
        ),
        label(
            x,
            box.y + box.height * 0.94,
            words,
            font_size=size,
            class_="who",
            translate=None if there else "no",
        ),
        class_="computer down" if there else "computer",
        style=f"--who:{colour_of(context.colours[seat])}",
        role="img",
        aria_label=words,
        data_thing=f"plate:{seat}",
        key=f"computer{seat}",
    )
