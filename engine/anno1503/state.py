"""A position of ANNO 1503: fields, copy, dump, load, view, imagine."""

from abc import abstractmethod
from collections import Counter
from typing import Any, get_args

from engine import fields, reading
from engine.anno1503.board import ISLAND_SPACES
from engine.anno1503.home import Home, stacks, tiles_by_space
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
from engine.anno1503.types import Action, Event, Phase, View
from engine.dice import Dice
from engine.fields import Field, field
from engine.game import Data, State, Value
from engine.language import tr

PHASES: tuple[Phase, ...] = get_args(Phase)
ASKING: tuple[Phase, ...] = ("take", "give_up")
"""The phases in which players are asked one after the other, whoever is on turn."""


class Position(State[View, Action, Event]):
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
    phase: Phase
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
        return fields.dump(self, FIELDS)

    def view(self, seat: int | None) -> View:
        """I24: everything but the face-down tiles; of those, what the seat has explored.

        Written out for speed, as `Home.shown`.
        """
        return {
            "seat": seat,
            "players": [
                home.shown(home.seen.copy() if who == seat else {})
                for who, home in enumerate(self.homes)
            ],
            "accounts": [home.account() for home in self.homes],
            "shields": [conditions(held) for held in self.shields],
            "tiles": [space for space in ISLAND_SPACES if space in self.tiles],
            "reserve": len(self.reserve),
            "removed": self.removed[:],
            "supply": self.supply.copy(),
            "bank": self.bank.copy(),
            "turn": self.turn,
            "phase": self.phase,
            "rolled": list(self.rolled),
            "asked": self.asked,
            "exploring": list(self.exploring) if self.exploring else None,
            "first_rolls": [list(row) for row in self.first_rolls],
            "options": self.options.copy(),
        }


def conditions(shields: int) -> list[str]:
    """The names of the victory conditions that these bits say."""
    return [name for place, name in enumerate(GOALS) if shields >> place & 1]


def load(position: Position, data: Data, options: dict[str, Value]) -> None:
    """Set all fields from a dump; ValueError for what is no position.

    Positions set up by hand may leave out the dice and the roll, and `exploring` where nobody does.
    """
    without: Data = {"dice": 0, "rolled": []}
    if data.get("phase") != "tile":
        without["exploring"] = None
    fields.load(position, FIELDS, without | data | {"options": options})
    position.shields = [home.shields() for home in position.homes]
    _check(position)


def _check(position: Position) -> None:
    """What no field shows alone."""
    if position.phase == "discard" and not position.homes[position.turn].cards:
        raise ValueError(tr("goods: the player who must discard has none."))


def _read_players(position: Position, value: Any) -> None:
    players = reading.the_list(value, "players")
    seats = len(players)
    if not 2 <= seats <= 4:
        raise ValueError(tr("players: 2 to 4 players sit here, not {seats}.", seats=seats))
    position.homes = [Home.load(player, seats) for player in players]


def _supply(value: Any, _: Position) -> dict[str, int]:
    given = reading.the_dict(value, "supply")
    for kind in given:
        reading.the_code(kind, "supply", BUILDINGS)
    return {kind: reading.the_whole(given.get(kind, 0), "supply", 0) for kind in BUILDINGS}


def _turn(value: Any, position: Position) -> int:
    return reading.the_whole(value, "turn", 0, position.seats - 1)


def _rolled(value: Any, position: Position) -> tuple[int, ...]:
    """The roll; where it is left out, one that the phase tells of."""
    given = reading.the_list(value, "rolled")
    rolled = tuple(reading.the_whole(n, "rolled", 1, 6) for n in given)
    if rolled and len(rolled) != 1 + (rolled[0] == EVENT_ROLL):
        raise ValueError(
            tr("rolled: one roll of 1 to 5, or a 6 and the event’s roll, belong here.")
        )
    happening = EVENTS[rolled[1]] if len(rolled) == 2 else "production" if rolled else None
    if position.phase == "give_up" and happening != "pirates":
        return (EVENT_ROLL, 1)
    if position.phase == "take" and happening not in ("production", "fortune"):
        return (EVENT_ROLL, 5)
    return rolled


def _exploring(value: Any, position: Position) -> tuple[int, str] | None:
    """The ship and the tile it looks at; its player has seen that tile."""
    if position.phase != "tile":
        return None
    ship, space = reading.the_list(value, "exploring", 2)
    reading.the_whole(ship, "exploring", 0, SHIPS - 1)
    home = position.homes[position.turn]
    if home.ships[ship] is None:
        raise ValueError(tr("exploring: that ship is not at sea."))
    space = reading.the_code(space, "exploring", position.tiles)
    home.seen = home.seen | {space: position.tiles[space]}
    return ship, space


def _first_rolls(value: Any, position: Position) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(
            reading.the_whole(n, "first_rolls", 1, 6)
            for n in reading.the_list(row, "first_rolls", position.seats)
        )
        for row in reading.the_list(value, "first_rolls")
    )


def _read_asked(position: Position, value: Any) -> None:
    """The queue is not written down: it follows from who is asked."""
    most = position.seats - 1
    asked = [reading.the_whole(s, "asked", 0, most) for s in reading.the_list(value, "asked")]
    position.queue = position.line_up(asked) if position.phase in ASKING else ()


FIELDS = (
    field("options", lambda value, _: value, dict),
    Field(
        "players",
        lambda position: [home.dump() for home in position.homes],
        _read_players,
        secret=True,
    ),
    field("tiles", lambda value, _: tiles_by_space(value, "tiles"), dict, secret=True),
    field(
        "reserve", lambda value, _: reading.codes(value, "reserve", TILE_CODES), list, secret=True
    ),
    field("removed", lambda value, _: reading.codes(value, "removed", TILE_CODES), list),
    field("supply", _supply, dict),
    field("bank", lambda value, _: stacks(value, "bank"), dict),
    field("turn", _turn),
    field("phase", lambda value, _: reading.the_code(value, "phase", PHASES)),
    field("rolled", _rolled, list),
    field("exploring", _exploring, lambda exploring: list(exploring) if exploring else None),
    field("first_rolls", _first_rolls, lambda rolls: [list(row) for row in rolls]),
    field(
        "dice",
        lambda value, _: reading.the_dice({"dice": value}),
        lambda dice: dice.state,
        secret=True,
    ),
    Field("asked", lambda position: position.asked, _read_asked),
)
"""A position as a dump writes it."""


def dealt_anew(view: View, dice: Dice) -> Data:
    """A dump that fits a view: the tiles its seat has not seen, shuffled into the hidden places."""
    players = view["players"]
    seen = {} if view["seat"] is None else players[view["seat"]]["seen"]
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
    return {**view, "tiles": tiles, "reserve": reserve, "dice": dice.bits()}


def _next(pool: list[str]) -> str:
    """A hidden tile; positions set up by hand may hold more tiles than the box."""
    return pool.pop() if pool else TILE_CODES[0]
