"""ANNO by a finger: the count, points, copies, answers, what one may know, the year.

What each of them is in every case stands in `tests/app/anno`; here are the fingers.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from app.tables.anno.layout import STRIP
from app.tables.kit.colours import COLOURS
from engine import Match, Player, games
from tests.browser.fingers import drag, middle
from tests.browser.table import lay, saved, tap, uncover, wait_screen
from tests.engine.anno.positions import orientation, position
from tests.shots.anno import full

FULL = {"M04": "Q2 D30 ZTAU SSPR"}


def laid(page: Page, hand: str, community: str = "", mensises: int = 3, **fields: Any) -> None:
    """Anna's turn against a computer player, at a position."""
    options = {"mensises": mensises}
    state = position(hand, community, options=options, **fields)
    players = [Player("Anna", COLOURS[0]), Player("Otto", COLOURS[1], "easy")]
    lay(page, Match(games()["anno"], players, 1, options, position=state.dump()))


def press(page: Page, do: str) -> None:
    page.locator(f'[data-do="{do}"]').last.tap()


def plate(page: Page, seat: int) -> Locator:
    return page.locator(f'[data-thing="plate:{seat}"]')


def toast(page: Page) -> Locator:
    return page.locator(".toast")


def test_A23_the_end_of_a_mensis_is_looked_at_before_the_next_deal(touched: Page) -> None:
    laid(touched, "Q3", board=FULL | {"M07": "D31"})
    tap(touched, "hand:Q3")
    tap(touched, "board:M07")
    press(touched, "confirm")
    count = touched.locator(".counted")
    expect(count).to_be_visible()
    expect(count.locator(".tag.good")).to_have_count(8)
    expect(count.locator(".tag.bad")).to_have_count(3)
    expect(count.locator(".full-sign")).to_have_count(1)
    expect(count.locator("tr.written")).to_contain_text("40")
    expect(count.locator(".title")).to_contain_text("Mensis 1 is over. You have cleared your hand.")
    assert saved(touched).state.dump()["phase"] == "counted"
    tap(touched, "deal")
    assert saved(touched).state.dump()["mensis"] == 2
    expect(plate(touched, 0)).to_contain_text("40")
    touched.evaluate("location.hash = '#/replay/laid/1'")
    expect(touched.locator('[data-screen="replay"] .counted .tag').first).to_be_visible()


def test_A22_points_of_this_mensis_and_in_all_are_on_every_plate(touched: Page) -> None:
    laid(touched, "Q2 M05 D31", board={"M04": "D30"}, sheet=[[[40, 5], [10, 30]]], mensis=2)
    expect(plate(touched, 0)).to_contain_text("35")
    expect(plate(touched, 0)).to_contain_text("−5")
    expect(plate(touched, 1)).to_contain_text("−20")
    expect(plate(touched, 1)).to_contain_text("−15")


@pytest.mark.parametrize(("zone", "phase"), [("hand", "burn"), ("community", "start")])
def test_either_copy_of_a_card_can_be_tapped(touched: Page, zone: str, phase: str) -> None:
    laid(touched, "Q2 D31 Q2", "Q2 SSPR Q2", board={"M04": "D30"}, phase=phase)
    copies = touched.locator(f'[data-tap="{zone}:Q2"]')
    expect(copies).to_have_count(2)
    for number in (1, 0):
        copies.nth(number).tap()
        expect(copies.nth(number)).to_have_attribute("aria-pressed", "true")
        expect(copies.nth(1 - number)).to_have_attribute("aria-pressed", "false")
        if zone == "community":
            copies.nth(number).tap()


def test_a_refusal_names_what_never_fits_before_it_counts(touched: Page) -> None:
    laid(touched, "M05 ZLEO D31 Q1")
    tap(touched, "hand:M05")
    touched.locator('[data-not="hand:ZLEO"]').tap()
    expect(toast(touched)).to_contain_text("Leo")
    expect(toast(touched)).to_contain_text("May")
    expect(toast(touched)).not_to_contain_text("Rule of Two")


def test_the_prompt_says_what_to_do_without_a_month_and_what_happened(touched: Page) -> None:
    laid(touched, "ZLEO D31 Q1")
    prompt = touched.locator("[data-prompt]")
    expect(prompt).to_contain_text("You have no month yet: burn a card")
    tap(touched, "pass")
    expect(prompt).to_contain_text("You matched nothing.")
    touched.locator('[data-not^="community:"]').first.tap()
    expect(toast(touched)).not_to_contain_text("anew")


def test_another_board_opens_large_and_fills_the_screen(touched: Page) -> None:
    laid(touched, "Q2", boards=[[], [{"month": "M02", "cards": ["Q1", "D28", "SWIN", "ZPIS"]}]])
    touched.locator('[data-info="board:1"]').tap(position={"x": 40, "y": 10})
    board = touched.locator(".big-board")
    expect(board).to_be_visible()
    box = board.bounding_box()
    assert box and box["width"] > 700 and box["height"] > 500, box


WHOLE = """() => {
    const wrong = [];
    const place = document.querySelector(".bar .where");
    if (place.textContent !== "Mensis 3 of 12" || place.scrollWidth > place.clientWidth + 1)
        wrong.push(place.textContent);
    for (const other of document.querySelectorAll('[data-info^="board:"]')) {
        const room = other.querySelector(".plot").getBoundingClientRect();
        const around = other.parentElement.parentElement;
        for (const card of around.querySelectorAll(".card[aria-label]")) {
            const strip = card.querySelector(":scope > svg");  // the upper end of a card
            const face = strip ?? card.querySelector(":scope > .ring");
            const { left, right, top, bottom } = face.getBoundingClientRect();
            const foot = strip ? top + (right - left) * STRIP : bottom;
            const inside = left >= room.left - 1 && right <= room.right + 1;
            if (!inside || top < room.top - 1 || foot > room.bottom + 1)
                wrong.push(card.getAttribute("aria-label"));
        }
        if (room.height < 43) wrong.push("too low for a finger");
    }
    return wrong;
}""".replace("STRIP", str(STRIP))
SIZES = [(820, 1180), (390, 844), (844, 390), (1440, 900), (1180, 820)]


@pytest.mark.parametrize("seats", [2, 4])
def test_full_boards_names_points_and_rounds_are_whole_at_every_size(
    touched: Page, seats: int
) -> None:
    """Eight cards under February, seven under June; the last size is the one of all tests."""
    match = full(seats)
    touched.emulate_media(reduced_motion="reduce")
    for width, height in SIZES:
        touched.set_viewport_size({"width": width, "height": height})
        lay(touched, match)
        uncover(touched)
        where = f"{width}×{height}"
        expect(touched.locator('.drawing [data-tap="board:M09"]')).to_be_visible()
        assert touched.evaluate(WHOLE) == [], where
        for seat, gain in list(enumerate(("65", "35", "15", "30")))[:seats]:
            words = plate(touched, seat).locator("xpath=..").text_content() or ""
            assert match.names[seat] in words and gain in words, f"{words} at {where}"
        other = touched.locator(f'[data-info="board:{seats - 1}"]')
        other.tap(position={"x": 40, "y": 10})
        board = touched.locator(".big-board").bounding_box()
        assert board, where
        assert board["width"] > width * 0.8 or board["height"] > height * 0.7, where
        press(touched, "close")
    touched.emulate_media(reduced_motion="no-preference")


def test_A26_what_was_seen_is_a_tap_away(touched: Page) -> None:
    laid(touched, "Q2 M05 D31", "Q1 M01", burned=[[0, "ZLEO"], [1, "Q3"]])
    press(touched, "seen")
    expect(touched.locator(".dialog")).to_contain_text("Still unseen: 10 months")
    press(touched, "close")
    expect(touched.locator(".dialog")).to_have_count(0)


def test_A19_the_new_card_is_shown_to_its_owner_and_marked_at_the_next_turn(touched: Page) -> None:
    state = position("Q2 M05", phase="burn", deck="D30 ZLEO")
    players = [Player("Anna", COLOURS[0]), Player("Otto", COLOURS[1])]
    match = Match(games()["anno"], players, 1, {"mensises": 1}, position=state.dump())
    lay(touched, match)
    uncover(touched)
    tap(touched, "hand:Q2")
    press(touched, "confirm")
    expect(touched.locator(".new-card")).to_be_visible()
    expect(touched.locator("[data-moment]")).to_contain_text("You took Leo.")
    touched.locator("[data-moment]").tap()
    wait_screen(touched, "handover")
    uncover(touched)
    tap(touched, "pass")
    touched.locator('[data-tap^="hand:"]').first.tap()
    press(touched, "confirm")
    uncover(touched)
    expect(touched.locator('[data-info="ZLEO"] .fresh')).to_be_visible()


def test_a_hand_is_sorted_at_will(touched: Page) -> None:
    laid(touched, "ZLEO D31 M05 Q1")
    held = touched.locator('[data-drag="hand"]')
    expect(held.first).to_have_attribute("data-info", "ZLEO")
    press(touched, "sort-hand")
    expect(held.first).to_have_attribute("data-info", "M05")
    press(touched, "sort-hand")
    expect(held.first).to_have_attribute("data-info", "ZLEO")


def year(page: Page, card: str, deck: str) -> None:
    state = orientation(card, deck)
    players = [Player("Mia", COLOURS[0]), Player("Ben", COLOURS[1])]
    options = {"mode": "orientation"}
    lay(page, Match(games()["anno"], players, 1, options, position=state.dump()))


def test_A28_a_wrong_place_says_why_where_the_finger_is_and_a_right_one_is_cheered(
    touched: Page,
) -> None:
    year(touched, "ZLEO", "Q1 CUSP")
    row = touched.locator('[data-tap="place:M02"]').last
    row.tap()
    expect(toast(touched)).to_contain_text("Not quite: February does not show Leo.")
    said, meant = toast(touched).bounding_box(), row.bounding_box()
    assert said and meant
    apart = max(said["y"] - meant["y"] - meant["height"], meant["y"] - said["y"] - said["height"])
    assert apart < 80, "near the finger"
    tap(touched, "place:M08")
    expect(toast(touched)).to_contain_text("Yes! August takes Leo.")
    assert saved(touched).log[-1][1] == ("place", "ZLEO", "M08")


def test_A27_a_card_is_dragged_to_its_month_and_one_child_plays_alone(touched: Page) -> None:
    touched.evaluate("location.hash = '#/new/anno/orientation'")
    wait_screen(touched, "new")
    expect(touched.locator('[name^="option-"]')).to_have_count(0)
    while touched.locator("[data-seat]").count() > 1:
        press(touched, "remove")
    press(touched, "start")
    wait_screen(touched, "table")
    expect(touched.locator('[data-do="confirm"]')).to_have_count(0)
    match = saved(touched)
    right = next(
        action
        for action in match.state.legal()
        if not any(event[0] == "slip" for event, _ in match.state.copy().play(action))
    )
    target = "aside" if right[0] == "aside" else f"place:{right[2]}"
    goal = middle(touched.locator(f'[data-tap="{target}"]').last)
    drag(touched, middle(touched.locator('[data-drag="drawn"]')), goal)
    expect(toast(touched)).to_contain_text("Yes!")
    assert saved(touched).log == [(0, right)]


def test_A29_the_finished_year_is_walked_through(touched: Page) -> None:
    year(touched, "CUSP", "")
    tap(touched, "aside")
    expect(touched.locator("[data-moment]")).to_contain_text("The year is complete!")
    press(touched, "moment")
    wait_screen(touched, "result")
    press(touched, "last")
    touched.locator('[data-do="walk"][data-month="M01"]').tap()
    expect(touched.locator(".dialog")).to_contain_text("Days 1 to 31 of the year.")
