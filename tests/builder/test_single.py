"""Making one file of many."""

from __future__ import annotations

import pytest

from builder.single import BASE, absolute_imports


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ('import { h } from "../vendor/preact/preact.mjs";', "vendor/preact/preact.mjs"),
        ("export * from './sound.js';", "js/sound.js"),
        ('import"./sound.js"', "js/sound.js"),
        ("await import('./sound.js')", "js/sound.js"),
        ('import{a as b}from"./sound.js";', "js/sound.js"),
    ],
)
def test_imports_become_whole_addresses(written: str, address: str) -> None:
    assert BASE + address in absolute_imports("js/page.js", written)


def test_what_is_no_import_of_a_neighbour_stays() -> None:
    for text in ('import("node:fs")', 'Array.from("./x")', 'const a = "./sound.js";'):
        assert absolute_imports("js/page.js", text) == text
