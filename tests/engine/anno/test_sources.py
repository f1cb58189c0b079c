"""A8 in a refusal's words: what is mixed, and what is not there at all."""

from tests.engine.anno.positions import match, position, refused

HAND, COMMUNITY = "M04 Q2 ZTAU", "D30 SSPR"
MIXED = "all cards come from your hand, or all from the Community Eight"


def test_A8_cards_of_both_sources_are_mixed() -> None:
    state = position(HAND, COMMUNITY)
    assert MIXED in refused(state, match("M04", "hand", "Q2 ZTAU D30"))
    assert MIXED in refused(state, match("M04", "community", "D30 Q2 SSPR"))


def test_A8_a_card_of_the_other_source_alone_is_named() -> None:
    state = position(HAND, COMMUNITY)
    assert "cannot take 30 days from your hand" in refused(state, match("M04", "hand", "D30"))
    there = refused(state, match("M04", "community", "Q2"))
    assert "cannot take the second quarter from the Community" in there


def test_A8_a_card_that_lies_nowhere_is_named() -> None:
    state = position(HAND, COMMUNITY)
    assert "cannot take 31 days" in refused(state, match("M04", "hand", "Q2 ZTAU D31"))
    assert "cannot take 31 days" in refused(state, match("M04", "community", "D30 SSPR D31"))


def test_A8_what_never_fits_is_said_before_that_it_is_mixed() -> None:
    state = position("M04 Q2", "Q2 D30 SSPR")
    assert MIXED in refused(state, match("M04", "hand", "Q2 D30 SSPR"))
    assert "takes the second quarter only once" in refused(state, match("M04", "hand", "Q2 Q2 D30"))
