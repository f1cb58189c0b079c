"""ANNO through the page: whole matches, secrets, refusals, resuming, every size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, Page

from engine import Match, checksum
from engine.game import Action
from tests.browser.pages import open_app, ready
from tests.browser.table import (
    act,
    match_id,
    play_out,
    saved,
    saved_text,
    screen,
    set_up,
    tap,
    uncover,
    wait_screen,
)

PEOPLE = ["Anna", "Otto", "Clara"]


def eager(match: Match, legal: list[Action]) -> Action:
    """Match as many cards as can be; burn what comes first."""
    matches = [action for action in legal if action[0] == "match"]
    return max(matches, key=lambda action: len(action[3])) if matches else legal[-1]


def test_three_people_play_two_mensises_by_taps_alone(touched: Page) -> None:
    """But for the middle, which `table.play_out` shortens outside the long run."""
    set_up(touched, "anno", PEOPLE, {"mensises": 2}, seed=11)
    match = play_out(touched, eager)
    assert match.over and match.state.dump()["mensis"] == 2
    places = touched.locator(".places li")
    shown = [
        (int(places.nth(i).get_attribute("data-seat") or -1), places.nth(i).inner_text())
        for i in range(3)
    ]
    for (seat, text), standing in zip(shown, match.state.standings or [], strict=True):
        assert seat == standing["seat"]
        assert str(standing["score"]).replace("-", "−") in text and PEOPLE[seat] in text
    assert touched.locator(".sheet tbody tr").count() == 2
    assert touched.locator(".chart .curve").count() == 3


def test_orientation_is_played_by_two_together(booted: Page) -> None:
    set_up(booted, "anno/orientation", ["Mia", "Ben"], seed=3)

    def right(match: Match, legal: list[Action]) -> Action:
        for action in legal:
            trial = match.state.copy()
            if not any(event[0] == "slip" for event, _ in trial.play(action)):
                return action
        raise AssertionError("no place is right")

    match = play_out(booted, right)
    assert [s["score"] for s in match.state.standings or []] == [0, 0]


def test_a_wrong_place_in_orientation_is_a_slip_and_says_why(booted: Page) -> None:
    set_up(booted, "anno/orientation", ["Mia"], seed=3)
    match = saved(booted)
    card = match.state.dump()["card"]
    wrong = next(
        action
        for action in match.state.legal()
        if action[0] == "place" and match.state.copy().play(action)[0][0][0] == "slip"
    )
    act(booted, match, wrong, 0)
    assert saved(booted).state.dump()["slips"] == [1]
    assert saved(booted).state.dump()["card"] == card


def test_between_people_nothing_of_any_hand_is_in_the_page(booted: Page) -> None:
    set_up(booted, "anno", PEOPLE, {"mensises": 1}, seed=4)
    assert screen(booted) == "handover"
    text = booted.evaluate("document.getElementById('app').innerHTML")
    assert "data-tap" not in text and "<use" not in text and "hand:" not in text
    first = saved(booted).state.actors[0]
    assert PEOPLE[first] in text


def test_only_the_own_hand_is_drawn(booted: Page) -> None:
    set_up(booted, "anno", PEOPLE, {"mensises": 1}, seed=4)
    uncover(booted)
    state = saved(booted).state
    seat = state.actors[0]
    drawn = booted.evaluate(
        "[...document.querySelectorAll('#felt use')].map(use => use.getAttribute('href').slice(6))"
    )
    view = state.view(seat)
    seen = sorted(code for code in drawn if code != "BACK")
    open_to_all = [code for code in view["community"] if code]
    open_to_all += [code for line in view["dealer_draw"] for code in line]
    assert seen == sorted(view["hand"] + open_to_all), "A2: the draw for the deal is shown, too"


def phases(page: Page) -> list[Callable[[], None]]:
    """Ways to each phase of a turn from a new match with a Blue Moon in the first hand."""

    def exchange() -> None:
        match = saved(page)
        action = next(a for a in match.state.legal() if a[0] == "exchange")
        act(page, match, action, match.state.actors[0])

    def go_on() -> None:
        tap(page, "pass")

    return [lambda: None, exchange, go_on]


@pytest.mark.parametrize("phase", ["start", "match", "burn"])
def test_closing_the_page_loses_nothing(page: Page, site: str, phase: str) -> None:
    open_app(page, site)
    set_up(page, "anno", PEOPLE, {"mensises": 1}, seed=blue_seed())
    uncover(page)
    steps = phases(page)
    for step in steps[: ["start", "match", "burn"].index(phase) + 1]:
        step()
    before = saved_text(page)
    assert saved(page).state.dump()["phase"] == phase
    page.reload()
    ready(page)
    wait_screen(page, "handover")
    assert "<use" not in page.evaluate("document.getElementById('app').innerHTML")
    uncover(page)
    assert saved_text(page) == before
    assert page.get_attribute("[data-screen]", "data-phase") == phase


def blue_seed() -> int:
    """A seed whose first player can exchange a Blue Moon."""
    from engine import games

    for seed in range(1000):
        state = games()["anno"].new(3, seed, {"mensises": 1})
        if any(action[0] == "exchange" for action in state.legal()):
            return seed
    raise AssertionError("no such seed")


def test_a_refused_tap_says_why(booted: Page) -> None:
    set_up(booted, "anno", PEOPLE, {"mensises": 1}, seed=4)
    uncover(booted)
    before = saved_text(booted)
    booted.locator('[data-not="deck"]').click()
    toast = booted.wait_for_selector(".toast")
    assert toast and "(A19)" in toast.inner_text()
    booted.locator('[data-not^="hand:"]').first.click()
    booted.wait_for_timeout(50)
    assert "(A" in booted.inner_text(".toast")
    assert saved_text(booted) == before


def test_a_refusal_stays_under_the_finger_and_leads_to_its_rule(booted: Page) -> None:
    set_up(booted, "anno", PEOPLE, {"mensises": 1}, seed=4)
    uncover(booted)
    booted.locator('[data-not="deck"]').click()
    toast = booted.locator(".toast")
    box = toast.bounding_box()
    assert box
    booted.mouse.move(box["x"] + 20, box["y"] + 20)
    booted.mouse.down()
    booted.wait_for_timeout(6500)
    assert toast.count() == 1, "a finger is on it"
    booted.mouse.up()
    toast.wait_for(state="detached")
    booted.locator('[data-not="deck"]').click()
    booted.locator(".toast .to-rule").click()
    marked = booted.wait_for_selector("[data-marked]")
    assert marked and marked.get_attribute("id") == "A19" and toast.count() == 0


def test_undo_takes_back_within_the_turn_and_no_further(booted: Page) -> None:
    set_up(booted, "anno", PEOPLE, {"mensises": 1}, seed=4)
    uncover(booted)
    undo = booted.locator('[data-do="undo"]')
    assert undo.is_disabled()
    before = checksum(saved(booted).state)
    tap(booted, "pass")
    assert saved(booted).state.dump()["phase"] == "burn"
    undo.click()
    assert checksum(saved(booted).state) == before
    tap(booted, "pass")
    booted.locator('[data-tap^="hand:"]').first.click()
    booted.click('[data-do="confirm"]')
    wait_screen(booted, "handover")
    uncover(booted)
    assert undo.is_disabled()


def test_a_name_is_only_a_name(booted: Page) -> None:
    nasty = "<img src=x onerror=1>"
    set_up(booted, "anno", [nasty, "Otto"], {"mensises": 1}, seed=4)
    uncover(booted)
    booted.click('[data-do="log"]')
    assert nasty in booted.inner_text("[data-log]")
    assert booted.locator("#app img").count() == 0


def test_the_lobby_continues_exports_and_deletes(booted: Page) -> None:
    set_up(booted, "anno", PEOPLE, {"mensises": 1}, seed=4)
    name = match_id(booted)
    booted.evaluate("location.hash = '#/'")
    wait_screen(booted, "lobby")
    booted.click(f'[data-match="{name}"] [data-do="more"]')
    with booted.expect_download() as download:
        booted.click('.dialog [data-do="export"]')
    text = download.value.path().read_text()
    assert Match.load(text).names == PEOPLE
    booted.click('.dialog [data-do="ask-delete"]')
    booted.click('.answers [data-do="close"]')
    assert booted.locator(f'[data-match="{name}"]').count() == 1
    booted.click('.dialog [data-do="ask-delete"]')
    booted.click('.answers [data-do="delete"]')
    assert booted.locator(f'[data-match="{name}"]').count() == 0
    files: FilePayload = {
        "name": "match.json",
        "mimeType": "application/json",
        "buffer": text.encode(),
    }
    booted.set_input_files('[name="import"]', files)
    booted.wait_for_selector("[data-match]")
    assert booted.evaluate("localStorage.length") >= 1


def test_a_bad_save_is_told_and_kept(booted: Page) -> None:
    booted.evaluate("localStorage.setItem('annorama/match/bad', '{\"format\": 1, ')")
    booted.evaluate("location.hash = '#/settings'")
    wait_screen(booted, "settings")
    booted.evaluate("location.hash = '#/'")
    wait_screen(booted, "lobby")
    assert "cannot be opened" in booted.inner_text('[data-match="bad"]')
    booted.set_input_files(
        '[name="import"]',
        {"name": "x.json", "mimeType": "application/json", "buffer": b"[1, 2"},
    )
    booted.wait_for_selector(".toast")
    assert "not imported" in booted.inner_text(".toast")
    assert booted.evaluate("localStorage.getItem('annorama/match/bad')") == '{"format": 1, '


SIZES = [(1180, 820), (820, 1180), (390, 844), (844, 390), (1440, 900)]


def test_the_table_fits_and_nothing_overlaps(touched_at: Callable[[int, int], Page]) -> None:
    page = touched_at(*SIZES[0])
    set_up(page, "anno", [*PEOPLE, "Emil"], {"mensises": 1}, seed=11)
    for _ in range(16):
        uncover(page)
        match = saved(page)
        act(page, match, eager(match, match.state.legal()), match.state.actors[0])
    uncover(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(600)
        check_fit(page, width, height)


def check_fit(page: Page, width: int, height: int) -> None:
    """Nothing scrolls, lies outside, is too small for a finger or lies over another thing."""
    overflow = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth,"
        " document.documentElement.scrollHeight - innerHeight]"
    )
    assert max(overflow) <= 0, f"{width}×{height}"
    boxes = page.evaluate(
        """[...document.querySelectorAll('[data-tap], [data-do]:not(.skip), #felt .card[data-not]')]
        .map(e => { const b = (e.querySelector(".ring") ?? e).getBoundingClientRect();
            const name = e.dataset.tap ?? e.dataset.do ?? e.dataset.not;
            return [name, b.x, b.y, b.right, b.bottom] })"""
    )
    assert len(boxes) > 12
    for name, left, top, right, bottom in boxes:
        assert left >= -1 and top >= -1, f"{width}×{height}: {name}"
        assert right <= width + 1 and bottom <= height + 1, f"{width}×{height}: {name}"
    large = [box for box in boxes if not box[0].startswith(("other", "burned"))]
    for number, one in enumerate(large):
        assert one[3] - one[1] >= 43 and one[4] - one[2] >= 43, f"{width}×{height}: {one}"
        for other in large[number + 1 :]:
            apart = (
                one[3] <= other[1] + 1
                or other[3] <= one[1] + 1
                or one[4] <= other[2] + 1
                or other[4] <= one[2] + 1
            )
            assert apart, f"{width}×{height}: {one[0]} lies over {other[0]}"
