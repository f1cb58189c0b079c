"""ANNO 1503 tells what happens, explains itself and warns before it hurts; real touch."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.app.anno1503.setting import at_sea, building, match_of
from tests.browser.anno1503 import recording, show, store
from tests.browser.pages import Watch
from tests.browser.table import saved, wait_screen
from tests.engine.anno1503.tabletop import GameState, falling, goods, position

CROWD = ["pioneer", "settler", "pioneer", "townsman"]
Shown = Callable[[GameState], Page]


@pytest.fixture(scope="module")
def finger(shared_touch: Watch) -> Iterator[Page]:
    """A tablet with a touch screen, for all tests here."""
    page = shared_touch.page
    # The first table of a page takes longer than all others, above all on a busy machine.
    store(page, match_of(building()))
    page.evaluate("location.hash = '#/play/set'")
    page.wait_for_selector('[data-screen="table"]', timeout=60_000)
    yield page
    shared_touch.check()


def laid(page: Page, state: GameState) -> Page:
    page.evaluate("localStorage.clear(); location.hash = '#/'")
    show(page, match_of(state))
    return page


def rolling(rolls: tuple[int, ...], *homes: Any) -> GameState:
    return position(*homes, phase="roll", dice=falling(rolls))


def test_I20_fire_is_shown_with_both_dice_and_waits_for_who_lost(finger: Page) -> None:
    home = {"colonists": CROWD, "buildings": {"4": "fort"}, "gold": 1}
    page = laid(finger, rolling((6, 3), home, {}, {}))
    page.tap('[data-do="roll"], [data-tap="roll"]')
    scene = page.locator(".theatre")
    scene.wait_for()
    dice = [use.get_attribute("href") for use in scene.locator(".die use").all()]
    assert dice == ["#i1503-die-6", "#i1503-die-3"]
    assert "loses a townsman and the Fort" in scene.inner_text()
    assert page.locator(".drawing .leaving").count() >= 1
    page.tap('[data-do="moment"] >> nth=-1')
    scene.wait_for(state="detached")
    assert "lost the townsman" in page.inner_text("[data-prompt]")


def test_the_table_changes_hands_before_everybodys_eyes(finger: Page) -> None:
    page = laid(finger, building(goods=goods()))
    assert page.locator(".nameplate").count() == 1
    page.tap('[data-tap="end_turn"]')
    page.tap('[data-do="confirm"]:enabled')
    assert page.locator(".hands").text_content() == "Otto’s island"


def test_I22_shields_and_the_race_open_by_a_touch(finger: Page) -> None:
    page = laid(finger, building(gold=31))
    page.tap('[data-not="goal:outposts"]')
    assert "all four gray piers" in page.inner_text("dialog[open]")
    page.tap('dialog[open] [data-do="close"]')
    page.tap('[data-not="race"]')
    assert "23 gold to go" in page.inner_text(".race-panel")
    page.tap('dialog[open] [data-do="close"]')


def test_I22_what_costs_a_point_waits_for_confirm(finger: Page) -> None:
    page = laid(finger, building(gold=33))
    page.tap('[data-tap="buy:cloth"]')
    assert "lose the victory point for 30 gold" in page.inner_text("[data-prompt]")
    assert saved(page).length == 0
    page.tap('[data-do="confirm"]')
    assert saved(page).log == [(0, ("buy", "cloth"))]


def test_I24_a_hint_for_one_alone_is_read_while_a_finger_is_held(finger: Page) -> None:
    page = laid(finger, at_sea(seen={"r2c2": "agreement"}))
    page.tap('[data-do="hint"]')
    page.wait_for_selector('[data-press="hint"]')
    box = page.locator('[data-press="hint"]').bounding_box()
    assert box and box["height"] >= 44
    assert "for Anna alone" in page.inner_text("[data-prompt]")
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_function(
        "document.querySelector('[data-prompt]').textContent.startsWith('Hint: ')"
    )
    assert page.locator(".hinted").count()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(
        "document.querySelector('[data-prompt]').textContent.includes('for Anna alone')"
    )
    assert not page.locator(".hinted").count()


def test_I1_unused_islands_are_rocks_and_say_so(finger: Page) -> None:
    page = laid(finger, at_sea())
    rocks = page.locator('.island.unused[data-not="space:r0c6"]')
    rocks.tap()
    page.wait_for_selector(".toast")
    assert "(I1)" in page.inner_text(".toast") and "with 3 players" in page.inner_text(".toast")


def test_I19_among_people_what_pirates_took_waits_for_a_tap(finger: Page) -> None:
    """Also where the next person is asked already: nobody who paid misses it."""
    paying = {"outposts": {"2": "spice"}, "gold": 5}
    poor = {"outposts": {"1": "spice"}, "agreements": 1, "gold": 0}
    page = laid(finger, rolling((6, 1), paying, poor, {}))
    page.tap('[data-tap="roll"]')
    scene = page.locator(".theatre")
    scene.wait_for()
    lines = [" ".join(line.inner_text().split()) for line in scene.locator("li").all()]
    assert lines == ["Anna −1 gold", "Otto must give up a tile", "Clara nothing to pay"]
    page.wait_for_timeout(1700)
    assert scene.is_visible()
    page.tap('[data-do="moment"] >> nth=-1')
    scene.wait_for(state="detached")
    assert "Otto, choose what to give up" in page.inner_text("[data-prompt]")


def test_I21_fortune_says_who_takes_two_and_the_church_s_second_choice_is_named(
    finger: Page,
) -> None:
    church = {"buildings": {"4": "church"}, "colonists": CROWD}
    page = laid(finger, rolling((6, 5), church, {}, {}))
    page.tap('[data-tap="roll"]')
    page.wait_for_selector(".theatre")
    assert "takes 2" in page.inner_text(".theatre .own")
    page.keyboard.press("Escape")
    page.locator(".theatre").wait_for(state="detached")
    page.tap('[data-tap="card:spice"]')
    assert "Your Church gives one more" in page.inner_text("[data-prompt]")


def test_I4_what_others_take_flies_to_their_island_and_stays_beside_it(finger: Page) -> None:
    page = laid(finger, rolling((2,), {"island": "A"}, {"island": "C"}, {"island": "D"}))
    page.tap('[data-tap="roll"]')
    page.wait_for_selector('[data-tap="end_building"]')
    assert page.locator("#felt .chip").count() == 3
    page.tap('[data-tap="end_building"]')
    page.wait_for_selector("#felt .harvest")
    assert page.locator("#felt .harvest").count() == 2


def test_I7_I16_who_was_promoted_and_what_was_built_stay_in_sight(finger: Page) -> None:
    """A thin trace lies around them, and nothing over them."""
    town = {"colonists": ["townsman", "settler", "pioneer"]}
    held = goods(lumber=1, tools=1, stone=2, cloth=1)
    page = laid(finger, building(goods=held, **town))
    page.tap('[data-tap="promote:3"]')
    page.wait_for_selector("#felt .traced")
    assert page.locator("#felt .traced").evaluate("e => getComputedStyle(e).fill") == "none"
    page.tap('[data-tap="pioneer"]')
    page.tap('[data-tap="public:church"]')
    page.wait_for_selector('[data-info="building:church"] .traced')
    assert page.locator("#felt .traced").evaluate("e => getComputedStyle(e).fill") == "none"


def test_I13_I14_piers_and_workshops_answer_what_was_meant(finger: Page) -> None:
    page = laid(finger, building())
    for token, rule in (("pier:2", "(I13)"), ("pier:1", "(I4)"), ("agreement", "(I14)")):
        page.tap(f'[data-not="{token}"]')
        page.wait_for_timeout(60)
        assert rule in page.inner_text(".toast"), token


def test_selling_what_the_hint_still_needs_waits_for_confirm(finger: Page) -> None:
    near = {"colonists": ["merchant", "merchant", "pioneer"], "gold": 30, "agreements": 3}
    page = laid(finger, position(near | {"goods": goods(stone=2, cloth=1)}, {}))
    page.tap('[data-do="hint"]')
    page.wait_for_selector('[data-tap="promote:3"].hinted')
    page.tap('[data-tap="sell:3"]')
    assert "still needs this stone" in page.inner_text("[data-prompt]")
    assert saved(page).length == 0


BOXES = """() => [...document.querySelectorAll('#felt [data-key^="ship-"] use')]
  .map(e => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.right, b.bottom]; })"""


def test_ships_in_the_harbour_lie_apart_and_their_points_are_counted_in_words(
    finger: Page,
) -> None:
    both = {"ships": ["r2c0", "r2c0"]}
    state = position(both | {"points": [1, 0]}, both, both, both, phase="ships")
    page = laid(finger, state)
    boxes = page.evaluate(BOXES)
    assert len(boxes) == 8
    for number, one in enumerate(boxes):
        for other in boxes[:number]:
            apart = one[0] >= other[2] - 2 or other[0] >= one[2] - 2
            assert apart or one[1] >= other[3] - 2 or other[1] >= one[3] - 2, (one, other)
    label = page.get_attribute('#felt [aria-label$=", at sea"]', "aria-label") or ""
    assert label == "Ship I, 1 action point, at sea"


PHONES = ((390, 844), (844, 390))
DIALOGS = ("goal:gold", "race", "home:1", "signs")


@pytest.mark.parametrize("size", PHONES)
def test_dialogs_stay_within_a_phone_s_edges_and_can_be_read(
    finger: Page, size: tuple[int, int]
) -> None:
    width, height = size
    page = laid(finger, at_sea(outposts={"2": "spice"}))
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(100)
    for token in DIALOGS:
        if token.startswith("goal") or token == "race":
            page.evaluate(
                "document.querySelector('[data-do=\"look-home\"]')?.dispatchEvent("
                "new MouseEvent('click', { bubbles: true }))"
            )
            page.wait_for_selector(f'[data-not="{token}"]')
        elif token == "signs" and not page.locator('[data-not="signs"]').count():
            page.evaluate(
                "document.querySelector('[data-do=\"look-sea\"]').dispatchEvent("
                "new MouseEvent('click', { bubbles: true }))"
            )
        page.tap(f'[data-not="{token}"]')
        dialog = page.locator("dialog[open]")
        dialog.wait_for()
        box = dialog.bounding_box()
        assert box and box["x"] >= 0 and box["y"] >= 0, token
        assert box["x"] + box["width"] <= width and box["y"] + box["height"] <= height, token
        wide = dialog.evaluate("e => e.scrollWidth - e.clientWidth")
        assert wide <= 0, token
        if token == "signs":
            text = dialog.locator("li span").first.bounding_box()
            assert text and text["width"] >= 200, "a sign is explained in a line or two"
        page.tap('dialog[open] [data-do="close"]')
        dialog.wait_for(state="detached")
    page.set_viewport_size({"width": 1180, "height": 820})


def test_in_the_dark_what_can_be_bought_is_quiet_and_shields_are_seen(finger: Page) -> None:
    page = laid(finger, building(gold=20))
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    for token in ("buy:cloth", "launch"):
        fill = page.locator(f'[data-tap="{token}"] .face').evaluate("e => getComputedStyle(e).fill")
        assert max(int(part) for part in re.findall(r"\d+", fill)[:3]) < 100, token
    page.tap('[data-not="goal:outposts"]')
    assert page.locator('dialog[open] .big-card use[href$="-shield-rim"]').count() == 1
    page.tap('dialog[open] [data-do="close"]')
    page.evaluate("delete document.documentElement.dataset.theme")


def test_I8_a_pioneer_says_plainly_that_it_buys_one_card_a_turn(finger: Page) -> None:
    page = laid(finger, building())
    page.tap('[data-do="info"]')
    page.tap('[data-info="person:pioneer"] >> nth=0')
    assert "Buys one card a turn, and no more" in page.inner_text("dialog[open]")
    page.tap('dialog[open] [data-do="close"]')


def test_the_replay_names_whose_island_is_shown_and_the_result_counts_rounds(
    finger: Page,
) -> None:
    page = finger
    page.evaluate("localStorage.clear(); location.hash = '#/'")
    match, log = recording("2-gold-outposts-agreements")
    for seat, action in log:
        match.play(action, seat)
    store(page, match)
    page.evaluate("location.hash = '#/play/set'")
    wait_screen(page, "result")
    assert "Round" in page.inner_text('[data-screen="result"]')
    page.evaluate("location.hash = '#/replay/set'")
    wait_screen(page, "replay")
    ends = [n for n, (_, action) in enumerate(match.log, 1) if action[0] == "end_turn"]
    page.fill('[name="step"]', str(ends[0] - 1))
    page.wait_for_selector(".nameplate")
    page.fill('[name="step"]', str(ends[0]))
    whose = match.players[match.log[ends[0]][0]].name
    page.wait_for_selector(".hands", state="attached")
    assert page.locator(".hands").text_content() == f"{whose}’s island"
