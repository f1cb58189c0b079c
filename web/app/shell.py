"""The app: one screen at a time, every event to the screen shown, every failure spoken."""

import asyncio
import traceback
from typing import Any

from app import language
from app.browser.page import Page
from app.browser.settings import Settings
from app.browser.store import Store, StoreError
from app.screens import open_screen
from app.screens.base import Screen
from app.screens.parts import broken
from app.screens.router import route
from app.tables import symbols_of
from app.tables.kit.scene import Scene, h
from engine import Match
from engine.language import tr

TOAST_SECONDS = 3.2
TIDY_SECONDS = 20
"""After the start: then finished matches are packed."""


class App:
    """See `screens.base.App` for what screens ask of it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.store = Store(page.storage, page.journal)
        self.settings = self.store.settings()
        self.offline: dict[str, Any] = {}
        self._toast: Scene | None = None
        self._toasts = 0
        self._screen: Screen | None = None
        self._defined: list[str] = []
        self._address = ""
        self._staying = False
        """Whether the address that comes next is only the way back to this screen."""

    def start(self) -> None:
        self.apply(self.settings)
        self.page.listen(self.handle)
        self.handle("address", {"hash": self.page.address})
        self.page.mark(app="ready")
        self.page.later(self._recover())

    def apply(self, settings: Settings) -> None:
        self.settings = settings
        self.page.language(language.use(settings.language))
        self.page.mark(theme=settings.theme, motion="on" if settings.motion else "off")
        self.page.motion(settings.motion)

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
                self.toast(tr("What a closed browser had not stored yet was found again."))
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
        if self._screen:
            self._screen.leave()
        self._screen = self._toast = None
        self._address = address
        self._screen = open_screen(self, route(address))
        self.page.title(f"{self._screen.title} · Annorama" if self._screen.title else "Annorama")
        self.draw()
        self._screen.entered()

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
            elif self._screen:
                self._screen.handle(kind, detail)
        except Exception as error:
            self.fail(error)

    def fail(self, error: BaseException) -> None:
        traceback.print_exception(error)
        words = self._what_now(type(error).__name__)
        try:
            if self._screen:
                self.toast(words)
                return
        except Exception as again:
            traceback.print_exception(again)
        # The screen itself cannot be had or drawn: only the way back is left.
        self.page.show("app", broken.draw(words))

    def _what_now(self, error: str) -> str:
        """Only what was read back is called saved."""
        saved = self._screen.saved if self._screen else None
        if saved is None:
            return tr("Something went wrong ({error}). Reload the page.", error=error)
        if saved:
            return tr(
                "Something went wrong ({error}). Your match is saved; reload the page.", error=error
            )
        return tr(
            "Something went wrong ({error}). Your match is not saved: export it from the menu.",
            error=error,
        )

    def draw(self) -> None:
        screen = self._screen
        if screen is None:
            return
        scene = screen.draw()
        self.page.show(
            "app",
            h("div", scene, self._toast, class_="shell", data_continuity=screen.continuity),
        )

    def define(self, game: str) -> None:
        if game not in self._defined:
            self._defined.append(game)
            drawings = [h("defs", *symbols_of(g), key=g) for g in self._defined]
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

    def toast(self, words: str, x: int = 0, y: int = 0) -> None:
        width, height = self.page.viewport()
        half = min(170, width // 2 - 12)
        left = min(max(x or width // 2, half + 8), width - half - 8)
        above = y > 120
        top = (y - 24 if above else y + 28) if y else height // 3
        self._toasts += 1
        number = self._toasts
        self._toast = h(
            "p",
            words,
            class_="toast above" if above else "toast",
            role="status",
            key=f"toast{number}",
            style=f"left:{left}px;top:{top}px;max-width:{2 * half}px",
        )
        self.draw()
        self.page.later(self._untoast(number))

    async def _untoast(self, number: int) -> None:
        await asyncio.sleep(TOAST_SECONDS)
        if number == self._toasts and self._toast:
            self._toast = None
            self.draw()
