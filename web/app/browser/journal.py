"""The journal: every change of a match, kept where a killed browser loses nothing.

`js/journal.js` writes it into IndexedDB. At the start it tells the changes of those matches that
are newer there than in localStorage; `recovered` makes a match of them again.
"""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, cast

from app.browser.handing import as_json, handed
from engine import IllegalAction, Match, SaveError
from engine.saves import read_json

BASE, PLAY, UNDO, DELETE = "base", "play", "undo", "delete"


class Change(NamedTuple):
    """One entry: what became of a match, and the revision that this made."""

    match: str
    revision: int
    kind: str
    content: Any = None
    """A save's text for BASE, seat and action for PLAY."""


class Journal(Protocol):
    """Where changes are written. Nothing is waited for but what was found at the start."""

    def write(self, change: Change) -> None:
        """Add one change; a BASE lets go of what is older than the generation before it."""

    async def found(self) -> list[Change]:
        """The changes of matches that are newer here than in localStorage."""

    def sweep(self) -> None:
        """Drop what localStorage has had for long."""


class BrowserJournal:
    def __init__(self, js: Any) -> None:
        self._js = js

    def write(self, change: Change) -> None:
        text = handed(as_json([change.kind, change.content]))
        if change.kind in (BASE, DELETE):
            self._js.begin(change.match, change.revision, text)
        else:
            self._js.append(change.match, change.revision, text)

    async def found(self) -> list[Change]:
        entries = json.loads(str(await self._js.found()))
        return [change for entry in entries if (change := _change(entry))]

    def sweep(self) -> None:
        self._js.sweep()


def _change(entry: Any) -> Change | None:
    """One entry as it was read back; None for what is none."""
    try:
        kind, content = cast(list[Any], read_json(entry["change"]))
        match_id, revision = entry["match"], entry["revision"]
    except (ValueError, TypeError, KeyError):
        return None
    fits = isinstance(match_id, str) and type(revision) is int and isinstance(kind, str)
    return Change(match_id, revision, kind, content) if fits else None


def deleted(changes: Sequence[Change]) -> bool:
    """Whether a match was deleted, and not brought back since as a whole."""
    kinds = [change.kind for change in changes]
    return DELETE in kinds and BASE not in kinds[_last(kinds, DELETE) :]


def _last(kinds: list[str], kind: str) -> int:
    return len(kinds) - 1 - kinds[::-1].index(kind)


def recovered(changes: Sequence[Change]) -> Match | None:
    """The highest revision of one match that can be played; None where it was deleted or is lost.

    The newest whole save and all that came after it; where that breaks, what can be had of it or
    of the one before, whichever is newer. What was written after a deletion was brought back.
    """
    kinds = [change.kind for change in changes]
    if DELETE in kinds:
        changes = changes[_last(kinds, DELETE) + 1 :]
    best: Match | None = None
    for number, base in enumerate(changes):
        if base.kind != BASE:
            continue
        match = _played(base, changes[number + 1 :])
        if match and (best is None or match.revision > best.revision):
            best = match
    return best


def _played(base: Change, later: Sequence[Change]) -> Match | None:
    """A whole save, and the changes that follow on it without a gap."""
    try:
        match = Match.load(base.content)
    except SaveError:
        return None
    for change in later:
        if change.kind == BASE and change.revision != match.revision:
            break  # What follows goes on from that one.
        if change.revision != match.revision + 1:
            continue
        try:
            if change.kind == PLAY:
                seat, action = change.content
                match.play(action, seat)
            elif change.kind == UNDO:
                match.undo()
        except (IllegalAction, ValueError, TypeError):
            break
    return match
