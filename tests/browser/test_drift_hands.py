"""DRIFT under real fingers: small things, a board that comes near, and looking ahead."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import dist

import pytest
from playwright.sync_api import Page

from engine.drift.ahead import downstream
from engine.drift.board import ARROWS
from engine.drift.pieces import PIECES
from engine.drift.reach import reach
from engine.drift.rules import Drift
from engine.drift.strikes import Strike, strikes
from tests.browser import drift
from tests.browser.table import lay, saved, tap, wait_screen
from tests.browser.test_drift_screen import scale


def middle(page: Page, selector: str) -> tuple[float, float]:
    x, y = page.evaluate(
        """s => { const b = document.querySelector(s).getBoundingClientRect();
        return [b.x + b.width / 2, b.y + b.height / 2]; }""",
        selector,
    )
    return float(x), float(y)


def chosen(page: Page) -> set[str]:
    found = page.evaluate(
        """[...document.querySelectorAll('[data-tap][aria-pressed="true"]')]
        .map(e => e.dataset.tap)"""
    )
    return set(found)


def becomes(page: Page, tokens: set[str]) -> None:
    """Wait until these are chosen, and nothing else."""
    page.wait_for_function(
        """wanted => JSON.stringify([...new Set([...document.querySelectorAll(
        '[data-tap][aria-pressed="true"]')].map(e => e.dataset.tap))]) === wanted""",
        arg=json.dumps(sorted(tokens)),
    )


def spread_out(state: Drift) -> bool:
    """All pieces of the one on turn stand alone, and can move."""
    mine = [space for space in state.pieces[state.turn].values() if space]
    able = {action[1] for action in state.legal() if action[0] == "step"}
    fresh = state.phase == "play" and not state.done
    return fresh and len(set(mine)) == len(mine) == 6 == len(able)


def test_every_piece_is_44_pixels_to_the_finger_and_the_nearest_is_meant(touched: Page) -> None:
    match = drift.until(spread_out, seats=3)
    lay(touched, match)
    touched.wait_for_timeout(400)
    boxes = touched.evaluate(
        """[...document.querySelectorAll('.piece[data-tap] .grab')]
        .map(e => e.getBoundingClientRect()).map(b => Math.min(b.width, b.height))"""
    )
    assert len(boxes) == 6 and min(boxes) >= 44
    seat = match.state.actors[0]
    centres = {p: middle(touched, f'[data-piece="{seat}-{p}"] .grab') for p in PIECES}
    for x, y in list(centres.values())[::2]:
        for right, down in ((19, 0), (-13, -13)):
            at = x + right, y + down
            expected = min(centres, key=lambda p: dist(at, centres[p]))
            touched.touchscreen.tap(*at)
            becomes(touched, {f"piece:{expected}"})
            touched.touchscreen.tap(*centres[expected])
            becomes(touched, set())


def test_a_phone_brings_the_chosen_piece_and_its_goals_near_by_itself(
    touched_at: Callable[[int, int], Page],
) -> None:
    page = touched_at(390, 844)
    match = drift.new(seats=3)
    state = drift.position(match)
    lay(page, match)
    tray = page.locator("[data-tray]").bounding_box()
    page.locator('[data-tray] [data-tap="piece:3a"]').tap()
    page.wait_for_timeout(400)
    assert scale(page) > 1.3
    assert page.locator("[data-tray]").bounding_box() == tray, "tray and buttons stay"
    frame = page.evaluate("document.querySelector('[data-frame]').dataset.frame")
    left, top, width, height = map(float, frame.split())
    felt = page.locator("#felt").bounding_box()
    assert felt
    goals = reach(state, "3a")
    for space in goals:
        x, y = middle(page, f'[data-grab="space:{space}"]')
        assert left <= x - felt["x"] <= left + width and top <= y - felt["y"] <= top + height
    near = next(space for space, way in goals.items() if len(way) == 1 and space not in ARROWS)
    page.touchscreen.tap(*middle(page, f'[data-grab="space:{near}"]'))
    page.wait_for_selector(f'[data-piece$="-3a"][data-at="{near}"]')
    assert saved(page).log == [(state.turn, ("step", "3a", near))]
    page.locator('[data-tray] [data-tap="piece:3a"]').tap()
    page.wait_for_timeout(400)
    assert chosen(page) == set() and scale(page) == 1, "and goes back when nobody is chosen"


def test_an_enlarged_board_covers_neither_plates_nor_tray(booted: Page) -> None:
    lay(booted, drift.until(spread_out, seats=4))
    booted.keyboard.press("+")
    booted.keyboard.press("+")
    assert scale(booted) > 2
    for name in ("[data-plate]", "[data-tray]"):
        over = booted.evaluate(
            """s => [...document.querySelectorAll(s)].filter(e => {
            const b = e.getBoundingClientRect();
            return !e.contains(document.elementFromPoint(b.x + b.width - 6, b.y + b.height - 4));
            }).length""",
            name,
        )
        assert over == 0, name
    booted.keyboard.press("0")


def test_the_board_is_enlarged_in_a_replay_too(booted: Page) -> None:
    match = drift.until(drift.picked)
    lay(booted, match)
    match_id = booted.evaluate("location.hash.split('/')[2]")
    booted.evaluate("location.hash = location.hash.replace('play', 'replay')")
    wait_screen(booted, "replay")
    booted.locator('[data-zoom-by="1.6"]').click()
    assert scale(booted) == pytest.approx(1.6)
    booted.click('[data-do="later"]')
    assert scale(booted) == pytest.approx(1.6), "going on leaves it as it is"
    booted.locator('[data-zoom-by="0"]').click()
    assert scale(booted) == 1
    booted.evaluate(f"location.hash = '#/play/{match_id}'")
    wait_screen(booted, "table")


def test_the_slider_shows_the_drift_one_to_three_rounds_ahead(booted: Page) -> None:
    match = drift.until(lambda state: any(space in ARROWS for space in state.standing))
    lay(booted, match)
    swept = {space for space in drift.position(match).standing if space in ARROWS}
    slider = booted.locator('[name="ahead"]')
    for rounds in (1, 2, 3, 0):
        slider.fill(str(rounds))
        ghosts = booted.evaluate(
            "[...document.querySelectorAll('[data-ghost]')].map(e => e.dataset.ghost)"
        )
        wanted = {downstream(space, rounds) for space in swept} if rounds else set()
        assert wanted <= set(ghosts) and bool(ghosts) == bool(rounds)
    assert saved(booted).length == match.length
    slider.fill("1")


def test_a_setting_names_every_space(booted: Page) -> None:
    match = drift.new(seats=3)
    lay(booted, match)
    assert booted.locator(".sector-label").count() == 24
    assert booted.locator(".ring-label").all_text_contents() == [*"OABMCENFG"]
    assert booted.locator(".space-label").count() == 0
    booted.evaluate("location.hash = '#/settings'")
    wait_screen(booted, "settings")
    booted.locator('[name="label_spaces"]').set_checked(True)
    try:
        lay(booted, match)
        assert booted.locator(".space-label").count() == 114
    finally:
        booted.evaluate("location.hash = '#/settings'")
        wait_screen(booted, "settings")
        booted.locator('[name="label_spaces"]').set_checked(False)


def walks_and_beats(state: Drift) -> Strike | None:
    """An attack that a piece wins after a walk."""
    if state.phase != "play":
        return None
    able = sorted({action[1] for action in state.legal() if action[0] == "step"})
    found = (
        strike for p in ("3a", "2a", "2b") if p in able for strike in strikes(state, p).values()
    )
    return next(found, None)


def test_an_enemy_further_off_is_walked_to_and_then_asked_about(booted: Page) -> None:
    match = drift.until(walks_and_beats, seats=3)
    strike = walks_and_beats(drift.position(match))
    assert strike
    lay(booted, match)
    tap(booted, f"piece:{strike.piece}")
    tap(booted, f"space:{strike.space}")
    booted.wait_for_function("!document.querySelector('[data-do=confirm]').disabled")
    steps = [("step", strike.piece, space) for space in strike.way]
    assert [action for _, action in saved(booted).log[match.length :]] == steps
    assert f"{sum(strike.total)} against" in booted.inner_text(".prompt")
    booted.click('[data-do="confirm"]')
    last = saved(booted).log[-1]
    assert last == (strike.seat, ("attack", strike.piece, strike.space))
