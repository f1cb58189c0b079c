"""The rules of NIM, in the rulebook's order."""

from typing import assert_never

from engine.dice import Dice
from engine.game import Action as AnyAction
from engine.game import Standing, Told, Value, not_an_action, ranked
from engine.language import tr, tr_n
from engine.nim.pieces import MOST_STICKS
from engine.nim.state import Position
from engine.nim.types import Action, Event


class Nim(Position):
    """A position that knows its rules."""

    __slots__ = ()

    @classmethod
    def begin(cls, seats: int, dice: Dice, options: dict[str, Value]) -> "Nim":
        """N1 and N2: a die for each heap, and one for who begins."""
        new = object.__new__(cls)
        new.options = options
        new.dice = dice
        new.heaps = [dice.roll(MOST_STICKS) for _ in range(int(options["heaps"]))]
        new.taken = [0] * seats
        new.turn = dice.below(seats)
        return new

    @property
    def over(self) -> bool:
        return not any(self.heaps)

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.over else (self.turn,)

    def legal(self, seat: int | None = None) -> list[Action]:
        """N3."""
        if self.over or (seat is not None and seat != self.turn):
            return []
        return [
            ("take", heap, count)
            for heap, sticks in enumerate(self.heaps)
            for count in range(1, sticks + 1)
        ]

    def refusal(self, action: AnyAction, seat: int) -> str | None:
        match action:
            case ("take", int(heap), int(count)) if 0 <= heap < len(self.heaps):
                return self._why_not_take(self.heaps[heap], count)
        return not_an_action()

    def _why_not_take(self, sticks: int, count: int) -> str | None:
        if count < 1:
            return tr("Taking (N3): you take at least one stick.")
        if not sticks:
            return tr("Taking (N3): that heap is empty.")
        if count > sticks:
            return tr_n(
                "Taking (N3): that heap has only {count} stick.",
                "Taking (N3): that heap has only {count} sticks.",
                sticks,
            )
        return None

    def perform(self, action: Action, seat: int) -> list[Told[Event]]:
        match action:
            case ("take", heap, count):
                return self._take(seat, heap, count)
            case _:
                assert_never(action)

    def _take(self, seat: int, heap: int, count: int) -> list[Told[Event]]:
        """N3, and N4 where it was the last stick."""
        self.heaps[heap] -= count
        self.taken[seat] += count
        told: list[Told[Event]] = [(("took", seat, heap, count), None)]
        if self.over:
            return [*told, (("won", seat), None)]
        self.turn = (seat + 1) % self.seats
        return told

    @property
    def standings(self) -> list[Standing] | None:
        """N4: one wins, the others share second place."""
        if not self.over:
            return None
        return ranked([int(seat == self.turn) for seat in range(self.seats)])
