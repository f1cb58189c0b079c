"""All that is drawn once and used in many places."""

from app.tables.kit.scene import Scene
from app.tables.santyanno.art import cards, pirates, ships
from app.tables.santyanno.art.event_cards import coin
from app.tables.santyanno.art.palette import patterns
from engine.santyanno.rounds import COINS


def symbols() -> list[Scene]:
    return [
        *patterns(),
        *ships.symbols(),
        *cards.symbols(),
        *pirates.symbols(),
        *map(coin, COINS),
    ]
