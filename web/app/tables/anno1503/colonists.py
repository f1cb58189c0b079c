"""The row of seven colonist places: what each buys and what promoting it costs."""

from functools import partial

from app.tables.anno1503 import buildings
from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.marks import area, caption, coins, cost_icons, icon
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, circle, g, path, rect
from engine.anno1503.pieces import (
    BUILDING_SPACES,
    COLONIST_SPACES,
    PAYS,
    PIONEER,
    RISES,
    SAFE_SPACES,
    WANTS,
)
from engine.anno1503.words import bill, colonist_name, commodity_name
from engine.language import either, tr, tr_p


def draw(canvas: Canvas, box: Box) -> None:
    """Above each colonist its promotion, below it its building."""
    gap = 4 if box.width < 560 else 8
    rise = max(44.0, min(52.0, box.height * 0.2))
    plate = max(42.0, min(74.0, box.height * 0.24))
    card = box.height - rise - plate - 2 * gap
    columns = box.columns(COLONIST_SPACES, gap)
    _red_zone(canvas, columns, box.y, box.bottom - plate + 2)
    for space, column in enumerate(columns, 1):
        top = Box(column.x, box.y, column.width, rise)
        middle = Box(column.x, top.bottom + gap, column.width, card)
        below = Box(column.x, middle.bottom + gap, column.width, plate)
        canvas.places[f"colonist:{space}"] = middle.middle
        if canvas.just("lost", canvas.home, space):
            _leaving(canvas, space, middle, below)
        draw = partial(_place, canvas, space, top, middle, below)
        canvas.ground += canvas.kept.part(("place", space), draw, column)


def _red_zone(canvas: Canvas, columns: list[Box], top: float, bottom: float) -> None:
    first, last = columns[0], columns[SAFE_SPACES - 1]
    width = last.right - first.x
    canvas.ground.append(
        g(
            rect(first.x - 4, top - 4, width + 8, bottom - top + 6, 12, class_="safe"),
            caption(first.x + width / 2, bottom + 13, tr("safe from fire"), 11, "safe-text"),
            role="img",
            aria_label=tr("Spaces 1 to {last} are safe from fire", last=SAFE_SPACES),
        )
    )


def _place(canvas: Canvas, space: int, top: Box, middle: Box, below: Box) -> list[Scene]:
    colonists = canvas.player["colonists"]
    lots = [buildings.lot(canvas, space, below)] if space in BUILDING_SPACES else []
    if space <= len(colonists):
        kind = colonists[space - 1]
        rises = [_kept_promotion(canvas, space, kind, top)] if kind in RISES else []
        return [*rises, _kept_colonist(canvas, space, kind, middle), *lots]
    if space == len(colonists) + 1 and canvas.home == canvas.view["seat"]:
        return [_recruit(canvas, space, middle), *lots]
    return [_empty(space, middle), *lots]


def _leaving(canvas: Canvas, space: int, box: Box, lot: Box) -> None:
    """Whom the fire has just driven away, going; the building goes back to the supply."""
    for event in canvas.events:
        if event[0] == "lost" and event[1] == canvas.home:
            gone = [icon(event[3], *box.middle, min(box.height, box.width) * 0.9)]
            if event[4]:
                gone.append(icon(event[4], *lot.middle, min(lot.height, lot.width)))
            canvas.above.append(
                g(
                    *gone,
                    class_="leaving through",
                    data_thing=f"place:{space}",
                    key=f"leaving-{canvas.context.length}",
                )
            )


def _kept_promotion(canvas: Canvas, space: int, kind: str, box: Box) -> Scene:
    cost, goods = canvas.account["promotions"][kind], canvas.player["goods"]
    given = (kind, box, cost, [min(goods[commodity], cost[commodity]) for commodity in cost])
    draw = partial(_promotion, canvas, space, kind, box)
    return canvas.kept.lasting(("promotion", space), draw, *given)


def _promotion(canvas: Canvas, space: int, kind: str, box: Box) -> Scene:
    cost = tuple(canvas.account["promotions"][kind].items())
    inner = Box(box.x + 3, box.y + box.height * 0.38, box.width - 6, box.height * 0.6)
    return canvas.plate(
        f"promote:{space}",
        box,
        icon("rise", box.middle[0], box.y + box.height * 0.21, box.height * 0.34, kind="arrow"),
        *cost_icons(cost, canvas.player["goods"], inner, 24),
        name=tr(
            "Promote the {colonist} on space {space} to {higher}: {cost}",
            colonist=colonist_name(kind),
            space=space,
            higher=colonist_name(RISES[kind]),
            cost=bill(cost),
        ),
        info=f"person:{RISES[kind]}",
    )


def _kept_colonist(canvas: Canvas, space: int, kind: str, box: Box) -> Scene:
    token = f"colonist:{space}" if canvas.view["phase"] == "tile" else f"sell:{space}"
    sold = canvas.player["sold"].count(space)
    rose = canvas.just("promoted", canvas.home, space)
    draw = partial(_colonist, canvas, token, space, kind, box, sold, rose)
    return canvas.kept.lasting(("colonist", space), draw, token, kind, box, sold, rose)


def _colonist(
    canvas: Canvas, token: str, space: int, kind: str, box: Box, sold: int, rose: bool
) -> Scene:
    """A colonist; its tag says what it buys and for how much."""
    tag = max(20.0, min(32.0, box.height * 0.28))
    face = Box(box.x, box.y + 2, box.width, box.height - tag - 4)
    return canvas.plate(
        token,
        box,
        rect(box.x, box.bottom - tag, box.width, tag, 8, class_="tag"),
        icon(kind, *face.middle, min(face.height, face.width * 1.05)),
        _level(kind, box),
        *_tag(
            kind,
            Box(box.x + 2, box.bottom - tag, box.width - 4, tag),
            0 if canvas.can(token) else sold,
        ),
        area(box, 8, "traced through") if rose else None,
        name=_name(kind, space, sold > 0),
        info=f"person:{kind}",
        kind="person",
    )


def _name(kind: str, space: int, bought: bool) -> str:
    colonist, wants = colonist_name(kind), either([commodity_name(c) for c in WANTS[kind]])
    if bought:
        return tr(
            "Space {space}: {colonist}, buys {commodities} for {gold} gold, has bought this turn",
            space=space,
            colonist=colonist,
            commodities=wants,
            gold=PAYS[kind],
        )
    return tr(
        "Space {space}: {colonist}, buys {commodities} for {gold} gold",
        space=space,
        colonist=colonist,
        commodities=wants,
        gold=PAYS[kind],
    )


def _level(kind: str, box: Box) -> Scene:
    """One to four dots: how high it stands."""
    dots = "".join(f"M{box.x + 7} {box.y + 8 + 7 * i}h.1" for i in range(PAYS[kind]))
    return path(dots, class_="level")


def _tag(kind: str, box: Box, bought: int) -> list[Scene]:
    x, y = box.middle
    if bought:
        words = (
            tr_p("to a colonist", "sold") if bought == 1 else tr_p("to a colonist", "sold twice")
        )
        return [caption(x, y, words, min(13, box.width / 5), "pale")]
    wants = WANTS[kind]
    size = min(box.height * 0.86, box.width / (len(wants) + 1.8))
    left = x - size * (len(wants) + 1.3) / 2
    icons = [icon(c, left + (i + 0.5) * size, y, size) for i, c in enumerate(wants)]
    return [*icons, *coins(left + (len(wants) + 0.68) * size, y, PAYS[kind], size * 0.8)]


def _recruit(canvas: Canvas, space: int, box: Box) -> Scene:
    """The next empty place: a pioneer can be called there."""
    cost = Box(box.x, box.bottom - 30, box.width, 28)
    size = min(box.height - 34, box.width * 1.05)
    x, y = box.middle[0], box.y + (box.height - 30) / 2
    if space in BUILDING_SPACES:
        name = tr(
            "Recruit a pioneer for space {space}, with a public building: {cost}",
            space=space,
            cost=bill(PIONEER),
        )
    else:
        name = tr("Recruit a pioneer for space {space}: {cost}", space=space, cost=bill(PIONEER))
    return canvas.plate(
        "pioneer",
        box,
        icon("pioneer", x, y, size, opacity=0.45),
        *_plus(box.right - 13, box.y + 13),
        *cost_icons(PIONEER, canvas.player["goods"], cost, 26),
        name=name,
        info="person:pioneer",
        kind="recruit",
    )


def _plus(x: float, y: float) -> list[Scene]:
    """One more: a disc in the corner, as far from a grave's cross as a plus can be."""
    return [
        circle(x, y, 10, class_="plus-disc"),
        path(f"M{x - 5:.1f} {y:.1f}h10M{x:.1f} {y - 5:.1f}v10", class_="plus-mark"),
    ]


def _empty(space: int, box: Box) -> Scene:
    return g(
        area(box, 8, "outline"),
        caption(*box.middle, str(space), 16, "pale", aria_hidden="true"),
        data_thing=f"place:{space}",
    )
