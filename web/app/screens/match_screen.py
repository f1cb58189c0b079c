"""What a screen that goes on with a kept match must take care of: that nothing is lost.

One tab at a time goes on with a match. Every change is stored before it is shown; where that cannot
be done it is said on the screen, and leaving asks first.
"""

import asyncio
from typing import Any

from app.browser.store import Conflict, StoreError
from app.match.session import Session
from app.match.steady import BY_THE_DICE
from app.screens.base import App, on, on_button
from app.screens.keeping import Beginning
from app.screens.parts.keeping import notice_of
from app.screens.picturing import keep_picture
from app.screens.router import route
from app.screens.table_screen import TableScreen
from app.tables.parts import Detail
from engine import Match
from engine.language import N_, tr

WORTH_KEEPING = 10
"""Actions after which the browser is asked never to clear this site by itself."""
PICTURE_PAUSE = 1.0
"""Seconds without an action before the small picture is drawn anew."""


REPLACED = {
    "hard": N_("{name} had a fault while thinking, and goes on as a hard player."),
    "medium": N_("{name} had a fault while thinking, and goes on as a medium player."),
    "easy": N_("{name} had a fault while thinking, and goes on as an easy player."),
    BY_THE_DICE: N_("{name} had a fault while thinking, and goes on by the dice."),
}


class MatchScreen(TableScreen, Beginning):
    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session.id)
        self.session = session
        self.opened = ""
        """Which sheet or panel lies over the table."""
        self.unsaved = app.store.why_unsaved(session.id)
        """Why what is on the table is not stored, or what else must be known about the save."""
        self.elsewhere = ""
        """Why this tab may not go on with the match: another one does."""
        self.mine = False
        """Whether this tab holds the match."""
        self._left: str | None = None
        """The save as it was when something else was looked up."""
        self._pictured = -1
        self._picturing: Any = None
        """The task that waits with the small picture."""
        self._wanted = ""
        """Where somebody wanted to go from a match that is not stored."""
        self._leaving = False
        """Whether they were asked, and want to go all the same."""
        self.notice = notice_of(session.match) or app.store.notices.pop(session.id, "")

    def entered(self) -> None:
        self.later(self._claim())

    async def _claim(self, take_over: bool = False) -> None:
        """Hold the match for this tab, or say who has it."""
        match_id = self.session.id
        self.mine = await self.app.page.hold(match_id, take_over)
        if not self.mine:
            self.elsewhere = tr("This match is open in another tab.")
            self.app.draw()
            return
        if take_over:
            self.app.go(f"#/play/{match_id}")
            return
        self.app.store.begin(match_id, self.session.match)
        self.app.page.guard(bool(self.unsaved))
        self.go_on()

    def rest(self) -> None:
        super().rest()
        self._left = self.app.store.text(self.session.id)

    @property
    def unchanged(self) -> bool:
        """Nobody else has written the match meanwhile."""
        return self.app.store.text(self.session.id) == self._left

    def resumed(self) -> None:
        if self.mine:
            self.go_on()
        elif not self.elsewhere:
            self.later(self._claim())

    def go_on(self) -> None:
        """The match is this tab's: whoever is to act may act."""

    @on_button("take-over")
    def _take_over(self, detail: Detail) -> None:
        self.later(self._claim(take_over=True))

    @on("lost")
    def _lost(self, detail: Detail) -> None:
        """Another tab has taken the match over."""
        if detail["match"] == self.session.id:
            self._stop(tr("This match was taken over by another tab."))

    @on("stored")
    def _stored(self, detail: Detail) -> None:
        """Another tab has written or deleted something."""
        if detail["match"] == self.session.id and detail["deleted"]:
            self._stop(tr("This match was deleted in another tab."))

    def _stop(self, why: str) -> None:
        self.mine = False
        self.elsewhere = why
        self.stop_work()
        self.app.draw()

    def save(self) -> None:
        """Store the match as it stands; the screen says so where that could not be done."""
        match = self.session.match
        self.notice = ""
        try:
            self.app.store.keep(self.session.id, match)
            self.unsaved = ""
        except Conflict as conflict:
            self._stop(str(conflict))
        except StoreError as error:
            self.unsaved = str(error)
        self.app.page.guard(bool(self.unsaved))
        if match.length == WORTH_KEEPING:
            self.app.page.persist()
        if self._picturing is None or self._picturing.done():
            self._picturing = self.later(self._picture_soon())

    async def _picture_soon(self) -> None:
        """Once nobody has acted for a while: one waits, however many actions come meanwhile."""
        revision, match = -1, self.session.match
        while revision != match.revision:
            revision = match.revision
            await asyncio.sleep(PICTURE_PAUSE)
        # While computer players think, their thoughts have the page's time.
        if not self.session.computers:
            self.keep_picture()

    def keep_picture(self) -> None:
        """The small picture for the lobby, unless it is there already."""
        match = self.session.match
        if self._pictured == match.revision or not self.mine or self.unsaved:
            return
        self._pictured = match.revision
        keep_picture(self.app, self.session.id, match)

    def leave(self) -> None:
        self.keep_picture()
        self.app.page.guard(False)
        self.app.page.release(self.session.id)
        super().leave()

    def may_leave(self, address: str) -> bool:
        """A match that is not stored is not left without a word."""
        if not self.unsaved or self._leaving or route(address).aside:
            return True
        self._wanted = address
        self.opened = "leave"
        self.app.draw()
        return False

    @on_button("leave-anyway")
    def _leave_anyway(self, detail: Detail) -> None:
        self._leaving = True
        self.app.go(self._wanted)

    @property
    def saved(self) -> bool:
        return self.app.store.is_kept(self.session.id, self.session.match)

    @property
    def banner(self) -> str:
        """What stands over the table about the save; "" while all is well."""
        if self.unsaved:
            return tr(
                "This match is not being saved. {reason} Export it from the menu.",
                reason=self.unsaved,
            )
        return self.notice or self._replaced()

    def _replaced(self) -> str:
        """Which computer players failed, and how they go on."""
        names, replaced = self.session.match.names, self.session.replaced
        said = [
            tr(REPLACED[level], name=names[seat])
            for seat, level in replaced.items()
            if level in REPLACED
        ]
        return " ".join(said)

    @property
    def at_stake(self) -> tuple[str, Match]:
        return self.session.id, self.session.match
