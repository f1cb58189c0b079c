"""Rules pages: Markdown in, scenes out, nothing but safe tags."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from builder import rules
from builder.tools import WEB, BuildError
from engine import games

PAGES = sorted((WEB / "rules").glob("*.md"))
TEXT = "article h1 h2 h3 h4 p ul ol li em strong code pre a br hr blockquote"
TABLE = "table thead tbody tr th td"
DRAWN = "figure figcaption svg g path rect circle ellipse line polygon text tspan use div"
SAFE = {*TEXT.split(), *TABLE.split(), *DRAWN.split()}


def elements(scene: Any) -> Iterator[list[Any]]:
    if isinstance(scene, list):
        yield scene
        for child in scene[2:]:
            yield from elements(child)


def test_headings_get_ids_that_addresses_can_name() -> None:
    assert rules.scene("## How to *win*") == [
        "article",
        {"lang": "en"},
        ["h2", {"id": "how-to-win"}, "How to ", ["em", {}, "win"]],
    ]


def test_a_numbered_rule_gets_its_number_as_id() -> None:
    assert rules.scene("**A10 Rule of Two.** At most two.") == [
        "article",
        {"lang": "en"},
        ["p", {"id": "A10"}, ["strong", {}, "A10 Rule of Two."], " At most two."],
    ]


@pytest.mark.parametrize("between", ["\n", "\n\n"])
def test_a_list_item_that_begins_with_a_number_gets_it(between: str) -> None:
    scene = rules.scene(f"- **A1** one{between}- **A2a** two")
    assert [e[1].get("id") for e in elements(scene) if e[0] == "li"] == ["A1", "A2a"]
    assert [e[1] for e in elements(scene) if e[0] == "p" and e[1]] == []


def test_a_number_elsewhere_gives_no_id() -> None:
    scene = rules.scene("See **A10**.\n\n**Always** two.")
    assert all("id" not in attributes for _, attributes, *_ in elements(scene))


def test_raw_html_stays_text() -> None:
    assert rules.scene("<img onerror=x> & co") == [
        "article",
        {"lang": "en"},
        ["p", {}, "<img onerror=x> & co"],
    ]


def test_links_lead_nowhere_but_into_the_site() -> None:
    assert rules.scene("[A10](#A10)")[2] == ["p", {}, ["a", {"href": "#A10"}, "A10"]]
    for target in ("https://example.org", "other.html"):
        with pytest.raises(BuildError, match="may only link within the site"):
            rules.scene(f"[there]({target})")
    assert "a" not in {e[0] for e in elements(rules.scene("[there](javascript:alert(1))"))}


def test_pictures_are_none_but_our_own_figures() -> None:
    with pytest.raises(BuildError, match="nobody draws"):
        rules.scene("![cat](cat.png)")


def test_tables_and_lists_keep_their_form() -> None:
    scene = rules.scene("| a | b |\n|---|---|\n| 1 | 2 |\n\n3. three\n4. four")
    tags = [element[0] for element in elements(scene)]
    assert tags == [
        "article",
        "table",
        "thead",
        "tr",
        "th",
        "th",
        "tbody",
        "tr",
        "td",
        "td",
        "ol",
        "li",
        "li",
    ]
    assert next(e for e in elements(scene) if e[0] == "ol")[1] == {"start": 3}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rules_page_is_made_of_safe_tags_and_unique_ids(page: Any) -> None:
    scene = rules.scene(page.read_text(encoding="utf-8"), page.stem)
    assert {element[0] for element in elements(scene)} <= SAFE
    ids = [element[1]["id"] for element in elements(scene) if "id" in element[1]]
    assert len(ids) == len(set(ids))
    assert json.loads(json.dumps(scene)) == scene


def test_every_game_has_a_rules_page() -> None:
    assert {page.stem for page in PAGES} >= set(games())
