"""The deck (ruling P1)."""

from collections import Counter

import pytest

from engine.annaotto import GAME
from engine.annaotto.cards import COLOURS, DECK, ORDINARY, PATTERNS, SIGN
from tests.engine.annaotto.census import written

SPECIALS = [side for card in DECK for side in card if SIGN[side]]
PLAIN = [side for card in DECK for side in card if not SIGN[side]]


def test_P1_eight_colours_and_four_patterns() -> None:
    assert "".join(COLOURS) == "ROYGTBVK"
    assert "".join(PATTERNS) == "DSWC"
    assert len(ORDINARY) == 32


def test_P1_84_cards_168_sides_all_different() -> None:
    assert len(DECK) == 84
    assert len(SPECIALS) + len(PLAIN) == 168
    assert len({written(card) for card in DECK}) == 84


def test_P1_40_cards_have_one_special_side_and_44_none() -> None:
    specials = Counter(sum(bool(SIGN[side]) for side in card) for card in DECK)
    assert specials == {1: 40, 0: 44}


@pytest.mark.parametrize(
    ("sign", "count"),
    [
        ("ANNA", 8),
        ("OTTO", 8),
        ("PLUS", 8),
        ("SINVERT", 4),
        ("OBSTACLE", 4),
        ("ALL", 4),
        ("ANNAOTTO", 4),
    ],
)
def test_P1_how_many_of_each_sign(sign: str, count: int) -> None:
    assert sum(SIGN[side] == sign for side in SPECIALS) == count


@pytest.mark.parametrize("sign", ["ANNA", "OTTO", "PLUS"])
def test_P1_one_in_each_colour_and_each_pattern_twice(sign: str) -> None:
    sides = [side for side in SPECIALS if SIGN[side] == sign]
    assert Counter(side[0] for side in sides) == dict.fromkeys(COLOURS, 1)
    assert Counter(side[1] for side in sides) == dict.fromkeys(PATTERNS, 2)


@pytest.mark.parametrize("sign", ["SINVERT", "OBSTACLE", "ALL"])
def test_P1_each_pattern_once_in_four_colours(sign: str) -> None:
    sides = [side for side in SPECIALS if SIGN[side] == sign]
    assert Counter(side[1] for side in sides) == dict.fromkeys(PATTERNS, 1)
    assert len({side[0] for side in sides}) == 4


def test_P1_each_ordinary_side_four_times() -> None:
    assert Counter(PLAIN) == dict.fromkeys(ORDINARY, 4)


def test_P1_no_card_has_a_colour_or_a_pattern_on_both_sides() -> None:
    for one, two in DECK:
        if one != "ANNAOTTO":
            assert one[0] != two[0] and one[1] != two[1], (one, two)


def test_P1_the_same_deck_in_every_game() -> None:
    def all_cards(seed: int) -> Counter[str]:
        dump = GAME.new(3, seed).dump()
        lying = [card for hand in dump["hands"] for card in hand]
        return Counter(map(written, [*lying, *dump["draw"], *dump["discard"]]))

    assert all_cards(1) == all_cards(2) == Counter(map(written, DECK))
