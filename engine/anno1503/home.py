"""A player's home: the island with all that stands on it, and the ships at sea."""

from typing import Any

from engine import reading
from engine.anno1503.board import ISLAND_SPACES, SEA_SPACES
from engine.anno1503.pieces import (
    BROWN_PIERS,
    BUILDING_SPACES,
    BUILDINGS,
    CHEAPER_PROMOTION,
    COLONIST_SPACES,
    COLONISTS,
    COMMODITIES,
    DISCOUNT,
    GOALS,
    HAND,
    ISLANDS,
    MARKET_HAND,
    PRICE,
    PROMOTION,
    PURCHASES,
    SHIPS,
    START_COLONISTS,
    START_GOLD,
    START_GOODS,
    TILE_CODES,
    Cost,
)
from engine.game import Data


class Home:
    """What one player has. Only `goods` changes in place; everything else is replaced."""

    __slots__ = (
        "island",
        "gold",
        "goods",
        "colonists",
        "buildings",
        "outposts",
        "agreements",
        "ships",
        "points",
        "bought",
        "sold",
        "seen",
    )

    island: str
    gold: int
    goods: dict[str, int]
    colonists: tuple[str, ...]
    buildings: dict[int, str]
    outposts: dict[int, str]
    agreements: int
    ships: tuple[str | None, ...]
    points: tuple[int, ...]
    bought: int
    sold: tuple[int, ...]
    seen: dict[str, str]

    @classmethod
    def settle(cls, island: str, port: str) -> "Home":
        """I2: a home at the beginning, its first ship in port."""
        new = cls.__new__(cls)
        new.island = island
        new.gold = START_GOLD
        new.goods = {commodity: int(commodity in START_GOODS) for commodity in COMMODITIES}
        new.colonists = START_COLONISTS
        new.buildings = {}
        new.outposts = {}
        new.agreements = 0
        new.ships = (port, None)
        new.seen = {}
        new.rest()
        return new

    def rest(self) -> None:
        """Forget what was done in a turn."""
        self.points = (0,) * SHIPS
        self.bought = 0
        self.sold = ()

    def copy(self) -> "Home":
        twin = Home.__new__(Home)
        twin.island = self.island
        twin.gold = self.gold
        twin.goods = self.goods.copy()
        twin.colonists = self.colonists
        twin.buildings = self.buildings
        twin.outposts = self.outposts
        twin.agreements = self.agreements
        twin.ships = self.ships
        twin.points = self.points
        twin.bought = self.bought
        twin.sold = self.sold
        twin.seen = self.seen
        return twin

    def has(self, building: str) -> bool:
        return building in self.buildings.values()

    @property
    def cards(self) -> int:
        return sum(self.goods.values())

    @property
    def hand_limit(self) -> int:
        """I17."""
        return MARKET_HAND if self.has("market_hall") else HAND

    @property
    def price(self) -> int:
        """I9: what buying costs; I14: one gold less for each agreement."""
        return PRICE - self.agreements

    def promotion_cost(self, kind: str) -> Cost:
        """I7, less what a school or a university saves."""
        return CHEAPER_PROMOTION[kind] if self.has(DISCOUNT[kind][0]) else PROMOTION[kind]

    @property
    def island_tiles(self) -> int:
        return len(self.outposts) + self.agreements

    def shields(self) -> int:
        """I22 with ruling I-E: the conditions that hold, as bits in the order of `GOALS`."""
        return (
            (self.gold >= _GOLD)
            | (len(self.outposts) >= _OUTPOSTS) << 1
            | (self.agreements >= _AGREEMENTS) << 2
            | (len(self.buildings) >= _BUILDINGS) << 3
            | (self.colonists.count("merchant") >= _MERCHANTS) << 4
        )

    def dump(self) -> Data:
        return self.open() | {"seen": dict(self.seen)}

    def open(self) -> Data:
        """I24: all but the tiles that the player has looked at."""
        return {
            "island": self.island,
            "gold": self.gold,
            "goods": dict(self.goods),
            "colonists": list(self.colonists),
            "buildings": {str(space): kind for space, kind in self.buildings.items()},
            "outposts": {str(pier): made for pier, made in self.outposts.items()},
            "agreements": self.agreements,
            "ships": list(self.ships),
            "points": list(self.points),
            "bought": self.bought,
            "sold": list(self.sold),
        }

    def account(self) -> Data:
        """What follows from the rest and people want to see: progress, price, costs, limit."""
        return {
            "progress": {
                "gold": self.gold,
                "outposts": len(self.outposts),
                "agreements": self.agreements,
                "buildings": len(self.buildings),
                "merchants": self.colonists.count("merchant"),
            },
            "price": self.price,
            "promotions": {kind: dict(self.promotion_cost(kind)) for kind in PROMOTION},
            "hand_limit": self.hand_limit,
        }

    @classmethod
    def load(cls, data: Any, seats: int) -> "Home":
        data = reading.the_dict(data, "players")
        new = cls.__new__(cls)
        new.island = reading.one_of(data, "island", ISLANDS)
        new.gold = reading.whole(data, "gold", 0)
        new.goods = stacks(data, "goods")
        new.colonists = tuple(reading.codes(reading.get(data, "colonists"), "colonists", COLONISTS))
        if len(new.colonists) > COLONIST_SPACES:
            raise ValueError(f"colonists: a home island has {COLONIST_SPACES} spaces.")
        new.buildings = _numbered(data, "buildings", BUILDING_SPACES, BUILDINGS)
        new.outposts = _numbered(data, "outposts", _WORKSHOPS, COMMODITIES)
        new.agreements = reading.whole(data, "agreements", 0, BROWN_PIERS)
        new.ships = tuple(
            None if space is None else reading.the_code(space, "ships", SEA_SPACES)
            for space in reading.a_list(data, "ships", SHIPS)
        )
        new.points = tuple(
            reading.the_whole(n, "points", 0, seats) for n in reading.a_list(data, "points", SHIPS)
        )
        new.bought = reading.whole(data, "bought", 0, PURCHASES)
        new.sold = tuple(
            reading.the_whole(space, "sold", 1, COLONIST_SPACES)
            for space in reading.a_list(data, "sold")
        )
        new.seen = sea_tiles(data, "seen")
        return new


_GOLD, _OUTPOSTS, _AGREEMENTS, _BUILDINGS, _MERCHANTS = GOALS.values()
_WORKSHOPS = (1, 2, 3, 4, 5)


def stacks(data: Any, name: str) -> dict[str, int]:
    """How many there are of each of the six commodities."""
    counts = reading.a_dict(data, name)
    if set(counts) != set(COMMODITIES):
        raise ValueError(f"{name}: the six commodities belong here, and nothing else.")
    return {c: reading.the_whole(counts[c], f"{name}.{c}", 0) for c in COMMODITIES}


def sea_tiles(data: Any, name: str) -> dict[str, str]:
    """Island tiles by their space."""
    return {
        reading.the_code(space, name, ISLAND_SPACES): reading.the_code(tile, name, TILE_CODES)
        for space, tile in reading.a_dict(data, name).items()
    }


def _numbered(
    data: Any, name: str, numbers: tuple[int, ...], known: tuple[str, ...]
) -> dict[int, str]:
    places = {str(number): number for number in numbers}
    return {
        places[reading.the_code(key, name, places)]: reading.the_code(code, name, known)
        for key, code in reading.a_dict(data, name).items()
    }
