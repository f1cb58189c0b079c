"""A person at the table: sets a match up and plays it by taps alone.

The test knows the engine and the drawing's tokens, so it can say what a person would tap for an
action; what the page makes of the taps is read back from its save.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping
from itertools import chain, repeat
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page

from app.browser.packing import unpacked
from app.browser.store import ARCHIVE, MATCHES
from app.match.session import Session
from engine import Match
from engine.game import Action

Policy = Callable[[Match, list[Action]], Action]
# ANNORAMA_LONG=1 plays whole matches by taps alone, others so many actions at the begin and end.
LONG = os.environ.get("ANNORAMA_LONG") == "1"
BY_TAPS = 15


def screen(page: Page) -> str:
    return str(page.get_attribute("[data-screen]", "data-screen"))


def wait_screen(page: Page, *names: str) -> None:
    wanted = ",".join(f'[data-screen="{name}"]' for name in names)
    page.wait_for_selector(wanted)


def set_up(
    page: Page,
    game: str,
    names: Iterable[str],
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    kinds: Iterable[str] = (),
) -> str:
    """From the lobby to a started match, through the set-up screen; the match's name."""
    names = list(names)
    page.evaluate(f"location.hash = '#/new/{game}'")
    wait_screen(page, "new")
    while page.locator("[data-seat]").count() < len(names):
        page.click('[data-do="add"]')
    while page.locator("[data-seat]").count() > len(names):
        page.click('[data-do="remove"] >> nth=-1')
    for seat, name in enumerate(names):
        page.fill(f'[data-seat="{seat}"] [name="name"]', name)
    for seat, kind in zip(range(len(names)), chain(kinds, repeat("human")), strict=False):
        page.select_option(f'[data-seat="{seat}"] [name="kind"]', kind)
    whole = page.locator('[data-do="length"]:last-child')
    for number in range(whole.count()):
        whole.nth(number).click()
    for name, value in (options or {}).items():
        field = page.locator(f'[name="option-{name}"]')
        if isinstance(value, bool):
            field.set_checked(value)
        else:
            field.select_option(str(value))
    page.click("summary")
    page.fill('[name="seed"]', str(seed))
    page.click('[data-do="start"]')
    wait_screen(page, "handover", "table")
    return match_id(page)


def match_id(page: Page) -> str:
    return str(page.evaluate("location.hash")).rsplit("/", 1)[-1]


KEPT = """places => places.map(
  (place) => localStorage.getItem(place + location.hash.split('/').at(-1)))"""


def saved_text(page: Page) -> str:
    """The save as it is kept: a finished match may have been packed meanwhile."""
    plain, packed = page.evaluate(KEPT, [MATCHES, ARCHIVE])
    return unpacked(packed) if plain is None and packed else str(plain)


def saved(page: Page) -> Match:
    """The match as the page has saved it, opened by the engine here."""
    return Match.load(saved_text(page))


def lay(page: Page, match: Match) -> None:
    """Put a match into the page's store and open it."""
    page.evaluate(
        "save => localStorage.setItem('annorama/match/laid', save)", json.dumps(match.save())
    )
    page.evaluate("location.hash = '#/rules/none'; location.hash = '#/play/laid'")
    wait_screen(page, "handover", "table", "result")


def go_on_from(page: Page, match: Match) -> None:
    """Leave the table, and open the match as it is now."""
    page.evaluate("location.hash = '#/'")
    wait_screen(page, "lobby")
    lay(page, match)


def tokens(match: Match, action: Action, seat: int) -> list[str]:
    """What the drawing wants tapped for an action."""
    session = Session("test", match)
    session.viewer = seat
    context = session.context()
    context.view = match.state.view(seat)
    return sorted(session.table.taps.tokens(context, action))


def uncover(page: Page) -> None:
    """Take the tablet, if it is being handed over; let nothing that happened hold it up."""
    hurry(page)
    if screen(page) == "handover":
        page.click('[data-do="ready"]')
        wait_screen(page, "table")
        hurry(page)


def hurry(page: Page) -> None:
    """End what is shown for a moment, as a person does: a new card, the count at the end."""
    while page.locator("[data-moment]").count():
        page.keyboard.press("Escape")


TOUCHED: WeakKeyDictionary[Page, bool] = WeakKeyDictionary()
"""Whether a page has a touch screen; asked once, because every question takes its time."""


def tap(page: Page, token: str) -> None:
    """Tap a token; of several elements that stand for it the last is on top."""
    target = page.locator(f'[data-tap="{token}"]').last
    if page not in TOUCHED:
        TOUCHED[page] = page.evaluate("navigator.maxTouchPoints > 0")
    if TOUCHED[page]:
        target.tap()
    else:
        target.click()


def act(page: Page, match: Match, action: Action, seat: int) -> Match:
    """Tap those of an action's tokens that are not chosen yet; Confirm where it waits for that.

    The match as it was saved then.
    """
    before = match.length
    for token in tokens(match, action, seat):
        if not page.locator(f'[data-tap="{token}"][aria-pressed="true"]').count():
            tap(page, token)
    after = saved(page)
    if after.length == before:
        page.click('[data-do="confirm"]')
        after = saved(page)
    assert after.log[before:] == [(seat, action)]
    return after


def nearly_played(match: Match, policy: Policy) -> Match:
    """The same match, played on until so many actions are left as are played by taps."""
    whole = Match.load(match.save())
    while not whole.over:
        seat = whole.state.actors[0]
        whole.play(policy(whole, whole.state.legal(seat)), seat)
    return whole.until(max(0, whole.length - BY_TAPS))


def play_out(page: Page, policy: Policy, most: int = 3000) -> Match:
    """Play until the match is over, by taps; but for LONG its middle is played beside the page."""
    match = saved(page)
    for number in range(most):
        uncover(page)
        if number == BY_TAPS and not LONG:
            before_its_end = nearly_played(match, policy)
            if before_its_end.length > match.length:
                match = before_its_end
                go_on_from(page, match)
                continue
        if match.over:
            # The last action had a moment of its own.
            wait_screen(page, "result")
            return match
        seat = match.state.actors[0]
        match = act(page, match, policy(match, match.state.legal(seat)), seat)
    raise AssertionError("the match did not end")
