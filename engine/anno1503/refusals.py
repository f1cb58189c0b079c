"""Why an action is refused: the first rule it breaks, in the rulebook's order."""

from engine import game
from engine.anno1503 import building, production
from engine.anno1503.board import PLACE
from engine.anno1503.home import Home
from engine.anno1503.names import bill, building_name, colonist_name, commodity_name
from engine.anno1503.pieces import (
    BUILDINGS,
    COLONIST_SPACES,
    COMMODITIES,
    PIONEER,
    PURCHASES,
    RISES,
    SHIP,
    WANTS,
    Cost,
)
from engine.anno1503.state import Position
from engine.anno1503.types import Phase
from engine.anno1503.voyage_refusals import no_claim, no_exploring, no_sailing
from engine.game import not_an_action
from engine.language import either, tr
from engine.refusal import Refusal


def why_not(position: Position, action: game.Action, seat: int) -> str | None:
    """None if the seat, which is asked now, may do this."""
    match action:
        case ("roll" | "leave" | "end_building" | "end_turn" as verb,):
            return _not_now(position, verb)
        case ("take", str(commodity)) if commodity in COMMODITIES:
            return _not_now(position, "take") or _no_take(position, seat, commodity)
        case ("ship",):
            return _not_now(position, "ship") or _no_ship(position, seat)
        case ("pioneer",):
            return _not_now(position, "pioneer") or _no_pioneer(position, seat)
        case ("pioneer", str(kind)) if kind in BUILDINGS:
            return _not_now(position, "pioneer") or _no_pioneer(position, seat, kind)
        case ("promote", int(place)):
            return _not_now(position, "promote") or _no_promotion(position, seat, place)
        case ("sell", int(place), str(commodity)) if commodity in COMMODITIES:
            return _not_now(position, "sell") or _no_sale(position, seat, place, commodity)
        case ("buy", str(commodity)) if commodity in COMMODITIES:
            return _not_now(position, "buy") or _no_purchase(position, seat, commodity)
        case ("sail", int(ship), str(space)) if space in PLACE:
            return _not_now(position, "sail") or no_sailing(position, seat, ship, space)
        case ("explore", int(ship), str(space)) if space in PLACE:
            return _not_now(position, "explore") or no_exploring(position, seat, ship, space)
        case ("claim",):
            return _not_now(position, "claim") or no_claim(position, seat)
        case ("claim", int(place)):
            return _not_now(position, "claim") or no_claim(position, seat, place)
        case ("give_up", "outpost", int(pier)):
            return _not_now(position, "give_up") or _no_outpost(position, seat, pier)
        case ("give_up", "agreement"):
            return _not_now(position, "give_up") or _no_agreement(position, seat)
        case ("discard", str(commodity)) if commodity in COMMODITIES:
            return _not_now(position, "discard") or _no_discard(position, seat, commodity)
        case ("trade" | "swap" | "give", *_):
            return Refusal("I10", tr("No trade (I10): players do not trade with each other."))
        case _:
            return not_an_action()


_BUILD: tuple[Phase, ...] = ("build",)
_SHIPS: tuple[Phase, ...] = ("ships",)

_WHEN: dict[str, tuple[Phase, ...]] = {
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


def _not_now(position: Position, verb: str) -> str | None:
    """The order of a turn: what has to come first, or is over."""
    if position.phase in _WHEN[verb]:
        return None
    match position.phase:
        case "roll":
            return Refusal("I4", tr("Production (I4): roll the die first."))
        case "take" if len(position.rolled) == 2:
            return Refusal("I21", tr("Good Fortune (I21): first choose a commodity to take."))
        case "take":
            return Refusal(
                "I4", tr("Production (I4): first choose which commodity your workshop gives you.")
            )
        case "give_up":
            return Refusal("I19", tr("Pirates (I19): first choose which tile to give up."))
        case "tile":
            return Refusal("I12", tr("Exploring (I12): first claim the tile you see, or leave it."))
        case "discard":
            return Refusal("I17", tr("Hand limit (I17): first discard down to your limit."))
        case "build" | "ships":
            return _not_in_this_step(verb)


def _not_in_this_step(verb: str) -> str:
    """In a turn after the roll, with nothing that has to be decided first."""
    match verb:
        case "roll":
            return Refusal("I4", tr("Production (I4): the die is rolled only once a turn."))
        case "take":
            return Refusal("I4", tr("Production (I4): there is nothing to take now."))
        case "give_up":
            return Refusal("I19", tr("Pirates (I19): there is nothing to give up now."))
        case "claim" | "leave":
            return Refusal(
                "I12",
                tr("Exploring (I12): you claim or leave a tile only right after exploring it."),
            )
        case "discard":
            return Refusal("I17", tr("Hand limit (I17): you discard only at the end of your turn."))
        case "sail" | "explore":
            return Refusal(
                "I11", tr("Ships (I11): finish building first; then your ships get action points.")
            )
    return Refusal(
        "I11", tr("Ships (I11): once your ships may sail, building, selling and buying are over.")
    )


def _no_take(position: Position, seat: int, commodity: str) -> str | None:
    if ("take", commodity) in production.choices(position, seat):
        return None
    if not position.bank[commodity]:
        return _empty_stack(commodity)
    return Refusal(
        "I4",
        tr(
            "Production (I4): neither this workshop nor its outpost gives {commodity}.",
            commodity=commodity_name(commodity),
        ),
        commodity,
    )


def _empty_stack(commodity: str) -> str:
    return Refusal(
        "I-A",
        tr(
            "Empty stack (I-A): the {commodity} stack is empty.",
            commodity=commodity_name(commodity),
        ),
        commodity,
    )


def _no_ship(position: Position, seat: int) -> str | None:
    home = position.homes[seat]
    if None not in home.ships:
        return Refusal("I5", tr("Ship (I5): you may have only two ships at sea."))
    missing = _missing(home, SHIP)
    if missing:
        return Refusal(
            "I5",
            tr(
                "Ship (I5): a ship costs {cost}; you still need {missing}.",
                cost=bill(SHIP),
                missing=bill(missing),
            ),
        )
    return None


def _missing(home: Home, cost: Cost) -> Cost:
    """What a home lacks to pay a cost."""
    return tuple((c, n - home.goods[c]) for c, n in cost if home.goods[c] < n)


def _no_pioneer(position: Position, seat: int, kind: str = "") -> str | None:
    home = position.homes[seat]
    if len(home.colonists) >= COLONIST_SPACES:
        return Refusal("I6", tr("Pioneer (I6): all seven colonist spaces are taken."))
    if not building.has_small_tile(home):
        return Refusal(
            "I6",
            tr(
                "Pioneer (I6): all four pioneer and settler tiles are in use; "
                "promote a settler first."
            ),
        )
    if refused := _no_building(position, home, kind):
        return refused
    missing = _missing(home, PIONEER)
    if missing:
        return Refusal(
            "I6",
            tr(
                "Pioneer (I6): a pioneer costs {cost}; you still need {missing}.",
                cost=bill(PIONEER),
                missing=bill(missing),
            ),
        )
    return None


def _no_building(position: Position, home: Home, kind: str) -> str | None:
    if not building.brings_building(home):
        if not kind:
            return None
        return Refusal(
            "I16",
            tr(
                "Public building (I16): buildings come only with the fourth "
                "to the seventh colonist."
            ),
        )
    if not any(n and not home.has(k) for k, n in position.supply.items()):
        return Refusal(
            "I16", tr("Public building (I16): no building can be taken, so no pioneer can come.")
        )
    if not kind:
        return Refusal(
            "I16", tr("Public building (I16): choose the building that comes with this pioneer.")
        )
    if home.has(kind):
        return Refusal(
            "I16",
            tr(
                "Public building (I16): you already have a {building}; never two of the same kind.",
                building=building_name(kind),
            ),
            kind,
        )
    if not position.supply[kind]:
        return Refusal(
            "I16",
            tr(
                "Public building (I16): there is no {building} left in the supply.",
                building=building_name(kind),
            ),
            kind,
        )
    return None


def _no_promotion(position: Position, seat: int, space: int) -> str | None:
    home = position.homes[seat]
    if not home.is_lived_on(space):
        return Refusal("I7", tr("Promotion (I7): nobody lives on that space."))
    kind = home.colonists[space - 1]
    if kind not in RISES:
        return Refusal("I7", tr("Promotion (I7): a merchant cannot rise any higher."))
    if not building.can_rise(home, kind):
        return Refusal(
            "I7", tr("Promotion (I7): all three townsman and merchant tiles are in use.")
        )
    cost = home.promotion_cost(kind)
    missing = _missing(home, cost)
    if missing:
        return Refusal(
            "I7",
            tr(
                "Promotion (I7): this promotion costs {cost}; you still need {missing}.",
                cost=bill(cost),
                missing=bill(missing),
            ),
        )
    return None


def _no_sale(position: Position, seat: int, space: int, commodity: str) -> str | None:
    home = position.homes[seat]
    if not home.is_lived_on(space):
        return Refusal("I8", tr("Selling (I8): nobody lives on that space."))
    kind = home.colonists[space - 1]
    if commodity not in WANTS[kind]:
        return Refusal(
            "I8",
            tr(
                "Selling (I8): a {colonist} buys only {commodities}.",
                colonist=colonist_name(kind),
                commodities=either([commodity_name(wanted) for wanted in WANTS[kind]]),
            ),
        )
    if space in home.sold and not building.buys_again(home, space):
        return _has_bought(home)
    if not home.goods[commodity]:
        return Refusal(
            "I8",
            tr("Selling (I8): you have no {commodity}.", commodity=commodity_name(commodity)),
            commodity,
        )
    return None


def _has_bought(home: Home) -> str:
    if home.has("tavern"):
        return Refusal(
            "I8",
            tr("Selling (I8): the Tavern lets one colonist buy a second commodity, and one has."),
        )
    return Refusal(
        "I8", tr("Selling (I8): each colonist buys one commodity a turn, and this one has.")
    )


def _no_purchase(position: Position, seat: int, commodity: str) -> str | None:
    home = position.homes[seat]
    if not position.bank[commodity]:
        return _empty_stack(commodity)
    if home.bought >= PURCHASES:
        return Refusal("I9", tr("Buying (I9): you may buy two commodities a turn, and you have."))
    if home.gold < home.price:
        return Refusal(
            "I9",
            tr(
                "Buying (I9): a commodity costs you {price} gold; you have {gold}.",
                price=home.price,
                gold=home.gold,
            ),
        )
    return None


def _no_outpost(position: Position, seat: int, pier: int) -> str | None:
    if pier in position.homes[seat].outposts:
        return None
    return Refusal("I19", tr("Pirates (I19): there is no outpost at that pier."))


def _no_agreement(position: Position, seat: int) -> str | None:
    if position.homes[seat].agreements:
        return None
    return Refusal("I19", tr("Pirates (I19): you have no trade agreement."))


def _no_discard(position: Position, seat: int, commodity: str) -> str | None:
    if position.homes[seat].goods[commodity]:
        return None
    return Refusal(
        "I17",
        tr(
            "Hand limit (I17): you have no {commodity} to discard.",
            commodity=commodity_name(commodity),
        ),
        commodity,
    )
