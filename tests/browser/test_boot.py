"""From an address to a lobby that answers."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.pages import Watch, app_state, open_app


def test_the_app_becomes_ready_and_the_frame_goes(page: Page, site: str) -> None:
    page.goto(site, wait_until="commit")
    assert page.inner_text("#boot h1") == "Annorama"
    open_app(page, site)
    assert page.query_selector("#boot") is None


def test_the_app_starts_on_a_touch_screen(touch: Callable[[int, int], Page], site: str) -> None:
    page = touch(390, 844)
    open_app(page, site)
    assert app_state(page) == "ready"


def test_a_started_app_can_be_shared(booted: Page) -> None:
    assert booted.evaluate("[localStorage.length, location.hash]") == [0, "#/"]


def test_an_unknown_address_leads_back_to_the_games(page: Page, site: str, watch: Watch) -> None:
    watch.expected.append("404")
    page.goto(site + "no/such/page")
    assert "nothing at this address" in page.inner_text("main")
