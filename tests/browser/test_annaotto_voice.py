"""ANNAOTTO through the page: shouts at seats, the pile that lays, noticing, slaps that are kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from engine import Match
from tests.app.annaotto.setting import at_the_top, in_phase, reached
from tests.browser.annaotto import open_match, start_slap, wait_played
from tests.browser.table import saved, screen, tap, uncover

ALL = "RD-ALL"
REST = [["KD", "GS"], ["KW", "GC"]]


def against_computers(match: Match) -> Match:
    for seat in range(1, len(match.players)):
        match.reseat(seat, "easy")
    return match


def box(page: Page, selector: str) -> tuple[float, float, float, float]:
    found = page.locator(selector).first.bounding_box()
    assert found, selector
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


@pytest.mark.parametrize("size", [(1180, 820), (390, 844)])
def test_O19_a_shout_stands_at_the_seat_and_goes_by_itself(
    touched_at: Callable[[int, int], Page], size: tuple[int, int]
) -> None:
    page = touched_at(*size)
    open_match(page, at_the_top("RC", [["RD", "BS"], ["KD", "GS"]]))
    uncover(page)
    tap(page, "card:0:0")
    tap(page, "call")
    tap(page, "top")
    page.wait_for_selector(".stage .shout-bubble")
    assert "ANNA!" in str(page.locator(".stage .shout-bubble").text_content())
    left, _top, right, bottom = box(page, "#felt > svg .shout-bubble")
    plate = box(page, '#felt > svg [data-thing="plate:0"]')
    assert left >= 0 and right <= size[0] and bottom <= plate[1] + 30 and plate[1] - bottom < 40
    page.wait_for_selector(".shout-bubble", state="detached")
    assert saved(page).log[-1] == (0, ("lay", 0, "call"))


def test_a_card_is_dragged_onto_the_discard_pile(touched: Page) -> None:
    open_match(touched, at_the_top("RC", [["RD", "BS"], *REST]))
    uncover(touched)
    left, top, right, bottom = box(touched, '[data-tap="card:0:0"]')
    pile = box(touched, '[data-not="top"], [data-tap="top"]')
    client = touched.context.new_cdp_session(touched)
    start = (left + right) / 2, (top + bottom) / 2
    end = (pile[0] + pile[2]) / 2, (pile[1] + pile[3]) / 2
    send = client.send
    send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [_point(*start)]})
    for part in (0.2, 0.6, 1.0):
        x = start[0] + (end[0] - start[0]) * part
        y = start[1] + (end[1] - start[1]) * part
        send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [_point(x, y)]})
    send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert wait_played(touched, 0).log[-1] == (0, ("lay", 0))


def _point(x: float, y: float) -> dict[str, float]:
    return {"x": x, "y": y, "id": 1}


def test_O18_an_ALL_without_a_call_is_paid_with_one_tap_each(booted: Page) -> None:
    open_match(booted, at_the_top("RC", [[ALL, "BS"], *REST]))
    uncover(booted)
    tap(booted, "card:0:0")
    tap(booted, "top")
    assert "You did not call “ALL!”: draw 2." in booted.inner_text("[data-moment]")
    booted.click('[data-do="moment"] >> nth=-1')
    for left in ("2 cards left", "1 card left"):
        assert left in booted.inner_text("[data-prompt]")
        assert booted.locator('#felt use[href="#ao-sign-ALL"]').count()
        tap(booted, "keep:0")
    assert [action for _, action in saved(booted).log] == [("lay", 0), ("keep", 0), ("keep", 0)]


def test_O19_the_next_computer_player_leaves_time_to_catch(booted: Page) -> None:
    """Otto is next, and Anna's second-last card was laid without a call."""
    match = at_the_top("RC", [["RD", "BS"], ["KD", "GS"]])
    for seat in (1, 3):
        match.reseat(seat, "easy")
    match.play(("lay", 0), 0)
    open_match(booted, match)
    button = booted.locator('#felt [data-do="catch"][data-seat="2"]')
    assert "Clara catches Anna" in str(button.get_attribute("aria-label"))
    booted.wait_for_timeout(2_500)
    assert saved(booted).length == match.length
    button.click()
    assert saved(booted).log[match.length] == (2, ("catch", 0))


def test_O18_alone_nobody_speaks_of_everybody_and_a_reload_replays_nothing(booted: Page) -> None:
    match = against_computers(in_phase("slap", 3))
    open_match(booted, match)
    assert "verybody" not in booted.inner_text("#app")
    assert booted.locator(".computer").count() == 2
    start_slap(booted)
    after = wait_played(booted, match.length)
    assert after.log[match.length][1][1][-1] == 0, "Anna's hand never came down"
    booted.reload()
    booted.wait_for_selector('[data-app="ready"] [data-screen]', timeout=60_000)
    assert booted.locator('[data-do="slap-start"]').count() == 0


def test_O20_the_last_card_is_a_moment_and_the_result_counts_cards_and_places(
    booted: Page,
) -> None:
    open_match(booted, at_the_top("RC", [["RD", "BS"]], out=[2, 3]))
    uncover(booted)
    tap(booted, "card:0:0")
    if saved(booted).length == 0:
        tap(booted, "top")
    assert screen(booted) == "table" and "OTTO!" in booted.inner_text(".stage")
    booted.click('[data-do="moment"] >> nth=-1')
    booted.wait_for_selector('[data-screen="result"]')
    told = booted.inner_text('[data-screen="result"]')
    assert "3 cards left" in told and "All cards laid" in told
    assert "−" not in told and "point" not in told


def test_O17_the_hands_are_seen_turned_before_choosing(booted: Page) -> None:
    match = reached(2, lambda at, _: at["phase"] == "annaotto" and not at["out"])
    seat = match.state.actors[0]
    open_match(booted, match)
    uncover(booted)
    own = booted.locator('[data-tap="own"] use[href^="#ao-fold-"]').count()
    assert own == len(match.state.dump()["hands"][seat])
    assert booted.locator('[data-tap="next"] use[href^="#ao-fold-"]').count() == 0
