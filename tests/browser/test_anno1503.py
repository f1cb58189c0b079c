"""ANNO 1503 through the page: whole matches, and what the explorer alone sees."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from engine import Match, checksum
from tests.browser.anno1503 import (
    NAMES,
    drawn,
    face,
    follow,
    follow_to_its_end,
    phase,
    recording,
    show,
    up_to,
)
from tests.browser.pages import open_app, ready
from tests.browser.table import act, saved, screen, set_up, tap, wait_screen


def test_two_people_play_a_whole_match_by_taps_alone(touched: Page) -> None:
    match, log = recording("2-gold-outposts-agreements")
    set_up(touched, "anno1503", NAMES[:2], seed=match.seed)
    for seat, action in log[:12]:
        act(touched, match, tuple(action), seat)
        match.play(action, seat)
    follow_to_its_end(touched, match, log[12:])
    wait_screen(touched, "result")
    assert saved(touched).log == match.log and checksum(saved(touched).state) == checksum(
        match.state
    )
    winner = (match.state.standings or [])[0]
    first = touched.locator('.places li[data-place="1"]')
    assert first.get_attribute("data-seat") == str(winner["seat"])
    assert "30 gold, 4 outposts and 3 trade agreements" in touched.inner_text(".decided")
    assert touched.locator(".sheet tbody tr").count() == 6


def test_four_people_play_a_whole_match_on_a_phone(touched_at: Callable[[int, int], Page]) -> None:
    page = touched_at(390, 844)
    match, log = recording("4-gold-outposts-agreements")
    set_up(page, "anno1503", NAMES, seed=match.seed)
    follow_to_its_end(page, match, log)
    wait_screen(page, "result")
    assert checksum(saved(page).state) == checksum(match.state)


def test_everybody_is_asked_by_name_and_nothing_is_handed_over(booted: Page) -> None:
    """I4: another player's choice in somebody's turn."""
    match = show(
        booted,
        up_to(
            "4-gold-outposts-merchants",
            lambda m: phase("take")(m) and m.state.actors[0] != m.state.dump()["turn"],
        ),
    )
    asked, turn = match.state.actors[0], match.state.dump()["turn"]
    assert NAMES[asked] in booted.inner_text(".prompt")
    assert NAMES[asked] in booted.inner_text(".bar .turn")
    assert f"{NAMES[turn]}’s turn" in booted.inner_text(".bar .where")
    act(booted, match, match.state.legal()[0], asked)
    assert screen(booted) == "table"


def test_an_explored_tile_is_shown_only_while_a_finger_is_held(booted: Page) -> None:
    """I12 and I24 around one tablet: the page holds nothing of the tile before and after."""
    match = show(booted, up_to("4-gold-outposts-merchants", phase("ships", 100)))
    seat = match.state.actors[0]
    _, log = recording("4-gold-outposts-merchants")
    follow(booted, match, log[match.length :], until=phase("tile"))
    space = saved(booted).state.dump()["exploring"][1]
    tile = saved(booted).state.dump()["tiles"][space]
    covered = face(tile)
    assert covered not in drawn(booted)
    pad = booted.locator('[data-press="look"]')
    box = pad.bounding_box()
    assert box
    booted.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    booted.mouse.down()
    assert covered in drawn(booted)
    booted.mouse.up()
    assert covered not in drawn(booted)
    booted.click('[data-do="log"]')
    assert " sees a " not in booted.inner_text("[data-log]")
    booted.click('[data-do="close"]')
    assert seat == saved(booted).state.actors[0]


@pytest.mark.parametrize("claimable", [True, False])
def test_the_page_before_a_look_is_the_same_for_every_tile(booted: Page, claimable: bool) -> None:
    """What can be tapped must not tell the others what the explorer sees."""

    def wanted(match: Match) -> bool:
        claims = [a for a in match.state.legal() if a[0] == "claim"]
        return phase("tile")(match) and bool(claims) == claimable

    name = "4-gold-outposts-merchants" if claimable else "3-outposts-agreements-buildings"
    match = show(booted, up_to(name, wanted))
    taps = booted.evaluate(
        "[...document.querySelectorAll('[data-tap]')].map(e => e.dataset.tap).sort()"
    )
    assert taps == ["claim", "leave"]
    if not claimable:
        tap(booted, "claim")
        assert "cannot be claimed" in booted.wait_for_selector(".toast").inner_text()  # type: ignore[union-attr]
        assert saved(booted).length == match.length


def test_a_mark_shows_where_one_has_looked_and_holding_it_shows_the_tile(booted: Page) -> None:
    """I12: a player remembers what they have seen; the others' pages show no mark of it."""

    def wanted(match: Match) -> bool:
        dump = match.state.dump()
        return dump["phase"] == "build" and bool(dump["players"][dump["turn"]]["seen"])

    match = show(booted, up_to("2-gold-agreements-merchants", wanted))
    view = match.state.view(match.state.actors[0])
    seen = view["players"][view["seat"]]["seen"]
    marks = booted.locator('#felt .island:has(use[href$="-eye"])')
    assert marks.count() == len(seen)
    space, tile = next(iter(seen.items()))
    island = booted.locator(f'[data-info="island:{space}"]')
    box = island.bounding_box()
    assert box
    assert face(tile) not in drawn(booted)
    booted.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    booted.mouse.down()
    booted.wait_for_selector('[data-key="peek"]')
    assert face(tile) in drawn(booted)
    booted.mouse.up()
    assert face(tile) not in drawn(booted)


def test_alone_with_computer_players_seen_tiles_lie_open(booted: Page) -> None:
    def wanted(match: Match) -> bool:
        dump = match.state.dump()
        return dump["phase"] == "build" and dump["turn"] == 0 and bool(dump["players"][0]["seen"])

    match = show(booted, up_to("2-gold-agreements-merchants", wanted, ["human", "easy"]))
    for tile in match.state.dump()["players"][0]["seen"].values():
        assert face(tile) in drawn(booted)


def test_closing_the_page_over_a_tile_loses_and_tells_nothing(page: Page, site: str) -> None:
    open_app(page, site)
    match = show(page, up_to("4-gold-outposts-merchants", phase("tile", 200)))
    page.reload()
    ready(page)
    wait_screen(page, "table")
    tile = match.state.dump()["tiles"][match.state.dump()["exploring"][1]]
    assert face(tile) not in drawn(page)
    assert checksum(saved(page).state) == checksum(match.state)
