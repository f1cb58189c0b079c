"""ANNO 1503's pieces as symbols, each drawn once and used wherever such a piece lies."""

from app.tables.anno1503.art import buildings, goods, people, sea, signs, tiles
from app.tables.kit.scene import Scene


def symbols() -> list[Scene]:
    return [
        *goods.symbols(),
        *people.symbols(),
        *buildings.symbols(),
        *sea.symbols(),
        *tiles.symbols(),
        *signs.symbols(),
    ]
