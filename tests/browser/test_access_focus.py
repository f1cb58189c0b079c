"""Where the keyboard is: after screens, dialogs, Confirm and Undo; one stop for every zone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from engine import games
from tests.browser.table import lay, uncover, wait_screen
from tests.shots.positions import played

FOCUS = """() => { const one = document.activeElement;
    return one.dataset.tap ?? one.dataset.not ?? one.dataset.do ?? one.tagName }"""
ZONE = "() => document.activeElement.closest('[data-zone]')?.dataset.zone ?? ''"


def focus(page: Page) -> str:
    return str(page.evaluate(FOCUS))


@pytest.fixture
def table(booted: Page) -> Page:
    booted.evaluate("localStorage.removeItem('annorama/settings')")
    lay(booted, played("anno", 2, 0))
    uncover(booted)
    return booted


def test_a_new_screen_begins_at_its_heading(booted: Page) -> None:
    for address in ("#/settings", "#/new/drift", "#/about", "#/"):
        booted.evaluate("address => { location.hash = address }", address)
        booted.wait_for_timeout(50)
        wait_screen(booted, address.split("/")[1] or "lobby")
        assert focus(booted) == "H1", address


def test_what_opens_keeps_the_keyboard_and_gives_it_back(table: Page) -> None:
    for button in ("log", "rules", "menu"):
        table.focus(f'[data-do="{button}"]')
        table.keyboard.press("Enter")
        table.wait_for_selector("dialog[open]")
        for _ in range(12):
            table.keyboard.press("Tab")
            inside = "document.activeElement === document.body || "
            inside += "!!document.activeElement.closest('dialog')"
            assert table.evaluate(inside), "Tab stays within"
        table.keyboard.press("Escape")
        assert table.locator("dialog").count() == 0 and focus(table) == button
        table.keyboard.press("Enter")
        table.mouse.click(20, 400)
        assert table.locator("dialog").count() == 0, "a tap beside it closes it"


@pytest.mark.parametrize("game", games())
def test_every_zone_is_one_tab_stop(booted: Page, game: str) -> None:
    lay(booted, played(game, 3, 12))
    uncover(booted)
    booted.evaluate("document.activeElement.blur()")
    met = []
    for _ in range(14):
        booted.keyboard.press("Tab")
        zone = str(booted.evaluate(ZONE))
        if not zone or zone in met:
            break
        met.append(zone)
    shown = booted.evaluate(
        """() => [...document.querySelectorAll("#app [data-zone]")]
            .filter((zone) => zone.querySelector("button:not(:disabled),[tabindex],a[href]"))
            .map((zone) => zone.dataset.zone)"""
    )
    assert met == shown and "bar" in met


def test_single_letters_can_be_switched_off(table: Page) -> None:
    table.keyboard.press("?")
    table.wait_for_selector(".dialog.keys")
    assert "Your hand" in table.inner_text(".dialog.keys")
    table.keyboard.press("Escape")
    assert table.locator("dialog").count() == 0
    table.evaluate("s => localStorage.setItem('annorama/settings', s)", json.dumps({}))
    table.evaluate("location.hash = '#/settings'")
    wait_screen(table, "settings")
    table.click('[name="letters"]')
    table.go_back()
    wait_screen(table, "table")
    for key in ("?", "l", "1"):
        table.keyboard.press(key)
        assert table.locator("dialog").count() == 0 and focus(table) == "H1"
    table.evaluate("location.hash = '#/settings'")
    wait_screen(table, "settings")
    table.click('[name="letters"]')
