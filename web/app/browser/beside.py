"""What lies beside a save: it belongs to this device and goes with no copy of the match."""

import json
from collections.abc import Mapping
from contextlib import suppress

from app.browser.storage import Storage, StoreError
from engine.saves import read_json

BESIDE = "annorama/beside/"
LEARNT = "annorama/learnt/"
REVIEWS = "annorama/review/"
DONE = "annorama/done/"
LARGEST = 20_000
MOST = 40
"""Of what play has shown, so many numbers are remembered."""


class Beside:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def numbers(self, match_id: str) -> dict[str, int]:
        """What lies beside a save; nothing where it cannot be read."""
        found = self._read(BESIDE + match_id)
        if not isinstance(found, dict):
            return {}
        return {name: value for name, value in found.items() if type(value) is int}

    def keep(self, match_id: str, numbers: dict[str, int]) -> None:
        """Where the browser will not, a clock can be set back: nothing else is lost."""
        with suppress(StoreError):
            self._storage.put(BESIDE + match_id, json.dumps(numbers))

    def review(self, match_id: str) -> str | None:
        """What came of looking at a finished match again, as it stands there."""
        return self._storage.get(REVIEWS + match_id)

    def keep_review(self, match_id: str, text: str) -> None:
        """Where the browser will not, it is thought out once more the next time."""
        with suppress(StoreError):
            self._storage.put(REVIEWS + match_id, text)

    def learnt(self, what: str) -> list[int]:
        """The numbers that play has shown, the newest last."""
        found = self._read(LEARNT + what)
        return [n for n in found if type(n) is int] if isinstance(found, list) else []

    def learn(self, what: str, value: int) -> None:
        with suppress(StoreError):
            numbers = [*self.learnt(what), value][-MOST:]
            self._storage.put(LEARNT + what, json.dumps(numbers))

    def times(self, game: str) -> dict[str, int]:
        """How often people here have done what a game's prompts speak of, by its kind."""
        found = self._read(DONE + game)
        if not isinstance(found, dict):
            return {}
        return {kind: n for kind, n in found.items() if type(n) is int}

    def keep_times(self, game: str, times: Mapping[str, int]) -> None:
        with suppress(StoreError):
            self._storage.put(DONE + game, json.dumps(dict(times)))

    def _read(self, name: str) -> object:
        try:
            found: object = read_json(self._storage.get(name) or "null", LARGEST)
        except ValueError:
            return None
        return found
