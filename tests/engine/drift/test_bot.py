"""DRIFT's computer players: what they must not miss, and how they count."""

from __future__ import annotations

import pytest

from engine import bots
from engine.drift import GAME
from engine.drift.board import ARROWS, DOWNSTREAM, NEIGHBOURS, SPACES
from engine.drift.distances import fetching, strikers, turns_to
from engine.drift.judgement import judge
from engine.drift.rules import Drift
from engine.drift.types import Action
from tests.engine.drift.positions import new, player, table

PLANNERS = ("medium", "hard")


def choice(state: Drift, level: str, seed: int = 1) -> Action:
    seat = state.actors[0]
    legal = state.legal(seat)
    dice = bots.dice_for(seed, seat, 0)
    action = bots.decide(GAME, level, state.view(seat), legal, dice)
    assert action is not None
    return action


def whole_turn(state: Drift, level: str) -> list[Action]:
    """All that a level does until the turn passes on or the match is over."""
    done: list[Action] = []
    seat = state.turn
    while state.actors == (seat,) and len(done) < 40:
        done.append(choice(state, level, seed=len(done)))
        state.play(done[-1], seat)
    return done


def test_an_i_counts_its_turns_with_the_drift() -> None:
    assert turns_to("A4")["A4"] == 0
    assert turns_to("A5")["A4"] == 1
    arrow = "O3"
    bank = next(space for space in NEIGHBOURS[DOWNSTREAM[arrow]] if space.startswith("A"))
    step_in = next(space for space in NEIGHBOURS[arrow] if space.startswith("A"))
    assert turns_to(bank)[step_in] <= 2


def test_D18_an_i_does_not_run_after_a_coin_that_drifts() -> None:
    """Counted anew, turn by turn: whoever follows a coin in its river never gets it."""
    for coin in SPACES:
        for start in SPACES:
            spots, at, turns = {start}, coin, 0
            while at not in spots:
                steps = {near for spot in spots for near in (spot, *NEIGHBOURS[spot])}
                spots, at = {DOWNSTREAM.get(spot, spot) for spot in steps}, DOWNSTREAM.get(at, at)
                turns += 1
            assert fetching(coin)[start] == (turns, DOWNSTREAM.get(at, at)), (coin, start)
    assert fetching("M2")["M3"][0] == 7 > turns_to("M2")["M3"] == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_hard_leaves_the_river_to_meet_a_coin_that_drifts(seats: int) -> None:
    others = [player(3, {"3a": "A12", "1a": "B12"}), player(4, {"3a": "A16", "1a": "B16"})]
    state = table(
        player(0, {"1a": "M3", "3a": "A0"}, deposited=("silver", "gold")),
        *others[: seats - 1],
        coins={"M2": ["copper"]},
        round=40,
    )
    whole_turn(state, "hard")
    assert state.pieces[0]["1a"] not in ARROWS, "drifting behind it, it would never get there"


def test_a_striker_needs_a_point_for_every_step_and_one_for_the_attack() -> None:
    assert strikers("A2", 1) == frozenset(NEIGHBOURS["A2"])
    assert "A4" in strikers("A2", 2) and "A4" not in strikers("A2", 1)
    assert "A5" in strikers("A2", 3) and "A5" not in strikers("A2", 2)


def test_nobody_strikes_through_a_river() -> None:
    """D9: entering an arrow ends the move, so what lies beyond it is out of reach."""
    assert "C3" not in strikers("B6", 2)
    assert "M3" in strikers("B6", 1)


@pytest.mark.parametrize("level", PLANNERS)
def test_D20_a_winning_drop_is_never_missed(level: str) -> None:
    state = table(
        player(0, {"1a": "A0", "3a": "B2"}, {"1a": "gold"}, ("copper", "silver")),
        player(3, {"3a": "A12", "1a": "B12"}),
    )
    whole_turn(state, level)
    assert state.actors == () and (state.standings or [])[0]["seat"] == 0


@pytest.mark.parametrize("level", PLANNERS)
def test_D10_an_i_on_a_lacking_coin_picks_it_up(level: str) -> None:
    state = table(
        player(0, {"1a": "A2", "2a": "B5"}),
        player(3, {"3a": "A12", "1a": "B12"}),
        coins={"A2": ["copper"]},
    )
    whole_turn(state, level)
    assert state.carrying[0] == {"1a": "copper"}


@pytest.mark.parametrize("level", PLANNERS)
def test_D13_a_carrier_within_reach_is_sent_home(level: str) -> None:
    state = table(
        player(0, {"3a": "A8", "1a": "A2"}),
        player(3, {"1a": "A10", "2a": "B14"}, {"1a": "gold"}, ("copper", "silver")),
    )
    whole_turn(state, level)
    assert state.carrying[1] == {}


@pytest.mark.parametrize("level", bots.LEVELS)
def test_D7_the_first_turn_loses_no_piece(level: str) -> None:
    for seed in range(6):
        state = new(2, seed, {"coins": "scatter"})
        seat = state.turn
        whole_turn(state, level)
        lost = [piece for piece, where in state.pieces[seat].items() if where is None]
        assert not lost, f"seed {seed}: {lost}"


def test_a_deposited_coin_is_worth_more_than_one_that_is_carried() -> None:
    other = player(3, {"3a": "A12"})
    carried = table(player(0, {"1a": "A0"}, {"1a": "gold"}), other)
    laid = table(player(0, {"1a": "A0"}, deposited=("gold",)), other)
    assert judge(laid, 0) > judge(carried, 0)


def test_a_hint_says_why() -> None:
    state = table(
        player(0, {"1a": "A0"}, {"1a": "gold"}),
        player(3, {"3a": "A12"}),
    )
    legal = state.legal()
    thinking = bots.advise(GAME, state.view(0), legal, bots.dice_for(1, 0, 0))
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            advice = end.value
            break
    assert advice.action == ("drop", "1a")
    assert advice.reason == "It puts the gold on your repository: coin 1 of 3."


def test_D11_hard_drops_no_coin_loose_that_it_needs() -> None:
    """Wherever that could be done in some matches: at home it is another matter."""
    asked = 0
    for seed in range(1, 9):
        state = new(2, seed, {"coins": "scatter"})
        for number in range(160):
            if not state.actors:
                break
            seat, legal = state.turn, state.legal()
            drops = [action for action in legal if action[0] == "drop" and needed(state, action[1])]
            if drops and number % 4 == 0:
                asked += 1
                dice = bots.dice_for(seed, seat, number)
                view = state.view(seat)
                assert bots.decide(GAME, "hard", view, legal, dice, budget=60) not in drops
            state.play(choice(state, "medium", seed=number), seat)
    assert asked > 20


def needed(state: Drift, piece: str) -> bool:
    """Whether dropping the coin here would leave a kind loose that its player lacks."""
    seat = state.turn
    coin, carried = state.carrying[seat][piece], list(state.carrying[seat].values())
    at_home = state.space_of(seat, piece) == state.home
    return not at_home and coin not in state.deposited[seat] and carried.count(coin) == 1


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_where_no_turn_worth_thinking_of_is_left_something_legal_is_done(level: str) -> None:
    """As when a hint is asked for again and only a coin's fall is left."""
    state = table(
        player(0, {"1a": "A2", "1b": "B5"}, {"1a": "gold", "1b": "silver"}),
        player(3, {"3a": "A12", "1a": "B12"}),
    )
    drops: list[Action] = [action for action in state.legal() if action[0] == "drop"]
    assert len(drops) > 1  # of one alone nobody thinks
    assert bots.decide(GAME, level, state.view(0), drops, bots.dice_for(1, 0, 0)) in drops
