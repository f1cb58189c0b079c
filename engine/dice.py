"""The seeded random source: the only chance in the engine."""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Dice:
    """SplitMix64: one integer of state, so a copy costs next to nothing.

    The numbers depend on the seed alone, on every Python and platform; saves rely on that.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        folded = seed & _MASK
        rest = abs(seed) >> 64
        while rest:
            folded = (folded * 31 + (rest & _MASK) + 1) & _MASK
            rest >>= 64
        self.state = folded

    def copy(self) -> "Dice":
        twin = Dice.__new__(Dice)
        twin.state = self.state
        return twin

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n − 1."""
        return (self.bits() * n) >> 64

    def roll(self, sides: int = 6) -> int:
        """A die: 1 to `sides`."""
        return self.below(sides) + 1

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.bits() >> 11) / (1 << 53)

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
