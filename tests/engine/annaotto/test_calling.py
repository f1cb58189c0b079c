"""ALL, calling and catching (O18, O19, rulings P6 and P11)."""

from itertools import permutations

import pytest

from engine.annaotto import GAME
from tests.engine.annaotto.setting import at, events, field, hand, play_all, refused

PLAIN = "KC/TW YW/TW BC/TW"
WITH_ALL = "RS-ALL/GW KC/KC KC/KC"


def test_O18_called_everybody_puts_a_hand_down_and_the_last_draws_two() -> None:
    state = at(WITH_ALL, PLAIN, PLAIN)
    assert events(state, "lay", 0, "call") == [("laid", 0, "RS-ALL", 0), ("called", 0, "ALL")]
    assert field(state, "phase") == "slap"
    assert state.actors == (0,)
    assert events(state, "slap", (2, 0, 1))[0] == ("slapped", (2, 0, 1))
    assert field(state, "owed") == [[1, 2]]
    assert state.actors == (1,)
    play_all(state, ("keep", 0), ("keep", 0))
    assert [len(hand) for hand in field(state, "hands")] == [2, 5, 3]
    assert state.actors == (1,)


def test_O18_the_layer_can_be_last_too() -> None:
    state = play_all(at(WITH_ALL, PLAIN, PLAIN), ("lay", 0, "call"), ("slap", (1, 2, 0)))
    assert state.actors == (0,)
    play_all(state, ("keep", 0), ("keep", 0))
    assert state.actors == (1,)


def test_O18_the_order_lists_every_seat_still_playing_once() -> None:
    state = play_all(at(WITH_ALL, PLAIN, "", PLAIN, out=[2]), ("lay", 0, "call"))
    assert set(state.legal()) == {("slap", order) for order in permutations((0, 1, 3))}
    for order in ((0, 1), (0, 1, 2, 3), (0, 1, 1), (0, 1, 2), ()):
        assert "O18" in refused(state, "slap", order)
    assert "O18" in refused(state, "draw")


def test_O18_not_called_the_layer_draws_two_and_nobody_slaps() -> None:
    state = at(WITH_ALL, PLAIN, PLAIN)
    assert ("forgot", 0) in events(state, "lay", 0)
    assert field(state, "owed") == [[0, 2]]
    play_all(state, ("keep", 0), ("keep", 0))
    assert len(field(state, "hands")[0]) == 4
    assert state.actors == (1,)


def test_O18_taken_from_another_hand_it_is_called_too() -> None:
    state = at(PLAIN, PLAIN, "KC/RS-ALL KC/TW")
    assert {("take", 2, 0), ("take", 2, 0, "call")} <= set(state.legal())
    state.play(("take", 2, 0, "call"))
    assert field(state, "phase") == "slap"


def test_O18_drawn_and_laid_at_once_it_is_called_too() -> None:
    state = play_all(at(PLAIN, PLAIN, pile="VC/RW RS-ALL/GW"), ("draw",))
    assert state.legal()[:2] == [("lay_drawn", 0), ("lay_drawn", 0, "call")]
    state.play(("lay_drawn", 0, "call"))
    assert field(state, "phase") == "slap"


def test_O18_without_calls_the_loser_is_drawn_by_lot() -> None:
    losers = set()
    for dice in range(40):
        state = at(WITH_ALL, PLAIN, "", PLAIN, out=[2], calls=False, dice=dice * 10**9)
        assert ("lay", 0, "call") not in state.legal()
        told = events(state, "lay", 0)
        (loser, cards) = field(state, "owed")[0]
        assert ("lot", loser) in told
        assert cards == 2
        losers.add(loser)
    assert losers == {0, 1, 3}


def test_O19_the_second_last_card_is_laid_with_a_call() -> None:
    state = at("RS/GW KC/KC", PLAIN)
    assert {("lay", 0), ("lay", 0, "call")} <= set(state.legal())
    assert events(state, "lay", 0, "call")[-1] == ("called", 0, "ANNA")
    assert (field(state, "catch"), field(state, "called")) == (0, True)
    assert state.actors == (1,)


def test_O19_P13_whoever_catches_a_player_who_called_draws_one_themselves() -> None:
    state = at("RS/GW KC/KC", PLAIN, PLAIN)
    state.play(("lay", 0, "call"))
    assert list(state.actors) == [1, 2]
    assert state.legal(2) == [("catch", 0)]
    assert events(state, "catch", 0, seat=2)[0] == ("false_alarm", 2, 0)
    assert field(state, "owed") == [[2, 1]]
    assert (field(state, "catch"), field(state, "called")) == (None, False)
    state.play(("keep", 0))
    assert [len(cards) for cards in field(state, "hands")] == [1, 3, 4]
    assert state.actors == (1,)


def test_O19_P13_the_next_player_acts_and_the_window_is_closed() -> None:
    state = play_all(at("RS/GW KC/KC", PLAIN, PLAIN), ("lay", 0, "call"), ("draw",))
    assert (field(state, "catch"), field(state, "called")) == (None, False)
    assert state.why_not(("catch", 0), 2)


def test_O19_P13_without_false_alarms_only_who_forgot_can_be_caught() -> None:
    state = at("RS/GW KC/KC", PLAIN, PLAIN, alarm=False)
    state.play(("lay", 0, "call"))
    assert field(state, "catch") is None
    assert list(state.actors) == [1]
    forgotten = at("RS/GW KC/KC", PLAIN, PLAIN, alarm=False)
    assert events(play_all(forgotten, ("lay", 0)), "catch", 0, seat=2)[0] == ("caught", 2, 0)


def test_O19_P13_without_calls_nobody_is_caught_whatever_the_alarm() -> None:
    state = at("RS/GW KC/KC", PLAIN, PLAIN, calls=False, alarm=True)
    state.play(("lay", 0))
    assert field(state, "catch") is None and list(state.actors) == [1]


def test_O19_P13_a_position_knows_who_called_only_where_somebody_can_be_caught() -> None:
    dump = play_all(at("RS/GW KC/KC", PLAIN, PLAIN), ("lay", 0, "call")).dump()
    assert GAME.load(dump).dump() == dump
    with pytest.raises(ValueError, match="called"):
        GAME.load(dump | {"catch": None})
    with pytest.raises(ValueError, match="called"):
        GAME.load(dump | {"options": dump["options"] | {"alarm": False}})
    del dump["called"]
    assert GAME.load(dump).dump()["called"] is False


def test_O19_forgotten_the_forgetful_player_is_caught_and_draws_one() -> None:
    state = at("RS/GW KC/KC", PLAIN, PLAIN)
    state.play(("lay", 0))
    assert field(state, "catch") == 0
    assert events(state, "catch", 0, seat=2)[0] == ("caught", 2, 0)
    assert field(state, "owed") == [[0, 1]]
    assert state.actors == (0,)
    state.play(("keep", 0))
    assert len(field(state, "hands")[0]) == 2
    assert state.actors == (1,)


def test_O19_P11_the_next_player_may_catch_too_and_the_others_only_catch() -> None:
    state = at("RS/GW KC/KC", "RC/TW RC/TW RC/TW", PLAIN, PLAIN)
    state.play(("lay", 0))
    assert list(state.actors) == [1, 2, 3]
    assert ("catch", 0) in state.legal(1) and ("draw",) in state.legal(1)
    assert state.legal(2) == state.legal(3) == [("catch", 0)]
    assert "O19" in refused(state, "draw", seat=2)
    assert state.legal(0) == []
    play_all(state, ("catch", 0), ("keep", 0))
    assert list(state.actors) == [1]
    assert ("lay", 0) in state.legal()


@pytest.mark.parametrize("action", [("draw",), ("lay", 0), ("take", 2, 0)])
def test_O19_P11_until_the_next_seats_first_action(action: tuple[object, ...]) -> None:
    state = at("RS/GW KC/KC", "RC/TW RC/TW RC/TW", "KC/RW KC/RW")
    play_all(state, ("lay", 0), action)
    assert field(state, "catch") is None
    assert state.why_not(("catch", 0), 2)


def test_O19_P11_accepting_is_an_action() -> None:
    state = at("RS-OTTO/GW KC/KC", PLAIN, PLAIN)
    state.play(("lay", 0))
    assert list(state.actors) == [1, 2]
    state.play(("accept",))
    assert list(state.actors) == [1]


def test_O19_P11_passing_is_an_action() -> None:
    state = play_all(at("RS/GW KC/KC", PLAIN, PLAIN), ("lay", 0))
    state = GAME.load(state.dump() | {"draw": [], "discard": [["RS", "GW"]]})
    assert list(state.actors) == [1, 2]
    state.play(("pass",))
    assert list(state.actors) == [2]


def test_O19_P11_a_catch_leaves_the_sequence_waiting() -> None:
    state = at("RS-OTTO/GW KC/KC", PLAIN, PLAIN)
    play_all(state, ("lay", 0), (2, ("catch", 0)), ("keep", 0))
    assert field(state, "sequence") == ["OTTO"]
    assert state.legal(1) == [("accept",)]


def test_O19_P11_the_first_catch_closes_it() -> None:
    state = at("RS/GW KC/KC", PLAIN, PLAIN)
    play_all(state, ("lay", 0), (2, ("catch", 0)), ("keep", 0))
    assert state.actors == (1,)
    assert "O19" in refused(state, "catch", 0, seat=1)


def test_O19_P11_the_layers_own_follow_ups_come_first() -> None:
    state = at("ANNAOTTO/GW KC/KC", PLAIN, PLAIN)
    state.play(("lay", 0))
    assert list(state.actors) == [0]
    state.play(("annaotto", "own", "B"))
    assert list(state.actors) == [1, 2]


def test_O19_P11_one_call_covers_all_and_anna() -> None:
    state = at("RS-ALL/GW KC/KC", PLAIN)
    told = events(state, "lay", 0, "call")
    assert told[1:] == [("called", 0, "ANNA"), ("called", 0, "ALL")]
    assert field(state, "called") is True
    assert field(state, "phase") == "slap"
    assert state.actors == (0,), "the slap comes before any catching"


def test_O18_O19_one_call_forgotten_costs_both() -> None:
    state = play_all(at("RS-ALL/GW KC/KC", PLAIN), ("lay", 0), ("keep", 0), ("keep", 0))
    assert state.actors == (1,)
    assert ("catch", 0) in state.legal(1)


def test_O19_a_drawn_card_laid_at_once_can_leave_one_card_too() -> None:
    state = play_all(at("KC/KC", PLAIN, pile="VC/RW RS/GW"), ("draw",))
    assert ("lay_drawn", 0, "call") in state.legal()
    state.play(("lay_drawn", 0))
    assert field(state, "catch") == 0


def test_O19_P11_a_call_only_where_it_is_needed() -> None:
    assert "O19" in refused(at("RS/GW KC/KC KC/KC", PLAIN), "lay", 0, "call")
    assert "O19" in refused(at("RS/GW", PLAIN), "lay", 0, "call")
    assert "O19" in refused(at("KC/KC KC/KC", "KC/RS KC/RS"), "take", 1, 0, "call")
    assert "O19" in refused(at("RS/GW KC/KC", PLAIN, calls=False), "lay", 0, "call")


def test_O19_P11_taking_anothers_card_never_needs_anna() -> None:
    state = at("KC/KC KC/KC", "KC/RS KC/RS")
    state.play(("take", 1, 0))
    assert len(field(state, "hands")[1]) == 1
    assert field(state, "catch") is None


def test_O19_without_calls_nobody_is_caught() -> None:
    state = play_all(at("RS/GW KC/KC", PLAIN, PLAIN, calls=False), ("lay", 0))
    assert field(state, "catch") is None
    assert "O19" in refused(state, "catch", 0)


def test_O19_only_who_forgot_and_by_another() -> None:
    state = play_all(at("RS-OBSTACLE/GW KC/KC", PLAIN), ("lay", 0))
    assert state.actors == (0, 1), "with two, the forgetter is on turn again"
    assert "O19" in refused(state, "catch", 0, seat=0)
    assert "O19" in refused(state, "catch", 1, seat=1)
    assert state.legal(1) == [("catch", 0)]


def test_O19_O20_a_finished_player_catches_nobody() -> None:
    state = play_all(at("RS/GW KC/KC", PLAIN, "", PLAIN, out=[2]), ("lay", 0))
    assert state.actors == (1, 3)
    assert state.legal(2) == []
    assert refused(state, "catch", 0, seat=2)
    assert state.legal(3) == [("catch", 0)]


def test_O19_P6_the_last_card_is_called_otto_by_itself() -> None:
    state = at("RS/GW", PLAIN, PLAIN)
    assert ("lay", 0, "call") not in state.legal()
    assert ("called", 0, "OTTO") in events(state, "lay", 0)
    assert hand(state, 0) == ""
