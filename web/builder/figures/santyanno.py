"""SANTY ANNO's figures: a ship and its elements, the cards, a row walked through, the events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi, sin

from app.tables.kit.scene import Scene, rect, use
from app.tables.santyanno.art.cards import face
from app.tables.santyanno.art.ships import COCO_AT, HEIGHT, WIDTH
from builder.figures.example import Does, Example, Figure
from builder.figures.kit import arrow, number, numbers, picture
from engine.santyanno.cards import BASIC, CARDS, EVENTS, EXPERT
from engine.santyanno.fleet import ELEMENTS, FLEET
from engine.santyanno.moves import AFTER_EVENT, along, sequence, target
from engine.santyanno.rounds import COINS
from engine.santyanno.words import card_name, element_name, ship_name

WIDE = 340.0
RATIO = HEIGHT / WIDTH
TABLE = (1, 4, 8, 2, 3, 7, 6, 5)
"""The ring of the examples."""


def ship(number_: int, x: float, y: float, width: float) -> Scene:
    return use(f"santy-ship-{number_}", x, y, width, width * RATIO)


def card(code: str, x: float, y: float, width: float) -> Scene:
    return use(face(code), x, y, width, width * 100 / 70)


def a_ship() -> Figure:
    """The Paradise, and everything that cards ask of it."""
    shown, width = FLEET[1], 190.0
    x, y, s = (WIDE - width) / 2, 6.0, width / WIDTH
    left, right = 26.0, WIDE - 26
    coco = COCO_AT[shown.coco]
    points = {
        "nest": (66, 20),
        "sails": (90, 56),
        "hull": (95, 89),
        "plate": (15, 108),
        "number": (52, 51),
        "name": (40, 108),
        "coco": (coco[0] + 13, coco[1] + 14),
    }
    at = {name: (x + px * s, y + py * s) for name, (px, py) in points.items()}
    spots = [
        ((right, at["nest"][1]), at["nest"]),
        ((right, at["sails"][1]), at["sails"]),
        ((right, at["hull"][1]), at["hull"]),
        ((left, at["plate"][1]), at["plate"]),
        ((left, at["number"][1]), at["number"]),
        ((left, at["coco"][1]), at["coco"]),
    ]
    facts: dict[str, object] = {
        element: element_name(element, shown.colour(element))
        for element in ("nest", "sails", "hull", "plate")
    }
    facts |= {
        "name": shown.name,
        "number": shown.number,
        "letter": shown.letter,
        "coco": shown.coco,
    }
    drawn = picture(WIDE, width * RATIO + 14, ship(1, x, y, width), *numbers(spots), name="santy")
    return Figure([drawn], facts)


def fleet() -> Figure:
    """All eight."""
    width, drawn = 80.0, []
    for place, number_ in enumerate(FLEET):
        drawn.append(ship(number_, 4 + place % 4 * 84, 4 + place // 4 * 80, width))
    return Figure([picture(WIDE, 162, *drawn, name="santy")], {"ships": len(FLEET)})


_KINDS = ("E:hull", "E:hull-R", "C:Y", "N:all", "N:-P", "+3", "H:L2", "D:nest-hull", "COCO")


def kinds() -> Figure:
    width, drawn = 56.0, []
    for place, code in enumerate(_KINDS):
        across = 5 if place < 5 else 4
        x = (WIDE - across * width - (across - 1) * 8) / 2 + place % 5 * (width + 8)
        y = 4 + place // 5 * 118
        drawn += [card(code, x, y, width), number(place + 1, x + width / 2, y + 96)]
    facts = {"basic": len(BASIC), "expert": len(EXPERT), "ships": CARDS["+3"].ships}
    facts["back"] = len(FLEET) - CARDS["+3"].ships
    return Figure([picture(WIDE, 236, *drawn, name="santy")], facts)


def hop(start: int, code: str, goal: int) -> Scene:
    """A card between the ship that it is applied to and the ship that it leads to."""
    width, small = 118.0, 58.0
    y = 8.0
    middle = y + width * RATIO / 2
    lit = "picked" if goal != start else ""
    return picture(
        WIDE,
        width * RATIO + 18,
        ship(start, 6, y, width),
        card(code, (WIDE - small) / 2, middle - 41, small),
        arrow(126, middle, 139, middle),
        arrow(201, middle, 214, middle),
        ship(goal, WIDE - width - 6, y, width),
        rect(WIDE - width - 6, y, width, width * RATIO, 12, class_=lit) if lit else None,
        name="santy",
    )


def row(codes: Sequence[str], orders: Sequence[int] = (), width: float = 0) -> Scene:
    """Cards in reading order; below each, when it is applied."""
    width = width or min(56.0, (WIDE - 8) / len(codes) - 5)
    high = width * 100 / 70
    left = (WIDE - len(codes) * (width + 5) + 5) / 2
    drawn: list[Scene] = []
    for place, code in enumerate(codes):
        drawn.append(card(code, left + place * (width + 5), 4, width))
    for place, order in enumerate(orders):
        if order:
            drawn.append(number(order, left + place * (width + 5) + width / 2, high + 22))
    return picture(WIDE, high + (40 if orders else 10), *drawn, name="santy")


FIRST_ROW = ("E:hull", "+3", "C:Y", "N:-P", "E:nest")


def _row_position() -> dict[str, object]:
    """The pirates stand as at the beginning, the first one on the Viper; this row comes next."""
    rest = [code for code in BASIC if code not in FIRST_ROW]
    return {"table": [*TABLE], "pirates": [5, 8, 7], "deck": [*rest, *reversed(FIRST_ROW)]}


ROW = Example(
    "santyanno",
    3,
    _row_position(),
    (Does(("cast_off",)), Does(("board", 2, 9000), 0)),
    {"countdown": False},
)


def first_row() -> Figure:
    """S18: the row, and where each card leads."""
    begun, race, _ = ROW.played()
    cards = race.state.dump()["cards"]
    if tuple(cards) != FIRST_ROW:
        raise AssertionError(cards)
    at = begun.state.dump()["pirates"][0]
    frames, facts = [row(cards)], {"start": ship_name(at)}
    for place, code in enumerate(cards, 1):
        goal = target(TABLE, at, code)
        frames.append(hop(at, code, goal))
        at = goal
        facts[f"ship_{place}"] = ship_name(at)
    viper, sahara, royal, paradise = (FLEET[number_] for number_ in (5, 3, 6, 1))
    facts |= {
        "hull": element_name("hull", viper.hull),
        "from": str(sahara.number),
        "plus": str(CARDS["+3"].ships),
        "to": str(royal.number),
        "sails": element_name("sails", royal.sails),
        "struck": paradise.letter,
        "nest": element_name("nest", paradise.nest),
    }
    return Figure(frames, facts, ROW)


def one(code: str, start: int) -> Figure:
    """One card from one ship."""
    goal = target(TABLE, start, code)
    facts = {"card": card_name(code), "start": ship_name(start), "goal": ship_name(goal)}
    for who, number_ in (("start", start), ("goal", goal)):
        shown = FLEET[number_]
        facts |= {f"{who}_number": str(number_), f"{who}_letter": shown.letter}
        facts |= {f"{who}_{e}": element_name(e, shown.colour(e)) for e in ELEMENTS}
        facts[f"{who}_coco"] = shown.coco
    return Figure([hop(start, code, goal)], facts)


def helm(code: str = "H:L2", start: int = 1) -> Figure:
    """S5: places around the table, clockwise, whatever the ships' numbers."""
    goal, width = target(TABLE, start, code), 74.0
    middle, drawn, at = (WIDE / 2, 150.0), [], {}
    for place, number_ in enumerate(TABLE):
        turn = 2 * pi * place / len(TABLE)
        x, y = middle[0] + 128 * sin(turn), middle[1] - 112 * cos(turn)
        at[number_] = x, y
        drawn.append(ship(number_, x - width / 2, y - width * RATIO / 2, width))
    way = [start]
    while way[-1] != goal:
        way.append(along(TABLE, way[-1], 1))
    steps = []
    for place, number_ in enumerate(way[1:], 1):
        x, y = at[number_]
        steps.append(number(place, x, y - width * RATIO / 2))
    x, y = at[goal]
    ring = rect(x - width / 2, y - width * RATIO / 2, width, width * RATIO, 8, class_="picked")
    drawn += [card(code, middle[0] - 26, middle[1] - 38, 52), ring, *steps]
    facts = {"card": card_name(code), "start": ship_name(start), "goal": ship_name(goal)}
    return Figure([picture(WIDE, 304, *drawn, name="santy")], facts)


def events() -> Figure:
    """S16: the row with its event, and the order in which its cards are applied."""
    cards, frames = list(FIRST_ROW), []
    for event in ("whirlwind", "bermuda", "seasick-L"):
        order = {place: n for n, place in enumerate(sequence(len(cards), event), 1)}
        shown = [*cards[:AFTER_EVENT], event, *cards[AFTER_EVENT:]]
        when = [order[place] for place in range(len(cards))]
        frames.append(row(shown, [*when[:AFTER_EVENT], 0, *when[AFTER_EVENT:]]))
    return Figure(frames, {"events": sum(EVENTS.values())})


def loot() -> Figure:
    drawn = [
        use(f"santy-coin-{coin}", 12 + place * 66, 6, 54, 54) for place, coin in enumerate(COINS)
    ]
    return Figure([picture(WIDE, 66, *drawn, name="santy")], {"coins": ", ".join(map(str, COINS))})


FIGURES: dict[str, Callable[[], Figure]] = {
    "ship": a_ship,
    "fleet": fleet,
    "kinds": kinds,
    "first-row": first_row,
    "element": partial(one, "E:sails", 1),
    "struck": partial(one, "E:hull-R", 5),
    "colour": partial(one, "C:G", 3),
    "first-letter": partial(one, "N:all", 7),
    "number": partial(one, "+5", 6),
    "helm": helm,
    "double": partial(one, "D:nest-hull", 1),
    "coco": partial(one, "COCO", 6),
    "events": events,
    "loot": loot,
}
