"""The types of DRIFT's view, actions and events, in the rules' order.

Views are plain dicts, actions and events plain tuples: the types are for readers and for mypy.
A piece is a code such as "2b", a space one such as "A12", a coin a kind; all are strings.
"""

from typing import Literal, TypeAlias, TypedDict

from engine.game import Value

Phase: TypeAlias = Literal["place", "play", "over"]


class Seat(TypedDict):
    home: int | None
    """The geo-marker; None until the markers are drawn."""
    pieces: dict[str, str | None]
    """Where each piece stands; None before the set-up is over and out of the game."""
    carrying: dict[str, str]
    """The coin of each piece that carries one."""
    deposited: list[str]


class View(TypedDict):
    """All is open but the dice."""

    seats: list[Seat]
    coins: dict[str, list[str]]
    """The coins that lie loose on the board, by space."""
    unplaced: list[list[str]]
    """The coins that each seat has still to place (D1)."""
    turn: int
    """The seat on turn."""
    round: int
    left: dict[str, int]
    """The points that each piece of the seat on turn has left."""
    done: list[str]
    """The pieces of the seat on turn that may not move any more."""
    sent: list[str]
    """Those of them that were sent home during this very turn (V3)."""
    phase: Phase
    options: dict[str, Value]
    seat: int | None
    """Whose view it is; None for a bystander."""


Place: TypeAlias = tuple[Literal["place"], str, str]
"""The coin, the space."""
Step: TypeAlias = tuple[Literal["step"], str, str]
"""The piece, the space."""
Attack: TypeAlias = tuple[Literal["attack"], str, str]
"""The piece, the space."""
Pick: TypeAlias = tuple[Literal["pick"], str] | tuple[Literal["pick"], str, str]
"""The piece, and the coin where there are several kinds (V4)."""
Drop: TypeAlias = tuple[Literal["drop"], str]
"""The piece."""
EndTurn: TypeAlias = tuple[Literal["end_turn"]]

Action: TypeAlias = Place | Step | Attack | Pick | Drop | EndTurn


Placed: TypeAlias = tuple[Literal["placed"], int, str, str]
"""The seat, the coin, the space."""
Drew: TypeAlias = tuple[Literal["drew"], int, int]
"""The seat, the geo-marker."""
Round: TypeAlias = tuple[Literal["round"], int, int]
"""The number of the round, the seat that begins it."""
Stepped: TypeAlias = tuple[Literal["stepped"], int, str, str, str]
"""The seat, the piece, from where, to where."""
Removed: TypeAlias = tuple[Literal["removed"], int, str, str]
"""The seat, the piece, the home that it did not leave (D7)."""
Picked: TypeAlias = tuple[Literal["picked"], int, str, str, str]
"""The seat, the piece, the coin, the space."""
Pilfered: TypeAlias = tuple[Literal["pilfered"], int, str, str, str, int]
"""The seat, the piece, the coin, the space, the seat whose repository it was on."""
Dropped: TypeAlias = tuple[Literal["dropped"], int, str, str, str]
"""The seat, the piece, the coin, the space where it lies loose now."""
Deposited: TypeAlias = tuple[Literal["deposited"], int, str, str, str]
"""The seat, the piece, the coin, the home."""
Returned: TypeAlias = tuple[Literal["returned"], int, str, str, str, int]
"""The seat, the piece, the coin, the home, the seat whose home it is (D11)."""
Attacked: TypeAlias = tuple[Literal["attacked"], int, str, str, str, int, str, int, int]
"""The seat, the piece, from where, to where, the loser, the beaten piece, total, defence."""
Fell: TypeAlias = tuple[Literal["fell"], int, str, str, str]
"""The seat, the piece that lost its coin, the coin, the space (D15)."""
SentHome: TypeAlias = tuple[
    Literal["sent_home"], int, str, str, str, Literal["beaten", "displaced"]
]
"""The seat, the piece, from where, its home, why (D15, D16)."""
Ended: TypeAlias = tuple[Literal["ended"], int]
"""The seat whose turn is over."""
Drifted: TypeAlias = tuple[
    Literal["drifted"], tuple[tuple[int, str, str, str], ...], tuple[tuple[str, str, str], ...]
]
"""The pieces (seat, piece, from where, to where), the loose coins (coin, from where, to where)."""
Won: TypeAlias = tuple[Literal["won"], int]
"""The seat with all three kinds (D20)."""
Limit: TypeAlias = tuple[Literal["limit"], int, tuple[int, ...]]
"""The number of the last round, the seats that win (V5)."""

Event: TypeAlias = (
    Placed
    | Drew
    | Round
    | Stepped
    | Removed
    | Picked
    | Pilfered
    | Dropped
    | Deposited
    | Returned
    | Attacked
    | Fell
    | SentHome
    | Ended
    | Drifted
    | Won
    | Limit
)
