"""The forms of NIM's views, actions and events. Heaps count from 0."""

from typing import Literal, TypeAlias, TypedDict

from engine.game import Value


class View(TypedDict):
    """N5: nothing is hidden."""

    seat: int | None
    """Whose view it is; None for a bystander."""
    heaps: list[int]
    """How many sticks each still has."""
    taken: list[int]
    """How many sticks each seat has taken."""
    turn: int
    """The seat on turn; in the end the one that has won."""
    options: dict[str, Value]


Take: TypeAlias = tuple[Literal["take"], int, int]
"""The heap, how many sticks."""

Action: TypeAlias = Take

Took: TypeAlias = tuple[Literal["took"], int, int, int]
"""The seat, the heap, how many sticks."""
Won: TypeAlias = tuple[Literal["won"], int]

Event: TypeAlias = Took | Won
