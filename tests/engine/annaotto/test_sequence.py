"""ANNA, OTTO and their sequence (O12, O13, rulings P3 and P10)."""

import pytest

from engine.annaotto import GAME
from tests.engine.annaotto.setting import (
    at,
    events,
    field,
    hand,
    kinds,
    play_all,
    refused,
    top,
)

PLAIN = "KC/TW YW/TW BC/TW"


def test_O12_an_anna_turns_two_cards_of_the_next_player() -> None:
    state = at("RS-ANNA/GW KC/KC KC/KC", "KC/TW YW/TS BC/GW", PLAIN)
    play_all(state, ("lay", 0), ("accept",))
    assert field(state, "phase") == "turning"
    assert state.actors == (0,)
    told = events(state, "turn", (0, 2))
    assert told == [("turned", 0, 1, (0, 2), ("KC", "BC"))]
    assert hand(state, 1) == "TW/KC YW/TS GW/BC"
    assert state.actors == (1,)
    assert field(state, "phase") == "turn"


def test_O12_the_next_player_then_takes_their_turn() -> None:
    state = at("RS-ANNA/GW KC/KC KC/KC", PLAIN)
    play_all(state, ("lay", 0), ("accept",), ("turn", (0, 1)))
    assert ("draw",) in state.legal(1)


def test_O12_P10_any_two_exactly_or_none() -> None:
    state = at("RS-ANNA/GW KC/KC KC/KC", PLAIN)
    play_all(state, ("lay", 0), ("accept",))
    assert field(state, "may") is True
    assert state.legal() == [("turn", (0, 1)), ("turn", (0, 2)), ("turn", (1, 2)), ("turn", ())]
    for places in ((0,), (0, 1, 2), (1, 1)):
        assert "O12" in refused(state, "turn", places)
    for places in ((0, 3), (-1, 0)):
        assert "O12" in refused(state, "turn", places)


def test_O12_P10_the_order_in_which_they_are_named_does_not_matter() -> None:
    state = at("RS-ANNA/GW KC/KC KC/KC", PLAIN)
    play_all(state, ("lay", 0), ("accept",), ("turn", (2, 0)))
    assert hand(state, 1) == "TW/KC YW/TW TW/BC"


def test_O12_P10_after_a_lone_anna_nothing_need_be_turned() -> None:
    state = at("RS-ANNA/GW KC/KC KC/KC", PLAIN)
    play_all(state, ("lay", 0), ("accept",))
    assert events(state, "turn", ()) == [("turned", 0, 1, (), ())]
    assert hand(state, 1) == PLAIN
    assert state.actors == (1,)
    assert (field(state, "phase"), field(state, "may")) == ("turn", False)


def test_O12_P10_in_a_longer_sequence_every_annas_cards_are_turned() -> None:
    state = at("RS-ANNA/GW KC/KC KC/KC", "RW-OTTO/KC KC/KC KC/KC", PLAIN)
    play_all(state, ("lay", 0), ("lay", 0), ("accept",), ("keep", 0), ("keep", 0))
    assert (field(state, "phase"), field(state, "may")) == ("turning", False)
    assert ("turn", ()) not in state.legal()
    assert "O12" in refused(state, "turn", ())


def test_O12_P10_may_is_for_the_cards_of_a_lone_anna() -> None:
    dump = play_all(at("RS-ANNA/GW KC/KC KC/KC", PLAIN), ("lay", 0), ("accept",)).dump()
    assert GAME.load(dump).dump()["may"] is True
    with pytest.raises(ValueError, match="may"):
        GAME.load(dump | {"turns_left": 2})
    with pytest.raises(ValueError, match="may"):
        GAME.load(dump | {"phase": "turn"})
    del dump["may"]
    assert ("turn", ()) not in GAME.load(dump).legal()


def test_O12_all_if_they_have_fewer() -> None:
    state = at("RS-ANNA/GW KC/KC KC/KC", "KC/TW", PLAIN)
    play_all(state, ("lay", 0), ("accept",))
    assert state.legal() == [("turn", (0,)), ("turn", ())]
    state.play(("turn", (0,)))
    assert hand(state, 1) == "TW/KC"


def test_O12_cards_turn_only_when_an_anna_says_so() -> None:
    assert "O12" in refused(at(PLAIN, PLAIN), "turn", (0, 1))


def test_O12_first_the_turning_then_everything_else() -> None:
    state = at("RS-ANNA/GW RC/KC KC/KC", PLAIN)
    play_all(state, ("lay", 0), ("accept",))
    for action in (("lay", 0), ("draw",), ("accept",)):
        assert "O12" in refused(state, *action)


@pytest.mark.parametrize(("sign", "answer"), [("ANNA", "OTTO"), ("OTTO", "ANNA")])
def test_O12_O13_one_alone_is_a_sequence_that_may_be_answered(sign: str, answer: str) -> None:
    state = at(f"RS-{sign}/GW KC/KC KC/KC", f"KW-{answer}/TW YW/TW BC/TW")
    assert events(state, "lay", 0)[-1] == ("waits", 1, (sign,))
    assert field(state, "sequence") == [sign]
    assert field(state, "turn") == 1
    assert hand(state, 1) == f"KW-{answer}/TW YW/TW BC/TW", "no effect before it is accepted"
    assert state.legal() == [("lay", 0), ("accept",)]


def test_O13_an_otto_makes_the_next_player_draw_two_one_at_a_time() -> None:
    state = at("RS-OTTO/GW KC/KC KC/KC", PLAIN, pile="VC/RW VS/TD VW/KD")
    play_all(state, ("lay", 0), ("accept",))
    assert field(state, "owed") == [[1, 2]]
    assert state.actors == (1,)
    assert field(state, "drawn") == ["VW", "KD"]
    assert state.legal() == [("keep", 0), ("keep", 1)]
    state.play(("keep", 1))
    assert field(state, "owed") == [[1, 1]]
    assert field(state, "drawn") == ["VS", "TD"]
    state.play(("keep", 0))
    assert hand(state, 1) == f"{PLAIN} KD/VW VS/TD"
    assert field(state, "phase") == "turn"
    assert ("draw",) in state.legal(1)


def test_O13_a_penalty_card_is_never_laid() -> None:
    state = at("RS-OTTO/GW KC/KC KC/KC", PLAIN, pile="VC/RW RC/RW")
    play_all(state, ("lay", 0), ("accept",))
    assert "O8" in refused(state, "lay_drawn", 0)


def test_O13_only_the_player_who_draws_sees_the_penalty_card() -> None:
    state = at("RS-OTTO/GW KC/KC KC/KC", PLAIN, PLAIN, pile="VC/RW VS/TD")
    play_all(state, ("lay", 0), ("accept",))
    assert [state.view(seat)["drawn"] for seat in (0, 1, 2, None)] == [
        ["VS", None],
        ["VS", "TD"],
        ["VS", None],
        ["VS", None],
    ]


def test_O13_a_sequence_of_four_and_its_penalties_in_order() -> None:
    state = at(
        "RS-ANNA/GW KC/KC KC/KC",
        "YW-OTTO/TW YW/TW BC/TW",
        "BC/TW KC/TW",
        "BD-OTTO/GC-ANNA KC/TW BW/TW BD-OTTO/TW",
        "GW/TS",
        pile="VC/RW VS/TD VW/KD VC/BD VS/GW",
    )
    play_all(state, ("lay", 0), ("lay", 0), ("take", 3, 0), ("lay", 2))
    assert field(state, "sequence") == ["ANNA", "OTTO", "ANNA", "OTTO"]
    assert field(state, "turn") == 4
    assert field(state, "layer") == 3
    assert events(state, "accept")[0] == ("accepted", 4, 4, 4)
    for _ in range(4):
        assert state.actors == (4,)
        state.play(("keep", 0))
    assert hand(state, 4) == "GW/TS VS/GW VC/BD VW/KD VS/TD"
    assert field(state, "phase") == "turning"
    assert state.actors == (3,)
    assert field(state, "turns_left") == 2
    state.play(("turn", (0, 1)))
    assert field(state, "turned") == [0, 1]
    assert state.legal() == [("turn", (2, 3)), ("turn", (2, 4)), ("turn", (3, 4))]
    state.play(("turn", (2, 4)))
    assert hand(state, 4) == "TS/GW GW/VS BD/VC VW/KD TD/VS"
    assert state.actors == (4,)
    assert field(state, "sequence") == field(state, "turned") == []


def test_O13_the_first_who_does_not_continue_pays_the_players_before_do_not() -> None:
    state = at("RS-OTTO/GW KC/KC KC/KC", "YW-ANNA/TW YW/TW BC/TW", PLAIN)
    play_all(state, ("lay", 0), ("lay", 0), ("accept",), ("keep", 0), ("keep", 0))
    assert len(field(state, "hands")[1]) == 2
    assert len(field(state, "hands")[2]) == 5
    assert state.actors == (1,), "the player before turns"


def test_O13_a_new_anna_or_otto_starts_a_new_sequence() -> None:
    state = at("RS-OTTO/GW KC/KC KC/KC", "YW-ANNA/TW KC/TW BC/TW", PLAIN)
    play_all(state, ("lay", 0), ("accept",), ("keep", 0), ("keep", 0), ("lay", 0))
    assert top(state) == "YW-ANNA"
    assert field(state, "sequence") == ["ANNA"]


def test_O13_P3_while_it_runs_accept_or_the_opposite_sign_nothing_else() -> None:
    state = at(
        "RS-ANNA/GW KC/KC KC/KC",
        "RC/TW RC-ANNA/TW ANNAOTTO/TW KW-OTTO/TW",
        "KC/BC-OTTO KC/RS KC/ANNAOTTO",
    )
    state.play(("lay", 0))
    assert state.legal() == [("lay", 3), ("take", 2, 0), ("accept",)]
    for action in (("lay", 0), ("lay", 1), ("lay", 2), ("take", 2, 1), ("take", 2, 2)):
        assert "O13" in refused(state, *action)
    assert "O13" in refused(state, "draw")
    assert "O13" in refused(state, "pass")


def test_O13_P3_accepting_is_allowed_to_who_could_continue() -> None:
    state = at("RS-ANNA/GW KC/KC KC/KC", "KW-OTTO/TW KC/TW BC/TW")
    play_all(state, ("lay", 0), ("accept",))
    assert field(state, "phase") == "turning"


def test_O13_P3_no_card_turns_twice_and_at_most_all_once() -> None:
    """Three ANNAs against three cards: two turn, then the last, then nothing is left."""
    state = at(PLAIN, "KC/TW", PLAIN, sequence=["ANNA", "OTTO", "ANNA", "OTTO", "ANNA"], turn=1)
    play_all(state, ("accept",), *[("keep", 0)] * 4)
    assert field(state, "turns_left") == 3
    state.play(("turn", (1, 3)))
    assert "O13" in refused(state, "turn", (0, 1))
    state.play(("turn", (0, 4)))
    assert state.legal() == [("turn", (2,))]
    state.play(("turn", (2,)))
    assert field(state, "phase") == "turn"
    assert field(state, "turns_left") == 0


def test_O13_P3_turnings_that_find_no_card_are_left_out() -> None:
    state = at(PLAIN, "KC/TW YW/TS", PLAIN, phase="turning", layer=0, turn=1, turns_left=3)
    state.play(("turn", (0, 1)))
    assert field(state, "phase") == "turn"
    assert state.actors == (1,)


def test_O13_nothing_to_accept() -> None:
    assert "O13" in refused(at(PLAIN, PLAIN), "accept")
    assert "accept" not in kinds(at(PLAIN, PLAIN).legal())


def test_O13_a_sequence_follows_the_direction_of_play() -> None:
    state = at("RS-ANNA/GW KC/KC KC/KC", PLAIN, PLAIN, direction=-1)
    state.play(("lay", 0))
    assert state.actors == (2,)
