"""DRIFT's exercises: what is right is what the rules say."""

from typing import Any

from engine.drift.board import DOORS, HOMES
from engine.drift.pieces import VALUE
from tests.engine.drift.positions import at_home, player, table
from tests.engine.questions import asked, made, right, shown, things


def test_D5_a_piece_comes_where_its_steps_take_it() -> None:
    for one in asked("drift", "reaching"):
        piece, space = (thing.partition(":")[2] for thing in one.about)
        assert right(one) == ("Yes" if _walks(shown("drift", one), piece, space) else "No")


def _walks(position: Any, piece: str, space: str) -> bool:
    for action in position.legal(0):
        if action[:2] == ("step", piece):
            after = position.copy()
            after.perform(action, 0)
            if action[2] == space or _walks(after, piece, space):
                return True
    return False


def test_D14_an_attack_that_is_strong_enough_is_legal() -> None:
    for one in asked("drift", "attack"):
        piece, space = (thing.partition(":")[2] for thing in one.about)
        legal = ("attack", piece, space) in shown("drift", one).legal(0)
        assert not legal or right(one) == "Yes"
        mine, theirs = one.reason.split(":")[0].split(" against ")
        assert (_sum(mine) > _sum(theirs)) == (right(one) == "Yes")


def _sum(terms: str) -> int:
    return sum(int(term) for term in terms.split(" + "))


def test_D18_a_piece_is_there_after_the_drift() -> None:
    for one in asked("drift", "drift"):
        space = one.about[0].partition(":")[2]
        (there,) = (answer.thing.partition(":")[2] for answer in one.answers if answer.right)
        step = {"O": 1, "M": -1, "N": 1}[space[0]]
        ring = {"O": 12, "M": 12, "N": 6}[space[0]]
        assert there == f"{space[0]}{(int(space[1:]) + step) % ring}"


def test_D13_attacks_on_land_and_from_a_river_are_asked_about_but_none_along_it() -> None:
    land = table(player(0, {"3a": "A0", "2a": "A0"}), player(3, {"2a": "A1"}))
    out = table(player(0, {"3a": "O0", "2a": "A2"}), player(3, {"2a": "A1"}))
    along = table(player(0, {"3a": "O1"}), player(3, {"2a": "O0"}))
    assert {right(one) for one in made("drift", "attack", land)} == {"Yes"}
    assert {one.about for one in made("drift", "attack", out)} >= {("piece:3a", "space:A1")}
    assert not made("drift", "attack", along)


def test_D14_a_defence_is_the_piece_and_its_friends_beside_it() -> None:
    for one in asked("drift", "defence"):
        terms, total = one.reason.rpartition(":")[2].rstrip(".").split("=")
        assert _sum(terms) == int(total) == int(right(one))


def test_D5_whoever_goes_through_a_door_comes_out_at_its_other_end() -> None:
    ends = {f"space:{outside}": f"space:{inside}" for outside, inside in DOORS.values()}
    for one in asked("drift", "door"):
        assert len(one.answers) == 4
        assert [thing for thing, is_right in things(one).items() if is_right] == [
            ends[one.about[0]]
        ]


def test_D4_after_a_piece_only_those_of_its_rank_or_below_can_move() -> None:
    for one in asked("drift", "order"):
        moved = one.about[0].partition(":")[2]
        for thing, is_right in things(one).items():
            assert is_right == (VALUE[thing.partition(":")[2]] <= VALUE[moved])


def test_D7_all_but_one_of_those_at_home_must_leave_it() -> None:
    others = player(3, {"1a": "O9"})
    full = made("drift", "leaving", table(at_home(0), others))
    assert {right(one) for one in full} == {"5"}
    assert {one.reason for one in full} == {"6 pieces stand there, and one may stay."}
    alone = made("drift", "leaving", table(player(0, {"1a": HOMES[0]}), others), 400)
    assert {right(one) for one in alone} == {"0"}
    assert {one.reason for one in alone} == {"1 piece stands there, and one may stay."}
    away = made("drift", "leaving", table(player(0, {"1a": "M1"}), others), 400)
    assert {one.reason for one in away} == {"None of your pieces stands there."}
