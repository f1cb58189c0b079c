"""The second part of Python's WebAssembly: after the lobby, or at once if needed before."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from builder.server import Site
from builder.single import page as one_file
from tests.browser.copies import copy_site, recut
from tests.browser.pages import TABLET, Watch, open_app

ASKED = """performance.getEntriesByType('resource')
  .find(({ name }) => name.endsWith('/rest.wasm'))?.startTime ?? null"""


def test_it_is_asked_for_when_the_lobby_answers(browser: Browser, site: str) -> None:
    with Watch(browser.new_context(viewport=TABLET)) as watch:
        open_app(watch.page, site)
        while (asked := watch.page.evaluate(ASKED)) is None:
            watch.page.wait_for_timeout(25)
        assert asked >= watch.page.evaluate("annoramaBoot.ms") - 1


def test_what_is_needed_before_comes_at_once(browser: Browser, built: Path, tmp_path: Path) -> None:
    """Cut after a list with nothing on it, the start itself needs nearly all of the second part."""
    copy = copy_site(built, tmp_path / "site")
    recut(copy, lambda _: set())
    with (
        Site(copy) as server,
        Watch(browser.new_context(viewport=TABLET)) as watch,
    ):
        open_app(watch.page, server.url)
        assert watch.page.evaluate("annoramaBoot.way") == "snapshot"
        assert watch.page.evaluate(ASKED) < watch.page.evaluate("annoramaBoot.ms")
        watch.page.evaluate("location.hash = '#/new/anno'")
        watch.page.wait_for_selector('[data-screen="new"]')
    file = tmp_path / "annorama.html"
    file.write_text(one_file(copy), encoding="utf-8")
    with Watch(browser.new_context(viewport=TABLET)) as watch:
        open_app(watch.page, file.as_uri())
        assert watch.page.evaluate("annoramaBoot.way") == "snapshot"
