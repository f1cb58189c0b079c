"""After the first visit the network may go: with a real server that is really stopped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from builder.server import Site
from tests.browser.copies import change, copy_site, release
from tests.browser.pages import TABLET, Watch, open_app, ready
from tests.browser.stored import LISTEN, listed, offline, wait_for_state

SUB_PATH = "/games/annorama/"


@pytest.fixture(scope="module")
def stores() -> bool:
    return True


@pytest.fixture
def copied(built: Path, tmp_path: Path) -> Path:
    return copy_site(built, tmp_path / "site")


@pytest.fixture
def visitor(watch: Watch) -> Watch:
    watch.context.add_init_script(LISTEN)
    return watch


def released(page: Page) -> str | None:
    return page.get_attribute("html", "data-release")


def caches(page: Page) -> list[str]:
    found = page.evaluate("caches.keys()")
    assert isinstance(found, list)
    return found


def test_the_first_visit_stores_everything_and_tells_how_far_it_is(
    visitor: Watch, copied: Path
) -> None:
    with Site(copied, path=SUB_PATH) as server:
        open_app(visitor.page, server.url)
        wait_for_state(visitor.page, "ready")
        told = visitor.page.evaluate("told")
        assert [step["state"] for step in told[:1]] == ["storing"]
        assert told[-1] == {"state": "ready", "progress": 1}
        progress = [step["progress"] for step in told if step["state"] == "storing"]
        assert progress == sorted(progress)
        assert len(progress) > 5
        kept = visitor.page.evaluate(
            "caches.keys().then(async ([name]) => (await (await caches.open(name)).keys()).length)"
        )
        assert kept == len(listed(copied))


def test_it_works_with_the_server_gone_under_a_sub_path(visitor: Watch, copied: Path) -> None:
    visitor.expected.append("net::ERR_")
    page = visitor.page
    with Site(copied, path=SUB_PATH) as server:
        open_app(page, server.url)
        wait_for_state(page, "ready")
        address = server.url
    page.reload()
    ready(page)
    assert page.evaluate("annoramaBoot.way") == "snapshot"
    wait_for_state(page, "ready")
    page.goto(address + "no/such/page")
    assert "nothing at this address" in page.inner_text("main")


def test_it_works_after_a_browser_restart_without_the_server(
    profile: Callable[[], Watch], copied: Path
) -> None:
    with Site(copied, path=SUB_PATH) as server:
        first = profile()
        open_app(first.page, server.url)
        wait_for_state(first.page, "ready")
        first.page.evaluate("localStorage.setItem('annorama/test', 'kept')")
        first.close()
        address = server.url
    second = profile()
    second.expected.append("net::ERR_")
    open_app(second.page, address)
    assert second.page.evaluate("annoramaBoot.way") == "snapshot"
    assert second.page.evaluate("localStorage.getItem('annorama/test')") == "kept"


def test_a_new_version_is_offered_and_taken_only_when_asked(visitor: Watch, copied: Path) -> None:
    page = visitor.page
    with Site(copied, path=SUB_PATH) as server:
        open_app(page, server.url)
        wait_for_state(page, "ready")
        old = caches(page)
        release(copied, "Two")
        before = len(server.asked)
        page.reload()
        ready(page)
        wait_for_state(page, "update")
        assert released(page) is None
        fetched = [name for name in server.asked[before:] if "sw" not in name]
        assert fetched == [SUB_PATH + "index.html"], "what has not changed is not fetched again"
        page.reload()
        ready(page)
        assert released(page) is None, "a reload alone changes nothing"
        wait_for_state(page, "update")
        with page.expect_navigation():
            page.evaluate("annoramaUpdate()")
        ready(page)
        assert released(page) == "Two"
        wait_for_state(page, "ready")
        assert len(caches(page)) == 1
        assert caches(page) != old


def test_a_half_uploaded_version_is_not_taken(visitor: Watch, copied: Path) -> None:
    page = visitor.page
    with Site(copied, path=SUB_PATH) as server:
        open_app(page, server.url)
        wait_for_state(page, "ready")
        old = (copied / "index.html").read_bytes()
        release(copied, "Two")
        change(copied, "index.html", old)
        page.reload()
        ready(page)
        refused = page.evaluate(
            """navigator.serviceWorker.getRegistration().then(async (registration) => {
              await registration.update().catch(() => {});
              while (registration.installing) await new Promise((later) => setTimeout(later, 50));
              return registration.waiting === null;
            })"""
        )
        assert refused
        assert (offline(page) or {})["state"] == "ready"
    page.reload()
    ready(page)


def test_a_first_visit_that_breaks_off_is_made_good_by_the_next(
    visitor: Watch, copied: Path
) -> None:
    visitor.expected.append("404")
    page = visitor.page
    kept = (copied / "404.html").read_bytes()
    (copied / "404.html").unlink()
    with Site(copied, path=SUB_PATH) as server:
        open_app(page, server.url)
        wait_for_state(page, "unsupported")
        (copied / "404.html").write_bytes(kept)
        page.reload()
        ready(page)
        wait_for_state(page, "ready")


def test_without_service_workers_it_says_that_it_needs_the_network(
    browser: Browser, site: str
) -> None:
    with Watch(browser.new_context(viewport=TABLET)) as watch:
        watch.page.add_init_script("delete Navigator.prototype.serviceWorker")
        open_app(watch.page, site)
        wait_for_state(watch.page, "unsupported")
