"""What a browser keeps, without a browser: localStorage and the journal beside it."""

from __future__ import annotations

import json
import math

from app.browser.journal import Change
from app.browser.storage import BrowserStorage


class FakeLocalStorage:
    """`js/storage.js` over a dictionary: it answers as the real one does, errors as their names."""

    PROBE = len("annorama/probe" + "1")

    def __init__(self) -> None:
        self.items: dict[str, str] = {}
        self.quota: float = math.inf
        """Characters, of names and texts together."""
        self.denied = False

    @property
    def used(self) -> int:
        return sum(len(name) + len(text) for name, text in self.items.items())

    def get(self, name: str) -> str | None:
        return None if self.denied else self.items.get(name)

    def put(self, name: str, given: str | bytes) -> str:
        text = given if isinstance(given, str) else given.decode()
        if self.denied:
            return "SecurityError"
        before = len(name) + len(self.items[name]) if name in self.items else 0
        if self.used - before + len(name) + len(text) > self.quota:
            return "QuotaExceededError"
        self.items[name] = text
        return ""

    def remove(self, name: str) -> None:
        if not self.denied:
            self.items.pop(name, None)

    def all(self, prefix: str) -> str:
        return json.dumps(self._those(prefix))

    def sizes(self, prefix: str) -> str:
        return json.dumps({name: len(text) for name, text in self._those(prefix).items()})

    def _those(self, prefix: str) -> dict[str, str]:
        items = {} if self.denied else self.items
        return {name[len(prefix) :]: items[name] for name in items if name.startswith(prefix)}

    def state(self) -> str:
        if self.denied:
            return "SecurityError"
        return "QuotaExceededError" if self.used + self.PROBE > self.quota else ""


class FakeStorage(BrowserStorage):
    """What the browser keeps at once; `full` and `denied` make it refuse."""

    def __init__(self) -> None:
        self.local = FakeLocalStorage()
        super().__init__(self.local)

    @property
    def items(self) -> dict[str, str]:
        return self.local.items

    @property
    def full(self) -> bool:
        return self.local.used >= self.local.quota

    @full.setter
    def full(self, full: bool) -> None:
        self.local.quota = self.local.used if full else math.inf

    @property
    def denied(self) -> bool:
        """Every access raises, as where site data is blocked."""
        return self.local.denied

    @denied.setter
    def denied(self, denied: bool) -> None:
        self.local.denied = denied


class FakeJournal:
    """What survives a killed browser: all changes, in order."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.swept = 0

    def write(self, change: Change) -> None:
        self.changes.append(change)

    async def found(self) -> list[Change]:
        return list(self.changes)

    def sweep(self) -> None:
        self.swept += 1
