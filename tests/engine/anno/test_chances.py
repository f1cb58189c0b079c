"""Who is likely to win a match of ANNO, as it stands."""

from typing import Any

from engine.anno.chances import chances
from tests.engine.anno.positions import orientation, position


def likely(hand: str = "Q1 Q1 Q1", **fields: Any) -> float:
    found = chances(position(hand, **fields))
    assert found is not None
    return found[0]


def test_A22_a_month_counts_as_much_as_any_card_laid() -> None:
    assert likely(board={"M05": "Q2"}) == likely(board={"M05": "", "M06": ""})
    assert likely(board={"M05": "Q2"}) > likely(board={"M05": ""}) > likely()


def test_A22_a_card_in_hand_counts_against_its_owner() -> None:
    assert likely("Q1 Q1") > likely("Q1 Q1 Q1") > likely("Q1 Q1 Q1 Q1")


def test_A23_a_lead_means_less_the_more_mensises_are_to_come() -> None:
    lead = [[[40, 0], [10, 0]]]
    soon = likely(sheet=lead, mensis=2, options={"mensises": 2})
    late = likely(sheet=lead, mensis=2, options={"mensises": 12})
    assert 0.5 < late < soon < 1


def test_A23_what_is_counted_does_not_count_twice() -> None:
    fields = {"phase": "counted", "sheet": [[[10, 0], [10, 0]]], "options": {"mensises": 3}}
    assert likely("", board={"M05": "Q2"}, **fields) == likely("Q1 Q1", **fields) == 0.5


def test_A29_nobody_wins_alone_in_orientation() -> None:
    assert chances(orientation("Q2", "D31")) is None
