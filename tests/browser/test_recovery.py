"""What the journal knows better than localStorage, as after a kill, comes back at the start."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kills import HOURS_ON, go_on, played, watched_match
from tests.browser.pages import open_app, ready
from tests.browser.table import wait_screen

NAME = "annorama/match/found"
KEEP = "([name, save]) => localStorage.setItem(name, save)"
FOUND_AGAIN = "What a closed browser had not stored yet was found again."
QUIET = """() => new Promise((resolve, reject) => {
  const request = indexedDB.open("annorama", 1);
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const written = request.result.transaction("changes", "readwrite");
    written.oncomplete = () => resolve(request.result.close());
    written.objectStore("changes").count();
  };
})"""
"""Whoever comes behind all other writers: then the journal is written."""


@pytest.fixture
def before(page: Page, site: str) -> str:
    """Computer players have played on; the save as a disk might have it from before."""
    save = watched_match("drift", 5).save_text()
    open_app(page, site)
    page.evaluate(KEEP, [NAME, save])
    open_app(page, site, "#/play/found")
    page.reload()
    ready(page)
    go_on(page, NAME, 8, seconds=60)
    assert played(page)[NAME] >= 8
    return save


def later(page: Page, site: str, hours: int, save: str) -> None:
    """The next start of a browser that was killed: its disk has an older save."""
    page.add_init_script(HOURS_ON % hours)
    page.evaluate(KEEP, [NAME, save])
    open_app(page, site, "#/settings")
    page.reload()
    ready(page)
    page.evaluate(QUIET)


def to_lobby(page: Page) -> None:
    page.evaluate("location.hash = '#/'")
    wait_screen(page, "lobby")


def test_a_match_that_is_found_again_at_its_table_goes_on(page: Page, before: str) -> None:
    to_lobby(page)
    length = played(page)[NAME]
    page.evaluate(KEEP, [NAME, before])
    page.evaluate("location.hash = '#/play/found'")
    page.reload()
    ready(page)
    expect(page.locator("body")).to_contain_text(FOUND_AGAIN)
    assert played(page)[NAME] >= length
    go_on(page, NAME, length + 3, seconds=30)
    assert played(page)[NAME] >= length + 3


def test_what_was_found_again_is_still_there_after_the_next_kill(
    page: Page, site: str, before: str
) -> None:
    to_lobby(page)
    length = played(page)[NAME]
    for hours in (1, 2, 3):
        later(page, site, hours, before)
        assert played(page)[NAME] == length


def test_a_deleted_match_stays_away_after_the_next_kill_too(
    page: Page, site: str, before: str
) -> None:
    to_lobby(page)
    page.click("[data-match=found] [data-do=more]")
    page.click(".dialog [data-do=ask-delete]")
    page.click("[data-do=delete]")
    page.wait_for_selector("[data-match=found]", state="detached")
    page.evaluate(QUIET)
    page.reload()
    ready(page)
    page.wait_for_timeout(500)
    assert FOUND_AGAIN not in page.inner_text("body"), "nothing had come back"
    for hours in (1, 2, 3):
        later(page, site, hours, before)
        assert NAME not in played(page)
