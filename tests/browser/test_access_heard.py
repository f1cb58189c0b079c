"""What those hear who cannot see it: everything once, in order, in regions that were there before.

`heard.js` listens to the page's live regions as a screen reader does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from app.match.session import Session
from engine import Match, games
from tests.browser.santyanno import (
    ALL_UP,
    H,
    a_match,
    button,
    put,
    to_the_loot,
    truths,
    wait_race,
)
from tests.browser.table import hurry, lay, saved, uncover, wait_screen
from tests.browser.test_news import at_annas_turn
from tests.browser.wishes import wished
from tests.shots.positions import played

LISTENER = Path(__file__).with_name("heard.js").read_text(encoding="utf-8")
COUNTER = Path(__file__).with_name("keys_counted.js").read_text(encoding="utf-8")
TURNS = 4
MOST = 12
"""So many times as many actions may one turn of hers have."""
TURN_GAMES = [game for game in games() if game != "santyanno"]


class Heard(NamedTuple):
    kind: str
    words: str


@pytest.fixture
def listener(booted: Page) -> Iterator[Page]:
    if not booted.evaluate("'heardNow' in globalThis"):
        booted.evaluate(LISTENER)
    with wished(booted, motion="off", pace="quick", sound=False):
        yield booted


def heard(page: Page) -> list[Heard]:
    """What was heard since the last time."""
    found = page.evaluate("heardNow().heard")
    return [Heard(one["kind"], one["words"]) for one in found]


def told(match: Match, start: int) -> list[str]:
    """What the log tells Anna after so many actions, sentence by sentence."""
    session = Session("mirror", match)
    steps = range(start + 1, match.length + 1)
    return [words for step in steps for words in session.log.of(step, 0, session.together)]


def annas_turn(page: Page) -> Match:
    """Wait for the computer players; let nothing that happened hold them up."""
    for _ in range(400):
        hurry(page)
        match = saved(page)
        if match.over or 0 in match.state.actors:
            return match
        page.wait_for_timeout(25)
    raise AssertionError("the others do not end their turns")


def settled(page: Page) -> Match:
    """The match, when the page waits for Anna: for a turn, or for somebody who deals."""
    for _ in range(400):
        hurry(page)
        if page.locator("#app [data-tap]").count():
            return saved(page)
        page.wait_for_timeout(25)
    raise AssertionError("the others do not end their turns")


@pytest.mark.parametrize("game", TURN_GAMES)
def test_news_and_prompts_are_heard_once_and_in_order(listener: Page, game: str) -> None:
    """Anna does whatever the table offers, so that every game's own ways come into it."""
    listener.evaluate(COUNTER)
    lay(listener, at_annas_turn(game, 3, 12))
    uncover(listener)
    start = settled(listener).length
    heard(listener)
    for seed in range(MOST):
        assert len(listener.evaluate("([turns, seed]) => countKeys(turns, seed)", [TURNS, seed]))
        match = settled(listener)
        if {seat for seat, _ in match.log[start:]} == {0, 1, 2}:
            break
    else:
        raise AssertionError("the others never played")
    found, lost = listener.evaluate("(({heard, lost}) => [heard, lost])(heardNow())")
    assert [one["words"] for one in found if one["kind"] == "news"] == told(match, start)
    prompts = [one["words"] for one in found if one["kind"] == "prompt"]
    assert prompts and all(one != other for one, other in pairwise(prompts))
    assert prompts[-1] == " ".join(listener.inner_text("[data-prompt]").split())
    assert lost == []


def test_a_round_of_santy_anno_is_heard_once_and_in_order(listener: Page) -> None:
    """It has no strip with news; those who hear its table are told all the same."""
    put(listener, a_match([H, H, H], countdown=False))
    start = saved(listener).length
    heard(listener)
    listener.focus('[data-tap="cast_off"]')
    listener.keyboard.press("Enter")
    wait_race(listener)
    for seat, ship in enumerate(truths(saved(listener))):
        button(listener, seat, ship).press("Enter")
    to_the_loot(listener)
    hurry(listener)
    found, lost = listener.evaluate("(({heard, lost}) => [heard, lost])(heardNow())")
    told_then = told(saved(listener), start)
    assert [one["words"] for one in found if one["kind"] == "news"] == told_then
    assert len(told_then) > 5 and lost == []


def test_in_words_the_cards_of_a_race_are_heard_once(listener: Page) -> None:
    """Whoever boards meanwhile; and the keyboard stays with what can be said, or at the heading."""
    with wished(listener, words=True):
        put(listener, a_match([H, H, H], countdown=False))
        heard(listener)
        listener.locator(".button.saying").first.press("Enter")
        boarding = listener.locator(".button.saying", has_text=re.compile("board", re.I)).first
        boarding.wait_for(timeout=ALL_UP)
        for _ in range(2):
            boarding.press("Enter")
            where = "document.activeElement.matches('[data-now],.saying')"
            assert listener.evaluate(where), "never lost"
        cards = [one.words for one in heard(listener) if one.words.startswith("1: ")]
        assert len(cards) == 1 and "5: " in cards[0]


def test_in_words_news_and_prompts_are_heard_once_and_in_order(listener: Page) -> None:
    lay(listener, at_annas_turn("anno", 3, 12))
    uncover(listener)
    listener.keyboard.press("t")
    listener.wait_for_selector('[data-view="text"]')
    start = annas_turn(listener).length
    heard(listener)
    for _ in range(TURNS):
        annas_turn(listener)
        listener.locator('[data-do="say"]').first.press("Enter")
        if listener.locator('[data-do="confirm"]').count():
            listener.keyboard.press("Enter")
    match = annas_turn(listener)
    found = heard(listener)
    listener.keyboard.press("t")
    assert [one.words for one in found if one.kind == "news"] == told(match, start)
    prompts = [one.words for one in found if one.kind == "prompt"]
    assert prompts and all(one != other for one, other in pairwise(prompts))


@pytest.mark.parametrize("game", ["anno", "annaotto"])
def test_an_answer_has_a_place_before_it_is_said(listener: Page, game: str) -> None:
    """The same words said twice are heard twice."""
    lay(listener, played(game, 3, 12))
    uncover(listener)
    for _ in range(2):
        heard(listener)
        listener.locator("#felt [data-not]").first.click(force=True)
        listener.wait_for_selector(".toast")
        said = " ".join(listener.inner_text(".toast p").split())
        (answer,) = [one.words for one in heard(listener) if one.kind == "toast"]
        assert answer.startswith(said)
        listener.keyboard.press("Escape")


def test_an_answer_over_a_dialog_is_heard_in_it(listener: Page) -> None:
    lay(listener, played("anno", 2, 4))
    uncover(listener)
    listener.click('[data-do="menu"]')
    found = listener.evaluate(
        """() => { const places = [...document.querySelectorAll("dialog [role=status]")];
            return [places.length, places.map((one) => one.textContent).join("")] }"""
    )
    assert found == [1, ""], "there, and empty, before anything is said"


def test_the_verdict_of_an_exercise_is_heard(listener: Page) -> None:
    listener.evaluate("location.hash = '#/practice/anno'")
    wait_screen(listener, "practice")
    listener.wait_for_selector(".practice [data-tap]", timeout=60_000)
    heard(listener)
    listener.locator(".practice [data-tap]").first.click()
    if listener.locator('[data-do="confirm"]').count():
        listener.click('[data-do="confirm"]')
    listener.wait_for_selector(".foot.answered")
    words = " ".join(listener.inner_text(".foot [data-prompt]").split())
    verdict = " ".join(one.words for one in heard(listener) if one.kind == "prompt")
    assert words.split(" ")[0] in verdict and "Setting the table" not in verdict
