"""What a system asks of colours, motion and the size of words, as the browser comes to paint it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from engine import games
from tests.browser.table import lay, uncover, wait_screen
from tests.browser.wishes import set_to, wished
from tests.shots.positions import played


@pytest.fixture
def seen(booted: Page) -> Iterator[Page]:
    yield booted
    booted.emulate_media(forced_colors="none", contrast="no-preference", reduced_motion=None)
    booted.evaluate("document.documentElement.style.removeProperty('font-size')")


def style(page: Page, selector: str, name: str, pseudo: str = "") -> str:
    return str(
        page.evaluate(
            """([selector, name, pseudo]) => getComputedStyle(
                document.querySelector(selector), pseudo || null).getPropertyValue(name)""",
            [selector, name, pseudo],
        )
    )


def settings(page: Page) -> None:
    page.evaluate("location.hash = '#/settings'")
    wait_screen(page, "settings")


def test_in_forced_colours_switches_and_buttons_show_their_state(seen: Page) -> None:
    set_to(seen, left_handed=False)
    seen.emulate_media(forced_colors="active")
    assert style(seen, ".switch", "appearance") == "auto", "drawn by the system, with its tick"
    assert style(seen, ".switch", "display", "::after") == "none", "and no knob of ours over it"
    lay(seen, played("anno", 3, 12))
    uncover(seen)
    assert style(seen, ".table > .foot", "border-top-style") == "solid"
    assert style(seen, '[data-do="undo"]:disabled, .button:disabled', "opacity") == "1"
    seen.click('[data-do="info"]')
    width = style(seen, '.button[aria-pressed="true"]', "border-top-width")
    assert width == "3px", "a thick edge says that it is on"
    seen.click('[data-do="info"]')
    for game in games():
        lay(seen, played(game, 3, 12))
        uncover(seen)
        drawn = style(seen, "#felt", "forced-color-adjust")
        assert drawn == "none", "cards keep their own colours, and with them their edges"
    seen.click('[data-do="menu"]')
    assert style(seen, "dialog .side, dialog .dialog", "border-top-style") == "solid"


def test_more_contrast_is_given_where_it_is_asked_for(seen: Page) -> None:
    settings(seen)
    usual = (style(seen, "small", "color"), style(seen, ".row + .row", "border-top-color"))
    seen.emulate_media(contrast="more")
    more = (style(seen, "small", "color"), style(seen, ".row + .row", "border-top-color"))
    assert more[0] != usual[0] and more[0] == style(seen, "body", "color"), "soft words are ink"
    assert more[1] != usual[1]


def test_where_a_coin_can_be_placed_has_a_border(seen: Page) -> None:
    """A tint alone is seen by few."""
    lay(seen, played("drift", 3, 0))
    uncover(seen)
    assert style(seen, ".drift.place .space.can", "stroke") != "none"


def test_without_motion_nothing_moves(seen: Page) -> None:
    seen.emulate_media(reduced_motion="reduce")
    moving = """() => document.getAnimations().filter(({ playState }) => playState === "running")
        .map(({ effect }) => effect.target.className.baseVal ?? effect.target.className)"""
    for game in games():
        lay(seen, played(game, 3, 12))
        uncover(seen)
        offered = seen.locator('#felt [data-tap][aria-pressed="false"]')
        if offered.count() and game != "santyanno":
            offered.first.focus()
            seen.keyboard.press("Enter")
        assert seen.evaluate(moving) == [], game


def widths(page: Page, *selectors: str) -> list[float]:
    found = []
    for selector in selectors:
        box = page.locator(selector).first.bounding_box()
        assert box, selector
        found.append(box["width"])
    return found


SIGNS = ('[data-do="menu"] svg', '[data-do="undo"] svg', ".turn .sign")


def test_signs_grow_with_the_words(seen: Page) -> None:
    """With the browser's size of words, and with ours."""
    lay(seen, played("anno", 3, 12))
    uncover(seen)
    usual = widths(seen, *SIGNS)
    seen.evaluate("document.documentElement.style.setProperty('font-size', '200%', 'important')")
    double = widths(seen, *SIGNS)
    assert all(abs(two - 2 * one) < 1 for one, two in zip(usual, double, strict=True))
    seen.evaluate("document.documentElement.style.removeProperty('font-size')")
    with wished(seen, text="huge"):
        lay(seen, played("anno", 3, 12))
        uncover(seen)
        huge = widths(seen, *SIGNS)
    assert all(abs(large - 1.4 * one) < 1 for one, large in zip(usual, huge, strict=True))
