"""The types of ANNO 1503's view, actions and events, in the rules' order.

Views are plain dicts, actions and events plain tuples: the types are for readers and for mypy.
A space of the sea is a code such as "r2c0", a tile one such as "outpost:spice"; colonists stand on
spaces 1 to 7, and ships are 0 and 1.
"""

from typing import Literal, TypeAlias, TypedDict

from engine.game import Value

Phase: TypeAlias = Literal["roll", "take", "give_up", "build", "ships", "tile", "discard"]
"""`tile`: one was explored, to be claimed or left."""
EventKind: TypeAlias = Literal["pirates", "fire", "fortune"]
"""I18."""
Condition: TypeAlias = Literal["gold", "outposts", "agreements", "buildings", "merchants"]
"""I22."""


class Player(TypedDict):
    """I24: all that a player has is open, but for the tiles that they have explored."""

    island: str
    gold: int
    goods: dict[str, int]
    colonists: list[str]
    """On space 1, 2, …"""
    buildings: dict[str, str]
    """By the space above them."""
    outposts: dict[str, str]
    """Commodities, by pier."""
    agreements: int
    ships: list[str | None]
    points: list[int]
    """Action points left, of each ship."""
    bought: int
    sold: list[int]
    """The spaces whose colonists have bought this turn."""
    seen: dict[str, str]
    """Tiles by space; empty in everybody else's view. A table may cover them: `FACE_DOWN`."""


class Progress(TypedDict):
    """I22: how far a player is, by victory condition."""

    gold: int
    outposts: int
    agreements: int
    buildings: int
    merchants: int


class Account(TypedDict):
    """What follows from the rest of a player's things and people want to see."""

    progress: Progress
    price: int
    """What buying a commodity costs (I9)."""
    promotions: dict[str, dict[str, int]]
    """Colonist → what promoting one costs (I7)."""
    hand_limit: int
    """I17."""


class View(TypedDict):
    seat: int | None
    """None for a bystander."""
    players: list[Player]
    accounts: list[Account]
    shields: list[list[str]]
    """The victory conditions that hold, by seat."""
    tiles: list[str]
    """The spaces where one lies face down."""
    reserve: int
    removed: list[str]
    supply: dict[str, int]
    bank: dict[str, int]
    turn: int
    phase: Phase
    rolled: list[int]
    """This turn's production roll, and the event's after a 6."""
    asked: list[int]
    exploring: list[int | str] | None
    """The ship and the space, in phase `tile`."""
    first_rolls: list[list[int]]
    options: dict[str, Value]


Roll: TypeAlias = tuple[Literal["roll"]]
Take: TypeAlias = tuple[Literal["take"], str]
BuildShip: TypeAlias = tuple[Literal["ship"]]
Recruit: TypeAlias = tuple[Literal["pioneer"]] | tuple[Literal["pioneer"], str]
"""Alone, or with a public building."""
Promote: TypeAlias = tuple[Literal["promote"], int]
"""The colonist's space."""
Sell: TypeAlias = tuple[Literal["sell"], int, str]
"""The buyer's space, the commodity."""
Buy: TypeAlias = tuple[Literal["buy"], str]
Sail: TypeAlias = tuple[Literal["sail"], int, str]
Explore: TypeAlias = tuple[Literal["explore"], int, str]
"""The ship, the space."""
Claim: TypeAlias = tuple[Literal["claim"]] | tuple[Literal["claim"], int]
"""For an outpost with its pier, for a promotion with the colonist's space."""
Leave: TypeAlias = tuple[Literal["leave"]]
GiveUpOutpost: TypeAlias = tuple[Literal["give_up"], Literal["outpost"], int]
"""Its pier."""
GiveUpAgreement: TypeAlias = tuple[Literal["give_up"], Literal["agreement"]]
Discard: TypeAlias = tuple[Literal["discard"], str]
EndBuilding: TypeAlias = tuple[Literal["end_building"]]
EndTurn: TypeAlias = tuple[Literal["end_turn"]]

Choice: TypeAlias = Take | GiveUpOutpost | GiveUpAgreement
"""What players are asked for, whoever is on turn."""
Action: TypeAlias = (
    Roll
    | Take
    | BuildShip
    | Recruit
    | Promote
    | Sell
    | Buy
    | Sail
    | Explore
    | Claim
    | Leave
    | GiveUpOutpost
    | GiveUpAgreement
    | Discard
    | EndBuilding
    | EndTurn
)

Rolled: TypeAlias = tuple[Literal["rolled"], int, int]
"""Seat, number."""
EventRolled: TypeAlias = tuple[Literal["event"], EventKind, int]
"""What the second roll brings, and its number."""
Took: TypeAlias = tuple[Literal["took"], int, str]
Empty: TypeAlias = tuple[Literal["empty"], int]
"""No stack has a card for this seat."""
Spared: TypeAlias = tuple[Literal["spared"], int, Literal["pirates", "fire"]]
"""By a fort, or by a fire station."""
Paid: TypeAlias = tuple[Literal["paid"], int, Literal["pirates", "fire"], int]
GaveUp: TypeAlias = tuple[Literal["gave_up"], int, str, int]
"""Seat, tile, its pier; 0 for an agreement."""
Laid: TypeAlias = tuple[Literal["laid"], str]
"""The space where the reserve's top tile lies now."""
Lost: TypeAlias = tuple[Literal["lost"], int, int, str, str]
"""Seat, space, colonist, its building; "" for none."""

Launched: TypeAlias = tuple[Literal["launched"], int, int]
"""Seat, ship."""
Recruited: TypeAlias = tuple[Literal["recruited"], int, int, str]
"""Seat, space, building; "" for none."""
Promoted: TypeAlias = tuple[Literal["promoted"], int, int, str]
"""Seat, space, what the colonist is now."""
Sold: TypeAlias = tuple[Literal["sold"], int, int, str, int]
"""Seat, space, commodity, gold."""
Bought: TypeAlias = tuple[Literal["bought"], int, str, int]
"""Seat, commodity, gold."""

SetSail: TypeAlias = tuple[Literal["set_sail"], int, int]
"""Seat, the action points of each ship."""
Sailed: TypeAlias = tuple[Literal["sailed"], int, int, str, str]
"""Seat, ship, from where, to where."""
Explored: TypeAlias = tuple[Literal["explored"], int, int, str]
Saw: TypeAlias = tuple[Literal["saw"], int, str, str]
"""Seat, space, tile: told to the explorer alone."""
Claimed: TypeAlias = tuple[Literal["claimed"], int, int, str, str, int]
"""Seat, ship, space, tile, and the pier or the colonist's space; 0 for neither."""
Left: TypeAlias = tuple[Literal["left"], int, int, str]
"""Seat, ship, space."""

Overfull: TypeAlias = tuple[Literal["overfull"], int, int]
"""Seat, how many cards too many."""
Discarded: TypeAlias = tuple[Literal["discarded"], int, str]
Turn: TypeAlias = tuple[Literal["turn"], int]
"""Whose turn begins."""
Gained: TypeAlias = tuple[Literal["gained"], int, str]
Forfeited: TypeAlias = tuple[Literal["forfeited"], int, str]
"""Seat, victory condition."""
Won: TypeAlias = tuple[Literal["won"], int, *tuple[str, ...]]
"""Seat, and the victory conditions that hold."""

DieEvent: TypeAlias = Rolled | EventRolled | Took | Empty | Spared | Paid | GaveUp | Laid | Lost
BuildingEvent: TypeAlias = Launched | Recruited | Promoted | Sold | Bought
SeaEvent: TypeAlias = SetSail | Sailed | Explored | Saw | Claimed | Left
EndingEvent: TypeAlias = Overfull | Discarded | Turn | Gained | Forfeited | Won
Event: TypeAlias = DieEvent | BuildingEvent | SeaEvent | EndingEvent
