"""The berths of a player's ships: at sea with their action points, or to be built."""

from functools import partial

from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.marks import area, caption, cost_icons, icon
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, circle, g
from engine.anno1503.pieces import SHIP
from engine.anno1503.words import bill
from engine.language import tr, tr_n

NUMERALS = ("I", "II")
"""On the sails and berths of a player's ships."""


def berth(canvas: Canvas, number: int, box: Box) -> Scene:
    player = canvas.player
    goods = [min(player["goods"][commodity], count) for commodity, count in SHIP]
    given = (player["ships"], player["points"], goods, number == canvas.helm, canvas.home)
    draw = partial(_berth, canvas, number, box)
    return canvas.kept.lasting(("berth", number), draw, box, *given)


def _berth(canvas: Canvas, number: int, box: Box) -> Scene:
    if canvas.player["ships"][number]:
        return _at_sea(canvas, number, box)
    if None in canvas.player["ships"][:number] or not canvas.context.live:
        return g(
            area(box, 10, "outline"),
            icon("ship", *box.middle, box.height * 0.6, opacity=0.2),
        )
    cost = Box(box.x + 4, box.y + box.height * 0.48, box.width - 8, box.height * 0.5)
    words, size = tr("Build a ship"), min(13, box.width / 8)
    return canvas.plate(
        "launch",
        box,
        caption(box.middle[0], box.y + box.height * 0.27, words, size, "button-text"),
        *cost_icons(SHIP, canvas.player["goods"], cost, 26),
        name=tr("Build a ship: {cost}", cost=bill(SHIP)),
        info="ship",
        kind="shop",
    )


def _at_sea(canvas: Canvas, number: int, box: Box) -> Scene:
    context, token = canvas.context, f"ship:{number}"
    points = canvas.player["points"][number]
    steered = canvas.can(token) and number == canvas.helm
    name = tr_n(
        "Ship {number}, {count} action point, at sea",
        "Ship {number}, {count} action points, at sea",
        points,
        number=NUMERALS[number],
    )
    touch = context.touch(token, name, "ship")
    if canvas.can(token):
        touch["aria_pressed"] = "true" if steered else "false"
    y, right = box.middle[1], box.right - box.width * 0.22
    high = min(box.height * 0.86, box.width * 0.62)
    return g(
        area(box, 10, "berth"),
        g(
            icon("ship", box.x + min(box.width * 0.32, high * 0.6), y, high),
            style=canvas.who(canvas.home),
        ),
        caption(right, y - 11, NUMERALS[number], 14, "who", translate="no"),
        *_points(right, y + 10, points),
        area(box, 10, "ring"),
        class_="ship helm" if steered else context.classes(token, "ship"),
        **touch,
    )


def _points(x: float, y: float, points: int) -> list[Scene]:
    """The action points that a ship has left."""
    if not points:
        return []
    return [circle(x, y, 10, class_="cost"), caption(x, y, str(points), 13, "cost-text")]
