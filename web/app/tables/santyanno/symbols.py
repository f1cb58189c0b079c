"""All that is drawn once and used in many places."""

from app.tables.kit.scene import Scene

from . import cards, pirates, ships
from .events import coin
from .palette import patterns


def symbols() -> list[Scene]:
    return [
        *patterns(),
        *ships.symbols(),
        *cards.symbols(),
        *pirates.symbols(),
        *map(coin, range(1, 6)),
    ]
