"""What a player owns beside the island: die, gold, shields, goods with prices, shipyard."""

from app.tables.anno1503.art.ink import name_of
from app.tables.anno1503.paint import Paint, bill, coins, icon, prose, words
from app.tables.anno1503.shields import shield
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, circle, g, rect, use
from engine.anno1503.pieces import COMMODITIES, EVENT_ROLL, EVENTS, GOALS, SHIP, SHIPS
from engine.anno1503.words import bill as in_words
from engine.anno1503.words import event_name


def draw(paint: Paint, box: Box, dice: bool = True) -> None:
    tight = box.height < 250
    top, goals, goods = box.rows(
        *((46, 44, 112) if tight else (64, 70, 150)), gap=6 if tight else 8
    )
    _first_row(paint, top, dice)
    for name, part in zip(GOALS, goals.columns(len(GOALS), 6), strict=True):
        paint.ground.append(shield(paint, paint.home, name, part))
    _goods(paint, goods)


def _first_row(paint: Paint, box: Box, dice: bool) -> None:
    """Die and event, purse, and the two berths of the shipyard."""
    rest = box
    if dice:
        size = min(box.height, 64)
        left, rest = box.cut(2 * size + 4, 6)
        _dice(paint, left, size)
    berth = min(110.0, max(86.0, rest.width * 0.27))
    middle, berths = rest.cut(rest.width - 2 * berth - 12, 6)
    news = middle.width - 150
    if dice and news > 140:
        caption, middle = middle.cut(news)
        paint.ground.append(prose(caption.inset(4), _news(paint), 15))
    _purse(paint, middle)
    for number, part in enumerate(berths.columns(SHIPS, 6)):
        paint.ground.append(berth_of(paint, number, part))


def _dice(paint: Paint, box: Box, size: float) -> None:
    """The die, and after a 6 the event."""
    rolled = paint.view["rolled"]
    y = box.y + box.height / 2
    number = rolled[0] if rolled else 0
    paint.places["die"] = (box.x + size / 2, y)
    name = f"The die shows {number}" if number else "The die"
    paint.ground.append(
        g(
            g(
                use(name_of(f"die-{number}"), box.x, y - size / 2, size, size),
                class_="tumbling" if number else "",
                key=f"die-{paint.view['turn']}-{number}",
            ),
            rect(box.x, y - size / 2, size, size, 10, class_="ring"),
            class_=paint.frame.classes("roll", "die"),
            **paint.frame.touch("roll", name, "die"),
        )
    )
    if number == EVENT_ROLL and len(rolled) == 2:
        event = EVENTS[rolled[1]]
        paint.ground.append(
            g(
                use(name_of(event), box.x + size + 4, y - size / 2, size, size),
                class_="event",
                key=f"event-{paint.view['turn']}-{event}",
                aria_label=event_name(event),
                role="img",
                tabindex="0",
                data_info=f"event:{event}",
            )
        )


def _news(paint: Paint) -> str:
    """What the die has brought, where there is room to say it."""
    rolled = paint.view["rolled"]
    if not rolled:
        return "The die brings everybody a commodity, or an event."
    if len(rolled) == 2:
        return f"{event_name(EVENTS[rolled[1]])}!"
    return f"Everybody's workshop {rolled[0]} is at work."


def _purse(paint: Paint, box: Box) -> None:
    gold = str(paint.player["gold"])
    size = min(box.height * 0.6, box.width / (1.2 + 0.62 * len(gold)), 40)
    paint.places["purse"] = (box.x + box.width / 2, box.y + 4)
    paint.ground.append(
        g(
            rect(box.x, box.y, box.width, box.height, 12, class_="purse"),
            *coins(*box.middle, gold, size),
            aria_label=f"{gold} gold",
            role="img",
        )
    )


def berth_of(paint: Paint, number: int, box: Box) -> Scene:
    """A ship of the player: at sea with its points, or to be built."""
    ship = paint.player["ships"][number]
    x, y = box.middle
    if ship:
        token = f"ship:{number}"
        points = paint.player["points"][number]
        helm = paint.can(token) and number == paint.helm
        name = f"{('First', 'Second')[number]} ship at sea, {points} action points"
        high = box.height * 0.86
        return g(
            rect(box.x, box.y, box.width, box.height, 10, class_="berth"),
            g(
                icon("ship", box.x + min(box.width * 0.32, high * 0.6), y, high),
                style=paint.who(paint.home),
            ),
            words(box.right - box.width * 0.22, y - 11, ("I", "II")[number], 14, "who"),
            *_points(box.right - box.width * 0.22, y + 10, points),
            rect(box.x, box.y, box.width, box.height, 10, class_="ring"),
            class_="ship helm" if helm else paint.frame.classes(token, "ship"),
            **paint.frame.touch(token, name, "ship")
            | ({"aria_pressed": "true" if helm else "false"} if paint.can(token) else {}),
        )
    if None in paint.player["ships"][:number] or not paint.frame.live:
        return g(
            rect(box.x, box.y, box.width, box.height, 10, class_="outline"),
            icon("ship", x, y, box.height * 0.6, opacity=0.2),
        )
    cost = Box(box.x + 4, box.y + box.height * 0.48, box.width - 8, box.height * 0.5)
    return paint.plate(
        "launch",
        box,
        words(x, box.y + box.height * 0.27, "Build a ship", min(13, box.width / 8), "button-text"),
        *bill(SHIP, paint.player["goods"], cost, 26),
        name=f"Build a ship: {in_words(SHIP)}",
        info="ship",
    )


def _points(x: float, y: float, points: int) -> list[Scene]:
    """The action points that a ship has left."""
    if not points:
        return []
    return [circle(x, y, 10, class_="cost"), words(x, y, str(points), 13, "cost-text")]


def _goods(paint: Paint, box: Box) -> None:
    """Six stacks of cards, and what one more of each costs."""
    head = 21
    held, limit = sum(paint.player["goods"].values()), paint.account["hand_limit"]
    full = held > limit
    paint.ground.append(
        words(
            box.x + 2,
            box.y + 7,
            f"{held} card{'' if held == 1 else 's'}, {limit} may be kept",
            12,
            "warn" if full else "soft",
            text_anchor="start",
        )
    )
    buy = max(44.0, min(50.0, box.height * 0.3)) if paint.frame.live else 0
    card = Box(box.x, box.y + head, box.width, box.height - head - buy - 6)
    shop = Box(box.x, box.bottom - buy, box.width, buy)
    for commodity, above in zip(COMMODITIES, card.columns(6, 6), strict=True):
        paint.ground.append(_card(paint, commodity, above))
    if buy:
        for commodity, below in zip(COMMODITIES, shop.columns(6, 6), strict=True):
            paint.ground.append(_shop(paint, commodity, below))


def _card(paint: Paint, commodity: str, box: Box) -> Scene:
    count = paint.player["goods"][commodity]
    paint.places[f"good:{commodity}"] = (box.x + 15, box.y + 6)
    token = f"card:{commodity}"
    named = box.height > 70
    size = min(box.height * (0.66 if named else 0.8), box.width * 0.8)
    x, y = box.middle
    layers = [
        rect(box.x + 2 * i, box.y - 2 * i, box.width - 4, box.height, 8, class_="card-face")
        for i in range(min(count, 3))
    ] or [rect(box.x, box.y, box.width - 4, box.height, 8, class_="outline")]
    return g(
        *layers,
        icon(commodity, x, y - (5 if named else -2), size, opacity=None if count else 0.3),
        words(x, box.bottom - 9, commodity, min(12, box.width / 5.6), "soft") if named else None,
        circle(box.right - 12, box.y + 10, 11, class_="badge-disc") if count else None,
        words(box.right - 12, box.y + 10, str(count), 14, "count") if count else None,
        rect(box.x - 1, box.y - 5, box.width, box.height + 6, 8, class_="ring"),
        class_=paint.frame.classes(token, "good"),
        **paint.frame.touch(token, f"{commodity.capitalize()}, {count} cards", f"good:{commodity}"),
    )


def _shop(paint: Paint, commodity: str, box: Box) -> Scene:
    price = paint.account["price"]
    left = paint.view["bank"][commodity]
    inside = [
        words(box.middle[0], box.y + box.height * 0.28, "Buy", 12, "button-text"),
        *coins(box.middle[0], box.y + box.height * 0.68, str(price), min(20, box.height * 0.4)),
    ]
    if not left:
        inside = [words(*box.middle, "none left", min(11, box.width / 5), "soft")]
    return paint.plate(
        f"buy:{commodity}",
        box,
        *inside,
        name=f"Buy {commodity} for {price} gold, {left} left",
        info=f"good:{commodity}",
    )
