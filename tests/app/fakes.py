"""The app without a browser: a page that records scenes, and a person who taps what is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

from app import language
from app.browser.store import Store
from app.shell import App
from app.tables.kit.scene import Scene
from engine import Match
from tests.app.fake_page import FakePage, SkippingLoop
from tests.app.fake_storage import FakeJournal
from tests.app.scenes import Found, elements, inside, words

Result = TypeVar("Result")


__all__ = [
    "FakePage",
    "Found",
    "Person",
    "SkippingLoop",
    "awaited",
    "elements",
    "inside",
    "opened",
    "words",
]


def _data(found: Found) -> dict[str, Any]:
    """What the page tells of the element under a finger."""
    names = {name[5:]: value for name, value in found[1].items() if name.startswith("data-")}
    return {**names, "value": found[1].get("value")}


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
        screens = (a["data-screen"] for _, a, _ in self.page.elements() if "data-screen" in a)
        return str(next(screens))

    @property
    def text(self) -> str:
        return words(self.scene)

    @property
    def toast(self) -> str:
        """What is said near the finger, without the way to its rule."""
        found = self.all(lambda a: "toast" in str(a.get("class", "")).split())
        said = [one for one in inside(found[0]) if one[0] == "p"] if found else []
        return words([said[0][0], {}, *said[0][2]]) if said else ""

    @property
    def mishap(self) -> str:
        """What is said of a mistake that Annorama itself made."""
        return self.words_of("mishap")

    @property
    def prompt(self) -> str:
        return self.words_of("prompt")

    def words_of(self, name: str) -> str:
        """The text of the first element of a class; "" where there is none."""
        found = self.all(lambda a: name in str(a.get("class", "")).split())
        return words([found[0][0], {}, *found[0][2]]) if found else ""

    def saved(self) -> Match:
        """The match that is shown, as the storage has it."""
        return Match.load(Store(self.page.storage, FakeJournal()).text(self.match_id))

    @property
    def match_id(self) -> str:
        return self.page.address.rpartition("/")[2]

    def all(self, wanted: Callable[[dict[str, Any]], bool]) -> list[Found]:
        return [found for found in self.page.elements() if wanted(found[1])]

    @property
    def dialogs(self) -> list[Found]:
        """What lies over the screen, the topmost last."""
        return [found for found in self.page.elements() if found[0] == "dialog"]

    def reachable(self, wanted: Callable[[dict[str, Any]], bool]) -> list[Found]:
        """What a finger can come to: where a dialog lies over the screen, only that."""
        found = inside(self.dialogs[-1]) if self.dialogs else self.page.elements()
        return [one for one in found if wanted(one[1])]

    def buttons(self) -> set[str]:
        """The names of all buttons that can be pressed."""
        found = self.reachable(lambda a: "data-do" in a and not a.get("disabled"))
        return {a["data-do"] for _, a, _ in found}

    def tokens(self) -> set[str]:
        return {a["data-tap"] for _, a, _ in self.reachable(lambda a: "data-tap" in a)}

    def chosen(self) -> set[str]:
        found = self.all(lambda a: "data-tap" in a and a.get("aria-pressed") == "true")
        return {a["data-tap"] for _, a, _ in found}

    def links(self) -> set[str]:
        return {a["href"] for tag, a, _ in self.page.elements() if tag == "a" and "href" in a}

    def press(self, do: str, **wanted: str) -> None:
        """Press a button that is shown, as the page tells it."""
        match = {"data-do": do} | {f"data-{name}": value for name, value in wanted.items()}
        self._touch(match)

    def tap_beside(self) -> None:
        """A tap beside the dialog that lies over the screen."""
        assert self.dialogs, "no dialog is open"
        beside = self.dialogs[-1][1].get("data-beside")
        if beside:
            self._tell("tap", {"do": beside, "x": 5, "y": 5})

    def tap(self, token: str, copy: int = 0) -> None:
        """Tap a thing that is offered; of several alike, the one that is drawn as the nth."""
        self._touch({"data-tap": token}, copy)

    def tap_in_vain(self, token: str) -> None:
        self._touch({"data-not": token})

    def drag(self, token: str, onto: str, copy: int = 0) -> None:
        """Drag a thing onto another, or onto a place that things are dropped on."""
        self._tell("drag", {**self._dragged(token, copy), **self._target(onto)})

    def reorder(self, token: str, beside: str, after: bool = False, copy: int = 0) -> None:
        """Drag a thing to another place in its row."""
        place = self._target(beside)["at"]
        self._tell("reorder", {**self._dragged(token, copy), "beside": place, "after": after})

    def _dragged(self, token: str, copy: int) -> dict[str, Any]:
        found = self.reachable(
            lambda a: "data-drag" in a and token in (a.get("data-tap"), a.get("data-not"))
        )
        assert found, f"{token} cannot be dragged on the screen {self.screen}"
        return {**_data(found[copy]), "x": 300, "y": 300}

    def _target(self, token: str) -> dict[str, Any]:
        names = ("data-tap", "data-not", "data-drop")
        found = self.reachable(lambda a: token in [a.get(name) for name in names])
        assert found, f"{token} is not on the screen {self.screen}"
        return {"onto": token, "at": found[0][1].get("data-place") or ""}

    def tap_info(self, info: str) -> None:
        """A tap on something that can be shown large."""
        self._touch({"data-info": info})

    def finger(self, press: str, **wanted: str) -> None:
        """A finger comes down on something that counts from that moment."""
        match = {"data-press": press} | {f"data-{name}": value for name, value in wanted.items()}
        found = self.reachable(lambda a: match.items() <= a.items())
        assert found, f"{match} is not on the screen {self.screen}"
        at = {"x": 300, "y": 300, "at": self.page.clock()}
        self._tell("press", {**_data(found[0]), **at})
        self._tell("release", {})

    def hold(self, info: str) -> None:
        """A long press on something that can be shown large."""
        assert self.reachable(lambda a: a.get("data-info") == info), f"{info} is not here"
        self._tell("info", {"info": info, "held": True, "x": 300, "y": 300})
        self._tell("release", {})

    def _touch(self, match: dict[str, str], copy: int = 0) -> None:
        found = self.reachable(lambda a: match.items() <= a.items())
        assert found, f"{match} is not on the screen {self.screen}"
        assert not found[copy][1].get("disabled"), f"{match} cannot be pressed now"
        self._tell("tap", {**_data(found[copy]), "x": 300, "y": 300})

    def follow(self, address: str) -> None:
        assert address in self.links(), f"no link to {address}"
        self.page.go(address)
        self.wait(0)

    def field(self, name: str, seat: int | None = None) -> Found:
        """A field that is shown, by its name and the seat that it belongs to."""
        at: Iterable[Found] = self.page.elements()
        if seat is not None:
            row = self.all(lambda a: a.get("data-seat") == str(seat))
            assert row, f"no seat {seat}"
            at = inside(row[0])
        found = [one for one in at if one[1].get("name") == name]
        assert found, f"no field {name}"
        return found[0]

    def offered(self, name: str, seat: int | None = None) -> list[str]:
        """What a field offers to choose from."""
        options = inside(self.field(name, seat))
        return [a["value"] for tag, a, _ in options if tag == "option"]

    def change(self, name: str, value: str | bool, seat: int | None = None) -> None:
        """Fill in a field that is shown, as far as a browser would let somebody."""
        tag, attributes, _ = self.field(name, seat)
        if tag == "select":
            assert value in self.offered(name, seat), f"{name} does not offer {value}"
        assert isinstance(value, bool) == (attributes.get("type") == "checkbox")
        assert not attributes.get("disabled"), f"{name} cannot be changed now"
        told = {"name": name, "value": value, "seat": None if seat is None else str(seat)}
        for kind in ("input", "change"):
            self._tell("field", {**told, "kind": kind})

    def write(self, name: str, words: str, seat: int | None = None) -> None:
        """Begin to write in a field that is shown: the finger stays in it."""
        self.field(name, seat)
        place = None if seat is None else str(seat)
        self._tell("field", {"name": name, "value": words, "seat": place, "kind": "input"})

    def give_file(self, text: str) -> None:
        """Choose a file in the field that asks for one."""
        assert self.reachable(lambda a: a.get("type") == "file"), "nobody asks for a file"
        self._tell("file", {"name": "annorama.json", "text": text})

    def key(self, key: str) -> None:
        self._tell("key", {"key": key, "at": self.page.clock()})

    def let_pass(self) -> None:
        """End the moments that are shown, one after the other."""
        while self.all(lambda a: "data-moment" in a):
            self.key("Escape")

    def _tell(self, kind: str, detail: Mapping[str, Any]) -> None:
        self.page.send(kind, detail)
        self.wait(0)

    def wait(self, seconds: float) -> None:
        """Let the page go on by itself for so long."""
        self.page.loop.run_until_complete(asyncio.sleep(seconds))


def awaited(work: Awaitable[Result]) -> Result:
    """What a coroutine answers, with nothing else going on."""
    loop = SkippingLoop()
    try:
        answer: Result = loop.run_until_complete(work)
        return answer
    finally:
        loop.close()


@contextmanager
def opened(address: str = "#/", stored: Mapping[str, str] | None = None) -> Iterator[Person]:
    """The app, started at an address, with what a storage may hold from before."""
    loop = SkippingLoop()
    page = FakePage(loop, address)
    page.storage.items.update(stored or {})
    app = App(page)
    person = Person(page, app)
    try:
        app.start()
        person.wait(0)
        yield person
    finally:
        language.use("en")
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()
