"""A position of NIM: fields, copy, dump, load, view."""

from typing import Any

from engine import fields, reading
from engine.fields import field
from engine.game import Data, State, Value
from engine.nim.pieces import MOST_STICKS
from engine.nim.types import Action, Event, View

SEATS = range(2, 5)


def _heaps(value: Any, position: "Position") -> list[int]:
    heaps = reading.the_list(value, "heaps", int(position.options["heaps"]))
    return [reading.the_whole(sticks, "heaps", 0, MOST_STICKS) for sticks in heaps]


def _taken(value: Any, position: "Position") -> list[int]:
    taken = reading.the_list(value, "taken")
    reading.the_whole(len(taken), "taken", SEATS.start, SEATS.stop - 1)
    return [reading.the_whole(sticks, "taken", 0) for sticks in taken]


FIELDS = (
    field("options", lambda options, _: options, dict),
    field("heaps", _heaps, list),
    field("taken", _taken, list),
    field("turn", lambda value, position: reading.the_whole(value, "turn", 0, position.seats - 1)),
)
"""What a dump holds, besides the dice. The options are checked before the rest is read."""


class Position(State[View, Action, Event]):
    """All that lies on the table. The rules are added in `rules.py`."""

    __slots__ = tuple(one.name for one in FIELDS)

    options: dict[str, Value]
    heaps: list[int]
    taken: list[int]
    turn: int

    @property
    def seats(self) -> int:
        return len(self.taken)

    def copy(self) -> "Position":
        twin = object.__new__(type(self))
        twin.options = self.options
        twin.heaps = self.heaps[:]
        twin.taken = self.taken[:]
        twin.turn = self.turn
        twin.dice = self.dice.copy()
        return twin

    def dump(self) -> Data:
        return fields.dump(self, FIELDS) | {"dice": self.dice.state}

    def view(self, seat: int | None) -> View:
        """Written out, not made from the table, so that its type is checked."""
        return {
            "seat": seat,
            "heaps": self.heaps[:],
            "taken": self.taken[:],
            "turn": self.turn,
            "options": dict(self.options),
        }


def fill(position: Position, data: Data, options: dict[str, Value]) -> None:
    """Set all fields from a dump; ValueError for what is no position."""
    fields.load(position, FIELDS, data | {"options": options})
    position.dice = reading.the_dice(data)
