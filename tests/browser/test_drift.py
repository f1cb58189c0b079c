"""DRIFT through the page: a whole match, the drift, sums, ways, coins, warnings."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page

from engine import checksum
from engine.drift.attacks import attack_terms, defence_terms
from engine.drift.board import ARROWS, DOWNSTREAM
from engine.drift.reach import reach
from engine.drift.rules import Drift
from engine.drift.words import terms_named
from engine.game import Action
from tests.browser import drift
from tests.browser.pages import open_app
from tests.browser.table import (
    act,
    lay,
    play_out,
    saved,
    screen,
    set_up,
    tap,
    uncover,
)


def still(page: Page) -> None:
    """Everything in its place at once, from the next start on."""
    page.add_init_script(
        """localStorage.getItem('annorama/settings')
        ?? localStorage.setItem('annorama/settings', '{"motion": false}')"""
    )


def test_two_people_play_a_whole_match_by_taps_alone(
    touch: Callable[[int, int], Page], site: str
) -> None:
    page = touch(1180, 820)
    still(page)
    open_app(page, site)
    set_up(page, "drift", ["Anna", "Otto"], {"coins": "scatter", "rounds": 20}, seed=93)
    match = play_out(page, drift.greedy)
    standings = match.state.standings or []
    assert [standing["score"] for standing in standings] == [3, 0]
    winner = match.names[standings[0]["seat"]]
    assert f"{winner} wins" in page.inner_text("h1")
    assert page.locator(".sheet-coin").count() == 3
    assert f"{winner} brought copper, silver and gold home" in page.inner_text(".decided")


def test_coins_are_placed_by_a_tap_each_and_nothing_is_covered(booted: Page) -> None:
    set_up(booted, "drift", ["Anna", "Otto"], seed=5)
    for number in range(6):
        assert screen(booted) == "table"
        match = saved(booted)
        legal = match.state.legal()
        action = legal[number * len(legal) // 6]
        act(booted, match, action, match.state.actors[0])
    state = drift.position(saved(booted))
    assert state.round == 1 and screen(booted) == "table"
    assert booted.locator("#felt [data-coin]").count() == 6
    assert booted.locator("#felt [data-piece]").count() == 12


def turned(page: Page) -> dict[str, int]:
    """By how many degrees each river is turned."""
    found = page.evaluate(
        """[...document.querySelectorAll('[data-river]')]
        .map(e => [e.dataset.river, e.style.transform])"""
    )
    return {river: int(re.findall(r"-?\d+", turn)[0]) for river, turn in found}


def standing(page: Page) -> dict[str, str]:
    return dict(
        page.evaluate(
            """[...document.querySelectorAll('[data-piece]')]
            .map(e => [e.dataset.piece, e.dataset.at])"""
        )
    )


def full_rivers(state: Drift) -> bool:
    """The last of the round can end the turn, and something is in two rivers."""
    last = state.phase == "play" and state.turn == state.order[-1]
    rivers = {space[0] for space in state.standing if space in ARROWS}
    return last and len(rivers) > 1 and ("end_turn",) in state.legal()


def test_the_drift_turns_the_rivers_and_takes_along_what_is_on_them(booted: Page) -> None:
    lay(booted, drift.until(full_rivers, seats=3))
    before, places = turned(booted), standing(booted)
    ghosts = booted.evaluate(
        "[...document.querySelectorAll('[data-ghost]')].map(e => e.dataset.ghost)"
    )
    swept = [space for space in places.values() if space in ARROWS]
    assert {DOWNSTREAM[space] for space in swept} <= set(ghosts)
    act(booted, saved(booted), ("end_turn",), saved(booted).state.actors[0])
    moving = booted.evaluate(
        """[...new Set(document.getAnimations()
        .map(a => a.effect.target.dataset.river ?? (a.effect.target.dataset.piece && 'piece')))]"""
    )
    assert {"O", "M", "N", "piece"} <= set(moving)
    after = turned(booted)
    assert {river: after[river] - before[river] for river in after} == {"O": 30, "M": -30, "N": 60}
    assert standing(booted) == {
        piece: DOWNSTREAM.get(space, space) for piece, space in places.items()
    }
    assert screen(booted) == "table", "all is open: nobody hands the tablet over"


def helped(state: Drift) -> Action | None:
    """An attack with help on both sides."""
    return next(
        (
            action
            for action in (state.legal() if state.phase == "play" else [])
            if action[0] == "attack"
            and len(attack_terms(state, *action[1:])) > 1
            and len(defence_terms(state, action[2])) > 1
        ),
        None,
    )


def test_an_attack_shows_its_sum_before_it_is_made(booted: Page) -> None:
    match = drift.until(helped, seats=3)
    state = drift.position(match)
    action = helped(state)
    assert action
    _, piece, space = action
    total, against = attack_terms(state, piece, space), defence_terms(state, space)
    lay(booted, match)
    tap(booted, f"piece:{piece}")
    assert f"{sum(total)} : {sum(against)}" in booted.locator(".odds-text").all_text_contents()
    tap(booted, f"space:{space}")
    assert saved(booted).length == match.length, "an attack waits for Confirm"
    shown = f"{terms_named(total)}  :  {terms_named(against)}"
    assert booted.locator(".odds-text").all_text_contents() == [shown]
    assert f"{terms_named(total)} against {terms_named(against)}?" in booted.inner_text(".prompt")
    assert booted.locator(".counts").count() == len(total) + len(against) - 1
    booted.click('[data-do="confirm"]')
    assert saved(booted).log[-1] == (state.turn, action)


def too_strong(state: Drift) -> tuple[str, str] | None:
    """A piece, and an enemy beside it who is not weaker than all that come against it."""
    for piece, here in state.pieces[state.turn].items() if state.phase == "play" else ():
        for space in state.standing:
            reason = state.why_not(("attack", piece, space)) if here else None
            if reason and "(D14)" in reason and f"piece:{piece}" in tappable(state):
                return piece, space
    return None


def tappable(state: Drift) -> set[str]:
    return {f"piece:{action[1]}" for action in state.legal() if len(action) > 1}


def test_a_refused_attack_is_answered_with_the_sum(booted: Page) -> None:
    match = drift.until(too_strong, seats=3)
    found = too_strong(drift.position(match))
    assert found
    piece, space = found
    lay(booted, match)
    tap(booted, f"piece:{piece}")
    booted.locator(f'[data-not="space:{space}"]').last.click()
    toast = booted.inner_text(".toast p")
    assert "(D14)" in toast and " against " in toast
    assert toast == match.state.why_not(("attack", piece, space))


def test_refused_taps_name_the_rule(booted: Page) -> None:
    lay(booted, drift.new(seats=3))
    for target, rule in (
        ('[data-not="piece:1a"]', "(D7)"),
        ('[data-not="space:E5"]', "(D5)"),
        ('[data-not="door:X3"]', "(D5)"),
    ):
        booted.locator(target).last.click()
        assert rule in booted.inner_text(".toast")
    assert saved(booted).length == 0


def test_a_far_space_is_walked_to_and_one_undo_takes_it_all_back(booted: Page) -> None:
    match = drift.new()
    state = drift.position(match)
    start = checksum(state)
    ways = reach(state, "3a")
    far = next(space for space, way in ways.items() if len(way) == 3)
    lay(booted, match)
    tap(booted, "piece:3a")
    assert booted.locator(".space.near, .space.far").count() == len(ways)
    tap(booted, f"space:{far}")
    booted.wait_for_selector(f'[data-piece$="-3a"][data-at="{far}"]')
    steps = [action for _, action in saved(booted).log]
    assert steps == [("step", "3a", space) for space in ways[far]]
    booted.click('[data-do="undo"]')
    assert checksum(saved(booted).state) == start
    assert booted.locator('[data-tap="piece:3a"][aria-pressed="true"]').count() == 2


def test_a_piece_stays_chosen_while_it_has_points_and_another_takes_its_place(
    booted: Page,
) -> None:
    match = drift.new()
    state = drift.position(match)
    lay(booted, match)
    act(booted, match, ("step", "3a", drift.one_step(state, "3a")), state.turn)
    assert booted.locator('[data-tap="piece:3a"][aria-pressed="true"]').count() == 2
    tap(booted, "piece:2b")
    assert booted.locator('[aria-pressed="true"][data-tap^="piece:"]').count() == 2
    assert booted.locator('[data-tap="piece:2b"][aria-pressed="true"]').count() == 2


def test_D7_a_barred_home_is_warned_of_before_it_costs_a_piece(booted: Page) -> None:
    match = drift.new()
    state = drift.position(match)
    k = int(state.home[1:])
    ways = (("3a", f"B{k}"), ("2a", f"A{k + 1}"), ("2b", f"A{(k - 1) % 24}"), ("1a", f"O{k // 2}"))
    for piece, space in ways[:-1]:
        match.play(("step", piece, space))
    lay(booted, match)
    act(booted, match, ("step", *ways[-1]), state.turn)
    assert "two Is cannot leave it, and all but one must (D7)" in booted.inner_text(".prompt")
    assert booted.locator(".home.barred").count() == 1
    tap(booted, "end_turn")
    assert booted.inner_text(".prompt") == "End the turn, and lose the I on your home (D7)?"
    booted.click('[data-do="undo"]')
    booted.click('[data-do="undo"]')
    assert saved(booted).length == 3
    assert booted.locator(".home.barred").count() == 0


def near_win(state: Drift) -> Action | None:
    """A coin that can be deposited now."""
    if state.phase != "play":
        return None
    mine = state.pieces[state.turn]
    return next((a for a in state.legal() if a[0] == "drop" and mine[a[1]] == state.home), None)


def test_a_coin_is_picked_up_and_stands_on_its_carrier(booted: Page) -> None:
    match = drift.until(drift.picked)
    action = drift.picked(drift.position(match))
    assert action
    seat = match.state.actors[0]
    lay(booted, match)
    tap(booted, f"piece:{action[1]}")
    assert booted.locator(".deed-words").count() >= 1
    act(booted, match, action, seat)
    carried = drift.position(saved(booted)).carrying[seat][action[1]]
    booted.wait_for_timeout(400)
    piece = booted.locator(f'#felt [data-piece="{seat}-{action[1]}"]').bounding_box()
    assert piece
    middle = piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2
    coins = booted.locator(f'#felt [data-coin="{carried}"]')
    boxes = [coins.nth(n).bounding_box() for n in range(coins.count())]
    apart = [
        max(abs(b["x"] + b["width"] / 2 - middle[0]), abs(b["y"] + b["height"] / 2 - middle[1]))
        for b in boxes
        if b
    ]
    assert min(apart) < piece["width"]
    booted.click('[data-do="undo"]')
    assert saved(booted).length == match.length


def test_a_deposited_coin_shows_on_the_repository_and_in_the_score(booted: Page) -> None:
    match = drift.new(seed=1)
    while not near_win(drift.position(match)):
        match.play(drift.greedy(match, match.state.legal()))
    action = near_win(drift.position(match))
    assert action
    seat = match.state.actors[0]
    coin = drift.position(match).carrying[seat][action[1]]
    lay(booted, match)
    tap(booted, f"piece:{action[1]}")
    (words,) = booted.locator(".deed-words").all_text_contents()
    assert words.strip() == f"Deposit {coin}"
    act(booted, match, action, seat)
    uncover(booted)
    assert booted.locator(f'[data-tray="{seat}"] use[href="#drift-coin-{coin}"]').count() == 1
    booted.click('[data-do="log"]')
    assert booted.locator(f'.sheet-coin[aria-label="{coin}"]').count() == 1
