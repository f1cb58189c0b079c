"""All saves as one text, and back again.

A backup holds every save as the browser has it, those too that cannot be opened: `text` as it
stands, `packed` as finished matches are kept. On the way in each one is checked and played; it
never takes the place of a newer one, nor of another match that happens to have its name.
"""

import asyncio
import json
import re
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from app.browser import packing
from app.browser.store import Store, StoreError
from engine import Match, SaveError
from engine.language import tr, tr_n
from engine.saves import read_json

FORMAT = 1
LARGEST = 64_000_000
"""Characters; a browser's localStorage has room for five million."""
MOST = 20_000
"""Matches."""

_HEAD = re.compile(r'\s*\{\s*"annorama"\s*:\s*"backup"')
_ID = re.compile(r"[0-9A-Za-z_-]{1,40}")


def backup(store: Store, now: int, only: Collection[str] | None = None) -> str:
    """All that is kept, or only some of it, as one text."""
    matches = [
        {"id": one.id, "packed" if one.packed else "text": one.text}
        for one in store.texts()
        if only is None or one.id in only
    ]
    whole = {"annorama": "backup", "format": FORMAT, "made": now, "matches": matches}
    return json.dumps(whole, separators=(",", ":"))


def name_of(now: int) -> str:
    """What a backup's file is called, by its day."""
    return f"annorama-backup-{time.strftime('%Y-%m-%d', time.gmtime(now / 1000))}.json"


def is_backup(text: str) -> bool:
    """Whether a file says of itself that it holds all matches, and not one."""
    return bool(_HEAD.match(text))


@dataclass(slots=True)
class Restored:
    """What became of the matches in a backup."""

    added: int = 0
    known: int = 0
    """Here already, as new or newer."""
    older: int = 0
    """Of those added: not as they stood, by today's rules."""
    refused: list[str] = field(default_factory=list)
    """Why some cannot be opened; they are still in the file."""
    unstored: int = 0
    """No room was left for these."""

    def words(self) -> str:
        said = [
            tr_n(
                "{count} match was brought back.", "{count} matches were brought back.", self.added
            )
        ]
        if self.older:
            said.append(
                tr_n(
                    "{count} is from older rules, and does not stand as it did.",
                    "{count} are from older rules, and do not stand as they did.",
                    self.older,
                )
            )
        if self.known:
            said.append(tr_n("{count} was here already.", "{count} were here already.", self.known))
        if self.refused:
            said.append(
                tr_n(
                    "{count} cannot be opened: {reason}",
                    "{count} cannot be opened. The first one: {reason}",
                    len(self.refused),
                    reason=self.refused[0],
                )
            )
        if self.unstored:
            said.append(
                tr_n(
                    "There was no room for {count} more.",
                    "There was no room for {count} more.",
                    self.unstored,
                )
            )
        return " ".join(said)


async def restore(
    store: Store, text: str, now: int, progress: Callable[[float], None] | None = None
) -> Restored:
    """Bring back what a backup holds; SaveError where it is none. The page breathes meanwhile."""
    entries, done = _entries(text), Restored()
    for number, entry in enumerate(entries, 1):
        _bring_back(store, entry, now, done)
        if progress:
            progress(number / len(entries))
        await asyncio.sleep(0)
    return done


def _entries(text: str) -> list[Any]:
    data = read_json(text, LARGEST)
    if not isinstance(data, dict) or data.get("annorama") != "backup":
        raise SaveError(tr("This is not a backup of Annorama."))
    found = data.get("format")
    if type(found) is int and found > FORMAT:
        raise SaveError(tr("The backup was made by a newer version of Annorama."))
    entries = data.get("matches")
    if found != FORMAT or not isinstance(entries, list) or len(entries) > MOST:
        raise SaveError(tr("The backup is damaged: there is no list of matches in it."))
    return entries


def _bring_back(store: Store, entry: object, now: int, done: Restored) -> None:
    try:
        match_id, match = _checked(entry)
    except SaveError as error:
        done.refused.append(str(error))
        return
    try:
        if store.bring_back(match_id, match, now):
            done.added += 1
            done.older += bool(match.cut or match.differs)
        else:
            done.known += 1
    except StoreError:
        done.unstored += 1


def _checked(entry: object) -> tuple[str, Match]:
    """A match that can be played, and the name it had."""
    fields = entry if isinstance(entry, dict) else {}
    match_id, text, packed = (fields.get(name) for name in ("id", "text", "packed"))
    if isinstance(packed, str):
        text = packing.unpacked(packed)
    if not isinstance(text, str) or not isinstance(match_id, str) or not _ID.fullmatch(match_id):
        raise SaveError(tr("A match in the backup is not what it should be."))
    return match_id, Match.load(text)
