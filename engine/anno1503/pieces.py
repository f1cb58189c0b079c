"""What lies in the box, as data: commodities, home islands, colonists, buildings, island tiles."""

from itertools import pairwise

from engine.anno1503.types import Condition, EventKind

COMMODITIES = ("stone", "lumber", "tools", "cloth", "spice", "tobacco")
STACK = 15
"""Cards of each commodity."""

ANY = "any"
"""The workshop with the question mark."""

_ISLANDS = """
A any    tools  lumber cloth  stone
B stone  any    tools  lumber cloth
C cloth  stone  any    tools  lumber
D lumber cloth  stone  any    tools
"""

ISLANDS: dict[str, tuple[str, ...]] = {
    row.split()[0]: tuple(row.split()[1:]) for row in _ISLANDS.strip().splitlines()
}
"""Home island → what its workshops 1 to 5 make."""

GRAY_PIERS = {
    island: tuple(number for number, made in enumerate(row, 1) if made != ANY)
    for island, row in ISLANDS.items()
}
"""Home island → its gray piers; each bears the number of its workshop."""

BROWN_PIERS = 3
COLONIST_SPACES = 7
SAFE_SPACES = 2
"""The red safety zone: spaces 1 and 2."""
BUILDING_SPACES = (4, 5, 6, 7)
SHIPS = 2

Cost = tuple[tuple[str, int], ...]
"""Commodities and how many of each."""

SHIP: Cost = (("cloth", 1), ("lumber", 1), ("tools", 1))
PIONEER: Cost = (("lumber", 1), ("tools", 1))

COLONISTS = ("pioneer", "settler", "townsman", "merchant")
SMALL_TILES = 4
"""Pioneer on one side, settler on the other."""
GREAT_TILES = 3
"""Townsman on one side, merchant on the other."""

RISES = dict(pairwise(COLONISTS))
"""Colonist → what it is promoted to; the merchant stands highest."""

PROMOTION: dict[str, Cost] = {
    "pioneer": (("cloth", 1), ("stone", 2)),
    "settler": (("spice", 2), ("stone", 1)),
    "townsman": (("tobacco", 2), ("spice", 1)),
}

DISCOUNT = {
    "pioneer": ("school", "stone"),
    "settler": ("school", "stone"),
    "townsman": ("university", "tobacco"),
}
"""Colonist → the building that makes its promotion cheaper, and by one of what."""

CHEAPER_PROMOTION: dict[str, Cost] = {
    kind: tuple((c, n - (c == saved)) for c, n in PROMOTION[kind] if n > (c == saved))
    for kind, (_, saved) in DISCOUNT.items()
}

WANTS = {
    "pioneer": ("stone", "lumber", "tools"),
    "settler": ("cloth",),
    "townsman": ("spice",),
    "merchant": ("tobacco",),
}
"""Colonist → what it buys."""

PAYS = {"pioneer": 1, "settler": 2, "townsman": 3, "merchant": 4}

START_GOLD = 7
START_GOODS = ("stone", "lumber")
START_COLONISTS = ("pioneer", "settler")
PRICE = 6
PURCHASES = 2
HAND = 5
MARKET_HAND = 7
TREASURE_GOLD = 12

BUILDINGS = ("church", "fire_station", "fort", "school", "university", "market_hall", "tavern")
_SECOND_WITH_THREE = ("church", "school", "fort", "tavern")


def supply(seats: int) -> dict[str, int]:
    """The public buildings for so many players."""
    if seats == 2:
        return dict.fromkeys(BUILDINGS, 1)
    if seats == 3:
        return {kind: 1 + (kind in _SECOND_WITH_THREE) for kind in BUILDINGS}
    return dict.fromkeys(BUILDINGS, 2)


OUTPOST = "outpost:"
"""An outpost's tile is this and its commodity."""
AGREEMENT = "agreement"
GOLD = "gold"
FREE_PROMOTION = "promotion"
FACE_DOWN = ""
"""Stands for a tile whose face is not shown."""

_TILES = {
    2: "spice spice tobacco tobacco cloth tools stone",
    3: "spice tobacco lumber cloth",
    4: "spice tobacco tools stone",
}
_AGREEMENTS = {2: 5, 3: 3, 4: 2}
_TREASURES = {2: (GOLD, FREE_PROMOTION), 3: (GOLD, FREE_PROMOTION), 4: (GOLD, GOLD, FREE_PROMOTION)}

TILES: dict[int, tuple[str, ...]] = {
    back: (
        *(OUTPOST + commodity for commodity in outposts.split()),
        *(AGREEMENT,) * _AGREEMENTS[back],
        *_TREASURES[back],
    )
    for back, outposts in _TILES.items()
}
"""Number on the back → the island tiles."""

TILE_CODES = (*(OUTPOST + commodity for commodity in COMMODITIES), AGREEMENT, GOLD, FREE_PROMOTION)


def backs(seats: int) -> range:
    """I1: the groups of tiles that so many players use."""
    return range(2, seats + 1)


EVENT_ROLL = 6
EVENTS: dict[int, EventKind] = {
    1: "pirates",
    2: "pirates",
    3: "fire",
    4: "fire",
    5: "fortune",
    6: "fortune",
}
"""I18: what a second roll brings."""

GOALS: dict[Condition, int] = {
    "gold": 30,
    "outposts": 4,
    "agreements": 3,
    "buildings": 4,
    "merchants": 3,
}
"""I22: the five victory conditions."""
POINTS_TO_WIN = 3
