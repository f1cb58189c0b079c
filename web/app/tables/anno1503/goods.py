"""A player's commodity cards in six stacks, and what one more of each costs."""

from functools import partial

from app.tables.anno1503.canvas import Canvas
from app.tables.anno1503.marks import caption, coins, icon
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, circle, g, rect
from engine.anno1503.pieces import COMMODITIES
from engine.anno1503.words import commodity_name
from engine.language import tr, tr_n


def draw(canvas: Canvas, box: Box) -> None:
    head = 21
    held, limit = sum(canvas.player["goods"].values()), canvas.account["hand_limit"]
    words = tr_n(
        "{count} card, {limit} may be kept", "{count} cards, {limit} may be kept", held, limit=limit
    )
    canvas.ground.append(
        caption(
            box.x + 2,
            box.y + 7,
            words,
            12,
            "warn" if held > limit else "pale",
            text_anchor="start",
        )
    )
    buy = max(44.0, min(50.0, box.height * 0.3)) if canvas.context.live else 0
    cards = Box(box.x, box.y + head, box.width, box.height - head - buy - 6)
    shop = Box(box.x, box.bottom - buy, box.width, buy)
    for commodity, above in zip(COMMODITIES, cards.columns(6, 6), strict=True):
        canvas.ground.append(_kept_stack(canvas, commodity, above))
    if buy:
        for commodity, below in zip(COMMODITIES, shop.columns(6, 6), strict=True):
            canvas.ground.append(_kept_price(canvas, commodity, below))


def _kept_stack(canvas: Canvas, commodity: str, box: Box) -> Scene:
    count = canvas.player["goods"][commodity]
    canvas.places[f"good:{commodity}"] = (box.x + 15, box.y + 6)
    name = ("cards", commodity)
    return canvas.kept.lasting(name, lambda: _stack(canvas, commodity, count, box), count, box)


def _stack(canvas: Canvas, commodity: str, count: int, box: Box) -> Scene:
    """The cards of one commodity that the player has."""
    context, token, title = canvas.context, f"card:{commodity}", commodity_name(commodity)
    named = box.height > 70
    size = min(box.height * (0.66 if named else 0.8), box.width * 0.8)
    x, y = box.middle
    layers = [
        rect(box.x + 2 * i, box.y - 2 * i, box.width - 4, box.height, 8, class_="card-face")
        for i in range(min(count, 3))
    ] or [rect(box.x, box.y, box.width - 4, box.height, 8, class_="outline")]
    name = tr_n("{commodity}: {count} card", "{commodity}: {count} cards", count, commodity=title)
    return g(
        *layers,
        icon(commodity, x, y - (5 if named else -2), size, opacity=None if count else 0.3),
        caption(x, box.bottom - 9, title, min(12, box.width / 5.6), "pale") if named else None,
        circle(box.right - 12, box.y + 10, 11, class_="badge-disc") if count else None,
        caption(box.right - 12, box.y + 10, str(count), 14, "count") if count else None,
        rect(box.x - 1, box.y - 5, box.width, box.height + 6, 8, class_="ring"),
        class_=context.classes(token, "good"),
        **context.touch(token, name, f"good:{commodity}"),
    )


def _kept_price(canvas: Canvas, commodity: str, box: Box) -> Scene:
    price, left = canvas.account["price"], canvas.view["bank"][commodity]
    draw = partial(_price, canvas, commodity, price, left, box)
    return canvas.kept.lasting(("price", commodity), draw, price, left, box)


def _price(canvas: Canvas, commodity: str, price: int, left: int, box: Box) -> Scene:
    """A button that buys one."""
    x = box.middle[0]
    inside = [
        caption(x, box.y + box.height * 0.28, tr("Buy"), 12, "button-text"),
        *coins(x, box.y + box.height * 0.68, price, min(20, box.height * 0.4)),
    ]
    if not left:
        inside = [caption(*box.middle, tr("none left"), min(11, box.width / 5), "pale")]
    return canvas.plate(
        f"buy:{commodity}",
        box,
        *inside,
        name=tr(
            "Buy, {price} gold: {commodity}, {left} left",
            commodity=commodity_name(commodity),
            price=price,
            left=left,
        ),
        info=f"good:{commodity}",
        kind="shop",
    )
