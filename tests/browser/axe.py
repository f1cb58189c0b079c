"""axe-core over every kind of screen and table, in both themes: which, and what it finds there."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import Literal

from playwright.sync_api import Page

from builder.tools import WEB
from engine import games
from tests.shots.scenes import Shot, all_shots

AXE = WEB / "node_modules/axe-core/axe.min.js"
SHOTS: dict[str, Shot] = {shot.path: shot for shot in all_shots()}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
PLAIN = ("lobby-first", "lobby-with-matches", "others-settings", "others-about", "others-practice")
OF_A_GAME = ("new-{}", "{}-match-many", "{}-over-words", "{}-end-result-many")
MORE = (
    "rules-{}",
    "{}-over-handover",
    "{}-over-news",
    "{}-end-replay",
    "{}-over-menu",
    "{}-over-large",
    "{}-over-refusal",
    "{}-over-rules",
    "{}-over-players",
    "{}-end-last-table",
    "{}-chosen",
    "{}-practice-answered",
    "{}-over-log",
    "{}-over-hint",
    "{}-over-try",
    "new-{}-many",
    "{}-match-few",
    "{}-end-replay-open",
)
"""Kinds of screens that are much the same for all games: each is looked at in one of them, and
in the long run in all.
"""
REVIEW = ("{}-end-review", "{}-end-review-moment")
REVIEWED = "drift"
"""The game whose match is looked at again on every run: thinking about it takes long."""
OF_ITS_OWN = {
    "anno": ("anno-phase-place", "anno-own-year-moment"),
    "annaotto": ("annaotto-phase-annaotto", "annaotto-phase-slap"),
    "anno1503": ("anno1503-own-fire-lost-3", "anno1503-own-ships-2", "anno1503-own-pioneer-2"),
    "santyanno": ("santyanno-race-of-3", "santyanno-captain-of-3"),
}
"""Moments, and what no match comes to at the same step."""
HALVES = (list(games())[1::2], list(games())[::2])
"""The games by file: what is in one file is run by one process."""
LONG = os.environ.get("ANNORAMA_LONG") == "1"
# What axe finds, told with where. In the dark only colours can differ. What drawings are made of
# is defined once, for all games, and never shown where it lies: axe need not walk through it.
FOUND = """async (dark) => {
  const options = { resultTypes: ["violations"] };
  if (dark) options.runOnly = ["color-contrast"];
  const defined = [...document.querySelectorAll("symbol")].map((one) => [one, [...one.childNodes]]);
  for (const [symbol] of defined) symbol.replaceChildren();
  const { violations } = await axe.run(document, options).finally(() => {
    for (const [symbol, parts] of defined) symbol.replaceChildren(...parts);
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}"""

# What still fades in would have too little contrast for the moment.
STILL = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise(requestAnimationFrame);
  const moves = ({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime < 3000;
  for (let frames = 0; frames < 3; frames++) await frame();
  while (document.getAnimations().some(moves)) await frame();
}"""


def violations(page: Page, theme: str) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FOUND, theme == "dark")
    return found


def screens_of(game: str) -> Iterator[str]:
    """Those that every game has of its own, and its share of all the others."""
    place, count = list(games()).index(game), len(games())
    more = [name for number, name in enumerate(MORE) if LONG or number % count == place]
    reviews = REVIEW if LONG or game == REVIEWED else ()
    yield from (name.format(game) for name in (*OF_A_GAME, *more, *reviews))
    yield next(name for name in SHOTS if name.startswith(f"{game}-learn-"))
    yield from OF_ITS_OWN.get(game, ())


def assert_clean(page: Page, names: Iterable[str]) -> None:
    """Nothing is in anybody's way on any of these screens."""
    wrong: list[str] = []
    for name in names:
        SHOTS[name].reach(page)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.evaluate(STILL)
            wrong += [f"{name} {theme} {one}" for one in violations(page, theme)]
    page.emulate_media(color_scheme=None)
    assert not wrong, "\n".join(wrong)
