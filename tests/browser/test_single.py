"""The one-file edition, opened from the disk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page

from builder import single
from builder.check import SITE_VARIABLE
from builder.tools import ROOT
from tests.browser.pages import open_app, ready

FETCH = "(path) => fetch(path).then((answer) => answer.json())"


@pytest.fixture(scope="module")
def file(built: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file's address, in a folder where nothing else lies."""
    made = single.build(Path(os.environ.get(SITE_VARIABLE, ROOT / "dist")))
    alone = tmp_path_factory.mktemp("a folder with spaces") / "annorama.html"
    alone.write_bytes(made.read_bytes())
    return alone.as_uri()


def test_it_starts_from_the_snapshot_with_nothing_beside_it(page: Page, file: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_app(page, file)
    assert page.evaluate("annoramaBoot.way") == "snapshot", page.evaluate("annoramaBoot.doubts")
    elsewhere = [url for url in asked if not url.startswith((file, "blob:", "data:"))]
    assert elsewhere == []


def test_it_is_ready_to_be_used_offline(page: Page, file: str) -> None:
    open_app(page, file)
    assert page.evaluate("annoramaBoot.offline") == {"state": "ready", "progress": 1}


def test_it_keeps_what_is_stored_under_its_own_names(page: Page, file: str) -> None:
    open_app(page, file)
    page.evaluate("localStorage.setItem('annorama/test', 'kept')")
    page.reload()
    ready(page)
    assert page.evaluate("localStorage.getItem('annorama/test')") == "kept"
    names = page.evaluate("Object.keys(localStorage)")
    assert all(name.startswith("annorama/") for name in names)


def test_it_shows_the_same_lobby_as_the_site(page: Page, file: str, site: str) -> None:
    open_app(page, site)
    games = page.locator("[data-game]").all_inner_texts()
    open_app(page, file)
    assert page.locator("[data-game]").all_inner_texts() == games != []


def test_its_pages_answer_for_the_rules(page: Page, file: str, built: Path) -> None:
    open_app(page, file)
    for rules in sorted((built / "rules").glob("*.html")):
        assert page.evaluate(FETCH, f"rules/{rules.stem}.json")[0] == "article"
        trials = page.evaluate(FETCH, f"rules/{rules.stem}.trials.json")
        assert all("position" in trial for trial in trials.values())
