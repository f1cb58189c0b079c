"""axe-core over every kind of screen and table, in both themes; the first pages are sound HTML."""

from __future__ import annotations

import subprocess
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
# What axe finds, told with where. In the dark only colours can differ. Of a drawing axe joins all
# words and numbers to one visible text, in the order they are drawn: there a test of ours holds
# every word that is written on a thing to the thing's name, and axe is not asked.
FOUND = """async (dark) => {
  const options = { resultTypes: ["violations"] };
  if (dark) options.runOnly = ["color-contrast"];
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) => nodes
    .filter(({ html }) => id !== "label-content-name-mismatch" || !/^<(g|svg|path)\\b/.test(html))
    .map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}"""


def violations(page: Page, theme: str) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FOUND, theme == "dark")
    return found


@pytest.mark.parametrize("sheet", ["plain", *games()])
def test_nothing_is_in_anybodys_way(booted: Page, sheet: str) -> None:
    names = PLAIN if sheet == "plain" else tuple(name.format(sheet) for name in OF_A_GAME)
    wrong: list[str] = []
    for name in names:
        SHOTS[name].reach(booted)
        settle(booted)
        for theme in THEMES:
            booted.emulate_media(color_scheme=theme)
            wrong += [f"{name} {theme} {one}" for one in violations(booted, theme)]
    booted.emulate_media(color_scheme=None)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ["index.html", "404.html"])
def test_the_first_page_is_sound_html(built: Path, name: str) -> None:
    done = subprocess.run(
        [node(), VALIDATOR, "--config", WEB / "htmlvalidate.json", built / name],
        capture_output=True,
        text=True,
        check=False,
        cwd=WEB,
    )
    assert done.returncode == 0, done.stdout + done.stderr
