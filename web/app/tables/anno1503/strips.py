"""The other players' islands as strips; a tap opens one large."""

from dataclasses import replace

from app.tables.anno1503 import island, shields
from app.tables.anno1503.paint import Paint, coins, icon, shortened, words
from app.tables.kit.box import Box
from app.tables.kit.colours import mark
from app.tables.kit.scene import Scene, g, h, num, rect
from engine.anno1503.pieces import COMMODITIES
from engine.anno1503.words import condition_name
from engine.language import listing


def draw(paint: Paint, seat: int, box: Box) -> None:
    """As much of a home as its strip has room for."""
    view, frame = paint.view, paint.frame
    turn = (view["asked"] or [view["turn"]])[0] == seat
    tiny = box.height < 80 or box.width < 200
    gain = (box.middle[0], box.bottom - 4) if tiny else (box.x + box.width * 0.45, box.y + 16)
    paint.places[f"strip:{seat}"] = gain
    inside = _tiny(paint, seat, box) if tiny else _full(paint, seat, box)
    paint.ground.append(
        g(
            rect(box.x, box.y, box.width, box.height, 12, class_="strip on" if turn else "strip"),
            *inside,
            rect(box.x, box.y, box.width, box.height, 12, class_="ring"),
            class_="other",
            style=paint.who(seat),
            **frame.touch(f"home:{seat}", _name(paint, seat), f"home:{seat}")
            | ({"role": "button"} if frame.live else {}),
        )
    )


def _name(paint: Paint, seat: int) -> str:
    held = [condition_name(goal) for goal in paint.view["shields"][seat]]
    points = f", has {listing(held)}" if held else ""
    gold = paint.view["players"][seat]["gold"]
    return f"Home island of {paint.frame.names[seat]}, {gold} gold{points}. Open it large."


def _head(paint: Paint, seat: int, box: Box, size: float) -> list[Scene]:
    y = box.y + size * 0.5
    gold = str(paint.view["players"][seat]["gold"])
    wide = size * (1.2 + 0.55 * len(gold))
    name = shortened(paint.frame.names[seat], box.width - size * 1.3 - wide, size)
    return [
        mark(paint.frame.colours[seat], box.x, y - size * 0.45, size * 0.9),
        words(box.x + size * 1.15, y, name, size, "who", text_anchor="start"),
        *coins(box.right - wide / 2, y, gold, size),
    ]


def _tiny(paint: Paint, seat: int, box: Box) -> list[Scene]:
    inner = box.inset(5)
    if inner.width < 100:
        return _tiniest(paint, seat, inner)
    size = 14.0
    below = Box(inner.x, inner.y + size + 3, inner.width, inner.height - size - 3)
    return [*_head(paint, seat, inner, size), *shields.row(paint, seat, below)]


def _tiniest(paint: Paint, seat: int, box: Box) -> list[Scene]:
    """Name, gold, and how many shields are held."""
    upper, lower = box.rows(1, 1, gap=2)
    y = upper.middle[1]
    held = str(len(paint.view["shields"][seat]))
    gold = str(paint.view["players"][seat]["gold"])
    return [
        mark(paint.frame.colours[seat], box.x, y - 6, 12),
        words(
            box.x + 16,
            y,
            shortened(paint.frame.names[seat], box.width - 16, 13),
            13,
            "who",
            text_anchor="start",
        ),
        *coins(box.x + box.width * 0.28, lower.middle[1], gold, 14),
        icon("shield", box.x + box.width * 0.7, lower.middle[1], 16, "shield-rim"),
        words(box.x + box.width * 0.88, lower.middle[1], held, 13, "count-text"),
    ]


def _full(paint: Paint, seat: int, box: Box) -> list[Scene]:
    """Name and gold, shields with their numbers, goods and people; the island, if it has room."""
    inner = box.inset(8)
    size = 15.0
    rest = Box(inner.x, inner.y + size + 6, inner.width, inner.height - size - 6)
    head = _head(paint, seat, inner, size)
    if rest.height >= 190:
        goals, cards, land = rest.rows(28, 26, rest.height - 70)
        return [
            *head,
            *shields.row(paint, seat, goals),
            *_cards(paint, seat, cards),
            _island(paint, seat, land),
        ]
    if rest.height >= 88:
        goals, cards, folk = rest.rows(1, 1, 1.1, gap=6)
        folk = Box(folk.x, folk.y, min(folk.width, _folk(paint, seat) * 34.0), folk.height)
    else:
        goals, people = rest.rows(1, 1, gap=4)
        cards, folk = people.cut(people.width * 0.5)
    return [
        *head,
        *shields.row(paint, seat, goals),
        *_cards(paint, seat, cards),
        *_people(paint, seat, folk),
    ]


def _island(paint: Paint, seat: int, box: Box) -> Scene:
    """The whole home island, as it looks to its owner, but small."""
    high = 320
    wide = high * box.width / box.height
    small = Paint(paint.view, replace(paint.frame, live=False), seat, told=paint.told)
    island.draw(small, Box(0, 0, wide, high))
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


def _cards(paint: Paint, seat: int, box: Box) -> list[Scene]:
    goods = paint.view["players"][seat]["goods"]
    held = [c for c in COMMODITIES if goods[c]]
    step = min(box.width / max(1, len(held)), 44.0)
    size = min(step * 0.62, box.height, 24)
    y = box.middle[1]
    drawn: list[Scene] = []
    for number, commodity in enumerate(held):
        x = box.x + number * step
        drawn += [
            icon(commodity, x + size / 2, y, size),
            words(x + size + 1, y, str(goods[commodity]), 12, "count-text", text_anchor="start"),
        ]
    return drawn or [words(box.x, y, "no cards", 12, "soft", text_anchor="start")]


def _folk(paint: Paint, seat: int) -> int:
    player = paint.view["players"][seat]
    return len(player["colonists"]) + len(player["buildings"])


def _people(paint: Paint, seat: int, box: Box) -> list[Scene]:
    """Colonists, then buildings, side by side."""
    player = paint.view["players"][seat]
    things = [*player["colonists"], *player["buildings"].values()]
    step = min(box.width / max(1, len(things)), box.height * 0.95, 34.0)
    size = min(box.height, 36.0)
    return [
        icon(
            thing, box.right - (len(things) - i - 0.5) * step, box.middle[1], min(size, step * 1.25)
        )
        for i, thing in enumerate(things)
    ]
