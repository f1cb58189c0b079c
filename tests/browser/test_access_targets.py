"""Nothing that must be tapped is smaller than a finger: 44 × 44 pixels, on tablets and phones.

Measured in the page, by what a tap at a place means (`targets.js`). ANNORAMA_LONG=1 takes twenty
positions a game, every other run a few of them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from engine import Match, games
from tests.browser.annaotto import resize
from tests.browser.santyanno import H, a_match, put, wait_race
from tests.browser.table import hurry, lay, screen, tap, uncover, wait_screen
from tests.matches.test_matches import RECORDINGS
from tests.shots.positions import people
from tests.shots.scenes import Shot, all_shots

MEASURE = Path(__file__).with_name("targets.js").read_text(encoding="utf-8").rstrip(";\n")
FINGER = 44
ROUNDED = 1
"""Pixels that a browser takes or gives where it looks what lies at a place."""
SIZES = ((1180, 820), (820, 1180), (390, 844))
LONG = os.environ.get("ANNORAMA_LONG") == "1"
POSITIONS = 20
EVERY = 1 if LONG else 10
PLAIN = ("lobby-with-matches", "others-settings", "others-about", "others-practice")
OF_A_GAME = ("new-{}-many", "{}-over-log", "{}-over-menu", "{}-over-players", "{}-end-replay")
SHOTS: dict[str, Shot] = {shot.path: shot for shot in all_shots()}


@pytest.fixture
def room(touched: Page) -> Iterator[Page]:
    still = json.dumps({"motion": "off", "pace": "quick", "sound": False})
    touched.evaluate("still => localStorage.setItem('annorama/settings', still)", still)
    yield touched
    width, height = SIZES[0]
    touched.set_viewport_size({"width": width, "height": height})


def sized(page: Page, width: int, height: int) -> None:
    """Another screen, laid out for it."""
    if page.locator("#felt > svg.drawing, #felt > .drawing > svg.layer").count():
        resize(page, width, height)
        return
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(400 if page.locator(".drawing").count() else 60)


def small(page: Page, where: str, sizes: Iterable[tuple[int, int]] = SIZES) -> list[str]:
    """What is too small, on all sizes; the page is left at the last."""
    wrong = []
    for width, height in sizes:
        sized(page, width, height)
        found = page.evaluate(MEASURE, FINGER)
        assert found, "something can always be tapped"
        wrong += [
            f"{where} {width}×{height}: {one['wide']}×{one['high']} {one['name']} ({one['words']})"
            for one in found
            if min(one["wide"], one["high"]) < FINGER - ROUNDED
        ]
    return wrong


@cache
def positions(game: str) -> list[Match]:
    """Twenty of a game: from all recorded matches in turn, from their beginnings to their ends."""
    paths = [path for path in RECORDINGS if path.parent.name == game]
    taken = []
    for number in range(0, POSITIONS, EVERY):
        whole = Match.load(paths[number * 7 % len(paths)].read_text(encoding="utf-8"))
        state = whole.beginning()
        for seat, action in whole.log[: whole.length * (number + 1) // (POSITIONS + 2)]:
            state.play(action, seat)
        begun = people(len(whole.players))
        taken.append(Match(whole.game, begun, whole.seed, whole.options, position=state.dump()))
    return taken


@pytest.mark.parametrize("game", games())
def test_everything_on_a_table_is_large_enough(room: Page, game: str) -> None:
    wrong = []
    for number, match in enumerate(positions(game)):
        lay(room, match)
        uncover(room)
        if screen(room) != "table":
            continue
        wrong += small(room, f"position {number}")
        # And what a first tap brings: goals, cards that go with it, Confirm.
        offered = room.locator('#felt [data-tap][aria-pressed="false"]')
        if offered.count():
            offered.nth(number % offered.count()).focus()
            room.keyboard.press("Enter")
            hurry(room)
            if screen(room) == "table":
                wrong += small(room, f"position {number}, chosen")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("seats", [1, 3] if not LONG else [1, 2, 3, 4, 5, 6, 7, 8])
def test_everything_in_a_race_is_large_enough(room: Page, seats: int) -> None:
    """Every ship of every panel, alone against computer players and around the tablet.

    Around a phone there is no place for more than four: it says so, and the tablet is passed.
    """
    sizes = SIZES if seats <= 4 else SIZES[:2]
    put(room, a_match([H] * seats + ["easy"] * max(0, 3 - seats), countdown=False))
    wrong = small(room, f"muster of {seats}", sizes)
    sized(room, *SIZES[-1])
    assert seats <= 4 or "This screen is small for so many players" in room.inner_text("#felt")
    tap(room, "cast_off")
    wait_race(room)
    wrong += small(room, f"race of {seats}", sizes)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("sheet", ["plain", *(games() if LONG else ["drift"])])
def test_everything_beside_the_tables_is_large_enough(room: Page, sheet: str) -> None:
    names = PLAIN if sheet == "plain" else tuple(name.format(sheet) for name in OF_A_GAME)
    wrong = []
    for name in names:
        SHOTS[name].reach(room)
        wrong += small(room, name)
    assert not wrong, "\n".join(wrong)


def test_what_is_too_small_is_found(room: Page) -> None:
    """The measure itself, by a list that is made too low."""
    room.evaluate("location.hash = '#/settings'")
    wait_screen(room, "settings")
    assert small(room, "settings") == []
    room.evaluate(
        "document.querySelector('[name=theme]').style.cssText = 'height:30px;min-height:0'"
    )
    wrong = small(room, "settings")
    assert len(wrong) == len(SIZES) and all(" SELECT theme" in one for one in wrong)
