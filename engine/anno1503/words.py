"""ANNO 1503's sentences: the log, actions, and from their own files prompts and names."""

from typing import assert_never

from engine.anno1503.names import (
    benefit,
    bill,
    building_name,
    colonist_name,
    commodity_name,
    condition_name,
    event_name,
    ship_name,
    space_name,
    tile_name,
)
from engine.anno1503.prompts import prompt
from engine.anno1503.types import (
    Action,
    BuildingEvent,
    DieEvent,
    EndingEvent,
    Event,
    SeaEvent,
    View,
)
from engine.language import listing, tr, tr_n

__all__ = [
    "benefit",
    "bill",
    "building_name",
    "colonist_name",
    "commodity_name",
    "condition_name",
    "describe",
    "event_name",
    "opening",
    "prompt",
    "sentence",
    "ship_name",
    "space_name",
    "tile_name",
]


def opening(view: View, names: list[str]) -> list[str]:
    return [
        *(_first_roll(row, names) for row in view["first_rolls"]),
        tr("{player} begins.", player=names[view["turn"]]),
    ]


def _first_roll(row: list[int], names: list[str]) -> str:
    """I3."""
    rolls = [
        tr("{player} rolls a {number}", player=names[seat], number=number)
        for seat, number in enumerate(row)
    ]
    return tr("Who goes first? {rolls}.", rolls=listing(rolls))


def describe(action: Action, names: list[str]) -> str:
    match action:
        case ("roll",):
            return tr("Roll the die")
        case ("take", commodity):
            return tr("Take {commodity}", commodity=commodity_name(commodity))
        case ("ship",):
            return tr("Build a ship")
        case ("pioneer",):
            return tr("Recruit a pioneer")
        case ("pioneer", kind):
            return tr("Recruit a pioneer with a {building}", building=building_name(kind))
        case ("promote", place):
            return tr("Promote colonist {space}", space=place)
        case ("sell", place, commodity):
            return tr(
                "Sell {commodity} to colonist {space}",
                commodity=commodity_name(commodity),
                space=place,
            )
        case ("buy", commodity):
            return tr("Buy {commodity}", commodity=commodity_name(commodity))
        case ("sail", ship, space):
            return tr("Sail the {ship} to {space}", ship=ship_name(ship), space=space_name(space))
        case ("explore", ship, space):
            return tr(
                "Explore {space} with the {ship}", space=space_name(space), ship=ship_name(ship)
            )
        case ("claim",):
            return tr("Claim it")
        case ("claim", place):
            return tr("Claim it for number {place}", place=place)
        case ("leave",):
            return tr("Leave it face down")
        case ("give_up", "outpost", pier):
            return tr("Give up the outpost at pier {pier}", pier=pier)
        case ("give_up", "agreement"):
            return tr("Give up a trade agreement")
        case ("discard", commodity):
            return tr("Discard {commodity}", commodity=commodity_name(commodity))
        case ("end_building",):
            return tr("Go on to the ships")
        case ("end_turn",):
            return tr("End the turn")
        case _:
            assert_never(action)


def sentence(event: Event, names: list[str]) -> str:
    match event[0]:
        case (
            "rolled" | "event" | "took" | "empty" | "spared" | "paid" | "gave_up" | "laid" | "lost"
        ):
            return _die_sentence(event, names)
        case "launched" | "recruited" | "promoted" | "sold" | "bought":
            return _building_sentence(event, names)
        case "set_sail" | "sailed" | "explored" | "saw" | "claimed" | "left":
            return _sea_sentence(event, names)
        case "overfull" | "discarded" | "turn" | "gained" | "forfeited" | "won":
            return _ending_sentence(event, names)
        case _:
            assert_never(event)


def _die_sentence(event: DieEvent, names: list[str]) -> str:
    match event:
        case ("rolled", seat, number):
            return tr("{player} rolls a {number}.", player=names[seat], number=number)
        case ("event", kind, _):
            return tr("{event}!", event=event_name(kind))
        case ("took", seat, commodity):
            return tr(
                "{player} takes {commodity}.",
                player=names[seat],
                commodity=commodity_name(commodity),
            )
        case ("empty", seat):
            return tr("{player} finds the stack empty and takes nothing.", player=names[seat])
        case ("spared", seat, "pirates"):
            return tr("{player} has a Fort: the pirates get nothing.", player=names[seat])
        case ("spared", seat, "fire"):
            return tr("{player} has a Fire Station: the fire does no harm.", player=names[seat])
        case ("paid", seat, "pirates", 0):
            return tr("{player} has no island tiles: the pirates find nothing.", player=names[seat])
        case ("paid", seat, "pirates", gold):
            return tr("{player} pays the pirates {gold} gold.", player=names[seat], gold=gold)
        case ("paid", seat, "fire", 0):
            return tr(
                "{player} has nobody outside the red zone: the fire does no harm.",
                player=names[seat],
            )
        case ("paid", seat, "fire", gold):
            return tr("The fire costs {player} {gold} gold.", player=names[seat], gold=gold)
        case ("gave_up", seat, tile, _):
            return tr(
                "{player} cannot pay and gives up a {tile}.",
                player=names[seat],
                tile=tile_name(tile),
            )
        case ("laid", space):
            return tr("A new island tile lies face down at {space}.", space=space_name(space))
        case ("lost", seat, place, kind, building):
            return _lost_sentence(names[seat], place, kind, building)
        case _:
            assert_never(event)


def _lost_sentence(player: str, space: int, kind: str, building: str) -> str:
    """I20."""
    if not building:
        return tr(
            "{player} cannot pay and loses the {colonist} on space {space}.",
            player=player,
            colonist=colonist_name(kind),
            space=space,
        )
    return tr(
        "{player} cannot pay and loses the {colonist} on space {space} and its {building}.",
        player=player,
        colonist=colonist_name(kind),
        space=space,
        building=building_name(building),
    )


def _building_sentence(event: BuildingEvent, names: list[str]) -> str:
    match event:
        case ("launched", seat, ship):
            return tr("{player} launches the {ship}.", player=names[seat], ship=ship_name(ship))
        case ("recruited", seat, place, ""):
            return tr(
                "{player} recruits a pioneer for space {space}.", player=names[seat], space=place
            )
        case ("recruited", seat, place, building):
            return tr(
                "{player} recruits a pioneer for space {space} and builds a {building}.",
                player=names[seat],
                space=place,
                building=building_name(building),
            )
        case ("promoted", seat, place, kind):
            return tr(
                "{player} promotes the colonist on space {space} to {colonist}.",
                player=names[seat],
                space=place,
                colonist=colonist_name(kind),
            )
        case ("sold", seat, place, commodity, gold):
            return tr(
                "{player} sells {commodity} to the colonist on space {space} for {gold} gold.",
                player=names[seat],
                commodity=commodity_name(commodity),
                space=place,
                gold=gold,
            )
        case ("bought", seat, commodity, gold):
            return tr(
                "{player} buys {commodity} for {gold} gold.",
                player=names[seat],
                commodity=commodity_name(commodity),
                gold=gold,
            )
        case _:
            assert_never(event)


def _sea_sentence(event: SeaEvent, names: list[str]) -> str:
    match event:
        case ("set_sail", seat, points):
            return tr_n(
                "{player} goes on to the ships: {count} action point each.",
                "{player} goes on to the ships: {count} action points each.",
                points,
                player=names[seat],
            )
        case ("sailed", seat, ship, _, space):
            return tr(
                "{player} sails the {ship} to {space}.",
                player=names[seat],
                ship=ship_name(ship),
                space=space_name(space),
            )
        case ("explored", seat, ship, space):
            return tr(
                "{player} explores {space} with the {ship}.",
                player=names[seat],
                space=space_name(space),
                ship=ship_name(ship),
            )
        case ("saw", seat, space, tile):
            return tr(
                "{player} sees a {tile} at {space}.",
                player=names[seat],
                tile=tile_name(tile),
                space=space_name(space),
            )
        case ("claimed", seat, _, space, tile, _):
            return tr(
                "{player} claims a {tile} at {space}.",
                player=names[seat],
                tile=tile_name(tile),
                space=space_name(space),
            )
        case ("left", seat, _, space):
            return tr(
                "{player} leaves the tile at {space} face down.",
                player=names[seat],
                space=space_name(space),
            )
        case _:
            assert_never(event)


def _ending_sentence(event: EndingEvent, names: list[str]) -> str:
    """The end of a turn, victory points, and the end of the match."""
    match event:
        case ("won", seat, *held):
            return tr(
                "{player} wins with {conditions}.",
                player=names[seat],
                conditions=listing([condition_name(condition) for condition in held]),
            )
        case ("overfull", seat, excess):
            return tr_n(
                "{player} has {count} commodity card too many.",
                "{player} has {count} commodity cards too many.",
                excess,
                player=names[seat],
            )
        case ("discarded", seat, commodity):
            return tr(
                "{player} discards {commodity}.",
                player=names[seat],
                commodity=commodity_name(commodity),
            )
        case ("turn", seat):
            return tr("It is {player}’s turn.", player=names[seat])
        case ("gained", seat, condition):
            return tr(
                "{player} has {condition}: a victory point.",
                player=names[seat],
                condition=condition_name(condition),
            )
        case ("forfeited", seat, condition):
            return tr(
                "{player} no longer has {condition} and loses a victory point.",
                player=names[seat],
                condition=condition_name(condition),
            )
        case _:
            assert_never(event)
