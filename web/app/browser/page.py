"""The browser, as far as the app knows it. Nothing else in the app touches JavaScript."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from app.browser.journal import BrowserJournal, Journal
from app.browser.storage import BrowserStorage, Storage

Listener = Callable[[str, dict[str, Any]], None]


class Page:
    """What `js/page.js` offers, in Python's words."""

    def __init__(self, window: Any) -> None:
        self._window = window
        self._js = window.annorama

    def listen(self, listener: Listener) -> None:
        """Have every event of the page told as its kind and its details."""
        from pyodide.ffi import create_proxy

        def told(kind: str, detail: str) -> None:
            listener(kind, json.loads(detail))

        self._js.listen(create_proxy(told))

    def show(self, root: str, scene: list[Any]) -> None:
        self._js.show(root, json.dumps(scene, separators=(",", ":")))

    def size(self, element: str) -> tuple[int, int]:
        width, height = self._js.size(element)
        return int(width), int(height)

    def viewport(self) -> tuple[int, int]:
        return int(self._window.innerWidth), int(self._window.innerHeight)

    def sound(self, name: str) -> None:
        self._js.sound(name)

    def motion(self, on: bool) -> None:
        self._js.motion(on)

    def reveal(self, selector: str) -> None:
        self._js.reveal(selector)

    def download(self, name: str, text: str) -> None:
        self._js.download(name, text)

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
        """A small picture of a match, for the lobby."""
        self._js.journal.keepPicture(match_id, json.dumps(scene, separators=(",", ":")))

    def drop_picture(self, match_id: str) -> None:
        self._js.journal.dropPicture(match_id)

    async def pictures(self, ids: list[str]) -> dict[str, list[Any]]:
        """The small pictures of these matches, as far as they are there."""
        found: dict[str, list[Any]] = json.loads(
            str(await self._js.journal.pictures(json.dumps(ids)))
        )
        return found

    async def hold(self, match_id: str, take_over: bool = False) -> bool:
        """Hold a match for this tab alone; False where another has it."""
        return bool(await self._js.hold(match_id, take_over))

    def release(self, match_id: str) -> None:
        self._js.release(match_id)

    def guard(self, on: bool) -> None:
        """Whether the browser asks before the page is closed."""
        self._js.guard(on)

    def persist(self) -> None:
        """Ask the browser never to clear this site by itself."""
        self._js.journal.persist()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(self._window.Date.now())

    def clock(self) -> float:
        """Milliseconds since the page was opened, finely divided."""
        return float(self._window.performance.now())

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
