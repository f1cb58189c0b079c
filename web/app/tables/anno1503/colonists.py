"""The row of seven colonist places, what each buys and what its rise costs, and the buildings."""

from app.tables.anno1503.paint import Paint, bill, coins, icon, words
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, g, path, rect
from engine.anno1503.pieces import (
    BUILDING_SPACES,
    COLONIST_SPACES,
    PAYS,
    PIONEER,
    RISES,
    SAFE_SPACES,
    WANTS,
)
from engine.anno1503.words import bill as in_words
from engine.anno1503.words import building_name
from engine.language import either


def draw(paint: Paint, box: Box) -> None:
    """Above each colonist its rise, below it its building."""
    gap = 4 if box.width < 560 else 8
    rise = max(44.0, min(52.0, box.height * 0.2))
    plate = max(42.0, min(74.0, box.height * 0.24))
    card = box.height - rise - plate - 2 * gap
    columns = box.columns(COLONIST_SPACES, gap)
    _red_zone(paint, columns, box.y, box.bottom - plate + 2)
    for space, column in enumerate(columns, 1):
        top = Box(column.x, box.y, column.width, rise)
        middle = Box(column.x, top.bottom + gap, column.width, card)
        paint.places[f"colonist:{space}"] = middle.middle
        _place(paint, space, top, middle)
        if space in BUILDING_SPACES:
            _building(paint, space, Box(column.x, middle.bottom + gap, column.width, plate))


def _red_zone(paint: Paint, columns: list[Box], top: float, bottom: float) -> None:
    first, last = columns[0], columns[SAFE_SPACES - 1]
    width = last.right - first.x
    paint.ground.append(
        g(
            rect(first.x - 4, top - 4, width + 8, bottom - top + 6, 12, class_="safe"),
            words(first.x + width / 2, bottom + 13, "safe from fire", 11, "safe-text"),
        )
    )


def _place(paint: Paint, space: int, top: Box, middle: Box) -> None:
    colonists = paint.player["colonists"]
    if space <= len(colonists):
        kind = colonists[space - 1]
        if kind in RISES:
            paint.ground.append(_rise(paint, space, kind, top))
        paint.ground.append(_colonist(paint, space, kind, middle))
    elif space == len(colonists) + 1 and paint.home == paint.view["seat"]:
        paint.ground.append(_recruit(paint, space, middle))
    else:
        paint.ground.append(_empty(space, middle))


def _rise(paint: Paint, space: int, kind: str, box: Box) -> Scene:
    cost = tuple(paint.account["promotions"][kind].items())
    inner = Box(box.x + 3, box.y + box.height * 0.38, box.width - 6, box.height * 0.6)
    return paint.plate(
        f"promote:{space}",
        box,
        icon("rise", box.middle[0], box.y + box.height * 0.21, box.height * 0.34, kind="arrow"),
        *bill(cost, paint.player["goods"], inner, 24),
        name=f"Promote the {kind} on space {space} to {RISES[kind]}: {in_words(cost)}",
        info=f"person:{RISES[kind]}",
    )


def _colonist(paint: Paint, space: int, kind: str, box: Box) -> Scene:
    """A colonist; its tag says what it buys and for how much."""
    token = f"colonist:{space}" if paint.view["phase"] == "tile" else f"sell:{space}"
    tag = max(20.0, min(32.0, box.height * 0.28))
    face = Box(box.x, box.y + 2, box.width, box.height - tag - 4)
    sold = paint.player["sold"].count(space)
    bought = 0 if paint.can(token) else sold
    rose = any(e[:3] == ("promoted", paint.home, space) for e in paint.told)
    return paint.plate(
        token,
        box,
        rect(box.x, box.bottom - tag, box.width, tag, 8, class_="tag"),
        icon(kind, *face.middle, min(face.height, face.width * 1.05)),
        *_level(kind, box),
        *_tag(kind, Box(box.x + 2, box.bottom - tag, box.width - 4, tag), bought),
        rect(box.x, box.y, box.width, box.height, 8, class_="traced through") if rose else None,
        name=f"{kind.capitalize()} on space {space}, buys {either(WANTS[kind])} "
        f"for {PAYS[kind]} gold{', has bought' if sold else ''}",
        info=f"person:{kind}",
        kind="person",
    )


def _level(kind: str, box: Box) -> list[Scene]:
    """One to four dots: how high it stands."""
    count = PAYS[kind]
    dots = "".join(f"M{box.x + 7} {box.y + 8 + 7 * i}h.1" for i in range(count))
    return [path(dots, class_="level")]


def _tag(kind: str, box: Box, bought: int) -> list[Scene]:
    x, y = box.middle
    if bought:
        return [
            words(x, y, "sold" if bought == 1 else "sold twice", min(13, box.width / 5), "soft")
        ]
    wants = WANTS[kind]
    size = min(box.height * 0.86, box.width / (len(wants) + 1.8))
    left = x - size * (len(wants) + 1.3) / 2
    icons = [icon(c, left + (i + 0.5) * size, y, size) for i, c in enumerate(wants)]
    return [*icons, *coins(left + (len(wants) + 0.68) * size, y, str(PAYS[kind]), size * 0.8)]


def _recruit(paint: Paint, space: int, box: Box) -> Scene:
    """The next empty place: a pioneer can be called there."""
    cost = Box(box.x, box.bottom - 30, box.width, 28)
    size = min(box.height - 34, box.width * 1.05)
    also = ", with a public building" if space in BUILDING_SPACES else ""
    x, y = box.middle[0], box.y + (box.height - 30) / 2
    return paint.plate(
        "pioneer",
        box,
        icon("pioneer", x, y, size, opacity=0.45),
        words(x, y + size * 0.3, "+", min(30, size * 0.5), "plus"),
        *bill(PIONEER, paint.player["goods"], cost, 26),
        name=f"Recruit a pioneer for space {space}: {in_words(PIONEER)}{also}",
        info="person:pioneer",
        kind="recruit",
    )


def _empty(space: int, box: Box) -> Scene:
    return g(
        rect(box.x, box.y, box.width, box.height, 8, class_="outline"),
        words(*box.middle, str(space), 16, "soft"),
    )


def _building(paint: Paint, space: int, box: Box) -> None:
    kind = paint.player["buildings"].get(str(space))
    if not kind:
        paint.ground.append(
            g(
                rect(box.x, box.y, box.width, box.height, 8, class_="lot"),
                icon("goal-buildings", *box.middle, min(30, box.height * 0.6), opacity=0.22),
                aria_label=f"Building space {space}, empty",
                role="img",
                data_info="supply",
            )
        )
        return
    name = building_name(kind)
    room = box.height >= 56
    high = box.height - (19 if room else 2)
    new = any(e[:3] == ("recruited", paint.home, space) for e in paint.told)
    paint.ground.append(
        g(
            rect(box.x, box.y, box.width, box.height, 8, class_="lot built"),
            icon(kind, box.middle[0], box.y + high / 2 + 1, min(high, box.width * 0.86)),
            words(box.middle[0], box.bottom - 8, name, min(11, box.width / 6.4), "soft")
            if room
            else None,
            rect(box.x, box.y, box.width, box.height, 8, class_="traced through") if new else None,
            aria_label=f"{name} on space {space}",
            role="img",
            tabindex="0",
            data_info=f"building:{kind}",
        )
    )
