"""Attacks, defence, and being sent home: D13–D17."""

from engine.dice import Dice
from engine.drift.attacks import attack_terms, defence_terms, wins
from engine.drift.board import NEIGHBOURS
from tests.engine.drift.positions import (
    events,
    goals,
    may,
    new,
    player,
    refused,
    table,
    where,
)


def test_D13_a_piece_attacks_an_adjacent_enemy() -> None:
    state = table(player(0, {"3a": "B1"}), player(3, {"2a": "B2", "1a": "B4"}))
    assert goals(state, "3a", "attack") == {"B2"}
    assert "not next to" in refused(state, "attack", "3a", "B4")
    assert "no enemy" in refused(state, "attack", "3a", "B0")


def test_D13_not_an_own_piece() -> None:
    state = table(player(0, {"3a": "B1", "1a": "B2"}), player(3, {"2a": "G2"}))
    assert "(D13)" in refused(state, "attack", "3a", "B2")


def test_D13_with_at_least_one_point_left() -> None:
    state = table(player(0, {"3a": "B1"}), player(3, {"1a": "B4"}))
    state.play(("step", "3a", "B2"))
    state.play(("step", "3a", "B3"))
    assert may(state, "attack", "3a", "B4")
    state.play(("step", "3a", "A3"))
    state = table(player(0, {"3a": "B0"}), player(3, {"1a": "B4"}))
    for space in ("B1", "B2", "B3"):
        state.play(("step", "3a", space))
    assert "no points left" in refused(state, "attack", "3a", "B4")


def test_D13_not_a_carrying_I() -> None:
    carrier = player(0, {"1a": "B1", "3a": "A2"}, {"1a": "gold"})
    state = table(carrier, player(3, {"1a": "B2"}))
    assert "carries a coin" in refused(state, "attack", "1a", "B2")
    assert may(state, "attack", "3a", "B2")


def test_D13_the_players_other_pieces_next_to_the_attacked_space_help_moved_or_not() -> None:
    mine = player(0, {"3a": "A1", "2a": "B1", "2b": "B10"})
    state = table(mine, player(3, {"3a": "B2", "1a": "B3"}))
    assert not may(state, "attack", "2a", "B2")
    state.play(("step", "3a", "A2"))
    assert attack_terms(state, "2a", "B2") == [2, 3]
    assert may(state, "attack", "2a", "B2")


def test_D13_carrying_Is_do_not_help() -> None:
    mine = player(0, {"2a": "B1", "1a": "A2", "1b": "M1"}, {"1a": "gold"})
    state = table(mine, player(3, {"2a": "B2"}))
    assert attack_terms(state, "2a", "B2") == [2, 1]


def test_D13_pieces_on_the_attackers_own_space_count() -> None:
    mine = player(0, {"3a": "A0", "2a": "A0", "2b": "A0"})
    state = table(mine, player(3, {"3a": "A1", "2a": "A2"}))
    assert attack_terms(state, "3a", "A1") == [3, 2, 2]
    assert may(state, "attack", "3a", "A1")


def test_D13_doors_count_like_any_adjacency() -> None:
    state = table(player(0, {"1a": "O4", "2a": "F2"}), player(3, {"2a": "G2"}))
    assert attack_terms(state, "1a", "G2") == [1, 2]
    assert may(state, "attack", "1a", "G2")
    state = table(player(0, {"1a": "G2", "2a": "A8"}), player(3, {"2a": "O4"}))
    assert may(state, "attack", "1a", "O4")


def test_D13_an_attacker_on_an_arrow_is_not_helped_out_of_its_own_river() -> None:
    state = table(player(0, {"2a": "O0", "2b": "O1"}), player(3, {"2a": "A1"}))
    assert attack_terms(state, "2a", "A1") == [2]
    assert not may(state, "attack", "2a", "A1")


def test_D13_an_attacker_on_an_arrow_is_helped_from_land_and_other_rivers() -> None:
    mine = player(0, {"2a": "M1", "2b": "O1", "1a": "C0"})
    state = table(mine, player(3, {"3a": "C1", "1a": "E1"}))
    assert attack_terms(state, "2a", "C1") == [2, 2, 1]
    assert may(state, "attack", "2a", "C1")


def test_D13_against_a_bank_pieces_on_adjacent_arrows_count() -> None:
    mine = player(0, {"1a": "A2", "2a": "O0", "2b": "O1"})
    state = table(mine, player(3, {"3a": "A1"}))
    assert attack_terms(state, "1a", "A1") == [1, 2, 2]
    assert may(state, "attack", "1a", "A1")


def test_D13_on_an_arrow_nobody_is_attacked_from_the_same_river() -> None:
    state = table(player(0, {"3a": "O1", "2a": "A1"}), player(3, {"1a": "O0"}))
    assert "along the river" in refused(state, "attack", "3a", "O0")
    assert attack_terms(state, "2a", "O0") == [2]


def test_D14_the_defence_counts_the_owners_pieces_around_with_carrying_Is() -> None:
    enemy = player(3, {"2a": "B2", "1a": "B3", "1b": "A2", "3a": "B5"}, {"1a": "gold"})
    state = table(player(0, {"3a": "B1"}), enemy)
    assert defence_terms(state, "B2") == [2, 1, 1]


def test_D14_pieces_in_the_river_of_the_attacked_arrow_do_not_defend() -> None:
    state = table(player(0, {"3a": "A0"}), player(3, {"2a": "O0", "2b": "O1", "1a": "A1"}))
    assert defence_terms(state, "O0") == [2, 1]


def test_D14_others_pieces_do_not_defend() -> None:
    state = table(player(0, {"3a": "B1"}), player(3, {"2a": "B2"}), player(2, {"3a": "B3"}))
    assert defence_terms(state, "B2") == [2]


def test_D14_nine_more_on_the_own_home_and_the_sum_is_shown() -> None:
    mine = player(0, {"3a": "A11", "2a": "B12"})
    state = table(mine, player(3, {"2a": "A12", "1a": "A13"}))
    reason = refused(state, "attack", "3a", "A12")
    assert "3 + 2 = 5 against 2 + 1 + 9 = 12 (D14)" in reason


def test_D14_a_total_at_least_one_higher_never_equal() -> None:
    state = table(player(0, {"2a": "B1"}), player(3, {"2a": "B2"}))
    assert "2 against 2 (D14)" in refused(state, "attack", "2a", "B2")
    state = table(player(0, {"2a": "B1", "1a": "A2"}), player(3, {"2a": "B2"}))
    assert may(state, "attack", "2a", "B2")


def test_D14_who_wins_is_what_the_two_sums_say() -> None:
    outcomes = []
    for seed in range(4):
        state, dice = new(6, seed, {"coins": "scatter"}), Dice(seed)
        for _ in range(150):
            turn = state.turn
            for piece, space in state.pieces[turn].items():
                for near in NEIGHBOURS[space] if space else ():
                    if state.standing.get(near, turn) == turn or piece in state.carrying[turn]:
                        continue
                    total, against = attack_terms(state, piece, near), defence_terms(state, near)
                    outcomes.append((wins(state, piece, near), len(total) > 1))
                    assert outcomes[-1][0] == (sum(total) > sum(against)), (seed, piece, near)
            state.play(dice.choice(state.legal()))
    assert set(outcomes) == {(won, helped) for won in (True, False) for helped in (True, False)}


def test_D14_an_occupied_own_home_cannot_be_taken() -> None:
    mine = player(0, {"3a": "O6", "2a": "A11", "2b": "A13", "1a": "B12", "1b": "B11"})
    state = table(mine, player(3, {"1a": "A12"}))
    assert "3 + 2 + 2 + 1 = 8 against 1 + 9 = 10" in refused(state, "attack", "3a", "A12")
    assert not [action for action in state.legal() if action[0] == "attack"]


def test_D15_the_attacker_moves_in_and_is_done_and_the_beaten_goes_home() -> None:
    state = table(player(0, {"3a": "B1"}), player(3, {"2a": "B2"}))
    told = state.play(("attack", "3a", "B2"))
    assert [event[0] for event, _ in told] == ["attacked", "sent_home"]
    assert events(told, "attacked") == [("attacked", 0, "3a", "B1", "B2", 1, "2a", 3, 2)]
    assert events(told, "sent_home") == [("sent_home", 1, "2a", "B2", "A12", "beaten")]
    assert where(state, 0, "3a") == "B2"
    assert where(state, 1, "2a") == "A12"
    assert state.dump()["left"]["3a"] == 0
    assert "no points left" in refused(state, "step", "3a", "B3")


def test_D15_a_carried_coin_stays_where_its_carrier_was_beaten() -> None:
    enemy = player(3, {"1a": "B2"}, {"1a": "gold"})
    state = table(player(0, {"1a": "B1", "2a": "A2"}), enemy, coins={"B2": ["copper"]})
    told = state.play(("attack", "1a", "B2"))
    assert events(told, "fell") == [("fell", 1, "1a", "gold", "B2")]
    assert state.dump()["coins"] == {"B2": ["copper", "gold"]}
    assert state.dump()["seats"][1]["carrying"] == {}
    assert "no points left" in refused(state, "pick", "1a", "gold")


def test_D15_a_pilferers_coin_lies_loose_on_the_home_where_it_was_beaten() -> None:
    pilferer = player(3, {"1a": "A0"}, {"1a": "gold"})
    state = table(player(0, {"3a": "A1"}, deposited=("copper", "silver")), pilferer)
    told = state.play(("attack", "3a", "A0"))
    assert events(told, "fell") == [("fell", 1, "1a", "gold", "A0")]
    assert state.dump()["coins"] == {"A0": ["gold"]}
    assert state.dump()["seats"][0]["deposited"] == ["copper", "silver"]


def test_D16_who_is_sent_home_displaces_an_enemy_whatever_the_ranks() -> None:
    state = table(
        player(0, {"2a": "B1"}),
        player(3, {"1a": "B2"}),
        player(2, {"3a": "A12"}),
    )
    told = state.play(("attack", "2a", "B2"))
    assert [event[1:] for event in events(told, "sent_home")] == [
        (1, "1a", "B2", "A12", "beaten"),
        (2, "3a", "A12", "A8", "displaced"),
    ]
    assert where(state, 1, "1a") == "A12"
    assert where(state, 2, "3a") == "A8"


def test_D16_and_so_on() -> None:
    state = table(
        player(0, {"2a": "B1"}),
        player(3, {"1a": "B2"}),
        player(2, {"3a": "A12"}),
        player(5, {"1c": "A8"}),
        player(4, {"2b": "A20"}),
    )
    told = state.play(("attack", "2a", "B2"))
    assert [event[1:3] for event in events(told, "sent_home")] == [
        (1, "1a"),
        (2, "3a"),
        (3, "1c"),
        (4, "2b"),
    ]
    assert where(state, 4, "2b") == "A16"


def test_D16_the_chain_can_come_round_to_the_attacker() -> None:
    # Seat 1's I is beaten on seat 2's home; seat 2's II, displaced from seat 1's home, goes
    # home in its turn, where the attacker has just moved in.
    state = table(
        player(0, {"2a": "A9"}),
        player(3, {"1a": "A8"}),
        player(2, {"2b": "A12"}),
    )
    state.play(("attack", "2a", "A8"))
    assert where(state, 1, "1a") == "A12"
    assert where(state, 2, "2b") == "A8"
    assert where(state, 0, "2a") == "A0"
    assert state.standing == {"A12": 1, "A8": 2, "A0": 0}


def test_D16_a_displaced_piece_drops_its_coin_like_a_beaten_one() -> None:
    pilferer = player(2, {"1b": "A12"}, {"1b": "silver"})
    host = player(3, {"1a": "B2"}, deposited=("gold",))
    state = table(player(0, {"2a": "B1"}), host, pilferer)
    told = state.play(("attack", "2a", "B2"))
    assert events(told, "fell") == [("fell", 2, "1b", "silver", "A12")]
    assert state.dump()["seats"][2]["carrying"] == {}
    assert state.dump()["coins"] == {"A12": ["silver"]}


def test_D16_own_pieces_may_gather_on_the_home_until_the_next_turn() -> None:
    state = table(player(0, {"2a": "B1"}), player(3, {"1a": "B2", "3a": "A12"}))
    state.play(("attack", "2a", "B2"))
    assert where(state, 1, "1a") == where(state, 1, "3a") == "A12"
    state.play(("end_turn",))
    assert "(D7)" in refused(state, "end_turn")


def test_D17_taking_back_the_own_home_is_an_attack_like_any_other() -> None:
    state = table(player(0, {"2a": "A1", "1a": "B0"}), player(3, {"2a": "A0"}))
    assert attack_terms(state, "2a", "A0") == [2, 1]
    assert defence_terms(state, "A0") == [2]
    state.play(("attack", "2a", "A0"))
    assert where(state, 0, "2a") == "A0"
    assert where(state, 1, "2a") == "A12"


def test_D17_the_repository_does_not_help_who_is_not_its_owner() -> None:
    state = table(player(0, {"3a": "A11"}), player(2, {"2a": "A12"}), player(3, {"1a": "G3"}))
    assert defence_terms(state, "A12") == [2]
    assert may(state, "attack", "3a", "A12")
