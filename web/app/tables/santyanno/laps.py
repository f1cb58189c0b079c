"""S17: a lap of the fingers once around the table, before the choice counts."""

from collections.abc import Sequence
from itertools import pairwise


class Lap:
    __slots__ = ("_table", "taps")

    def __init__(self, table: Sequence[int]) -> None:
        self._table = list(table)
        self.taps: list[int] = []

    @property
    def done(self) -> bool:
        return len(self.taps) == len(self._table)

    def tap(self, ship: int) -> bool:
        """Run on to a ship; a wrong one starts the lap again, from there."""
        right = self._follows(ship)
        self.taps = [*self.taps, ship] if right else [ship]
        return right

    def _follows(self, ship: int) -> bool:
        """Any ship first, then a neighbour, then on in the same direction."""
        places = [self._table.index(s) for s in (*self.taps, ship)]
        steps = {(b - a) % len(self._table) for a, b in pairwise(places)}
        return len(steps) <= 1 and steps <= {1, len(self._table) - 1}
