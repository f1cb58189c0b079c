"""A ship, a card or an event card shown large, with what it does."""

from app.tables.kit.scene import Scene, h, name_of, svg, use
from app.tables.santyanno.art.cards import face
from engine.language import listing, tr
from engine.santyanno.cards import CARDS, EVENTS
from engine.santyanno.fleet import ELEMENTS, FLEET
from engine.santyanno.words import card_help, card_name, element_name


def large(info: str) -> Scene | None:
    kind, _, code = info.partition(":")
    if kind == "ship" and code.isdecimal() and int(code) in FLEET:
        return _ship(int(code))
    if kind == "card" and (code in CARDS or code in EVENTS):
        return _told(face(code), 70, 100, h("h3", card_name(code)), card_help(code))
    return None


def _ship(number: int) -> Scene:
    ship = FLEET[number]
    words = tr(
        "This ship has: {elements}. Coco sits at the {corner}.",
        elements=listing([element_name(element, ship.colour(element)) for element in ELEMENTS]),
        corner=tr(ship.coco),
    )
    title = name_of(f"{number} · {ship.name}", "h3")
    return _told(f"santy-ship-{number}", 132, 120, title, words)


def _told(symbol: str, width: int, height: int, title: Scene, words: str) -> Scene:
    return h(
        "div",
        svg(width, height, use(symbol, 0, 0, width, height), class_="big-card"),
        h("div", title, h("p", words)),
        class_="large-card",
    )
