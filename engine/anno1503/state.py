"""A position of ANNO 1503: fields, copy, dump, load, view, imagine."""

from abc import abstractmethod
from collections import Counter
from typing import Any

from engine import reading
from engine.anno1503.board import ISLAND_SPACES
from engine.anno1503.home import Home, sea_tiles, stacks
from engine.anno1503.pieces import (
    AGREEMENT,
    BUILDINGS,
    EVENT_ROLL,
    EVENTS,
    GOALS,
    OUTPOST,
    POINTS_TO_WIN,
    SHIPS,
    TILE_CODES,
    TILES,
    backs,
)
from engine.dice import Dice
from engine.game import Data, State, Value

PHASES = ("roll", "take", "give_up", "build", "ships", "tile", "discard")
ASKING = ("take", "give_up")
"""The phases in which players are asked one after the other, whoever is on turn."""


class Position(State):
    """All that lies on the table. The rules are added in `rules.py`.

    That the match is over is not remembered: it is when the player on turn has three points.
    """

    __slots__ = (
        "homes",
        "tiles",
        "reserve",
        "removed",
        "supply",
        "bank",
        "turn",
        "phase",
        "rolled",
        "queue",
        "exploring",
        "first_rolls",
        "shields",
        "options",
    )

    homes: list[Home]
    tiles: dict[str, str]
    reserve: list[str]
    removed: list[str]
    supply: dict[str, int]
    bank: dict[str, int]
    turn: int
    phase: str
    rolled: tuple[int, ...]
    """This turn's production roll, and the event's after a 6; () before the roll."""
    queue: tuple[int, ...]
    """The seats still to be served by the roll, the one that is asked first."""
    exploring: tuple[int, str] | None
    first_rolls: tuple[tuple[int, ...], ...]
    shields: list[int]
    """For each seat the victory conditions that hold, as `Home.shields` counts them."""
    options: dict[str, Value]

    @property
    def seats(self) -> int:
        return len(self.homes)

    @property
    def over(self) -> bool:
        """I23: won by the player on turn."""
        return self.shields[self.turn].bit_count() >= POINTS_TO_WIN

    def forget(self, space: str) -> None:
        """I12: what anybody has seen on a space, when its tile is gone or another is laid."""
        for home in self.homes:
            if space in home.seen:
                home.seen = {s: tile for s, tile in home.seen.items() if s != space}

    @property
    @abstractmethod
    def asked(self) -> list[int]:
        """The seats still to choose, first first; the rules know who in the queue has a choice."""

    @abstractmethod
    def line_up(self, asked: list[int]) -> tuple[int, ...]:
        """The queue that gives these seats to ask; ValueError where none does."""

    def copy(self) -> "Position":
        twin = object.__new__(type(self))
        twin.homes = [home.copy() for home in self.homes]
        twin.tiles = self.tiles.copy()
        twin.reserve = self.reserve[:]
        twin.removed = self.removed[:]
        twin.supply = self.supply.copy()
        twin.bank = self.bank.copy()
        twin.turn = self.turn
        twin.phase = self.phase
        twin.rolled = self.rolled
        twin.queue = self.queue
        twin.exploring = self.exploring
        twin.first_rolls = self.first_rolls
        twin.shields = self.shields[:]
        twin.options = self.options
        twin.dice = self.dice.copy()
        return twin

    def dump(self) -> Data:
        return self._open() | {
            "players": [home.dump() for home in self.homes],
            "tiles": dict(self.tiles),
            "reserve": self.reserve[:],
            "dice": self.dice.state,
        }

    def view(self, seat: int | None) -> Data:
        """I24: everything but the face-down tiles; of those, what the seat has explored."""
        return self._open() | {
            "seat": seat,
            "players": [
                home.dump() if who == seat else home.open() | {"seen": {}}
                for who, home in enumerate(self.homes)
            ],
            "tiles": [space for space in ISLAND_SPACES if space in self.tiles],
            "reserve": len(self.reserve),
            "shields": [conditions(held) for held in self.shields],
            "accounts": [home.account() for home in self.homes],
        }

    def _open(self) -> Data:
        return {
            "removed": self.removed[:],
            "supply": dict(self.supply),
            "bank": dict(self.bank),
            "turn": self.turn,
            "phase": self.phase,
            "rolled": list(self.rolled),
            "asked": self.asked,
            "exploring": list(self.exploring) if self.exploring else None,
            "first_rolls": [list(row) for row in self.first_rolls],
            "options": dict(self.options),
        }


def conditions(shields: int) -> list[str]:
    """The names of the victory conditions that these bits say."""
    return [name for place, name in enumerate(GOALS) if shields >> place & 1]


def fill(position: Position, data: Data, options: dict[str, Value]) -> None:
    """Set all fields from a dump; ValueError for what is no position."""
    players = reading.a_list(data, "players")
    seats = len(players)
    if not 2 <= seats <= 4:
        raise ValueError(f"players: 2 to 4 players sit here, not {seats}.")
    position.options = options
    position.homes = [Home.load(player, seats) for player in players]
    position.shields = [home.shields() for home in position.homes]
    position.tiles = sea_tiles(data, "tiles")
    position.reserve = reading.codes(reading.get(data, "reserve"), "reserve", TILE_CODES)
    position.removed = reading.codes(reading.get(data, "removed"), "removed", TILE_CODES)
    position.supply = _supply(data)
    position.bank = stacks(data, "bank")
    position.turn = reading.whole(data, "turn", 0, seats - 1)
    position.phase = reading.one_of(data, "phase", PHASES)
    position.rolled = _rolled(data, position.phase)
    position.exploring = _exploring(position, data)
    position.first_rolls = tuple(
        tuple(
            reading.the_whole(n, "first_rolls", 1, 6)
            for n in reading.the_list(row, "first_rolls", seats)
        )
        for row in reading.a_list(data, "first_rolls")
    )
    position.dice = reading.the_dice(data)
    position.queue = ()
    asked = [reading.the_whole(s, "asked", 0, seats - 1) for s in reading.a_list(data, "asked")]
    if position.phase in ASKING:
        position.queue = position.line_up(asked)
    if position.phase == "discard" and not position.homes[position.turn].cards:
        raise ValueError("goods: the player who must discard has none.")


def _supply(data: Any) -> dict[str, int]:
    given = reading.a_dict(data, "supply")
    for kind in given:
        reading.the_code(kind, "supply", BUILDINGS)
    return {kind: reading.the_whole(given.get(kind, 0), "supply", 0) for kind in BUILDINGS}


def _rolled(data: Any, phase: str) -> tuple[int, ...]:
    """The roll; where it is left out, the one that the phase tells of."""
    given = reading.the_list(data.get("rolled", []), "rolled")
    rolled = tuple(reading.the_whole(n, "rolled", 1, 6) for n in given)
    if rolled and len(rolled) != 1 + (rolled[0] == EVENT_ROLL):
        raise ValueError("rolled: one roll of 1 to 5, or a 6 and the event's roll, belong here.")
    happening = EVENTS[rolled[1]] if len(rolled) == 2 else "production" if rolled else None
    if phase == "give_up" and happening != "pirates":
        return (EVENT_ROLL, 1)
    if phase == "take" and happening not in ("production", "fortune"):
        return (EVENT_ROLL, 5)
    return rolled


def _exploring(position: Position, data: Any) -> tuple[int, str] | None:
    """The ship and the tile it looks at; its player has seen that tile."""
    if position.phase != "tile":
        return None
    ship, space = reading.a_list(data, "exploring", 2)
    reading.the_whole(ship, "exploring", 0, SHIPS - 1)
    home = position.homes[position.turn]
    if home.ships[ship] is None:
        raise ValueError("exploring: that ship is not at sea.")
    space = reading.the_code(space, "exploring", position.tiles)
    home.seen = home.seen | {space: position.tiles[space]}
    return ship, space


def dealt_anew(view: Data, dice: Dice) -> Data:
    """A dump that fits a view: the tiles its seat has not seen, shuffled into the hidden places."""
    players = view["players"]
    seen = players[view["seat"]]["seen"] if view["seat"] is not None else {}
    hidden = Counter(tile for back in backs(len(players)) for tile in TILES[back])
    hidden.subtract(view["removed"])
    hidden.subtract(seen.values())
    for player in players:
        hidden.subtract(OUTPOST + commodity for commodity in player["outposts"].values())
        hidden[AGREEMENT] -= player["agreements"]
    pool = list(hidden.elements())
    dice.shuffle(pool)
    tiles = {space: seen.get(space) or _next(pool) for space in view["tiles"]}
    reserve = [_next(pool) for _ in range(view["reserve"])]
    return view | {"tiles": tiles, "reserve": reserve, "dice": dice.bits()}


def _next(pool: list[str]) -> str:
    """A hidden tile; positions set up by hand may hold more tiles than the box."""
    return pool.pop() if pool else TILE_CODES[0]
