"""SANTY ANNO by real touch points: nothing stops a race, and no click falls through."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.santyanno.slips import explain
from tests.browser.pages import open_app, ready
from tests.browser.santyanno import H, a_match, boarded, button, put, truths, wait_race
from tests.browser.table import saved, tap


@pytest.fixture
def tablet(touched: Page) -> Page:
    return touched


@pytest.fixture
def fresh(touch: Callable[[int, int], Page], site: str) -> Page:
    """No finger has ever lain on it, and nothing was left on it."""
    page = touch(1180, 820)
    open_app(page, site)
    return page


class Hands:
    """Touch points that come, stay, move and go."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.device = page.context.new_cdp_session(page)
        self.points: list[dict[str, float]] = []

    def _send(self, kind: str) -> None:
        points: Any = self.points
        self.device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, *places: tuple[float, float]) -> None:
        for x, y in places:
            self.points.append({"x": x, "y": y, "id": len(self.points)})
        self._send("touchStart")

    def move(self, *places: tuple[float, float]) -> None:
        for point, (x, y) in zip(self.points, places, strict=False):
            point["x"], point["y"] = x, y
        self._send("touchMove")

    def up(self) -> None:
        self.points = []
        self._send("touchEnd")


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def racing(page: Page, people: int, **options: Any) -> Hands:
    put(page, a_match([H] * people + ["easy"] * max(0, 3 - people), **options))
    tap(page, "cast_off")
    wait_race(page)
    return Hands(page)


@pytest.mark.parametrize("people", [1, 3])
def test_a_palm_that_rests_on_cards_and_ships_opens_nothing(tablet: Page, people: int) -> None:
    hands = racing(tablet, people)
    places = [middle(tablet, "[data-card]"), middle(tablet, ".ring-view .harbour")]
    hands.down(*places)
    tablet.wait_for_timeout(900)
    assert tablet.locator("dialog").count() == 0
    assert tablet.locator("[data-card]").count() == 5
    hands.up()
    tablet.wait_for_timeout(150)
    assert tablet.locator("dialog").count() == 0


def test_two_fingers_do_not_enlarge_the_page(tablet: Page) -> None:
    hands = racing(tablet, 3)
    x, y = middle(tablet, ".ring-view .harbour")
    hands.down((x - 20, y), (x + 20, y))
    for step in range(1, 12):
        hands.move((x - 20 - 14 * step, y), (x + 20 + 14 * step, y))
    hands.up()
    tablet.wait_for_timeout(200)
    assert tablet.evaluate("visualViewport.scale") == 1
    assert boarded(tablet) == [None, None, None]


def test_eight_fingers_are_eight_people(tablet: Page) -> None:
    hands = racing(tablet, 8)
    found = truths(saved(tablet))
    places = [middle(tablet, f'[data-press="{seat}:{ship}"]') for seat, ship in enumerate(found)]
    hands.down(*places)
    tablet.wait_for_selector('[data-phase="resolve"]')
    assert [entry[0] for entry in boarded(tablet)] == found
    hands.up()


def test_while_palms_rest_others_press(tablet: Page) -> None:
    hands = racing(tablet, 4)
    hands.down(middle(tablet, ".ring-view .harbour"), middle(tablet, "[data-card]"))
    tablet.wait_for_timeout(600)
    hands.down(middle(tablet, '[data-press="2:5"]'))
    tablet.wait_for_timeout(100)
    assert boarded(tablet)[2][0] == 5
    hands.up()


def test_the_finger_that_boards_does_not_press_what_comes_under_it(tablet: Page) -> None:
    """Alone: the panel goes, "Don't wait" and the show's buttons come."""
    hands = racing(tablet, 1)
    ship = button(tablet, 0, 3)
    box = ship.bounding_box()
    assert box
    hands.down((box["x"] + 5, box["y"] + 5))
    tablet.wait_for_timeout(120)
    where = middle(tablet, '[data-do="hurry"]')
    hands.move(where)
    hands.up()
    tablet.wait_for_timeout(200)
    assert boarded(tablet)[0][0] == 3
    assert None in boarded(tablet), "nobody was hurried by the same finger"
    assert tablet.get_attribute("[data-phase]", "data-phase") == "race"


def test_a_finger_that_taps_twice_presses_nothing_that_came_meanwhile(tablet: Page) -> None:
    """Alone: "Don’t wait" comes under a ship of the panel, the show under "Don’t wait"."""
    racing(tablet, 1, pace=10_000)
    box = tablet.locator("[data-panel] .ship-button").last.bounding_box()
    assert box
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] - 16
    twice(tablet, at, '[data-do="hurry"]')
    hurry = tablet.locator('[data-do="hurry"]').bounding_box()
    assert hurry and hurry["y"] < at[1] < hurry["y"] + hurry["height"], "it came under the finger"
    assert None in boarded(tablet), "nobody was hurried by the second tap"
    twice(tablet, middle(tablet, '[data-do="hurry"]'), '[data-do="show-run"]')
    expect(tablet.locator('[data-do="show-run"]')).to_have_text("Pause")


def twice(page: Page, at: tuple[float, float], until: str) -> None:
    """Two taps, by a finger's clock a sixth of a second apart: the second is felt when `until` is
    there, however long this page took to draw it."""
    device = page.context.new_cdp_session(page)
    point: Any = [{"x": at[0], "y": at[1]}]
    begun = time.time()
    for after in (0, 0.16):
        for kind, points in (("touchStart", point), ("touchEnd", [])):
            touch: Any = {"type": kind, "touchPoints": points, "timestamp": begun + after}
            device.send("Input.dispatchTouchEvent", touch)
        page.wait_for_selector(until)
    page.wait_for_timeout(100)


def test_every_click_of_a_press_is_swallowed(tablet: Page) -> None:
    """Whatever replaces the pressed button under the finger hears no click."""
    racing(tablet, 3)
    tablet.evaluate(
        """() => { window.clicks = 0;
        document.addEventListener('click', () => window.clicks++);
        addEventListener('pointerdown', () => {
            const cover = document.createElement('button');
            cover.style.cssText = 'position:fixed;inset:0;z-index:99;opacity:0';
            setTimeout(() => document.body.append(cover), 20) }) }"""
    )
    tablet.touchscreen.tap(*middle(tablet, '[data-press="1:4"]'))
    tablet.wait_for_timeout(150)
    assert tablet.evaluate("window.clicks") == 0
    assert boarded(tablet)[1][0] == 4


def test_a_race_that_was_left_runs_on_and_is_joined_again(fresh: Page) -> None:
    racing(fresh, 3)
    fresh.evaluate("location.hash = '#/'")
    fresh.wait_for_selector('[data-screen="lobby"]')
    fresh.wait_for_timeout(1_200)
    fresh.evaluate("location.hash = '#/play/m'")
    wait_race(fresh)
    assert fresh.locator("[data-card]").count() == 5
    fresh.touchscreen.tap(*middle(fresh, '[data-press="0:4"]'))
    fresh.wait_for_timeout(100)
    assert boarded(fresh)[0][1] >= 1_200


def test_everybody_holds_a_finger_and_lifting_is_cast_off(fresh: Page) -> None:
    put(fresh, a_match([H] * 4))
    hands = Hands(fresh)
    for seat in range(4):
        assert fresh.locator("[data-muster]").count() == 4
        hands.down(middle(fresh, f'[data-press="{seat}:hold"]'))
    fresh.wait_for_selector("text=Lift your finger!")
    fresh.wait_for_timeout(700)
    assert fresh.locator("dialog").count() == 0, "a held finger is no long press"
    hands.up()
    wait_race(fresh)
    assert boarded(fresh) == [None] * 4, "the fingers that cast off have boarded nothing"


DEVICE = """() => { window.felt = { buzzes: 0, awake: 0 };
    navigator.vibrate = () => { felt.buzzes += 1; return true };
    navigator.wakeLock.request = async () => { felt.awake += 1;
        return { released: false, release: async () => { felt.awake -= 1 } } } }"""
RING = """() => { const middles = [...document.querySelectorAll('.ring-view .ship')].map(ship => {
        const box = ship.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2] });
    const line = document.querySelector('.ring-view rect.lane').getBoundingClientRect();
    const off = (v, low, high) => Math.min(Math.abs(v - low), Math.abs(v - high));
    return middles.map(([x, y]) =>
        Math.min(off(x, line.left, line.right), off(y, line.top, line.bottom))) }"""


def test_a_race_is_felt_the_screen_stays_on_and_coins_fly(tablet: Page) -> None:
    tablet.evaluate("localStorage.setItem('annorama/settings', JSON.stringify({awake: false}))")
    tablet.reload()
    ready(tablet)
    tablet.evaluate(DEVICE)
    racing(tablet, 3)
    assert tablet.evaluate("felt.awake") == 1
    assert max(tablet.evaluate(RING)) < 3, "the line goes through all eight ships"
    found = truths(saved(tablet))
    for seat in (0, 1):
        tablet.touchscreen.tap(*middle(tablet, f'[data-panel] [data-press="{seat}:{found[seat]}"]'))
    before = tablet.evaluate("felt.buzzes")
    tablet.wait_for_function("before => felt.buzzes > before", arg=before)
    tablet.touchscreen.tap(*middle(tablet, f'[data-panel] [data-press="2:{found[2]}"]'))
    tablet.wait_for_selector('[data-phase="resolve"]')
    assert tablet.evaluate("felt.awake") == 0
    tablet.locator('[data-do="show-end"]').tap()
    tap(tablet, "split")
    flown = tablet.locator("[data-flies]")
    expect(flown.first).to_be_attached()
    names = flown.evaluate_all("all => all.map(e => getComputedStyle(e).animationName)")
    right = [seat for seat, entry in enumerate(saved(tablet).state.dump()["coins"]) if entry]
    assert names == ["coin-flies"] * len(right) and right[:2] == [0, 1]


def test_S9_each_panel_lies_at_the_edge_of_its_ship(tablet: Page) -> None:
    put(tablet, a_match([H] * 4))
    before = tablet.evaluate(EDGES)
    tablet.touchscreen.tap(*middle(tablet, '[data-do="turn-table"]'))
    tablet.wait_for_timeout(900)  # until all have travelled
    after = tablet.evaluate(EDGES)
    assert before != after
    for panels, ships in (before, after):
        for (x, y), (ship_x, ship_y) in zip(panels, ships, strict=True):
            # On the same half of the screen, along the side where the panels are.
            assert (x < 590) == (ship_x < 590) and (y < 400) == (ship_y < 400)


EDGES = """() => {
    const middle = (e) => { const b = e.getBoundingClientRect();
        return [b.x + b.width / 2, b.y + b.height / 2] };
    const panels = [...document.querySelectorAll('[data-muster]')]
        .sort((a, b) => a.dataset.muster - b.dataset.muster);
    const pirates = [...document.querySelectorAll('.pirate')];
    return [panels.map(middle), pirates.map(middle)] }"""


def test_alone_a_ship_of_the_ring_is_pressed_by_a_finger(tablet: Page) -> None:
    racing(tablet, 1)
    tablet.touchscreen.tap(*middle(tablet, '.ring-view [data-ship="6"]'))
    tablet.wait_for_selector('.ring-view [data-ship="6"].yours')
    assert boarded(tablet)[0][0] == 6


def test_for_beginners_a_card_is_explained_in_the_race(tablet: Page) -> None:
    racing(tablet, 3, countdown=False)
    tablet.touchscreen.tap(*middle(tablet, "[data-card]"))
    assert "Go to the other ship" in tablet.inner_text(".toast")
    assert boarded(tablet) == [None, None, None]


def test_a_phone_proposes_to_pass_it_on(touched_at: Callable[[int, int], Page]) -> None:
    page = touched_at(390, 844)
    page.evaluate("location.hash = '#/new/santyanno'")
    page.wait_for_selector('[data-screen="new"]')
    for seat in (1, 2):
        page.select_option(f'[data-seat="{seat}"] [name="kind"]', "human")
    page.locator('.proposal [data-do="length"]').tap()
    assert page.input_value('[name="option-play"]') == "pass"
    assert page.locator(".proposal").count() == 0
    assert page.locator('[name="option-events"]').is_disabled()


def test_the_replay_walks_card_by_card(tablet: Page) -> None:
    match = a_match([H, H, H])
    match.play(("cast_off",), 0)
    for seat, ship in enumerate(truths(match)):
        match.play(("board", ship, 9_000 - seat), seat)
    match.play(("split",), 0)
    put(tablet, match)
    tablet.evaluate("location.hash = '#/replay/m'")
    tablet.wait_for_selector('[data-screen="replay"]')
    tablet.keyboard.press("End")
    tablet.locator('[data-do="earlier"]').tap()
    for step in range(1, 6):
        tablet.locator('[data-do="later"]').tap()
        assert f"Step {step} of 5" in tablet.inner_text(".side-panel")
        assert tablet.locator("[data-why]").count() == 3
    tablet.locator('[data-do="later"]').tap()
    assert tablet.locator("[data-verdict]").count() == 3


def test_S18_whoever_erred_is_told_which_slip_explains_it(touched: Page) -> None:
    racing(touched, 3)
    match = saved(touched)
    at = match.state.dump()
    slips = {
        ship: explain(at["table"], at["pirates"][0], at["cards"], at["event"], ship)
        for ship in at["table"]
        if ship != truths(match)[0]
    }
    wrong, slip = next((ship, slip) for ship, slip in slips.items() if slip)
    for seat, ship in enumerate([wrong, *truths(match)[1:]]):
        touched.touchscreen.tap(*middle(touched, f'[data-panel] [data-press="{seat}:{ship}"]'))
    touched.locator('[data-do="show-end"]').tap()
    expect(touched.locator(".slip")).to_have_text(slip.words)
    expect(touched.locator(".stray-cross").first).to_be_attached()


def test_every_card_is_explained_before_the_race(touched: Page) -> None:
    put(touched, a_match([H] * 3))
    touched.locator('[data-do="legend"]').tap()
    legend = touched.locator(".legend-cards")
    expect(legend).to_contain_text("crow’s-nest")
    assert legend.locator("li").count() >= 7
