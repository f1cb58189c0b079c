"""What the page says of offline use is true: with neighbours, with damaged files, with lost ones.

The sample that every run takes is small; ANNORAMA_LONG=1 takes every file.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from playwright.sync_api import Browser, Error, Page

from builder.server import Handler, Site
from tests.browser.copies import change, copy_site, release
from tests.browser.pages import START_SECONDS, TABLET, Watch, open_app, ready
from tests.browser.stored import (
    HARMS,
    LISTEN,
    WASM,
    Harm,
    check,
    given,
    harm,
    listed,
    wait_for_state,
)

LONG = os.environ.get("ANNORAMA_LONG") == "1"
SUB_PATH = "/games/"
LOST = "damaged or missing on this device"
DAMAGED = "A part of Annorama is damaged or missing."
READY = "Ready to play offline"
NOT_READY = "Not ready to play offline"
ALL_RIGHT = {"state": "ready", "progress": 1, "mended": 0, "left": []}
# A start without a network, and what comes of it.
ALONE: dict[str, str] = {
    "index.html": LOST,
    "js/start.js": DAMAGED,
    WASM: DAMAGED,
    "boot/snapshot.bin": NOT_READY,
}
KEEP_FORMER = """(former) => Promise.all(Object.entries(former).map(async ([name, paths]) => {
  const cache = await caches.open(name);
  for (const path of paths) await cache.put(path, new Response('former'));
}))"""
ALL_STORED = """async () => Object.fromEntries(await Promise.all(
  (await caches.keys()).map(async (name) => [
    name, (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
  ]),
))"""
DELETE_ALL = "caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))"


class Visit:
    """A page at a copy of the site whose server comes and goes.

    Nothing may be remembered (`max_age`): Chromium would take scripts of the start before from its
    memory, and not ask the worker.
    """

    def __init__(self, watch: Watch, folder: Path) -> None:
        self.watch = watch
        self.page = watch.page
        self.folder = folder
        self.files = listed(folder)
        self.server = Site(folder, path=SUB_PATH, max_age=0).start()
        self.address = self.server.url

    def disconnect(self) -> None:
        self.server.stop()

    def connect(self) -> None:
        port = self.server.port
        self.server = Site(self.folder, path=SUB_PATH, port=port, max_age=0).start()

    def start(self) -> str:
        """Start anew; what stands on the page when that is over, one way or the other."""
        self.page.evaluate("sessionStorage.clear()")
        self.page.goto(self.address)
        return outcome(self.page)


def outcome(page: Page) -> str:
    """What a page shows in the end, though it may find that it has to start once more."""
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        try:
            state = page.evaluate("document.documentElement.dataset.app ?? 'lost'")
            if state != "booting":
                return page.inner_text("body")
        except Error:
            pass  # it is between two starts
        page.wait_for_timeout(25)
    raise AssertionError("nothing came of it")


@pytest.fixture(scope="module")
def stores() -> bool:
    return True


@pytest.fixture(scope="module")
def visited(
    browser: Browser, built: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visit]:
    folder = copy_site(built, tmp_path_factory.mktemp("truth") / "site")
    with Watch(browser.new_context(viewport=TABLET)) as watch:
        watch.expected.append("error")
        visit = Visit(watch, folder)
        open_app(visit.page, visit.address)
        wait_for_state(visit.page, "ready")
        yield visit
        visit.disconnect()


@pytest.fixture
def visit(visited: Visit) -> Iterator[Visit]:
    """With a server, and everything stored as it should be."""
    assert check(visited.page)["left"] == []
    yield visited
    visited.disconnect()
    visited.connect()


def foot(page: Page) -> str:
    return page.inner_text("[data-offline]")


def test_two_copies_of_different_versions_leave_each_other_alone(
    watch: Watch, built: Path, tmp_path: Path
) -> None:
    """One even lies in the other's folder, and former versions named their caches all alike."""
    watch.expected.append("net::ERR_")
    watch.context.add_init_script(LISTEN)
    outer = copy_site(built, tmp_path / "site")
    inner = copy_site(built, outer / "inner")
    release(inner, "Inner")
    first, second = watch.page, watch.new_page()
    with Site(outer, path=SUB_PATH) as server:
        first.goto(server.url + "404.html")
        ours = [f"{SUB_PATH}index.html"]
        theirs = [f"{SUB_PATH}inner/index.html", f"{SUB_PATH}inner/js/former.js"]
        former = {"annorama/1": ours, "annorama/2": theirs, "annorama/3": [*ours, *theirs]}
        first.evaluate(KEEP_FORMER, former)
        open_app(second, server.url + "inner/")
        wait_for_state(second, "ready")
        stored = first.evaluate(ALL_STORED)
        assert stored["annorama/1"] == ours
        assert "annorama/2" not in stored
        assert stored["annorama/3"] == [*ours, theirs[1]]
        open_app(first, server.url)
        wait_for_state(first, "ready")
        assert [name for name in first.evaluate(ALL_STORED) if name.startswith("annorama/")] == []
        assert check(second) == ALL_RIGHT
        harm(first, ["404.html"], "gone")
        assert check(first)["mended"] == 1
        assert "repairing" not in {said["state"] for said in second.evaluate("told")}
        release(inner, "Newer")
        second.reload()
        ready(second)
        wait_for_state(second, "update")
        assert first.evaluate("told.map(({ state }) => state).slice(-2)") == ["repairing", "ready"]
        with second.expect_navigation():
            second.evaluate("annoramaUpdate()")
        ready(second)
        wait_for_state(second, "ready")
    for page, mark in ((first, None), (second, "Newer")):
        page.reload()
        ready(page)
        assert page.evaluate("document.documentElement.dataset.release ?? null") == mark
        assert check(page) == ALL_RIGHT


def test_nothing_wrong_is_given_out_while_there_is_a_server(visit: Visit) -> None:
    paths = sorted(visit.files)
    for turn in range(len(HARMS) if LONG else 1):
        for index, kind in enumerate(HARMS):
            harm(visit.page, paths[(turn + index) % len(HARMS) :: len(HARMS)], kind)
        assert {path: given(visit.page, path) for path in paths} == visit.files
        assert check(visit.page)["mended"] == 0, "what was wrong has been replaced"


def test_with_a_server_it_starts_though_everything_stored_is_damaged(visit: Visit) -> None:
    harm(visit.page, visit.files)
    visit.start()
    assert visit.page.evaluate("[annoramaBoot.way, ...annoramaBoot.doubts]") == ["snapshot"]
    assert "annorama/started-again" not in visit.page.evaluate("Object.keys(sessionStorage)")
    wait_for_state(visit.page, "ready")
    assert READY in foot(visit.page)
    assert check(visit.page)["mended"] == 0, "it was not said too early"


def test_with_a_server_it_starts_whichever_file_is_damaged(visit: Visit) -> None:
    cases: list[tuple[str, Harm]] = [(WASM, "other")]
    for path in visit.files if LONG else []:
        cases += [(path, "flipped"), (path, "gone")]
    for path, kind in cases:
        harm(visit.page, [path], kind)
        visit.start()
        wait_for_state(visit.page, "ready")
        assert visit.page.evaluate("annoramaBoot.way") == "snapshot", path
        assert check(visit.page)["left"] == []


def test_without_a_server_it_says_what_is_the_matter(visit: Visit) -> None:
    for path in visit.files if LONG else ALONE:
        # A byte that is flipped in WebAssembly may leave code that compiles all the same.
        harm(visit.page, [path], "cut" if path == WASM else "flipped")
        visit.disconnect()
        said = visit.start()
        if LOST not in said and DAMAGED not in said:
            check(visit.page)
            wait_for_state(visit.page, "missing")
            said = foot(visit.page)
        assert any(words in said for words in (LOST, DAMAGED, NOT_READY)), f"{path}: {said}"
        assert ALONE.get(path, "") in said
        assert "WebAssembly" not in said
        visit.connect()
        assert check(visit.page)["left"] == [], path


def test_the_word_is_taken_back_and_given_again(visit: Visit) -> None:
    page = visit.page
    visit.start()
    wait_for_state(page, "ready")
    assert READY in foot(page)
    visit.disconnect()
    page.evaluate(DELETE_ALL)
    page.evaluate("dispatchEvent(new Event('offline'))")
    wait_for_state(page, "missing")
    assert NOT_READY in foot(page)
    visit.connect()
    page.evaluate("dispatchEvent(new Event('online'))")
    wait_for_state(page, "repairing")
    assert "Fetching what is missing for offline play" in foot(page)
    wait_for_state(page, "ready")
    assert READY in foot(page)
    assert check(page)["mended"] == 0


def test_what_only_a_newer_version_can_mend_is_mended_by_it(
    watch: Watch, built: Path, tmp_path: Path
) -> None:
    """The server no longer has the file that was damaged; the new version does not wait, then."""
    watch.expected.append("error")
    folder = copy_site(built, tmp_path / "site")
    page = watch.page
    with Site(folder, path=SUB_PATH) as server:
        open_app(page, server.url)
        wait_for_state(page, "ready")
        change(folder, "js/start.js", (folder / "js/start.js").read_bytes() + b"// newer\n")
        release(folder, "Two")
        harm(page, ["js/start.js"])
        page.goto(server.url)
        until = time.monotonic() + START_SECONDS
        while page.locator("html[data-release='Two'][data-app='ready']").count() == 0:
            assert time.monotonic() < until, page.inner_text("body")
            page.wait_for_timeout(50)
        wait_for_state(page, "ready")


def test_a_host_that_leads_index_html_elsewhere_is_no_hindrance(watch: Watch, built: Path) -> None:
    class Leading(Handler):
        def do_GET(self) -> None:
            if not self.path.endswith("/index.html"):
                return super().do_GET()
            self.send_response(308)
            self.send_header("Location", self.path.removesuffix("index.html"))
            self.send_header("Content-Length", "0")
            self.end_headers()

    watch.expected.append("net::ERR_")
    page = watch.page
    server = Site(built, path=SUB_PATH)
    server.RequestHandlerClass = Leading
    with server:
        page.goto(server.url)
        page.evaluate("navigator.serviceWorker.register('sw.js')")
        page.evaluate("navigator.serviceWorker.ready")
    page.goto(server.url)
    assert page.locator("html[data-app]").count() == 1


def test_a_network_that_never_answers_keeps_nobody_waiting_for_the_word(
    watch: Watch, built: Path
) -> None:
    """Looking for a new version takes as long as the network does; what is stored is stored."""
    answers = Event()

    class Stalling(Handler):
        def do_GET(self) -> None:
            if self.path.endswith("/sw.js"):
                answers.wait()  # longer than anybody waits for the word below
            super().do_GET()

    page = watch.page
    with Site(built, path=SUB_PATH, max_age=0) as server:
        open_app(page, server.url)
        wait_for_state(page, "ready")
        server.RequestHandlerClass = Stalling
        page.evaluate("navigator.serviceWorker.getRegistration().then((r) => void r.update())")
        try:
            open_app(page, server.url)
            wait_for_state(page, "ready")
            assert READY in foot(page)
        finally:
            answers.set()
