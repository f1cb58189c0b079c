"""The matches and settings that the browser keeps: one path for all writes.

localStorage is what is read and written at once; the journal beside it survives a killed browser;
a summary lies beside every save, so that a list of matches opens none. What could not be stored is
remembered here for as long as the page is open.
"""

from contextlib import suppress
from dataclasses import dataclass, replace

from app.browser import packing, settings
from app.browser.journal import BASE, DELETE, PLAY, UNDO, Change, Journal, recovered
from app.browser.settings import Settings
from app.browser.storage import Storage, StoreError
from app.browser.summary import Summary, broken, read_summary, summary_of
from engine import Match, SaveError
from engine.language import tr

__all__ = ["Conflict", "Kept", "Store", "StoreError", "new_id"]

MATCHES = "annorama/match/"
ARCHIVE = "annorama/archive/"
"""Finished matches, packed; a match is under one of the two names."""
SUMMARIES = "annorama/summary/"


class Conflict(StoreError):
    """Another tab has gone on with the match, or deleted it: nothing was written."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A match that the browser keeps: opened, or the reason why it cannot be."""

    id: str
    match: Match | None
    problem: str


class Store:
    def __init__(self, storage: Storage, journal: Journal) -> None:
        self._storage = storage
        self._journal = journal
        self._kept: dict[str, tuple[int, int]] = {}
        """Of the matches that this page has written: revision and length, as last written."""
        self._unsaved: dict[str, Match] = {}
        """What could not be stored."""

    @property
    def problem(self) -> str:
        """Why nothing can be stored now; "" where something can."""
        return self._storage.problem

    def summaries(self) -> list[Summary]:
        """All that is kept, the latest first; only what has no summary yet is opened."""
        texts = self._storage.all(SUMMARIES)
        sizes = self._storage.sizes(ARCHIVE) | self._storage.sizes(MATCHES)
        listed = []
        for name, size in sizes.items():
            summary = read_summary(name, texts.get(name))
            fits = summary is not None and summary.size == size
            listed.append(summary if summary and fits else self._summarize(name, size))
        unsaved = [summary_of(name, match) for name, match in self._unsaved.items()]
        known = {summary.id for summary in unsaved}
        listed = unsaved + [summary for summary in listed if summary.id not in known]
        return sorted(listed, key=lambda summary: summary.updated, reverse=True)

    def _summarize(self, match_id: str, size: int) -> Summary:
        """The summary of a save that has none that fits, or that cannot be opened."""
        kept = self.open(match_id)
        if kept.match is None:
            return broken(match_id, kept.problem)
        summary = summary_of(match_id, kept.match, size)
        with suppress(StoreError):  # Then it is made again next time.
            self._storage.put(SUMMARIES + match_id, summary.text())
        return summary

    def open(self, match_id: str) -> Kept:
        if match_id in self._unsaved:
            return Kept(match_id, self._unsaved[match_id], "")
        text = self.text(match_id)
        if text is None:
            return Kept(match_id, None, tr("There is no match of this name here."))
        try:
            match = Match.load(text)
        except SaveError as error:
            return Kept(match_id, None, str(error))
        return Kept(match_id, match, "")

    def text(self, match_id: str) -> str | None:
        """A save as it is kept, whatever it says."""
        found = self._storage.get(MATCHES + match_id)
        packed = None if found else self._storage.get(ARCHIVE + match_id)
        return packing.unpacked(packed) if packed else found

    def begin(self, match_id: str, match: Match) -> None:
        """Somebody goes on with a match: the journal has it as a whole from here on."""
        self._kept[match_id] = (match.revision, match.length)
        stored = self._storage.get(MATCHES + match_id)
        if stored is not None:
            self._summarize(match_id, len(stored))
        self._journal.write(Change(match_id, match.revision, BASE, match.save_text()))

    def keep(self, match_id: str, match: Match) -> None:
        """Store a match as it stands. StoreError where the browser would not; it is remembered."""
        self._check(match_id, match)
        self._record(match_id, match)
        try:
            self._put(match_id, match)
        except StoreError:
            self._unsaved[match_id] = match
            raise
        self._unsaved.pop(match_id, None)
        self._storage.remove(ARCHIVE + match_id)

    def _put(self, match_id: str, match: Match) -> None:
        text = match.save_text()
        self._storage.put(MATCHES + match_id, text)
        self._storage.put(SUMMARIES + match_id, summary_of(match_id, match, len(text)).text())

    def _check(self, match_id: str, match: Match) -> None:
        """A lower revision never overwrites a higher one; a deleted match does not come back."""
        stored = read_summary(match_id, self._storage.get(SUMMARIES + match_id))
        if stored and stored.revision > match.revision:
            raise Conflict(tr("This match has gone on in another tab."))
        if match_id in self._kept and stored is None and match_id not in self._unsaved:
            raise Conflict(tr("This match was deleted in another tab."))

    def _record(self, match_id: str, match: Match) -> None:
        """Tell the journal what has changed since it was told last."""
        revision, length = self._kept.get(match_id, (-1, -1))
        change = Change(match_id, match.revision, BASE, None)
        if match.revision == revision + 1 and match.length == length + 1:
            change = change._replace(kind=PLAY, content=match.last)
        elif match.revision == revision + 1 and match.length == length - 1:
            change = change._replace(kind=UNDO)
        else:
            change = change._replace(content=match.save_text())
        self._journal.write(change)
        self._kept[match_id] = (match.revision, match.length)

    def keep_new(self, match: Match, now: int) -> str:
        """Keep a match under a name of its own, never over another; the name."""
        while self.text(new_id(now)) is not None or new_id(now) in self._unsaved:
            now += 1
        match_id = new_id(now)
        try:
            self.keep(match_id, match)
        except StoreError as error:
            raise NotStored(match_id, str(error)) from error
        return match_id

    def delete(self, match_id: str) -> None:
        """For good; the journal is told, so that it does not come back."""
        summary = read_summary(match_id, self._storage.get(SUMMARIES + match_id))
        revision = summary.revision + 1 if summary else 1
        self._journal.write(Change(match_id, revision, DELETE))
        for place in (MATCHES, ARCHIVE, SUMMARIES):
            self._storage.remove(place + match_id)
        self._unsaved.pop(match_id, None)
        self._kept.pop(match_id, None)

    async def recover(self) -> list[str]:
        """Bring the journal and the storage together; the matches that have changed by it."""
        changed = []
        found = await self._journal.found()
        for match_id in dict.fromkeys(change.match for change in found):
            changes = [change for change in found if change.match == match_id]
            if self._bring_together(match_id, changes):
                changed.append(match_id)
        self._journal.sweep()
        return changed

    def _bring_together(self, match_id: str, changes: list[Change]) -> bool:
        """The highest revision that can be played wins."""
        newest = max(changes, key=lambda change: change.revision)
        if newest.kind == DELETE:
            for place in (MATCHES, ARCHIVE, SUMMARIES):
                self._storage.remove(place + match_id)
            return True
        match, stored = recovered(changes), self.open(match_id).match
        if match is None or (stored and stored.revision >= match.revision):
            return False
        if stored and not _same(stored, match):
            return False
        try:
            self._put(match_id, match)
        except StoreError:
            self._unsaved[match_id] = match
        return True

    def archive(self) -> int:
        """Pack the finished matches, so that thousands fit; how many were packed now."""
        count = 0
        for summary in self.summaries():
            plain = self._storage.get(MATCHES + summary.id) if summary.over else None
            if plain is None:
                continue
            text = packing.packed(plain)
            try:
                self._storage.put(ARCHIVE + summary.id, text)
                self._storage.put(SUMMARIES + summary.id, replace(summary, size=len(text)).text())
            except StoreError:
                break
            self._storage.remove(MATCHES + summary.id)
            count += 1
        return count

    def settings(self) -> Settings:
        return settings.read(self._storage.get(settings.NAME))

    def keep_settings(self, chosen: Settings) -> None:
        self._storage.put(settings.NAME, chosen.text())


class NotStored(StoreError):
    """A new match that could not be stored; it can be played as `match_id` all the same."""

    def __init__(self, match_id: str, words: str) -> None:
        super().__init__(words)
        self.match_id = match_id


def _same(one: Match, other: Match) -> bool:
    """Whether two are the same match at different times, and not others under one name."""
    return (one.game, one.seed, one.started) == (other.game, other.seed, other.started)


def new_id(now: int) -> str:
    """A short name for a match, from the time it begins."""
    digits = "0123456789abcdefghjkmnpqrstvwxyz"
    name = ""
    while now:
        now, digit = divmod(now, len(digits))
        name = digits[digit] + name
    return name
