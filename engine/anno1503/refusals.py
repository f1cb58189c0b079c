"""Why an action is refused: the first rule it breaks, in the rulebook's order."""

from collections.abc import Callable

from engine.anno1503 import building, production, voyages
from engine.anno1503.board import BESIDE, ISLAND_SPACES, PLACE
from engine.anno1503.home import Home
from engine.anno1503.pieces import (
    AGREEMENT,
    BROWN_PIERS,
    BUILDINGS,
    COLONIST_SPACES,
    COMMODITIES,
    GOLD,
    GRAY_PIERS,
    PIONEER,
    PROMOTED,
    PURCHASES,
    RISES,
    SHIP,
    SHIPS,
    WANTS,
    Cost,
)
from engine.anno1503.state import Position
from engine.anno1503.words import bill, no
from engine.game import Action


def why_not(position: Position, action: Action, seat: int) -> str | None:
    """None if the seat, which is asked now, may do this."""
    match action:
        case ("roll",) | ("end_turn",) | ("end_building",) | ("ship",) | ("pioneer",):
            pass
        case ("take" | "discard" | "buy", str(commodity)) if commodity in COMMODITIES:
            pass
        case ("pioneer", str(kind)) if kind in BUILDINGS:
            pass
        case ("promote", int()) | ("leave",) | ("claim",) | ("claim", int()):
            pass
        case ("sell", int(), str(commodity)) if commodity in COMMODITIES:
            pass
        case ("sail" | "explore", int(), str(space)) if space in PLACE:
            pass
        case ("give_up", "agreement") | ("give_up", "outpost", int()):
            pass
        case ("trade" | "swap" | "give", *_):
            return no("I10")
        case _:
            return no("action")
    return _not_now(position, action[0]) or _CHECKS[action[0]](position, seat, *action[1:])


def _not_now(position: Position, verb: str) -> str | None:
    """The order of a turn: what has to come first, or is over."""
    phase = position.phase
    if phase in _WHEN[verb]:
        return None
    if phase == "take":
        return no("I21" if len(position.rolled) == 2 else "I4", "choose")
    if phase in _PENDING:
        return no(*_PENDING[phase])
    if phase == "ships" and _WHEN[verb] == _BUILD:
        return no("I11", "over")
    if phase == "build" and _WHEN[verb] == _SHIPS:
        return no("I11", "first")
    return no(*_ONLY[verb])


_BUILD = ("build",)
_SHIPS = ("ships",)

_WHEN: dict[str, tuple[str, ...]] = {
    "roll": ("roll",),
    "take": ("take",),
    "give_up": ("give_up",),
    "ship": _BUILD,
    "pioneer": _BUILD,
    "promote": _BUILD,
    "sell": _BUILD,
    "buy": _BUILD,
    "end_building": _BUILD,
    "sail": _SHIPS,
    "explore": _SHIPS,
    "claim": ("tile",),
    "leave": ("tile",),
    "discard": ("discard",),
    "end_turn": ("build", "ships"),
}
"""Each action and its phases."""

_PENDING = {
    "roll": ("I4", "first"),
    "give_up": ("I19", "choose"),
    "tile": ("I12", "decide"),
    "discard": ("I17", "discard"),
}

_ONLY = {
    "roll": ("I4", "once"),
    "take": ("I4", "nothing"),
    "give_up": ("I19", "nothing"),
    "claim": ("I12", "directly"),
    "leave": ("I12", "directly"),
    "discard": ("I17", "end"),
}


def _fine(position: Position, seat: int) -> None:
    """Allowed whenever its phase is."""


def _no_take(position: Position, seat: int, commodity: str) -> str | None:
    if ("take", commodity) in production.choices(position, seat):
        return None
    if not position.bank[commodity]:
        return no("I-A", "", commodity)
    return no("I4", "other", commodity)


def _no_ship(position: Position, seat: int) -> str | None:
    home = position.homes[seat]
    if None not in home.ships:
        return no("I5", "two")
    return _no_means("I5", home, SHIP)


def _no_means(rule: str, home: Home, cost: Cost) -> str | None:
    """What is missing to pay a cost."""
    missing = tuple((c, n - home.goods[c]) for c, n in cost if home.goods[c] < n)
    return no(rule, "cost", bill(cost), bill(missing)) if missing else None


def _no_pioneer(position: Position, seat: int, kind: str = "") -> str | None:
    home = position.homes[seat]
    if len(home.colonists) >= COLONIST_SPACES:
        return no("I6", "space")
    if not building.has_small_tile(home):
        return no("I6", "tile")
    return _no_building(position, home, kind) or _no_means("I6", home, PIONEER)


def _no_building(position: Position, home: Home, kind: str) -> str | None:
    """I16."""
    if not building.brings_building(home):
        return no("I16", "early") if kind else None
    if not any(n and not home.has(k) for k, n in position.supply.items()):
        return no("I16", "none")
    if not kind:
        return no("I16", "choose")
    if home.has(kind):
        return no("I16", "second", kind)
    return None if position.supply[kind] else no("I16", "gone", kind)


def _no_promotion(position: Position, seat: int, space: int) -> str | None:
    home = position.homes[seat]
    return (
        _nobody_there("I7", home, space)
        or _no_rise("I7", home, space)
        or _no_means("I7", home, home.promotion_cost(home.colonists[space - 1]))
    )


def _nobody_there(rule: str, home: Home, space: int) -> str | None:
    return None if 1 <= space <= len(home.colonists) else no(rule, "nobody")


def _no_rise(rule: str, home: Home, space: int) -> str | None:
    kind = home.colonists[space - 1]
    if kind not in RISES:
        return no(rule, "highest")
    return None if building.can_rise(home, kind) else no(rule, "tile")


def _no_sale(position: Position, seat: int, space: int, commodity: str) -> str | None:
    home = position.homes[seat]
    if nobody := _nobody_there("I8", home, space):
        return nobody
    kind = home.colonists[space - 1]
    if commodity not in WANTS[kind]:
        return no("I8", "wants", kind, *WANTS[kind])
    if space in home.sold and not building.buys_again(home, space):
        return no("I8", "tavern") if home.has("tavern") else no("I8", "once")
    return None if home.goods[commodity] else no("I8", "none", commodity)


def _no_purchase(position: Position, seat: int, commodity: str) -> str | None:
    home = position.homes[seat]
    if home.bought >= PURCHASES:
        return no("I9", "two")
    if not position.bank[commodity]:
        return no("I-A", "", commodity)
    return None if home.gold >= home.price else no("I9", "gold", str(home.price), str(home.gold))


def _no_action_point(position: Position, seat: int, ship: int) -> str | None:
    home = position.homes[seat]
    if not 0 <= ship < SHIPS or home.ships[ship] is None:
        return no("I11", "ashore")
    return None if home.points[ship] else no("I11", "points")


def _no_sailing(position: Position, seat: int, ship: int, space: str) -> str | None:
    if tired := _no_action_point(position, seat, ship):
        return tired
    if space in ISLAND_SPACES:
        return no("I11", "island")
    here = position.homes[seat].ships[ship] or ""
    return None if space in BESIDE[here] else no("I11", "far")


def _no_exploring(position: Position, seat: int, ship: int, space: str) -> str | None:
    if tired := _no_action_point(position, seat, ship):
        return tired
    if space not in position.tiles:
        return no("I12", "empty" if space in ISLAND_SPACES else "sea")
    here = position.homes[seat].ships[ship] or ""
    return None if space in BESIDE[here] else no("I12", "far")


def _no_claim(position: Position, seat: int, *places: int) -> str | None:
    home = position.homes[seat]
    assert position.exploring is not None
    tile = position.tiles[position.exploring[1]]
    if ("claim", *places) in voyages.claims(home, tile):
        return None
    if tile == AGREEMENT and home.agreements >= BROWN_PIERS:
        return no("I14", "full")
    if tile in (AGREEMENT, GOLD):
        return no("I12", "simply")
    return _no_promotion_treasure(home, *places) if tile == PROMOTED else _no_pier(home, *places)


def _no_pier(home: Home, pier: int = 0) -> str:
    """I13."""
    if not voyages.open_piers(home):
        return no("I13", "full")
    if not pier:
        return no("I13", "choose")
    return no("I13", "taken" if pier in GRAY_PIERS[home.island] else "pier")


def _no_promotion_treasure(home: Home, space: int = 0) -> str:
    """I15 with ruling I-C."""
    if not any(building.can_rise(home, kind) for kind in home.colonists):
        return no("I15", "nobody can")
    if not space:
        return no("I15", "choose")
    return _nobody_there("I15", home, space) or _no_rise("I15", home, space) or no("action")


def _no_giving_up(position: Position, seat: int, what: str, pier: int = 0) -> str | None:
    home = position.homes[seat]
    if what == "agreement":
        return None if home.agreements else no("I19", "no agreement")
    return None if pier in home.outposts else no("I19", "no outpost")


def _no_discard(position: Position, seat: int, commodity: str) -> str | None:
    return None if position.homes[seat].goods[commodity] else no("I17", "none", commodity)


_CHECKS: dict[str, Callable[..., str | None]] = {
    "roll": _fine,
    "take": _no_take,
    "give_up": _no_giving_up,
    "ship": _no_ship,
    "pioneer": _no_pioneer,
    "promote": _no_promotion,
    "sell": _no_sale,
    "buy": _no_purchase,
    "end_building": _fine,
    "sail": _no_sailing,
    "explore": _no_exploring,
    "claim": _no_claim,
    "leave": _fine,
    "discard": _no_discard,
    "end_turn": _fine,
}
