"""A home island's coast: five workshops with their numbers, gray piers, brown piers."""

from functools import lru_cache

from app.tables.anno1503.art.palette import symbol_name
from app.tables.anno1503.art.tiles import face
from app.tables.anno1503.canvas import Canvas, Place
from app.tables.anno1503.marks import area, caption, icon
from app.tables.kit.box import Box
from app.tables.kit.pieces import piece
from app.tables.kit.scene import Scene, circle, g, path, rect, use
from engine.anno1503.pieces import AGREEMENT, ANY, BROWN_PIERS, ISLANDS, OUTPOST
from engine.anno1503.words import commodity_name, tile_name
from engine.language import tr, tr_n

_PIER = 0.4
"""The part of the coast's height that the piers take."""


def draw(canvas: Canvas, box: Box) -> None:
    made = ISLANDS[canvas.player["island"]]
    slots = box.columns(len(made) + BROWN_PIERS, 3)
    for number, (commodity, slot) in enumerate(zip(made, slots, strict=False), 1):
        canvas.ground.append(_workshop(canvas, number, commodity, slot))
    brown = slots[len(made) :]
    first, last = brown[0], brown[-1]
    grove = Box(
        first.x, first.bottom - first.height * 0.4, last.right - first.x, first.height * 0.4
    )
    canvas.ground.append(use(symbol_name("grove"), grove.x, grove.y, grove.width, grove.height))
    _agreements(canvas, Box(first.x, first.y, last.right - first.x, first.height), brown)


def _workshop(canvas: Canvas, number: int, commodity: str, slot: Box) -> Scene:
    """A workshop and, unless it is the free one, its gray pier; one thing to tap."""
    x = slot.middle[0]
    pier_high = slot.height * _PIER
    house = Box(slot.x, slot.y + pier_high, slot.width, slot.height - pier_high)
    outpost = canvas.player["outposts"].get(str(number))
    canvas.places[f"workshop:{number}"] = house.middle
    works = canvas.view["rolled"] == [number]
    if outpost:
        size = _beside_number(house, min(pier_high * 1.2, slot.width * 0.78), pier_high)
        key, place = f"outpost-{number}-{outpost}", (x, slot.y + size / 2)
        _tile(canvas, key, OUTPOST + outpost, place, size)

    def drawn() -> Scene:
        context, token = canvas.context, f"pier:{number}"
        return g(
            _planks(slot, pier_high, "gray") if commodity != ANY else None,
            *_house(house, commodity, number, works),
            area(slot, 10, "ring"),
            class_=context.classes(token, "workshop"),
            **context.touch(token, _name(number, commodity, outpost), f"workshop:{number}"),
        )

    given = (commodity, slot, outpost, works)
    return canvas.kept.lasting(("workshop", number), drawn, *given)


def _half(house: Box) -> float:
    """Half of how wide a workshop's roof is."""
    return min(house.width * 0.46, house.height * 0.72)


def _badge(house: Box) -> float:
    """How large its number is: half the width of the disc."""
    return max(8.0, min(11.0, _half(house) * 0.34))


def _beside_number(house: Box, size: float, pier_high: float) -> float:
    """A tile's size, so that it reaches over the roof only where the number is not under it."""
    free = _half(house) * 0.78 - _badge(house)
    return size if size / 2 <= free else min(size, pier_high - _badge(house) * 0.35)


def _name(number: int, commodity: str, outpost: str | None) -> str:
    if commodity == ANY:
        return tr("Workshop {number}: any commodity", number=number)
    makes = commodity_name(commodity)
    if outpost is None:
        return tr("Workshop {number}: {commodity}", number=number, commodity=makes)
    return tr(
        "Workshop {number}: {commodity}, with a {tile} at its pier",
        number=number,
        commodity=makes,
        tile=tile_name(OUTPOST + outpost),
    )


@lru_cache(64)
def _planks(slot: Box, high: float, kind: str) -> Scene:
    wide = min(slot.width * 0.5, 30)
    x = slot.middle[0] - wide / 2
    boards = "".join(f"M{x:.1f} {slot.y + i * high / 4:.1f}h{wide:.1f}" for i in range(1, 4))
    return g(
        rect(x, slot.y, wide, high + 4, 3, class_=f"pier {kind}"),
        path(boards, class_="boards"),
    )


@lru_cache(64)
def _house(box: Box, commodity: str, number: int, works: bool) -> list[Scene]:
    x = box.middle[0]
    half = _half(box)
    top, foot = box.y + 1, box.bottom - 1
    eaves = top + (foot - top) * 0.36
    wall = half * 0.86
    walls = f"M{x - wall:.1f} {eaves:.1f}H{x + wall:.1f}V{foot:.1f}H{x - wall:.1f}Z"
    roof = (
        f"M{x - half:.1f} {eaves + 1:.1f}L{x - half * 0.6:.1f} {top:.1f}"
        f"H{x + half * 0.6:.1f}L{x + half:.1f} {eaves + 1:.1f}Z"
    )
    size = min((foot - eaves) * 1.02, half * 1.5)
    badge = _badge(box)
    return [
        path(walls, class_="walls"),
        path(roof, class_="roof"),
        icon(commodity, x + half * 0.14, (eaves + foot) / 2, size),
        circle(
            x - half * 0.78, top + badge * 0.7, badge, class_="number works" if works else "number"
        ),
        caption(x - half * 0.78, top + badge * 0.7, str(number), badge * 1.3, "number-text"),
    ]


def _agreements(canvas: Canvas, box: Box, slots: list[Box]) -> None:
    """Three brown piers; the agreements are all alike, so they are one thing to tap."""
    context, token = canvas.context, "agreement"
    count = canvas.player["agreements"]
    high = box.height * 0.62
    name = tr_n(
        "Brown piers, {count} trade agreement", "Brown piers, {count} trade agreements", count
    )
    canvas.ground.append(
        g(
            *(_planks(slot, high, "brown") for slot in slots),
            area(box, 10, "ring"),
            class_=context.classes(token, "workshop"),
            **context.touch(token, name, "piers"),
        )
    )
    for number, slot in enumerate(slots[:count], 1):
        size = min(high * 0.9, slot.width * 0.86)
        place = (slot.middle[0], slot.y + high * 0.5)
        _tile(canvas, f"agreement-{number}", AGREEMENT, place, size)


def _tile(canvas: Canvas, key: str, tile: str, place: Place, size: float) -> None:
    """A tile at its pier; a new one comes from the sea."""
    x, y = place[0] - size / 2, place[1] - size / 2
    claimed = (e[3] for e in canvas.events if e[0] == "claimed" and e[1] == canvas.home)
    canvas.pieces.append(
        piece(
            f"{key}-{canvas.home}",
            x,
            y,
            use(face(tile), 0, 0, 80, 80),
            scale=size / 80,
            start=canvas.places.get(f"space:{next(claimed, '')}"),
            class_="through",
        )
    )
