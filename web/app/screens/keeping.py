"""What several screens do so that nothing is lost: back up, play unsaved, import, salvage."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

from app.browser.backup import backup, is_backup, name_of, restore
from app.browser.store import NotStored
from app.screens.base import Screen, on, on_button
from app.screens.parts import keeping
from app.tables.kit.scene import Scene
from app.tables.parts import Detail
from engine import Match, SaveError
from engine.language import tr


class BackingUp(Screen):
    """A screen from which all matches can be had as a file."""

    def question(self) -> Scene | None:
        """What is asked about keeping, over the screen."""
        return None

    @on_button("backup")
    def _back_up(self, detail: Detail) -> None:
        now = self.app.page.now()
        self.app.page.download(name_of(now), backup(self.app.store, now))


class Beginning(BackingUp):
    """A screen where a match may begin, also where there is no room for it."""

    not_stored: NotStored | None = None
    """A new match that cannot be stored: somebody is asked whether to play it all the same."""

    def question(self) -> Scene | None:
        return keeping.ask_unsaved(self.not_stored.reason) if self.not_stored else None

    def begin(self, keep: Callable[[], str]) -> None:
        """Keep a new match and go to its table; without room, ask first."""
        try:
            match_id = keep()
        except NotStored as error:
            self.not_stored = error
            self.app.draw()
        else:
            self.app.go(f"#/play/{match_id}")

    @on_button("play-unsaved")
    def _play_unsaved(self, detail: Detail) -> None:
        if self.not_stored:
            match_id, self.not_stored = self.not_stored.match_id, None
            self.app.go(f"#/play/{match_id}")

    @on_button("not-unsaved")
    def _not_unsaved(self, detail: Detail) -> None:
        if self.not_stored:
            self.app.store.forget(self.not_stored.match_id)
            self.not_stored = None
        self.app.draw()


@dataclass(frozen=True, slots=True)
class Damaged:
    """A save of which only the beginning can be played."""

    reason: str
    rest: Match


class Importing(BackingUp):
    """A screen that takes saves in: each is checked before it is kept, and never over another."""

    damaged: Damaged | None = None
    restoring: float | None = None
    """How much of a backup is back, while that goes on."""

    def question(self) -> Scene | None:
        if self.damaged:
            return keeping.ask_salvage(self.damaged.reason, self.damaged.rest)
        if self._forgetful and not self.app.settings.warned and not self.app.store.empty:
            return keeping.warn_of_forgetting()
        return None

    @cached_property
    def _forgetful(self) -> bool:
        return self.app.page.forgets()

    @on_button("warned")
    def _warned(self, detail: Detail) -> None:
        self.app.set(replace(self.app.settings, warned=True))
        self.app.draw()

    def taken_in(self) -> None:
        """Something was imported: show it."""

    @on("file")
    def _file(self, detail: Detail) -> None:
        text = str(detail["text"])
        if detail.get("large"):
            self._refuse(tr("It is too large."))
        elif is_backup(text):
            self.later(self._restore(text))
        else:
            self._import(text)

    def _refuse(self, reason: object) -> None:
        self.app.toast(tr("This file was not imported. {reason}", reason=reason))

    def _import(self, text: str) -> None:
        try:
            match = Match.load(text)
        except SaveError as error:
            if not self._offer_rest(text, str(error)):
                self._refuse(error)
            return
        game, notice = match.game.title, keeping.notice_of(match)
        try:
            match_id = self.app.store.keep_new(match, self.app.page.now())
        except NotStored as error:
            match_id = error.match_id
            words = tr(
                "The match of {game} was imported, but it is not saved. {reason}",
                game=game,
                reason=error,
            )
        else:
            words = tr("The match of {game} was imported.", game=game)
        self.taken_in()
        self.app.toast(f"{words} {self.noticed(match_id, notice)}".strip())

    def noticed(self, match_id: str, notice: str) -> str:
        """Once kept in today's form, a match cannot say it itself: it is said now, and over it."""
        if notice:
            self.app.store.notices[match_id] = notice
        return notice

    async def _restore(self, text: str) -> None:
        try:
            done = await restore(self.app.store, text, self.app.page.now(), self._progress)
        except SaveError as error:
            self._refuse(error)
            return
        finally:
            self.restoring = None
        self.taken_in()
        self.app.toast(done.words())

    def _progress(self, part: float) -> None:
        if self.restoring is None or part - self.restoring >= 0.05:
            self.restoring = part
            self.app.draw()

    def _offer_rest(self, text: str, reason: str) -> bool:
        """Ask whether the beginning of a damaged save is wanted; False where there is none."""
        try:
            rest = Match.salvage(text)
        except SaveError:
            return False
        self.damaged = Damaged(reason, rest)
        self.app.draw()
        return True

    @on_button("salvage")
    def _salvage(self, detail: Detail) -> None:
        match_id = str(detail["id"])
        text, problem = self.app.store.text(match_id) or "", self.app.store.open(match_id).problem
        if not self._offer_rest(text, problem):
            self.app.toast(tr("Nothing of this save can be opened. {reason}", reason=problem))

    @on_button("open-copy")
    def _open_copy(self, detail: Detail) -> None:
        if self.damaged is None:
            return
        rest, self.damaged = self.damaged.rest, None
        try:
            match_id = self.app.store.keep_new(rest, self.app.page.now())
        except NotStored as error:
            match_id = error.match_id
        self.app.store.notices[match_id] = tr(
            "This is a copy of a damaged save. {rest}", rest=keeping.left_of(rest)
        )
        self.app.go(f"#/play/{match_id}")

    @on_button("not-salvage")
    def _not_salvage(self, detail: Detail) -> None:
        self.damaged = None
        self.app.draw()
