"""A position of DRIFT: fields, copy, dump, load, view, imagine. All is open but the dice."""

from typing import Any

from engine import reading
from engine.dice import Dice
from engine.drift.board import HOMES, SPACES
from engine.drift.pieces import CARRIERS, COINS, PIECES, VALUE, in_order
from engine.game import Data, State, Value

Coins = tuple[str, ...]


class Position(State):
    """All that lies on the board. The rules are added in `rules.py`.

    `standing`, `owner` and `phase` follow from the rest; they are kept because every rule asks
    for them.
    """

    __slots__ = (
        "homes",
        "pieces",
        "carrying",
        "deposited",
        "coins",
        "unplaced",
        "turn",
        "round",
        "left",
        "done",
        "options",
        "standing",
        "owner",
        "phase",
    )

    homes: tuple[int | None, ...]
    pieces: list[dict[str, str | None]]
    """For each seat, where its pieces are; None before the set-up is over and out of the game."""
    carrying: list[dict[str, str]]
    deposited: list[Coins]
    coins: dict[str, Coins]
    unplaced: list[Coins]
    turn: int
    round: int
    left: dict[str, int]
    done: frozenset[str]
    options: dict[str, Value]
    standing: dict[str, int]
    """Whose pieces stand on a space; spaces without pieces are missing."""
    owner: dict[str, int]
    """Whose home a space is; never changed after the markers are drawn."""
    phase: str

    @property
    def seats(self) -> int:
        return len(self.homes)

    @property
    def order(self) -> list[int]:
        """D3: the seats clockwise by their geo-markers, from the circle on."""
        return sorted(range(self.seats), key=lambda seat: self.homes[seat] or 0)

    @property
    def home(self) -> str:
        """The home space of the seat on turn."""
        return self.home_of(self.turn)

    def home_of(self, seat: int) -> str:
        marker = self.homes[seat]
        assert marker is not None
        return HOMES[marker]

    def pieces_on(self, space: str, seat: int) -> list[str]:
        return [piece for piece, where in self.pieces[seat].items() if where == space]

    def complete(self, seat: int) -> bool:
        """D20: one coin of each kind lies on the repository."""
        return set(self.deposited[seat]).issuperset(COINS)

    def derive(self) -> None:
        """Set what follows from the other fields."""
        self.owner = {HOMES[k]: seat for seat, k in enumerate(self.homes) if k is not None}
        self.standing = {
            space: seat
            for seat, pieces in enumerate(self.pieces)
            for space in pieces.values()
            if space is not None
        }
        self.phase = self._phase()

    def _phase(self) -> str:
        if self.round == 0:
            return "place"
        limit = int(self.options["rounds"])
        past = bool(limit) and self.round > limit
        return "over" if past or any(map(self.complete, range(self.seats))) else "play"

    def copy(self) -> "Position":
        twin = object.__new__(type(self))
        twin.homes = self.homes
        twin.pieces = [pieces.copy() for pieces in self.pieces]
        twin.carrying = [carried.copy() for carried in self.carrying]
        twin.deposited = self.deposited[:]
        twin.coins = self.coins.copy()
        twin.unplaced = self.unplaced[:]
        twin.turn = self.turn
        twin.round = self.round
        twin.left = self.left.copy()
        twin.done = self.done
        twin.options = self.options
        twin.standing = self.standing.copy()
        twin.owner = self.owner
        twin.phase = self.phase
        twin.dice = self.dice.copy()
        return twin

    def dump(self) -> Data:
        return self._open() | {"dice": self.dice.state}

    def view(self, seat: int | None) -> Data:
        return self._open() | {"seat": seat}

    def _open(self) -> Data:
        return {
            "seats": [self._seat(seat) for seat in range(self.seats)],
            "coins": {space: list(self.coins[space]) for space in SPACES if space in self.coins},
            "unplaced": [list(coins) for coins in self.unplaced],
            "turn": self.turn,
            "round": self.round,
            "left": {piece: self.left[piece] for piece in PIECES if piece in self.left},
            "done": [piece for piece in PIECES if piece in self.done],
            "phase": self.phase,
            "options": dict(self.options),
        }

    def _seat(self, seat: int) -> Data:
        carried = self.carrying[seat]
        return {
            "home": self.homes[seat],
            "pieces": dict(self.pieces[seat]),
            "carrying": {piece: carried[piece] for piece in CARRIERS if piece in carried},
            "deposited": list(self.deposited[seat]),
        }


def fill(position: Position, data: Data, options: dict[str, Value]) -> None:
    """Set all fields from a dump; ValueError for what is no position."""
    seats = [reading.the_dict(seat, "seats") for seat in reading.a_list(data, "seats")]
    if not 2 <= len(seats) <= len(HOMES):
        raise ValueError(f"seats: 2 to 6 players sit here, not {len(seats)}.")
    limit = int(options["rounds"])
    position.options = options
    position.turn = reading.whole(data, "turn", 0, len(seats) - 1)
    position.round = reading.whole(data, "round", 0, limit + 1 if limit else None)
    position.homes = _homes(seats, placing=position.round == 0)
    position.pieces = [_pieces(seat, placing=position.round == 0) for seat in seats]
    position.carrying = [_carrying(seat) for seat in seats]
    position.deposited = [_coins(reading.get(seat, "deposited"), "deposited") for seat in seats]
    position.coins = _loose(data)
    unplaced = reading.a_list(data, "unplaced", len(seats))
    position.unplaced = [_coins(coins, "unplaced") for coins in unplaced]
    left = reading.a_dict(data, "left")
    position.left = {_piece(p): reading.the_whole(left[p], "left", 0, VALUE[p]) for p in left}
    position.done = frozenset(reading.codes(reading.get(data, "done"), "done", PIECES))
    position.dice = reading.the_dice(data)
    _check_alone(position)
    position.derive()
    if position.phase == "place" and not position.unplaced[position.turn]:
        raise ValueError("unplaced: the player on turn has no coin to place.")


def _homes(seats: list[dict[str, Any]], placing: bool) -> tuple[int | None, ...]:
    homes = [reading.get(seat, "home") for seat in seats]
    if placing:
        if any(home is not None for home in homes):
            raise ValueError("home: in round 0 nobody has a home yet.")
        return tuple(homes)
    markers = [reading.the_whole(home, "home", 0, len(HOMES) - 1) for home in homes]
    if len(set(markers)) < len(markers):
        raise ValueError("home: two players cannot share a geo-marker.")
    return tuple(markers)


def _piece(piece: str) -> str:
    return reading.the_code(piece, "left", PIECES)


def _pieces(seat: dict[str, Any], placing: bool) -> dict[str, str | None]:
    pieces = reading.a_dict(seat, "pieces")
    if set(pieces) != set(PIECES):
        raise ValueError("pieces: the six pieces of a player belong here.")
    if placing and any(space is not None for space in pieces.values()):
        raise ValueError("pieces: in round 0 no piece is on the board yet.")
    return {
        piece: None if pieces[piece] is None else reading.the_code(pieces[piece], piece, SPACES)
        for piece in PIECES
    }


def _carrying(seat: dict[str, Any]) -> dict[str, str]:
    carried = reading.a_dict(seat, "carrying")
    for piece in carried:
        reading.the_code(piece, "carrying", CARRIERS)
        if seat["pieces"][piece] is None:
            raise ValueError(f"carrying: {piece} is not on the board.")
    return {piece: reading.the_code(coin, "carrying", COINS) for piece, coin in carried.items()}


def _coins(value: Any, where: str) -> Coins:
    return in_order(tuple(reading.codes(value, where, COINS)))


def _loose(data: Data) -> dict[str, Coins]:
    loose = reading.a_dict(data, "coins")
    read = {reading.the_code(s, "coins", SPACES): _coins(loose[s], "coins") for s in loose}
    return {space: coins for space, coins in read.items() if coins}


def _check_alone(position: Position) -> None:
    """Pieces of two players never share a space, not even within a turn."""
    taken: dict[str, int] = {}
    for seat, pieces in enumerate(position.pieces):
        for space in pieces.values():
            if space is not None and taken.setdefault(space, seat) != seat:
                raise ValueError(f"pieces: two players' pieces stand on {space}.")


def seen_again(view: Data, dice: Dice) -> Data:
    """A dump that fits a view: nothing but the dice was hidden."""
    return view | {"dice": dice.bits()}
