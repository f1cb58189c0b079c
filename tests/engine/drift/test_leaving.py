"""Leaving the home: D7 with ruling V3."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice import Dice
from engine.drift.board import HOMES, NEIGHBOURS, SPACES
from engine.drift.leaving import barred, counted, surplus
from engine.drift.pieces import CARRIERS, COINS, PIECES, VALUE
from engine.drift.rules import Drift
from tests.engine.drift.positions import (
    at_home,
    events,
    goals,
    load,
    may,
    player,
    refused,
    table,
    where,
)

FAR = player(3, {"3a": "G3"})


def besieged(pieces: dict[str, str], carrying: dict[str, str] | None = None) -> Drift:
    """Home 0 among four enemies who back each other: 5 at least on every way out."""
    edge = player(3, {"3a": "O0", "2a": "A1", "2b": "A23"})
    inland = player(2, {"3a": "B0", "2a": "B1"})
    return table(player(0, pieces, carrying), edge, inland)


def test_D7_all_but_one_must_leave_the_home() -> None:
    state = table(player(0, {"3a": "A0", "2a": "A0", "1a": "A0"}), FAR)
    assert "(D7)" in refused(state, "end_turn")
    state.play(("step", "3a", "B0"))
    assert "(D7)" in refused(state, "end_turn")
    state.play(("step", "2a", "A1"))
    assert may(state, "end_turn")


def test_D7_one_piece_alone_may_stay() -> None:
    assert may(table(player(0, {"2a": "A0", "1a": "B0"}), FAR), "end_turn")


def test_D7_which_one_stays_is_the_players_choice() -> None:
    for stays in ("3a", "2a", "1a"):
        state = table(player(0, {"3a": "A0", "2a": "A0", "1a": "A0"}), FAR)
        leaving = [piece for piece in ("3a", "2a", "1a") if piece != stays]
        for piece, goal in zip(leaving, ("B0", "A1"), strict=True):
            state.play(("step", piece, goal))
        told = state.play(("end_turn",))
        assert events(told, "removed") == []
        assert where(state, 0, stays) == "A0"


def test_V3_moving_a_low_rank_may_strand_one_piece_but_not_two() -> None:
    state = table(player(0, {"3a": "A0", "2a": "A0", "1a": "A0"}), FAR)
    reason = refused(state, "step", "1a", "B0")
    assert reason == (
        "Leaving home (D7): move the III and the II out first; all pieces but one must leave."
    )
    assert may(state, "step", "2a", "B0")


def test_V3_a_second_piece_is_not_stranded_later_either() -> None:
    state = table(player(0, {"3a": "A0", "2a": "A0", "1a": "A0", "1b": "A0"}), FAR)
    state.play(("step", "2a", "B0"))
    state.play(("step", "1a", "A1"))
    assert "the I still can" in refused(state, "end_turn")
    state.play(("step", "1b", "O0"))
    assert may(state, "end_turn")


def test_V3_a_piece_abroad_that_moves_too_early_strands_as_well() -> None:
    state = table(player(0, {"3a": "A0", "2a": "A0", "1a": "G0"}), FAR)
    assert "(D7)" in refused(state, "step", "1a", "G1")
    state.play(("step", "3a", "B0"))
    assert may(state, "step", "1a", "G1")


def test_V3_a_piece_without_a_way_out_is_no_reason_to_refuse() -> None:
    state = besieged({"3a": "A0", "1a": "A0", "1b": "G0"})
    assert goals(state, "3a") == goals(state, "3a", "attack") == set()
    assert may(state, "step", "1b", "G1")
    assert may(state, "end_turn")


def test_D7_when_the_turn_ends_the_surplus_leaves_the_game_for_good() -> None:
    state = besieged({"2a": "A0", "1a": "A0", "1b": "A0"})
    told = state.play(("end_turn",))
    assert events(told, "removed") == [("removed", 0, "2a", "A0"), ("removed", 0, "1a", "A0")]
    assert where(state, 0, "2a") is where(state, 0, "1a") is None
    assert where(state, 0, "1b") == "A0"
    while state.turn != 0:
        state.play(("end_turn",))
    assert state.dump()["left"] == {"1b": 1}
    assert "has left the game" in refused(state, "step", "2a", "B0")


def test_V3_the_highest_rank_goes_first_then_who_carries_nothing_then_by_code() -> None:
    everybody = dict.fromkeys(PIECES, "A0")
    assert surplus(besieged(everybody)) == ["3a", "2a", "2b", "1a", "1b"]
    laden = besieged(everybody, {"1a": "gold", "1b": "silver"})
    assert surplus(laden) == ["3a", "2a", "2b", "1c", "1a"]


def test_V3_the_coin_of_a_removed_piece_stays_on_the_home_space() -> None:
    state = besieged({"1a": "A0", "1b": "A0"}, {"1a": "gold", "1b": "silver"})
    state.play(("end_turn",))
    assert state.dump()["coins"] == {"A0": ["gold"]}
    assert state.dump()["seats"][0]["carrying"] == {"1b": "silver"}
    assert state.dump()["seats"][0]["deposited"] == []


def test_V3_blocking_oneself_can_cost_pieces() -> None:
    mine = player(0, {"3a": "A0", "2a": "A0", "1a": "A0", "2b": "A1", "1b": "A23", "1c": "O0"})
    state = table(mine, FAR)
    assert surplus(state) == ["3a", "2a"]
    state.play(("step", "2a", "B0"))
    assert may(state, "end_turn")
    assert events(state.play(("end_turn",)), "removed") == [("removed", 0, "3a", "A0")]


def test_V3_an_attack_is_a_way_out() -> None:
    siege = player(3, {"1a": "B0", "2a": "A1", "2b": "A23", "3a": "O0"})
    state = table(player(0, {"3a": "A0", "1a": "A0"}), siege)
    assert goals(state, "3a") == set()
    assert goals(state, "3a", "attack") == {"B0"}
    assert "the III and the I still can" in refused(state, "end_turn")
    state.play(("attack", "3a", "B0"))
    assert may(state, "end_turn")


def test_V3_a_piece_sent_home_in_its_owners_own_turn_is_done_and_does_not_count() -> None:
    # The attack sends seat 1's piece home, where seat 0's II stands; that II goes home too.
    mine = player(0, {"3a": "B9", "2a": "A12", "1a": "A0"})
    state = table(mine, player(3, {"1a": "B10"}))
    state.play(("attack", "3a", "B10"))
    assert where(state, 0, "2a") == where(state, 0, "1a") == "A0"
    assert state.dump()["left"]["2a"] == 0
    assert "2a" in state.dump()["done"]
    assert counted(state) == ["1a"]
    assert events(state.play(("end_turn",)), "removed") == []
    state.play(("end_turn",))
    assert counted(state) == ["2a", "1a"]
    assert "(D7)" in refused(state, "end_turn")


def test_D7_sent_tells_who_was_sent_home_during_this_very_turn() -> None:
    mine = player(0, {"3a": "B9", "2a": "A12", "1a": "A0"})
    state = table(mine, player(3, {"1a": "B10"}))
    assert state.dump()["sent"] == []
    state.play(("attack", "3a", "B10"))
    assert state.dump()["sent"] == ["2a"]
    assert load({**state.dump()}).dump() == state.dump()
    state.play(("end_turn",))
    assert state.dump()["sent"] == []


def test_D7_a_position_without_sent_has_nobody_sent_home() -> None:
    dump = table(player(0, {"3a": "A0", "2a": "A0"}), FAR).dump()
    del dump["sent"]
    assert load(dump).dump()["sent"] == []


def test_D7_who_has_dropped_a_coin_on_the_home_counts_too() -> None:
    """The I has used its points there; the III, which cannot leave, goes for it."""
    state = besieged({"3a": "A0", "1a": "A0"}, {"1a": "gold"})
    state.play(("drop", "1a"))
    assert counted(state) == ["3a", "1a"]
    assert events(state.play(("end_turn",)), "removed") == [("removed", 0, "3a", "A0")]


def test_D7_who_has_picked_up_a_coin_on_the_home_counts_too() -> None:
    state = besieged({"2a": "A0", "1a": "A0"})
    state.coins["A0"] = ("gold",)
    state.play(("pick", "1a"))
    assert events(state.play(("end_turn",)), "removed") == [("removed", 0, "2a", "A0")]


def test_V3_a_piece_that_could_leave_may_not_stay_for_a_coin_beside_another() -> None:
    """Dropping is the I's whole move: two would be left on the home without a chance."""
    mine = player(0, {"3a": "A0", "1a": "A0"}, {"1a": "gold"})
    state = table(mine, FAR)
    assert refused(state, "drop", "1a") == (
        "Leaving home (D7): move the III and the I out first; all pieces but one must leave."
    )
    state.play(("step", "3a", "B0"))
    state.play(("drop", "1a"))
    assert events(state.play(("end_turn",)), "removed") == []


def test_V3_picking_up_at_home_is_refused_alike() -> None:
    state = table(player(0, {"1a": "A0", "1b": "A0"}), FAR, coins={"A0": ["silver"]})
    assert may(state, "pick", "1a"), "1b can still leave"
    state.play(("pick", "1a"))
    assert "the I still can" in refused(state, "end_turn")
    assert "(D7)" in refused(table_with_silver_and_two_stuck(), "pick", "1a")


def table_with_silver_and_two_stuck() -> Drift:
    """An I on the home could leave; a II beside it has used its chance."""
    mine = player(0, {"2a": "A0", "1a": "A0"})
    return table(mine, FAR, coins={"A0": ["silver"]}, left={"2a": 2, "1a": 1}, done=["2a"])


def test_V3_a_piece_back_at_home_with_points_left_counts() -> None:
    state = table(player(0, {"3a": "A0", "1a": "G0"}), FAR)
    state.play(("step", "3a", "B0"))
    state.play(("step", "3a", "A0"))
    assert counted(state) == ["3a"]
    assert may(state, "end_turn")


def test_D7_pieces_that_cannot_leave_are_barred_once_two_are() -> None:
    assert barred(besieged({"3a": "A0"})) == []
    assert barred(besieged({"3a": "A0", "2a": "A0", "1a": "B5"})) == ["3a", "2a"]
    assert barred(table(player(0, {"3a": "A0", "2a": "A0"}), FAR)) == []


def crowded(dice: Dice) -> Drift:
    """A random position with a crowded home: friends and enemies around it, some laden.

    Nobody carries gold, so that nobody wins within the turn.
    """
    near = list(dict.fromkeys(n for s in NEIGHBOURS["A0"] for n in (s, *NEIGHBOURS[s])))
    free = [space for space in near if space != "A0"]
    rest = [space for space in SPACES if space not in (*near, *HOMES)]
    dice.shuffle(free)
    dice.shuffle(rest)
    seats = []
    for home in (0, 2, 3):
        pieces = {}
        for piece in PIECES:
            chance = dice.below(10)
            if home == 0 and chance < 6:
                pieces[piece] = "A0"
            elif free and chance < 9:
                pieces[piece] = free.pop()
            else:
                pieces[piece] = rest.pop()
        laden = [piece for piece in CARRIERS if dice.below(3) == 0]
        seats.append(player(home, pieces, {piece: dice.choice(COINS[:2]) for piece in laden}))
    return table(*seats, coins={rest.pop(): ["gold"], "A0": ["silver"]})


@settings(max_examples=300, derandomize=True)
@given(st.integers(0, 1 << 40))
def test_D7_no_sequence_of_offered_actions_leads_into_a_turn_that_cannot_be_ended(
    seed: int,
) -> None:
    dice = Dice(seed)
    state = crowded(dice)
    longest = sum(VALUE.values()) + 1
    for _ in range(longest):
        legal = state.legal()
        assert legal, "there is always something to do"
        stay = [action for action in legal if action != ("end_turn",)]
        if not stay:
            break
        before = len(counted(state))
        state.play(dice.choice(stay))
        assert len(counted(state)) <= max(before, 1), "an empty home may be entered (D8)"
    assert state.legal() == [("end_turn",)]
    must_go = surplus(state)
    assert [event[2] for event in events(state.play(("end_turn",)), "removed")] == must_go


def test_D7_every_way_through_a_crowded_turn_ends() -> None:
    """All sequences of a turn, not a sample: three pieces at home, two exits left to them."""
    mine = player(0, {"3a": "A0", "2a": "A0", "1a": "A0", "1b": "A23"})
    start = table(mine, player(3, {"3a": "O0", "2a": "G0", "1a": "B1"}))
    seen: set[str] = set()
    waiting, ends = [start], 0
    while waiting:
        state = waiting.pop()
        legal = state.legal()
        assert legal
        ends += ("end_turn",) in legal
        for action in legal:
            if action == ("end_turn",):
                continue
            twin = state.copy()
            twin.play(action)
            key = str(twin.dump())
            if key not in seen:
                seen.add(key)
                waiting.append(twin)
    assert ends > 100


def test_D7_nothing_is_lost_by_who_moves_while_there_is_a_way() -> None:
    """Whoever only ever ends the turn when it is offered loses pieces just where blocked."""
    state = table(at_home(0), at_home(3))
    while state.round == 1:
        legal = state.legal()
        assert surplus(state) or ("end_turn",) in legal
        told = state.play(legal[-1] if ("end_turn",) in legal else legal[0])
        assert events(told, "removed") == []
