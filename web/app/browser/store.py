"""The matches and settings that the browser keeps: one path for all writes.

localStorage is what is read and written at once; the journal beside it survives a killed browser;
a summary lies beside every save, so that a list of matches opens none. What could not be stored is
remembered here for as long as the page is open.
"""

from contextlib import suppress
from dataclasses import dataclass, replace

from app.browser import packing, settings
from app.browser.beside import BESIDE, REVIEWS, Beside
from app.browser.journal import BASE, DELETE, PLAY, UNDO, Change, Journal, deleted, recovered
from app.browser.settings import Settings
from app.browser.storage import DENIED, LOST, Storage, StoreError, told
from app.browser.summary import Summary, broken, read_summary, revision_in, summary_of
from app.browser.trials import is_trial
from engine import Match, SaveError
from engine.language import tr

__all__ = ["Conflict", "Kept", "NotStored", "Store", "StoreError", "new_id"]

MATCHES = "annorama/match/"
ARCHIVE = "annorama/archive/"
"""Finished matches, packed; a match is under one of the two names."""
SUMMARIES = "annorama/summary/"
REMEMBERED = "annorama/setup/"
"""How a game was set up last."""


class Conflict(StoreError):
    """Another tab has gone on with the match, or deleted it: nothing was written."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A match that the browser keeps: opened, or the reason why it cannot be."""

    id: str
    match: Match | None
    problem: str


@dataclass(frozen=True, slots=True)
class Text:
    """A save as it lies in the storage."""

    id: str
    text: str
    packed: bool = False


class Store:
    def __init__(self, storage: Storage, journal: Journal) -> None:
        self._storage = storage
        self._journal = journal
        self.beside = Beside(storage)
        self._kept: dict[str, tuple[int, int]] = {}
        """Of the matches that this page has written: revision and length, as last written."""
        self._opened: tuple[str, int, int] = ("", -1, -1)
        """The text that was opened last, with its revision and length: to play it takes long."""
        self._unsaved: dict[str, Match] = {}
        """What could not be stored."""
        self._summaries: dict[str, tuple[str, Summary]] = {}
        """What has been read, with its text: another text is another summary."""
        self._failed = ""
        """Why the last write was refused; "" once something could be stored again."""
        self.notices: dict[str, str] = {}
        """What is to be said of a match when it is opened next."""

    @property
    def trouble(self) -> str:
        """Why nothing can be stored now: `storage.FULL` or another; "" where something can."""
        return self._failed or self._storage.trouble

    @property
    def problem(self) -> str:
        """The same in words."""
        return told(self.trouble)

    def why_unsaved(self, match_id: str) -> str:
        """Why a match is only in the page's memory, in words; "" where it is stored."""
        return told(self.trouble or LOST) if match_id in self._unsaved else ""

    @property
    def empty(self) -> bool:
        """Whether no match is stored."""
        return not self._storage.sizes(MATCHES) and not self._storage.sizes(ARCHIVE)

    def is_kept(self, match_id: str, match: Match) -> bool:
        """Whether a match was stored as it stands, and read back."""
        if match_id in self._unsaved:
            return False
        if match_id in self._kept:
            return self._kept[match_id] == (match.revision, match.length)
        if self._opened[0] != self.text(match_id):
            self.open(match_id)
        return self._opened[1:] == (match.revision, match.length)

    def _write(self, name: str, text: str) -> None:
        """The one way in. StoreError where the browser would not, which is remembered."""
        try:
            self._storage.put(name, text)
        except StoreError as error:
            self._failed = error.reason
            raise
        self._failed = ""

    def summaries(self) -> list[Summary]:
        """All that is kept, the latest first; only what has no summary yet is opened."""
        texts = self._storage.all(SUMMARIES)
        sizes = self._storage.sizes(ARCHIVE) | self._storage.sizes(MATCHES)
        listed = []
        for name, size in sizes.items():
            if is_trial(name):
                continue
            summary = self._read(name, texts.get(name))
            fits = summary is not None and summary.size == size
            listed.append(summary if summary and fits else self._summarize(name, size))
        unsaved = [
            replace(summary_of(name, match), unsaved=True)
            for name, match in self._unsaved.items()
            if not is_trial(name)
        ]
        known = {summary.id for summary in unsaved}
        listed = unsaved + [summary for summary in listed if summary.id not in known]
        return sorted(listed, key=lambda summary: summary.updated, reverse=True)

    def trials(self) -> list[str]:
        """The examples that are being tried."""
        return [name for name in self._storage.sizes(MATCHES) if is_trial(name)]

    def _read(self, match_id: str, text: str | None) -> Summary | None:
        """A summary from its text; one that has been read before is not read again."""
        known = self._summaries.get(match_id)
        if known and known[0] == text:
            return known[1]
        summary = read_summary(match_id, text)
        if text is not None and summary:
            self._summaries[match_id] = (text, summary)
        return summary

    def _summarize(self, match_id: str, size: int) -> Summary:
        """The summary of a save that has none that fits, or that cannot be opened."""
        kept = self.open(match_id)
        if kept.match is None:
            return broken(match_id, kept.problem)
        summary = summary_of(match_id, kept.match, size)
        self._keep_summary(summary)
        return summary

    def _keep_summary(self, summary: Summary) -> None:
        """Beside its save; what could not be kept is made again next time."""
        text = summary.text()
        with suppress(StoreError):
            self._write(SUMMARIES + summary.id, text)
            self._summaries[summary.id] = (text, summary)

    def open(self, match_id: str) -> Kept:
        if match_id in self._unsaved:
            return Kept(match_id, self._unsaved[match_id], "")
        text = self.text(match_id)
        if text is None:
            return Kept(match_id, None, tr("There is no match of this name here."))
        self._opened = (text, -1, -1)
        try:
            match = Match.load(text)
            self._opened = (text, match.revision, match.length)
        except SaveError as error:
            return Kept(match_id, None, str(error))
        except Exception as error:  # A fault of ours: it must harm this match alone.
            return Kept(match_id, None, own_fault(error))
        return Kept(match_id, match, "")

    def texts(self) -> list[Text]:
        """Every save as it lies here, also what could not be stored yet."""
        unsaved = [Text(name, match.save_text()) for name, match in self._unsaved.items()]
        plain = [Text(name, text) for name, text in self._storage.all(MATCHES).items()]
        packed = [Text(name, text, True) for name, text in self._storage.all(ARCHIVE).items()]
        return list({one.id: one for one in (*packed, *plain, *unsaved)}.values())

    def text(self, match_id: str) -> str | None:
        """A save as it is kept, whatever it says; as it stands where it could not be stored."""
        if match_id in self._unsaved:
            return self._unsaved[match_id].save_text()
        found = self._storage.get(MATCHES + match_id)
        packed = None if found else self._storage.get(ARCHIVE + match_id)
        return packing.unpacked(packed) if packed else found

    def begin(self, match_id: str, match: Match) -> None:
        """Somebody goes on with a match: the journal has it as a whole from here on."""
        self._kept[match_id] = (match.revision, match.length)
        stored = self._storage.get(MATCHES + match_id)
        if stored is not None and match_id not in self._unsaved:
            self._keep_summary(summary_of(match_id, match, len(stored)))
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

    def _put(self, match_id: str, match: Match) -> None:
        text = match.save_text()
        self._write(MATCHES + match_id, text)
        self._storage.remove(ARCHIVE + match_id)
        self._keep_summary(summary_of(match_id, match, len(text)))

    def _put_packed(self, match_id: str, text: str, summary: Summary) -> None:
        """A finished match, in little room; where none is left for both, in that of the other."""
        packed, plain = packing.packed(text), self._storage.get(MATCHES + match_id)
        try:
            self._write(ARCHIVE + match_id, packed)
        except StoreError:
            if plain is None or len(packed) >= len(plain):
                raise
            self._storage.remove(MATCHES + match_id)
            try:
                self._write(ARCHIVE + match_id, packed)
            except StoreError:
                self._write(MATCHES + match_id, plain)
                raise
        self._storage.remove(MATCHES + match_id)
        self._keep_summary(replace(summary, size=len(packed)))

    def _check(self, match_id: str, match: Match) -> None:
        """A lower revision never overwrites a higher one; a deleted match does not come back."""
        stored = self._read(match_id, self._storage.get(SUMMARIES + match_id))
        if stored and stored.revision > match.revision:
            raise Conflict(tr("This match has gone on in another tab."))
        known = match_id in self._kept and match_id not in self._unsaved
        gone = stored is None and self.text(match_id) is None
        if known and gone and self._storage.trouble != DENIED:
            raise Conflict(tr("This match was deleted in another tab."))

    def _record(self, match_id: str, match: Match) -> None:
        """Tell the journal what has changed since it was told last."""
        revision, length = match.revision, match.length
        change = Change(match_id, revision, BASE)
        if self._kept.get(match_id) == (revision - 1, length - 1):
            change = change._replace(kind=PLAY, content=match.last)
        elif self._kept.get(match_id) == (revision - 1, length + 1):
            change = change._replace(kind=UNDO)
        else:
            change = change._replace(content=match.save_text())
        self._journal.write(change)
        self._kept[match_id] = (revision, length)

    def keep_other(self, match_id: str, match: Match) -> None:
        """Keep a match that does not follow on the one before by a single action or undo."""
        self._check(match_id, match)
        self._kept.pop(match_id, None)
        self.keep(match_id, match)

    def forget(self, match_id: str) -> None:
        """Let go of a match that could not be stored, and that nobody wants to play unsaved."""
        if match := self._unsaved.pop(match_id, None):
            self._kept.pop(match_id, None)
            self._journal.write(Change(match_id, match.revision + 1, DELETE))

    def try_again(self) -> None:
        """There may be room again for what could not be stored."""
        for match_id, match in list(self._unsaved.items()):
            with suppress(StoreError):
                self.keep(match_id, match)

    def bring_back(self, match_id: str, match: Match, now: int) -> bool:
        """A match from a backup, where it is not here as new or newer; StoreError without room."""
        here = self.open(match_id)
        if here.match and _same(here.match, match):
            if here.match.revision >= match.revision:
                return False
        elif here.match or self.text(match_id) is not None:
            match_id = self._free_id(now)
        self._check(match_id, match)
        if match.over:
            self._put_packed(match_id, match.save_text(), summary_of(match_id, match))
        else:
            self._put(match_id, match)
        self._record(match_id, match)
        self._unsaved.pop(match_id, None)
        return True

    def _free_id(self, now: int) -> str:
        while self.text(new_id(now)) is not None:
            now += 1
        return new_id(now)

    def keep_new(self, match: Match, now: int) -> str:
        """Keep a match under a name of its own, never over another; the name."""
        match_id = self._free_id(now)
        try:
            self.keep(match_id, match)
        except StoreError as error:
            raise NotStored(match_id, error) from error
        return match_id

    def delete(self, match_id: str) -> None:
        """For good; the journal is told, so that it does not come back."""
        summary = read_summary(match_id, self._storage.get(SUMMARIES + match_id))
        known = max(summary.revision if summary else 0, revision_in(self.text(match_id)))
        self._journal.write(Change(match_id, known + 1, DELETE))
        self._remove(match_id)
        self._unsaved.pop(match_id, None)
        self._kept.pop(match_id, None)

    def _remove(self, match_id: str) -> None:
        for place in (MATCHES, ARCHIVE, SUMMARIES, BESIDE, REVIEWS):
            self._storage.remove(place + match_id)

    async def recover(self) -> list[str]:
        """Bring the journal and the storage together; the matches that have changed by it."""
        found, changed = await self._journal.found(), []
        for match_id in dict.fromkeys(change.match for change in found):
            changes = [change for change in found if change.match == match_id]
            if self._bring_together(match_id, changes):
                changed.append(match_id)
        self._journal.sweep()
        return changed

    def _bring_together(self, match_id: str, changes: list[Change]) -> bool:
        """The highest revision that can be played wins; a browser killed once more still has it."""
        if deleted(changes):
            there = self.text(match_id) is not None
            self._remove(match_id)
            if there:
                self._journal.write(Change(match_id, changes[-1].revision, DELETE))
            return there
        match, stored = recovered(changes), self.open(match_id).match
        if match is None or (stored and stored.revision >= match.revision):
            return False
        if stored and not _same(stored, match):
            return False
        try:
            self._put(match_id, match)
        except StoreError:
            self._unsaved[match_id] = match
        self._journal.write(Change(match_id, match.revision, BASE, match.save_text()))
        return True

    def archive(self) -> int:
        """Pack the finished matches, so that thousands fit; how many were packed now."""
        count = 0
        for summary in self.summaries():
            plain = self._storage.get(MATCHES + summary.id) if summary.over else None
            if plain is None:
                continue
            try:
                self._put_packed(summary.id, plain, summary)
            except StoreError:
                break
            count += 1
        return count

    def remembered(self, what: str) -> str | None:
        """What was chosen last for something, as it stands there."""
        return self._storage.get(REMEMBERED + what)

    def remember(self, what: str, text: str) -> None:
        self._write(REMEMBERED + what, text)

    def settings(self) -> Settings:
        return settings.read(self._storage.get(settings.NAME))

    def keep_settings(self, chosen: Settings) -> None:
        self._write(settings.NAME, chosen.written())


class NotStored(StoreError):
    """A new match that could not be stored; it can be played as `match_id` all the same."""

    def __init__(self, match_id: str, error: StoreError) -> None:
        super().__init__(str(error), error.reason)
        self.match_id = match_id


def own_fault(error: BaseException) -> str:
    """What is said of a match that Annorama itself stumbles over."""
    return tr("Annorama itself stumbled over this match ({error}).", error=type(error).__name__)


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
