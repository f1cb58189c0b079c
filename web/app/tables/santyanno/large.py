"""A ship, a card or an event shown large, with what it does."""

from app.tables.kit.scene import Scene, h, svg, use
from engine.santyanno.cards import CARDS
from engine.santyanno.fleet import COLOURS, ELEMENTS, FLEET
from engine.santyanno.words import EVENT_HELP, EVENT_NAMES, card_help, card_name

from .cards import face


def large(info: str) -> Scene | None:
    kind, _, code = info.partition(":")
    if kind == "ship" and code.isdecimal() and int(code) in FLEET:
        return _ship(int(code))
    if kind == "card" and code in CARDS:
        return _told(face(code), 70, 100, card_name(code), card_help(code))
    if kind == "card" and code in EVENT_NAMES:
        return _told(face(code), 70, 100, EVENT_NAMES[code], EVENT_HELP[code])
    return None


def _ship(number: int) -> Scene:
    ship = FLEET[number]
    parts = [f"{COLOURS[ship.colour(e)]} {name}" for e, name in ELEMENTS.items()]
    words = f"{', '.join(parts).capitalize()}. Coco sits {ship.coco}."
    return _told(f"santy-ship-{number}", 132, 120, f"{number} · {ship.name}", words)


def _told(symbol: str, width: int, height: int, name: str, words: str) -> Scene:
    return h(
        "div",
        svg(width, height, use(symbol, 0, 0, width, height), class_="big-card"),
        h("div", h("h3", name), h("p", words)),
        class_="large-card",
    )
