"""All ships at sea; several on one space lie side by side."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Any

from app.tables.anno1503.art.palette import symbol_name
from app.tables.anno1503.canvas import Canvas, Place
from app.tables.anno1503.marks import caption
from app.tables.anno1503.shipyard import NUMERALS
from app.tables.kit.box import Box
from app.tables.kit.colours import mark
from app.tables.kit.pieces import piece
from app.tables.kit.scene import Scene, g, rect, use
from engine.anno1503.board import START
from engine.anno1503.words import space_name
from engine.language import tr

TOUCH = 44
"""What a finger needs, in CSS pixels."""


@dataclass(frozen=True, slots=True)
class _Ship:
    seat: int
    number: int
    place: Place
    start: Place
    """Where a new one comes from."""
    size: float
    where: str
    """The space it is on."""
    reach: float
    """The side of the ring in which a finger meets it."""


LEGIBLE = 32
"""How large a ship must be for its number to be read."""
QUAY = 0.24
"""The part of the harbour's space that the lighthouse takes."""


def draw_ships(canvas: Canvas, middle: Callable[[str], Place], space: Place, small: bool) -> None:
    """`middle` says where a space is, `space` how wide and high; small ones are only looked at."""
    at: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for seat, player in enumerate(canvas.view["players"]):
        for number, where in enumerate(player["ships"]):
            if where:
                at[where].append((seat, number))
    wide, high = space
    harbour = middle(START)
    for where, ships in at.items():
        ships.sort(key=lambda ship: ship[0] == canvas.home)
        x, y = middle(where)
        room = Box(x - wide / 2, y - high / 2, wide, high)
        if where == START:
            room = Box(room.x + wide * QUAY, room.y, wide * (1 - QUAY), high)
        berths, size = moored(room, len(ships))
        for (seat, number), (left, top) in zip(ships, berths, strict=True):
            ship = _Ship(
                seat,
                number,
                place=(left - size / 2, top - size / 2),
                start=(harbour[0] - size / 2, harbour[1] - size / 2),
                size=size,
                where=where,
                reach=max(size, TOUCH) if len(ships) == 1 else size,
            )
            canvas.pieces.append(_small_ship(canvas, ship) if small else _kept_ship(canvas, ship))


def _kept_ship(canvas: Canvas, ship: _Ship) -> Scene:
    name, steered = ("ship", ship.seat, ship.number), ship.number == canvas.helm
    given = (ship, steered, canvas.home)
    return canvas.kept.lasting(name, lambda: _ship(canvas, ship), *given)


def _ship(canvas: Canvas, ship: _Ship) -> Scene:
    context, token = canvas.context, f"ship:{ship.number}"
    scale = ship.size / 56
    ring = None
    name = tr(
        "{name}’s ship {number} at {space}",
        name=context.names[ship.seat],
        number=NUMERALS[ship.number],
        space=space_name(ship.where),
    )
    attributes: dict[str, Any] = {"class_": "through", "role": "img", "aria_label": name}
    if ship.seat == canvas.home and canvas.can(token):
        steered = ship.number == canvas.helm
        attributes = context.touch(token, name)
        attributes["class_"] = "ship helm" if steered else "ship can"
        attributes["aria_pressed"] = "true" if steered else "false"
        side = ship.reach / scale
        ring = rect(28 - side / 2, 28 - side / 2, side, side, 12, class_="ring")
    return piece(
        f"ship-{ship.seat}-{ship.number}",
        *ship.place,
        _sails(canvas, ship.seat),
        mark(context.colours[ship.seat], 15, 18, 11),
        caption(36, 24, NUMERALS[ship.number], 11, "pennant", translate="no")
        if ship.size >= LEGIBLE
        else None,
        ring,
        scale=scale,
        start=ship.start,
        data_thing=f"ship:{ship.seat}-{ship.number}",
        **attributes,
    )


def _small_ship(canvas: Canvas, ship: _Ship) -> Scene:
    return piece(
        f"smallship-{ship.seat}-{ship.number}",
        *ship.place,
        _sails(canvas, ship.seat),
        scale=ship.size / 56,
        start=ship.start,
        data_thing=f"ship:{ship.seat}-{ship.number}",
        class_="through",
    )


def _sails(canvas: Canvas, seat: int) -> Scene:
    return g(use(symbol_name("ship"), 0, 0, 56, 56), style=canvas.who(seat))


def moored(room: Box, count: int) -> tuple[list[Place], float]:
    """So many ships side by side in a space, as large as can be: their middles, their size."""
    size, columns = max(
        (min(room.width / n, room.height / ceil(count / n)), n) for n in range(1, count + 1)
    )
    rows = ceil(count / columns)
    places = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        x = room.middle[0] + (column - (in_row - 1) / 2) * room.width / columns
        y = room.middle[1] + (row - (rows - 1) / 2) * room.height / rows
        places.append((x, y))
    return places, size * (0.86 if count == 1 else 0.98)
