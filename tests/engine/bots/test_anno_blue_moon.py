"""ANNO's computer players and the rulebook's Basic Strategy: no Blue Moon is burned in vain."""

from typing import Any

import pytest

from engine import bots
from engine.anno import GAME
from engine.anno.cards import MONTHS
from engine.anno.reasons import why
from engine.anno.rules import Anno
from engine.anno.types import Action
from engine.dice import Dice
from tests.engine.anno.positions import calendar, position

JUNE = {"M06": "D30"}
"""An own June whose quarter, zodiac and season are open."""


def turn(state: Anno, level: str, seed: int) -> list[Action]:
    """What a computer player at seat 0 does until its turn is over."""
    done: list[Action] = []
    while state.turn == 0 and state.phase not in ("counted", "over"):
        dice = bots.dice_for(seed, 0, len(done))
        action = bots.decide(GAME, level, state.view(0), state.legal(0), dice, 60)
        assert action
        done.append(action)
        state.play(action)
    return done


@pytest.mark.parametrize("level", bots.LEVELS)
def test_A5_a_blue_moon_alone_takes_what_clears_the_hand(level: str) -> None:
    for seed in range(5):
        state = position("BLUE", "Q1 Q2 D30 WNIV", board=JUNE, options={"mensises": 3})
        assert turn(state, level, seed)[0] == ("exchange", "Q2")
        if level != "easy":
            assert state.phase == "counted", "and the hand is cleared"


@pytest.mark.parametrize("level", bots.LEVELS)
def test_A5_where_nothing_helps_a_card_is_kept_from_the_others(level: str) -> None:
    boards = [[], [{"month": "M10", "cards": ["D31"]}]]
    for seed in range(5):
        state = position("BLUE", "Q1 WCAL SAUT Q3", boards=boards, options={"mensises": 3})
        first, *rest = turn(state, level, seed)
        assert first == ("exchange", "SAUT"), "October on the other board takes it"
        assert ("burn", "BLUE") not in rest


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("hand", ["BLUE", "BLUE BLUE", "BLUE Q2", "BLUE M06 SSUM"])
def test_A5_no_blue_moon_is_burned_where_an_exchange_can_be_made(level: str, hand: str) -> None:
    for seed in range(8):
        state = position(hand, "Q1 Q3 WCAL ZLEO", board={"M04": "D30"}, options={"mensises": 3})
        assert turn(state, level, seed).count(("burn", "BLUE")) <= hand.count("BLUE") - 1


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
@pytest.mark.parametrize(
    ("hand", "community", "board", "taken"),
    [
        ("BLUE M06", "Q1 Q2 WNIV WCAL", {}, "Q2"),
        ("BLUE Q2", "M06 Q1 WNIV WCAL", {}, "M06"),
        ("BLUE Q2 ZGEM", "SSUM Q1 WNIV WCAL", JUNE, "SSUM"),
        ("BLUE", "M06 Q2 WNIV WCAL", {}, "M06"),
    ],
)
def test_A18_the_exchange_and_match_that_clear_the_hand_are_seen(
    level: str, hand: str, community: str, board: dict[str, str], taken: str
) -> None:
    state = position(hand, community, board=board, options={"mensises": 3})
    view, legal = state.view(0), state.legal(0)
    assert bots.decide(GAME, level, view, legal, Dice(3), 60) == ("exchange", taken)
    assert why(state, 0, ("exchange", taken)).endswith("you can clear your hand in this turn.")


def test_A18_nobody_clears_the_hand_to_lose_the_match() -> None:
    fields: dict[str, Any] = {"sheet": [[[0, 0], [90, 0]]], "options": {"mensises": 2}, "mensis": 2}
    state = position("BLUE M06", "Q2 Q1 WNIV WCAL", **fields)
    turn(state, "hard", 3)
    assert state.phase == "start", "it is the other's turn"


def test_no_hint_burns_what_the_rulebook_says_to_keep() -> None:
    """Blue Moons never where an exchange could be made, months only as a last resort."""
    burned = 0
    for seed in range(12):
        state = calendar(2 + seed % 3, seed)
        for number in range(60):
            if state.phase in ("counted", "over"):
                break
            seat = state.turn
            dice = bots.dice_for(seed, seat, number)
            action = bots.decide(GAME, "hard", state.view(seat), state.legal(seat), dice, 20)
            assert action
            if action[0] == "burn":
                burned += 1
                others = set(state.hands[seat]) - {"BLUE"}
                assert action[1] != "BLUE" or not others
                assert action[1] not in MONTHS or others <= set(MONTHS)
                if action[1] in MONTHS and others != {action[1]}:
                    assert "nothing but months" in why(state, seat, action)
            state.play(action)
    assert burned > 100
