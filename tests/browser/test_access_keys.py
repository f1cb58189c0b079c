"""By keyboard alone: how many keys an action takes, and matches to their end."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Page

from engine import Match, games
from engine.game import Action
from tests.browser.santyanno import H, a_match, put, truths, wait_race
from tests.browser.table import hurry, lay, saved, saved_text, screen, tokens, wait_screen
from tests.matches.test_matches import RECORDINGS
from tests.shots.positions import played

LONG = os.environ.get("ANNORAMA_LONG") == "1"
COUNTED = 100 if LONG else 40
"""Actions by chance in every game."""
COUNTER = Path(__file__).with_name("keys_counted.js").read_text(encoding="utf-8")
QUICK = {"motion": "off", "pace": "quick", "sound": False}
TURN_GAMES = [game for game in games() if game != "santyanno"]


def quickly(page: Page) -> None:
    page.evaluate("s => localStorage.setItem('annorama/settings', s)", json.dumps(QUICK))
    page.evaluate(COUNTER)


@pytest.mark.parametrize("game", TURN_GAMES)
def test_every_action_is_a_few_keys_away(booted: Page, game: str) -> None:
    """Positions of a match of three, and in each an action by chance."""
    quickly(booted)
    lay(booted, played(game, 3, 4))
    counts = booted.evaluate("async (actions) => await countKeys(actions, 7)", COUNTED)
    assert len(counts) == COUNTED
    assert median(counts) <= 12 and max(counts) <= 25, sorted(counts)


def press_way(page: Page, selector: str) -> None:
    """Come to a thing by keys, and choose it."""
    way = page.evaluate("selector => keysTo(selector)", selector)
    assert way is not None, f"no keys lead to {selector}"
    for key in [*way, "Enter"]:
        page.keyboard.press(key)


def uncover(page: Page) -> None:
    hurry(page)
    if screen(page) == "handover":
        page.keyboard.press("c")
        wait_screen(page, "table")
        hurry(page)


def act(page: Page, match: Match, action: Action, seat: int) -> None:
    """Do it by keys; `match` goes along, so that nothing is played over and over."""
    before = match.length
    for token in tokens(match, action, seat):
        if not page.locator(f'[data-tap="{token}"][aria-pressed="true"]').count():
            press_way(page, f'[data-tap="{token}"]')
    if len(kept_log(page)) == before:
        page.keyboard.press("c")
    match.play(action, seat)
    assert kept_log(page)[before:] == json.loads(json.dumps([(seat, action)]))


def kept_log(page: Page) -> list[object]:
    log: list[object] = json.loads(saved_text(page))["log"]
    return log


WHOLE = {
    "anno/tie-of-all": 17,
    "annaotto/two-players": 27 if LONG else 8,
    "anno1503/3-gold-outposts-agreements": 276 if LONG else 8,
    "drift/three-coins-placed": 185 if LONG else 8,
}
"""Recorded matches, and how many of their last actions are played: in the long run all of them."""


@pytest.mark.parametrize("name", WHOLE)
def test_a_match_is_played_to_its_end_by_keys(booted: Page, name: str) -> None:
    quickly(booted)
    (path,) = [one for one in RECORDINGS if f"{one.parent.name}/{one.stem}" == name]
    whole = Match.load(path.read_text(encoding="utf-8"))
    begun = Match(whole.game, whole.players, whole.seed, whole.options, now=1)
    faced = sorted(entry for entry in whole.log if entry[1][0] == "face")  # by hand-over
    log = [*faced, *whole.log[len(faced) :]]
    begin = whole.length - WHOLE[name]
    for seat, action in log[:begin]:
        begun.play(action, seat)
    lay(booted, begun)
    for seat, action in log[begin:]:
        uncover(booted)
        act(booted, begun, action, seat)
    hurry(booted)
    wait_screen(booted, "result")
    assert saved(booted).state.standings == whole.state.standings


def race(page: Page, number: int) -> None:
    """A round: cast off, everybody boards a ship, the show is passed over, the loot is shared."""
    hurry(page)
    page.wait_for_selector('[data-tap="cast_off"]')
    press_way(page, '[data-tap="cast_off"]')
    wait_race(page)
    found = truths(saved(page))
    for seat, ship in enumerate(found):
        press_way(page, f'[data-press="{seat}:{ship}"]')
    page.wait_for_selector('[data-phase="resolve"]')
    at = saved(page).state.dump()
    assert at["round"] == number and [ship for ship, _ in at["boarded"]] == found
    page.wait_for_selector('[data-do="show-end"]')
    press_way(page, '[data-do="show-end"]')
    page.wait_for_selector('[data-tap="split"]')
    press_way(page, '[data-tap="split"]')


def test_santy_annos_rounds_are_raced_by_keys(booted: Page) -> None:
    """Three people at one keyboard, without a countdown; in the long run all five rounds."""
    quickly(booted)
    past = 0 if LONG else 4
    put(booted, a_match([H, H, H], rounds=past, countdown=False))
    for number in range(past + 1, 6):
        race(booted, number)
    booted.wait_for_selector('[data-honour="captain"]')
    booted.keyboard.press("c")
    wait_screen(booted, "result")
    assert saved(booted).over


def ways(page: Page, count: int, seed: int) -> list[int]:
    counts: list[int] = page.evaluate("([n, seed]) => countWays(n, seed)", [count, seed])
    return counts


def raced(page: Page, people: int) -> Iterator[list[int]]:
    """Some ways in every position of a round, from its muster to its show."""
    each = 3 if LONG else 7
    yield ways(page, each, people)
    press_way(page, '[data-tap="cast_off"]')
    wait_race(page)
    for seat, ship in enumerate(truths(saved(page))):
        yield ways(page, each, people + seat)
        press_way(page, f'[data-press="{seat}:{ship}"]')
    page.wait_for_selector('[data-do="show-end"]')
    yield ways(page, each, people)


def test_every_ship_is_a_few_keys_away(booted: Page) -> None:
    """Before, in and after races of few and many, from anywhere to any action.

    Whoever has boarded makes another position: in the long run there are over a hundred.
    """
    quickly(booted)
    counts: list[int] = []
    positions = 0
    for people, past in (
        [(n, r) for n in range(3, 9) for r in (0, 2, 4)] if LONG else [(3, 0), (8, 2)]
    ):
        put(booted, a_match([H] * people, rounds=past, countdown=False))
        for found in raced(booted, people):
            counts += found
            positions += 1
    assert positions >= (100 if LONG else 15) and len(counts) >= 100
    assert median(counts) <= 12 and max(counts) <= 25, sorted(counts)
