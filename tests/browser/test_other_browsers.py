"""Firefox and WebKit do what Chromium does: `python build.py test --browsers all`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.tables import shown_games
from app.tables.kit.colours import COLOURS
from builder.server import Site
from engine import Match, Player
from engine.dice import Dice
from engine.game import AnyGame
from tests.browser.copies import change, copy_site
from tests.browser.other_table import (
    lay,
    length,
    nothing_wrong,
    play_one,
    play_round,
    saved,
    screen,
    start,
    step_through,
    touch,
    wait_until,
)
from tests.browser.others import Other, WebKit, firefox, webkit
from tests.browser.test_single import file
from tests.matches.test_matches import RECORDINGS

__all__ = ["file"]
ACTIONS = 40
"""Of each game, half of them after the page was loaded anew."""


@pytest.fixture(params=["firefox", "webkit"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Other]:
    """A browser of its own for every test: what is wrong with one harms no other."""
    if request.param == "webkit":
        with webkit() as started:
            yield started
    else:
        with firefox(tmp_path / "profile") as started:
            yield started


@pytest.fixture(scope="module")
def address(built: Path) -> Iterator[str]:
    with Site(built, path="/some/sub/path/") as server:
        yield server.url


def test_the_one_file_starts_from_the_disk(other: Other, file: str) -> None:
    start(other, file)
    assert other.evaluate("annoramaBoot.way") == "snapshot", other.evaluate("annoramaBoot.doubts")
    assert other.evaluate("document.querySelectorAll('[data-game]').length") > 0


def test_the_one_file_keeps_what_is_stored(other: Other, file: str) -> None:
    start(other, file)
    other.evaluate("localStorage.setItem('annorama/test', 'kept')")
    start(other, file)
    assert other.evaluate("localStorage.getItem('annorama/test')") == "kept"


def test_the_site_starts(other: Other, address: str) -> None:
    start(other, address)
    assert other.evaluate("annoramaBoot.way") == "snapshot", other.evaluate("annoramaBoot.doubts")


def test_the_site_starts_from_bytecode_after_a_doubt(
    other: Other, built: Path, tmp_path: Path
) -> None:
    copied = copy_site(built, tmp_path / "site")
    change(copied, "boot/snapshot.bin", b"damaged")
    with Site(copied) as server:
        start(other, server.url)
        assert other.evaluate("annoramaBoot.way") == "bytecode"


def a_match(game: AnyGame, seed: int) -> Match:
    """Of people alone: of a race as many as can be, for it has but few actions."""
    seats = max(2, game.seats.start) if game.id != "santyanno" else 8
    players = [Player(f"P{seat + 1}", COLOURS[seat]) for seat in range(seats)]
    return Match(game, players, seed, now=1)


def play_to(other: Other, name: str, actions: int) -> None:
    dice = Dice(actions)
    while length(other, name) < actions:
        if name == "santyanno":
            play_round(other, name, dice)
        else:
            play_one(other, name, dice)


@pytest.mark.parametrize("game", shown_games().values(), ids=lambda game: game.id)
def test_a_game_is_played_saved_loaded_anew_and_replayed(
    other: Other, address: str, game: AnyGame
) -> None:
    start(other, address)
    lay(other, game.id, a_match(game, seed=7))
    play_to(other, game.id, ACTIONS // 2)
    before = saved(other, game.id)
    nothing_wrong(other)
    start(other, f"{address}#/play/{game.id}")
    assert saved(other, game.id).log == before.log
    play_to(other, game.id, ACTIONS)
    assert saved(other, game.id).log[: before.length] == before.log
    step_through(other, game.id)
    nothing_wrong(other)


@pytest.mark.parametrize("game", shown_games().values(), ids=lambda game: game.id)
def test_recordings_come_to_the_same_checksums(other: Other, address: str, game: AnyGame) -> None:
    """The page opens each, plays its log and compares; one with a wrong checksum is told apart."""
    start(other, f"{address}#/settings")
    other.evaluate("localStorage.clear()")
    recorded = {path.stem: json.loads(path.read_text("utf-8")) for path in RECORDINGS}
    saves = {name: save for name, save in recorded.items() if save["game"] == game.id}
    wrong = {**next(iter(saves.values())), "checksum": "0123456789abcdef"}
    for name, save in {**saves, "wrong": wrong}.items():
        other.evaluate(store(name, json.dumps(save)))
    other.evaluate("void (location.hash = '#/')")
    wait_until(lambda: screen(other) == "lobby", "no lobby")
    told = wait_until(lambda: summaries(other), "nothing was opened")
    lengths = {name: (len(save["log"]), True) for name, save in saves.items()}
    assert {name: (one["length"], one["over"]) for name, one in told.items()} == lengths
    nothing_wrong(other)


def store(name: str, text: str) -> str:
    return f"localStorage.setItem('annorama/match/{name}', {json.dumps(text)})"


def summaries(other: Other) -> dict[str, dict[str, Any]]:
    """What the page keeps beside the saves that it could open."""
    found = other.evaluate(
        """Object.keys(localStorage).filter((name) => name.startsWith('annorama/summary/'))
          .map((name) => [name.slice(17), localStorage.getItem(name)])"""
    )
    return {name: json.loads(text) for name, text in found}


def test_the_one_file_is_played_from_the_disk(other: Other, file: str) -> None:
    start(other, file)
    lay(other, "drift", a_match(shown_games()["drift"], seed=5))
    play_to(other, "drift", 6)
    nothing_wrong(other)
    start(other, f"{file}#/play/drift")
    play_to(other, "drift", 12)
    nothing_wrong(other)


def test_what_a_browser_lacks_is_done_without(other: Other, address: str) -> None:
    """No Web Locks, no IndexedDB, no screen that stays on, nothing that shakes."""
    start(other, f"{address}#/settings")
    other.evaluate(LACKING)
    lay(other, "drift", a_match(shown_games()["drift"], seed=6))
    play_to(other, "drift", 4)
    assert screen(other) == "table"
    nothing_wrong(other)


def test_who_uses_webkit_is_told_once_that_it_forgets(other: Other, address: str) -> None:
    """After seven days without a visit, unless it is installed; Firefox does not."""
    said = "document.querySelector('[data-do=warned]') !== null"
    start(other, f"{address}#/settings")
    lay(other, "drift", a_match(shown_games()["drift"], seed=6))
    other.evaluate("void (location.hash = '#/')")
    wait_until(lambda: screen(other) == "lobby", "no lobby")
    assert other.evaluate(said) == isinstance(other, WebKit)
    if isinstance(other, WebKit):
        words = other.evaluate("document.querySelector('#app').textContent")
        assert "seven days" in words and "Add to Home Screen" in words
        assert other.evaluate("document.querySelector('[data-do=backup]') !== null")
        touch(other, "[data-do=warned]")
        wait_until(lambda: not other.evaluate(said), "it is still said")
        start(other, address)
        assert not other.evaluate(said)


LACKING = """(() => {
  for (const name of ['locks', 'wakeLock', 'vibrate', 'storage'])
    Object.defineProperty(navigator, name, { value: undefined, configurable: true });
})()"""
