"""The About page: what the site is made of, and under which licences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from builder import single
from tests.browser.pages import open_app

LICENCES = {
    "CPython": "Python Software Foundation",
    "Fraunces": "SIL OPEN FONT LICENSE Version 1.1",
    "Preact": "The MIT License (MIT)",
    "PyScript": "Apache License",
    "Pyodide": "Mozilla Public License Version 2.0",
}


@pytest.mark.parametrize("name", LICENCES)
def test_a_name_opens_to_its_licence(booted: Page, name: str) -> None:
    booted.evaluate("location.hash = '#/about'")
    named = booted.locator("summary", has_text=re.compile(rf"^{name} \d"))
    entry = booted.locator(".licences details", has=named)
    expect(entry).to_have_count(1)
    text = entry.locator("pre")
    expect(text).to_be_hidden()
    entry.locator("summary").click()
    expect(text).to_be_visible()
    expect(text).to_contain_text(LICENCES[name])


def test_the_list_has_the_project_itself_first(booted: Page) -> None:
    booted.evaluate("location.hash = '#/about'")
    first = booted.locator(".licences details").first
    expect(first.locator("summary")).to_have_text("Annorama · MIT")
    expect(first.locator("pre")).to_contain_text("the Annorama authors")


def test_the_one_file_edition_shows_them_too(page: Page, built: Path, tmp_path: Path) -> None:
    file = tmp_path / "annorama.html"
    file.write_text(single.page(built), encoding="utf-8")
    open_app(page, file.as_uri(), "#/about")
    for name, words in LICENCES.items():
        named = page.locator("summary", has_text=re.compile(rf"^{name} \d"))
        entry = page.locator(".licences details", has=named)
        expect(entry.locator("pre")).to_contain_text(words)
