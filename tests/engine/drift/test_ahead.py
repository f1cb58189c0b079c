"""Looking ahead: the drift, turns to home, who can be beaten next, attacks after a walk."""

from __future__ import annotations

import pytest

from engine.dice import Dice
from engine.drift.ahead import downstream, turns_home
from engine.drift.queries import Queries
from engine.drift.rules import Drift
from engine.drift.strikes import Strike, strikes, threats
from tests.engine.drift.positions import at_home, new, player, table

OTTO = player(3, {"3a": "B4"})


def test_D18_where_something_will_be_after_some_drifts() -> None:
    assert [downstream("O11", rounds) for rounds in range(4)] == ["O11", "O0", "O1", "O2"]
    assert downstream("M0", 3) == "M9", "the middle river flows the other way"
    assert downstream("A5", 3) == "A5"


def test_D18_whether_the_rivers_drift_before_a_players_next_turn() -> None:
    first = table(player(0, {"1a": "B1"}), OTTO)
    assert [first.drifts_before(seat) for seat in (0, 1)] == [True, False]
    last = table(player(0, {"1a": "B1"}), OTTO, turn=1)
    assert [last.drifts_before(seat) for seat in (0, 1)] == [True, True]


def test_how_a_players_next_turn_would_begin() -> None:
    state = table(player(0, {"1a": "O3"}), player(3, {"2a": "O8"}), left={"1a": 0}, done=["1a"])
    same, own = state.foreseen(1), state.foreseen(0)
    assert same.turn == 1 and same.left == {"2a": 2} and same.pieces[0]["1a"] == "O3"
    assert own.dump() == state.dump(), "whose turn it is has no next one yet"
    later = table(player(0, {"1a": "O3"}), player(3, {"2a": "O8"}), turn=1).foreseen(0)
    assert later.turn == 0 and later.pieces[0]["1a"] == "O4" and later.standing["O4"] == 0
    assert later.left == {"1a": 1} and not later.done


@pytest.mark.parametrize(
    ("space", "done", "turns"),
    [
        ("A0", [], 0),
        ("A1", [], 1),
        ("B1", [], 2),
        ("O0", [], 1),
        ("O0", ["1a"], 2),  # the drift takes it past its home first
        ("O11", ["1a"], 1),  # and this one to it
    ],
)
def test_how_many_turns_a_coin_is_from_home(space: str, done: list[str], turns: int) -> None:
    state = table(player(0, {"1a": space}, {"1a": "gold"}), OTTO, done=done)
    assert turns_home(state, 0, "1a") == turns
    assert Queries(state.view(0)).turns_home(0, "1a") == turns


def test_D13_an_attack_after_a_walk() -> None:
    state = table(player(0, {"3a": "B4"}), player(3, {"2a": "B1"}))
    assert strikes(state, "3a") == {"B1": Strike(0, "3a", "B1", ("B3", "B2"), (3,), (2,))}
    far = table(player(0, {"3a": "B5"}), player(3, {"2a": "B1"}))
    assert strikes(far, "3a") == {}, "its last point is for the attack"
    strong = table(player(0, {"3a": "B4"}), player(3, {"3a": "B1"}))
    assert strikes(strong, "3a") == {}, "D14"
    beside = table(player(0, {"3a": "B2"}), player(3, {"2a": "B1"}))
    assert strikes(beside, "3a") == {}, "it need not walk"
    carrying = table(player(0, {"1a": "B2"}, {"1a": "gold"}), player(3, {"1a": "B4"}))
    assert strikes(carrying, "1a") == {}


def test_D13_a_walk_to_where_another_piece_helps() -> None:
    """From its own river it gets no help out of that river; from the bank it does."""
    state = table(player(0, {"2a": "B3", "1a": "B0"}), player(3, {"2a": "B1"}))
    assert strikes(state, "2a") == {"B1": Strike(0, "2a", "B1", ("B2",), (2, 1), (2,))}


def test_D9_no_attack_after_entering_a_river() -> None:
    state = table(player(0, {"2a": "A1"}), player(3, {"1a": "C1"}))
    assert strikes(state, "2a") == {}


def test_who_can_be_beaten_next_by_whom_and_with_which_sum() -> None:
    state = table(player(0, {"1a": "B1"}), OTTO)
    assert threats(state, 0) == {"1a": Strike(1, "3a", "B1", ("B3", "B2"), (3,), (1,))}
    assert threats(state, 1) == {}


def test_D14_nobody_is_threatened_on_the_own_home() -> None:
    assert threats(table(player(0, {"1a": "A0"}), player(3, {"3a": "A2"})), 0) == {}


def test_D4_helpers_come_before_the_attacker() -> None:
    """The II cannot beat a II alone: the III walks beside it first."""
    state = table(player(0, {"2a": "B1", "2b": "A1"}), player(3, {"3a": "B5", "2a": "B2"}))
    (found,) = threats(state, 0).values()
    assert found.piece == "2a" and sum(found.total) == 5 > sum(found.against) == 4


def test_whatever_is_threatened_is_found_and_whatever_is_found_is_true() -> None:
    found, dice = 0, Dice(4)
    for seats in (2, 3, 4):
        state = new(seats, seats, {"coins": "scatter"})
        for _ in range(260):
            if state.phase != "play":
                break
            legal = state.legal()
            steps = [action for action in legal if action[0] in ("step", "attack")]
            state.play(dice.choice(steps if steps and dice.below(6) else legal))
            if dice.below(9) == 0:
                found += _checked(state)
    assert found > 30


def _checked(state: Drift) -> int:
    """D13, D14: every attack that the next player could make with one piece is a threat."""
    found = 0
    for seat in range(state.seats if state.phase == "play" else 0):
        beaten = threats(state, seat)
        found += len(beaten)
        assert all(sum(one.total) > sum(one.against) for one in beaten.values())
        for other in range(state.seats):
            then = state.foreseen(other)
            if other == seat:
                continue
            at_once = {action[2] for action in then.legal() if action[0] == "attack"}
            able = {action[1] for action in then.legal() if action[0] == "step"}
            later = {space for piece in able for space in strikes(then, piece)}
            mine = {space: piece for piece, space in then.pieces[seat].items()}
            lost = {mine[space] for space in at_once | later if space in mine}
            assert lost <= set(beaten), (state.dump(), seat, other)
    return found


def test_D4_who_is_done_once_a_piece_has_moved() -> None:
    state = table(player(0, {"3a": "B1", "2a": "B9", "1a": "C1", "1b": "C5"}), OTTO)
    queries = Queries(state.view(0))
    assert queries.ended_by("1a") == ["3a", "2a"]
    assert queries.ended_by("2a") == ["3a"]
    assert queries.ended_by("3a") == []


def test_D20_whether_a_deposit_wins() -> None:
    coins = {"1a": "gold"}
    last = table(player(0, {"1a": "A0"}, coins, ("copper", "silver")), OTTO)
    assert Queries(last.view(0)).wins_by_deposit("1a")
    second = table(player(0, {"1a": "A0"}, coins, ("copper",)), OTTO)
    assert not Queries(second.view(0)).wins_by_deposit("1a")
    away = table(player(0, {"1a": "A1"}, coins, ("copper", "silver")), OTTO)
    assert not Queries(away.view(0)).wins_by_deposit("1a")


def test_D10_D11_what_a_turns_end_would_leave_undone() -> None:
    def undone(state: Drift) -> list[tuple[str, ...]]:
        return list(Queries(state.view(0)).left_undone())

    lying = table(player(0, {"1a": "B1"}), OTTO, coins={"B1": ["gold"]})
    assert undone(lying) == [("pick", "1a")]
    held = table(player(0, {"1a": "B1"}, None, ("gold",)), OTTO, coins={"B1": ["gold"]})
    assert undone(held) == [], "that kind is home already"
    home = table(player(0, {"1a": "A0"}, {"1a": "gold"}), OTTO)
    assert undone(home) == [("drop", "1a")]
    away = table(player(0, {"1a": "A1"}, {"1a": "gold"}), OTTO)
    assert undone(away) == [], "nobody drops a coin on the way"
    assert undone(table(at_home(0), OTTO)) == []
    assert Queries(new(2, 1).view(0)).left_undone() == []
