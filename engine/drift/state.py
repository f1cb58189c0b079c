"""A position of DRIFT: fields, copy, dump, load, view. All is open but the dice."""

from functools import lru_cache
from typing import Any, Self, cast

from engine import fields, reading
from engine.drift.board import HOMES, RING, SPACES
from engine.drift.pieces import CARRIERS, COINS, PIECES, VALUE, in_order
from engine.drift.rounds import round_limit
from engine.drift.types import Action, Event, Phase, Seat, View
from engine.fields import Field, field
from engine.game import Data, State, Value
from engine.language import tr

Coins = tuple[str, ...]

_FROM_THE_EDGE = {space: number for number, space in enumerate(SPACES)}.__getitem__
"""Sorts spaces from the edge to the centre."""


def _round(value: Any, position: "Position") -> int:
    return reading.the_whole(value, "round", 0)


def _seats_as_data(position: "Position") -> list[Seat]:
    return [_seat_as_data(position, seat) for seat in range(position.seats)]


def _seat_as_data(position: "Position", seat: int) -> Seat:
    carried = position.carrying[seat]
    return {
        "home": position.homes[seat],
        "pieces": position.pieces[seat].copy(),
        "carrying": {piece: carried[piece] for piece in CARRIERS if piece in carried},
        "deposited": list(position.deposited[seat]),
    }


def _read_seats(position: "Position", value: Any) -> None:
    seats = [reading.the_dict(seat, "seats") for seat in reading.the_list(value, "seats")]
    if not 2 <= len(seats) <= len(HOMES):
        raise ValueError(tr("seats: 2 to 6 players sit here, not {seats}.", seats=len(seats)))
    placing = position.round == 0
    position.homes = _homes(seats, placing)
    position.pieces = [_pieces(seat, placing) for seat in seats]
    position.carrying = [_carrying(seat) for seat in seats]
    position.deposited = [_coins(reading.get(seat, "deposited"), "deposited") for seat in seats]


def _homes(seats: list[dict[str, Any]], placing: bool) -> tuple[int | None, ...]:
    homes = [reading.get(seat, "home") for seat in seats]
    if placing:
        if any(home is not None for home in homes):
            raise ValueError(tr("home: in round 0 nobody has a home yet."))
        return tuple(homes)
    markers = [reading.the_whole(home, "home", 0, len(HOMES) - 1) for home in homes]
    if len(set(markers)) < len(markers):
        raise ValueError(tr("home: two players cannot share a geo-marker."))
    return tuple(markers)


def _pieces(seat: dict[str, Any], placing: bool) -> dict[str, str | None]:
    pieces = reading.a_dict(seat, "pieces")
    if set(pieces) != set(PIECES):
        raise ValueError(tr("pieces: the six pieces of a player belong here."))
    if placing and any(space is not None for space in pieces.values()):
        raise ValueError(tr("pieces: in round 0 no piece is on the board yet."))
    return {
        piece: None if pieces[piece] is None else reading.the_code(pieces[piece], piece, RING)
        for piece in PIECES
    }


def _carrying(seat: dict[str, Any]) -> dict[str, str]:
    carried = reading.a_dict(seat, "carrying")
    for piece in carried:
        reading.the_code(piece, "carrying", CARRIERS)
        if seat["pieces"][piece] is None:
            raise ValueError(tr("carrying: {piece} is not on the board.", piece=piece))
    return {piece: reading.the_code(coin, "carrying", COINS) for piece, coin in carried.items()}


def _coins(value: Any, where: str) -> Coins:
    return in_order(tuple(reading.codes(value, where, COINS)))


def _loose_as_data(coins: dict[str, Coins]) -> dict[str, list[str]]:
    return {space: list(coins[space]) for space in sorted(coins, key=_FROM_THE_EDGE)}


def _loose(value: Any, _: object) -> dict[str, Coins]:
    loose = reading.the_dict(value, "coins")
    read = {reading.the_code(s, "coins", RING): _coins(loose[s], "coins") for s in loose}
    return {space: coins for space, coins in read.items() if coins}


def _unplaced_as_data(unplaced: list[Coins]) -> list[list[str]]:
    return [list(coins) for coins in unplaced]


def _unplaced(value: Any, position: "Position") -> list[Coins]:
    unplaced = reading.the_list(value, "unplaced", position.seats)
    return [_coins(coins, "unplaced") for coins in unplaced]


def _left_as_data(left: dict[str, int]) -> dict[str, int]:
    return {piece: left[piece] for piece in PIECES if piece in left}


def _left(value: Any, _: object) -> dict[str, int]:
    left = reading.the_dict(value, "left")
    pieces = [reading.the_code(piece, "left", PIECES) for piece in left]
    return {p: reading.the_whole(left[p], "left", 0, VALUE[p]) for p in pieces}


def _pieces_as_data(pieces: frozenset[str]) -> list[str]:
    return [piece for piece in PIECES if piece in pieces]


def _piece_codes(name: str) -> Field:
    """Some of the pieces of the seat on turn."""
    return field(
        name, lambda value, _: frozenset(reading.codes(value, name, PIECES)), _pieces_as_data
    )


def _phase_follows(position: "Position", value: Any) -> None:
    """Whatever a dump says, `derive` sets the phase."""


FIELDS = (
    field("options", lambda value, _: value, dict),
    field("round", _round),
    Field("seats", _seats_as_data, _read_seats),
    field("turn", lambda value, position: reading.the_whole(value, "turn", 0, position.seats - 1)),
    field("coins", _loose, _loose_as_data),
    field("unplaced", _unplaced, _unplaced_as_data),
    field("left", _left, _left_as_data),
    _piece_codes("done"),
    _piece_codes("sent"),
    Field("phase", lambda position: position.phase, _phase_follows),
    field(
        "dice", lambda value, _: reading.the_dice({"dice": value}), lambda d: d.state, secret=True
    ),
)
"""What comes later is checked against what comes before it."""

OPEN_FIELDS = tuple(one for one in FIELDS if not one.secret)


@lru_cache(maxsize=1 << 6)
def clockwise(homes: tuple[int | None, ...]) -> tuple[int, ...]:
    """D3: the seats in the order of their geo-markers, from the circle on."""
    return tuple(sorted(range(len(homes)), key=lambda seat: homes[seat] or 0))


class Position(State[View, Action, Event]):
    """All that lies on the board. The rules are added in `rules.py`.

    `standing`, `home_spaces`, `owner` and `phase` follow from the rest; they are kept because
    every rule asks for them.
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
        "sent",
        "options",
        "standing",
        "home_spaces",
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
    """The seat on turn."""
    round: int
    left: dict[str, int]
    done: frozenset[str]
    sent: frozenset[str]
    """V3: the pieces of the seat on turn that were sent home during this very turn."""
    options: dict[str, Value]
    standing: dict[str, int]
    """Whose pieces stand on a space; spaces without pieces are missing."""
    home_spaces: tuple[str, ...]
    """The home space of each seat; () until the markers are drawn."""
    owner: dict[str, int]
    """Whose home a space is; never changed after the markers are drawn."""
    phase: Phase

    @property
    def seats(self) -> int:
        return len(self.homes)

    @property
    def order(self) -> list[int]:
        """D3: the seats clockwise by their geo-markers, from the circle on."""
        return [*clockwise(self.homes)]

    def drifts_before(self, seat: int) -> bool:
        """D18: whether the rivers drift before this player's next turn begins."""
        order = self.order
        return order.index(seat) <= order.index(self.turn)

    @property
    def home(self) -> str:
        """The home space of the seat on turn."""
        return self.home_spaces[self.turn]

    def home_of(self, seat: int) -> str:
        return self.home_spaces[seat]

    def space_of(self, seat: int, piece: str) -> str:
        """Where a piece that is in the game stands."""
        space = self.pieces[seat][piece]
        assert space is not None
        return space

    def pieces_on(self, space: str, seat: int) -> list[str]:
        return [piece for piece, where in self.pieces[seat].items() if where == space]

    def complete(self, seat: int) -> bool:
        """D20: one coin of each kind lies on the repository."""
        coins = self.deposited[seat]
        return len(coins) >= len(COINS) and set(coins).issuperset(COINS)

    def derive(self) -> None:
        """Set what follows from the other fields."""
        self.home_spaces = tuple(HOMES[k] for k in self.homes if k is not None)
        self.owner = {home: seat for seat, home in enumerate(self.home_spaces)}
        self.stand()
        self.phase = self.phase_now()

    def stand(self) -> None:
        """See anew who stands where."""
        self.standing = {
            space: seat
            for seat, pieces in enumerate(self.pieces)
            for space in pieces.values()
            if space is not None
        }

    def phase_now(self) -> Phase:
        if self.round == 0:
            return "place"
        limit = round_limit(self.options, self.seats)
        past = bool(limit) and self.round > limit
        return "over" if past or any(map(self.complete, range(self.seats))) else "play"

    def copy(self) -> Self:
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
        twin.sent = self.sent
        twin.options = self.options
        twin.standing = self.standing.copy()
        twin.home_spaces = self.home_spaces
        twin.owner = self.owner
        twin.phase = self.phase
        twin.dice = self.dice.copy()
        return twin

    def dump(self) -> Data:
        return fields.dump(self, FIELDS)

    def view(self, seat: int | None) -> View:
        return cast(View, fields.dump(self, OPEN_FIELDS) | {"seat": seat})


def fill(position: Position, data: Data, options: dict[str, Value]) -> None:
    """Set all fields from a dump; ValueError for what is no position.

    Positions set up by hand may leave out the dice, the phase and `sent`.
    """
    given: Data = {"phase": None, "dice": 0, "sent": []} | data | {"options": options}
    fields.load(position, FIELDS, given)
    _check(position)
    position.derive()


def _check(position: Position) -> None:
    """What fields say together.

    No round follows on the last. Pieces of two players never share a space, not even within a
    turn. Who places has coins.
    """
    limit = round_limit(position.options, position.seats)
    reading.the_whole(position.round, "round", 0, limit + 1 if limit else None)
    taken: dict[str, int] = {}
    for seat, pieces in enumerate(position.pieces):
        for space in pieces.values():
            if space is not None and taken.setdefault(space, seat) != seat:
                raise ValueError(tr("pieces: two players’ pieces stand on {space}.", space=space))
    if position.round == 0 and not position.unplaced[position.turn]:
        raise ValueError(tr("unplaced: the player on turn has no coin to place."))
