"""A ship, a card or an event card shown large, with what it does."""

from collections.abc import Mapping

from app.tables.kit.scene import Scene, h, name_of, unspoken, use
from app.tables.santyanno.art.cards import face
from engine.game import Value
from engine.language import listing, tr
from engine.santyanno.cards import CARDS, EVENTS
from engine.santyanno.fleet import ELEMENTS, FLEET
from engine.santyanno.types import View
from engine.santyanno.words import card_help, card_name, element_name

LEGEND = "legend"
"""All cards of this match with what they do."""

_KINDS = {
    "basic": ("E:nest", "E:hull-R", "E:plate", "C:Y", "N:all", "N:-P", "+3"),
    "expert": ("H:L2", "H:R3", "D:nest-hull", "COCO"),
}
"""One card of each kind, by the level that it comes with."""


def large(view: View, info: str) -> Scene | None:
    if info == LEGEND:
        return _legend(view["options"])
    return one_large(info)


def _legend(options: Mapping[str, Value]) -> Scene:
    codes = [*_KINDS["basic"], *(_KINDS["expert"] if options["level"] == "expert" else ())]
    codes += EVENTS if options["events"] else ()
    return h(
        "div",
        h("h3", tr("What the cards mean")),
        h("ul", *(h("li", told_card(code)) for code in codes), class_="legend-cards"),
        class_="legend",
    )


def told_card(code: str, kind: str = "") -> Scene:
    """A card, or an event card, with its name and what it does."""
    return h(
        "p",
        unspoken(70, 100, use(face(code), 0, 0, 70, 100), class_="card-now"),
        h("span", h("b", card_name(code)), h("small", card_help(code))),
        class_=f"card-told {kind}".strip(),
    )


def one_large(info: str) -> Scene | None:
    """A ship or a card."""
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
        unspoken(width, height, use(symbol, 0, 0, width, height), class_="big-card"),
        h("div", title, h("p", words)),
        class_="large-card",
    )
