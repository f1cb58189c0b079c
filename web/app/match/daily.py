"""The exercise of the day: the same for everybody, and how many days in a row it was right."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.game import AnyGame

_BITS = 20
"""Of a kept number the day takes the upper bits, the days in a row the lower ones."""


class Daily(NamedTuple):
    """How it went when the exercise of a day was last answered."""

    day: int
    """Days since 1970."""
    streak: int
    """How many days in a row it was right, up to that one; 0 where it was wrong."""

    def done(self, today: int) -> bool:
        return self.day == today

    def alive(self, today: int) -> int:
        """The days in a row that the next right answer would add to."""
        return self.streak if self.day in (today, today - 1) else 0

    def after(self, today: int, right: bool) -> "Daily":
        return Daily(today, self.alive(today) + 1 if right else 0)

    def packed(self) -> int:
        """As one number, to be kept."""
        return self.day << _BITS | min(self.streak, (1 << _BITS) - 1)


def read(numbers: Sequence[int]) -> Daily:
    """From the numbers that were kept, the newest last; what is none is no day."""
    last = numbers[-1] if numbers else 0
    return Daily(last >> _BITS, last & ((1 << _BITS) - 1)) if last > 0 else Daily(-2, 0)


def kept_as(game: AnyGame) -> str:
    return f"{game.id}/daily"


def seed(game: AnyGame, today: int) -> int:
    """Every day another, every game another."""
    return today << 8 | game.lobby_place
