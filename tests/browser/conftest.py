"""Fixtures for tests in a real browser against the built site.

- `site`    the address of the built site, on a real server, under a sub-path
- `page`    a fresh page (own storage) of tablet size, 1180×820
- `touch`   a function: `touch(390, 844)` gives a fresh page of that size with a touch screen
- `profile` a function: starts a browser of its own, whose next start finds what the last one kept
- `booted`  a started app, shared by the tests of one file: every test gets it in the lobby with an
            empty store, without the seconds that a start costs. Use it wherever a test does not
            care how the page was loaded
- `touched` the same with a touch screen
- `touched_at` a function: `touched_at(390, 844)` gives the same in that size
- `stores`  whether all these pages store the site for offline use; a file that needs it has a
            fixture of its own of this name that says so

From `tests.browser.pages`: `open_app(page, site, "#/rules/anno")` goes there and waits until the
app is ready; `ready(page)` only waits.

Every page fails its test on a console error, an uncaught error in the page, or a request to another
host. A test that provokes one on purpose takes the fixture `watch` (its page is `page`) and names
it: `watch.expected.append("part of the message")`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from builder import browsers
from builder import site as site_builder
from builder.check import BROWSERS_VARIABLE, SITE_VARIABLE
from builder.server import Site
from builder.tools import ROOT
from tests.browser.pages import TABLET, Watch, open_app, to_lobby

SUB_PATH = "/some/sub/path/"
# What is waited for may take its time on a busy machine: as long as Playwright waits elsewhere.
expect.set_options(timeout=30_000)
# They need what `build.py test --browsers all` installs.
collect_ignore = [] if os.environ.get(BROWSERS_VARIABLE) == "all" else ["test_other_browsers.py"]


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the built site; built now if the sources have changed."""
    return site_builder.build(Path(os.environ.get(SITE_VARIABLE, ROOT / "dist")))


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    with Site(built, path=SUB_PATH) as server:
        yield server.url


@pytest.fixture(scope="session")
def chromium() -> str:
    return browsers.chromium()


@pytest.fixture(scope="session")
def playwright(chromium: str) -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    launched = playwright.chromium.launch(executable_path=chromium, args=browsers.arguments())
    yield launched
    launched.close()


@pytest.fixture(scope="module")
def stores() -> bool:
    return False


@pytest.fixture
def profile(playwright: Playwright, chromium: str, tmp_path: Path) -> Iterator[Callable[[], Watch]]:
    """A function that starts a browser of its own; the next call finds what the last one kept."""
    with ExitStack() as opened:

        def start() -> Watch:
            context = playwright.chromium.launch_persistent_context(
                tmp_path / "profile",
                executable_path=chromium,
                args=browsers.arguments(),
                viewport=TABLET,
            )
            return opened.enter_context(Watch(context))

        yield start


@pytest.fixture
def watch(browser: Browser, stores: bool) -> Iterator[Watch]:
    with Watch(browser.new_context(viewport=TABLET), stores) as opened:
        yield opened


@pytest.fixture
def page(watch: Watch) -> Page:
    return watch.page


@pytest.fixture
def touch(browser: Browser, stores: bool) -> Iterator[Callable[[int, int], Page]]:
    with ExitStack() as opened:

        def open_touch(width: int, height: int) -> Page:
            size: ViewportSize = {"width": width, "height": height}
            context = browser.new_context(viewport=size, has_touch=True)
            return opened.enter_context(Watch(context, stores)).page

        yield open_touch


@pytest.fixture(scope="module")
def shared(browser: Browser, site: str, stores: bool) -> Iterator[Watch]:
    """The started page behind `booted`."""
    with Watch(browser.new_context(viewport=TABLET), stores) as opened:
        open_app(opened.page, site)
        yield opened


@pytest.fixture
def booted(shared: Watch) -> Iterator[Page]:
    to_lobby(shared.page)
    yield shared.page
    shared.check()


@pytest.fixture(scope="module")
def shared_touch(browser: Browser, site: str, stores: bool) -> Iterator[Watch]:
    """The started page behind `touched`."""
    with Watch(browser.new_context(viewport=TABLET, has_touch=True), stores) as opened:
        open_app(opened.page, site)
        yield opened


@pytest.fixture
def touched(shared_touch: Watch) -> Iterator[Page]:
    to_lobby(shared_touch.page)
    yield shared_touch.page
    shared_touch.check()


@pytest.fixture
def touched_at(touched: Page) -> Iterator[Callable[[int, int], Page]]:
    def resized(width: int, height: int) -> Page:
        touched.set_viewport_size({"width": width, "height": height})
        return touched

    yield resized
    touched.set_viewport_size(TABLET)
