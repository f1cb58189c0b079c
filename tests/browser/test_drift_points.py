"""DRIFT by a finger: taps mean what people mean, marks light up, warnings come before.

What each of them is in every case stands in `tests/app/drift`; here are the fingers.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.drift.rules import Drift
from tests.app.drift.setting import ENEMY, fight, match_of
from tests.app.drift.test_ending_turns import BEFORE_THE_LAST, ON_A_COIN, stranded
from tests.app.drift.test_taps import barred
from tests.browser.table import lay, saved, tap
from tests.engine.drift.positions import player, table


def space(page: Page, name: str) -> Locator:
    return page.locator(f':is([data-tap="space:{name}"], [data-not="space:{name}"])').last


def touch_space(page: Page, name: str) -> None:
    """A finger on a space, wherever on it there is nothing else."""
    box = space(page, name).bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def laid(page: Page, state: Drift) -> None:
    lay(page, match_of(state))
    page.wait_for_selector("#felt svg")


def chosen(page: Page, piece: str) -> None:
    pressed = page.locator(f'[data-tap="piece:{piece}"][aria-pressed="true"]')
    expect(pressed.first).to_be_attached()


def prompt(page: Page) -> Locator:
    return page.locator("[data-prompt]")


def toast(page: Page) -> Locator:
    return page.locator(".toast")


def test_a_tap_on_the_own_space_selects_the_piece(touched: Page) -> None:
    laid(touched, fight())
    touch_space(touched, "B9")
    chosen(touched, "1b")
    assert saved(touched).length == 0


def test_an_empty_space_with_nothing_chosen_says_what_to_do(touched: Page) -> None:
    laid(touched, fight())
    touch_space(touched, "B14")
    expect(toast(touched)).to_contain_text("first tap one of your pieces")
    assert touched.locator('[data-tap][aria-pressed="true"]').count() == 0


def test_a_goal_too_far_says_how_far_and_lights_up(touched: Page) -> None:
    laid(touched, fight())
    tap(touched, "piece:3a")
    touch_space(touched, "B20")
    expect(toast(touched)).to_contain_text("outer land B20 is 5 steps away; this III has 3 points.")
    expect(touched.locator("#felt .lit").first).to_be_attached()


def test_a_goal_within_reach_but_blocked_says_by_what(touched: Page) -> None:
    laid(touched, barred())
    tap(touched, "piece:2a")
    touch_space(touched, "B7")
    expect(toast(touched)).to_contain_text("an enemy on outer land B6 bars the way.")


def test_danger_and_the_way_home_are_told_and_the_wave_explains_itself(touched: Page) -> None:
    laid(touched, table(player(0, {"1a": "B1"}, {"1a": "gold"}), player(3, {"3a": "B4"})))
    expect(touched.locator('#felt [data-piece="0-1a"][data-danger]')).to_be_attached()
    expect(touched.locator("#felt .house")).to_have_count(1)
    tap(touched, "piece:1a")
    expect(prompt(touched)).to_contain_text("Otto’s III can beat it next turn, 3 against 1.")
    touched.locator('[data-info="wave"]').first.click(delay=800)
    expect(touched.locator("body")).to_contain_text("Otto plays last in every round.")
    touched.keyboard.press("Escape")


def test_a_line_of_the_log_lights_what_it_names(touched: Page) -> None:
    laid(touched, fight())
    tap(touched, "piece:3a")
    touch_space(touched, "B0")
    touched.locator('[data-do="log"]').tap()
    touched.locator('[data-do="read"]', has_text="B0").last.tap()
    expect(touched.locator("#felt .lit").first).to_be_attached()


def test_the_coin_under_a_chosen_I_is_picked_up_by_a_tap(touched: Page) -> None:
    laid(touched, table(player(0, {"1a": "B1"}), ENEMY, coins={"B1": ["gold"]}))
    tap(touched, "piece:1a")
    touched.locator('[data-coin][data-tap="take"]').tap()
    assert saved(touched).log == [(0, ("pick", "1a"))]


def test_both_ends_of_a_door_light_up(touched: Page) -> None:
    laid(touched, fight())
    touched.locator('[data-not="door:X1"]').first.tap()
    expect(touched.locator("#felt .lit").nth(1)).to_be_attached()


def test_moving_an_I_first_is_warned_of(touched: Page) -> None:
    laid(touched, fight())
    tap(touched, "piece:1b")
    expect(prompt(touched)).to_contain_text("III")
    expect(prompt(touched)).to_contain_text("no longer")


def test_one_tap_ends_a_turn_that_costs_nothing(touched: Page) -> None:
    laid(touched, fight())
    tap(touched, "end_turn")
    assert saved(touched).log == [(0, ("end_turn",))]


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        (stranded(), "End the turn, and lose the I on your home (D7)?"),
        (ON_A_COIN, "End the turn? I a could still pick up a coin."),
        (BEFORE_THE_LAST, "End the turn? I a could deposit the last coin and win."),
    ],
)
def test_what_it_would_cost_is_asked_before(touched: Page, state: Drift, asked: str) -> None:
    laid(touched, state)
    tap(touched, "end_turn")
    expect(prompt(touched)).to_have_text(asked)
    assert saved(touched).length == 0


def test_D20_the_deposit_that_wins_says_so(touched: Page) -> None:
    laid(touched, BEFORE_THE_LAST)
    tap(touched, "piece:1a")
    expect(prompt(touched)).to_contain_text("you win!")
    expect(touched.locator("[data-screen=table]")).to_contain_text("Deposit gold and win")
