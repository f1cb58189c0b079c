"""SANTY ANNO in its own time: what no save alone shows, with one to eight people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from playwright.sync_api import Page

from app.tables.kit.colours import COLOURS
from engine import Match, Player, games
from engine.game import Value
from tests.browser.santyanno import truths, wait_race
from tests.browser.table import tap
from tests.shots.positions import NAMES

Opening = Callable[[Page, Match], None]
CROWDS = range(1, 9)
SEATS = 3
"""At least so many play; computer players fill up."""
Options = dict[str, Value]
SLOW: Options = {"pace": 10_000}
"""Computer players who are still at sea when the picture is taken."""


def shots(opened: Opening) -> Iterator[tuple[str, str, Callable[[Page], None]]]:
    """Sheet, name, and how it is reached; `opened` opens a match."""
    for people in CROWDS:
        yield "muster", f"of-{people}", partial(_ready, opened, people, 0, {})
        yield "race", f"of-{people}", partial(_race, opened, people, 0, {})
        yield "race", f"last-of-{people}", partial(_race, opened, people, 4, {"events": True})
    yield "muster", "laps", partial(_ready, opened, 4, 3, {"laps": True})
    yield "muster", "holding", partial(_holding, opened, 5, 3)
    yield "muster", "steady", partial(_holding, opened, 5, 5)
    yield "muster", "split", partial(_split, opened, 4)
    yield "muster", "split-alone", partial(_split, opened, 1)
    yield "race", "aboard", partial(_aboard, opened, 5, 3)
    yield "race", "countdown", partial(_aboard, opened, 3, 2)
    yield "race", "hurry", partial(_aboard, opened, 1, 1)
    yield "race", "hurry-two", partial(_aboard, opened, 2, 2)
    yield "race", "laps", partial(_laps, opened, 3)
    yield "race", "laps-alone", partial(_laps, opened, 1)
    yield "race", "flag", partial(_flag, opened)
    yield "race", "beginners", partial(_explained, opened)
    for event in ("whirlwind", "seasick-L", "bermuda", "rum"):
        yield "race", f"event-{event}", partial(_event, opened, event)
    for stage in ("ready", "handover", "hold", "race"):
        yield "pass", stage, partial(_passed, opened, stage)
    for people in (1, 3, 7, 8):
        yield "show", f"begin-of-{people}", partial(_show, opened, people, 0)
        yield "show", f"step-of-{people}", partial(_show, opened, people, 3)
        yield "show", f"loot-of-{people}", partial(_loot, opened, people)
    yield "show", "follow", partial(_followed, opened)
    for people in (1, 3, 5, 7, 8):
        yield "captain", f"of-{people}", partial(_captain, opened, people)
        yield "captain", f"result-of-{people}", partial(_result, opened, people)
    for stage in ("offer", "ready", "tap"):
        yield "captain", f"duel-{stage}", partial(_duel, opened, stage)


def crew(people: int, rounds: int = 0, options: Options | None = None, seed: int = 5) -> Match:
    """A match before a round; in those before it most found the ship, seat by seat."""
    players = [
        Player(NAMES[seat], COLOURS[seat], "human" if seat < people else "easy")
        for seat in range(max(SEATS, people))
    ]
    options = dict(options or {})
    if options.get("events"):
        options["level"] = "expert"
    match = Match(games()["santyanno"], players, seed, options, now=1)
    for number in range(rounds):
        _sail(match, number)
        match.play(("split",), 0)
    return match


def _sail(match: Match, number: int) -> None:
    """A race in which seat after seat finds the ship, one errs and one is late."""
    match.play(("cast_off",), 0)
    seats = len(match.players)
    for seat, ship in enumerate(truths(match)):
        if seats > SEATS and seat == (number + 3) % seats:
            match.play(("late",), seat)
            continue
        errs = seat == (number + 1) % seats
        time = 9_000 + 1_700 * ((seat + number) % seats)
        match.play(("board", ship % 8 + 1 if errs else ship, time), seat)


def _ready(opened: Opening, people: int, rounds: int, options: Options, page: Page) -> None:
    opened(page, crew(people, rounds, options))


def _race(opened: Opening, people: int, rounds: int, options: Options, page: Page) -> None:
    opened(page, crew(people, rounds, SLOW | options))
    tap(page, "cast_off")
    wait_race(page)


def _press(page: Page, what: str) -> None:
    page.locator(
        f'.berth[data-press="{what}"], [data-panel] [data-press="{what}"]'
    ).first.dispatch_event("pointerdown")


def _holding(opened: Opening, people: int, fingers: int, page: Page) -> None:
    opened(page, crew(people, 1))
    for seat in range(fingers):
        _press(page, f"{seat}:hold")


def _aboard(opened: Opening, people: int, fingers: int, page: Page) -> None:
    _race(opened, people, 0, {}, page)
    for seat in range(fingers):
        _press(page, f"{seat}:{seat + 2}")


def _laps(opened: Opening, people: int, page: Page) -> None:
    match = crew(people, 3, SLOW | {"laps": True})
    table, start = match.state.dump()["table"], match.state.dump()["pirates"][0]
    opened(page, match)
    tap(page, "cast_off")
    wait_race(page)
    for step in range(4):
        _press(page, f"0:{table[(table.index(start) + step) % len(table)]}")


def _flag(opened: Opening, page: Page) -> None:
    _race(opened, 4, 0, {}, page)
    _press(page, "1:flag")


def _explained(opened: Opening, page: Page) -> None:
    _race(opened, 3, 0, {"countdown": False}, page)
    page.locator("[data-card]").nth(1).click()


def _event(opened: Opening, event: str, page: Page) -> None:
    for seed in range(200):
        match = crew(4, 0, {"events": True}, seed)
        if match.state.dump()["events"][-1] == event:
            break
    opened(page, match)
    tap(page, "cast_off")
    wait_race(page)


def _passed(opened: Opening, stage: str, page: Page) -> None:
    """`opened` takes the screen of the hand-over away: it is asked for once more."""
    match = crew(4, 1, {"play": "pass"})
    if stage != "ready":
        match.play(("cast_off",), 0)
    opened(page, match)
    if stage == "handover":
        page.evaluate("location.hash = '#/'")
        page.wait_for_selector('[data-screen="lobby"]')
        page.evaluate("location.hash = '#/play/laid'")
        page.wait_for_selector('[data-screen="handover"]')
    if stage == "race":
        page.click('[data-do="start-clock"]')
        wait_race(page)


def _sailed(people: int, rounds: int) -> Match:
    match = crew(people, rounds, {"events": rounds > 1})
    _sail(match, rounds)
    return match


def _show(opened: Opening, people: int, steps: int, page: Page) -> None:
    opened(page, _sailed(people, 2))
    for _ in range(steps):
        page.click('[data-do="show-on"]')


def _loot(opened: Opening, people: int, page: Page) -> None:
    _show(opened, people, 0, page)
    page.click('[data-do="show-end"]')


def _followed(opened: Opening, page: Page) -> None:
    _show(opened, 4, 6, page)
    page.locator('[data-do="follow"]').nth(1).click()


def _split(opened: Opening, people: int, page: Page) -> None:
    opened(page, _sailed(people, 1))
    page.click('[data-do="show-end"]')
    tap(page, "split")


def _captain(opened: Opening, people: int, page: Page) -> None:
    opened(page, _sailed(people, 4))
    page.click('[data-do="show-end"]')
    tap(page, "split")
    page.wait_for_selector("[data-honour]")


def _result(opened: Opening, people: int, page: Page) -> None:
    opened(page, crew(people, 5))


def _duel(opened: Opening, stage: str, page: Page) -> None:
    opened(page, _tied())
    if stage == "offer":
        page.locator('[data-do="duel"]').first.scroll_into_view_if_needed()
        return
    page.locator('[data-do="duel"]').first.click()
    if stage == "tap":
        page.click('[data-do="duel-start"]')
        page.wait_for_selector("text=Tap!", timeout=6_000)


def _tied() -> Match:
    """Two captains, coin for coin."""
    match = crew(3)
    for number in range(5):
        match.play(("cast_off",), 0)
        for seat, ship in enumerate(truths(match)):
            right = number < 4 and seat == number % 2
            match.play(("board", ship if right else ship % 8 + 1, 5_000), seat)
        match.play(("split",), 0)
    return match
