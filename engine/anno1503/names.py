"""What people call ANNO 1503's things."""

from engine.anno1503.board import PLACE
from engine.anno1503.pieces import AGREEMENT, FREE_PROMOTION, GOLD, OUTPOST, Cost
from engine.language import N_, listing, tr, tr_n, tr_p

_COMMODITIES = {
    "stone": N_("stone"),
    "lumber": N_("lumber"),
    "tools": N_("tools"),
    "cloth": N_("cloth"),
    "spice": N_("spice"),
    "tobacco": N_("tobacco"),
}

_COLONISTS = {
    "pioneer": N_("pioneer"),
    "settler": N_("settler"),
    "townsman": N_("townsman"),
    "merchant": N_("merchant"),
}

_BUILDINGS = {
    "church": N_("Church"),
    "fire_station": N_("Fire Station"),
    "fort": N_("Fort"),
    "school": N_("School"),
    "university": N_("University"),
    "market_hall": N_("Market Hall"),
    "tavern": N_("Tavern"),
}

_BENEFITS = {
    "church": N_("Good Fortune gives you two commodities instead of one."),
    "fire_station": N_("Fire costs you nothing."),
    "fort": N_("Pirates cost you nothing."),
    "school": N_("Promoting a pioneer or a settler costs 1 stone less."),
    "university": N_("Promoting a townsman costs 1 tobacco less."),
    "market_hall": N_("You may keep 7 commodity cards at the end of your turn."),
    "tavern": N_("Once a turn, one of your colonists buys a second commodity."),
}

_CONDITIONS = {
    "gold": N_("30 gold"),
    "outposts": N_("4 outposts"),
    "agreements": N_("3 trade agreements"),
    "buildings": N_("4 public buildings"),
    "merchants": N_("3 merchants"),
}

_TILES = {
    OUTPOST + "stone": N_("stone outpost"),
    OUTPOST + "lumber": N_("lumber outpost"),
    OUTPOST + "tools": N_("tools outpost"),
    OUTPOST + "cloth": N_("cloth outpost"),
    OUTPOST + "spice": N_("spice outpost"),
    OUTPOST + "tobacco": N_("tobacco outpost"),
    AGREEMENT: N_("trade agreement"),
    GOLD: N_("treasure of 12 gold"),
    FREE_PROMOTION: N_("treasure that promotes a colonist"),
}

_SHIPS = (N_("first ship"), N_("second ship"))


def commodity_name(commodity: str) -> str:
    return tr(_COMMODITIES[commodity])


def colonist_name(kind: str) -> str:
    return tr(_COLONISTS[kind])


def building_name(kind: str) -> str:
    return tr(_BUILDINGS[kind])


def benefit(kind: str) -> str:
    """What a public building does, as a sentence."""
    return tr(_BENEFITS[kind])


def condition_name(condition: str) -> str:
    """What a victory condition asks for (I22)."""
    return tr(_CONDITIONS[condition])


def event_name(kind: str) -> str:
    """I18."""
    match kind:
        case "pirates":
            return tr_p("an event", "Pirates")
        case "fire":
            return tr_p("an event", "Fire")
        case "fortune":
            return tr_p("an event", "Good Fortune")
    raise KeyError(kind)


def tile_name(tile: str) -> str:
    return tr(_TILES[tile])


def ship_name(ship: int) -> str:
    return tr(_SHIPS[ship])


def space_name(space: str) -> str:
    """A space of the sea as people call it: columns A to L, rows 1 to 5."""
    row, column = PLACE[space]
    return f"{chr(ord('A') + column)}{row + 1}"


def bill(cost: Cost) -> str:
    """A cost in words: "1 cloth and 2 stone"."""
    return listing([_cards(commodity, count) for commodity, count in cost])


def _cards(commodity: str, count: int) -> str:
    match commodity:
        case "stone":
            return tr_n("{count} stone", "{count} stone", count)
        case "lumber":
            return tr_n("{count} lumber", "{count} lumber", count)
        case "tools":
            return tr_n("{count} tool", "{count} tools", count)
        case "cloth":
            return tr_n("{count} cloth", "{count} cloth", count)
        case "spice":
            return tr_n("{count} spice", "{count} spice", count)
        case "tobacco":
            return tr_n("{count} tobacco", "{count} tobacco", count)
    raise KeyError(commodity)
