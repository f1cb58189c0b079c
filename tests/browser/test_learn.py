"""Lessons with real fingers: what is asked for can be reached, and nothing lies over it.

Each lesson has its turn on the tablet or on the phone; ANNORAMA_LONG=1 has all of them on both.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from app.tables import has_lesson, shown_games
from tests.browser.lessons import walk
from tests.browser.pages import open_app
from tests.shots.look import look

LESSONS = [game for game in shown_games() if has_lesson(game)]
LONG = os.environ.get("ANNORAMA_LONG") == "1"
ON = {"tablet": LESSONS if LONG else LESSONS[::2], "phone": LESSONS if LONG else LESSONS[1::2]}
SIZES = {"tablet": (1180, 820), "phone": (390, 844)}
QUICK = json.dumps({"pace": "quick", "motion": "off", "sound": False})


@pytest.mark.parametrize("size", SIZES)
def test_a_finger_that_follows_the_string_comes_to_the_end_of_every_lesson(
    touch: Callable[[int, int], Page], site: str, size: str
) -> None:
    """All of them in one page: a start costs more than a lesson."""
    page = touch(*SIZES[size])
    page.add_init_script(f"localStorage.setItem('annorama/settings', {QUICK!r})")
    open_app(page, site)
    for game in ON[size]:
        looked: list[str] = []

        def visit(seen: dict[str, Any], looked: list[str] = looked, game: str = game) -> None:
            # The automatic look costs more than the tap: some steps have it.
            looked.append(seen["step"])
            if len(looked) % 10 == 1:
                assert look(page) == [], f"{game}, {seen['step']}"

        steps = walk(page, game, visit)
        assert len(steps) == len(looked) > 15
        page.wait_for_selector('[data-screen="table"]')
