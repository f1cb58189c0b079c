"""Scenes as HTML: what the page's own patching would make of them."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import pytest

from builder import drawn


class Tree(HTMLParser):
    """HTML back into a scene."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[list[Any]] = [["", {}]]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        scene = [tag, dict(attrs)]
        self.open[-1].append(scene)
        if tag not in drawn.VOID:
            self.open.append(scene)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop()[0] == tag

    def handle_data(self, data: str) -> None:
        self.open[-1].append(data)


def read(text: str) -> Any:
    tree = Tree()
    tree.feed(text)
    return tree.open[0][2]


def test_it_reads_as_it_was_drawn() -> None:
    scene = ["p", {"class": "a", "title": '"<&'}, "1 < 2 & 3", ["br", {}], ["b", {}, "<i>"]]
    assert read(drawn.page(scene, drawn.Styles())) == scene


def test_a_name_stays_a_name() -> None:
    name = "<img src=x onerror=alert(1)>"
    text = drawn.page(["b", {"title": name}, name], drawn.Styles())
    assert "<img" not in text


def test_keys_flags_and_what_moves() -> None:
    given = {"key": "a", "data-from": "x", "data-travel": "y", "hidden": True}
    assert read(drawn.page(["p", given], drawn.Styles())) == ["p", {"hidden": "", "data-key": "a"}]


def test_styles_become_classes() -> None:
    styles = drawn.Styles()
    first = drawn.page(["p", {"class": "a", "style": "--x:1"}], styles)
    again = drawn.page(["p", {"style": "--x:1"}], styles)
    assert first == '<p class="a drawn-0"></p>' and again == '<p class="drawn-0"></p>'
    assert styles.sheet() == ".drawn-0 { --x:1; }\n"


def test_what_is_no_element_is_refused() -> None:
    with pytest.raises(ValueError):
        drawn.page(["p onclick=x", {}], drawn.Styles())
