"""Fingers and a mouse that drag, as the browser itself hears them."""

from __future__ import annotations

from typing import TypedDict

from playwright.sync_api import Locator, Page

STEPS = 6


class Point(TypedDict):
    x: float
    y: float


def middle(target: Locator, across: float = 0.5, down: float = 0.5) -> Point:
    """A place on something that has come to rest, from its left and from its top."""
    target.evaluate("one => Promise.allSettled(one.getAnimations().map((each) => each.finished))")
    box = target.bounding_box()
    assert box, target
    return {"x": box["x"] + box["width"] * across, "y": box["y"] + box["height"] * down}


def drag(page: Page, start: Point, end: Point, *, drop: bool = True) -> None:
    """By a finger where the screen is touched, else by the mouse."""
    if page.evaluate("navigator.maxTouchPoints > 0"):
        _by_touch(page, start, end, drop)
        return
    page.mouse.move(**start)
    page.mouse.down()
    page.mouse.move(**end, steps=STEPS)
    if drop:
        page.mouse.up()


def _by_touch(page: Page, start: Point, end: Point, drop: bool) -> None:
    device = page.context.new_cdp_session(page)

    def send(kind: str, *points: Point) -> None:
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})

    send("touchStart", start)
    for step in range(1, STEPS + 1):
        way = step / STEPS
        x = start["x"] + (end["x"] - start["x"]) * way
        y = start["y"] + (end["y"] - start["y"]) * way
        send("touchMove", {"x": x, "y": y})
    if drop:
        send("touchEnd")
