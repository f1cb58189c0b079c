"""Scoring: A22–A25 and ruling R7."""

from tests.engine.anno.positions import GAME, heard, match, position


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


def test_A23_scoring_and_the_next_deal_are_within_the_action_that_ended_the_mensis() -> None:
    state = position("M05 Q2", options={"mensises": 2})
    told = state.play(match("M05", "hand", "Q2"))
    kinds = [event[0] for event, _ in told]
    assert kinds == ["matched", "mensis", "scored", "scored", "dealt", "hand", "hand"]
    assert state.mensis == 2 and state.phase == "start"
    assert [len(hand) for hand in state.hands] == [6, 6]
    assert state.boards == [[], []] and state.burned == []


def test_A23_a_dealt_hand_is_told_to_its_seat_alone() -> None:
    state = position("M05 Q2", options={"mensises": 2})
    told = state.play(match("M05", "hand", "Q2"))
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
