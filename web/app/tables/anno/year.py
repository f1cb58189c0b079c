"""Orientation in words: the card that was drawn, and the year as it lies so far."""

from app.tables.wording import Passage
from engine.anno.cards import MONTHS
from engine.anno.types import OrientationView
from engine.anno.words import card_name, the_cards
from engine.language import tr


def told(view: OrientationView) -> list[Passage]:
    """As the table shows it: every month with all that it shows, and the cards beside it."""
    passages = []
    if view["card"] is not None:
        passages.append(Passage(tr("The card to place"), [card_name(view["card"])]))
    months = [_month(code, view["months"][code]) for code in MONTHS]
    passages.append(Passage(tr("The year"), months, numbered=True))
    if view["zodiacs"]:
        signs = [card_name(code) for code in view["zodiacs"]]
        passages.append(Passage(tr("Zodiacs between their months"), signs))
    if view["aside"]:
        passages.append(Passage(tr("Set aside"), [card_name(code) for code in view["aside"]]))
    return passages


def _month(code: str, laid: list[str]) -> str:
    values = {"month": card_name(code), "shown": the_cards(MONTHS[code].primaries)}
    if not laid:
        return tr("{month} shows {shown}.", **values)
    return tr("{month} shows {shown}. Beside it lies: {cards}.", cards=the_cards(laid), **values)
