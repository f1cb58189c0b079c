"""What pieces and signs are and do, for when they are shown large."""

from typing import NamedTuple

from app.tables.anno1503.art.palette import symbol_name
from app.tables.anno1503.art.tiles import face
from app.tables.anno1503.tile_words import claiming
from engine.anno1503.board import ISLAND_SPACES
from engine.anno1503.pieces import (
    AGREEMENT,
    ANY,
    BUILDINGS,
    COLONISTS,
    COMMODITIES,
    FACE_DOWN,
    GOALS,
    ISLANDS,
    PAYS,
    PIONEER,
    POINTS_TO_WIN,
    RISES,
    SHIP,
    STACK,
    WANTS,
)
from engine.anno1503.queries import sort_of
from engine.anno1503.types import View
from engine.anno1503.words import (
    benefit,
    bill,
    building_name,
    colonist_name,
    commodity_name,
    condition_name,
    event_name,
    space_name,
    tile_name,
)
from engine.language import N_, either, listing, tr, tr_n

_EVENTS = {
    "pirates": N_(
        "Everybody pays 1 gold for each island tile at home. "
        "If you cannot pay it all, you give up an outpost or a trade agreement instead."
    ),
    "fire": N_(
        "Everybody pays 1 gold for each colonist outside the red zone. If you cannot pay it all, "
        "you lose the colonist farthest from it instead, with its building."
    ),
    "fortune": N_("Everybody takes a commodity of their choice."),
}

_GOALS = {
    "gold": N_("Own 30 gold or more."),
    "outposts": N_("Have outposts at all four gray piers."),
    "agreements": N_("Have trade agreements at all three brown piers."),
    "buildings": N_("Have four public buildings."),
    "merchants": N_("Have three merchants."),
}


class Explained(NamedTuple):
    symbol: str
    title: str
    texts: tuple[str, ...]
    """Sentences, each a paragraph."""


def explained(view: View, kind: str, code: str) -> Explained | None:
    """The thing that a long press asks about; None if there is no such thing."""
    match kind:
        case "person" if code in COLONISTS:
            return _person(code)
        case "building" if code in BUILDINGS:
            return _building(view, code)
        case "good" if code in COMMODITIES:
            return _good(view, code)
        case "goal" if code in GOALS:
            return _goal(code)
        case "event" if code in _EVENTS:
            return Explained(symbol_name(code), event_name(code), (tr(_EVENTS[code]),))
        case "workshop" if code in ("1", "2", "3", "4", "5"):
            return _workshop(view, int(code))
        case "island":
            return _island(view, code)
        case "supply":
            return _supply(view)
        case "die":
            return _die()
        case "ship":
            return _ship()
        case "piers":
            return _brown_piers()
    return None


def _person(kind: str) -> Explained:
    wants = either([commodity_name(commodity) for commodity in WANTS[kind]])
    texts = [
        tr(
            "Buys one card a turn, and no more, for {gold} gold: {commodities}.",
            gold=PAYS[kind],
            commodities=wants,
        )
    ]
    if kind == "pioneer":
        texts.append(tr("Comes for {cost}.", cost=bill(PIONEER)))
    if kind in RISES:
        texts.append(tr("Can be promoted to {colonist}.", colonist=colonist_name(RISES[kind])))
    return Explained(symbol_name(kind), colonist_name(kind), tuple(texts))


def _building(view: View, kind: str) -> Explained:
    left = view["supply"][kind]
    texts = (
        benefit(kind),
        tr("Left in the supply: {count}. Nobody may have two of a kind.", count=left),
    )
    return Explained(symbol_name(kind), building_name(kind), texts)


def _good(view: View, commodity: str) -> Explained:
    buyers = [
        tr("A {colonist} buys it for {gold} gold.", colonist=colonist_name(kind), gold=PAYS[kind])
        for kind in COLONISTS
        if commodity in WANTS[kind]
    ]
    left = tr(
        "Left in the stack: {count} of {all} cards.", count=view["bank"][commodity], all=STACK
    )
    return Explained(symbol_name(commodity), commodity_name(commodity), (*buyers, left))


def _goal(goal: str) -> Explained:
    texts = (
        tr(_GOALS[goal]),
        tr("That is a victory point for as long as it lasts."),
        tr("Whoever has {count} points on their own turn wins.", count=POINTS_TO_WIN),
    )
    return Explained(symbol_name(f"goal-{goal}"), condition_name(goal), texts)


def _workshop(view: View, number: int) -> Explained:
    seat = view["turn"] if view["seat"] is None else view["seat"]
    player = view["players"][seat]
    made, outpost = ISLANDS[player["island"]][number - 1], player["outposts"].get(str(number))
    if made == ANY:
        text = tr(
            "When the die shows {number}, you take a commodity of your choice.", number=number
        )
    elif outpost:
        text = tr(
            "When the die shows {number}, you take {commodity}, "
            "or {other} from the outpost at its pier.",
            number=number,
            commodity=commodity_name(made),
            other=commodity_name(outpost),
        )
    else:
        text = tr(
            "When the die shows {number}, you take {commodity}.",
            number=number,
            commodity=commodity_name(made),
        )
    return Explained(symbol_name(made), tr("Workshop {number}", number=number), (text,))


def _island(view: View, space: str) -> Explained | None:
    if space not in ISLAND_SPACES:
        return None
    title = tr("Island {space}", space=space_name(space))
    seen = {} if view["seat"] is None else view["players"][view["seat"]]["seen"]
    tile = seen.get(space, FACE_DOWN)
    if tile != FACE_DOWN:
        texts = (tr("A {tile}.", tile=tile_name(tile)), claiming(tile))
        return Explained(face(tile), title, texts)
    if space in view["tiles"]:
        text = tr("Only those who have explored it know what lies under the cloud.")
        return Explained(face(FACE_DOWN), title, (text,))
    if sort_of(view, space) == "empty":
        text = tr("There is nothing left to explore here.")
        return Explained(symbol_name(f"bare-{ISLAND_SPACES[space]}"), title, (text,))
    texts = (
        tr_n(
            "Not used with {count} player: ships sail around these rocks.",
            "Not used with {count} players: ships sail around these rocks.",
            len(view["players"]),
        ),
        tr("Only pirates who take a tile from somebody may bring one here."),
    )
    return Explained(symbol_name("reef"), title, texts)


def _supply(view: View) -> Explained:
    left = [
        tr("{building} ({count})", building=building_name(kind), count=count)
        for kind, count in view["supply"].items()
        if count
    ]
    texts = (
        tr("One comes with the fourth, fifth, sixth and seventh colonist."),
        tr("In the supply: {buildings}.", buildings=listing(left))
        if left
        else tr("The supply is empty."),
    )
    return Explained(symbol_name("goal-buildings"), tr("Public buildings"), texts)


def _die() -> Explained:
    text = tr("1 to 5: everybody takes what their workshop of that number gives. 6: an event.")
    return Explained(symbol_name("die-6"), tr("The die"), (text,))


def _ship() -> Explained:
    texts = (
        tr("Costs {cost}. You can have two at most.", cost=bill(SHIP)),
        tr(
            "Each has as many action points as there are players: one for every space it sails, "
            "one for exploring an island beside it. Claiming a tile ends its voyage."
        ),
    )
    return Explained(symbol_name("ship"), tr("Ship"), texts)


def _brown_piers() -> Explained:
    text = tr("Room for three trade agreements. Each makes every commodity you buy 1 gold cheaper.")
    return Explained(face(AGREEMENT), tr("Brown piers"), (text,))
