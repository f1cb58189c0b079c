"""What all tables share, in a real page: a replay by keys, small pictures, names, words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from app.tables.kit.pieces import width_of
from engine import games
from tests.browser.fingers import drag, middle
from tests.browser.table import uncover, wait_screen
from tests.shots import anno1503
from tests.shots.look import look
from tests.shots.positions import NAMES, finished, in_the_middle
from tests.shots.scenes import all_kept, found, go, lay, opening, turn_words

PHONE = (360, 740)
MORE_NAMES = ("Hannah", "WWWWWWWW", "Ömür Ünlü", "Quentin O’Hara", "(7 of 9) & Co.", "mmmmnnnn")
PUSHED = """() => [...document.querySelectorAll('[data-view="text"], [data-view="text"] *')]
    .filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1)
    .filter((one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX))
    .map((one) => `${one.tagName} ${one.className} ${one.scrollWidth}`)"""
"""What could be pushed sideways in a table in words."""


def step(page: Page) -> int:
    return int(page.input_value('[name="step"]'))


def test_a_replay_is_walked_by_keys(booted: Page) -> None:
    match = found(finished, "anno", "well-played")
    lay(booted, {"laid": match})
    go("#/replay/laid", "replay", booted)
    walked = []
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowLeft", "Home", "PageDown"):
        booted.keyboard.press(key)
        walked.append(step(booted))
    assert walked[:6] == [1, 2, 1, match.length, match.length - 1, 0]
    turn = walked[6]
    assert 0 < turn < match.length
    booted.keyboard.press("ArrowDown")
    assert step(booted) > turn
    booted.keyboard.press("ArrowUp")
    assert step(booted) == turn


def test_a_finger_leads_through_a_replay_and_everybody_is_named(touched: Page) -> None:
    match = found(finished, "drift", "well-played")
    lay(touched, {"laid": match})
    go("#/replay/laid", "replay", touched)
    speeds = []
    for _ in range(4):
        speeds.append(touched.inner_text('[data-do="speed"]'))
        touched.tap('[data-do="speed"]')
    assert speeds == ["1×", "3×", "½×", "1×"]
    slider = touched.locator('[name="step"]')
    drag(touched, middle(slider, 0.02), middle(slider, 0.5))
    there = step(touched)
    assert abs(there - match.length / 2) < match.length / 20
    told = []
    for button in ("later", "later", "earlier", "earlier"):
        touched.tap(f'[data-do="{button}"]')
        told.append((step(touched), touched.inner_text("[data-screen=replay] .prompt")))
    assert [at - there for at, _ in told] == [1, 2, 1, 0]
    assert told[0] == told[2], "back is where one was"
    for at, words in told:
        seat, _ = match.log[at - 1]
        assert match.names[seat] in words


@pytest.mark.parametrize("game", ["drift", "anno1503"])
def test_on_a_narrow_phone_a_replay_has_all_its_buttons(touched: Page, game: str) -> None:
    touched.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    try:
        lay(touched, {"laid": found(finished, game, "well-played")})
        go("#/replay/laid", "replay", touched)
        touched.locator('[name="step"]').fill("100")
        touched.wait_for_timeout(250)
        assert [str(one) for one in look(touched)] == []
    finally:
        touched.set_viewport_size({"width": 1180, "height": 820})


def test_settings_come_back_to_the_table_with_what_was_chosen(touched: Page) -> None:
    match = found(in_the_middle, "drift", "many")
    lay(touched, {"laid": match})
    go("#/play/laid", "handover table", touched)
    uncover(touched)
    touched.tap('[data-tray] [data-tap="piece:3a"]')
    touched.tap('[data-do="menu"]')
    touched.tap('a[href="#/settings"]')
    wait_screen(touched, "settings")
    touched.select_option('[name="theme"]', "dark")
    touched.tap('.top [data-do="back"], .top a')
    wait_screen(touched, "table")
    assert touched.evaluate("document.documentElement.dataset.theme") == "dark"
    expect(
        touched.locator('[data-tray] [data-tap="piece:3a"][aria-pressed="true"]')
    ).to_be_visible()


def test_matches_that_were_never_opened_here_have_their_pictures(booted: Page) -> None:
    all_kept(booted)
    wait_screen(booted, "lobby")
    places = booted.locator(".continue .match")
    assert places.count() == len(games())
    for number in range(places.count()):
        places.nth(number).scroll_into_view_if_needed()
        booted.wait_for_selector(
            f".continue .match:nth-child({number + 1}) .miniature svg", timeout=20_000
        )


def test_no_letters_are_wider_than_the_tables_reckon(booted: Page) -> None:
    names = [*NAMES, *MORE_NAMES]
    widths: list[float] = booted.evaluate(
        """names => {
          const pen = document.createElement("canvas").getContext("2d");
          pen.font = `bold 100px ${getComputedStyle(document.body).fontFamily}`;
          return names.map((name) => pen.measureText(name).width);
        }""",
        names,
    )
    wide = {n: (w, width_of(n, 100)) for n, w in zip(names, widths, strict=True)}
    assert not {name: two for name, two in wide.items() if two[0] > two[1]}


@pytest.mark.parametrize("large", ["signs-4", "race-2"])
def test_what_is_large_has_its_name_beside_its_cross(booted: Page, large: str) -> None:
    dict(anno1503.stages())[large](booted)
    name, cross = (
        booted.locator(f".dialog.large {part}").first.bounding_box()
        for part in ("h3", "header button")
    )
    assert name and cross
    assert name["y"] < cross["y"] + cross["height"] and cross["y"] < name["y"] + name["height"]
    assert name["x"] + name["width"] <= cross["x"]
    lines = [box["y"] + box["height"] / 2 for box in (name, cross)]
    assert abs(lines[0] - lines[1]) < 3, "on one line with it"


def test_on_paper_a_figure_is_whole_and_every_step_is_there(booted: Page) -> None:
    go("#/rules/anno", "rules", booted)
    booted.wait_for_selector("article .figure .steps > li")
    booted.emulate_media(media="print")
    try:
        figures: list[list[str]] = booted.evaluate(
            """() => [...document.querySelectorAll("article .figure")].map((figure) => [
                getComputedStyle(figure).breakInside,
                ...[...figure.querySelectorAll(".steps > li")].map(
                  (step) => getComputedStyle(step).display),
                ...[figure.closest("li")].map((rule) => rule && getComputedStyle(rule).breakInside),
              ])"""
        )
        for whole, *rest in figures:
            assert whole == "avoid" and "none" not in rest and rest[-1] in (None, "auto")
    finally:
        booted.emulate_media(media="screen")


@pytest.mark.parametrize("game", games())
def test_on_a_narrow_phone_no_table_in_words_is_pushed_sideways(booted: Page, game: str) -> None:
    booted.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    try:
        opening(in_the_middle, game, "many")(booted)
        turn_words(booted)
        booted.wait_for_selector('[data-view="text"]')
        for width in (PHONE[0], 390):
            booted.set_viewport_size({"width": width, "height": PHONE[1]})
            pushed: list[str] = booted.evaluate(PUSHED)
            assert pushed == [], width
    finally:
        turn_words(booted)
        booted.set_viewport_size({"width": 1180, "height": 820})
