"""Why a ship may not sail, explore or bring a tile home (I11–I15)."""

from engine.anno1503 import building, voyages
from engine.anno1503.board import BESIDE, ISLAND_SPACES
from engine.anno1503.home import Home
from engine.anno1503.pieces import (
    AGREEMENT,
    BROWN_PIERS,
    FREE_PROMOTION,
    GOLD,
    GRAY_PIERS,
    RISES,
    SHIPS,
)
from engine.anno1503.state import Position
from engine.language import tr
from engine.refusal import Refusal


def _no_action_point(position: Position, seat: int, ship: int) -> str | None:
    home = position.homes[seat]
    if not 0 <= ship < SHIPS or home.ships[ship] is None:
        return Refusal("I11", tr("Ships (I11): that ship is not at sea."))
    if not home.points[ship]:
        return Refusal("I11", tr("Ships (I11): that ship has no action points left."))
    return None


def no_sailing(position: Position, seat: int, ship: int, space: str) -> str | None:
    if space in ISLAND_SPACES:
        return Refusal(
            "I11",
            tr(
                "Ships (I11): a ship never sails onto an island; explore it from a space beside it."
            ),
        )
    if refused := _no_action_point(position, seat, ship):
        return refused
    if not _is_beside(position, seat, ship, space):
        return Refusal(
            "I11",
            tr(
                "Ships (I11): one action point moves a ship to a neighbouring space, "
                "never diagonally."
            ),
        )
    return None


def _is_beside(position: Position, seat: int, ship: int, space: str) -> bool:
    here = position.homes[seat].ships[ship]
    return here is not None and space in BESIDE[here]


def no_exploring(position: Position, seat: int, ship: int, space: str) -> str | None:
    if space not in ISLAND_SPACES:
        return Refusal(
            "I12", tr("Exploring (I12): that is open sea; only islands can be explored.")
        )
    if space not in position.tiles:
        return Refusal("I12", tr("Exploring (I12): there is no tile on that island."), space)
    if refused := _no_action_point(position, seat, ship):
        return refused
    if not _is_beside(position, seat, ship, space):
        return Refusal(
            "I12", tr("Exploring (I12): the ship must lie next to the tile, not diagonally.")
        )
    return None


def no_claim(position: Position, seat: int, *place: int) -> str | None:
    home = position.homes[seat]
    assert position.exploring is not None
    tile = position.tiles[position.exploring[1]]
    if ("claim", *place) in voyages.claims(home, tile):
        return None
    if tile == AGREEMENT and home.agreements >= BROWN_PIERS:
        return Refusal("I14", tr("Trade agreement (I14): all three brown piers are taken."))
    if tile in (AGREEMENT, GOLD):
        return Refusal(
            "I12", tr("Exploring (I12): this tile is simply claimed; it needs no place.")
        )
    if tile == FREE_PROMOTION:
        return _no_free_promotion(home, *place)
    return _no_pier(home, *place)


def _no_pier(home: Home, pier: int = 0) -> str:
    if not voyages.open_piers(home):
        return Refusal(
            "I13", tr("Outpost (I13): all four gray piers are taken; a fifth cannot be claimed.")
        )
    if not pier:
        return Refusal("I13", tr("Outpost (I13): choose the gray pier for it."))
    if pier in GRAY_PIERS[home.island]:
        return Refusal("I13", tr("Outpost (I13): that pier already has an outpost."))
    return Refusal("I13", tr("Outpost (I13): your home island has no gray pier with that number."))


def _no_free_promotion(home: Home, space: int = 0) -> str:
    """I15 with ruling I-C."""
    if not any(building.can_rise(home, kind) for kind in home.colonists):
        return Refusal(
            "I15",
            tr("Treasure (I15): none of your colonists can be promoted, so it cannot be claimed."),
        )
    if not space:
        return Refusal("I15", tr("Treasure (I15): choose the colonist to promote."))
    if not home.is_lived_on(space):
        return Refusal("I15", tr("Treasure (I15): nobody lives on that space."))
    if home.colonists[space - 1] not in RISES:
        return Refusal("I15", tr("Treasure (I15): a merchant cannot rise any higher."))
    return Refusal("I15", tr("Treasure (I15): all three townsman and merchant tiles are in use."))
