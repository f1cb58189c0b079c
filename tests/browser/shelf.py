"""A full shelf: real matches of all five games, put into a real browser's storage."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from playwright.sync_api import Page

from app.browser import packing
from app.browser.store import ARCHIVE, MATCHES, SUMMARIES
from app.browser.summary import summary_of
from app.match.picture import picture
from engine import Match, Player

RECORDINGS = Path(__file__).parent.parent / "matches"
PEOPLE = ("Anna", "Otto", "Clara", "Emil", "Mia", "Grandfather", "Jonas", "Lotta")
GOES_ON = 0.3
"""The part of the matches that is not over."""
HOUR = 3_600_000

KEEP = """async ([texts, pictures]) => {
  for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
  for (const [name, scene] of Object.entries(pictures)) annorama.journal.keepPicture(name, scene);
  await annorama.journal.pictures(['m000']);
}"""

FILL = """() => {
  for (let size = 1 << 20; size >= 1; size >>= 1)
    try {
      for (let n = 0; ; n += 1) localStorage.setItem(`filler/${size}/${n}`, 'x'.repeat(size));
    } catch {}
}"""
"""To the last character, as the browser counts."""


def matches(count: int, now: int) -> Iterator[tuple[str, Match]]:
    """So many matches with their names: recordings of all games in turn, some broken off."""
    folders = [sorted(folder.glob("*.json")) for folder in sorted(RECORDINGS.iterdir())]
    recorded = itertools.zip_longest(*(itertools.cycle(paths) for paths in folders if paths))
    paths = itertools.chain.from_iterable(recorded)
    for number, path in enumerate(itertools.islice(paths, count)):
        data = json.loads(path.read_text(encoding="utf-8"))
        unfinished = int(number * GOES_ON) < int((number + 1) * GOES_ON)
        match = Match.load(data)
        if unfinished:
            match = _broken_off(match, len(match.log) * (number % 7 + 1) // 9)
        match.players = [
            Player(PEOPLE[(number + seat) % len(PEOPLE)], player.colour, player.kind)
            for seat, player in enumerate(match.players)
        ]
        match.started = match.updated = now - (number * 7 + 1) * HOUR
        yield f"m{number:03}", match


def _broken_off(match: Match, length: int) -> Match:
    begun = Match(match.game, match.players, match.seed, match.options)
    for seat, action in match.log[:length]:
        begun.play(action, seat)
    return begun


def fill(page: Page, kept: Iterable[tuple[str, Match]]) -> None:
    """Keep matches as the page itself keeps them: the finished packed, with words and pictures."""
    texts, pictures = {}, {}
    for name, match in kept:
        text = match.save_text()
        if match.over:
            text = packing.packed(text)
        texts[(ARCHIVE if match.over else MATCHES) + name] = text
        texts[SUMMARIES + name] = summary_of(name, match, len(text)).text()
        pictures[name] = json.dumps(picture(match), separators=(",", ":"))
    page.evaluate(KEEP, [texts, pictures])
