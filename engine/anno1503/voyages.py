"""The third step of a turn: ships sail, explore and bring tiles home (I11–I15)."""

from engine.anno1503.board import SEA_SPACES, SHORES, WATERS
from engine.anno1503.building import can_rise, raise_colonist
from engine.anno1503.home import Home
from engine.anno1503.pieces import (
    AGREEMENT,
    BROWN_PIERS,
    FREE_PROMOTION,
    GOLD,
    GRAY_PIERS,
    OUTPOST,
    SHIPS,
    TREASURE_GOLD,
)
from engine.anno1503.state import Position
from engine.anno1503.types import Action, Claim, EndTurn, Event, Explore, Leave, Sail
from engine.game import Told

_SAIL: list[dict[str, list[Sail]]] = [
    {space: [("sail", ship, near) for near in WATERS[space]] for space in SEA_SPACES}
    for ship in range(SHIPS)
]
_EXPLORE: list[dict[str, Explore]] = [
    {shore: ("explore", ship, shore) for space in SEA_SPACES for shore in SHORES[space]}
    for ship in range(SHIPS)
]
_END_TURN: EndTurn = ("end_turn",)
_CLAIM: Claim = ("claim",)
_LEAVE: Leave = ("leave",)


def offers(position: Position, home: Home) -> list[Action]:
    """I11: a point moves a ship, or explores a tile next to it."""
    actions: list[Action] = []
    tiles = position.tiles
    for ship, space in enumerate(home.ships):
        if space is not None and home.points[ship]:
            actions += _SAIL[ship][space]
            actions += [_EXPLORE[ship][shore] for shore in SHORES[space] if shore in tiles]
    actions.append(_END_TURN)
    return actions


def end_building(position: Position, seat: int) -> list[Told[Event]]:
    """I11: every ship gets as many points as there are players."""
    home = position.homes[seat]
    home.points = tuple(0 if space is None else position.seats for space in home.ships)
    position.phase = "ships"
    return [(("set_sail", seat, position.seats), None)]


def sail(position: Position, seat: int, ship: int, space: str) -> list[Told[Event]]:
    """I11."""
    home = position.homes[seat]
    left = home.ships[ship]
    assert left is not None
    _spend(home, ship)
    home.ships = home.ships[:ship] + (space,) + home.ships[ship + 1 :]
    return [(("sailed", seat, ship, left, space), None)]


def _spend(home: Home, ship: int) -> None:
    home.points = home.points[:ship] + (home.points[ship] - 1,) + home.points[ship + 1 :]


def explore(position: Position, seat: int, ship: int, space: str) -> list[Told[Event]]:
    """I12: the player alone sees the tile, and remembers it."""
    home = position.homes[seat]
    _spend(home, ship)
    tile = position.tiles[space]
    home.seen = home.seen | {space: tile}
    position.exploring = (ship, space)
    position.phase = "tile"
    return [(("explored", seat, ship, space), None), (("saw", seat, space, tile), (seat,))]


def tile_offers(position: Position, home: Home) -> list[Action]:
    """I12: claim what was explored, or leave it."""
    return [*claims(home, _explored(position)[2]), _LEAVE]


def _explored(position: Position) -> tuple[int, str, str]:
    """The ship, the space and the tile of the voyage that waits for a decision."""
    assert position.exploring is not None
    ship, space = position.exploring
    return ship, space, position.tiles[space]


def claims(home: Home, tile: str) -> list[Claim]:
    """I13–I15: the ways in which a home can take a tile."""
    if tile == GOLD:
        return [_CLAIM]
    if tile == AGREEMENT:
        return [_CLAIM] if home.agreements < BROWN_PIERS else []
    if tile == FREE_PROMOTION:
        return [("claim", s) for s, kind in enumerate(home.colonists, 1) if can_rise(home, kind)]
    return [("claim", pier) for pier in open_piers(home)]


def open_piers(home: Home) -> list[int]:
    """I13: the gray piers without an outpost."""
    return [pier for pier in GRAY_PIERS[home.island] if pier not in home.outposts]


def claim(position: Position, seat: int, place: int = 0) -> list[Told[Event]]:
    """I12: the tile comes home or leaves the game, the ship goes back to the supply."""
    ship, space, tile = _explored(position)
    home = position.homes[seat]
    del position.tiles[space]
    position.forget(space)
    home.ships = home.ships[:ship] + (None,) + home.ships[ship + 1 :]
    home.points = home.points[:ship] + (0,) + home.points[ship + 1 :]
    _back_to_sea(position)
    return [(("claimed", seat, ship, space, tile, place), None), *_use(position, seat, tile, place)]


def _use(position: Position, seat: int, tile: str, place: int) -> list[Told[Event]]:
    """I13–I15: what a claimed tile does."""
    home = position.homes[seat]
    if tile == AGREEMENT:
        home.agreements += 1
        return []
    if tile.startswith(OUTPOST):
        home.outposts = home.outposts | {place: tile[len(OUTPOST) :]}
        return []
    position.removed.append(tile)
    if tile == FREE_PROMOTION:
        return raise_colonist(home, seat, place)
    home.gold += TREASURE_GOLD
    return []


def leave(position: Position, seat: int) -> list[Told[Event]]:
    """I12: the tile stays face down; the ship sails on with its remaining points."""
    ship, space, _ = _explored(position)
    _back_to_sea(position)
    return [(("left", seat, ship, space), None)]


def _back_to_sea(position: Position) -> None:
    position.exploring = None
    position.phase = "ships"
