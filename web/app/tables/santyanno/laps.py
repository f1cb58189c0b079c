"""S17: a lap of the fingers once around the table, before the choice counts."""

from collections.abc import Sequence


class Lap:
    """Nine taps, either way round; the first and the last are on the pirate's own ship."""

    __slots__ = ("_ways", "taps")

    def __init__(self, table: Sequence[int], ship: int) -> None:
        place = list(table).index(ship)
        ring = [*table[place:], *table[:place], ship]
        self._ways = (ring, ring[::-1])
        self.taps: list[int] = []

    @property
    def length(self) -> int:
        return len(self._ways[0])

    @property
    def done(self) -> bool:
        return len(self.taps) == self.length

    def tap(self, ship: int) -> bool:
        """Run on to a ship. A wrong one ends the lap, and is not the first of a new one."""
        taps = [*self.taps, ship]
        right = any(way[: len(taps)] == taps for way in self._ways)
        self.taps = taps if right else []
        return right
