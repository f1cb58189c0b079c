"""Dragging by a real finger and by the mouse, on ANNO's table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from app.tables.kit.colours import COLOURS
from engine import Match, Player, games
from tests.browser.fingers import Point, drag, middle
from tests.browser.pages import open_app, ready
from tests.browser.table import lay, saved
from tests.engine.anno.positions import position


def laid(hand: str, community: str, board: dict[str, str], phase: str = "start") -> Match:
    state = position(hand, community, board=board, phase=phase)
    players = [Player("Anna", COLOURS[0]), Player("Otto", COLOURS[1], "easy")]
    return Match(games()["anno"], players, 1, {"mensises": 1}, position=state.dump())


def opened(page: Page, site: str, match: Match) -> None:
    open_app(page, site)
    lay(page, match)


def hand(page: Page) -> list[str]:
    found = page.locator('[data-drag="hand"]')
    return [str(found.nth(i).get_attribute("data-info")) for i in range(found.count())]


@pytest.mark.parametrize("size", [(1180, 820), (390, 844)])
def test_a_finger_drags_cards_onto_a_month_and_into_order(
    touch: Callable[[int, int], Page], site: str, size: tuple[int, int]
) -> None:
    page = touch(*size)
    opened(page, site, laid("Q2 D31 Q1 ZTAU", "SSPR", {"M04": "D30"}))
    first, last = page.locator('[data-drag="hand"]').first, page.locator('[data-info="ZTAU"]')
    drag(page, middle(last), middle(first, 0.1))
    page.wait_for_selector('[data-drag="hand"][data-info="ZTAU"] + [data-info="Q2"]')
    assert hand(page) == ["ZTAU", "Q2", "D31", "Q1"]
    assert page.locator(".ghost, .drop-line, [data-dragging], [data-over]").count() == 0
    page.reload()
    ready(page)
    page.wait_for_selector('[data-drag="hand"]')
    assert hand(page) == ["ZTAU", "Q2", "D31", "Q1"], "it lies as it lay"
    drag(page, middle(page.locator('[data-drag="hand"][data-info="Q2"]')), month(page))
    page.wait_for_selector('[data-tap="board:M04"][aria-pressed="true"]')
    assert page.locator('[data-tap="hand:Q2"]').get_attribute("aria-pressed") == "true"
    page.click('[data-do="confirm"]')
    assert saved(page).log == [(0, ("match", "M04", "hand", ("Q2",)))]


def month(page: Page) -> Point:
    return middle(page.locator('[data-tap="board:M04"]'))


def test_the_mouse_drags_too_and_a_drop_on_nothing_goes_back(page: Page, site: str) -> None:
    opened(page, site, laid("Q2 D31 Q1 ZTAU", "SSPR", {"M04": "D30"}))
    card = page.locator('[data-drag="hand"][data-info="Q2"]')
    drag(page, middle(card), {"x": 590, "y": 20}, drop=False)
    assert page.locator("body > .ghost").count() == 1
    page.mouse.up()
    page.wait_for_selector(".ghost", state="detached")
    assert page.locator('[aria-pressed="true"]').count() == 0, "and it was no tap"
    drag(page, middle(page.locator('[data-tap="community:SSPR"]')), month(page))
    page.wait_for_selector('[data-tap="board:M04"][aria-pressed="true"]')
    assert page.locator('[data-tap="community:SSPR"]').get_attribute("aria-pressed") == "true"
    card.click()
    assert "A8" in page.locator(".toast").inner_text(), "taps are taps as ever"


def test_a_finger_that_stays_shows_the_card_large_and_drags_nothing(
    touch: Callable[[int, int], Page], site: str
) -> None:
    page = touch(1180, 820)
    opened(page, site, laid("Q2 D31 Q1 ZTAU", "SSPR", {"M04": "D30"}))
    device = page.context.new_cdp_session(page)
    point = middle(page.locator('[data-drag="hand"][data-info="Q2"]'))
    device.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_selector(".large-card")
    device.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [month(page)]})
    device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator(".ghost").count() == 0 and saved(page).length == 0


def test_A19_a_card_dragged_onto_the_burn_pile_is_burned(page: Page, site: str) -> None:
    opened(page, site, laid("Q2 D31 Q1", "SSPR", {}, phase="burn"))
    card = middle(page.locator('[data-drag="hand"][data-info="Q1"]'))
    drag(page, card, middle(page.locator('[data-not="burned"]')))
    page.wait_for_selector('[data-drag="hand"][data-info="Q1"]', state="detached")
    assert saved(page).log[0] == (0, ("burn", "Q1"))
