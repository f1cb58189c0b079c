"""One tab at a time goes on with a match; what another deleted does not come back."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from engine import Match, Player, games
from tests.browser.pages import Watch, open_app
from tests.browser.table import wait_screen

NAME = "annorama/match/two"
TAKE_OVER = '[data-do="take-over"]'


def a_match() -> Match:
    people = [Player("Anna", "red"), Player("Otto", "blue", "easy")]
    return Match(games()["anno"], people, 8, {"mensises": 1}, 1)


def both(watch: Watch, site: str) -> tuple[Page, Page]:
    """Two tabs at the same match; the first one has it."""
    one, two = watch.page, watch.new_page()
    open_app(one, site)
    one.evaluate(
        "([name, save]) => localStorage.setItem(name, save)", [NAME, a_match().save_text()]
    )
    for page in (one, two):
        open_app(page, site, "#/play/two")
        wait_screen(page, "table")
    two.wait_for_selector(TAKE_OVER)
    return one, two


def length(page: Page) -> int:
    save = page.evaluate("name => localStorage.getItem(name)", NAME)
    return len(json.loads(save)["log"])


def wait_length(page: Page, least: int) -> None:
    page.wait_for_function(
        "([name, least]) => JSON.parse(localStorage.getItem(name)).log.length >= least",
        arg=[NAME, least],
    )


def test_the_second_tab_asks_and_takes_over(watch: Watch, site: str) -> None:
    one, two = both(watch, site)
    wait_until_annas_turn(one)
    before = length(one)
    one.click('[data-tap="pass"]')
    wait_length(one, before + 1)
    two.click(TAKE_OVER)
    one.wait_for_selector(TAKE_OVER)
    assert "taken over" in one.inner_text(".dialog")
    assert two.locator(TAKE_OVER).count() == 0
    two.wait_for_selector('[data-tap^="hand:"]')
    kept = length(two)
    two.locator('[data-tap^="hand:"]').first.click()
    two.click('[data-do="confirm"]')
    wait_length(two, kept + 1)
    one.wait_for_timeout(300)
    assert length(two) >= kept + 1


def wait_until_annas_turn(page: Page) -> None:
    page.wait_for_selector('[data-tap="pass"]', timeout=30_000)


def test_a_match_that_another_tab_deletes_does_not_come_back(watch: Watch, site: str) -> None:
    one, two = both(watch, site)
    two.evaluate("location.hash = '#/'")
    wait_screen(two, "lobby")
    two.click('[data-match="two"] [data-do="more"]')
    two.click('.dialog [data-do="ask-delete"]')
    two.click('.answers [data-do="delete"]')
    one.wait_for_selector(".dialog")
    assert "deleted in another tab" in one.inner_text(".dialog")
    one.wait_for_timeout(1500)
    assert one.evaluate("name => localStorage.getItem(name)", NAME) is None
