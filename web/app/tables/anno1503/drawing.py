"""The whole table: sea, others, home, goods, and what is asked over them."""

from typing import Any

from app.tables.anno1503 import chips, hoard, island, sheets, strips
from app.tables.anno1503.layout import Layout
from app.tables.anno1503.paint import Paint, coins, icon, seats_after, words
from app.tables.anno1503.sea import Chart
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, g, rect, svg
from engine.anno1503.pieces import COMMODITIES, SHIPS


def draw(paint: Paint, parts: Layout, verdict: str = "") -> Scene:
    """`verdict` says what may be done with an explored tile."""
    frame, view = paint.frame, paint.view
    if parts.sea:
        Chart(paint, parts.sea, parts.upright).draw()
    if parts.small_sea:
        _small_sea(paint, parts.small_sea)
    for seat, box in zip(seats_after(paint.home, len(view["players"])), parts.others, strict=True):
        strips.draw(paint, seat, box)
    if parts.island:
        island.draw(paint, parts.island)
    if parts.hoard:
        hoard.draw(paint, parts.hoard)
    if parts.small_home:
        _small_home(paint, parts.small_home)
    _asked(paint, parts, verdict)
    chips.draw(paint)
    return svg(
        frame.width,
        frame.height,
        *paint.ground,
        g(*paint.pieces),
        *paint.above,
        class_="anno1503 drawing",
        style=paint.who(paint.home),
    )


def _asked(paint: Paint, parts: Layout, verdict: str) -> None:
    view, chosen = paint.view, paint.frame.chosen
    if not (paint.acting and paint.frame.live):
        return
    if view["phase"] == "tile":
        if parts.sea:
            sheets.tile(paint, parts.stage, verdict)
    elif "pioneer" in chosen:
        sheets.buildings(paint, parts.stage)
    elif paint.covered and paint.player["seen"]:
        sheets.peek(paint, Box(4, 4, paint.frame.width - 8, paint.frame.height - 8))


def _small_sea(paint: Paint, box: Box) -> None:
    """The sea as a button: it opens the chart."""
    Chart(paint, box, upright=False, small=True).draw()
    paint.above.append(_opener(paint, box, "look-sea", "Open the sea"))


def _small_home(paint: Paint, box: Box) -> None:
    """The own ships, gold and cards in a bar, which opens the home island."""
    across = box.width > 320
    berths, rest = box.cut(2 * 92 + 4, 6) if across else box.rows(1, 1, gap=4)
    for number, part in enumerate(berths.columns(SHIPS, 4)):
        paint.ground.append(hoard.berth_of(paint, number, part))
    goods = paint.player["goods"]
    held = [c for c in COMMODITIES if goods[c]]
    paint.places["purse"] = rest.middle
    line_y = rest.y + rest.height * 0.3
    inside: list[Scene] = [
        *coins(rest.x + rest.width * 0.25, line_y, str(paint.player["gold"]), 17),
        words(rest.x + rest.width * 0.7, line_y, "Home ▸", 13, "button-text"),
    ]
    step = rest.width / max(6, len(held))
    for number, commodity in enumerate(held):
        x = rest.x + (number + 0.5) * step
        paint.places[f"good:{commodity}"] = (x, rest.y + rest.height * 0.72)
        inside += [
            icon(commodity, x - 4, rest.y + rest.height * 0.72, min(18, step * 0.62)),
            words(x + 9, rest.y + rest.height * 0.72, str(goods[commodity]), 11, "count-text"),
        ]
    paint.ground.append(
        g(
            rect(rest.x, rest.y, rest.width, rest.height, 10, class_="strip"),
            *inside,
            _opener(paint, rest, "look-home", "Open the home island"),
        )
    )


def _opener(paint: Paint, box: Box, do: str, name: str) -> Scene:
    live: dict[str, Any] = {}
    if paint.frame.live:
        live = {"data_do": do, "role": "button", "tabindex": "0"}
    return g(
        rect(box.x, box.y, box.width, box.height, 8, class_="ring opener"), aria_label=name, **live
    )
