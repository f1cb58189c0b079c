"""ANNO 1503's table on the screen: ships, prices, islands, the die, every size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from engine import Match, checksum
from tests.browser.anno1503 import NAMES, phase, show, up_to
from tests.browser.table import act, saved, tap


def test_a_far_space_is_reached_in_several_moves(booted: Page) -> None:
    """I11: rings show the cost; one tap sails all the way, and one undo takes it back."""
    match = show(booted, up_to("4-gold-outposts-merchants", phase("ships")))
    cost = booted.text_content('[data-tap="space:r1c1"] .buoy-text') or ""
    assert cost.strip() == "2"
    tap(booted, "space:r1c1")
    booted.wait_for_timeout(900)
    moves = [action[0] for _, action in saved(booted).log[match.length :]]
    assert moves == ["sail", "sail"]
    booted.click('[data-do="undo"]')
    assert checksum(saved(booted).state) == checksum(match.state)


def test_exploring_waits_for_confirm_and_cannot_be_undone(booted: Page) -> None:
    match = show(
        booted,
        up_to(
            "4-gold-outposts-merchants", lambda m: any(a[0] == "explore" for a in m.state.legal())
        ),
    )
    explore = next(a for a in match.state.legal() if a[0] == "explore")
    tap(booted, f"ship:{explore[1]}")
    tap(booted, f"space:{explore[2]}")
    assert saved(booted).length == match.length
    booted.click('[data-do="confirm"]')
    assert saved(booted).state.dump()["phase"] == "tile"
    assert booted.locator('[data-do="undo"]').is_disabled()
    tap(booted, "leave")
    assert saved(booted).state.dump()["phase"] == "ships"


def test_building_can_be_undone_step_by_step_but_not_the_die(booted: Page) -> None:
    """Selling, buying and going on to the ships are taken back; the roll is not."""
    match = show(
        booted,
        up_to(
            "4-gold-outposts-merchants",
            lambda m: phase("build")(m) and sum(a[0] == "sell" for a in m.state.legal()) > 2,
        ),
    )
    before = checksum(match.state)
    sale = next(a for a in match.state.legal() if a[0] == "sell")
    act(booted, match, sale, match.state.actors[0])
    tap(booted, "end_building")
    assert saved(booted).state.dump()["phase"] == "ships"
    booted.click('[data-do="undo"]')
    booted.click('[data-do="undo"]')
    assert checksum(saved(booted).state) == before
    undo = booted.locator('[data-do="undo"]')
    while not undo.is_disabled():
        undo.click()
    assert saved(booted).history[-1][1][0][0][0] in ("rolled", "took", "gave_up", "paid")


def test_what_cannot_be_afforded_is_greyed_and_says_why(booted: Page) -> None:
    show(booted, up_to("4-gold-outposts-merchants", phase("build")))
    for token, rule in [("launch", "(I5)"), ("promote:1", "(I7)"), ("card:tobacco", "(I8)")]:
        plate = booted.locator(f'[data-not="{token}"]')
        plate.click()
        booted.wait_for_timeout(50)
        assert rule in booted.inner_text(".toast")
    assert "off" in (booted.locator('[data-not="launch"]').get_attribute("class") or "")
    booted.locator('[data-not="sea"]').click(position={"x": 250, "y": 80})
    booted.wait_for_timeout(50)
    assert "(I11)" in booted.inner_text(".toast")


def test_a_pioneer_brings_a_building_of_ones_choice(booted: Page) -> None:
    """I16."""

    def wanted(match: Match) -> bool:
        return any(a[0] == "pioneer" and len(a) == 2 for a in match.state.legal())

    match = show(booted, up_to("4-gold-outposts-merchants", wanted))
    action = next(a for a in match.state.legal() if a[0] == "pioneer")
    tap(booted, "pioneer")
    assert "public building" in booted.inner_text(".prompt")
    tap(booted, f"public:{action[1]}")
    assert saved(booted).log[-1] == (match.state.actors[0], action)
    seat = match.state.actors[0]
    assert action[1] in saved(booted).state.dump()["players"][seat]["buildings"].values()


def test_the_others_islands_open_large_and_shields_tell_progress(booted: Page) -> None:
    match = show(booted, up_to("4-gold-outposts-merchants", phase("build", 250)))
    seat = match.state.actors[0]
    other = (seat + 1) % 4
    booted.click(f'[data-not="home:{other}"]')
    assert NAMES[other] in booted.inner_text(".dialog")
    assert booted.locator(".dialog .person").count() == len(
        match.state.dump()["players"][other]["colonists"]
    )
    booted.click('.dialog [data-do="close"]')
    gold = match.state.dump()["players"][seat]["gold"]
    assert booted.get_attribute('#felt [data-info="goal:gold"]', "aria-label") == (
        f"{gold} of 30 gold"
    )


def test_who_cannot_pay_the_pirates_chooses_at_the_piers(booted: Page) -> None:
    """I19."""
    match = show(booted, up_to("3-point-lost-and-won-again", phase("give_up")))
    seat = match.state.actors[0]
    assert NAMES[seat] in booted.inner_text(".prompt")
    action = match.state.legal()[0]
    act(booted, match, action, seat)
    gone = str(action[2])
    assert gone not in saved(booted).state.dump()["players"][seat]["outposts"]


def test_die_and_event_are_shown_to_all(booted: Page) -> None:
    """I18."""
    match = show(
        booted,
        up_to(
            "4-gold-outposts-merchants",
            lambda m: phase("build")(m) and len(m.state.dump()["rolled"]) == 2,
        ),
    )
    number = match.state.dump()["rolled"][1]
    name = ["Pirates", "Fire", "Good Fortune"][(number - 1) // 2]
    assert booted.locator(f'#felt .event[aria-label="{name}"]').count() == 1
    assert booted.get_attribute('#felt [data-info="die"]', "aria-label") == "The die shows 6"


SIZES = [(1180, 820), (820, 1180), (390, 844), (844, 390), (1440, 900)]


@pytest.fixture
def sized(booted: Page) -> Iterator[Page]:
    yield booted
    booted.set_viewport_size({"width": 1180, "height": 820})


@pytest.mark.parametrize("size", SIZES)
def test_every_phase_fits_and_nothing_overlaps(sized: Page, size: tuple[int, int]) -> None:
    width, height = size
    sized.set_viewport_size({"width": width, "height": height})
    for number, wanted in enumerate(
        [
            phase("roll"),
            phase("take"),
            phase("build", 250),
            phase("ships", 200),
            phase("tile", 200),
            phase("discard"),
        ]
    ):
        show(sized, up_to("4-gold-outposts-merchants", wanted), f"size{number}")
        sized.wait_for_timeout(350)
        check_fit(sized, width, height)


def check_fit(page: Page, width: int, height: int) -> None:
    overflow = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth,"
        " document.documentElement.scrollHeight - innerHeight]"
    )
    assert max(overflow) <= 0
    boxes = page.evaluate(
        """[...document.querySelectorAll('[data-tap], [data-do]:not(.skip), [data-press]')]
        .map(e => { const b = (e.querySelector(':scope > .ring, :scope > .hit') ?? e)
            .getBoundingClientRect();
            const name = e.dataset.tap ?? e.dataset.do ?? e.dataset.press;
            return [name, b.x, b.y, b.right, b.bottom, !!e.closest('[data-key]')] })"""
    )
    assert boxes
    for name, left, top, right, bottom, _ in boxes:
        assert left >= -1 and top >= -1, name
        assert right <= width + 1 and bottom <= height + 1, name
    # A ship at sea may be small among others: its berth beside the sea is the larger target.
    large = [box for box in boxes if not (box[0].startswith("ship:") and box[5])]
    for number, one in enumerate(large):
        assert one[3] - one[1] >= 43 and one[4] - one[2] >= 43, f"{one} is too small for a finger"
        for other in large[number + 1 :]:
            apart = (
                one[3] <= other[1] + 1
                or other[3] <= one[1] + 1
                or one[4] <= other[2] + 1
                or other[4] <= one[2] + 1
            )
            assert apart, f"{one} lies over {other}"
