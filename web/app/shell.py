"""The app: one screen at a time, every event to the screen shown, every failure spoken."""

import asyncio
import traceback
from contextlib import suppress
from typing import Any

from app import language
from app.browser.backup import backup, name_of
from app.browser.page import Page
from app.browser.settings import Settings
from app.browser.store import Store, StoreError
from app.rescue import trouble_of
from app.screens import open_screen
from app.screens.base import Screen
from app.screens.parts import broken, keys, lobby, toast
from app.screens.parts.broken import Trouble
from app.screens.router import route
from app.tables import symbols_of
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import toasts
from engine import Match
from engine.language import tr
from engine.refusal import rule_of

LOBBY = "#/"
TABS = ("lost", "stored")
"""What other tabs do: told to a screen that rests, too."""
TIDY_SECONDS = 20
"""After the start: then finished matches are packed."""


def framed(scene: Scene, continuity: str, *over: Scene | None) -> Scene:
    """A screen as it stands in the page, and what lies over it."""
    return h("div", toasts(), scene, *over, class_="shell", data_continuity=continuity)


class App:
    """See `screens.base.App` for what screens ask of it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.store = Store(page.storage, page.journal)
        self.settings = self.store.settings()
        self.offline: dict[str, Any] = {}
        self._toast: Scene | None = None
        self.said = ""
        self._said_at = (0, 0)
        self._toasts = 0
        self._drawings = 0
        self._held = False
        """Whether a finger is on the toast: then it stays."""
        self._announced = False
        """Whether the toast is about no position: then it stays, too, whatever is done."""
        self._trouble: Trouble | None = None
        """A mistake of Annorama's own that was not put away yet."""
        self._screen: Screen | None = None
        self._defined: list[str] = []
        self._address = ""
        self.back = LOBBY
        self.memory: dict[str, Any] = {}
        self._resting: Screen | None = None
        """The screen at `back`, while something is only looked up."""
        self._staying = False
        """Whether the address that comes next is only the way back to this screen."""
        self._keys = False
        """Whether the list of keys is open."""

    def start(self) -> None:
        self.apply(self.settings)
        self.page.listen(self.handle)
        self.handle("address", {"hash": self.page.address})
        self.page.mark(app="ready")
        self.page.later(self._recover())

    def apply(self, settings: Settings) -> None:
        self.settings = settings
        self.page.language(language.use(settings.language))
        self.page.mark(
            theme=settings.theme,
            text=settings.text,
            motion=settings.motion,
            hand="left" if settings.left_handed else "right",
            letters="on" if settings.letters else "off",
            hold=settings.hold,
        )
        self.page.motion(settings.speed)

    def set(self, settings: Settings) -> None:
        self.apply(settings)
        try:
            self.store.keep_settings(settings)
        except StoreError as error:
            self.toast(str(error))

    async def _recover(self) -> None:
        """Bring together what was stored at once and what survived a killed browser."""
        try:
            changed = await self.store.recover()
            if changed:
                self.open(self.page.address)
                self.announce(tr("What a closed browser had not stored yet was found again."))
            await asyncio.sleep(TIDY_SECONDS)
            self.store.archive()
        except Exception as error:
            self.fail(error)

    def _turn_to(self, address: str) -> None:
        """Another address was asked for; a screen may want to ask first, and stay."""
        if self._staying:
            self._staying = False
        elif self._screen and not self._screen.may_leave(address):
            self._staying = True
            self.page.go(self._address, replace=True)
        else:
            self.open(address)

    def open(self, address: str) -> None:
        """Show the screen of an address."""
        found = route(address)
        if self._screen and self._screen.turn_to(found):
            self._address = address
            return
        self._put_away(aside=found.aside)
        self._trouble = None
        self._address = address
        if not found.aside:
            self._screen, self._resting = self._come_back(address), None
            self.back = address or LOBBY
        again = self._screen is not None
        self._screen = self._screen or open_screen(self, found)
        self.page.title(f"{self._screen.title} · Annorama" if self._screen.title else "Annorama")
        self.page.awake(self.settings.awake and self._screen.keeps_awake)
        self.draw()
        if again:
            self._screen.resumed()
        else:
            self._screen.entered()

    def _put_away(self, aside: bool) -> None:
        """The screen shown goes; where something is only looked up, it comes back as it is."""
        screen, self._screen, self._toast, self.said = self._screen, None, None, ""
        self._keys = False
        if screen and aside and not route(self._address).aside:
            screen.rest()
            self._resting = screen
        elif screen:
            screen.leave()

    def _come_back(self, address: str) -> Screen | None:
        """The screen that rests at this address; one that rests at another is left."""
        resting = self._resting
        if resting and (address or LOBBY) == self.back and resting.unchanged:
            return resting
        if resting:
            resting.leave()
        return None

    def go(self, address: str) -> None:
        if address == self.page.address:
            self.open(address)
        else:
            self.page.go(address)

    def handle(self, kind: str, detail: dict[str, Any]) -> None:
        """Every event of the page comes through here."""
        try:
            if kind == "address":
                self._turn_to(detail["hash"])
            elif kind == "offline":
                self.offline = detail
                self.draw()
            elif kind == "hidden":
                self._keep_lobby()
            elif kind == "stay":
                self._held = True
            elif kind == "tap" and str(detail.get("do", "")).startswith("rescue-"):
                self._rescue(detail["do"])
            elif kind == "tap" and detail.get("do") in ("keys", "close-keys"):
                self._keys = detail["do"] == "keys"
                self.draw()
            elif self._screen and not (kind == "key" and self._unheard(detail["key"])):
                if kind == "release":
                    self._let_go()
                if self._resting and kind in TABS:
                    self._resting.handle(kind, detail)
                self._tell(self._screen, kind, detail)
        except Exception as error:
            self.fail(error)

    def _unheard(self, key: str) -> bool:
        """Whether it is a letter or a digit, and those are switched off."""
        return len(key) == 1 and key != " " and not self.settings.letters

    def _tell(self, screen: Screen, kind: str, detail: dict[str, Any]) -> None:
        """An event for the screen. A tap or Escape puts the toast away, in the same drawing."""
        away = kind == "tap" or (kind == "key" and detail.get("key") == "Escape")
        stale, drawings = away and self._toast is not None, self._drawings
        if stale:
            self._toast, self.said = None, ""
        elif kind == "resize" and self._toast:
            self._place_toast()
        screen.handle(kind, detail)
        if stale and drawings == self._drawings:
            self.draw()

    def fail(self, error: BaseException) -> None:
        traceback.print_exception(error)
        try:
            self._trouble = trouble_of(error, self._screen, self._address, self.store)
            if self._screen:
                self.draw()
                return
        except Exception as again:
            traceback.print_exception(again)
        self._give_up(error)

    def _give_up(self, error: BaseException) -> None:
        """The screen itself cannot be had or drawn: what is left are the ways on."""
        screen, self._screen = self._screen, None
        with suppress(Exception):
            if screen:
                screen.leave()
        words = tr("Annorama made a mistake.")
        self.page.show("app", broken.page(self._trouble or Trouble(words, repr(error))))

    def _rescue(self, do: str) -> None:
        """A way on after a mistake of Annorama's own."""
        trouble = self._trouble or trouble_of(None, self._screen, self._address, self.store)
        match do:
            case "rescue-back":
                self._go_back(trouble)
            case "rescue-export":
                text = trouble.match.save_text() if trouble.match else None
                text = text or self.store.text(trouble.match_id) or ""
                self.page.download(f"annorama-{trouble.match_id}.json", text)
            case "rescue-backup":
                now = self.page.now()
                self.page.download(name_of(now), backup(self.store, now))
            case "rescue-copy":
                self.page.copy(trouble.report)
            case "rescue-repair":
                self.page.repair()
            case "rescue-lobby":
                self.page.show("app", broken.lobby(self.store.summaries()))
            case "rescue-close":
                self._trouble = None
                self.draw()

    def _go_back(self, trouble: Trouble) -> None:
        """To before the last action: over lines that undo never crosses, for once."""
        if trouble.match is None:
            return
        earlier = trouble.match.until(trouble.match.length - 1, self.page.now())
        with suppress(StoreError):  # Then it is played unsaved, and the screen says so.
            self.store.keep_other(trouble.match_id, earlier)
        self.open(self._address)

    def draw(self) -> None:
        screen = self._screen
        if screen is None:
            return
        self._drawings += 1
        mishap = broken.sheet(self._trouble) if self._trouble else None
        drawn = screen.draw()
        letters = self.settings.letters
        listed = keys.sheet(drawn, screen.own_keys, letters) if self._keys else None
        scene = framed(drawn, screen.continuity, listed, mishap)
        self.page.show("app", toast.placed(scene, self._toast))

    def _keep_lobby(self) -> None:
        """The lobby as it is now, for the next start: it is shown there before Python is."""
        shown = lobby.Shown(self.store.summaries(), now=self.page.now(), offline=self.offline)
        self.page.keep_lobby(framed(lobby.draw(shown), lobby.CONTINUITY))

    def define(self, game: str) -> None:
        if game not in self._defined:
            self._defined.append(game)
            drawings = [h("defs", *_symbols(g), key=g) for g in self._defined]
            self.page.show(
                "symbols", h("svg", *drawings, width="0", height="0", aria_hidden="true")
            )

    def begin_again(self, match: Match) -> str:
        now = self.page.now()
        again = Match(match.game, match.players, self.page.chance(), match.options, now)
        return self.store.keep_new(again, now)

    def sound(self, name: str | None) -> None:
        if name and self.settings.sound:
            self.page.sound(name)
        if name and self.settings.vibration:
            self.page.buzz(name)

    def toast(self, words: str, x: int = 0, y: int = 0) -> None:
        self._toasts += 1
        self._held = self._announced = False
        self.said, self._said_at = words, (x, y)
        self._place_toast()
        self.draw()
        if not self.settings.toasts_stay:
            self.page.later(self._fade(self._toasts, toast.lasting(words)))

    def announce(self, words: str) -> None:
        self.toast(words)
        self._announced = True

    def _place_toast(self) -> None:
        rule, window = rule_of(self.said), self.page.viewport()
        self._toast = toast.draw(self.said, self._said_at, window, rule, self._toasts)

    def untoast(self) -> None:
        if self._toast:
            self._toast, self.said = None, ""
            self.draw()

    def acted(self) -> None:
        if not self._announced:
            self.untoast()

    def _let_go(self) -> None:
        """The finger has left the toast: it goes by itself again."""
        if self._held:
            self._held = False
            if not self.settings.toasts_stay:
                self.page.later(self._fade(self._toasts, toast.SECONDS))

    async def _fade(self, number: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if number == self._toasts and not self._held:
            self.untoast()


def _symbols(game: str) -> list[Scene]:
    """A game's symbols; those that cannot be drawn are missing from its own pictures alone."""
    try:
        return list(symbols_of(game))
    except Exception as error:
        traceback.print_exception(error)
        return []
