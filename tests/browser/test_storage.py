"""A full or denied storage locks nobody out: the page starts, says so, and plays unsaved."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright

from builder import browsers
from engine import Match, Player, games
from tests.browser.pages import TABLET, Watch, open_app, ready
from tests.browser.shelf import FILL

NO_DATABASE = """indexedDB.constructor.prototype.open = () => {
  throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
}"""
DATABASE_FAILS = """indexedDB.constructor.prototype.open = () => {
  const request = new EventTarget();
  setTimeout(() => request.onerror?.(new Event('error')));
  return request;
}"""


def a_match() -> str:
    match = Match(
        games()["drift"], [Player("Anna", "red"), Player("Otto", "blue")], 3, now=1_700_000_000_000
    )
    for _ in range(150):
        match.play(match.state.legal()[0])
    return match.save_text()


def play_one_action(page: Page) -> None:
    """The first thing that can be tapped, until something was played."""
    before = page.inner_text("[data-screen=table]")
    for _ in range(4):
        page.locator("[data-tap]:visible").first.click(force=True)
        confirm = page.locator("[data-do=confirm]:not([disabled])")
        if confirm.count():
            confirm.click()
        if page.inner_text("[data-screen=table]") != before:
            return


def start_drift(page: Page) -> None:
    page.evaluate("location.hash = '#/new/drift'")
    page.click("[data-do=start]")


def test_a_full_storage_is_told_and_room_can_be_made(page: Page, site: str) -> None:
    page.goto(site)
    page.evaluate("(save) => localStorage.setItem('annorama/match/old', save)", a_match())
    page.evaluate(FILL)
    page.reload()
    ready(page)
    page.wait_for_selector("[data-trouble=full]")
    assert "storage in the browser is full" in page.inner_text("[data-trouble]")
    with page.expect_download() as caught:
        page.click("[data-do=backup]")
    saved = json.loads(Path(caught.value.path()).read_text(encoding="utf-8"))
    assert [one["id"] for one in saved["matches"]] == ["old"]

    start_drift(page)
    assert "This match cannot be saved" in page.inner_text(".dialog")
    page.click("[data-do=play-unsaved]")
    page.wait_for_selector("[data-screen=table] .banner")
    assert "This match is not being saved." in page.inner_text(".banner")
    play_one_action(page)
    with page.expect_download() as exported:
        page.click("[data-do=menu]")
        page.click("[data-do=export]")
    assert Match.load(Path(exported.value.path()).read_bytes()).game.id == "drift"
    page.click("a[href='#/']")
    page.click("[data-do=leave-anyway]")

    page.click("[data-match=old] [data-do=more]")
    page.click(".dialog [data-do=ask-delete]")
    page.click("[data-do=delete]")
    page.wait_for_selector("[data-trouble]", state="detached")
    kept = page.evaluate(
        "Object.keys(localStorage).filter((name) => name.startsWith('annorama/match/'))"
    )
    assert len(kept) == 1 and kept != ["annorama/match/old"]


@pytest.mark.parametrize("simulate", [NO_DATABASE, DATABASE_FAILS])
def test_without_a_database_matches_are_saved_all_the_same(
    page: Page, site: str, simulate: str
) -> None:
    page.add_init_script(simulate)
    open_app(page, site)
    assert page.locator("[data-trouble]").count() == 0
    start_drift(page)
    page.wait_for_selector("[data-screen=table]")
    play_one_action(page)
    assert page.locator(".banner").count() == 0
    page.reload()
    ready(page)
    page.wait_for_selector("[data-screen=table]")


@pytest.fixture
def denied(playwright: Playwright, chromium: str, tmp_path: Path) -> Iterator[Watch]:
    """A browser whose owner lets no site store anything: neither of the two can be had."""
    preferences = tmp_path / "profile" / "Default" / "Preferences"
    preferences.parent.mkdir(parents=True)
    preferences.write_text(
        json.dumps({"profile": {"default_content_setting_values": {"cookies": 2}}})
    )
    context = playwright.chromium.launch_persistent_context(
        tmp_path / "profile",
        executable_path=chromium,
        args=browsers.arguments(),
        viewport=TABLET,
    )
    with Watch(context) as watch:
        yield watch


def test_a_denied_storage_locks_nobody_out(denied: Watch, site: str) -> None:
    page = denied.page
    open_app(page, site)
    name = page.evaluate("(() => { try { localStorage } catch (error) { return error.name } })()")
    assert name == "SecurityError", "this browser stores all the same"
    page.wait_for_selector("[data-trouble=denied]")
    start_drift(page)
    page.click("[data-do=play-unsaved]")
    page.wait_for_selector("[data-screen=table] .banner")
    play_one_action(page)
    assert page.locator(".dialog").count() == 0, "no other tab is blamed"
    page.evaluate("location.hash = '#/'")
    page.click("[data-do=leave-anyway]")
    page.wait_for_selector("[data-match]")
    assert "not saved" in page.inner_text("[data-match]")


def test_a_match_that_is_not_there_is_said_to_be_not_there(page: Page, site: str) -> None:
    """What is missing in a real localStorage is missing for Python, too."""
    open_app(page, site, "#/play/nosuch")
    assert "There is no match of this name here." in page.inner_text("[data-screen=missing]")
    page.goto(site + "#/replay/nosuch")
    page.wait_for_selector("[data-screen=missing]")


def test_half_a_character_survives_an_export(page: Page, site: str) -> None:
    broken = '{"players":[{"name":"\\ud83d"}],"game":"anno\\ud800","é":1'
    page.goto(site)
    page.evaluate(
        "(save) => localStorage.setItem('annorama/match/half', JSON.parse(save))",
        json.dumps(json.loads(json.dumps(broken).replace("\\\\u", "\\u"))),
    )
    page.reload()
    ready(page)
    page.click("[data-match=half] [data-do=more]")
    with page.expect_download() as caught:
        page.click(".dialog [data-do=export]")
    text = Path(caught.value.path()).read_text(encoding="utf-8")
    assert text == broken
