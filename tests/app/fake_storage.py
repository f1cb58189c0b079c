"""What a browser keeps, without a browser: localStorage and the journal beside it."""

from __future__ import annotations

import json

from app.browser.journal import Change
from app.browser.storage import BrowserStorage


class FakeLocalStorage:
    """`js/storage.js` over a dictionary: it answers as the real one does, errors as their names."""

    def __init__(self) -> None:
        self.items: dict[str, str] = {}
        self.full = False
        self.denied = False

    def get(self, name: str) -> str | None:
        return None if self.denied else self.items.get(name)

    def put(self, name: str, text: str) -> str:
        if reason := self.state():
            return reason
        self.items[name] = text
        return ""

    def remove(self, name: str) -> None:
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
        return "QuotaExceededError" if self.full else ""


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
        return self.local.full

    @full.setter
    def full(self, full: bool) -> None:
        self.local.full = full


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
