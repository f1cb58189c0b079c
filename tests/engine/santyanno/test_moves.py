"""S1–S8: what each card does to a pirate on a ship."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.santyanno import route
from engine.santyanno.cards import CARDS, EVENTS
from engine.santyanno.fleet import COLOURS, ELEMENTS, FLEET
from tests.engine.santyanno.positions import (
    PARADISE,
    PROFUNDIS,
    REVENGE,
    ROYAL,
    SAHARA,
    SANTY_ANNO,
    TABLE,
    VENDETTA,
    VIPER,
)

TABLES = st.permutations(range(1, 9))
CODES = st.sampled_from(sorted(CARDS))
EVENT = st.none() | st.sampled_from(sorted(EVENTS))


def after(ship: int, card: str) -> int:
    start, end = route(TABLE, ship, [card], None)
    assert start == ship
    return end


@pytest.mark.parametrize(
    ("ship", "card", "end"),
    [
        (PARADISE, "E:nest", REVENGE),
        (SAHARA, "E:hull", VIPER),
        (PARADISE, "E:sails", ROYAL),
        (PARADISE, "E:plate", SAHARA),
        (SANTY_ANNO, "E:nest", VENDETTA),
    ],
)
def test_S1_element_to_the_other_ship_of_that_colour(ship: int, card: str, end: int) -> None:
    assert after(ship, card) == end


def test_S1_element_shares_its_colour_with_the_target() -> None:
    for element in ELEMENTS:
        for number, ship in FLEET.items():
            end = after(number, f"E:{element}")
            assert end != number
            assert FLEET[end].colour(element) == ship.colour(element)


def test_S1_a_struck_out_colour_stays_and_the_others_go() -> None:
    for element in ELEMENTS:
        for colour in COLOURS:
            for number, ship in FLEET.items():
                end = after(number, f"E:{element}-{colour}")
                stays = ship.colour(element) == colour
                assert end == (number if stays else after(number, f"E:{element}"))


@pytest.mark.parametrize(
    ("ship", "card", "end"),
    [
        (PARADISE, "C:Y", ROYAL),
        (PARADISE, "C:R", REVENGE),
        (PARADISE, "C:B", SANTY_ANNO),
        (PARADISE, "C:G", SAHARA),
        (VIPER, "C:R", SAHARA),
    ],
)
def test_S2_colour_to_the_other_ship_with_that_element(ship: int, card: str, end: int) -> None:
    assert after(ship, card) == end


def test_S2_colour_is_the_element_card_of_the_element_that_has_it() -> None:
    for colour in COLOURS:
        for number, ship in FLEET.items():
            assert after(number, f"C:{colour}") == after(number, f"E:{ship.element(colour)}")


def test_S3_name_to_the_other_ship_with_that_letter() -> None:
    pairs = [
        (PARADISE, PROFUNDIS),
        (REVENGE, ROYAL),
        (SAHARA, SANTY_ANNO),
        (VIPER, VENDETTA),
    ]
    for one, two in pairs:
        assert (after(one, "N:all"), after(two, "N:all")) == (two, one)


def test_S3_a_struck_out_letter_stays() -> None:
    assert after(SAHARA, "N:-S") == SAHARA
    assert after(SANTY_ANNO, "N:-S") == SANTY_ANNO
    assert after(VIPER, "N:-S") == VENDETTA
    assert after(SAHARA, "N:-P") == SANTY_ANNO


@pytest.mark.parametrize(("ship", "n", "end"), [(1, 1, 2), (1, 7, 8), (5, 3, 8), (5, 4, 1)])
def test_S4_number_up_to_8_then_less_8(ship: int, n: int, end: int) -> None:
    assert after(ship, f"+{n}") == end


def test_S4_number_up_n_or_down_8_less_n() -> None:
    for n in range(1, 8):
        for ship in FLEET:
            assert after(ship, f"+{n}") in (ship + n, ship - (8 - n))


def test_S5_helm_left_is_clockwise_by_places() -> None:
    assert after(SAHARA, "H:L1") == VENDETTA
    assert after(SAHARA, "H:L4") == SANTY_ANNO
    assert after(PROFUNDIS, "H:L2") == VENDETTA


def test_S5_helm_right_is_counter_clockwise_by_places() -> None:
    assert after(VENDETTA, "H:R1") == SAHARA
    assert after(SAHARA, "H:R1") == PROFUNDIS
    assert after(SAHARA, "H:R4") == SANTY_ANNO


@given(TABLES, st.integers(0, 7), st.integers(1, 4))
def test_S5_helm_goes_by_the_table_not_by_numbers(table: list[int], place: int, n: int) -> None:
    assert route(table, table[place], [f"H:L{n}"], None)[-1] == table[(place + n) % 8]
    assert route(table, table[place], [f"H:R{n}"], None)[-1] == table[(place - n) % 8]


def test_S6_double_worked_example() -> None:
    """Paradise: red nest, blue hull. Viper: blue nest, red hull."""
    assert after(PARADISE, "D:nest-hull") == VIPER


def test_S6_double_swaps_the_two_colours() -> None:
    for card in CARDS.values():
        if card.kind == "double":
            one, two = card.elements
            for number, ship in FLEET.items():
                end = FLEET[after(number, card.code)]
                assert (end.colour(one), end.colour(two)) == (ship.colour(two), ship.colour(one))


def test_S7_coco_to_the_other_ship_with_that_corner() -> None:
    pairs = [
        (PARADISE, VENDETTA),
        (PROFUNDIS, VIPER),
        (REVENGE, SAHARA),
        (ROYAL, SANTY_ANNO),
    ]
    for one, two in pairs:
        assert (after(one, "COCO"), after(two, "COCO")) == (two, one)


@pytest.mark.parametrize("code", sorted(CARDS))
def test_S8_every_card_is_one_to_one(code: str) -> None:
    assert sorted(after(ship, code) for ship in FLEET) == list(FLEET)


@given(TABLES, st.lists(CODES, max_size=9), EVENT)
def test_S8_two_pirates_never_meet(table: list[int], cards: list[str], event: str | None) -> None:
    routes = [route(table, ship, cards, event) for ship in FLEET]
    for ships in zip(*routes, strict=True):
        assert len(set(ships)) == 8


@given(TABLES, st.lists(CODES, min_size=1, max_size=9))
def test_S8_each_card_applies_to_where_the_pirate_is_by_then(
    table: list[int], cards: list[str]
) -> None:
    way = route(table, 1, cards, None)
    assert len(way) == len(cards) + 1
    for ship, card, end in zip(way, cards, way[1:], strict=False):
        assert route(table, ship, [card], None) == [ship, end]


def test_S8_a_round_followed_by_hand() -> None:
    cards = ["E:hull-R", "C:G", "N:all", "+6", "E:plate-G"]
    assert route(TABLE, VIPER, cards, None) == [
        VIPER,
        VIPER,  # its hull is red: struck out
        REVENGE,  # green is the sails
        ROYAL,  # the other R
        PROFUNDIS,  # 6 + 6 − 8
        REVENGE,  # the other blue name plate
    ]
