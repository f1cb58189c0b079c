"""The lobby: the covers, every match that goes on, and the shelf with the finished ones."""

import asyncio
from collections import deque

from app.browser.backup import backup, name_of
from app.browser.store import StoreError
from app.browser.summary import Summary
from app.screens.base import App, on, on_button
from app.screens.keeping import Importing
from app.screens.parts import lobby, match_sheet, offers
from app.screens.parts.keeping import notice_of
from app.screens.parts.shelf import Shelf
from app.screens.picturing import Picturing
from app.tables.kit.scene import Scene
from app.tables.kit.widgets import ask_delete
from app.tables.parts import Detail
from engine.language import tr, tr_n


class Lobby(Importing, Picturing):
    def __init__(self, app: App, *parts: str) -> None:
        super().__init__(app, *parts)
        self.kept = app.store.summaries()
        self.shelf: Shelf = app.memory.setdefault("shelf", Shelf())
        self.about = ""
        """The match whose sheet lies open."""
        self.asking: tuple[str, ...] = ()
        """The matches that are deleted if the answer is yes."""
        self._names: deque[tuple[str, Detail]] = deque()
        """Titles and names that were written and are not kept yet, each with its match."""
        self._typed: dict[str, str] = {}
        """What is still being written on the sheet: the lobby may be drawn meanwhile."""
        self._wanted = ""
        """Where somebody went before they were kept."""

    @property
    def continuity(self) -> str:
        return lobby.CONTINUITY

    def entered(self) -> None:
        self.later(self._define())

    def resumed(self) -> None:
        self._look_again()

    async def _define(self) -> None:
        """The symbols that small pictures are drawn with come after the words."""
        await self.app.page.whole()
        for game in dict.fromkeys(one.game for one in self.kept if not one.problem):
            await asyncio.sleep(0)
            self.app.define(game)

    def draw(self) -> Scene:
        now = self.app.page.now()
        return lobby.draw(
            lobby.Shown(
                self.kept,
                now,
                self.app.offline,
                self.app.store.trouble,
                self.shelf,
                self.restoring,
                offers.draw(self.app) if self.kept else None,
                self._over(now),
            )
        )

    def _over(self, now: int) -> Scene | None:
        if self.asking:
            return ask_delete(len(self.asking))
        about = self._kept(self.about)
        return self.question() or (match_sheet.draw(about, now, self._typed) if about else None)

    def _kept(self, match_id: str) -> Summary | None:
        return next((one for one in self.kept if one.id == match_id), None)

    def _look_again(self) -> None:
        """What is kept may have changed."""
        self.kept = self.app.store.summaries()
        self.shelf.chosen &= {one.id for one in self.kept}
        self.app.draw()
        self.later(self._define())

    @on_button("more")
    def _more(self, detail: Detail) -> None:
        self.about = detail["id"]
        self._typed.clear()
        self.app.draw()

    @on_button("close")
    def _close(self, detail: Detail) -> None:
        self.asking, self.about = (), "" if not self.asking else self.about
        self.app.draw()

    @on("key")
    def _key(self, detail: Detail) -> None:
        if detail["key"] == "Escape" and (self.asking or self.about):
            self._close(detail)

    @on("field")
    def _field(self, detail: Detail) -> None:
        written = match_sheet.field(str(detail["name"]), detail.get("seat"))
        if detail["kind"] != "change":
            self._typed[written] = str(detail["value"])
        elif detail["name"] == "shelf-game":
            self.shelf.game, self.shelf.page = detail["value"], 0
            self.app.draw()
        elif self.about:
            self._typed.pop(written, None)
            self._names.append((self.about, detail))
            if len(self._names) == 1:
                self.later(self._keep_names())

    async def _keep_names(self) -> None:
        """One after another: a match is held for one change at a time."""
        try:
            while self._names:
                await self._rename(*self._names[0])
                self._names.popleft()
        finally:
            self._names.clear()  # a mistake of ours must not hold anybody here
        if self._wanted:
            self.app.go(self._wanted)

    def may_leave(self, address: str) -> bool:
        """Who has just written a name and opens the match opens it with that name."""
        self._wanted = address if self._names else ""
        return not self._wanted

    async def _rename(self, match_id: str, detail: Detail) -> None:
        """Another title or name: a change of the match, which one tab at a time may make."""
        page, store = self.app.page, self.app.store
        if not await page.hold(match_id):
            self.app.toast(tr("This match is open in another tab."))
            return
        try:
            match = store.open(match_id).match
            if match is None:
                return
            words = str(detail["value"]).strip()
            if detail["name"] == "title":
                match.entitle(words)
            else:
                match.rename(int(detail["seat"]), words)
            notice = notice_of(match)
            store.keep(match_id, match)
            if self.noticed(match_id, notice):
                self.app.toast(notice)
        except ValueError as error:
            self.app.toast(tr("This was not taken: {reason}.", reason=error))
        except StoreError as error:
            self.app.toast(str(error))
        finally:
            page.release(match_id)
        self._look_again()

    @on_button("shelf")
    def _open_shelf(self, detail: Detail) -> None:
        part = detail["part"]
        opened = "" if self.shelf.opened == part else part
        self.app.memory["shelf"] = self.shelf = Shelf(opened)
        self.app.draw()
        if opened:
            self.app.page.reveal("#shelf", "start")

    @on_button("newer", "older")
    def _turn_page(self, detail: Detail) -> None:
        self.shelf.page += 1 if detail["do"] == "older" else -1
        self.app.draw()
        self.app.page.reveal("#shelf", "start")

    @on_button("choose-several")
    def _choose_several(self, detail: Detail) -> None:
        self.shelf.choosing = True
        self.app.draw()

    @on_button("choose-none")
    def _choose_none(self, detail: Detail) -> None:
        self.shelf.choosing = False
        self.shelf.chosen.clear()
        self.app.draw()

    @on_button("choose-all")
    def _choose_all(self, detail: Detail) -> None:
        self.shelf.chosen |= {one.id for one in self.shelf.listed(self.kept)}
        self.app.draw()

    @on_button("choose")
    def _choose(self, detail: Detail) -> None:
        self.shelf.chosen ^= {detail["id"]}
        self.app.draw()

    @on_button("ask-delete")
    def _ask(self, detail: Detail) -> None:
        self.asking = (detail["id"],) if "id" in detail else tuple(self.shelf.chosen)
        self.app.draw()

    @on_button("delete")
    def _delete(self, detail: Detail) -> None:
        for match_id in self.asking:
            self.app.store.delete(match_id)
            self.app.page.drop_picture(match_id)
        self.app.store.try_again()
        if len(self.asking) > 1:
            self.shelf.choosing = False
        self.asking, self.about = (), ""
        self._look_again()

    @on_button("export")
    def _export(self, detail: Detail) -> None:
        chosen = [detail["id"]] if "id" in detail else sorted(self.shelf.chosen)
        if len(chosen) == 1:
            text = self.app.store.text(chosen[0]) or ""
            self.app.page.download(f"annorama-{chosen[0]}.json", text)
        else:
            now = self.app.page.now()
            self.app.page.download(name_of(now), backup(self.app.store, now, chosen))

    @on("stored")
    def _stored(self, detail: Detail) -> None:
        """Another tab has written or deleted a match."""
        self._look_again()

    @on_button("update")
    def _update(self, detail: Detail) -> None:
        self.app.page.update()

    @on_button("install", "fullscreen", "no-offer")
    def _offered(self, detail: Detail) -> None:
        offers.answered(self.app, detail["do"])
        self.app.draw()

    @on("device")
    def _device(self, detail: Detail) -> None:
        """The browser has found out what it could do."""
        self.app.draw()

    def taken_in(self) -> None:
        self._look_again()

    @on_button("archive")
    def _archive(self, detail: Detail) -> None:
        """Make room: finished matches take a tenth of it when they are packed."""
        count = self.app.store.archive()
        self.app.store.try_again()
        self._look_again()
        self.app.toast(
            tr_n("{count} match was packed.", "{count} matches were packed.", count)
            if count
            else tr("No match could be packed.")
        )


SCREEN = Lobby
