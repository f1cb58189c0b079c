"""Practice with real fingers: the answers lie where they are drawn, at every size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.table import wait_screen

ON_THE_TABLE = [("anno", "hand"), ("annaotto", "own"), ("drift", "drift"), ("santyanno", "coco")]


def ask(page: Page, game: str, kind: str) -> None:
    page.evaluate("address => { location.hash = address }", f"#/practice/{game}")
    wait_screen(page, "practice")
    page.select_option('[name="kind"]', kind)
    page.wait_for_selector(".practice [data-tap]")


@pytest.mark.parametrize(("width", "height"), [(1180, 820), (390, 844)])
def test_an_answer_on_the_table_is_met_by_a_finger(booted: Page, width: int, height: int) -> None:
    booted.set_viewport_size({"width": width, "height": height})
    for game, kind in ON_THE_TABLE:
        ask(booted, game, kind)
        booted.locator("#felt [data-tap]").first.click()
        if booted.locator('[data-do="confirm"]').count():
            booted.click('[data-do="confirm"]')
        booted.wait_for_selector(".foot.answered .verdict")
        booted.click('[data-do="next"]')
        booted.wait_for_selector(".foot:not(.answered) [data-prompt]")


@pytest.mark.parametrize(("width", "height"), [(1180, 820), (390, 844), (844, 390)])
def test_what_a_card_does_is_told_beside_the_question(
    booted: Page, width: int, height: int
) -> None:
    booted.set_viewport_size({"width": width, "height": height})
    ask(booted, "santyanno", "coco")
    assert "the same corner" in booted.inner_text(".side-panel")


def test_the_exercise_of_the_day_is_kept_over_a_reload(booted: Page) -> None:
    booted.evaluate("location.hash = '#/practice/santyanno/daily'")
    wait_screen(booted, "practice")
    booted.locator("#felt [data-tap]").first.click()
    booted.wait_for_selector(".verdict")
    booted.reload()
    booted.evaluate("location.hash = '#/practice'")
    booted.wait_for_selector('[data-practice="santyanno"] >> text=Today’s exercise, done')
