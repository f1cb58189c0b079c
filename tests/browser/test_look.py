"""The automatic look: it finds what it should, and the screens that everybody comes by are clean.

`build.py shots` looks at all screens in all sizes; here are the few that a test run has time for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import TABLET
from tests.shots.__main__ import SIZES, every_shot, settle
from tests.shots.look import look
from tests.shots.scenes import Shot

BUTTON = '<button data-do="go" style="width:80px;height:44px">Go on</button>'
PLATE = '<div style="position:absolute;inset:0;background:#fff" {declared}>Here</div>'

FAULTS = {
    "a word under an edge": (
        "cut",
        '<div {declared} style="width:60px;overflow:hidden;white-space:nowrap">Bartholomew</div>',
        "data-may-cut",
    ),
    "a word that ends in dots": (
        "cut",
        '<div {declared} style="width:60px;overflow:hidden;white-space:nowrap;'
        'text-overflow:ellipsis">Bartholomew</div>',
        "data-may-cut",
    ),
    "a word that ends in dots for a part of a pixel": (
        "cut",
        '<div {declared} style="width:max-content"><div style="width:calc(100% - 0.4px);'
        'overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Bartholomew</div></div>',
        "data-may-cut",
    ),
    "a word beyond its drawing": (
        "cut",
        '<svg {declared} width="60" height="30" viewBox="0 0 60 30">'
        '<text x="0" y="20">Bartholomew</text></svg>',
        "data-may-cut",
    ),
    "a word half under a card": (
        "cut",
        '<svg {declared} width="200" height="40"><text x="5" y="25">Bartholomew</text>'
        '<rect x="40" width="160" height="40" fill="#fff" pointer-events="none"/></svg>',
        "data-may-cut",
    ),
    "a name too long for its field": (
        "cut",
        '<input {declared} type="text" value="Bartholomew the second" style="width:60px">',
        "data-may-cut",
    ),
    "two words in one place": (
        "overlap",
        '<svg {declared} width="200" height="40"><text x="5" y="25">Anna</text>'
        '<text x="20" y="27">Otto</text></svg>',
        "data-may-overlap",
    ),
    "two turned words in one place": (
        "overlap",
        '<svg {declared} width="200" height="200"><g transform="rotate(45 100 100)">'
        '<text x="90" y="100">Anna</text><text x="100" y="103">Otto</text></g></svg>',
        "data-may-overlap",
    ),
    "a button under a plate": ("covered", BUTTON + PLATE, "data-may-cover"),
    "a button that lets nobody through": (
        "covered",
        f'<div style="pointer-events:none">{BUTTON}</div>',
        "",
    ),
    "a button beyond the screen": (
        "outside",
        f'<div style="position:fixed;left:-50px;top:0">{BUTTON}</div>',
        "",
    ),
    "a word beyond the screen": (
        "outside",
        '<div style="position:fixed;left:-20px;top:0">Bartholomew</div>',
        "",
    ),
    "a table that scrolls sideways": (
        "outside",
        '<div {declared} style="width:90px;overflow:auto"><p style="width:300px">Loot</p></div>',
        "data-may-scroll",
    ),
}

SOUND = {
    "a word in dots' place that has just the room it needs": (
        '<div style="width:max-content;padding:3px;border:1px solid;overflow:hidden;'
        'white-space:nowrap;text-overflow:ellipsis">Bartholomew</div>'
    ),
    "a word in dots' place on a panel that is turned by a quarter": (
        '<div style="width:200px;height:200px;rotate:90deg"><b style="display:block;'
        "width:max-content;line-height:1;overflow:hidden;white-space:nowrap;"
        'text-overflow:ellipsis">Bartholomew</b></div>'
    ),
    "a word that may lie over others, where it is not sure what lies over what": (
        '<svg width="200" height="200"><text x="20" y="20" transform="rotate(45 20 20)">'
        "Northwestern and southeastern</text></svg>"
        '<div style="position:absolute;left:68px;top:66px;background:#fff" '
        'data-may-cover="it goes by itself">Bartholomew</div>'
    ),
    "a long list that scrolls": (
        '<div style="height:60px;overflow-y:auto">' + "<p>One more</p>" * 9 + BUTTON + "</div>"
    ),
    "cards in a fan, with room for a finger on each": (
        '<svg width="300" height="120">'
        + "".join(
            f'<g data-tap="{n}"><rect x="{n * 30}" width="90" height="120" fill="#eee"/></g>'
            for n in range(4)
        )
        + "</svg>"
    ),
    "a question over everything else": (
        f"<p>Behind</p>{BUTTON}"
        '<div style="position:absolute;inset:0;background:#fff" aria-modal="true">Sure?</div>'
    ),
    "a word that only those who hear the page come by": (
        '<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">'
        "Anna plays a card</p>"
    ),
    "words that cross in their boxes alone": (
        '<svg width="200" height="200"><text x="40" y="60" transform="rotate(45 40 60)">Northwest'
        '</text><text x="80" y="60" transform="rotate(45 80 60)">Southeast</text></svg>'
    ),
    "a word wholly under a card of a pile": (
        '<svg width="200" height="40"><text x="5" y="25">Anna</text>'
        '<rect width="160" height="40" fill="#fff"/><text x="5" y="25">Otto</text></svg>'
    ),
}


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Iterator[Page]:
    """One page for all small pictures."""
    opened = browser.new_page(viewport=TABLET)
    yield opened
    opened.close()


def shown(page: Page, inside: str) -> list[str]:
    page.set_content(f'<!doctype html><body style="margin:8px">{inside}')
    return [finding.kind for finding in look(page)]


@pytest.mark.parametrize("fault", FAULTS)
def test_it_finds(blank: Page, fault: str) -> None:
    kind, inside, _ = FAULTS[fault]
    assert kind in shown(blank, inside.format(declared="") if "{" in inside else inside)


@pytest.mark.parametrize("fault", [name for name, (_, _, attribute) in FAULTS.items() if attribute])
def test_what_is_meant_to_be_so_is_declared_with_a_reason(blank: Page, fault: str) -> None:
    _, inside, attribute = FAULTS[fault]
    assert not shown(blank, inside.format(declared=f'{attribute}="it is shown in full elsewhere"'))
    assert shown(blank, inside.format(declared=f'{attribute}=""')), "a reason must be given"


@pytest.mark.parametrize("what", SOUND)
def test_it_leaves_alone(blank: Page, what: str) -> None:
    assert shown(blank, SOUND[what]) == []


CLEAN = (
    "lobby-first",
    "lobby-with-matches",
    "lobby-several",
    "others-practice",
    "santyanno-practice-coco",
    "anno-learn-month",
    "drift-learn-attack",
    "anno-phase-place",
    "anno-over-handover",
    "anno-over-hint",
    "anno1503-phase-build",
    "anno1503-match-many",
    "annaotto-end-result-few",
    "santyanno-end-result-many",
    "anno1503-over-words",
    "drift-over-words",
    "drift-end-replay",
    "annaotto-end-replay-open",
    "anno-end-review",
    "drift-end-review-moment",
    "santyanno-end-review",
    "santyanno-captain-duel-ready",
    "others-settings",
)
NARROW = {
    "phone": ("drift-over-news",),
    "phone-wide": ("annaotto-phase-keep", "anno1503-over-try"),
}
"""Where a table has the least room."""
SHOTS: dict[str, Shot] = {shot.path: shot for shot in every_shot()}


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_these_screens_are_clean(booted: Page, size: str) -> None:
    assert_clean(booted, size, CLEAN)


@pytest.mark.parametrize("size", NARROW)
def test_these_tables_are_clean_where_they_have_the_least_room(booted: Page, size: str) -> None:
    assert_clean(booted, size, NARROW[size])


def assert_clean(page: Page, size: str, names: Sequence[str]) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    wrong = []
    for name in names:
        SHOTS[name].reach(page)
        settle(page)
        wrong += [f"{name} {size} {finding}" for finding in look(page)]
    assert not wrong, "\n".join(wrong)
