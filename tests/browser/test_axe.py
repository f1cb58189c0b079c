"""axe-core over plain screens and every other game; the first pages are sound HTML."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page

from builder.tools import WEB, node
from engine import games
from tests.browser import axe

VALIDATOR = WEB / "node_modules/html-validate/bin/html-validate.mjs"


def test_nothing_is_in_anybodys_way(booted: Page) -> None:
    axe.assert_clean(booted, axe.PLAIN)


@pytest.mark.parametrize("game", axe.HALVES[0])
def test_nothing_of_a_game_is_in_anybodys_way(booted: Page, game: str) -> None:
    axe.assert_clean(booted, axe.screens_of(game))


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


def test_drawings_of_the_rules_have_what_svg_knows(built: Path) -> None:
    """Which html-validate does not look for: no `translate`, no plus in a name."""
    for game in games():
        page = (built / f"rules/{game}.html").read_text(encoding="utf-8")
        assert re.findall(r"<text[^>]* translate=|<symbol[^>]* id=\"[^\"]*[+]", page) == []
        assert "<symbol" in page
