"""A page that is none: it records scenes, and its time is nobody's."""

from __future__ import annotations

import asyncio
import copy
import selectors
from collections.abc import Awaitable, Iterator, Mapping
from typing import Any

from app.browser.page import Listener, Page
from app.browser.pictures import NO_PICTURE
from app.tables.kit.scene import Scene
from tests.app.fake_storage import FakeJournal, FakeStorage
from tests.app.scenes import Found, elements


class FakePage(Page):
    """Keeps what it is shown; time stands still but for what the loop sleeps, and `effort`."""

    def __init__(self, loop: asyncio.AbstractEventLoop, address: str = "#/") -> None:
        self.loop = loop
        self.shown: dict[str, Scene] = {}
        self._found: dict[str, list[Found]] = {}
        self.marks: dict[str, str] = {}
        self.sounds: list[str] = []
        self.buzzes: list[str] = []
        self.installs = 0
        self.can = {
            "install": False,
            "installed": False,
            "fullscreen": True,
            "full": False,
            "touch": False,
            "vibrates": True,
            "awake": True,
        }
        """What the device can do."""
        self.downloads: dict[str, str] = {}
        self.files: dict[str, str] = {}
        self.titles: list[str] = []
        self.updated = 0
        self.repaired = 0
        self.forgetful = False
        self.copied = ""
        self.drawings = 0
        self.window = (1180, 820)
        self.room = (1180, 690)
        """How large the table may be."""
        self.chances = 0
        self.effort = 0.0
        """Milliseconds that go by between two looks at the clock: what thinking takes."""
        self._spent = 0.0
        self._storage = FakeStorage()
        self._journal = FakeJournal()
        self.pictured: dict[str, Scene] = {}
        self._places: set[str] = set()
        """The small pictures that there was a place for when something was last shown."""
        self.kept_lobby: Scene | None = None
        self.held: set[str] = set()
        self.held_elsewhere: set[str] = set()
        """The matches that another tab goes on with."""
        self.guarded = False
        self._address = address
        self._listener: Listener = lambda kind, detail: None

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    def send(self, kind: str, detail: Mapping[str, Any]) -> None:
        self._listener(kind, dict(detail))

    def show(self, root: str, scene: Scene) -> None:
        self.shown[root] = self._with_pictures(scene) if root == "app" else scene
        self.drawings += 1
        self._found.pop(root, None)

    def _with_pictures(self, scene: Scene) -> Scene:
        """As `js/pictures.js`: what is kept stands in its place, words where it is no picture."""
        places = {one[1]["data-picture"] for one in elements(scene) if "data-picture" in one[1]}
        lacking = sorted(places - self.pictured.keys() - self._places)
        self._places = places
        if lacking:
            self.loop.call_soon(self.send, "unpictured", {"matches": lacking})
        if not places & self.pictured.keys():
            return scene
        scene = copy.deepcopy(scene)
        for place in _places(scene):
            kept = self.pictured.get(place[1]["data-picture"], "")
            words = ["span", {"class": "no-picture"}, place[1]["data-without"]]
            if kept != "":
                place[2:] = [kept if kept != NO_PICTURE and _is_scene(kept) else words]
        return scene

    def elements(self, root: str = "app") -> list[Found]:
        """All that is shown."""
        if root not in self._found:
            self._found[root] = list(elements(self.shown[root]))
        return self._found[root]

    def size(self, element: str) -> tuple[int, int]:
        found = any(a.get("id") == element for _, a, _ in self.elements())
        return self.room if found else (0, 0)

    def viewport(self) -> tuple[int, int]:
        return self.window

    def sound(self, name: str) -> None:
        self.sounds.append(name)

    def buzz(self, name: str) -> None:
        self.buzzes.append(name)

    def motion(self, speed: float) -> None:
        self.marks["speed"] = str(speed)

    def device(self) -> dict[str, bool]:
        return dict(self.can)

    def install(self) -> None:
        self.can["install"] = False
        self.installs += 1

    def fullscreen(self, on: bool) -> None:
        """As in a browser: told a moment later."""
        self.can["full"] = on
        self.loop.call_soon(self.send, "device", {})

    async def whole(self) -> None:
        """Here nothing has to come from anywhere."""

    def awake(self, on: bool) -> None:
        self.marks["awake"] = str(on)

    def reveal(self, selector: str, block: str = "nearest") -> None:
        self.marks["revealed"] = selector

    def download(self, name: str, text: str) -> None:
        self.downloads[name] = text

    def copy(self, text: str) -> None:
        self.copied = text

    def repair(self) -> None:
        self.repaired += 1

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
        """As in a browser: told after what is going on now, and only of another address."""
        if address != self._address:
            self._address = address
            self.loop.call_soon(self.send, "address", {"hash": address})

    @property
    def storage(self) -> FakeStorage:
        return self._storage

    @property
    def journal(self) -> FakeJournal:
        return self._journal

    def keep_picture(self, match_id: str, scene: Scene) -> None:
        self.pictured[match_id] = scene
        if match_id in self._places:
            self.shown["app"] = self._with_pictures(self.shown["app"])
            self._found.pop("app", None)

    def drop_picture(self, match_id: str) -> None:
        self.pictured.pop(match_id, None)

    def keep_lobby(self, scene: Scene) -> None:
        self.kept_lobby = scene

    async def hold(self, match_id: str, take_over: bool = False) -> bool:
        if match_id in self.held_elsewhere and not take_over:
            return False
        self.held_elsewhere.discard(match_id)
        self.held.add(match_id)
        return True

    def release(self, match_id: str) -> None:
        self.held.discard(match_id)

    def guard(self, on: bool) -> None:
        self.guarded = on

    def forgets(self) -> bool:
        return self.forgetful

    def persist(self) -> None:
        self.marks["persist"] = "asked"

    def now(self) -> int:
        return 1_800_000_000_000 + int(self.clock())

    def day(self) -> int:
        return self.now() // 86_400_000

    def clock(self) -> float:
        self._spent += self.effort
        return self.loop.time() * 1000 + self._spent

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

    def run_until_complete(self, future: Any) -> Any:
        """Also where Playwright has left a loop of its own marked as running in this thread."""
        other = asyncio._get_running_loop()
        asyncio._set_running_loop(None)
        try:
            return super().run_until_complete(future)
        finally:
            asyncio._set_running_loop(other)


def _places(scene: Scene | str) -> Iterator[Scene]:
    """The places for small pictures, as they are in a scene."""
    if isinstance(scene, str):
        return
    if "data-picture" in scene[1]:
        yield scene
    for child in scene[2:]:
        yield from _places(child)


def _is_scene(scene: object, inside: bool = False) -> bool:
    if isinstance(scene, str):
        return inside
    return (
        isinstance(scene, list)
        and len(scene) >= 2
        and isinstance(scene[0], str)
        and isinstance(scene[1], dict)
        and all(_is_scene(child, True) for child in scene[2:])
    )
