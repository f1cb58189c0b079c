"""What a player owns beside the island: die, gold and shipyard, shields, goods with prices."""

from app.tables.anno1503 import die, goods, race, shipyard
from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.marks import area, caption, coins, prose
from app.tables.anno1503.shields import shield
from app.tables.kit.box import Box
from app.tables.kit.scene import g
from engine.anno1503.pieces import GOALS, POINTS_TO_WIN, SHIPS
from engine.language import tr


def draw(canvas: Canvas, box: Box, with_die: bool = True) -> None:
    tight = box.height < 250
    top, goals, cards = box.rows(
        *((43.5, 58.5, 110) if tight else (60, 92, 146)), gap=6 if tight else 8
    )
    _first_row(canvas, top, with_die)
    _goals(canvas, goals)
    goods.draw(canvas, cards)


def _goals(canvas: Canvas, box: Box) -> None:
    """What wins, in words; the five shields, and the way to everybody's."""
    points = len(canvas.view["shields"][canvas.home])
    words = tr("Any {count} of these {all} win", count=POINTS_TO_WIN, all=len(GOALS))
    have = tr("{count} of {all} points", count=points, all=POINTS_TO_WIN)
    canvas.ground += [
        caption(box.x + 2, box.y + 6, words, 12.5, "goal-text", text_anchor="start"),
        caption(box.right - 2, box.y + 6, have, 12, "pale", text_anchor="end"),
    ]
    row = Box(box.x, box.y + 16, box.width, box.height - 16)
    *five, last = row.columns(len(GOALS) + 1, 5)
    for name, part in zip(GOALS, five, strict=True):
        canvas.ground.append(shield(canvas, canvas.home, name, part))
    canvas.ground.append(race.button(canvas, last))


PURSE = 60.0
"""The width that the purse has at least where the others can spare it …"""
LEAST_DIE, LEAST_BERTH = 44.0, 80.0
"""… and how narrow these become for it."""


def _first_row(canvas: Canvas, box: Box, with_die: bool) -> None:
    """Die and event, purse, and the two berths of the shipyard."""
    rest = box
    if with_die:
        spare = box.width - 2 * LEAST_BERTH - PURSE - 22
        size = min(box.height, 64, max(spare / 2, LEAST_DIE))
        left, rest = box.cut(2 * size + 4, 6)
        die.draw(canvas, left, size)
    spare = max((rest.width - 12 - PURSE) / 2, LEAST_BERTH)
    berth = min(110.0, max(86.0, rest.width * 0.27), spare)
    middle, berths = rest.cut(rest.width - 2 * berth - 12, 6)
    room_for_words = middle.width - 150
    if with_die and room_for_words > 140:
        beside, middle = middle.cut(room_for_words)
        canvas.ground.append(prose(beside.inset(4), die.meaning(canvas.view), 15))
    _purse(canvas, middle)
    for number, part in enumerate(berths.columns(SHIPS, 6)):
        canvas.ground.append(shipyard.berth(canvas, number, part))


def _purse(canvas: Canvas, box: Box) -> None:
    gold = canvas.player["gold"]
    size = min(box.height * 0.6, box.width * 0.9 / (1.2 + 0.62 * len(str(gold))), 40)
    canvas.places["purse"] = (box.x + box.width / 2, box.y + 4)
    canvas.ground.append(
        g(
            area(box, 12, "purse"),
            *coins(*box.middle, gold, size),
            aria_label=tr("{gold} gold", gold=gold),
            data_thing="purse",
            role="img",
        )
    )
