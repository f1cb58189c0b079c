"""All ships at sea; several on one space lie side by side."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from app.tables.anno1503.art.palette import symbol_name
from app.tables.anno1503.canvas import Canvas, Place
from app.tables.anno1503.marks import caption
from app.tables.anno1503.shipyard import NUMERALS
from app.tables.kit.colours import mark
from app.tables.kit.pieces import piece
from app.tables.kit.scene import Scene, g, rect, use
from engine.anno1503.board import START
from engine.anno1503.words import ship_name
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
    reach: float
    """The side of the ring in which a finger meets it."""


def draw_ships(canvas: Canvas, middle: Callable[[str], Place], unit: float, small: bool) -> None:
    """`middle` says where a space is, `unit` is its side; small ones are only looked at."""
    at: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for seat, player in enumerate(canvas.view["players"]):
        for number, space in enumerate(player["ships"]):
            if space:
                at[space].append((seat, number))
    harbour = middle(START)
    for space, ships in at.items():
        ships.sort(key=lambda ship: ship[0] == canvas.home)
        x, y = middle(space)
        for (seat, number), (dx, dy, share) in zip(ships, _offsets(len(ships)), strict=True):
            size = unit * share
            ship = _Ship(
                seat,
                number,
                place=(x + dx * unit - size / 2, y + dy * unit - size / 2),
                start=(harbour[0] - size / 2, harbour[1] - size / 2),
                size=size,
                reach=max(size, TOUCH) if len(ships) == 1 else size,
            )
            canvas.pieces.append(_small_ship(canvas, ship) if small else _ship(canvas, ship))


def _ship(canvas: Canvas, ship: _Ship) -> Scene:
    context, token = canvas.context, f"ship:{ship.number}"
    scale = ship.size / 56
    ring = None
    attributes: dict[str, Any] = {"class_": "through"}
    if ship.seat == canvas.home and canvas.can(token):
        steered = ship.number == canvas.helm
        name = tr("{name}'s {ship}", name=context.names[ship.seat], ship=ship_name(ship.number))
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
        caption(36, 24, NUMERALS[ship.number], 11, "pennant", translate="no"),
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


def _offsets(count: int) -> list[tuple[float, float, float]]:
    """For each ship on a space: its offset from the middle and its size, in spaces."""
    if count == 1:
        return [(0, 0, 0.84)]
    if count == 2:
        return [(-0.22, -0.12, 0.6), (0.22, 0.12, 0.6)]
    if count <= 4:
        places = [(-0.24, -0.24), (0.24, -0.24), (-0.24, 0.24), (0.24, 0.24)]
        return [(x, y, 0.5) for x, y in places[:count]]
    return [((i % 3 - 1) * 0.32, (i // 3 - 1) * 0.32, 0.38) for i in range(count)]
