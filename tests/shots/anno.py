"""ANNO as people see it between the phases: openings, full boards, what opens, the whole year."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from playwright.sync_api import Page

from engine import Match, games
from engine.game import Action
from tests.browser.table import hurry, lay, saved, tap, tokens, uncover
from tests.engine.anno.positions import position
from tests.shots.positions import people

FEBRUARY = "Q1 D28 D29 ZAQU CUSP ZPIS WCAL SAUT"
JUNE = "Q2 D30 ZGEM CUSP ZCAN WIMP SAUT"
BOARDS = (
    {"M02": FEBRUARY, "M06": JUNE, "M09": "Q3"},
    {"M01": "Q1 D31 ZCAP SWIN", "M07": "Q3 D31 ZLEO", "M10": "Q4"},
    {"M04": "Q2 D30 ZTAU SSPR"},
    {"M03": "D31", "M05": "Q2 D31 SSPR", "M12": "Q4 D31 SWIN", "M11": "Q4"},
)
"""Eight and seven cards under a month, full months, months with a single card."""
COMMUNITY = "Q2 M08 Q2 SSPR ZVIR D31 WGRA BLUE"
HAND = "Q3 D30 Q3 ZLIB ZVIR CUSP"
SHEET = [[40, 5], [10, 30], [25, 15], [55, 20]]

Steps = Callable[[Page], None]


def shots() -> Iterator[tuple[str, Callable[[Page], None]]]:
    """Names, and how each is reached."""
    for seats in (2, 3, 4):
        yield f"draw-{seats}", _shown(partial(_dealt, seats))
        yield f"full-{seats}", _shown(partial(full, seats))
        yield f"counted-{seats}", _shown(partial(_counted, seats))
    yield "without-month", _shown(partial(_plain, "ZLEO D31 Q1 Q2 D30 WGRA"))
    yield "chosen-three", _shown(partial(full, 3), _choose_three)
    yield "exchange", _shown(partial(_plain, "BLUE M05 Q1 D31"), _tapping("hand:BLUE"))
    yield "burn", _shown(partial(full, 2), _tapping("pass"))
    yield "refused", _shown(partial(full, 2), _refused)
    yield "new-card", _shown(partial(full, 2), _burned)
    yield "marked", _shown(partial(full, 2), _next_turn)
    yield "seen", _shown(partial(full, 4), _pressing('[data-do="seen"]'))
    yield "board", _shown(partial(full, 4), _opened(1))
    yield "board-heavy", _shown(partial(full, 4, own=3), _opened(0))
    yield "last-count", _shown(_last, _cleared)
    yield "year-first", _shown(partial(_year, 4, 0))
    yield "year-middle", _shown(partial(_year, 2, 30))
    yield "year-wrong", _shown(partial(_year, 2, 30), _wrong)
    yield "year-right", _shown(partial(_year, 2, 30), _right)
    yield "year-moment", _shown(partial(_year, 2, 60), _right)
    yield "year-result", _shown(partial(_year, 2, 60), _finished)
    yield "year-whole", _shown(partial(_year, 2, 60), _finished, _pressing('[data-do="last"]'))
    walk = _pressing('[data-do="walk"][data-month="M02"]')
    yield "year-walk", _shown(partial(_year, 2, 60), _finished, _pressing('[data-do="last"]'), walk)


def _shown(match: Callable[[], Match], *steps: Steps) -> Steps:
    def reach(page: Page) -> None:
        lay(page, match())
        uncover(page)
        for step in steps:
            step(page)

    return reach


def _dealt(seats: int) -> Match:
    return Match(games()["anno"], people(seats), 12, {"mensises": 12})


def _laid(state: Any, options: dict[str, Any]) -> Match:
    players = people(len(state.dump().get("hands") or state.dump()["slips"]))
    return Match(games()["anno"], players, 1, options, position=state.dump())


def _board(months: dict[str, str]) -> list[dict[str, Any]]:
    return [{"month": month, "cards": cards.split()} for month, cards in months.items()]


def full(seats: int, own: int = 0, **fields: Any) -> Match:
    """The third of twelve mensises, with the fullest boards there can be."""
    boards = [_board(months) for months in BOARDS[:seats]]
    hands = [HAND.split(), ["Q1", "M08", "ZSAG", "D31"], ["SWIN", "Q4"], ["ZARI"] * 6]
    sheet = [SHEET[:seats], [list(reversed(cell)) for cell in SHEET[:seats]]]
    options = {"mensises": 12}
    values: dict[str, Any] = {
        "hands": hands[:seats],
        "boards": boards,
        "sheet": sheet,
        "mensis": 3,
        "turn": own,
        "dealer": seats - 1,
        "dealer_draw": [["Q1"] * (seats - 1) + ["M02"]],
        "burned": [[0, "ZLEO"], [1, "Q3"], [0, "WGRA"], [1, "Q1"], [0, "Q4"]],
        "options": options,
    }
    return _laid(position("", COMMUNITY, deck="D30 ZLEO D31 ZCAP", **values | fields), options)


def _plain(hand: str) -> Match:
    return _laid(position(hand, COMMUNITY, options={"mensises": 12}), {"mensises": 12})


def _counted(seats: int) -> Match:
    """A hand was cleared: Anna's September takes its last card."""
    match = full(seats, hands=[["ZVIR"], ["Q1", "M08", "ZSAG", "D31"], ["SWIN"], ["ZARI"]][:seats])
    match.play(("match", "M09", "hand", ("ZVIR",)))
    return match


def _last() -> Match:
    return _laid(
        position(
            "ZVIR",
            COMMUNITY,
            boards=[_board(months) for months in BOARDS[:2]],
            mensis=3,
            sheet=[SHEET[:2]] * 2,
            options={"mensises": 3},
        ),
        {"mensises": 3},
    )


def _year(seats: int, placed: int) -> Match:
    """Orientation after so many right places."""
    options = {"mode": "orientation"}
    match = Match(games()["anno"], people(seats), 5, options)
    for _ in range(placed):
        match.play(_places(match, right=True))
    return match


def _places(match: Match, right: bool) -> Action:
    legal: list[Action] = match.state.legal()
    for action in legal:
        slips = any(event[0] == "slip" for event, _ in match.state.copy().play(action))
        if slips is not right:
            return action
    raise AssertionError("there is always a place")


def _tapping(token: str) -> Steps:
    return lambda page: tap(page, token)


def _pressing(selector: str) -> Steps:
    return lambda page: page.locator(selector).last.click()


def _opened(seat: int) -> Steps:
    def step(page: Page) -> None:
        page.locator(f'[data-info="board:{seat}"]').click(position={"x": 30, "y": 10})

    return step


def _choose_three(page: Page) -> None:
    for token in ("hand:Q3", "hand:D30", "hand:ZLIB"):
        if page.locator(f'[data-tap="{token}"]').count():
            tap(page, token)


def _refused(page: Page) -> None:
    page.locator('[data-not="community:M08"]').click()


def _burned(page: Page) -> None:
    tap(page, "pass")
    tap(page, "hand:CUSP")
    page.locator('[data-do="confirm"]').last.click()


def _next_turn(page: Page) -> None:
    _burned(page)
    uncover(page)
    tap(page, "pass")
    page.locator('[data-tap^="hand:"]').first.click()
    page.locator('[data-do="confirm"]').last.click()
    uncover(page)


def _cleared(page: Page) -> None:
    tap(page, "hand:ZVIR")
    tap(page, "board:M09")
    if page.locator('[data-do="confirm"]:not([disabled])').count():
        page.locator('[data-do="confirm"]').last.click()
    page.wait_for_selector("[data-moment]")


def _placing(page: Page, right: bool) -> None:
    match = saved(page)
    for token in tokens(match, _places(match, right), match.state.actors[0]):
        tap(page, token)


def _wrong(page: Page) -> None:
    _placing(page, right=False)


def _right(page: Page) -> None:
    _placing(page, right=True)


def _finished(page: Page) -> None:
    _right(page)
    page.wait_for_selector("[data-moment]")
    hurry(page)
    page.wait_for_selector('[data-screen="result"]')
