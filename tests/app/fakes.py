"""The app without a browser: a page that records scenes, and a person who taps what is shown."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from app.browser.page import Listener, Page
from app.shell import App
from app.tables.kit.scene import Scene

Found = tuple[str, dict[str, Any], list[Any]]
"""An element: its tag, its attributes, what is in it."""


class FakeStorage:
    """As much of localStorage as the app uses."""

    def __init__(self) -> None:
        self.items: dict[str, str] = {}
        self.full = False

    @property
    def length(self) -> int:
        return len(self.items)

    def key(self, place: int) -> str | None:
        return list(self.items)[place] if place < len(self.items) else None

    def getItem(self, name: str) -> str | None:
        return self.items.get(name)

    def setItem(self, name: str, text: str) -> None:
        if self.full:
            raise RuntimeError("QuotaExceededError")
        self.items[name] = text

    def removeItem(self, name: str) -> None:
        self.items.pop(name, None)


class FakePage(Page):
    """Keeps what it is shown; time stands still but for what the loop sleeps."""

    def __init__(self, loop: asyncio.AbstractEventLoop, address: str = "#/") -> None:
        self.loop = loop
        self.shown: dict[str, Scene] = {}
        self.marks: dict[str, str] = {}
        self.sounds: list[str] = []
        self.downloads: dict[str, str] = {}
        self.files: dict[str, str] = {}
        self.titles: list[str] = []
        self.updated = 0
        self.chances = 0
        self._storage = FakeStorage()
        self._address = address
        self._listener: Listener = lambda kind, detail: None

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    def send(self, kind: str, detail: Mapping[str, Any]) -> None:
        self._listener(kind, dict(detail))

    def show(self, root: str, scene: Scene) -> None:
        self.shown[root] = scene

    def size(self, element: str) -> tuple[int, int]:
        return (1180, 690)

    def viewport(self) -> tuple[int, int]:
        return (1180, 820)

    def sound(self, name: str) -> None:
        self.sounds.append(name)

    def motion(self, on: bool) -> None:
        self.marks["motion-set"] = str(on)

    def reveal(self, selector: str) -> None:
        self.marks["revealed"] = selector

    def download(self, name: str, text: str) -> None:
        self.downloads[name] = text

    def title(self, text: str) -> None:
        self.titles.append(text)

    def language(self, code: str) -> None:
        self.marks["lang"] = code

    def mark(self, **names: str) -> None:
        self.marks.update(names)

    @property
    def address(self) -> str:
        return self._address

    def go(self, address: str, replace: bool = False) -> None:
        self._address = address
        self.send("address", {"hash": address})

    @property
    def storage(self) -> FakeStorage:
        return self._storage

    def now(self) -> int:
        return 1_800_000_000_000 + int(self.clock())

    def clock(self) -> float:
        return self.loop.time() * 1000

    def chance(self) -> int:
        self.chances += 1
        return self.chances

    async def text(self, address: str) -> str | None:
        return self.files.get(address)

    def boot_facts(self) -> dict[str, Any]:
        return {"way": "snapshot", "ms": 1234}

    def update(self) -> None:
        self.updated += 1

    def later(self, work: Awaitable[None]) -> Any:
        return asyncio.ensure_future(work, loop=self.loop)


class _Skipping(selectors.SelectSelector):
    """Nobody waits: what would be slept is added to the clock."""

    skipped = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        self.skipped += timeout or 0.0
        return super().select(0)


class SkippingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._skipping = _Skipping()
        super().__init__(self._skipping)

    def time(self) -> float:
        return self._skipping.skipped


def elements(scene: Scene | str) -> Iterator[Found]:
    if isinstance(scene, str):
        return
    tag, attributes, *children = scene
    yield tag, attributes, children
    for child in children:
        yield from elements(child)


def words(scene: Scene | str) -> str:
    """The text of a scene, its parts apart."""
    if isinstance(scene, str):
        return scene
    return " ".join(filter(None, map(words, scene[2:])))


class Person:
    """Somebody at the page: sees what is drawn, and touches only what is there."""

    def __init__(self, page: FakePage, app: App) -> None:
        self.page = page
        self.app = app

    @property
    def scene(self) -> Scene:
        return self.page.shown["app"]

    @property
    def screen(self) -> str:
        screens = (a["data-screen"] for _, a, _ in elements(self.scene) if "data-screen" in a)
        return str(next(screens))

    @property
    def text(self) -> str:
        return words(self.scene)

    @property
    def toast(self) -> str:
        found = self.all(lambda a: str(a.get("class", "")).startswith("toast"))
        return words([*found[0][:1], {}, *found[0][2]]) if found else ""

    def all(self, wanted: Callable[[dict[str, Any]], bool]) -> list[Found]:
        return [found for found in elements(self.scene) if wanted(found[1])]

    def buttons(self) -> set[str]:
        """The names of all buttons that can be pressed."""
        found = self.all(lambda a: "data-do" in a and not a.get("disabled"))
        return {a["data-do"] for _, a, _ in found}

    def tokens(self) -> set[str]:
        return {a["data-tap"] for _, a, _ in self.all(lambda a: "data-tap" in a)}

    def links(self) -> set[str]:
        return {a["href"] for tag, a, _ in elements(self.scene) if tag == "a"}

    def press(self, do: str, **wanted: str) -> None:
        """Press a button that is shown, as the page tells it."""
        match = {"data-do": do} | {f"data-{name}": value for name, value in wanted.items()}
        self._touch(match)

    def tap(self, token: str) -> None:
        self._touch({"data-tap": token})

    def tap_in_vain(self, token: str) -> None:
        self._touch({"data-not": token})

    def _touch(self, match: dict[str, str]) -> None:
        found = self.all(lambda a: match.items() <= a.items())
        assert found, f"{match} is not on the screen {self.screen}"
        _, attributes, _ = found[0]
        assert not attributes.get("disabled"), f"{match} cannot be pressed now"
        data = {name[5:]: value for name, value in attributes.items() if name.startswith("data-")}
        self.page.send("tap", {**data, "value": attributes.get("value"), "x": 300, "y": 300})

    def follow(self, address: str) -> None:
        assert address in self.links(), f"no link to {address}"
        self.page.go(address)

    def change(self, name: str, value: Any, seat: int | None = None) -> None:
        """Fill in a field that is shown."""
        assert self.all(lambda a: a.get("name") == name), f"no field {name}"
        told = {"name": name, "value": value, "seat": None if seat is None else str(seat)}
        self.page.send("field", {**told, "kind": "change"})

    def key(self, key: str) -> None:
        self.page.send("key", {"key": key, "at": self.page.clock()})

    def wait(self, seconds: float) -> None:
        """Let the page go on by itself for so long."""
        self.page.loop.run_until_complete(asyncio.sleep(seconds))


@contextmanager
def opened(address: str = "#/", stored: Mapping[str, str] | None = None) -> Iterator[Person]:
    """The app, started at an address, with what a storage may hold from before."""
    loop = SkippingLoop()
    page = FakePage(loop, address)
    page.storage.items.update(stored or {})
    app = App(page)
    try:
        app.start()
        yield Person(page, app)
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()
