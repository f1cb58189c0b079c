"""A card or a board shown large, with what it does."""

from app.tables.anno.calendar import Drawing
from app.tables.anno.cards import face_of
from app.tables.base import Frame
from app.tables.kit.box import Box
from app.tables.kit.scene import Scene, h, svg, use
from engine.anno.cards import MONTHS, SEASONS, WEATHERS, ZODIACS
from engine.anno.words import card_name
from engine.game import Data


def large_card(code: str, calidum: str) -> Scene:
    return h(
        "div",
        svg(100, 140, use(face_of(code, calidum), 0, 0, 100, 140), class_="big-card"),
        h("div", h("h3", card_name(code)), h("p", meaning(code, calidum))),
        class_="large-card",
    )


def meaning(code: str, calidum: str) -> str:
    """What a card does, in a sentence or two."""
    if code in MONTHS:
        return _month(code)
    if code in WEATHERS[calidum]:
        changes = [
            f"{SEASONS[a].lower()} takes {SEASONS[b].lower()}"
            for a, b in WEATHERS[calidum][code].items()
        ]
        return (
            f"A month of {', a month of '.join(changes)}. Matched together with that season card."
        )
    if code == "CUSP":
        return "Opens a month's second zodiac place. Matched with the zodiac that makes the second."
    if code == "BLUE":
        return (
            "First thing in a turn it changes places with any Community card. It is never matched."
        )
    fits = [month.name for month in MONTHS.values() if code in month.primaries]
    kind = (
        "Zodiac"
        if code in ZODIACS
        else "Season"
        if code in SEASONS
        else "Days"
        if code[0] == "D"
        else "Quarter"
    )
    return f"{kind}. Fits {', '.join(fits)}."


def _month(code: str) -> str:
    month = MONTHS[code]
    days = " and ".join(d[1:] for d in month.days)
    signs = " or ".join(card_name(zodiac) for zodiac in month.zodiacs)
    return (
        f"Takes the {card_name(month.quarter)}, {days} days, {signs}, and {SEASONS[month.season]}. "
        f"Days {month.first} to {month.last} of the year."
    )


def large_board(view: Data, seat: int, name: str) -> Scene:
    """Somebody's months, as large as the sheet allows."""
    frame = Frame(width=720, height=420, names=[], colours=[], live=False)
    drawing = Drawing(view, frame)
    drawing._board(seat, Box(10, 10, 700, 400), start=(0, 0))
    keys = frame.keys.name([laid.item for laid in drawing.laid])
    cards = [
        drawing._card(laid, f"large-{key}") for laid, key in zip(drawing.laid, keys, strict=True)
    ]
    empty = None if view["boards"][seat] else h("p", "No month lies there yet.")
    return h(
        "div",
        h("h3", name),
        empty,
        svg(720, 420, *drawing.under, *cards, class_="anno big-board") if not empty else None,
    )
