"""DRIFT's board on every screen: turned, enlarged, and in the room there is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from engine.drift.board import HOMES
from tests.browser import drift
from tests.browser.pages import open_app
from tests.browser.table import act, lay, saved, screen, wait_screen


def test_the_board_turns_to_face_the_player_where_the_setting_asks_for_it(booted: Page) -> None:
    match = drift.new(seats=3, seed=7)
    booted.evaluate("location.hash = '#/settings'")
    wait_screen(booted, "settings")
    booted.locator('[name="turn_board"]').set_checked(True)
    try:
        lay(booted, match)
        booted.wait_for_timeout(350)
        home = HOMES[drift.position(match).homes[match.state.actors[0]] or 0]
        box = booted.locator(f'#felt path[data-info="space:{home}"]').bounding_box()
        board = booted.locator("#felt .spin > use").bounding_box()
        assert box and board
        right = box["x"] + box["width"] / 2 - board["x"] - board["width"] / 2
        down = box["y"] + box["height"] / 2 - board["y"] - board["height"] / 2
        assert abs(right) < 3 and down > 200
    finally:
        booted.evaluate("location.hash = '#/settings'")
        wait_screen(booted, "settings")
        booted.locator('[name="turn_board"]').set_checked(False)


def scale(page: Page) -> float:
    return float(
        page.evaluate(
            "new DOMMatrix(getComputedStyle(document.querySelector('[data-zoom]')).transform).a"
        )
    )


def test_keys_and_the_wheel_enlarge_the_board(booted: Page) -> None:
    lay(booted, drift.new())
    booted.keyboard.press("+")
    assert scale(booted) == pytest.approx(1.5)
    booted.locator('[data-tap="piece:3a"]').last.dispatch_event("click")
    assert booted.locator('[data-tap="piece:3a"][aria-pressed="true"]').count() == 2
    assert scale(booted) == pytest.approx(1.5), "drawing anew leaves it as it is"
    booted.keyboard.press("-")
    assert scale(booted) == 1
    booted.mouse.move(590, 400)
    booted.mouse.wheel(0, -300)
    booted.wait_for_timeout(100)
    assert scale(booted) > 2
    booted.mouse.down()
    booted.mouse.move(500, 330, steps=4)
    booted.mouse.up()
    assert saved(booted).length == 0 and booted.locator(".toast").count() == 0
    booted.click('[data-zoom-by="0"]')
    assert scale(booted) == 1


def test_two_fingers_enlarge_the_board_on_a_phone_until_a_finger_fits(
    touch: Callable[[int, int], Page], site: str
) -> None:
    page = touch(390, 844)
    open_app(page, site)
    match = drift.new()
    lay(page, match)
    cdp = page.context.new_cdp_session(page)

    def fingers(kind: str, *places: tuple[int, int]) -> None:
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(places)]
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", (185, 330))
    fingers("touchStart", (185, 330), (205, 330))
    for step in range(1, 7):
        fingers("touchMove", (185 - 8 * step, 330), (205 + 8 * step, 330))
    fingers("touchEnd")
    assert scale(page) > 3
    assert screen(page) == "table" and page.locator(".dialog, .toast").count() == 0
    page.wait_for_timeout(300)
    sizes = page.evaluate(
        """[...document.querySelectorAll('path.space')].map(e => e.getBoundingClientRect())
        .map(b => Math.min(b.width, b.height))"""
    )
    assert min(sizes) >= 44
    page.locator('[data-zoom-by="0"]').tap()
    assert scale(page) == 1
    state = drift.position(match)
    act(page, match, ("step", "3a", drift.one_step(state, "3a")), state.turn)


SIZES = [(1180, 820), (820, 1180), (390, 844), (844, 390), (1440, 900)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_table_fits_and_nothing_overlaps(booted: Page, width: int, height: int) -> None:
    booted.set_viewport_size({"width": width, "height": height})
    try:
        match = drift.until(drift.picked, seats=6)
        lay(booted, match)
        action = drift.picked(drift.position(match))
        assert action
        booted.locator(f'[data-tray] [data-tap="piece:{action[1]}"]').click()
        booted.wait_for_timeout(50)
        if scale(booted) > 1:
            booted.click('[data-zoom-by="0"]')
        check_room(booted, width, height)
    finally:
        booted.set_viewport_size({"width": 1180, "height": 820})


def check_room(page: Page, width: int, height: int) -> None:
    overflow = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth,"
        " document.documentElement.scrollHeight - innerHeight]"
    )
    assert max(overflow) <= 0
    boxes = page.evaluate(
        """['[data-plate]', '[data-tray]', '.spin > use', '.bar', '.foot']
        .flatMap(s => [...document.querySelectorAll(s)].map(e => [s, e.getBoundingClientRect()]))
        .map(([s, b]) => [s, b.x, b.y, b.right, b.bottom])"""
    )
    assert [box[0] for box in boxes].count("[data-plate]") == 5
    apart(boxes, width, height)
    fingers = page.evaluate(
        """['[data-tray] .ring', '.foot button', '.zoom-knob:not(.when-zoomed)']
        .flatMap(s => [...document.querySelectorAll(s)])
        .map(e => [e.className.baseVal ?? e.dataset.do, e.getBoundingClientRect()])
        .map(([s, b]) => [s, b.x, b.y, b.right, b.bottom])"""
    )
    assert len(fingers) >= 10
    apart(fingers, width, height)
    for name, left, top, right, bottom in fingers:
        assert right - left >= 43.5 and bottom - top >= 43.5, f"{name} is too small for a finger"


def apart(boxes: list[list[float]], width: int, height: int) -> None:
    """All inside the screen, and none over another."""
    for number, (name, left, top, right, bottom) in enumerate(boxes):
        assert left >= -1 and top >= -1 and right <= width + 1 and bottom <= height + 1, name
        for other, x, y, far, low in boxes[number + 1 :]:
            clear = right <= x + 1 or far <= left + 1 or bottom <= y + 1 or low <= top + 1
            assert clear, f"{name} lies over {other}"
