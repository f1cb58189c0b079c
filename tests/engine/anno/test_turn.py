"""A turn, strictly in its order: A5–A9 and A17–A21."""

import pytest

from engine import IllegalAction
from tests.engine.anno.positions import heard, match, position, refused, takes


def test_A5_a_blue_moon_changes_places_with_a_community_card() -> None:
    state = position("BLUE Q1", community="Q3 M07 ZLEO")
    told = state.play(("exchange", "M07"))
    assert state.community[:3] == ["Q3", "BLUE", "ZLEO"]
    assert sorted(state.hands[0]) == ["M07", "Q1"]
    assert heard(told, "exchanged") == [("exchanged", 0, "M07")]
    assert (state.phase, state.turn) == ("match", 0)


def test_A5_any_community_card_months_included() -> None:
    state = position("BLUE", community="Q3 M07 ZLEO WNIV CUSP D31 SAUT M01")
    taken = [action[1] for action in state.legal() if action[0] == "exchange"]
    assert taken == ["Q3", "M07", "ZLEO", "WNIV", "CUSP", "D31", "SAUT", "M01"]


def test_A5_only_with_a_blue_moon_in_hand() -> None:
    state = position("Q1", community="Q3")
    assert ("exchange", "Q3") not in state.legal()
    assert "(A5)" in refused(state, ("exchange", "Q3"))


def test_A5_only_as_the_very_first_thing_and_once() -> None:
    state = position("BLUE BLUE Q1", community="Q3 ZLEO")
    state.play(("exchange", "Q3"))
    assert "(A5)" in refused(state, ("exchange", "ZLEO"))
    state.play(("pass",))
    assert "(A5)" in refused(state, ("exchange", "ZLEO"))


def test_A5_the_taken_card_may_be_used_or_kept() -> None:
    state = position("BLUE Q3 Q1", community="M07")
    state.play(("exchange", "M07"))
    assert takes(state, "M07") == {"Q3"}
    assert ("pass",) in state.legal()


def test_A5_the_exchanged_blue_moon_stays_and_is_not_matched() -> None:
    state = position("BLUE M07 Q1", community="Q3 ZLEO SSUM D31")
    state.play(("exchange", "ZLEO"))
    state.play(match("M07", "community", "D31 Q3 SSUM"))
    assert state.community[1] == "BLUE"


def test_A5_a_blue_moon_that_is_the_only_card_must_be_burned() -> None:
    state = position("BLUE", community="Q3")
    state.play(("pass",))
    assert state.legal() == [("burn", "BLUE")]


def test_A5_R3_no_exchange_of_a_blue_moon_for_a_blue_moon() -> None:
    state = position("BLUE", community="BLUE Q3")
    assert ("exchange", "BLUE") not in state.legal()
    assert "changes nothing" in refused(state, ("exchange", "BLUE"))


def test_A5_of_equal_cards_the_one_in_the_lowest_place_is_taken() -> None:
    state = position("BLUE Q1", community="Q3 D31 Q2 D31")
    state.play(("exchange", "D31"))
    assert state.community[:4] == ["Q3", "BLUE", "Q2", "D31"]


def test_A6_a_month_from_the_hand_is_laid_down() -> None:
    state = position("M05 Q2 Q1")
    told = state.play(match("M05", "hand", "Q2"))
    assert state.boards[0] == [("M05", ("Q2",))]
    assert state.hands[0] == ["Q1"]
    assert heard(told, "matched") == [("matched", 0, "M05", "hand", ("Q2",), 1)]


def test_A6_a_month_on_the_board_takes_more() -> None:
    state = position("Q2 Q1", board={"M05": "D31"})
    told = state.play(match("M05", "hand", "Q2"))
    assert state.boards[0] == [("M05", ("D31", "Q2"))]
    assert heard(told, "matched") == [("matched", 0, "M05", "hand", ("Q2",), 0)]


def test_A6_matching_is_optional() -> None:
    state = position("M05 Q2")
    state.play(("pass",))
    assert state.phase == "burn"
    assert state.boards[0] == []


def test_A6_one_month_a_turn() -> None:
    state = position("M05 Q2 M07 Q3 Q1")
    state.play(match("M05", "hand", "Q2"))
    assert all(action[0] == "burn" for action in state.legal())
    assert "one month a turn" in refused(state, match("M07", "hand", "Q3"))


def test_A6_only_the_own_board_counts() -> None:
    state = position("Q2 Q1", boards=[[], [{"month": "M05", "cards": ["D31"]}]])
    assert takes(state, "M05") == set()
    assert "neither in your hand nor on your board" in refused(state, match("M05", "hand", "Q2"))


def test_A6_the_cards_may_be_named_in_any_order() -> None:
    state = position("M05 Q2 D31 SSPR Q1")
    told = state.play(match("M05", "hand", "SSPR Q2 D31"))
    assert heard(told, "matched")[0][4] == ("D31", "Q2", "SSPR")


def test_A7_a_community_month_is_not_declared() -> None:
    state = position("Q2 Q1", community="M05 D31")
    assert takes(state, "M05") == takes(state, "M05", "community") == set()
    assert "(A7)" in refused(state, match("M05", "hand", "Q2"))


def test_A7_a_community_month_is_not_matched() -> None:
    state = position("M06 Q2", community="M05 Q2 D30")
    assert "(A7)" in refused(state, match("M06", "community", "M05"))


def test_A8_all_from_the_hand_or_all_from_the_community() -> None:
    state = position("M05 Q2 Q1", community="D31 SSPR")
    assert takes(state, "M05") == {"Q2"}
    assert takes(state, "M05", "community") == {"D31", "SSPR"}
    for source in ("hand", "community"):
        assert "One source (A8)" in refused(state, match("M05", source, "D31 Q2 SSPR"))


def test_A8_a_month_from_the_hand_with_community_cards() -> None:
    state = position("M05 Q1", community="Q3 Q2 D31 SSPR", deck="D30 ZLEO ZVIR ZLIB")
    state.play(match("M05", "community", "D31 Q2 SSPR"))
    assert state.boards[0] == [("M05", ("D31", "Q2", "SSPR"))]
    assert state.hands[0] == ["Q1"]


def test_A9_a_month_is_never_laid_down_alone() -> None:
    state = position("M05 Q2")
    assert "" not in takes(state, "M05")
    assert "Never alone (A9)" in refused(state, match("M05", "hand", ""))


def test_A17_emptied_places_are_refilled_in_place_order() -> None:
    state = position("M05 Q1", community="Q3 Q2 D30 D31 SSPR", deck="D30 ZLEO ZVIR ZLIB")
    told = state.play(match("M05", "community", "SSPR Q2 D31"))
    assert state.community[:5] == ["Q3", "ZLIB", "D30", "ZVIR", "ZLEO"]
    assert state.deck == ["D30"]
    assert [event[1:] for event in heard(told, "refilled")] == [
        (1, "ZLIB"),
        (3, "ZVIR"),
        (4, "ZLEO"),
    ]


def test_A17_the_hand_is_not_refilled() -> None:
    state = position("M05 Q2 Q1 Q3")
    state.play(match("M05", "hand", "Q2"))
    assert state.hands[0] == ["Q1", "Q3"]
    assert len(state.deck) == 4


def test_A17_of_equal_community_cards_the_lowest_place_is_taken() -> None:
    state = position("M05 Q1", community="Q3 Q2 ZLEO Q2", deck="D30 ZLIB")
    state.play(match("M05", "community", "Q2"))
    assert state.community[:4] == ["Q3", "ZLIB", "ZLEO", "Q2"]


def test_A18_an_empty_hand_ends_the_mensis_without_a_burn() -> None:
    state = position("M05 Q2")
    told = state.play(match("M05", "hand", "Q2"))
    assert heard(told, "mensis") == [("mensis", 1, "cleared", 0)]
    assert state.burned == [] and state.actors == ()


def test_A18_also_when_the_last_hand_card_is_the_month_itself() -> None:
    state = position("M05", community="Q2")
    told = state.play(match("M05", "community", "Q2"))
    assert heard(told, "mensis") == [("mensis", 1, "cleared", 0)]


def test_A18_not_by_burning_the_last_card() -> None:
    state = position("Q2")
    state.play(("pass",))
    told = state.play(("burn", "Q2"))
    assert heard(told, "mensis") == []
    assert state.hands[0] == ["D30"]


def test_A19_one_card_burned_the_top_of_the_deck_taken() -> None:
    state = position("Q1 Q2", deck="D30 ZLEO")
    state.play(("pass",))
    told = state.play(("burn", "Q1"))
    assert state.burned == [(0, "Q1")]
    assert state.hands[0] == ["Q2", "ZLEO"]
    assert told == [(("burned", 0), None), (("drew", 0, "ZLEO"), (0,))]


def test_A19_also_after_matching() -> None:
    state = position("M05 Q2 Q1")
    state.play(match("M05", "hand", "Q2"))
    assert state.legal() == [("burn", "Q1")]


def test_A19_any_card_of_the_hand_and_each_listed_once() -> None:
    state = position("Q1 Q1 M05 BLUE")
    state.play(("pass",))
    assert state.legal() == [("burn", "Q1"), ("burn", "M05"), ("burn", "BLUE")]


def test_A20_nothing_after_the_burn_then_the_player_on_the_left() -> None:
    state = position("Q1 Q2")
    state.play(("pass",))
    state.play(("burn", "Q1"))
    assert state.actors == (1,) and state.phase == "start"
    with pytest.raises(IllegalAction):
        state.play(("pass",), 0)


def test_A20_no_going_back_a_step() -> None:
    state = position("BLUE M05 Q2 Q1", community="Q3")
    state.play(("pass",))
    for action in (("pass",), ("exchange", "Q3"), match("M05", "hand", "Q2")):
        assert state.why_not(action) is not None
    assert "(A20)" in refused(state, match("M05", "hand", "Q2"))


def test_A21_R6_places_that_cannot_be_refilled_end_the_mensis() -> None:
    state = position("M05 Q1", community="Q2 D31 SSPR", deck="ZLEO ZLIB")
    told = state.play(match("M05", "community", "D31 Q2 SSPR"))
    assert state.community[:3] == ["ZLIB", "ZLEO", None]
    assert heard(told, "mensis") == [("mensis", 1, "deck", 0)]
    assert state.burned == []


def test_A21_R6_a_burn_without_a_deck_ends_the_mensis() -> None:
    state = position("Q1 Q2", deck="")
    state.play(("pass",))
    told = state.play(("burn", "Q1"))
    assert heard(told, "mensis") == [("mensis", 1, "deck", 0)]
    assert state.sheet == [((0, 5), (0, 15))]


def test_A21_R6_a_draw_that_takes_the_last_card_ends_nothing() -> None:
    at_burn = position("Q1 Q2", deck="ZLEO")
    at_burn.play(("pass",))
    at_burn.play(("burn", "Q1"))
    assert at_burn.actors == (1,) and at_burn.deck == []
    at_sorting = position("M05 Q1", community="Q2", deck="ZLEO")
    at_sorting.play(match("M05", "community", "Q2"))
    assert at_sorting.phase == "burn" and at_sorting.deck == []


def test_A21_R6_a_match_from_the_hand_goes_on_without_a_deck() -> None:
    state = position("M05 Q2 Q1", deck="")
    state.play(match("M05", "hand", "Q2"))
    assert state.phase == "burn"


def test_A21_R6_clearing_the_hand_goes_before_the_deck_running_out() -> None:
    state = position("M05", community="Q2", deck="")
    told = state.play(match("M05", "community", "Q2"))
    assert heard(told, "mensis") == [("mensis", 1, "cleared", 0)]


def test_A21_burned_cards_do_not_come_back_within_a_mensis() -> None:
    state = position("Q1 Q2", deck="D30 D31", hands=[["Q1", "Q2"], ["Q4", "Q4"]])
    for card in ("Q1", "Q4", "Q2"):
        state.play(("pass",))
        state.play(("burn", card))
    assert [card for _, card in state.burned] == ["Q1", "Q4", "Q2"]
    assert state.actors == ()
