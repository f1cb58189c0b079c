"""For all hands: the left one, slow and shaky ones, and what the device does for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page

from app.match.session import Session
from engine import Match, games
from engine.game import Action
from tests.browser.pages import TABLET, open_app
from tests.browser.table import hurry, lay, saved, tap, tokens, uncover
from tests.browser.wishes import set_to, wished
from tests.shots.positions import played

HELD = 700
"""Milliseconds: longer than a usual long press, shorter than the longest by far."""
STILL_SAID = 4_500
"""Milliseconds after which a short answer has gone, unless it is to stay."""
# The device, as far as a page asks it for something.
DEVICE = """() => {
  window.asked = { held: 0, kinds: [], buzzes: [] };
  navigator.vibrate = (pattern) => asked.buzzes.push(pattern) > 0;
  navigator.wakeLock.request = async (kind) => {
    asked.kinds.push(kind);
    asked.held += 1;
    const lock = { released: false };
    lock.release = async () => {
      if (!lock.released) asked.held -= 1;
      lock.released = true;
    };
    asked.lock = lock;
    return lock;
  };
}"""


@pytest.fixture
def still(booted: Page) -> Iterator[Page]:
    with wished(booted, motion="off", pace="quick", sound=False):
        yield booted


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).first.bounding_box()
    assert found, selector
    return found


def lay_out(page: Page, match: Match) -> None:
    lay(page, match)
    uncover(page)


@pytest.mark.parametrize("game", games())
def test_the_left_hand_has_everything_on_its_side(still: Page, game: str) -> None:
    """Buttons, the menu, what opens: mirrored on tablet and phone, and as before without it."""
    for left in (True, False):
        with wished(still, left_handed=left):
            lay_out(still, played(game, 3, 12))
            for width, height in ((1180, 820), (390, 844)):
                still.set_viewport_size({"width": width, "height": height})
                still.wait_for_timeout(60)
                assert on_the_left(still, ".bar nav", ".bar .turn") is left, (game, width)
                if width > height:
                    assert on_the_left(still, ".foot .buttons", ".foot .prompt") is left
                still.locator('[data-do="log"]').first.click()
                side = box(still, "dialog .side")
                assert (side["x"] < 1) is left or side["width"] > width - 2
                still.keyboard.press("Escape")
            still.set_viewport_size(TABLET)


def on_the_left(page: Page, one: str, other: str) -> bool:
    return box(page, one)["x"] < box(page, other)["x"]


def test_a_longer_long_press_waits_for_slow_fingers(still: Page) -> None:
    opened = still.locator("dialog .large, dialog.veil .dialog.large")
    for hold, waits in (("normal", False), ("longer", True)):
        with wished(still, hold=hold):
            lay_out(still, played("anno", 2, 4))
            card = box(still, "#felt [data-info]")
            still.mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
            still.mouse.down()
            if waits:
                still.wait_for_timeout(HELD)
                assert opened.count() == 0, "not yet"
            opened.wait_for()
            still.mouse.up()
            still.keyboard.press("Escape")


def reversible(match: Match) -> tuple[int, Action] | None:
    """Something that undo can take back, and is chosen by some taps."""
    seat = match.state.actors[0]
    session = Session("mirror", match)
    session.viewer = seat
    context = session.context()
    for action in match.state.legal(seat):
        chosen = session.table.taps.tokens(context, action)
        others = [
            other
            for other in match.state.legal(seat)
            if other != action and set(chosen) <= set(session.table.taps.tokens(context, other))
        ]
        if (
            context.reversible(action)
            and not others
            and not session.table.taps.warning(context, action)
        ):
            return seat, action
    return None


@pytest.mark.parametrize("game", [game for game in games() if game != "santyanno"])
def test_everything_waits_for_confirm_or_nothing_does(still: Page, game: str) -> None:
    match = played(game, 3, 12)
    while (found := reversible(match)) is None:
        match = played(game, 3, match.length + 1)
    seat, action = found
    for confirm, goes in (("always", False), ("never", True)):
        with wished(still, confirm=confirm):
            lay_out(still, match)
            for token in tokens(match, action, seat):
                if not still.locator(f'[data-tap="{token}"][aria-pressed="true"]').count():
                    tap(still, token)
            hurry(still)
            assert (saved(still).length > match.length) is goes, (confirm, action)
            if not goes:
                still.click('[data-do="confirm"]')
                assert saved(still).log[match.length :] == [(seat, action)]


def test_an_answer_stays_until_it_is_put_away(still: Page) -> None:
    """By a tap or by Escape; without the setting it goes by itself."""
    lay_out(still, played("anno", 2, 4))
    for stays in (False, True):
        with wished(still, toasts_stay=stays):
            lay_out(still, played("anno", 2, 4))
            say_no(still)
            if not stays:
                still.wait_for_selector(".toast", state="detached")
                continue
            still.wait_for_timeout(STILL_SAID)
            assert still.locator(".toast").count() == 1
            still.locator(".toast p").click()
            assert still.locator(".toast").count() == 0
            say_no(still)
            still.keyboard.press("Escape")
            assert still.locator(".toast").count() == 0


def say_no(page: Page) -> None:
    page.locator("#felt [data-not]").first.click(force=True)
    page.wait_for_selector(".toast")


@pytest.fixture
def device(page: Page, site: str) -> Page:
    open_app(page, site)
    page.evaluate(DEVICE)
    return page


def asked(page: Page, what: str) -> Any:
    page.wait_for_timeout(50)
    return page.evaluate(f"asked.{what}")


def test_the_screen_stays_on_during_a_match_and_no_longer(device: Page) -> None:
    assert asked(device, "kinds") == []
    lay_out(device, played("anno", 2, 4))
    assert (asked(device, "kinds"), asked(device, "held")) == (["screen"], 1)
    device.evaluate("location.hash = '#/'")
    assert asked(device, "held") == 0, "in the lobby it may go dark"
    lay_out(device, played("drift", 2, 4))
    assert asked(device, "held") == 1
    # A browser lets go of it with the page, and is asked again when the page is back.
    device.evaluate("asked.lock.release(); document.dispatchEvent(new Event('visibilitychange'))")
    assert (len(asked(device, "kinds")), asked(device, "held")) == (3, 1)
    set_to(device, awake=False)
    lay_out(device, played("anno", 2, 4))
    assert (len(asked(device, "kinds")), asked(device, "held")) == (3, 0)


def test_the_device_vibrates_only_where_that_is_set(device: Page) -> None:
    lay_out(device, played("anno", 2, 4))
    say_no(device)
    assert asked(device, "buzzes") == [[16, 50, 16]]
    set_to(device, vibration=False)
    lay_out(device, played("anno", 2, 4))
    say_no(device)
    assert asked(device, "buzzes") == [[16, 50, 16]]
