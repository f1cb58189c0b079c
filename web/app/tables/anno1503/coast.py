"""A home island's coast: five workshops with their numbers, gray piers, brown piers."""

from functools import lru_cache

from app.tables.anno1503.art.ink import name_of
from app.tables.anno1503.art.tiles import face
from app.tables.anno1503.paint import Paint, Place, icon, words
from app.tables.base import piece
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, circle, g, path, rect, use
from engine.anno1503.pieces import AGREEMENT, ANY, BROWN_PIERS, ISLANDS, OUTPOST

_PIER = 0.4
"""The part of the coast's height that the piers take."""


def draw(paint: Paint, box: Box) -> None:
    slots = box.columns(len(ISLANDS[paint.player["island"]]) + BROWN_PIERS, 3)
    made = ISLANDS[paint.player["island"]]
    for number, (commodity, slot) in enumerate(zip(made, slots, strict=False), 1):
        paint.ground.append(_workshop(paint, number, commodity, slot))
    brown = slots[len(made) :]
    first, last = brown[0], brown[-1]
    grove = Box(
        first.x, first.bottom - first.height * 0.4, last.right - first.x, first.height * 0.4
    )
    paint.ground.append(use(name_of("grove"), grove.x, grove.y, grove.width, grove.height))
    _agreements(paint, Box(first.x, first.y, last.right - first.x, first.height), brown)


def _workshop(paint: Paint, number: int, commodity: str, slot: Box) -> Scene:
    """A workshop and, unless it is the free one, its gray pier; one thing to tap."""
    x = slot.middle[0]
    pier_high = slot.height * _PIER
    house = Box(slot.x, slot.y + pier_high, slot.width, slot.height - pier_high)
    outpost = paint.player["outposts"].get(str(number))
    paint.places[f"workshop:{number}"] = house.middle
    works = paint.view["rolled"] == [number]
    token = f"pier:{number}"
    size = min(pier_high * 1.2, slot.width * 0.78)
    if outpost:
        _tile(paint, f"outpost-{number}-{outpost}", OUTPOST + outpost, (x, slot.y + size / 2), size)
    return g(
        _planks(slot, pier_high, "gray") if commodity != ANY else None,
        *_house(house, commodity, number, works),
        rect(slot.x, slot.y, slot.width, slot.height, 10, class_="ring"),
        class_=paint.frame.classes(token, "workshop"),
        **paint.frame.touch(token, _name(number, commodity, outpost), f"workshop:{number}"),
    )


def _name(number: int, commodity: str, outpost: str | None) -> str:
    makes = "any commodity" if commodity == ANY else commodity
    pier = f", {outpost} outpost at its pier" if outpost else ""
    return f"Workshop {number}: {makes}{pier}"


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
    half = min(box.width * 0.46, box.height * 0.72)
    top, foot = box.y + 1, box.bottom - 1
    eaves = top + (foot - top) * 0.36
    wall = half * 0.86
    walls = f"M{x - wall:.1f} {eaves:.1f}H{x + wall:.1f}V{foot:.1f}H{x - wall:.1f}Z"
    roof = (
        f"M{x - half:.1f} {eaves + 1:.1f}L{x - half * 0.6:.1f} {top:.1f}"
        f"H{x + half * 0.6:.1f}L{x + half:.1f} {eaves + 1:.1f}Z"
    )
    size = min((foot - eaves) * 1.02, half * 1.5)
    badge = max(8.0, min(11.0, half * 0.34))
    return [
        path(walls, class_="walls"),
        path(roof, class_="roof"),
        icon(commodity, x + half * 0.14, (eaves + foot) / 2, size),
        circle(
            x - half * 0.78, top + badge * 0.7, badge, class_="number works" if works else "number"
        ),
        words(x - half * 0.78, top + badge * 0.7, str(number), badge * 1.3, "number-text"),
    ]


def _agreements(paint: Paint, box: Box, slots: list[Box]) -> None:
    """Three brown piers; the agreements are all alike, so they are one thing to tap."""
    count = paint.player["agreements"]
    high = box.height * 0.62
    token = "agreement"
    paint.ground.append(
        g(
            *(_planks(slot, high, "brown") for slot in slots),
            rect(box.x, box.y, box.width, box.height, 10, class_="ring"),
            class_=paint.frame.classes(token, "workshop"),
            **paint.frame.touch(token, f"Brown piers, {count} trade agreements", "piers"),
        )
    )
    for number, slot in enumerate(slots[:count], 1):
        size = min(high * 0.9, slot.width * 0.86)
        _tile(paint, f"agreement-{number}", AGREEMENT, (slot.middle[0], slot.y + high * 0.5), size)


def _tile(paint: Paint, key: str, tile: str, place: Place, size: float) -> None:
    """A tile at its pier; a new one comes from the sea."""
    x, y = place[0] - size / 2, place[1] - size / 2
    come = next((e for e in paint.told if e[0] == "claimed" and e[1] == paint.home), None)
    start = paint.places.get(f"space:{come[3]}") if come else None
    paint.pieces.append(
        piece(
            f"{key}-{paint.home}",
            x,
            y,
            use(face(tile), 0, 0, 80, 80),
            scale=size / 80,
            start=start,
            class_="through",
        )
    )
