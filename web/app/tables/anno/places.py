"""The places under a month: what lies there, and what is still open."""

from dataclasses import dataclass

from app.tables.anno.art.signs import short_zodiac
from engine.anno.cards import MONTHS, SEASONS, WEATHER_NAMES, ZODIACS
from engine.anno.words import card_name
from engine.language import tr


@dataclass(frozen=True, slots=True)
class Place:
    """A strip under a month: a card's code, or what an open place waits for."""

    code: str
    waits: str = ""


def places(month: str, cards: list[str]) -> list[Place]:
    """From quarter to season, with the cusp's place and February's second days."""
    shown = MONTHS[month]
    rows = [_one(shown.quarter, cards, shown.quarter)]
    rows += [_one(days, cards, days[1:]) for days in shown.days]
    zodiacs = [card for card in cards if card in ZODIACS]
    either = " / ".join(short_zodiac(zodiac) for zodiac in shown.zodiacs)
    rows.append(Place(zodiacs[0]) if zodiacs else Place("", either))
    if "CUSP" in cards:
        rows += [Place("CUSP"), Place(zodiacs[1])]
    else:
        rows.append(Place("", tr("Cusp")))
    weather = next((card for card in cards if card in WEATHER_NAMES), None)
    season = next((card for card in cards if card in SEASONS), None)
    if weather:
        rows.append(Place(weather))
    rows.append(Place(season) if season else Place("", card_name(shown.season)))
    return rows


def _one(code: str, cards: list[str], waits: str) -> Place:
    return Place(code) if code in cards else Place("", waits)
