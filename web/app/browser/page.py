"""The browser, as far as the app knows it. Nothing else in the app touches JavaScript."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

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
    def storage(self) -> Any:
        return self._window.localStorage

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
