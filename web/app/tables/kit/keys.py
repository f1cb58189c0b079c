"""Which drawn card is which from one drawing to the next, so that it can travel.

Cards of one kind are alike and carry no numbers. A card keeps its name (its key) where it lies;
a card that has gone from one place and a like one that has come to another are taken for the
same card. Of several alike, the one that was under the finger is the one that goes.
"""

from collections import defaultdict
from collections.abc import Sequence

Item = tuple[str, str]
"""What it is, and where it lies: `("Q1", "hand")`."""


class StableKeys:
    __slots__ = ("_last", "_items", "_keys", "_count", "going")

    def __init__(self) -> None:
        self._last: dict[Item, list[str]] = {}
        self._items: list[Item] = []
        self._keys: list[str] = []
        """What was named last, and how."""
        self._count = 0
        self.going: frozenset[str] = frozenset()
        """What somebody tapped to act with: it stays where it lies only if no like one can."""

    def name(self, items: Sequence[Item]) -> list[str]:
        """A key for each item, in order; equal to the last drawing's as far as can be."""
        if self.going or self._items != items:
            self._items, self._keys = list(items), self._named(items)
        return self._keys[:]

    def _named(self, items: Sequence[Item]) -> list[str]:
        going, self.going = self.going, frozenset()
        free = {i: [key for key in keys if key not in going] for i, keys in self._last.items()}
        named: list[str | None] = [free[i].pop(0) if free.get(i) else None for i in items]
        by_kind: dict[str, list[str]] = defaultdict(list)
        for (kind, _), keys in free.items():
            by_kind[kind].extend(keys)
        for (kind, _), keys in self._last.items():
            by_kind[kind].extend(key for key in keys if key in going)
        self._last = defaultdict(list)
        keys = []
        for (kind, zone), key in zip(items, named, strict=True):
            if key is None:
                key = by_kind[kind].pop(0) if by_kind.get(kind) else self._new(kind)
            self._last[kind, zone].append(key)
            keys.append(key)
        return keys

    def _new(self, kind: str) -> str:
        self._count += 1
        return f"{kind}~{self._count}"
