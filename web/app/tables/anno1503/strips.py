"""The other players' islands as strips; a tap opens one large."""

from collections.abc import Sequence
from dataclasses import replace

from app.tables.anno1503 import home, shields
from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.hands import plate_of
from app.tables.anno1503.marks import area, caption, coins, icon
from app.tables.kit.box import Box
from app.tables.kit.pieces import written
from app.tables.kit.plates import HEAD, NARROW, Plate, amounts, head
from app.tables.kit.scene import Scene, g, h, num
from engine.anno1503.pieces import COMMODITIES
from engine.anno1503.words import condition_name
from engine.language import listing, tr


def draw(canvas: Canvas, seat: int, box: Box) -> None:
    """As much of a home as its strip has room for."""
    tiny = box.height < 80 or box.width < 200
    # Over the name of a tiny strip, beside its sign: gold and points below it are to be read.
    gain = (box.right - 27, box.y + 15) if tiny else (box.x + box.width * 0.45, box.y + 16)
    canvas.places[f"strip:{seat}"] = gain
    given = (box, tiny, *_known(canvas, seat))
    strip = canvas.kept.lasting(("strip", seat), lambda: _strip(canvas, seat, box, tiny), *given)
    canvas.ground.append(strip)


def _known(canvas: Canvas, seat: int) -> tuple[object, ...]:
    """All that a strip tells of somebody."""
    view = canvas.view
    befell = [event for event in canvas.events if [*event][1:2] == [seat]]
    holds = (view["players"][seat], view["accounts"][seat], view["shields"][seat])
    return *holds, plate_of(canvas, seat), _acting(canvas, seat), _taken(canvas, seat), befell


def _acting(canvas: Canvas, seat: int) -> bool:
    return (canvas.view["asked"] or [canvas.view["turn"]])[0] == seat


def _strip(canvas: Canvas, seat: int, box: Box, tiny: bool) -> Scene:
    context = canvas.context
    inside = _tiny(canvas, seat, box) if tiny else _full(canvas, seat, box)
    touch = context.touch(f"home:{seat}", _name(canvas, seat), f"home:{seat}")
    if context.live:
        touch["role"] = "button"
    return g(
        g(
            area(box, 12, "strip on" if _acting(canvas, seat) else "strip"),
            area(box, 12, "ring"),
            class_="other",
            **touch,
        ),
        written(*inside),
        style=canvas.who(seat),
    )


def _name(canvas: Canvas, seat: int) -> str:
    name, gold = canvas.context.names[seat], canvas.view["players"][seat]["gold"]
    held = [condition_name(condition) for condition in canvas.view["shields"][seat]]
    if held:
        return tr(
            "Home island of {name}: {gold} gold, victory points for {conditions}. Open it large.",
            name=name,
            gold=gold,
            conditions=listing(held),
        )
    return tr("Home island of {name}: {gold} gold. Open it large.", name=name, gold=gold)


def _head(canvas: Canvas, seat: int, box: Box, size: float) -> list[Scene]:
    """Name, victory points and gold."""
    gold = canvas.view["players"][seat]["gold"]
    wide = size * (1.2 + 0.55 * len(str(gold)))
    plate = plate_of(canvas, seat)
    y = box.y + size * 0.5
    taken = _taken(canvas, seat)
    spare = 22.0 * len(taken) + 30 if taken else 0
    right = box.right - wide - 6
    return [
        head(canvas.context, plate, box.x, y - HEAD / 2, right - spare - box.x, size),
        *_harvest(taken, right - spare + 6, y),
        *coins(box.right - wide / 2, y, gold, size),
    ]


def _taken(canvas: Canvas, seat: int) -> Sequence[str]:
    """What the die has brought them in this turn; not while it is still flying there."""
    flying = any([*event][:2] == ["took", seat] for event in canvas.events)
    return () if flying else canvas.harvest.get(seat, ())


def _harvest(taken: Sequence[str], x: float, y: float) -> list[Scene]:
    if not taken:
        return []
    room = Box(x, y - 11, 22.0 * len(taken) + 22, 22)
    return [
        area(room, 11, "harvest"),
        caption(x + 11, y, "+", 15, "harvest-text", translate="no"),
        *(icon(one, x + 29 + 22 * n, y, 19) for n, one in enumerate(taken)),
    ]


def _tiny(canvas: Canvas, seat: int, box: Box) -> list[Scene]:
    inner = box.inset(5)
    if inner.width < NARROW:
        return _tiniest(canvas, seat, inner)
    size = 14.0
    below = Box(inner.x, inner.y + size + 3, inner.width, inner.height - size - 3)
    return [*_head(canvas, seat, inner, size), *shields.row(canvas, seat, below)]


def _tiniest(canvas: Canvas, seat: int, box: Box) -> list[Scene]:
    """The name above; gold and victory points below."""
    upper, lower = box.rows(1, 1, gap=2)
    plate = plate_of(canvas, seat)
    who = replace(plate, score="") if box.width >= 90 else Plate(seat=seat)
    has = Plate(seat=seat, score=plate.score)
    room = box.width - 16 if box.width >= 70 else box.width + 4
    size = 14.0 if box.width >= 56 else 12.0
    gold = canvas.view["players"][seat]["gold"]
    return [
        head(canvas.context, who, box.x, upper.middle[1] - HEAD / 2, room, size),
        *coins(box.x + 7 * (1.2 + 0.6 * len(str(gold))), lower.middle[1], gold, 14),
        amounts(has, box.right, lower.middle[1], 12),
    ]


def _full(canvas: Canvas, seat: int, box: Box) -> list[Scene]:
    """Name and gold, shields with their numbers, goods and people; the island, if it has room."""
    inner = box.inset(8)
    size = 15.0
    rest = Box(inner.x, inner.y + size + 6, inner.width, inner.height - size - 6)
    head = _head(canvas, seat, inner, size)
    if rest.height >= 190:
        goals, cards, land = rest.rows(28, 26, rest.height - 70)
        return [
            *head,
            *shields.row(canvas, seat, goals),
            *_cards(canvas, seat, cards),
            _island(canvas, seat, land),
        ]
    if rest.height >= 88:
        goals, cards, people = rest.rows(1, 1, 1.3, gap=6)
        wide = len(_inhabitants(canvas, seat)) * _step(canvas, seat, people)
        people = Box(people.x, people.y, wide, people.height)
    else:
        goals, lower = rest.rows(1, 1, gap=4)
        cards, people = lower.cut(lower.width * 0.5)
    return [
        *head,
        *shields.row(canvas, seat, goals),
        *_cards(canvas, seat, cards),
        *_people(canvas, seat, people),
    ]


def _island(canvas: Canvas, seat: int, box: Box) -> Scene:
    """The whole home island, as it looks to its owner, but small."""
    high = 320
    wide = high * box.width / box.height
    small = canvas.small(seat)
    home.draw(small, Box(0, 0, wide, high))
    return h(
        "svg",
        *small.ground,
        *small.pieces,
        x=num(box.x),
        y=num(box.y),
        width=num(box.width),
        height=num(box.height),
        viewBox=f"0 0 {num(wide)} {high}",
    )


def _cards(canvas: Canvas, seat: int, box: Box) -> list[Scene]:
    goods = canvas.view["players"][seat]["goods"]
    held = [commodity for commodity in COMMODITIES if goods[commodity]]
    step = min(box.width / max(1, len(held)), 44.0)
    size = min(step * 0.62, box.height, 24)
    y = box.middle[1]
    drawn: list[Scene] = []
    for number, commodity in enumerate(held):
        x = box.x + number * step
        drawn += [
            icon(commodity, x + size / 2, y, size),
            caption(x + size + 1, y, str(goods[commodity]), 12, "count-text", text_anchor="start"),
        ]
    return drawn or [caption(box.x, y, tr("no cards"), 12, "pale", text_anchor="start")]


def _inhabitants(canvas: Canvas, seat: int) -> list[str]:
    """Colonists, then buildings."""
    player = canvas.view["players"][seat]
    return [*player["colonists"], *player["buildings"].values()]


def _step(canvas: Canvas, seat: int, box: Box) -> float:
    """From one inhabitant to the next."""
    return min(box.width / max(1, len(_inhabitants(canvas, seat))), box.height * 0.95, 38.0)


def _people(canvas: Canvas, seat: int, box: Box) -> list[Scene]:
    things = _inhabitants(canvas, seat)
    step = _step(canvas, seat, box)
    size = min(box.height, 40.0)
    return [
        icon(
            thing, box.right - (len(things) - i - 0.5) * step, box.middle[1], min(size, step * 1.25)
        )
        for i, thing in enumerate(things)
    ]
