"""ANNO 1503 tells what happens: events, whose island, the goal, hints for one alone; real touch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.app.anno1503.setting import at_sea, building, match_of
from tests.browser.anno1503 import show
from tests.browser.pages import open_app
from tests.browser.table import saved
from tests.engine.anno1503.tabletop import GameState, falling, goods, position

CROWD = ["pioneer", "settler", "pioneer", "townsman"]
Shown = Callable[[GameState], Page]


@pytest.fixture(scope="module")
def finger(browser: Any, site: str) -> Iterator[Page]:
    """A tablet with a touch screen, for all tests here."""
    context = browser.new_context(viewport={"width": 1180, "height": 820}, has_touch=True)
    page = context.new_page()
    open_app(page, site)
    yield page
    context.close()


def laid(page: Page, state: GameState) -> Page:
    page.evaluate("localStorage.clear(); location.hash = '#/'")
    show(page, match_of(state))
    return page


def rolling(rolls: tuple[int, ...], *homes: Any) -> GameState:
    return position(*homes, phase="roll", dice=falling(rolls))


def test_I20_fire_is_shown_with_both_dice_and_waits_for_who_lost(finger: Page) -> None:
    home = {"colonists": CROWD, "buildings": {"4": "fort"}, "gold": 1}
    page = laid(finger, rolling((6, 3), home, {}, {}))
    page.tap('[data-do="roll"], [data-tap="roll"]')
    scene = page.locator(".theatre")
    scene.wait_for()
    dice = [use.get_attribute("href") for use in scene.locator(".die use").all()]
    assert dice == ["#i1503-die-6", "#i1503-die-3"]
    assert "loses a townsman and the Fort" in scene.inner_text()
    assert page.locator(".drawing .leaving").count() >= 1
    page.tap('[data-do="moment"] >> nth=-1')
    scene.wait_for(state="detached")
    assert "lost the townsman" in page.inner_text("[data-prompt]")


def test_the_table_changes_hands_before_everybodys_eyes(finger: Page) -> None:
    page = laid(finger, building(goods=goods()))
    assert page.locator(".nameplate").count() == 1
    page.tap('[data-tap="end_turn"]')
    page.tap('[data-do="confirm"]:enabled')
    assert page.locator(".hands").text_content() == "Otto’s island"


def test_I22_shields_and_the_race_open_by_a_touch(finger: Page) -> None:
    page = laid(finger, building(gold=31))
    page.tap('[data-not="goal:outposts"]')
    assert "all four gray piers" in page.inner_text("dialog[open]")
    page.tap('dialog[open] [data-do="close"]')
    page.tap('[data-not="race"]')
    assert "23 gold to go" in page.inner_text(".race-panel")
    page.tap('dialog[open] [data-do="close"]')


def test_I22_what_costs_a_point_waits_for_confirm(finger: Page) -> None:
    page = laid(finger, building(gold=33))
    page.tap('[data-tap="buy:cloth"]')
    assert "lose the victory point for 30 gold" in page.inner_text("[data-prompt]")
    assert saved(page).length == 0
    page.tap('[data-do="confirm"]')
    assert saved(page).log == [(0, ("buy", "cloth"))]


def test_I24_a_hint_for_one_alone_is_read_while_a_finger_is_held(finger: Page) -> None:
    page = laid(finger, at_sea(seen={"r2c2": "agreement"}))
    page.tap('[data-do="hint"]')
    page.wait_for_selector('[data-press="hint"]')
    box = page.locator('[data-press="hint"]').bounding_box()
    assert box and box["height"] >= 44
    assert "for Anna alone" in page.inner_text("[data-prompt]")
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_function(
        "document.querySelector('[data-prompt]').textContent.startsWith('Hint: ')"
    )
    assert page.locator(".hinted").count()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(
        "document.querySelector('[data-prompt]').textContent.includes('for Anna alone')"
    )
    assert not page.locator(".hinted").count()


def test_I1_unused_islands_are_rocks_and_say_so(finger: Page) -> None:
    page = laid(finger, at_sea())
    rocks = page.locator('.island.unused[data-not="space:r0c6"]')
    rocks.tap()
    page.wait_for_selector(".toast")
    assert "(I1)" in page.inner_text(".toast") and "with 3 players" in page.inner_text(".toast")
