"""What the browser keeps at once: localStorage, with plain answers."""

import json
from typing import Any, Protocol

from app.browser.handing import handed
from engine.language import tr

FULL, DENIED, LOST = "full", "denied", "lost"
"""Why something cannot be stored."""
_REASONS = {"": "", "QuotaExceededError": FULL, "SecurityError": DENIED}


class StoreError(Exception):
    """The browser would not keep something; the message says so to people."""

    def __init__(self, words: str, reason: str = LOST) -> None:
        super().__init__(words)
        self.reason = reason


class Storage(Protocol):
    """Texts under names. Nothing here raises but `put`."""

    def get(self, name: str) -> str | None: ...

    def put(self, name: str, text: str) -> None:
        """Keep a text; StoreError unless it could be read back."""

    def remove(self, name: str) -> None: ...

    def sizes(self, prefix: str) -> dict[str, int]:
        """How long the texts are whose names begin so, by the rest of their names."""

    def all(self, prefix: str) -> dict[str, str]:
        """All texts whose names begin so, by the rest of their names."""

    @property
    def trouble(self) -> str:
        """Why nothing can be stored now: FULL, DENIED or LOST; "" where something can."""


class BrowserStorage:
    """`js/storage.js`."""

    def __init__(self, js: Any) -> None:
        self._js = js

    def get(self, name: str) -> str | None:
        text: str | None = self._js.get(name)
        return text

    def put(self, name: str, text: str) -> None:
        if reason := _reason(self._js.put(name, handed(text))):
            raise StoreError(told(reason), reason)

    def remove(self, name: str) -> None:
        self._js.remove(name)

    def sizes(self, prefix: str) -> dict[str, int]:
        found: dict[str, int] = json.loads(self._js.sizes(prefix))
        return found

    def all(self, prefix: str) -> dict[str, str]:
        found: dict[str, str] = json.loads(self._js.all(prefix))
        return found

    @property
    def trouble(self) -> str:
        return _reason(self._js.state())


def _reason(error: object) -> str:
    """A browser's error, by its name."""
    return _REASONS.get(str(error), LOST)


def told(reason: str) -> str:
    """Why something cannot be stored, as people understand it."""
    match reason:
        case "full":
            return tr("This site’s storage in the browser is full.")
        case "denied":
            return tr("This browser does not let the site store anything.")
    return tr("The browser did not store this.") if reason else ""
