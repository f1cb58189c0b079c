"""The box: every card counted (ruling T2)."""

from collections import Counter

import pytest

from engine.santyanno.cards import BASIC, CARDS, EVENT_DECK, EXPERT


def kinds(deck: tuple[str, ...]) -> dict[str, int]:
    return dict(Counter(CARDS[code].kind for code in deck))


def test_T2_37_basic_cards() -> None:
    assert len(BASIC) == 37
    assert kinds(BASIC) == {"element": 20, "colour": 4, "name": 6, "number": 7}


def test_T2_15_expert_cards() -> None:
    assert len(EXPERT) == 15
    assert kinds(EXPERT) == {"helm": 8, "double": 6, "coco": 1}


def test_T2_6_event_cards() -> None:
    assert Counter(EVENT_DECK) == {
        "whirlwind": 2,
        "seasick-L": 1,
        "seasick-R": 1,
        "bermuda": 1,
        "rum": 1,
    }


@pytest.mark.parametrize(
    ("codes", "copies"),
    [
        ("E:nest E:sails E:hull E:plate", 1),
        ("E:nest-Y E:nest-R E:nest-B E:nest-G E:sails-Y E:sails-R E:sails-B E:sails-G", 1),
        ("E:hull-Y E:hull-R E:hull-B E:hull-G E:plate-Y E:plate-R E:plate-B E:plate-G", 1),
        ("C:Y C:R C:B C:G", 1),
        ("N:all", 2),
        ("N:-P N:-R N:-S N:-V", 1),
        ("+1 +2 +3 +4 +5 +6 +7", 1),
        ("H:L1 H:L2 H:L3 H:L4 H:R1 H:R2 H:R3 H:R4", 1),
        ("D:nest-sails D:nest-hull D:nest-plate D:sails-hull D:sails-plate D:hull-plate", 1),
        ("COCO", 1),
    ],
)
def test_T2_copies_of_each_card(codes: str, copies: int) -> None:
    box = Counter(BASIC + EXPERT)
    assert [box[code] for code in codes.split()] == [copies] * len(codes.split())
