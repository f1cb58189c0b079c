"""A player's home: the island with all that stands on it, and the ships at sea."""

from typing import Any

from engine import fields, reading
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
from engine.anno1503.types import Account, Player
from engine.fields import field
from engine.game import Data
from engine.language import tr

_SIX = set(COMMODITIES)
_SEA = frozenset(SEA_SPACES)
_BUILDING_SPACES = {str(space): space for space in BUILDING_SPACES}
_WORKSHOPS = {str(number): number for number in range(1, 6)}


def stacks(value: Any, where: str) -> dict[str, int]:
    """How many there are of each of the six commodities."""
    counts = reading.the_dict(value, where)
    if counts.keys() != _SIX:
        raise ValueError(
            tr("{where}: the six commodities belong here, and nothing else.", where=where)
        )
    return {c: reading.the_whole(counts[c], f"{where}.{c}", 0) for c in COMMODITIES}


def tiles_by_space(value: Any, where: str) -> dict[str, str]:
    return {
        reading.the_code(space, where, ISLAND_SPACES): reading.the_code(tile, where, TILE_CODES)
        for space, tile in reading.the_dict(value, where).items()
    }


def _colonists(value: Any, _: "Home") -> tuple[str, ...]:
    kinds = reading.codes(value, "colonists", COLONISTS)
    if len(kinds) > COLONIST_SPACES:
        raise ValueError(
            tr("colonists: a home island has {spaces} spaces.", spaces=COLONIST_SPACES)
        )
    return tuple(kinds)


def _numbered(
    value: Any, where: str, places: dict[str, int], known: tuple[str, ...]
) -> dict[int, str]:
    return {
        places[reading.the_code(key, where, places)]: reading.the_code(code, where, known)
        for key, code in reading.the_dict(value, where).items()
    }


def _by_text(numbered: dict[int, str]) -> dict[str, str]:
    return {str(number): code for number, code in numbered.items()}


def _ships(value: Any, _: "Home") -> tuple[str | None, ...]:
    return tuple(
        None if space is None else reading.the_code(space, "ships", _SEA)
        for space in reading.the_list(value, "ships", SHIPS)
    )


def _sold(value: Any, _: "Home") -> tuple[int, ...]:
    return tuple(
        reading.the_whole(space, "sold", 1, COLONIST_SPACES)
        for space in reading.the_list(value, "sold")
    )


FIELDS = (
    field("island", lambda value, _: reading.the_code(value, "island", ISLANDS)),
    field("gold", lambda value, _: reading.the_whole(value, "gold", 0)),
    field("goods", lambda value, _: stacks(value, "goods"), dict),
    field("colonists", _colonists, list),
    field(
        "buildings",
        lambda value, _: _numbered(value, "buildings", _BUILDING_SPACES, BUILDINGS),
        _by_text,
    ),
    field(
        "outposts", lambda value, _: _numbered(value, "outposts", _WORKSHOPS, COMMODITIES), _by_text
    ),
    field("agreements", lambda value, _: reading.the_whole(value, "agreements", 0, BROWN_PIERS)),
    field("ships", _ships, list),
    field("points", lambda value, _: tuple(reading.the_list(value, "points", SHIPS)), list),
    field("bought", lambda value, _: reading.the_whole(value, "bought", 0, PURCHASES)),
    field("sold", _sold, list),
    field("seen", lambda value, _: tiles_by_space(value, "seen"), dict, secret=True),
)
"""A home as a dump writes it."""


class Home:
    """What one player has. Only `goods` changes in place; everything else is replaced."""

    __slots__ = tuple(one.name for one in FIELDS)

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
        new.clear_turn()
        return new

    def clear_turn(self) -> None:
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

    def is_lived_on(self, space: int) -> bool:
        """Whether a colonist stands on a space; any number may be asked for."""
        return 1 <= space <= len(self.colonists)

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
        return fields.dump(self, FIELDS)

    def shown(self, seen: dict[str, str]) -> Player:
        """I24: what a view shows, with the tiles that its seat has seen.

        Written out because computer players ask for it all the time, and `FIELDS` is slower.
        """
        return {
            "island": self.island,
            "gold": self.gold,
            "goods": self.goods.copy(),
            "colonists": list(self.colonists),
            "buildings": _by_text(self.buildings),
            "outposts": _by_text(self.outposts),
            "agreements": self.agreements,
            "ships": list(self.ships),
            "points": list(self.points),
            "bought": self.bought,
            "sold": list(self.sold),
            "seen": seen,
        }

    def account(self) -> Account:
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
        new = cls.__new__(cls)
        fields.load(new, FIELDS, reading.the_dict(data, "players"))
        for points in new.points:
            reading.the_whole(points, "points", 0, seats)
        return new


_GOLD, _OUTPOSTS, _AGREEMENTS, _BUILDINGS, _MERCHANTS = GOALS.values()
