"""Recorded matches of ANNO 1503 brought to where something is to be seen, and fingers for them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from engine import Match, Player, games
from engine.anno1503.pieces import TILE_CODES
from engine.game import Action
from tests.browser.table import BY_TAPS, LONG, go_on_from, hurry, tokens, wait_screen

NAMES = ["Anna", "Otto", "Clara", "Emil"]
COLOURS = ["red", "blue", "green", "yellow"]
RECORDED = Path(__file__).parents[1] / "matches" / "anno1503"

Test = Callable[[Match], bool]


def face(tile: str) -> str:
    """A tile's picture, as `drawn` names it."""
    assert tile in TILE_CODES
    return f"tile-{tile.replace(':', '-')}"


def recording(name: str, kinds: list[str] | None = None) -> tuple[Match, list[list[Any]]]:
    """A new match with the seed of a recorded one, and that one's log."""
    data = json.loads((RECORDED / f"{name}.json").read_text(encoding="utf-8"))
    seats = len(data["players"])
    kinds = kinds or ["human"] * seats
    players = [Player(NAMES[i], COLOURS[i], kinds[i]) for i in range(seats)]
    return Match(games()["anno1503"], players, data["seed"], data["options"]), data["log"]


def up_to(name: str, wanted: Test, kinds: list[str] | None = None) -> Match:
    """A recorded match, played to the first position that is wanted."""
    match, log = recording(name, kinds)
    for seat, action in log:
        if wanted(match):
            return match
        match.play(action, seat)
    raise AssertionError("the recording has no such position")


def phase(name: str, after: int = 0) -> Test:
    return lambda match: match.state.dump()["phase"] == name and match.length >= after


def store(page: Page, match: Match, name: str = "set") -> None:
    """Put a match into the page's store."""
    save = json.dumps(match.save())
    page.evaluate(
        "([name, save]) => localStorage.setItem('annorama/match/' + name, save)", [name, save]
    )


def show(page: Page, match: Match, name: str = "set") -> Match:
    """Put a match into the page's store and open it."""
    store(page, match, name)
    page.evaluate(f"location.hash = '#/play/{name}'")
    wait_screen(page, "table")
    return match


TAPS = """
tokens => {
  for (const token of tokens) {
    const wanted = `[data-tap="${CSS.escape(token)}"]`;
    const hit = [...document.querySelectorAll(wanted)].map((element) => {
      const box = (element.querySelector('.ring, .hit') ?? element).getBoundingClientRect();
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
      const top = document.elementFromPoint(at.clientX, at.clientY);
      return top?.closest(wanted) ? [top, at] : null;
    }).find(Boolean);
    if (!hit) return `no finger reaches ${token}`;
    hit[0].dispatchEvent(new MouseEvent('click', { bubbles: true, ...hit[1] }));
  }
  const confirm = document.querySelector('[data-do="confirm"]');
  if (confirm && !confirm.disabled) confirm.click();
  return '';
}
"""


def finger(page: Page, match: Match, action: Action, seat: int) -> None:
    """An action by taps, all in one go: each where a finger would meet what it names."""
    problem = page.evaluate(TAPS, tokens(match, action, seat))
    assert not problem, f"{action}: {problem}"


def follow(page: Page, match: Match, log: list[Any], until: Test = lambda match: False) -> None:
    """Play on as the log says, by taps, until the match is over or as wanted."""
    for seat, action in log:
        hurry(page)
        finger(page, match, tuple(action), seat)
        match.play(action, seat)
        if until(match):
            return


def follow_to_its_end(page: Page, match: Match, log: list[Any]) -> None:
    """By taps to the end; but for LONG the middle is played beside the page."""
    begun, ended = log[:BY_TAPS], log[-2 * BY_TAPS :]
    if LONG or len(log) < 4 * BY_TAPS:
        return follow(page, match, log)
    follow(page, match, begun)
    for seat, action in log[len(begun) : -len(ended)]:
        match.play(action, seat)
    go_on_from(page, match)
    follow(page, match, ended)


def drawn(page: Page) -> list[str]:
    """The pieces on the table, without the tiles that lie at people's piers for all to see."""
    uses = page.evaluate(
        "[...document.querySelectorAll('#felt use')]"
        '.filter(u => !u.closest(\'[data-key^="outpost-"],[data-key^="agreement-"]\'))'
        ".map(u => u.getAttribute('href').slice(7))"
    )
    return list(uses)
