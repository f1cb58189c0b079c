"""A11 to A15 in a refusal's words: the card that is wrong is the one that is named."""

from tests.engine.anno.positions import match, position, refused


def test_A12_a_place_that_is_taken_is_told_by_its_month() -> None:
    state = position("D30 Q2", board={"M04": "D30 Q2"})
    taken = "One of each (A12): April already has its {}."
    assert refused(state, match("M04", "hand", "D30")) == taken.format("30 days")
    assert refused(state, match("M04", "hand", "Q2")) == taken.format("second quarter")


def test_A13_only_february_has_two_places_for_days() -> None:
    state = position("D29 SWIN", board={"M02": "D29 SWIN"})
    assert "February (A13)" in refused(state, match("M02", "hand", "D29"))
    assert "A12" in refused(state, match("M02", "hand", "SWIN"))


def test_A11_A15_beside_a_right_cusp_the_wrong_card_is_named() -> None:
    state = position("CUSP ZGEM Q1", board={"M05": "ZTAU"})
    said = refused(state, match("M05", "hand", "CUSP ZGEM Q1"))
    assert said == "Matching (A11): May does not show the first quarter."
