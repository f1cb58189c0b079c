"""The second step of a turn: ships, pioneers, promotions, selling, buying (I5–I9, I16)."""

from engine.anno1503.board import START
from engine.anno1503.home import Home
from engine.anno1503.pieces import (
    BUILDING_SPACES,
    BUILDINGS,
    COLONIST_SPACES,
    COMMODITIES,
    GREAT_TILES,
    PAYS,
    PIONEER,
    PURCHASES,
    RISES,
    SHIP,
    SMALL_TILES,
    WANTS,
    Cost,
)
from engine.anno1503.state import Position
from engine.anno1503.types import Action, BuildShip, Buy, Event, Promote, Recruit, Sell
from engine.game import Told

_SHIP: BuildShip = ("ship",)
_PIONEER: Recruit = ("pioneer",)
_PROMOTE: list[Promote] = [("promote", space) for space in range(COLONIST_SPACES + 1)]
_BUY: dict[str, Buy] = {commodity: ("buy", commodity) for commodity in COMMODITIES}
_LEAVE: list[Action] = [("end_building",), ("end_turn",)]


def offers(position: Position, home: Home) -> list[Action]:
    """Everything that can be done in this step."""
    goods = home.goods
    actions: list[Action] = []
    if None in home.ships and affords(goods, SHIP):
        actions.append(_SHIP)
    if affords(goods, PIONEER) and has_room(home):
        actions += _recruits(position, home)
    for space, kind in enumerate(home.colonists, 1):
        if can_rise(home, kind) and affords(goods, home.promotion_cost(kind)):
            actions.append(_PROMOTE[space])
    actions += _sales(home)
    if home.bought < PURCHASES and home.gold >= home.price:
        bank = position.bank
        actions += [_BUY[commodity] for commodity in COMMODITIES if bank[commodity]]
    return actions + _LEAVE


def affords(goods: dict[str, int], cost: Cost) -> bool:
    return all(goods[commodity] >= count for commodity, count in cost)


def _pay(position: Position, home: Home, cost: Cost) -> None:
    for commodity, count in cost:
        home.goods[commodity] -= count
        position.bank[commodity] += count


def ship(position: Position, seat: int) -> list[Told[Event]]:
    """I5: launched on the start space, under the lowest free number."""
    home = position.homes[seat]
    _pay(position, home, SHIP)
    number = home.ships.index(None)
    home.ships = _with(home.ships, number, START)
    return [(("launched", seat, number), None)]


def _with(ships: tuple[str | None, ...], number: int, space: str) -> tuple[str | None, ...]:
    return ships[:number] + (space,) + ships[number + 1 :]


def has_room(home: Home) -> bool:
    """I6: a free space, and a free pioneer/settler tile."""
    return len(home.colonists) < COLONIST_SPACES and has_small_tile(home)


def has_small_tile(home: Home) -> bool:
    return home.colonists.count("pioneer") + home.colonists.count("settler") < SMALL_TILES


def has_great_tile(home: Home) -> bool:
    return home.colonists.count("townsman") + home.colonists.count("merchant") < GREAT_TILES


def brings_building(home: Home) -> bool:
    """I16: the next colonist is the fourth or a later one."""
    return len(home.colonists) + 1 in BUILDING_SPACES


def _recruits(position: Position, home: Home) -> list[Recruit]:
    """I6 and I16: alone, or with each building that can be taken."""
    if not brings_building(home):
        return [_PIONEER]
    return [("pioneer", kind) for kind in BUILDINGS if position.supply[kind] and not home.has(kind)]


def pioneer(position: Position, seat: int, building: str = "") -> list[Told[Event]]:
    """I6 and I16."""
    home = position.homes[seat]
    _pay(position, home, PIONEER)
    home.colonists += ("pioneer",)
    space = len(home.colonists)
    if building:
        position.supply[building] -= 1
        home.buildings = home.buildings | {space: building}
    return [(("recruited", seat, space, building), None)]


def can_rise(home: Home, kind: str) -> bool:
    """I7: merchants stand highest; a settler needs a free townsman/merchant tile."""
    return kind in RISES and (kind != "settler" or has_great_tile(home))


def promote(position: Position, seat: int, space: int) -> list[Told[Event]]:
    """I7."""
    home = position.homes[seat]
    _pay(position, home, home.promotion_cost(home.colonists[space - 1]))
    return raise_colonist(home, seat, space)


def raise_colonist(home: Home, seat: int, space: int) -> list[Told[Event]]:
    """One level up, paid (I7) or free (I15)."""
    kind = RISES[home.colonists[space - 1]]
    home.colonists = home.colonists[: space - 1] + (kind,) + home.colonists[space:]
    return [(("promoted", seat, space, kind), None)]


def _sales(home: Home) -> list[Sell]:
    goods, sold = home.goods, home.sold
    return [
        ("sell", space, commodity)
        for space, kind in enumerate(home.colonists, 1)
        if space not in sold or buys_again(home, space)
        for commodity in WANTS[kind]
        if goods[commodity]
    ]


def buys_again(home: Home, space: int) -> bool:
    """A tavern: once a turn one colonist buys a second commodity."""
    sold = home.sold
    return sold.count(space) == 1 and len(set(sold)) == len(sold) and home.has("tavern")


def sell(position: Position, seat: int, space: int, commodity: str) -> list[Told[Event]]:
    """I8 with ruling I-B: what the colonist is now decides what it buys."""
    home = position.homes[seat]
    _pay(position, home, ((commodity, 1),))
    gold = PAYS[home.colonists[space - 1]]
    home.gold += gold
    home.sold += (space,)
    return [(("sold", seat, space, commodity, gold), None)]


def buy(position: Position, seat: int, commodity: str) -> list[Told[Event]]:
    """I9."""
    home = position.homes[seat]
    price = home.price
    home.gold -= price
    home.bought += 1
    position.bank[commodity] -= 1
    home.goods[commodity] += 1
    return [(("bought", seat, commodity, price), None)]
