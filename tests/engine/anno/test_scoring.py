"""Scoring: A22–A25 and ruling R7."""

import pytest

from engine import Match, Player
from engine.anno.rules import Anno
from engine.dice import Dice
from tests.engine.anno.positions import GAME, OTHERS_HAND, heard, match, position


def test_A22_four_on_the_board_three_in_hand_make_five() -> None:
    state = position("Q1 Q2 Q3 Q4", board={"M05": "Q2 D31 ZTAU"}, phase="burn", deck="")
    told = state.play(("burn", "Q4"))
    assert state.sheet[0][0] == (20, 15)
    assert heard(told, "scored")[0] == ("scored", 0, 20, 15)
    assert state.totals()[0] == 5


def test_A22_months_score_and_full_months_nothing_extra() -> None:
    full = {"M05": "Q2 D31 ZTAU SSPR", "M07": "Q3"}
    state = position("Q1", board=full, phase="burn", deck="")
    state.play(("burn", "Q1"))
    assert state.sheet[0][0] == (35, 0)


def test_A22_every_kind_of_card_scores_five() -> None:
    state = position("Q1", board={"M05": "WNIV SWIN CUSP ZTAU ZGEM"}, phase="burn", deck="")
    state.play(("burn", "Q1"))
    assert state.sheet[0][0] == (30, 0)


def test_A23_the_sheet_keeps_plus_and_minus_of_every_mensis_and_player() -> None:
    state = position("M05 Q2", options={"mensises": 3}, mensis=2, sheet=[[[10, 30], [25, 0]]])
    state.play(match("M05", "hand", "Q2"))
    assert state.dump()["sheet"] == [[[10, 30], [25, 0]], [[10, 0], [0, 15]]]
    assert state.totals() == [-10, 10]


def counted(seats_deal: int = 1) -> Anno:
    """A mensis of two that has just ended: seat 0 cleared its hand, seat 1 holds three cards."""
    state = position("M05 Q2", options={"mensises": 3}, dealer=seats_deal)
    state.play(match("M05", "hand", "Q2"))
    return state


def test_A23_the_mensis_ends_in_a_position_of_its_own() -> None:
    state = position("M05 Q2", "ZLEO Q4", options={"mensises": 2}, deck="D30")
    told = state.play(match("M05", "hand", "Q2"))
    assert [event[0] for event, _ in told] == ["matched", "mensis", "scored", "scored"]
    assert (state.phase, state.mensis) == ("counted", 1)
    assert state.dump()["sheet"] == [[[10, 0], [0, 15]]]
    assert state.hands == [[], OTHERS_HAND]
    assert state.boards == [[("M05", ("Q2",))], []]
    assert state.community[:2] == ["ZLEO", "Q4"] and state.deck == ["D30"]
    assert state.standings is None


@pytest.mark.parametrize("dealer", [0, 1])
def test_A23_the_seat_left_of_the_dealer_deals_next_and_does_nothing_else(dealer: int) -> None:
    state = counted(dealer)
    assert state.actors == (1 - dealer,) and state.turn == 1 - dealer
    assert state.legal() == [("deal",)] and state.legal(dealer) == []
    for action in (("pass",), ("burn", "Q1"), ("exchange", "Q1"), match("M05", "hand", "Q1")):
        assert "(A23)" in str(state.why_not(action))
    told = state.play(("deal",))
    assert heard(told, "dealt") == [("dealt", 2, 1 - dealer, dealer)]
    assert (state.dealer, state.turn, state.mensis) == (1 - dealer, dealer, 2)
    assert state.phase == "start"
    assert [len(hand) for hand in state.hands] == [6, 6]
    assert state.boards == [[], []] and state.burned == []


def test_A23_nobody_deals_before_the_mensis_is_over() -> None:
    for phase in ("start", "match", "burn"):
        assert "(A23)" in str(position("M05 Q2", phase=phase).why_not(("deal",)))


def test_A23_all_hands_are_open_to_everybody_while_it_is_counted() -> None:
    state = counted()
    for seat in (0, 1, None):
        assert state.view(seat)["hands"] == [[], OTHERS_HAND]
        twin = GAME.imagine(state.view(seat), Dice(3))
        assert twin.dump()["hands"] == [[], OTHERS_HAND]
    state.play(("deal",))
    assert "hands" not in state.view(0)


def test_A23_after_the_last_mensis_all_hands_are_open_too() -> None:
    state = position("M05 Q2", options={"mensises": 1})
    state.play(match("M05", "hand", "Q2"))
    assert state.phase == "over"
    assert state.view(None)["hands"] == [[], OTHERS_HAND]


def test_A23_undo_does_not_cross_the_count() -> None:
    players = [Player("Anna", "red"), Player("Otto", "blue")]
    begun = position("M05 Q2", options={"mensises": 2}).dump()
    one = Match(GAME, players, 1, {"mensises": 2}, position=begun)
    one.play(match("M05", "hand", "Q2"))
    assert not one.undoable
    one.play(("deal",))
    assert not one.undoable


def test_A23_a_position_is_not_counted_in_the_last_mensis_nor_dealt_by_another() -> None:
    dump = counted().dump()
    with pytest.raises(ValueError, match="last mensis"):
        GAME.load(dump | {"mensis": 3})
    with pytest.raises(ValueError, match="left of the last dealer"):
        GAME.load(dump | {"turn": 1})


def test_A23_a_dealt_hand_is_told_to_its_seat_alone() -> None:
    state = counted()
    told = state.play(("deal",))
    assert len(heard(told, "hand")) == 2
    for event, seats in told:
        if event[0] == "hand":
            assert seats == (event[1],)
            assert event[2] == tuple(state.hands[event[1]])


def test_A24_after_the_last_mensis_the_highest_total_wins() -> None:
    state = position("M05 Q2", sheet=[[[0, 20], [0, 0]]], mensis=2, options={"mensises": 2})
    assert state.standings is None
    state.play(match("M05", "hand", "Q2"))
    assert state.standings == [
        {"seat": 0, "place": 1, "score": -10},
        {"seat": 1, "place": 2, "score": -15},
    ]


def test_A24_the_mensis_number_stays_at_the_last() -> None:
    state = position("M05 Q2", mensis=2, options={"mensises": 2})
    state.play(match("M05", "hand", "Q2"))
    assert (state.phase, state.mensis) == ("over", 2)


def test_A24_R7_equal_totals_share_the_place_and_the_next_is_skipped() -> None:
    dump = GAME.new(4, 1, {"mensises": 1}).dump()
    scores = [[[10, 0], [30, 0], [15, 5], [30, 0]]]
    state = GAME.load(dump | {"phase": "over", "sheet": scores})
    assert state.standings == [
        {"seat": 1, "place": 1, "score": 30},
        {"seat": 3, "place": 1, "score": 30},
        {"seat": 0, "place": 3, "score": 10},
        {"seat": 2, "place": 3, "score": 10},
    ]
