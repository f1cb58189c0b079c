"""From an address to a lobby: by snapshot, by bytecode after any doubt, and under any path."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, Route

from builder.site import python_files
from tests.browser.pages import TABLET, Watch, app_state, open_app, ready
from tests.browser.test_rest import HELD_BACK

# A second interpreter in the same page, started the same way as the app's own.
PYTHON = """async (code) => {
  const { loadPyodide } = await import('./boot/pyodide.mjs');
  return (await loadPyodide()).runPython(code);
}"""

# By which function Python calls those that want fewer arguments; 0 is the slow way, by JavaScript.
TRAMPOLINE = """async () => {
  const { loadPyodide } = await import('./boot/pyodide.mjs');
  const { HEAPU32: words, __PyRuntime: runtime, ...rest } = (await loadPyodide())._module;
  return words[(runtime + words[rest.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2];
}"""


def boot(page: Page) -> dict[str, Any]:
    """What the page tells of its start."""
    told = page.evaluate("annoramaBoot")
    assert isinstance(told, dict)
    return told


def test_the_progress_bar_follows_what_arrives(page: Page, site: str) -> None:
    page.add_init_script(
        """window.seen = [];
        for (const step of ['annorama:bytes', 'py:progress']) {
          addEventListener(step, () => seen.push(document.getElementById('boot-progress').value));
        }"""
    )
    open_app(page, site)
    seen = page.evaluate("seen")
    assert seen == sorted(seen)
    assert len(set(seen)) > 5
    assert seen[-1] >= 85


def test_it_starts_from_the_snapshot_and_says_how_long_it_took(page: Page, site: str) -> None:
    open_app(page, site)
    told = boot(page)
    assert told["way"] == "snapshot", told["doubts"]
    assert told["ms"] > 0
    assert told["doubts"] == []


def test_it_starts_where_nothing_can_be_hashed(page: Page, site: str) -> None:
    """At an address that is neither https nor this machine, `crypto.subtle` is missing."""
    page.add_init_script("delete Crypto.prototype.subtle; delete Navigator.prototype.serviceWorker")
    open_app(page, site)
    assert page.evaluate("crypto.subtle ?? null") is None
    assert boot(page)["way"] == "snapshot", boot(page)["doubts"]


def test_a_worker_gets_what_is_large(page: Page, site: str) -> None:
    """So that the page's own thread is free for paints and fingers."""
    open_app(page, site)
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert any(name.endswith("/pyodide.asm.mjs") for name in names)
    assert not [name for name in names if name.endswith(("/snapshot.bin", "/pyodide.asm.wasm"))]
    while not page.evaluate("annoramaBoot.whole"):
        page.wait_for_timeout(25)
    assert page.evaluate("annoramaAside.lost"), "the worker has gone when all is here"


# How much of the lobby was there when the first worker was sent for something.
LOBBY_THEN = """
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (...given) {
  window.lobbyThen ??= document.querySelectorAll('#app [data-game]').length;
  return postMessage.apply(this, given);
};
"""
# Of the two that can start the workers, one never does: a tenth of a second, a frame.
NO_PATIENCE = """
const { setTimeout: later } = window;
window.setTimeout = (action, ms, ...rest) => (ms === 100 ? 0 : later(action, ms, ...rest));
"""
NO_FRAME = "window.requestAnimationFrame = () => 0;"


def test_workers_begin_when_the_lobby_can_be_painted(page: Page, site: str) -> None:
    page.add_init_script(LOBBY_THEN + NO_PATIENCE)
    open_app(page, site)
    assert page.evaluate("lobbyThen") == page.locator("#app [data-game]").count() > 0


def test_workers_begin_where_nothing_is_painted(page: Page, site: str) -> None:
    """As in a tab that is opened behind others."""
    page.add_init_script(LOBBY_THEN + NO_FRAME)
    open_app(page, site)
    assert page.evaluate("lobbyThen ?? null") is not None
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in names if name.endswith("/snapshot.bin")], "a worker got it"


def without_workers(page: Page) -> None:
    page.add_init_script("window.Worker = class { constructor() { throw new Error(); } }")


def worker_unreachable(page: Page) -> None:
    page.route("**/boot/aside.js", unreachable)


def worker_broken(page: Page) -> None:
    page.route("**/boot/aside.js", lambda route: route.fulfill(body="nonsense("))


@pytest.mark.parametrize("harm", [without_workers, worker_unreachable, worker_broken])
def test_without_a_worker_the_page_does_it_by_itself(
    watch: Watch, site: str, harm: Callable[[Page], None]
) -> None:
    watch.expected += ["Failed to load resource", "SyntaxError"]
    harm(watch.page)
    open_app(watch.page, site)
    assert boot(watch.page)["way"] == "snapshot", boot(watch.page)["doubts"]
    names = watch.page.evaluate("performance.getEntriesByType('resource').map((e) => e.name)")
    assert any(name.endswith("/snapshot.bin") for name in names)
    watch.page.click('[data-game="anno"] a[href="#/new/anno"]')
    watch.page.wait_for_selector('[data-screen="new"]')


def damaged(route: Route) -> None:
    data = bytearray(route.fetch().body())
    data[len(data) // 2] ^= 0xFF
    route.fulfill(body=bytes(data))


def cut_short(route: Route) -> None:
    route.fulfill(body=route.fetch().body()[:100_000])


def missing(route: Route) -> None:
    route.fulfill(status=404, body="")


def unreachable(route: Route) -> None:
    route.abort()


def of_another_app(route: Route) -> None:
    text = route.fetch().text()
    route.fulfill(body=text.replace('"hash": "', '"hash": "0'), content_type="text/javascript")


@pytest.mark.parametrize(
    ("file", "harm", "doubt"),
    [
        ("snapshot.bin", damaged, "Damaged: boot/snapshot.bin"),
        ("snapshot.bin", cut_short, "Damaged: boot/snapshot.bin"),
        ("snapshot.bin", missing, "answered 404"),
        ("snapshot.bin", unreachable, "TypeError"),
        ("start.js", of_another_app, "snapshot of another app"),
    ],
)
def test_after_any_doubt_it_starts_from_bytecode(
    watch: Watch, site: str, file: str, harm: Callable[[Route], None], doubt: str
) -> None:
    watch.expected.append("Failed to load resource")
    watch.page.route(f"**/{file}", harm)
    open_app(watch.page, site)
    told = boot(watch.page)
    assert told["way"] == "bytecode"
    assert doubt in told["doubts"][0]


def test_a_snapshot_of_another_pyodide_is_not_used(page: Page, site: str) -> None:
    open_app(page, site)
    refused = page.evaluate(
        """async () => {
          const { boot_snapshot } = await import('./boot/pyodide.mjs');
          try {
            boot_snapshot.check({ hash: 'a', buildId: 'old' }, 'a', 'new');
          } catch (error) {
            return error.message;
          }
        }"""
    )
    assert refused == "snapshot of another Pyodide: old, not new"


def test_both_ways_start_the_same_app(browser: Browser, site: str) -> None:
    lobbies = []
    for harm in (None, cut_short):
        with Watch(browser.new_context(viewport=TABLET)) as watch:
            if harm is not None:
                watch.page.route("**/boot/snapshot.bin", harm)
            open_app(watch.page, site)
            games = watch.page.locator("[data-game]").all_inner_texts()
            lobbies.append((boot(watch.page)["way"], games))
    assert [way for way, _ in lobbies] == ["snapshot", "bytecode"]
    assert lobbies[0][1] == lobbies[1][1] != []


def test_the_snapshot_leaves_a_browser_its_own_way_of_calling(browser: Browser, site: str) -> None:
    found = []
    for harm in (None, cut_short):
        with Watch(browser.new_context(viewport=TABLET)) as watch:
            if harm is not None:
                watch.page.route("**/boot/snapshot.bin", harm)
            open_app(watch.page, site)
            found.append(watch.page.evaluate(TRAMPOLINE))
    assert found[0] == found[1] != 0


def test_every_start_draws_its_own_random_numbers(page: Page, site: str) -> None:
    open_app(page, site)
    draw = "import random; random.getrandbits(64)"
    assert page.evaluate(PYTHON, draw) != page.evaluate(PYTHON, draw)


IMPORT_ALL = """
import importlib, sys
before = set(sys.modules)
for name in {names}:
    importlib.import_module(name)
" ".join(before)
"""


def test_the_snapshot_holds_what_a_lobby_needs_and_the_rest_comes_behind_it(
    page: Page, site: str
) -> None:
    """Also where it is asked for before it is there: a second interpreter does so at once."""
    open_app(page, site)
    files = [Path(name) for name, _ in python_files() if name.endswith(".py")]
    names = {".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files}
    in_memory = set(page.evaluate(PYTHON, IMPORT_ALL.format(names=sorted(names))).split())
    assert {"app.shell", "app.screens.lobby", "engine.anno.rules"} <= in_memory
    assert not {"app.screens.play", "app.tables.anno.table", "engine.anno.bot"} & in_memory


def test_a_lobby_answers_before_the_rest_is_there_and_says_what_is_missing(
    watch: Watch, site: str
) -> None:
    watch.expected.append("console error")  # the trace, line by line
    page = watch.page
    page.route("**/boot/app.bin", unreachable)
    open_app(page, site)
    assert boot(page)["way"] == "snapshot"
    page.click('[data-game="anno"] a[href="#/new/anno"]')
    page.wait_for_selector("text=Part of the page has not arrived yet")
    page.unroute("**/boot/app.bin")
    page.evaluate("location.hash = '#/about'")
    page.wait_for_selector('[data-screen="about"]')
    page.evaluate("location.hash = '#/new/anno'")
    page.wait_for_selector('[data-screen="new"]')


def test_what_comes_while_python_waits_for_a_file_is_answered_after_it(
    page: Page, site: str
) -> None:
    """Firefox lets events through then, as this page does here."""
    page.add_init_script(HELD_BACK)
    open_app(page, site)
    page.evaluate(
        """() => {
          const real = annoramaBoot.appAtOnce;
          window.came = 0;
          annoramaBoot.appAtOnce = () => {
            if (window.came++ === 0) dispatchEvent(new HashChangeEvent('hashchange'));
            return real();
          };
          location.hash = '#/new/anno';
        }"""
    )
    page.wait_for_selector('[data-screen="new"]')
    assert page.evaluate("came") == 1, "Python was asked while it waited, and waited again"


def test_an_error_is_told_with_its_trace(page: Page, site: str) -> None:
    """Through the library's frames too, whose line numbers the build has taken out."""
    open_app(page, site)
    with pytest.raises(Error, match="JSONDecodeError: Expecting property name") as told:
        page.evaluate(PYTHON, "import json\n\njson.loads('{')")
    assert 'File "<exec>", line 3, in <module>' in str(told.value)
    assert "json/decoder.py" in str(told.value)


def test_the_app_starts_on_a_touch_screen(touch: Callable[[int, int], Page], site: str) -> None:
    page = touch(390, 844)
    open_app(page, site)
    assert page.evaluate("navigator.maxTouchPoints") > 0


def test_a_started_app_can_be_shared(booted: Page) -> None:
    assert booted.evaluate("location.hash") == "#/"
    assert app_state(booted) == "ready"


def test_an_unknown_address_leads_back_to_the_games(watch: Watch, site: str) -> None:
    watch.expected.append("404")
    page = watch.page
    page.goto(site + "no/such/page")
    page.wait_for_selector(f'a[href="/{site.split("/", 3)[3]}"]')
    page.click("a")
    ready(page)


def test_the_policy_lets_nothing_in_from_elsewhere(watch: Watch, site: str) -> None:
    watch.expected.append("Content Security Policy")
    page = watch.page
    open_app(page, site)
    assert (
        page.evaluate("fetch('https://example.org/').then(() => 'in', () => 'refused')")
        == "refused"
    )
    ran = page.evaluate(
        """() => {
          const inline = document.createElement('script');
          inline.textContent = 'window.ran = true';
          document.head.append(inline);
          return window.ran ?? false;
        }"""
    )
    assert ran is False
