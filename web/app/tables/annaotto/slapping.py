"""Hands come down on an ALL (O18): who, when, and in which order. Knows no clock of its own."""

from collections.abc import Iterable, Mapping

from engine.annaotto.bot import reaction
from engine.dice import Dice

KEYS = "alfjqp"
"""A key for each person at the table, for where there is no touch screen."""

SUSPENSE = (900, 2600)
"""How long it stays quiet before hands may come down."""

TOO_EARLY = 700
"""A hand that came down before the bell counts only so long after it."""


class Slap:
    """One ALL. Times are milliseconds on the clock of the presses."""

    __slots__ = ("people", "levels", "opens", "down", "early")

    def __init__(self, people: Iterable[int], levels: Mapping[int, str]) -> None:
        self.people = tuple(people)
        """The seats of those who put a real hand down, in seat order."""
        self.levels = levels
        """The computer players who are still playing, by seat."""
        self.opens: float | None = None
        """When hands may come down; None until somebody starts it."""
        self.down: dict[int, float] = {}
        self.early: set[int] = set()

    def start(self, now: float, dice: Dice) -> None:
        """From now on it is quiet, then the bell; the computer's hands have their times."""
        least, most = SUSPENSE
        self.opens = now + least + dice.below(most - least + 1)
        for seat, level in self.levels.items():
            self.down[seat] = self.opens + reaction(level, dice)

    def is_open(self, now: float) -> bool:
        return self.opens is not None and now >= self.opens

    def press(self, seat: int, at: float) -> bool:
        """A hand comes down; False if it does not count."""
        if self.opens is None or seat in self.down or seat not in self.people:
            return False
        if at < self.opens:
            self.early.add(seat)
            return False
        if seat in self.early and at < self.opens + TOO_EARLY:
            return False
        self.down[seat] = at
        return True

    def seat_of(self, key: str) -> int | None:
        """Whose key this is."""
        place = KEYS.find(key.lower()) if len(key) == 1 else -1
        return self.people[place] if 0 <= place < len(self.people) else None

    def order(self, now: float) -> list[int]:
        """The hands that are down by now, the first one first."""
        there = [(at, seat) for seat, at in self.down.items() if at <= now]
        return [seat for _, seat in sorted(there, key=lambda hand: hand[0])]

    def result(self, now: float) -> tuple[int, ...] | None:
        """The whole order, as soon as it is certain who is last."""
        missing = [seat for seat in self.people if seat not in self.down]
        if self.opens is None or len(missing) > 1:
            return None
        last = max(self.down.values(), default=0.0)
        if missing and now < last:
            return None
        return (*self.order(last), *missing)
