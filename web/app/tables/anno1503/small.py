"""On a phone: the part of the table that is not shown large, small and as a button."""

from app.tables.anno1503 import shipyard
from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.marks import area, caption, coins, icon
from app.tables.anno1503.sea import Chart
from app.tables.kit.box import Box
from app.tables.kit.pieces import shortened
from app.tables.kit.scene import Scene, g
from engine.anno1503.pieces import COMMODITIES, SHIPS
from engine.language import tr


def sea(canvas: Canvas, box: Box) -> None:
    """The sea as a button: it opens the chart."""
    Chart(canvas, box, upright=False, small=True).draw()
    canvas.pieces.append(_opener(canvas, box, "look-sea", tr("Open the sea")))


def home(canvas: Canvas, box: Box) -> None:
    """The own ships, gold and cards in a bar, which opens the home island."""
    across = box.width > 320
    berths, rest = box.cut(2 * 92 + 4, 6) if across else box.rows(1, 1, gap=4)
    for number, part in enumerate(berths.columns(SHIPS, 4)):
        canvas.ground.append(shipyard.berth(canvas, number, part))
    canvas.places["purse"] = rest.middle
    y = rest.y + rest.height * (0.3 if any(canvas.player["goods"].values()) else 0.5)
    canvas.ground.append(
        g(
            area(rest, 10, "strip"),
            *coins(rest.x + rest.width * 0.25, y, canvas.player["gold"], 17),
            caption(rest.x + rest.width * 0.7, y, _home_of(canvas, rest), 13, "button-text"),
            *_cards(canvas, rest),
            _opener(canvas, rest, "look-home", tr("Open the home island")),
            data_thing=f"plate:{canvas.home}",
        )
    )


def _home_of(canvas: Canvas, box: Box) -> str:
    name = shortened(canvas.context.names[canvas.home], box.width * 0.45, 13)
    return tr("{name} ▸", name=name)


NARROW, HIGH, LINE = 170, 96, 24
"""A narrow bar has its goods in two lines where it is high enough."""


def _cards(canvas: Canvas, box: Box) -> list[Scene]:
    goods = canvas.player["goods"]
    held = [commodity for commodity in COMMODITIES if goods[commodity]]
    narrow = box.width < NARROW and box.height > HIGH
    across = len(COMMODITIES) // 2 if narrow else len(COMMODITIES)
    step, rows = box.width / across, -(-len(held) // across)
    drawn = []
    for number, commodity in enumerate(held):
        row, place = divmod(number, across)
        x = box.x + (place + 0.5) * step
        y = box.y + box.height * 0.72 + (row - (rows - 1) / 2) * LINE
        canvas.places[f"good:{commodity}"] = (x, y)
        drawn += [
            icon(commodity, x - 4, y, min(18, step * 0.62)),
            caption(x + 9, y, str(goods[commodity]), 11, "count-text"),
        ]
    return drawn


def _opener(canvas: Canvas, box: Box, do: str, name: str) -> Scene:
    ring = area(box, 8, "ring opener")
    if not canvas.context.live:
        return g(ring, aria_label=name)
    return g(ring, aria_label=name, data_do=do, role="button", tabindex="0")
