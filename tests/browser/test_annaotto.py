"""ANNAOTTO through the page: a whole match, facing, the slap, calling, catching, secrets, sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

import pytest
from playwright.sync_api import Page

from engine import Match
from engine.game import Action
from tests.app.annaotto.setting import NAMES, Wanted, reached
from tests.browser.annaotto import (
    hands_down,
    middle,
    open_match,
    resize,
    side_laid,
    start_slap,
    wait_played,
)
from tests.browser.pages import TABLET, open_app
from tests.browser.table import (
    BY_TAPS,
    LONG,
    act,
    go_on_from,
    nearly_played,
    saved,
    saved_text,
    screen,
    set_up,
    tap,
    uncover,
    wait_screen,
)

PEOPLE = NAMES[:3]


@pytest.fixture
def resized(booted: Page) -> Iterator[Page]:
    yield booted
    booted.set_viewport_size(TABLET)


def lively(match: Match, legal: list[Action]) -> Action:
    """Keeps sequences going, loves special sides, calls every ALL and forgets the first ANNA."""
    view = match.state.view(match.state.actors[0])
    laid = [action for action in legal if action[0] in ("lay", "take", "lay_drawn")]
    if view["sequence"] and laid:
        return laid[0]
    catches = [action for action in legal if action[0] == "catch"]
    if catches and not view["called"]:
        return catches[0]
    sides = {action: side_laid(view, action) for action in laid}
    own = [action for action in laid if action[0] != "take"]
    special = [a for a in own if "ANNA" in sides[a] or "OTTO" in sides[a]]
    special += [a for a in laid if sides[a].endswith("-ALL")]
    chosen = special or own or legal[:1]
    called = [action for action in chosen if action[-1] == "call"]
    caught = any(action[0] == "catch" for _, action in match.log)
    careful = caught or (called and sides[called[0]].endswith("-ALL"))
    return called[0] if called and careful else chosen[0]


def lively_or_slapping(match: Match, legal: list[Action]) -> Action:
    slapping = match.state.dump()["phase"] == "slap"
    return ("slap", (1, 0, 2)) if slapping else lively(match, legal)


def longest_sequence(match: Match) -> int:
    again = match.until(0)
    longest = 0
    for seat, action in match.log:
        again.play(action, seat)
        longest = max(longest, len(again.state.dump()["sequence"]))
    return longest


def test_three_people_play_a_whole_match_by_taps_alone(
    touch: Callable[[int, int], Page], site: str
) -> None:
    page = touch(1180, 820)
    open_app(page, site)
    set_up(page, "annaotto", PEOPLE, {"deal": 6, "places": False}, seed=20)
    for number in count():
        if (match := saved(page)).over:
            break
        if number == BY_TAPS and not LONG:
            match = nearly_played(match, lively_or_slapping)
            go_on_from(page, match)
        uncover(page)
        if match.state.dump()["phase"] == "slap":
            start_slap(page)
            hands_down(page, 1, 0)
            match = wait_played(page, match.length)
            assert match.log[-1][1] == ("slap", (1, 0, 2))
            continue
        seat = match.state.actors[0]
        act(page, match, lively(match, match.state.legal(seat)), seat)
    uncover(page)
    wait_screen(page, "result")
    kinds = {action[0] for _, action in match.log}
    assert match.over and longest_sequence(match) >= 4
    assert {"face", "lay", "take", "draw", "keep", "accept", "turn", "annaotto"} <= kinds
    assert {"slap", "catch"} <= kinds
    standings = match.state.standings or []
    assert PEOPLE[standings[0]["seat"]] in page.inner_text('[data-place="1"]')
    assert page.locator(".chart .curve").count() == 3
    page.click('[data-do="replay"]')
    wait_screen(page, "replay")
    for _ in PEOPLE:
        page.click('[data-do="later"]')
    assert "All sides are chosen" in page.inner_text(".prompt")


def test_O4_everybody_faces_their_cards_in_private(booted: Page) -> None:
    set_up(booted, "annaotto", PEOPLE, seed=5)
    for seat, name in enumerate(PEOPLE):
        assert screen(booted) == "handover" and name in booted.inner_text("h1")
        uncover(booted)
        hand = saved(booted).state.dump()["hands"][seat]
        shown = faces(booted, "flip:")
        assert shown == [(own[:2], reverse[:2]) for own, reverse in map(plain, hand)]
        assert backs(booted) == 16
        tap(booted, "flip:1")
        tap(booted, "flip:4")
        tap(booted, "flip:4")
        assert faces(booted, "flip:")[1] == shown[1][::-1]
        assert faces(booted, "flip:")[4] == shown[4]
        booted.click('[data-do="confirm"]')
        assert saved(booted).log[-1] == (seat, ("face", (0, 1, 0, 0, 0, 0, 0, 0)))


def plain(card: list[str]) -> list[str]:
    return ["AN" if side == "ANNAOTTO" else side for side in card]


def faces(page: Page, kind: str) -> list[tuple[str, str]]:
    """The sides drawn on the cards whose tokens begin so, and those on their folded corners."""
    drawn = page.evaluate(
        """kind => [...document.querySelectorAll('#felt .card')]
        .filter(card => (card.dataset.tap ?? card.dataset.not ?? '').startsWith(kind))
        .map(card => [...card.querySelectorAll('g:not(.side-out) > g > use')]
            .map(use => use.getAttribute('href')))""",
        kind,
    )
    return [(_side(hrefs, "#ao-"), _side(hrefs, "#ao-fold-")) for hrefs in drawn]


def _side(hrefs: list[str], start: str) -> str:
    names = [href.removeprefix(start) for href in hrefs if href.startswith(start)]
    return next((name[:2] for name in names if "-" not in name), "")


def backs(page: Page) -> int:
    return page.locator('#felt use[href="#ao-BACK"]').count()


def test_O22_others_are_seen_from_outside_only(booted: Page) -> None:
    match = reached(3, lambda at, legal: at["phase"] == "turn" and len(at["discard"]) > 6)
    open_match(booted, match)
    assert "<use" not in booted.evaluate("document.getElementById('app').innerHTML")
    uncover(booted)
    turn = match.state.actors[0]
    for seat, hand in enumerate(match.state.dump()["hands"]):
        shown = faces(booted, f"card:{seat}:")
        for (own, reverse), drawn in zip(map(plain, hand), shown, strict=True):
            assert drawn == ((own[:2], reverse[:2]) if seat == turn else (reverse[:2], ""))


@pytest.mark.parametrize("phase", ["slap", "turning"])
def test_what_is_done_before_all_shows_nobodys_own_side(booted: Page, phase: str) -> None:
    match = reached(3, lambda at, legal: at["phase"] == phase)
    open_match(booted, match)
    assert screen(booted) == "table"
    assert booted.locator('#felt use[href^="#ao-fold"]').count() == 0
    for seat, hand in enumerate(match.state.dump()["hands"]):
        shown = faces(booted, f"card:{seat}:")
        reverses = [(reverse[:2], "") for _, reverse in map(plain, hand)]
        assert shown == (reverses if phase == "turning" else [])
    if phase == "turning":
        act(booted, match, match.state.legal()[0], match.state.actors[0])


def test_O18_P12_with_keys_and_who_is_too_early_counts_later(booted: Page) -> None:
    match = reached(3, lambda at, legal: at["phase"] == "slap" and not at["out"])
    open_match(booted, match)
    booted.click('[data-do="slap-start"]')
    booted.keyboard.press("f")
    assert "too early" in booted.locator('.zone[data-seat="2"]').inner_html()
    booted.wait_for_selector(".zone.awake")
    booted.keyboard.press("a")
    booted.keyboard.press("l")
    seat, (kind, order) = wait_played(booted, match.length).log[match.length]
    assert seat == match.state.actors[0] and kind == "slap"
    assert order.index(0) < order.index(1), "Clara's hand counts 0.7 s after the bell"
    wait_screen(booted, "handover")
    assert NAMES[order[-1]] in booted.inner_text("h1")


def test_O18_a_click_is_a_hand_too(booted: Page) -> None:
    match = reached(2, lambda at, legal: at["phase"] == "slap" and not at["out"])
    open_match(booted, match)
    start_slap(booted)
    booted.mouse.click(*middle(booted, 1))
    assert wait_played(booted, match.length).log[-1][1] == ("slap", (1, 0))


def forgotten(seats: int) -> Match:
    return reached(seats, lambda at, legal: at["catch"] is not None and not at["sequence"])


def test_O19_somebody_catches_while_the_tablet_is_handed_on(booted: Page) -> None:
    match = forgotten(3)
    at = match.state.dump()
    bystander = next(seat for seat in range(3) if seat not in (at["catch"], at["turn"]))
    open_match(booted, match)
    assert screen(booted) == "handover"
    booted.click(f'[data-do="catch"][data-seat="{bystander}"]')
    assert saved(booted).log[-1] == (bystander, ("catch", at["catch"]))
    assert NAMES[at["catch"]] in booted.inner_text("h1")


def test_O19_somebody_around_the_table_catches_until_the_next_player_acts(booted: Page) -> None:
    match = forgotten(3)
    at = match.state.dump()
    bystander = next(seat for seat in range(3) if seat not in (at["catch"], at["turn"]))
    open_match(booted, match)
    uncover(booted)
    booted.locator(f'#felt [data-do="catch"][data-seat="{bystander}"]').click()
    assert saved(booted).log[-1] == (bystander, ("catch", at["catch"]))
    open_match(booted, match, "again")
    uncover(booted)
    draws = next(a for a in match.state.legal() if a[0] in ("draw", "accept"))
    act(booted, match, draws, at["turn"])
    assert booted.locator('[data-do="catch"]').count() == 0


def can_call(legal: list[Action]) -> bool:
    return any(action[0] == "lay" and action[-1] == "call" for action in legal)


def test_O19_calling_is_a_press_with_the_lay(booted: Page) -> None:
    match = reached(2, lambda at, legal: len(at["hands"][at["turn"]]) == 2 and can_call(legal))
    seat = match.state.actors[0]
    called = next(action for action in match.state.legal() if action[-1] == "call")
    open_match(booted, match)
    uncover(booted)
    act(booted, match, called, seat)
    assert saved(booted).state.dump()["called"] is True


def test_a_refused_tap_names_the_rule(booted: Page) -> None:
    match = reached(3, lambda at, legal: at["phase"] == "turn" and len(at["discard"]) > 4)
    open_match(booted, match)
    uncover(booted)
    before = saved_text(booted)
    booted.locator(f'[data-not^="card:{match.state.actors[0]}:"]').first.click()
    assert "(O" in booted.inner_text(".toast")
    assert saved_text(booted) == before


def test_a_long_press_shows_both_sides_to_the_owner_alone(booted: Page) -> None:
    match = reached(2, lambda at, legal: at["phase"] == "turn")
    open_match(booted, match)
    uncover(booted)
    seat = match.state.actors[0]
    for owner, pictures in ((seat, 2), (1 - seat, 1)):
        booted.click('[data-do="info"]')
        booted.locator(
            f'[data-info][data-tap^="card:{owner}:"], [data-not^="card:{owner}:"]'
        ).first.click()
        assert booted.locator(".dialog .big-card").count() == pictures
        booted.click('.dialog [data-do="close"]')


def test_O18_computer_players_put_their_hands_down_in_their_own_time(booted: Page) -> None:
    match = reached(3, lambda at, legal: at["phase"] == "slap", ("human", "easy", "hard"))
    open_match(booted, match)
    assert screen(booted) == "table"
    start_slap(booted)
    booted.keyboard.press("a")
    after = wait_played(booted, match.length)
    kind, order = after.log[match.length][1]
    assert kind == "slap" and sorted(order) == [0, 1, 2]


def test_cards_too_small_for_a_finger_open_large(resized: Page) -> None:
    match = reached(6, lambda at, legal: any(a[0] == "take" for a in legal))
    open_match(resized, match)
    uncover(resized)
    resize(resized, 390, 844)
    taken = next(action for action in match.state.legal() if action[0] == "take")
    _, owner, place, *_ = taken
    assert resized.locator(f'[data-tap="card:{owner}:{place}"]').count() == 0
    resized.locator(f'[data-do="look"][data-seat="{owner}"]').click(position={"x": 20, "y": 8})
    act(resized, match, taken, match.state.actors[0])


SIZES = [(1180, 820), (820, 1180), (390, 844), (844, 390), (1440, 900)]


PHASES: dict[str, Wanted] = {
    "turn": lambda at, legal: at["phase"] == "turn" and len(at["discard"]) > 12,
    "drawn": lambda at, legal: at["phase"] == "drawn",
    "annaotto": lambda at, legal: at["phase"] == "annaotto",
    "slap": lambda at, legal: at["phase"] == "slap",
    "catch": lambda at, legal: at["catch"] is not None,
}


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_table_fits_and_nothing_overlaps(resized: Page, seats: int) -> None:
    page = resized
    for phase, wanted in PHASES.items():
        open_match(page, reached(seats, wanted), f"{phase}{seats}")
        uncover(page)
        for width, height in SIZES:
            resize(page, width, height)
            check_fit(page, width, height, f"{phase} of {seats} at {width}×{height}")


def check_fit(page: Page, width: int, height: int, where: str) -> None:
    overflow = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth,"
        " document.documentElement.scrollHeight - innerHeight]"
    )
    assert max(overflow) <= 0, where
    boxes = page.evaluate(
        """[...document.querySelectorAll('[data-tap],[data-do]:not(.skip),[data-press]')].map(e => {
            const ring = e.querySelector(':scope > .ring') ?? e;
            const b = ring.getBoundingClientRect();
            return [e.dataset.tap ?? e.dataset.do ?? e.dataset.press, b.x, b.y, b.right, b.bottom];
        })"""
    )
    assert len(boxes) > 5, where
    for number, one in enumerate(boxes):
        name, left, top, right, bottom = one
        assert left >= -1 and top >= -1 and right <= width + 1 and bottom <= height + 1, (
            f"{name} is cut, {where}"
        )
        assert right - left >= 43 and bottom - top >= 43, f"{one} is too small, {where}"
        for other in boxes[number + 1 :]:
            apart = (
                right <= other[1] + 1
                or other[3] <= left + 1
                or bottom <= other[2] + 1
                or other[4] <= top + 1
            )
            assert apart, f"{name} lies over {other[0]}, {where}"
