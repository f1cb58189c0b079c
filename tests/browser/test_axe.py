"""axe-core over every kind of screen and table, in both themes; the first pages are sound HTML."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page

from builder.tools import WEB, node
from engine import games
from tests.shots.__main__ import settle
from tests.shots.scenes import Shot, all_shots

AXE = WEB / "node_modules/axe-core/axe.min.js"
VALIDATOR = WEB / "node_modules/html-validate/bin/html-validate.mjs"
SHOTS: dict[str, Shot] = {shot.path: shot for shot in all_shots()}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
PLAIN = ("lobby-first", "lobby-with-matches", "others-settings", "others-about", "others-practice")
OF_A_GAME = (
    "new-{}",
    "rules-{}",
    "{}-match-many",
    "{}-over-log",
    "{}-over-menu",
    "{}-over-words",
    "{}-end-result-many",
    "{}-end-replay",
    "{}-end-review",
)
MORE = (
    "{}-over-handover",
    "{}-over-large",
    "{}-over-news",
    "{}-over-rules",
    "{}-over-players",
    "{}-over-refusal",
    "{}-chosen",
    "{}-practice-answered",
    "{}-end-last-table",
    "{}-end-review-moment",
    "{}-over-hint",
    "{}-over-try",
    "new-{}-many",
    "{}-match-few",
    "{}-end-replay-open",
)
"""Kinds of screens that are much the same for all games: each is looked at in one of them, in the
long run in all.
"""
OF_ITS_OWN = {
    "anno": ("anno-phase-place", "anno-own-year-moment"),
    "annaotto": ("annaotto-phase-annaotto", "annaotto-phase-slap"),
    "anno1503": ("anno1503-own-fire-lost-3", "anno1503-own-ships-2", "anno1503-own-pioneer-2"),
    "santyanno": ("santyanno-race-of-3", "santyanno-captain-of-3"),
}
"""Moments, and what no match comes to at the same step."""
LONG = os.environ.get("ANNORAMA_LONG") == "1"
# What axe finds, told with where. In the dark only colours can differ.
FOUND = """async (dark) => {
  const options = { resultTypes: ["violations"] };
  if (dark) options.runOnly = ["color-contrast"];
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}"""


def violations(page: Page, theme: str) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FOUND, theme == "dark")
    return found


def screens_of(game: str) -> Iterator[str]:
    """Those that every game has of its own, and its share of all the others."""
    place, count = list(games()).index(game), len(games())
    yield from (name.format(game) for name in OF_A_GAME)
    yield next(name for name in SHOTS if name.startswith(f"{game}-learn-"))
    yield from OF_ITS_OWN.get(game, ())
    for number, name in enumerate(MORE):
        if LONG or number % count == place:
            yield name.format(game)


@pytest.mark.parametrize("sheet", ["plain", *games()])
def test_nothing_is_in_anybodys_way(booted: Page, sheet: str) -> None:
    names = PLAIN if sheet == "plain" else screens_of(sheet)
    wrong: list[str] = []
    for name in names:
        SHOTS[name].reach(booted)
        settle(booted)
        for theme in THEMES:
            booted.emulate_media(color_scheme=theme)
            wrong += [f"{name} {theme} {one}" for one in violations(booted, theme)]
    booted.emulate_media(color_scheme=None)
    assert not wrong, "\n".join(wrong)


def test_the_pages_are_sound_html(built: Path) -> None:
    """The first page, the one for what is not there, and the rules."""
    names = ("index.html", "404.html", *(f"rules/{game}.html" for game in games()))
    done = subprocess.run(
        [node(), VALIDATOR, "--config", WEB / "htmlvalidate.json", *(built / n for n in names)],
        capture_output=True,
        text=True,
        check=False,
        cwd=WEB,
    )
    assert done.returncode == 0, done.stdout + done.stderr
