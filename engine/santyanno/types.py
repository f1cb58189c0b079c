"""SANTY ANNO's views, actions and events.

Seats count from 0; a ship is its number, 1 to 8.
"""

from typing import Literal, TypeAlias, TypedDict

from engine.game import Value

Phase: TypeAlias = Literal["ready", "race", "resolve", "over"]

Commitment: TypeAlias = tuple[int, int] | Literal["late"] | None
"""The ship and the milliseconds; None for who has not committed."""

SeenCommitment: TypeAlias = list[int] | list[None] | Literal["late"] | None
"""The same in a view. In the race the others' ships and times are hidden: [None, None]."""


class View(TypedDict):
    seat: int | None
    table: list[int]
    """The ships by their places around the table, clockwise."""
    pirates: list[int]
    """The ship of each seat's pirate before the cards of this round."""
    cards: list[str]
    deck: int
    """How many cards are left, as in `events`."""
    events: int
    event: str | None
    round: int
    phase: Phase
    boarded: list[SeenCommitment]
    arrivals: list[int]
    """The seats that boarded a ship, in the order of the log."""
    coins: list[list[int]]
    options: dict[str, Value]


CastOff: TypeAlias = tuple[Literal["cast_off"]]
Board: TypeAlias = tuple[Literal["board"], int, int]
"""The ship, the milliseconds since cast-off."""
Late: TypeAlias = tuple[Literal["late"]]
Split: TypeAlias = tuple[Literal["split"]]

Action: TypeAlias = CastOff | Board | Late | Split

CastOffTold: TypeAlias = tuple[Literal["cast_off"], int, tuple[str, ...], str]
"""The round, its cards, the event card or ""."""
Committed: TypeAlias = tuple[Literal["committed"], int]
Boarded: TypeAlias = tuple[Literal["boarded"], int, int, int]
"""The seat, which alone is told this, the ship and the milliseconds."""
LateTold: TypeAlias = tuple[Literal["late"], int]
Countdown: TypeAlias = tuple[Literal["countdown"], int]
"""The one seat that has not committed."""
Resolve: TypeAlias = tuple[Literal["resolve"], int]
"""The round."""
Found: TypeAlias = tuple[Literal["found"], int, int, int, int]
"""The seat, the ship, the milliseconds, the coin or 0."""
Astray: TypeAlias = tuple[Literal["astray"], int, int, int, int]
"""The seat, the ship, the milliseconds, the true ship."""
Missing: TypeAlias = tuple[Literal["missing"], int, int]
"""The seat, the true ship."""
NextRound: TypeAlias = tuple[Literal["round"], int]
Over: TypeAlias = tuple[Literal["over"]]
Honour: TypeAlias = tuple[Literal["honour"], int, Literal["captain", "mate"], int]
"""The seat, its rank, its ducats."""

Verdict: TypeAlias = Found | Astray | Missing

Event: TypeAlias = (
    CastOffTold
    | Committed
    | Boarded
    | LateTold
    | Countdown
    | Resolve
    | Verdict
    | NextRound
    | Over
    | Honour
)
