"""What people do at ANNAOTTO's table: prepared matches, hands that come down, catching."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from engine import Match
from engine.game import Action, Data
from tests.browser.table import saved, wait_screen


def open_match(page: Page, match: Match, name: str = "prepared") -> None:
    """Show a match as if it had been saved here."""
    page.evaluate("location.hash = '#/'")
    wait_screen(page, "lobby")
    page.evaluate(
        "([name, text]) => localStorage.setItem(name, text)",
        [f"annorama/match/{name}", json.dumps(match.save())],
    )
    page.evaluate(f"location.hash = '#/play/{name}'")
    wait_screen(page, "handover", "table", "result")


def side_laid(view: Data, action: Action) -> str:
    """The side that an action would put on the pile."""
    match action:
        case ("lay", place, *_):
            return str(view["hands"][view["seat"]][place][0])
        case ("take", owner, place, *_):
            return str(view["hands"][owner][place][1])
        case ("lay_drawn", which, *_):
            return str(view["drawn"][which])
    return ""


def start_slap(page: Page) -> None:
    """Everybody is ready; come back when the bell has rung."""
    page.click('[data-do="slap-start"]')
    page.wait_for_selector(".zone.awake")


def middle(page: Page, seat: int) -> tuple[float, float]:
    """The middle of somebody's zone."""
    box = page.locator(f'[data-press="slap"][data-seat="{seat}"]').bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hands_down(page: Page, *seats: int) -> None:
    """Several fingers touch the screen in the same moment."""
    points = [
        {"x": x, "y": y, "id": n} for n, (x, y) in enumerate(middle(page, seat) for seat in seats)
    ]
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    client.detach()


def wait_played(page: Page, length: int) -> Match:
    """The match, as soon as the page has saved more than so many actions."""
    for _ in range(200):
        match = saved(page)
        if match.length > length:
            return match
        page.wait_for_timeout(25)
    raise AssertionError("nothing was played")


def resize(page: Page, width: int, height: int) -> None:
    """Another screen; come back when the table is laid out for it and nothing moves."""
    page.set_viewport_size({"width": width, "height": height})
    for _ in range(200):
        fits = page.evaluate(
            """() => { const felt = document.getElementById('felt').getBoundingClientRect();
            const drawing = '#felt > svg, #felt > .drawing > svg';
            const drawn = document.querySelector(drawing).viewBox.baseVal;
            return Math.floor(felt.width) === drawn.width
                && Math.floor(felt.height) === drawn.height
                && document.getAnimations().every(a => a.playState !== 'running'); }"""
        )
        if fits:
            return
        page.wait_for_timeout(20)
    raise AssertionError("the table was not laid out anew")
