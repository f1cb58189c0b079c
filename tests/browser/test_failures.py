"""When the page cannot start, it says why and what to do."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import TABLET, Watch, app_state, ready

NO_WEBASSEMBLY = "delete globalThis.WebAssembly"
PAPER, NIGHT = "rgb(246, 241, 228)", "rgb(18, 22, 31)"
VERY_OLD = "delete globalThis.DecompressionStream"
NO_MEMORY = """const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (module, imports) => {
  if (imports) throw new RangeError('WebAssembly.Memory(): could not allocate memory');
  return instantiate(module);
}"""
FORBIDDEN = """window.Worker = class { constructor() { throw new Error("no"); } };
WebAssembly.compileStreaming = WebAssembly.compile = async () => {
  throw new WebAssembly.CompileError('Wasm code generation disallowed by embedder');
}"""


@pytest.mark.parametrize(
    ("simulate", "reason", "words", "advice"),
    [
        (NO_WEBASSEMBLY, "wasm", "WebAssembly is switched off", "another browser"),
        (FORBIDDEN, "wasm", "WebAssembly is switched off", "another browser"),
        (VERY_OLD, "old", "too old", "Update it"),
        (NO_MEMORY, "memory", "not enough free memory", "Close other tabs"),
    ],
)
def test_it_says_what_is_missing_and_what_to_do(
    watch: Watch, site: str, simulate: str, reason: str, words: str, advice: str
) -> None:
    watch.expected.append("error")
    watch.page.add_init_script(simulate)
    watch.page.goto(site)
    fails(watch.page, reason, words, advice)


@pytest.mark.parametrize(
    ("device", "chosen", "ground"),
    [("light", "dark", NIGHT), ("dark", "light", PAPER), ("dark", "auto", NIGHT)],
)
def test_it_says_so_in_the_theme_that_was_chosen(
    watch: Watch, site: str, device: Literal["light", "dark"], chosen: str, ground: str
) -> None:
    watch.expected.append("error")
    watch.page.emulate_media(color_scheme=device)
    settings = json.dumps(json.dumps({"theme": chosen}))
    watch.page.add_init_script(f"localStorage.setItem('annorama/settings', {settings})")
    watch.page.add_init_script(NO_WEBASSEMBLY)
    watch.page.goto(site)
    fails(watch.page, "wasm", "WebAssembly is switched off", "another browser")
    for place in ("html", "#boot"):
        shown = f"getComputedStyle(document.querySelector('{place}')).backgroundColor"
        assert watch.page.evaluate(shown) == ground


def test_it_says_when_part_of_the_page_does_not_arrive(watch: Watch, site: str) -> None:
    watch.expected.append("error")
    watch.page.route("**/*.wasm", lambda route: route.abort())
    watch.page.goto(site)
    fails(watch.page, "network", "did not arrive", "Check the connection")


def test_it_does_not_blame_webassembly_for_a_damaged_file(watch: Watch, site: str) -> None:
    watch.expected.append("error")
    watch.page.route("**/*.wasm", lambda route: route.fulfill(body=route.fetch().body()[:-9]))
    watch.page.goto(site)
    fails(watch.page, "damaged", "damaged or missing", "try again")
    assert "pyodide.asm.wasm" in (watch.page.text_content("#boot-failure pre") or "")


def test_a_script_that_does_not_arrive_is_told(watch: Watch, site: str) -> None:
    watch.expected += ["error", "Failed to load resource"]
    watch.page.route("**/js/start.js", lambda route: route.fulfill(status=404, body=""))
    watch.page.goto(site)
    fails(watch.page, "network", "did not arrive", "Check the connection")


def test_it_says_when_the_app_itself_fails(watch: Watch, site: str) -> None:
    watch.expected.append("error")
    watch.page.route(
        "**/index.html",
        lambda route: route.fulfill(
            body=route.fetch()
            .text()
            .replace("from app.main import start", "raise ValueError('oops')")
        ),
    )
    watch.page.goto(site + "index.html")
    fails(watch.page, "unknown", "could not start", "Try again")
    assert "oops" in (watch.page.text_content("#boot-failure pre") or "")


def test_all_matches_can_be_had_where_nothing_else_works(watch: Watch, site: str) -> None:
    """Python never starts here; the file is one that the lobby takes."""
    watch.expected.append("error")
    watch.page.add_init_script(
        """localStorage.setItem('annorama/match/a', '{"broken": "\\ud800');
        localStorage.setItem('annorama/archive/b', 'eJw');
        localStorage.setItem('annorama/summary/a', '{}');"""
        + NO_WEBASSEMBLY
    )
    watch.page.goto(site)
    fails(watch.page, "wasm", "WebAssembly is switched off", "another browser")
    with watch.page.expect_download() as caught:
        watch.page.get_by_role("button", name="Save all matches as a file").click()
    saved = json.loads(Path(caught.value.path()).read_text(encoding="utf-8"))
    assert (saved["annorama"], saved["format"]) == ("backup", 1)
    assert sorted(saved["matches"], key=lambda one: str(one["id"])) == [
        {"id": "a", "text": '{"broken": "\ud800'},
        {"id": "b", "packed": "eJw"},
    ]


def test_repairing_keeps_the_matches_and_makes_the_rest_anew(watch: Watch, site: str) -> None:
    watch.expected.append("error")
    watch.page.goto(site + "#/play/x")
    ready(watch.page)
    watch.page.evaluate(
        """localStorage.setItem('annorama/match/a', 'x');
        localStorage.setItem('annorama/summary/a', 'x'); annoramaRepair()"""
    )
    watch.page.wait_for_selector("[data-screen=lobby]")
    kept = watch.page.evaluate("Object.keys(localStorage).filter((name) => name.endsWith('/a'))")
    assert kept == ["annorama/match/a"]


def test_without_javascript_it_says_so(browser: Browser, site: str) -> None:
    with Watch(browser.new_context(viewport=TABLET, java_script_enabled=False)) as watch:
        watch.page.goto(site)
        assert watch.page.locator("noscript p").first.is_visible()
        assert "allow JavaScript" in watch.page.inner_text("noscript")


def fails(page: Page, reason: str, words: str, advice: str) -> None:
    until = time.monotonic() + 30
    while app_state(page) != "failed":
        assert time.monotonic() < until, f"still {app_state(page)}"
        page.wait_for_timeout(25)
    assert page.get_attribute("html", "data-failure") == reason
    assert page.locator("#boot-failure").is_visible()
    assert not page.locator("#boot-wait").is_visible()
    said = page.inner_text("#boot-failure")
    assert words in said
    assert advice in said
    assert page.get_by_role("link", name="Try again").is_visible()
