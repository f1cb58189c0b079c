"""Where the keyboard is: after screens, dialogs, Confirm and Undo; one stop for every zone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, ViewportSize

from engine import games
from tests.browser.pages import TABLET
from tests.browser.santyanno import H, a_match, put, truths, wait_race
from tests.browser.table import hurry, lay, saved, screen, tokens, uncover, wait_screen
from tests.browser.test_access_keys import press_way, quickly
from tests.shots.positions import played

FOCUS = """() => { const one = document.activeElement;
    return one.dataset.tap ?? one.dataset.not ?? one.dataset.do ?? one.tagName }"""
PHONE: ViewportSize = {"width": 390, "height": 844}
ZONE = "() => document.activeElement.closest('[data-zone]')?.dataset.zone ?? ''"


TURN_GAMES = [game for game in games() if game != "santyanno"]


def focus(page: Page) -> str:
    return str(page.evaluate(FOCUS))


@pytest.fixture
def table(booted: Page) -> Page:
    booted.evaluate("localStorage.removeItem('annorama/settings')")
    lay(booted, played("anno", 2, 0))
    uncover(booted)
    return booted


ADDRESSES = (
    "#/settings",
    "#/new/drift",
    "#/rules/anno",
    "#/about",
    "#/learn/drift",
    "#/practice",
    "#/practice/anno",
    "#/replay/laid",
    "#/play/laid",
    "#/",
)
SHOWN = {"play": "handover"}
"""What an address leads to, where that is a screen of another name."""


def test_a_new_screen_begins_at_its_heading(booted: Page) -> None:
    lay(booted, played("anno", 2, 0))  # a lobby with a match to go on with
    for size in (TABLET, PHONE):
        booted.set_viewport_size(size)
        for address in ADDRESSES:
            booted.evaluate("address => { location.hash = address }", address)
            booted.wait_for_timeout(50)
            name = address.split("/")[1] or "lobby"
            wait_screen(booted, SHOWN.get(name, name))
            booted.wait_for_selector("#app h1:focus")  # the rules' text is fetched first
    booted.set_viewport_size(TABLET)


@pytest.mark.parametrize("game", games())
def test_what_opens_keeps_the_keyboard_and_gives_it_back(booted: Page, game: str) -> None:
    table = booted
    lay(table, played(game, 3, 12))
    uncover(table)
    for button in ("log", "rules", "menu"):
        table.focus(f'[data-do="{button}"]')
        table.keyboard.press("Enter")
        table.wait_for_selector("dialog[open]")
        assert table.evaluate("document.querySelector('dialog[open]').matches(':modal')")
        for _ in range(6):
            table.keyboard.press("Tab")
            inside = "document.activeElement === document.body || "
            inside += "!!document.activeElement.closest('dialog')"
            assert table.evaluate(inside), "Tab stays within"
        table.keyboard.press("Escape")
        assert table.locator("dialog").count() == 0 and focus(table) == button
        table.keyboard.press("Enter")
        table.mouse.click(20, 400)
        assert table.locator("dialog").count() == 0, "a tap beside it closes it"
        assert focus(table) == button


@pytest.mark.parametrize("game", TURN_GAMES)
def test_what_is_shown_large_gives_the_keyboard_back(booted: Page, game: str) -> None:
    lay(booted, played(game, 3, 12))
    uncover(booted)
    thing = booted.locator("#felt [data-info][tabindex]").first
    thing.focus()
    name = thing.get_attribute("data-info")
    booted.keyboard.press("i")
    booted.wait_for_selector("dialog[open]")
    booted.keyboard.press("Escape")
    assert booted.locator("dialog").count() == 0
    assert booted.evaluate("document.activeElement.dataset.info") == name


@pytest.mark.parametrize("game", TURN_GAMES)
def test_the_keyboard_stays_with_what_it_did(booted: Page, game: str) -> None:
    """After choosing, letting go, an action, Confirm and Undo: in a zone of the table, never lost.

    Where the tablet goes to somebody else, it is at the heading of that screen.
    """
    match = played(game, 3, 12)
    lay(booted, match)
    uncover(booted)
    offered = booted.locator('#felt [data-tap][aria-pressed="false"], [data-tap]').first
    token = offered.get_attribute("data-tap")
    offered.focus()
    booted.keyboard.press("Enter")
    kept(booted)
    if saved(booted).length == match.length:
        assert focus(booted) == token, "with what was chosen"
        booted.keyboard.press("Escape")
        assert focus(booted) == token, "and with what was let go of"
    seat = match.state.actors[0]
    if saved(booted).length == match.length:
        for one in tokens(match, match.state.legal(seat)[0], seat):
            if not booted.locator(f'[data-tap="{one}"][aria-pressed="true"]').count():
                booted.locator(f'[data-tap="{one}"]').last.focus()
                booted.keyboard.press("Enter")
                kept(booted)
        booted.keyboard.press("c")
        kept(booted)
    booted.keyboard.press("u")
    kept(booted)


def kept(page: Page) -> None:
    hurry(page)
    where = page.evaluate(ZONE) if screen(page) == "table" else focus(page) == "H1"
    assert where, f"lost: {focus(page)} on {screen(page)}"


def test_the_keyboard_stays_through_a_round_of_santy_anno(booted: Page) -> None:
    """Cast-off, cards that turn up, panels that close, the show step by step, the loot."""
    quickly(booted)
    put(booted, a_match([H, H, H], rounds=2, countdown=False))
    press_way(booted, '[data-tap="cast_off"]')
    kept(booted)
    wait_race(booted)
    kept(booted)
    for seat, ship in enumerate(truths(saved(booted))):
        press_way(booted, f'[data-press="{seat}:{ship}"]')
        kept(booted)
    booted.wait_for_selector('[data-do="show-end"]')
    kept(booted)
    for button in ("show-run", "show-on", "show-back"):
        press_way(booted, f'[data-do="{button}"]')
        kept(booted)
    press_way(booted, '[data-do="show-end"]')
    kept(booted)
    press_way(booted, '[data-tap="split"]')
    kept(booted)
    booted.wait_for_selector('[data-tap="cast_off"]')
    kept(booted)


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


def test_on_a_replay_arrows_lead_on_from_a_ring_and_else_through_the_match(booted: Page) -> None:
    lay(booted, played("anno", 2, 12))
    booted.evaluate("location.hash = '#/replay/laid'")
    wait_screen(booted, "replay")
    step = booted.locator('[name="step"]')
    booted.locator("#felt [data-info]").first.wait_for()
    booted.evaluate("document.activeElement.blur()")
    booted.keyboard.press("ArrowRight")
    assert step.input_value() == "1"
    card = booted.locator('#felt [data-info][role="img"]').first
    card.click()
    booted.mouse.click(5, 410)  # beside what is shown large
    assert booted.locator("dialog").count() == 0
    booted.keyboard.press("ArrowRight")
    assert step.input_value() == "2", "whoever goes by hand sees no ring"
    name = card.get_attribute("data-info")
    card.focus()
    booted.keyboard.press("Tab")
    booted.keyboard.press("Shift+Tab")
    assert booted.evaluate("document.activeElement.dataset.info") == name
    booted.keyboard.press("ArrowRight")
    moved = booted.evaluate("document.activeElement.dataset.info")
    assert step.input_value() == "2" and moved != name
    booted.keyboard.press("i")
    booted.wait_for_selector("dialog[open]")


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
