"""ANNO 1503's sentences: names of things, prompts, the log, refusals."""

from collections.abc import Sequence

from engine.anno1503.board import PLACE
from engine.anno1503.pieces import AGREEMENT, GOLD, OUTPOST, PROMOTED, TREASURE, Cost
from engine.game import Action, Data, Event

BUILDING_NAMES = {
    "church": "Church",
    "fire_station": "Fire Station",
    "fort": "Fort",
    "school": "School",
    "university": "University",
    "market_hall": "Market Hall",
    "tavern": "Tavern",
}

BENEFITS = {
    "church": "Good Fortune gives two commodities instead of one",
    "fire_station": "fire costs nothing",
    "fort": "pirates cost nothing",
    "school": "promoting a pioneer or a settler costs 1 stone less",
    "university": "promoting a townsman costs 1 tobacco less",
    "market_hall": "7 commodity cards may be kept at the end of the turn",
    "tavern": "once a turn one colonist buys a second commodity",
}

CONDITION_NAMES = {
    "gold": "30 gold",
    "outposts": "4 outposts",
    "agreements": "3 trade agreements",
    "buildings": "4 public buildings",
    "merchants": "3 merchants",
}

EVENT_NAMES = {"pirates": "Pirates", "fire": "Fire", "fortune": "Good Fortune"}
_SHIP_NAMES = ("first ship", "second ship")


def listing(things: Sequence[str], last: str = "and") -> str:
    """Stone, lumber and tools."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"


def bill(cost: Cost) -> str:
    """A cost in words: "1 cloth and 2 stone"."""
    return listing([f"{count} {commodity}" for commodity, count in cost])


def tile_name(tile: str) -> str:
    if tile.startswith(OUTPOST):
        return f"{tile[len(OUTPOST) :]} outpost"
    return {
        AGREEMENT: "trade agreement",
        GOLD: f"treasure of {TREASURE} gold",
        PROMOTED: "treasure that promotes a colonist",
    }[tile]


def space_name(space: str) -> str:
    """A space of the sea as people call it: columns A to L, rows 1 to 5."""
    row, column = PLACE[space]
    return f"{chr(ord('A') + column)}{row + 1}"


def prompt(view: Data, names: list[str]) -> str:
    turn, seat = view["turn"], view["seat"]
    if len(view["shields"][turn]) >= 3:
        return f"{names[turn]} has won."
    acting = view["asked"][0] if view["asked"] else turn
    if seat != acting:
        return f"{names[acting]} is thinking."
    match view["phase"]:
        case "roll":
            return "Roll the die: it brings everybody a commodity, or an event."
        case "take":
            gift = "Good Fortune" if len(view["rolled"]) == 2 else "Production"
            return f"{gift}: {names[seat]}, choose the commodity you take."
        case "give_up":
            return f"Pirates, and too little gold: {names[seat]}, choose what you give up."
        case "build":
            return (
                "Build, recruit, promote, sell and buy; then go on to the ships or end your turn."
            )
        case "ships":
            return _ships_prompt(view["players"][seat])
        case "tile":
            seen = view["players"][seat]["seen"].get(view["exploring"][1])
            what = f"A {tile_name(seen)}: claim" if seen else "Look at the tile; then claim"
            return f"{what} it, and your ship is gone, or leave it face down."
    return "Your hand is too full: choose a card to discard."


def _ships_prompt(player: Data) -> str:
    if any(player["points"]):
        left = listing([str(n) for n in player["points"] if n])
        return f"Sail and explore ({left} action points left), or end your turn."
    return "Your ships have done what they can: end your turn."


def opening(view: Data, names: list[str]) -> list[str]:
    rows = [
        f"Rolled for the first turn: {', '.join(f'{names[s]} {n}' for s, n in enumerate(row))}."
        for row in view["first_rolls"]
    ]
    return [*rows, f"{names[view['turn']]} begins."]


def describe(action: Action, names: list[str]) -> str:
    match action:
        case ("roll",):
            return "Roll the die"
        case ("take", commodity):
            return f"Take {commodity}"
        case ("ship",):
            return "Build a ship"
        case ("pioneer",):
            return "Recruit a pioneer"
        case ("pioneer", kind):
            return f"Recruit a pioneer, with a {BUILDING_NAMES[kind]}"
        case ("promote", space):
            return f"Promote colonist {space}"
        case ("sell", space, commodity):
            return f"Sell {commodity} to colonist {space}"
        case ("buy", commodity):
            return f"Buy {commodity}"
        case ("end_building",):
            return "Go on to the ships"
        case ("end_turn",):
            return "End the turn"
    return _describe_voyage(action)


def _describe_voyage(action: Action) -> str:
    match action:
        case ("sail", ship, space):
            return f"Sail the {_SHIP_NAMES[ship]} to {space_name(space)}"
        case ("explore", ship, space):
            return f"Explore {space_name(space)} with the {_SHIP_NAMES[ship]}"
        case ("claim",):
            return "Claim it"
        case ("claim", place):
            return f"Claim it for number {place}"
        case ("leave",):
            return "Leave it face down"
        case ("give_up", "outpost", pier):
            return f"Give up the outpost at pier {pier}"
        case ("give_up", "agreement"):
            return "Give up a trade agreement"
        case ("discard", commodity):
            return f"Discard {commodity}"
    return str(action[0])


def sentence(event: Event, names: list[str]) -> str | None:
    match event:
        case ("event", kind, _):
            return f"{EVENT_NAMES[kind]}!"
        case ("laid", space):
            return f"A new island tile lies face down at {space_name(space)}."
        case ("turn", seat):
            return f"It is {names[seat]}'s turn."
        case (_, int(seat), *_):
            said = _die_sentence(event) or _building_sentence(event) or _sea_sentence(event)
            return f"{names[seat]} {said}" if said else None
    return None


def _die_sentence(event: Event) -> str | None:
    match event:
        case ("rolled", _, number):
            return f"rolls a {number}."
        case ("took", _, commodity):
            return f"takes {commodity}."
        case ("empty", _):
            return "finds the stack empty and takes nothing."
        case ("spared", _, "pirates"):
            return "has a Fort: the pirates get nothing."
        case ("spared", _, "fire"):
            return "has a Fire Station: the fire does no harm."
        case ("paid", _, "pirates", 0):
            return "has no island tiles: the pirates find nothing."
        case ("paid", _, "fire", 0):
            return "has nobody outside the red zone: the fire does no harm."
        case ("paid", _, "pirates", gold):
            return f"pays the pirates {gold} gold."
        case ("paid", _, _, gold):
            return f"pays {gold} gold for the fire."
        case ("gave_up", _, tile, _):
            return f"cannot pay and gives up a {tile_name(tile)}."
        case ("lost", _, space, kind, built):
            also = f", and the {BUILDING_NAMES[built]} with it" if built else ""
            return f"cannot pay and loses the {kind} on space {space}{also}."
    return None


def _building_sentence(event: Event) -> str | None:
    match event:
        case ("launched", _, ship):
            return f"launches a ship, the {_SHIP_NAMES[ship]}."
        case ("recruited", _, space, built):
            also = f" and builds a {BUILDING_NAMES[built]}" if built else ""
            return f"recruits a pioneer for space {space}{also}."
        case ("promoted", _, space, kind):
            return f"promotes the colonist on space {space}: now a {kind}."
        case ("sold", _, space, commodity, gold):
            return f"sells {commodity} to the colonist on space {space} for {gold} gold."
        case ("bought", _, commodity, price):
            return f"buys {commodity} for {price} gold."
        case ("overfull", _, excess):
            return f"holds {excess} commodity card{'' if excess == 1 else 's'} too many."
        case ("discarded", _, commodity):
            return f"discards {commodity}."
    return None


def _sea_sentence(event: Event) -> str | None:
    match event:
        case ("set_sail", _, points):
            return f"goes on to the ships: {points} action points each."
        case ("sailed", _, ship, _, space):
            return f"sails the {_SHIP_NAMES[ship]} to {space_name(space)}."
        case ("explored", _, ship, space):
            return f"explores {space_name(space)} with the {_SHIP_NAMES[ship]}."
        case ("saw", _, space, tile):
            return f"sees at {space_name(space)}: a {tile_name(tile)}."
        case ("left", _, _, space):
            return f"leaves the tile at {space_name(space)} face down."
        case ("claimed", _, _, space, tile, _):
            return f"claims a {tile_name(tile)} at {space_name(space)}."
        case ("gained", _, condition):
            return f"has {CONDITION_NAMES[condition]}: a victory point."
        case ("forfeited", _, condition):
            return f"no longer has {CONDITION_NAMES[condition]} and loses a victory point."
        case ("won", _, *held):
            return f"wins with {listing([CONDITION_NAMES[name] for name in held])}."
    return None


_REFUSALS = {
    "action": "That is no action of ANNO 1503.",
    "I-A": "Empty stack (I-A): there is no {0} left.",
    "I4 first": "Production (I4): roll the die first.",
    "I4 once": "Production (I4): the die is rolled once a turn.",
    "I4 choose": "Production (I4): first choose the commodity that the workshop gives.",
    "I4 other": "Production (I4): {0} comes neither from this workshop nor from its outpost.",
    "I4 nothing": "Production (I4): there is nothing to take now.",
    "I5 two": "Ship (I5): two ships at sea are all you may have.",
    "I5 cost": "Ship (I5): a ship costs {0}; you lack {1}.",
    "I6 space": "Pioneer (I6): all seven colonist spaces are taken.",
    "I6 tile": "Pioneer (I6): all four pioneer and settler tiles are in use; promote a settler.",
    "I6 cost": "Pioneer (I6): a pioneer costs {0}; you lack {1}.",
    "I7 nobody": "Promotion (I7): nobody lives on that space.",
    "I7 highest": "Promotion (I7): a merchant cannot rise any higher.",
    "I7 tile": "Promotion (I7): all three townsman and merchant tiles are in use.",
    "I7 cost": "Promotion (I7): this promotion costs {0}; you lack {1}.",
    "I8 nobody": "Selling (I8): nobody lives on that space.",
    "I8 wants": "Selling (I8): a {0} buys only {1}.",
    "I8 once": "Selling (I8): each colonist buys one commodity a turn, and this one has.",
    "I8 tavern": "Selling (I8): the tavern lets one colonist buy one more, and that has been used.",
    "I8 none": "Selling (I8): you have no {0}.",
    "I9 two": "Buying (I9): two commodities a turn, and you have bought both.",
    "I9 gold": "Buying (I9): a commodity costs you {0} gold; you have {1}.",
    "I10": "No trade (I10): players do not trade with each other.",
    "I11 over": "Ships (I11): once your ships may sail, building, selling and buying are over.",
    "I11 first": "Ships (I11): end building first; then your ships get their action points.",
    "I11 ashore": "Ships (I11): that ship is not at sea.",
    "I11 points": "Ships (I11): that ship has no action points left.",
    "I11 island": "Ships (I11): a ship never sails onto an island; explore it from beside.",
    "I11 far": "Ships (I11): one point moves a ship to a neighbouring space, never diagonally.",
    "I12 decide": "Exploring (I12): first claim the tile you see, or leave it.",
    "I12 directly": "Exploring (I12): a tile is claimed or left only directly after exploring it.",
    "I12 empty": "Exploring (I12): there is no tile on that island.",
    "I12 sea": "Exploring (I12): that is open sea; only island tiles are explored.",
    "I12 far": "Exploring (I12): the ship must lie next to the tile, not diagonally.",
    "I12 simply": "Exploring (I12): this tile is simply claimed; it needs no place chosen.",
    "I13 choose": "Outpost (I13): choose the gray pier where it is laid.",
    "I13 taken": "Outpost (I13): that pier has an outpost already.",
    "I13 pier": "Outpost (I13): there is no gray pier of that number on this home island.",
    "I13 full": "Outpost (I13): all four gray piers are taken; a fifth cannot be claimed.",
    "I14 full": "Trade agreement (I14): all three brown piers are taken.",
    "I15 choose": "Treasure (I15): choose the colonist to promote.",
    "I15 nobody": "Treasure (I15): nobody lives on that space.",
    "I15 highest": "Treasure (I15): a merchant cannot rise any higher.",
    "I15 tile": "Treasure (I15): all three townsman and merchant tiles are in use.",
    "I15 nobody can": "Treasure (I15): none of your colonists can be promoted, so it stays here.",
    "I16 early": "Public building (I16): buildings come with the fourth to the seventh colonist.",
    "I16 choose": "Public building (I16): choose the building that comes with this pioneer.",
    "I16 none": "Public building (I16): no building can be taken, so no pioneer can come.",
    "I16 second": "Public building (I16): you have a {0}; never a second of the same kind.",
    "I16 gone": "Public building (I16): there is no {0} left in the supply.",
    "I17 discard": "Hand limit (I17): first discard down to your limit.",
    "I17 end": "Hand limit (I17): cards are discarded only at the end of a turn, if too many.",
    "I17 none": "Hand limit (I17): you have no {0} to discard.",
    "I19 choose": "Pirates (I19): first choose the tile you give up.",
    "I19 nothing": "Pirates (I19): nothing has to be given up now.",
    "I19 no agreement": "Pirates (I19): you have no trade agreement.",
    "I19 no outpost": "Pirates (I19): there is no outpost at that pier.",
    "I21 choose": "Good Fortune (I21): first choose the commodity you take.",
}


def no(rule: str, case: str = "", *things: str) -> str:
    """The refusal of a rule, with what it is about; further things join the last one."""
    text = _REFUSALS[f"{rule} {case}".strip()]
    called = [BUILDING_NAMES.get(thing, thing) for thing in things]
    return text.format(*called[:1], listing(called[1:], "or"))
