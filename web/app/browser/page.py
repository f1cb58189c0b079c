"""The browser, as far as the app knows it. Nothing else in the app touches JavaScript."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from app.browser.changes import changes
from app.browser.handing import as_json, handed
from app.browser.journal import BrowserJournal, Journal
from app.browser.storage import BrowserStorage, Storage

Listener = Callable[[str, dict[str, Any]], None]


class Page:
    """What `js/page.js` offers, in Python's words."""

    def __init__(self, window: Any) -> None:
        self._window = window
        self._js = window.annorama
        # Asked for with every tap: finding a function in JavaScript costs more than most calls.
        self._show, self._size = self._js.show, self._js.size
        self._now, self._clock = window.Date.now, window.performance.now
        self._shown: dict[str, list[Any]] = {}
        """What each element of the page shows; nothing where that is not certain."""

    def listen(self, listener: Listener) -> None:
        """Have every event of the page told as its kind and its details."""
        from pyodide.ffi import create_proxy

        def told(kind: str, detail: str) -> None:
            listener(kind, json.loads(detail))

        self._js.listen(create_proxy(told))

    def show(self, root: str, scene: list[Any]) -> None:
        """Show a scene in an element of the page: what is new of it is sent."""
        before = self._shown.pop(root, None)
        told = changes(before, scene) if before and before[0] == scene[0] else scene
        self._show(root, handed(as_json(told)))
        self._shown[root] = scene

    def size(self, element: str) -> tuple[int, int]:
        width, height = str(self._size(element)).split()
        return int(width), int(height)

    def viewport(self) -> tuple[int, int]:
        return int(self._window.innerWidth), int(self._window.innerHeight)

    def sound(self, name: str) -> None:
        self._js.sound(name)

    def buzz(self, name: str) -> None:
        """A short vibration that goes with a sound, where the device can."""
        self._js.buzz(name)

    def motion(self, speed: float) -> None:
        """How much longer than usual things travel; 0 for not at all."""
        self._js.motion(speed)

    def device(self) -> dict[str, bool]:
        """What the browser and the device can do, and what of it is on."""
        found: dict[str, bool] = json.loads(self._js.device())
        return found

    def install(self) -> None:
        """Have the browser ask whether the site is to be installed."""
        self._js.install()

    def fullscreen(self, on: bool) -> None:
        self._js.fullscreen(on)

    def awake(self, on: bool) -> None:
        """Whether the screen stays on while nobody touches it."""
        self._js.awake(on)

    def reveal(self, selector: str, block: str = "nearest") -> None:
        """Scroll to what a selector finds; `start` brings it to the top of what it is in."""
        self._js.reveal(selector, block)

    def download(self, name: str, text: str) -> None:
        self._js.download(name, handed(text))

    def copy(self, text: str) -> None:
        """Put a text where it can be pasted from."""
        self._js.copy(text)

    def repair(self) -> None:
        """Make or fetch everything anew but the matches, and start again."""
        self._window.annoramaRepair()

    def title(self, text: str) -> None:
        self._window.document.title = text

    def language(self, code: str) -> None:
        """What the page is written in, for those who read it aloud."""
        self._window.document.documentElement.lang = code

    def mark(self, **names: str) -> None:
        """Set `data-` names on the whole page."""
        for name, value in names.items():
            setattr(self._window.document.documentElement.dataset, name, value)

    @property
    def address(self) -> str:
        return str(self._window.location.hash)

    def go(self, address: str, replace: bool = False) -> None:
        if replace:
            self._window.location.replace(address)
        else:
            self._window.location.hash = address

    @property
    def storage(self) -> Storage:
        """What is kept at once."""
        return BrowserStorage(self._js.storage)

    @property
    def journal(self) -> Journal:
        """What survives a killed browser."""
        return BrowserJournal(self._js.journal)

    def keep_picture(self, match_id: str, scene: list[Any]) -> None:
        """A small picture of a match; the page itself shows it where there is a place for it.

        For places whose pictures are not kept it sends `unpictured`.
        """
        text = as_json(scene)
        self._js.keepPicture(match_id, handed(text))

    def drop_picture(self, match_id: str) -> None:
        self._js.journal.dropPicture(match_id)

    def keep_lobby(self, scene: list[Any]) -> None:
        """The lobby as it is shown at the next start, before Python."""
        self._js.keepLobby(as_json(scene))

    async def hold(self, match_id: str, take_over: bool = False) -> bool:
        """Hold a match for this tab alone; False where another has it."""
        return bool(await self._js.hold(match_id, take_over))

    def release(self, match_id: str) -> None:
        self._js.release(match_id)

    def guard(self, on: bool) -> None:
        """Whether the browser asks before the page is closed."""
        self._js.guard(on)

    def forgets(self) -> bool:
        """Whether this browser drops what a site stored after a week without a visit."""
        return bool(self._js.journal.forgets())

    def persist(self) -> None:
        """Ask the browser never to clear this site by itself."""
        self._js.journal.persist()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(self._now())

    def day(self) -> int:
        """Days since 1970, by the calendar that hangs where the device is."""
        behind = int(self._window.Date.new().getTimezoneOffset())
        return (self.now() - 60_000 * behind) // 86_400_000

    def clock(self) -> float:
        """Milliseconds since the page was opened, finely divided."""
        return float(self._clock())

    def chance(self) -> int:
        """Thirty-two bits for a new match's seed."""
        return int(self._window.Math.floor(self._window.Math.random() * (1 << 32)))

    async def text(self, address: str) -> str | None:
        """A file of the site, or None."""
        try:
            answer = await self._window.fetch(address)
            return str(await answer.text()) if answer.ok else None
        except Exception:
            return None

    async def whole(self) -> None:
        """Wait until all of the app has come, and not only what a lobby needs."""
        await self._window.annoramaBoot.laid

    def boot_facts(self) -> dict[str, Any]:
        """How the page came up, for the About screen."""
        facts = getattr(self._window, "annoramaBoot", None)
        return json.loads(self._window.JSON.stringify(facts)) if facts else {}

    def update(self) -> None:
        """Reload into a version that was stored in the background."""
        self._window.annoramaUpdate()

    def later(self, work: Awaitable[None]) -> Any:
        """Let a coroutine run beside the page."""
        return asyncio.ensure_future(work)
