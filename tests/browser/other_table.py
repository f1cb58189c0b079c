"""A person at the table in any browser: `tests.browser.table`, as far as `Other` goes."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from itertools import count
from typing import Any

from engine import Match
from engine.dice import Dice
from engine.game import Action
from tests.browser.others import Other
from tests.browser.table import tokens

READY_SECONDS = 120.0
VISITS = count(1)
SECONDS = 60.0
"""Two browsers beside one another on two busy cores may need them."""
LONG_PRESS = 1900
"""Milliseconds, as `pointer.js` has the longest that can be set, and a little less."""
GRACE = 5.0
"""Seconds in which what such a finger was to do comes, if it comes at all."""
# Where a finger meets the last element that a selector finds, and nothing that lies over it.
PLACE = """(() => {
  const all = [...document.querySelectorAll(%s)].filter((one) => !one.disabled);
  for (const one of all.reverse()) {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
    for (const [down, along] of parts.flatMap((part) => parts.map((other) => [part, other]))) {
      const at = [Math.round(box.x + along * box.width), Math.round(box.y + down * box.height)];
      const met = document.elementFromPoint(...at);
      if (met?.closest('[data-tap],[data-not],[data-do],[data-press]') === one) return at;
    }
  }
  return null;
})()"""
# What should never happen on a page, from now on; and how long the last finger was down. A finger
# that is slow to rise on a busy machine is to mean a tap as long as can be set.
WATCH = """(() => {
  window.wrong = [];
  window.held = 0;
  document.documentElement.dataset.hold = 'longer';
  window.clicked = false;
  const down = () => { window.since = performance.now(); window.clicked = false; };
  addEventListener('click', () => (window.clicked = true), true);
  addEventListener('pointerdown', down, true);
  addEventListener('pointerup', () => (window.held = performance.now() - since), true);
  addEventListener('error', (event) => wrong.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => wrong.push(String(event.reason)));
  const say = console.error;
  console.error = (...words) => { wrong.push(words.join(' ')); say(...words); };
})()"""


def wait_until(true: Callable[[], Any], what: str, seconds: float = SECONDS) -> Any:
    until = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < until, what
        time.sleep(0.05)
    return found


def start(other: Other, address: str) -> None:
    """Open a page anew, and wait until the app has drawn its first screen.

    Firefox may say that it is there while the page before still is; and where only what follows
    the # differs, no browser loads anything.
    """
    other.evaluate("(window.former = true)")
    page, mark, place = address.partition("#")
    other.go(f"{page}?{next(VISITS)}{mark}{place}")
    state = "(window.former ? 'former' : document.documentElement?.dataset.app)"
    wait_until(
        lambda: other.evaluate(state) in ("ready", "failed"), f"{address} not ready", READY_SECONDS
    )
    failure = "document.getElementById('boot-failure')?.textContent"
    assert other.evaluate(state) == "ready", other.evaluate(failure)
    other.evaluate(WATCH)


def nothing_wrong(other: Other) -> None:
    assert other.evaluate("wrong") == []


def screen(other: Other) -> str:
    return str(other.evaluate("document.querySelector('[data-screen]').dataset.screen"))


def wait_screen(other: Other, *names: str) -> None:
    wait_until(lambda: screen(other) in names, f"not {names}")


def touch(other: Other, selector: str) -> None:
    """A finger on the last element of a selector that lies at rest where a finger can meet it.

    The tablet is taken first where it is handed over, and a moment that is told is put away: both
    may come some time after an action. What is shown large after a long press is closed.
    """
    between = '[data-do="ready"], [data-do="moment"], .dialog.large [data-do="close"]'
    wanted, first = PLACE % json.dumps(selector), PLACE % json.dumps(between)

    def rest() -> Any:
        before = other.evaluate(wanted)
        time.sleep(0.05)
        if before and before == other.evaluate(wanted):
            return before
        if way := other.evaluate(first):
            other.point(*way)
        return None

    other.point(*wait_until(rest, f"{selector} cannot be met"))


def lay(other: Other, name: str, match: Match) -> None:
    """Put a match into the page's store and open it."""
    text = json.dumps(match.save_text())
    other.evaluate(f"localStorage.setItem('annorama/match/{name}', {text})")
    other.evaluate(f"void (location.hash = '#/settings', location.hash = '#/play/{name}')")
    wait_screen(other, "handover", "table")


def saved(other: Other, name: str) -> Match:
    return Match.load(other.evaluate(f"localStorage.getItem('annorama/match/{name}')"))


def length(other: Other, name: str) -> int:
    """How many actions are stored; asked often, and so not played."""
    text = other.evaluate(f"localStorage.getItem('annorama/match/{name}')")
    return len(json.loads(text)["log"])


def play_one(other: Other, name: str, dice: Dice) -> None:
    """One action at random, by touches."""
    match = saved(other, name)
    seat = match.state.actors[0]
    action = dice.choice(match.state.legal(seat))
    choose(other, name, match, seat, action)
    assert saved(other, name).log[match.length :] == [(seat, action)]


def choose(other: Other, name: str, match: Match, seat: int, action: Action) -> None:
    """Touch those of an action's tokens that are not chosen yet; Confirm where it waits for it."""
    pressed = "document.querySelector(`%s[aria-pressed=true]`) !== null"
    for token in tokens(match, action, seat):
        selector = f'[data-tap="{token}"]'
        if length(other, name) == match.length and not other.evaluate(pressed % selector):
            tap(other, selector, f"{pressed % selector} || {JUST_PLAYED % (name, match.length)}")
    if length(other, name) == match.length:
        tap(other, '[data-do="confirm"]', JUST_PLAYED % (name, match.length))
    wait_until(lambda: length(other, name) > match.length, f"{action} was not played")


def tap(other: Other, selector: str, done: str) -> None:
    """Touch something, and see that it is done: what can be evaluated there says so.

    On a busy machine the browser may leave the finger down for so long that it makes no click of
    it: then once more.
    """
    for _ in range(5):
        touch(other, selector)
        begun, taken = time.monotonic(), True
        while taken:
            if other.evaluate(done):
                return
            time.sleep(0.05)
            passed = time.monotonic() - begun
            assert passed < SECONDS, f"{selector}: nothing"
            taken = passed < GRACE or other.evaluate(f"clicked && held < {LONG_PRESS}")
    raise AssertionError(f"{selector}: no finger made a click of it")


THERE = "document.querySelector('%s') !== null"
JUST_PLAYED = "JSON.parse(localStorage.getItem('annorama/match/%s')).log.length > %d"


def play_round(other: Other, name: str, dice: Dice) -> None:
    """A round of SANTY ANNO, really raced: everybody presses some ship, then the loot is split."""
    tap(other, '[data-tap="cast_off"]', f"!({THERE % '[data-tap=cast_off]'})")
    clock = THERE % ".santy .clock"  # it starts when the cards have turned up, one by one
    wait_until(lambda: other.evaluate(clock), "no race", READY_SECONDS)
    before = length(other, name)
    seats = len(saved(other, name).players)
    for seat in range(seats):
        touch(other, f'[data-press="{seat}:{1 + dice.below(8)}"]')
        wait_until(lambda seat=seat: length(other, name) > before + seat, f"{seat} is not aboard")  # type: ignore[misc]
    tap(other, '[data-do="show-end"]', THERE % '[data-tap="split"]')
    tap(other, '[data-tap="split"]', JUST_PLAYED % (name, before + seats))
    assert length(other, name) == before + seats + 1


def step_through(other: Other, name: str) -> None:
    """Look at a match again: its beginning, three steps, its end, one back."""
    last = length(other, name)
    other.evaluate(f"void (location.hash = '#/replay/{name}')")
    wait_screen(other, "replay")
    _slide(other, 0)
    for step in (1, 2, 3):
        tap(other, '[data-do="later"]', STEP % step)
    _slide(other, last)
    tap(other, '[data-do="earlier"]', STEP % (last - 1))


def _slide(other: Other, step: int) -> None:
    other.evaluate(
        f"""(() => {{
          const range = document.querySelector('[name=step]');
          range.value = {step};
          range.dispatchEvent(new Event('input', {{ bubbles: true }}));
        }})()"""
    )
    wait_until(lambda: other.evaluate(STEP % step), f"the replay is not at {step}")


STEP = "document.querySelector('[name=step]').value === '%d'"
