"""The About page: what the site is made of, and under which licences."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

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
