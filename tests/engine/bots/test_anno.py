"""ANNO's own judgement: what it matches, burns and exchanges, and what it says of it."""

from typing import Any

import pytest

from engine import bots
from engine.anno import GAME, bot
from engine.anno.bot import AnnoTask
from engine.anno.judgement import chance, gain, keeping
from engine.anno.reasons import why
from engine.anno.rules import Anno
from engine.anno.types import Action
from engine.bots import Advice
from engine.bots.task import Thinking
from engine.dice import Dice
from engine.game import Data

QUIET = ["D28", "D29", "WCAL", "WGRA", "WIMP", "WNIV", "CUSP", "BLUE"]
"""A Community Eight with nothing for the months used here."""


def position(**fields: Any) -> Anno:
    """Seat 0 on turn in the second of three mensises."""
    dump: Data = GAME.new(2, 3, {"mensises": 3}).dump() | {
        "hands": [["Q1"], ["Q2", "Q3"]],
        "community": QUIET,
        "boards": [[], []],
        "turn": 0,
        "phase": "start",
        "mensis": 2,
        "sheet": [[[20, 0], [20, 0]]],
    }
    state = GAME.load(dump | fields)
    assert isinstance(state, Anno)
    return state


def chosen(state: Anno, level: str = "hard") -> Action | None:
    return bots.decide(GAME, level, state.view(0), state.legal(0), Dice(5))


def advised(state: Anno) -> Advice[Action]:
    thinking = bots.advise(GAME, state.view(0), state.legal(0), Dice(5))
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            advice: Advice[Action] = end.value
            return advice


def on_board(month: str, *cards: str) -> dict[str, Any]:
    return {"month": month, "cards": list(cards)}


@pytest.mark.parametrize("level", bots.LEVELS)
def test_no_level_burns_a_blue_moon_or_a_month_while_it_has_another_card(level: str) -> None:
    state = position(phase="burn", hands=[["BLUE", "M04", "Q1", "M09"], ["Q2"]])
    for seed in range(10):
        view, legal = state.view(0), state.legal(0)
        assert bots.decide(GAME, level, view, legal, Dice(seed), 100) == ("burn", "Q1")


def test_hard_gives_up_a_month_before_a_blue_moon() -> None:
    state = position(phase="burn", hands=[["BLUE", "M04"], ["Q2"]])
    kept = keeping(state, 0)
    assert kept["M04"] < kept["BLUE"]


def test_hard_keeps_what_its_months_take() -> None:
    state = position(
        phase="burn",
        hands=[["Q4", "ZTAU", "D30"], ["Q2"]],
        boards=[[on_board("M04", "Q2")], []],
    )
    kept = keeping(state, 0)
    assert kept["Q4"] < min(kept["ZTAU"], kept["D30"])


def test_hard_frees_a_month_with_its_blue_moon() -> None:
    community = ["M05", *QUIET[1:]]
    hands = [["BLUE", "Q2", "ZTAU", "Q1"], ["Q2", "Q3", "Q4", "D31", "D31"]]
    state = position(hands=hands, community=community)
    assert advised(state) == Advice(
        ("exchange", "M05"), "It frees May, which takes 2 cards from your hand."
    )


def test_hard_clears_the_hand_when_that_wins_the_match() -> None:
    state = position(
        hands=[["Q2"], ["Q1", "Q3", "Q4", "D31"]],
        boards=[[on_board("M04", "ZTAU")], []],
        mensis=3,
        sheet=[[[20, 0], [20, 0]]] * 2,
    )
    assert advised(state) == Advice(
        ("match", "M04", "hand", ("Q2",)), "It clears your hand and ends the mensis."
    )


@pytest.mark.parametrize(("theirs", "clears"), [(20, True), (25, True), (30, False)])
def test_hard_clears_the_hand_in_the_last_mensis_unless_that_loses(
    theirs: int, clears: bool
) -> None:
    """15 for the own board; 10 less 20 for the other's, and what the first two mensises gave."""
    state = position(
        hands=[["Q2"], ["Q1", "Q3", "Q4", "D31"]],
        boards=[[on_board("M04", "ZTAU")], [on_board("M10", "ZLIB")]],
        mensis=3,
        sheet=[[[0, 0], [theirs, 0]], [[0, 0], [0, 0]]],
    )
    clearing = ("match", "M04", "hand", ("Q2",))
    assert (chosen(state) == clearing) == clears
    assert chosen(state, "medium") == clearing


def test_a_hint_tells_whom_a_match_leaves_without() -> None:
    community = ["Q2", *QUIET[1:]]
    state = position(
        hands=[["Q1", "Q3", "Q4"], ["D31", "D31"]],
        community=community,
        boards=[[on_board("M04", "ZTAU")], [on_board("M05", "D31")]],
    )
    assert advised(state) == Advice(
        ("match", "M04", "community", ("Q2",)),
        "It adds 1 card to April for 5 points, and nobody else gets the second quarter.",
    )


MATCH_REASONS: list[tuple[Action, str]] = [
    (
        ("match", "M05", "hand", ("Q2",)),
        "It moves May and 1 card from your hand to your board: worth 20 points in all.",
    ),
    (
        ("match", "M05", "hand", ("D31", "Q2", "SSPR")),
        "It moves May and 3 cards from your hand to your board: worth 40 points in all.",
    ),
    (
        ("match", "M04", "hand", ("Q2",)),
        "It moves 1 card from your hand to April: worth 10 points in all.",
    ),
    (
        ("match", "M05", "community", ("ZGEM",)),
        "It lays down May with 1 card from the Community Eight: worth 15 points in all.",
    ),
    (
        ("match", "M04", "community", ("D30",)),
        "It adds 1 card to April for 5 points, and your hand stays as it is.",
    ),
]


@pytest.mark.parametrize(("action", "reason"), MATCH_REASONS)
def test_a_hint_tells_what_a_match_is_worth(action: Action, reason: str) -> None:
    state = position(
        hands=[["M05", "Q2", "D31", "SSPR", "Q1"], ["Q2"]],
        community=["ZGEM", "D30", *QUIET[2:]],
        boards=[[on_board("M04", "ZTAU")], []],
    )
    assert action in state.legal()
    assert why(state, 0, action) == reason
    assert f"{gain(state.hands[0], action)} points" in reason


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        (["BLUE"], "It is the only card you can burn."),
        (["BLUE", "M04"], "You have nothing but months and Blue Moons to burn."),
        (["M04", "D31", "D31"], "You still have another 31 days."),
        (["M04", "WNIV", "Q2"], "No month of yours takes Nivis with the cards in your hand."),
        (["M04", "Q1", "Q2", "Q3", "Q4", "Q1"], "You still have another first quarter."),
        (["Q1", "Q2", "Q3", "Q4", "ZTAU"], "You keep one card of every quarter."),
        (["M04", "Q2", "Q1"], "No month on your board or in your hand takes the first quarter."),
    ],
)
def test_a_hint_tells_why_a_card_is_burned(hand: list[str], reason: str) -> None:
    assert advised(position(phase="burn", hands=[hand, ["Q2"]])).reason == reason


def test_a_match_is_won_by_who_has_most_and_equals_share_it() -> None:
    assert chance((30, 25, 30), 0, 0) == chance((30, 25, 30), 2, 0) == 0.5
    assert chance((30, 25, 30), 1, 0) == 0.0
    assert chance((30, 25, 25), 0, 0) == 1.0


@pytest.mark.parametrize("left", [1, 2, 11])
def test_before_the_end_a_lead_is_worth_the_more_the_less_is_left(left: int) -> None:
    totals = (60, 40, 35)
    chances = [chance(totals, seat, left) for seat in range(3)]
    assert sum(chances) == pytest.approx(1, abs=0.001)
    assert chances == sorted(chances, reverse=True)
    assert 1 / 3 < chances[0] < chance(totals, 0, left - 1)


@pytest.mark.parametrize("seed", range(3))
def test_A28_hard_makes_no_slips_in_orientation_and_easy_some(seed: int) -> None:
    slips = {level: _orientation(level, seed) for level in bots.LEVELS}
    assert slips["hard"] == 0
    assert slips["easy"] > 3


def _orientation(level: str, seed: int) -> int:
    state = GAME.new(1, seed, {"mode": "orientation"})
    length = 0
    while state.actors:
        dice = bots.dice_for(seed, 0, length)
        state.play(bots.decide(GAME, level, state.view(0), state.legal(0), dice))
        length += 1
    return sum(state.dump()["slips"])


@pytest.mark.parametrize(("seats", "mensises"), [(2, 5000), (3, 3333), (4, 2500)])
def test_expert_tries_as_many_mensises_as_there_is_time_for(
    monkeypatch: pytest.MonkeyPatch, seats: int, mensises: int
) -> None:
    """The more people, the longer a mensis takes: nobody waits longer for it at a larger table."""
    budgets = []

    def look_only(task: AnnoTask, position: Anno, ideas: list[Action]) -> Thinking[Action]:
        budgets.append(task.budget)
        yield
        return ideas[0]

    monkeypatch.setattr(bot, "best_by_foresight", look_only)
    state = GAME.new(seats, 3, {"mensises": 3})
    seat = state.actors[0]
    bots.decide(GAME, "expert", state.view(seat), state.legal(seat), Dice(5))
    assert budgets == [mensises]
