"""SANTY ANNO through the page: the race in real time, by fingers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from app.tables.santyanno.berths import seen_from
from engine import Match
from engine.santyanno import steps
from engine.santyanno.words import ship_name
from tests.browser.pages import open_app, ready
from tests.browser.santyanno import (
    ALL_UP,
    NAMES,
    H,
    a_match,
    boarded,
    button,
    fingers,
    press,
    put,
    to_the_loot,
    truths,
    wait_race,
)
from tests.browser.table import saved, set_up, tap, uncover, wait_screen


def test_three_people_play_five_rounds_with_fingers_in_the_same_instant(
    touch: Callable[[int, int], Page], site: str
) -> None:
    page = touch(1180, 820)
    open_app(page, site)
    set_up(page, "santyanno", NAMES[:3], seed=11)
    for number in range(1, 6):
        tap(page, "cast_off")
        wait_race(page)
        found = truths(saved(page))
        fingers(page, *(button(page, seat, ship) for seat, ship in enumerate(found)))
        page.wait_for_selector('[data-phase="resolve"]')
        at = saved(page).state.dump()
        assert at["round"] == number
        assert [ship for ship, _ in at["boarded"]] == found
        times = [time for _, time in at["boarded"]]
        assert max(times) - min(times) <= 20
        to_the_loot(page)
    page.wait_for_selector('[data-honour="captain"]')
    page.locator('.buttons [data-do="moment"]').tap()
    wait_screen(page, "result")
    match = saved(page)
    assert match.over
    assert sorted(sum(coins) for coins in match.state.dump()["coins"]) != [0, 0, 0]
    shown = [page.locator(".places li").nth(n).inner_text() for n in range(3)]
    for text, standing in zip(shown, match.state.standings or [], strict=True):
        assert str(standing["score"]) in text and NAMES[standing["seat"]] in text


def test_the_set_up_offers_people_and_four_levels(booted: Page) -> None:
    booted.evaluate("location.hash = '#/new/santyanno'")
    wait_screen(booted, "new")
    kinds = booted.locator('[data-seat="1"] [name="kind"] option')
    assert [kinds.nth(n).get_attribute("value") for n in range(kinds.count())] == [
        "human",
        "easy",
        "medium",
        "hard",
        "expert",
    ]
    assert booted.locator("[data-seat]").count() == 3


def test_S11_the_cards_turn_up_from_the_last_and_nobody_begins_early(booted: Page) -> None:
    put(booted, a_match([H, H, H]))
    assert booted.locator("[data-card]").count() == 0
    tap(booted, "cast_off")
    cards = saved(booted).state.dump()["cards"]
    booted.wait_for_selector("[data-card]")
    seen = booted.evaluate(
        "[...document.querySelectorAll('[data-card]')].map(card => card.dataset.card)"
    )
    assert 0 < len(seen) < 5 and seen == cards[-len(seen) :]
    press(booted, 0, 1)
    assert "S11" in booted.inner_text(".toast")
    wait_race(booted)
    assert booted.locator("[data-card]").count() == 5
    assert boarded(booted) == [None, None, None]


def test_S12_others_see_that_somebody_is_aboard_not_where(booted: Page) -> None:
    put(booted, a_match([H, H, H, "easy"]))
    tap(booted, "cast_off")
    wait_race(booted)
    press(booted, 1, 6)
    assert "Aboard!" in booted.inner_text('[data-panel="1"]')
    assert booted.locator('[data-panel="1"] [data-press]').count() == 0
    assert "Royal" not in booted.inner_text('[data-panel="1"]')
    entry = boarded(booted)[1]
    assert entry[0] == 6 and 0 < entry[1] < 60_000
    assert str(entry[1]) not in booted.inner_text("#app")


def test_S13_the_countdown_runs_out(booted: Page) -> None:
    match = a_match([H, H, H])
    match.play(("cast_off",), 0)
    match.play(("board", 3, 4_000), 0)
    match.play(("board", 5, 6_000), 2)
    put(booted, match)
    assert booted.locator("[data-card]").count() == 0, "covered until the clock goes on"
    booted.click('[data-do="start-clock"]')
    booted.wait_for_selector(".countdown", timeout=ALL_UP)
    assert booted.inner_text('[data-panel="1"] .count') in ("5", "4")
    booted.wait_for_selector('[data-phase="resolve"]')
    assert boarded(booted) == [[3, 4_000], "late", [5, 6_000]]


def test_S13_who_is_last_still_boards_before_zero(booted: Page) -> None:
    match = a_match([H, H, "hard"])
    match.play(("cast_off",), 0)
    match.play(("board", 3, 4_000), 0)
    match.play(("board", 5, 6_000), 2)
    put(booted, match)
    booted.click('[data-do="start-clock"]')
    booted.wait_for_selector(".countdown", timeout=ALL_UP)
    press(booted, 1, 8)
    ship, time = boarded(booted)[1]
    assert ship == 8 and 6_000 < time < 11_000


def test_one_person_among_bots_has_one_panel_and_need_not_wait(booted: Page) -> None:
    put(booted, a_match([H, "easy", "easy", "medium"]))
    tap(booted, "cast_off")
    wait_race(booted)
    assert booted.locator("[data-panel]").count() == 1
    assert booted.get_attribute("[data-panel]", "data-turn") == "0"
    press(booted, 0, truths(saved(booted))[0])
    booted.click('[data-do="hurry"]')
    booted.wait_for_selector('[data-phase="resolve"]')
    entries = boarded(booted)
    assert all(entry is not None for entry in entries)
    booted.click('[data-do="show-end"]')
    first = booted.locator("[data-verdict]").first
    assert first.get_attribute("data-verdict") == "0:right"
    tap(booted, "split")
    assert saved(booted).state.dump()["coins"][0] == [5]


def test_S14_up_to_eight_panels_are_turned_towards_their_players(booted: Page) -> None:
    put(booted, a_match([H] * 8))
    assert booted.locator("[data-muster]").count() == 8
    tap(booted, "cast_off")
    wait_race(booted)
    turns = [booted.get_attribute(f'[data-panel="{n}"]', "data-turn") for n in range(8)]
    assert sorted(map(str, turns)) == ["0", "0", "0", "180", "180", "180", "270", "90"]
    middles = booted.evaluate(
        """[...document.querySelectorAll('[data-panel]')].map(panel => {
            const box = panel.getBoundingClientRect();
            return [(box.left + box.right) / 2, (box.top + box.bottom) / 2] })"""
    )
    for turn, (x, y) in zip(turns, middles, strict=True):
        edge = {"0": y > 600, "90": x < 200, "180": y < 250, "270": x > 980}
        assert edge[str(turn)]


def test_S15_passing_the_tablet_hides_the_cards_and_times_each_alone(booted: Page) -> None:
    put(booted, a_match([H, H, "easy"], play="pass"))
    assert "Pass the tablet" in booted.inner_text(".side-panel")
    assert booted.inner_text('[data-tap="cast_off"]') == "Deal the cards"
    tap(booted, "cast_off")
    for seat in (0, 1):
        uncover(booted)
        assert booted.locator("[data-card]").count() == 0
        assert NAMES[seat] in booted.inner_text(".side-panel")
        booted.click('[data-do="start-clock"]')
        wait_race(booted)
        assert booted.locator("[data-panel]").count() == 1
        press(booted, seat, 4)
        if seat == 0:
            wait_screen(booted, "handover")
            text = booted.evaluate("document.getElementById('app').innerHTML")
            assert "data-card" not in text and "data-press" not in text and "Otto" in text
    booted.wait_for_selector('[data-phase="resolve"]')
    entries = boarded(booted)
    assert all(entry[1] < 5_000 for entry in entries[:2])


def rum_match() -> Match:
    """A match whose next event is rum."""
    for seed in range(200):
        match = a_match([H, H, H], seed, level="expert", events=True)
        if match.state.dump()["events"][-1] == "rum":
            return match
    raise AssertionError("no rum in the hold")


def order(page: Page, seat: int) -> list[int]:
    """The ships of a panel as they lie, row by row, seen from its player."""
    places = page.evaluate(
        """seat => [...document.querySelectorAll(`[data-panel="${seat}"] .ship-button`)]
        .map(b => [b.dataset.press.split(':')[1], b.style.gridRow, b.style.gridColumn])""",
        str(seat),
    )
    return [int(ship) for ship, _, _ in sorted(places, key=lambda p: (p[1], p[2]))]


def test_S16_rum_turns_the_panel_upside_down_and_mirrors_it(booted: Page) -> None:
    put(booted, rum_match())
    tap(booted, "cast_off")
    booted.wait_for_selector("[data-panel]")
    sober, upright = order(booted, 0), booted.get_attribute('[data-panel="0"]', "data-turn")
    wait_race(booted)
    drunk = order(booted, 0)
    assert drunk == [*sober[3::-1], *sober[:3:-1]]
    turned = booted.get_attribute('[data-panel="0"]', "data-turn")
    assert int(turned or 0) == int(upright or 0) + 180
    press(booted, 0, 2)
    assert boarded(booted)[0][0] == 2


def test_S17_first_a_lap_then_the_choice(booted: Page) -> None:
    put(booted, a_match([H, H, H], rounds=3, laps=True))
    tap(booted, "cast_off")
    wait_race(booted)
    table = saved(booted).state.dump()["table"]
    start = table.index(saved(booted).state.dump()["pirates"][0])
    for step in (0, 1, 0):
        press(booted, 0, table[(start + step) % 8])
    assert "0 of 9" in booted.inner_text('[data-panel="0"]'), "a wrong tap ends the lap"
    for step in range(9):
        press(booted, 0, table[(start + step) % 8])
    assert boarded(booted)[0] is None
    press(booted, 0, table[3])
    assert boarded(booted)[0][0] == table[3]


def test_S18_the_show_tells_every_step_and_its_reason(booted: Page) -> None:
    match = a_match([H, H, H], level="expert", events=True)
    match.play(("cast_off",), 0)
    for seat, ship in enumerate(truths(match)):
        match.play(("board", ship if seat else ship % 8 + 1, 9_000 - seat), seat)
    at = match.state.dump()
    put(booted, match)
    ways = [steps(at["table"], s, at["cards"], at["event"]) for s in at["pirates"]]
    for nth in range(len(ways[0])):
        booted.click('[data-do="show-on"]')
        for seat, way in enumerate(ways):
            assert way[nth].why in booted.inner_text(f'[data-why="{seat}"]')
    booted.click('[data-do="show-back"]')
    assert ways[1][-2].why in booted.inner_text('[data-why="1"]')
    booted.keyboard.press("ArrowRight")
    booted.keyboard.press("ArrowRight")
    verdicts = booted.locator("[data-verdict]")
    shown = [verdicts.nth(n).get_attribute("data-verdict") for n in range(3)]
    assert shown == ["2:right", "1:right", "0:wrong"]
    assert ship_name(truths(match)[0]) in verdicts.nth(2).inner_text()
    where_arrows_lead(booted)


def where_arrows_lead(page: Page) -> None:
    """In the show two of them step it, wherever the focus is; the others, and all before and after
    it, go from thing to thing."""
    focused = "document.activeElement.getAttribute('aria-label')"
    first = page.locator(".ring-view [data-ship]").first
    first.focus()
    name = page.evaluate(focused)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) == name, "at the loot there is no step further"
    page.keyboard.press("ArrowLeft")
    assert page.locator("[data-why]").count() == 3 and page.evaluate(focused) == name
    page.keyboard.press("?")
    assert "One step forward" in page.inner_text("dialog")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.click('[data-do="show-end"]')
    tap(page, "split")
    page.keyboard.press("Escape")
    page.wait_for_selector('[data-phase="ready"]')
    first.focus()
    name = page.evaluate(focused)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) != name


def test_S10_hidden_loot_stays_hidden_and_open_loot_is_shown(booted: Page) -> None:
    put(booted, a_match([H, H, H], rounds=3))
    assert booted.locator("strong.ducats").count() == 0
    booted.click('[data-do="log"]')
    assert "counted at the end" in booted.inner_text(".side")
    put(booted, a_match([H, H, H], rounds=3, loot="open"))
    shown = booted.locator("[data-muster] strong.ducats")
    assert [shown.nth(n).inner_text() for n in range(3)] == ["15", "12", "9"]


def tied() -> Match:
    """Two captains, coin for coin."""
    match = a_match([H, H, H])
    for number in range(5):
        match.play(("cast_off",), 0)
        for seat, ship in enumerate(truths(match)):
            right = number < 4 and seat == number % 2
            match.play(("board", ship if right else ship % 8 + 1, 5_000), seat)
        match.play(("split",), 0)
    return match


def test_T3_a_tapping_duel_is_for_honour_alone(booted: Page) -> None:
    put(booted, tied())
    before = booted.evaluate("localStorage.getItem('annorama/match/m')")
    booted.locator('[data-do="duel"]').first.click()
    booted.click('[data-do="duel-start"]')
    booted.wait_for_selector("text=Tap!")
    for seat in (1, 0, 1, 1):
        booted.locator(f'[data-press="duel:{seat}"]').dispatch_event("pointerdown")
    booted.wait_for_selector("text=Otto wins the duel")
    booted.click('[data-do="duel-end"]')
    assert booted.evaluate("localStorage.getItem('annorama/match/m')") == before
    assert booted.locator('.places li[data-place="1"]').count() == 2


def test_a_race_goes_on_after_the_page_was_closed(page: Page, site: str) -> None:
    open_app(page, site)
    put(page, a_match([H, H, "easy"]))
    tap(page, "cast_off")
    wait_race(page)
    press(page, 0, 3)
    before = boarded(page)
    page.reload()
    ready(page)
    wait_screen(page, "table")
    assert boarded(page) == before
    wait_race(page)
    press(page, 1, 5)
    assert boarded(page)[1][1] >= before[0][1]


SIZES = [(1180, 820), (820, 1180), (390, 844), (844, 390), (1440, 900)]
CROWDS = [1, 2, 4, 7, 8]


@pytest.mark.parametrize("people", CROWDS)
def test_nothing_is_cut_and_nothing_overlaps(booted: Page, people: int) -> None:
    booted.emulate_media(reduced_motion="reduce")
    kinds = [H] * people + ["easy"] * max(0, 3 - people)
    put(booted, a_match(kinds, rounds=4))
    tap(booted, "cast_off")
    wait_race(booted)
    for width, height in SIZES:
        if people > 4 and min(width, height) < 800:
            continue
        booted.set_viewport_size({"width": width, "height": height})
        booted.wait_for_timeout(200)
        check_fit(booted, width, height, 44 if people <= 2 or width > 800 < height else 36)
    booted.set_viewport_size({"width": 1180, "height": 820})
    booted.emulate_media(reduced_motion="no-preference")


def check_fit(page: Page, width: int, height: int, least: int) -> None:
    over = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth,"
        " document.documentElement.scrollHeight - innerHeight]"
    )
    assert max(over) <= 0
    boxes = page.evaluate(
        """[...document.querySelectorAll('.ship-button, .ring-view .ship, .boarding > .ring')]
        .map(e => { const b = e.getBoundingClientRect();
            const name = e.dataset.press ?? e.getAttribute('aria-label') ?? 'card';
            return [name, b.x, b.y, b.right, b.bottom] })"""
    )
    assert len(boxes) >= 8 + 8 + 9
    for number, one in enumerate(boxes):
        name, left, top, right, bottom = one
        assert left >= -1 and top >= 40 and right <= width + 1 and bottom <= height + 1, one
        if ":" in name:
            assert right - left >= least - 1 and bottom - top >= least - 1, one
        for other in boxes[number + 1 :]:
            apart = (
                right <= other[1] + 1
                or other[3] <= left + 1
                or bottom <= other[2] + 1
                or other[4] <= top + 1
            )
            assert apart, f"{one} lies over {other} at {width} × {height}"


def test_the_panel_is_the_ring_as_seen_from_below(booted: Page) -> None:
    put(booted, a_match([H, "easy", "easy"]))
    tap(booted, "cast_off")
    wait_race(booted)
    table = saved(booted).state.dump()["table"]
    assert set(order(booted, 0)) == set(table)
    around = [table[place] for place in seen_from(0)]
    assert order(booted, 0)[:2] == around[:2], "the first seat's ship lies in front already"
