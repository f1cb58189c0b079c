"""A storage like the browser's, for tests of what lies above it."""

from __future__ import annotations


class Shelf:
    """localStorage in memory; `full` makes it refuse to take more."""

    def __init__(self) -> None:
        self.items: dict[str, str] = {}
        self.full = False

    @property
    def length(self) -> int:
        return len(self.items)

    def key(self, place: int) -> str | None:
        return list(self.items)[place]

    def getItem(self, name: str) -> str | None:
        return self.items.get(name)

    def setItem(self, name: str, text: str) -> None:
        if self.full:
            raise OSError("quota")
        self.items[name] = text

    def removeItem(self, name: str) -> None:
        self.items.pop(name, None)
