"""S16: what the events do to the row."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.santyanno import route
from engine.santyanno.cards import CARDS
from engine.santyanno.fleet import FLEET
from tests.engine.santyanno.positions import TABLE

ROW = ["E:hull", "+2", "C:Y", "N:-P", "D:nest-sails", "H:L3", "+5"]

ROWS = st.lists(st.sampled_from(sorted(CARDS)), min_size=5, max_size=9)
SHIPS = st.sampled_from(list(FLEET))


def place(ship: int) -> int:
    return TABLE.index(ship)


@given(ROWS, SHIPS)
def test_S16_whirlwind_applies_the_4th_card_before_the_3rd(cards: list[str], ship: int) -> None:
    swapped = [*cards[:2], cards[3], cards[2], *cards[4:]]
    assert route(TABLE, ship, cards, "whirlwind") == route(TABLE, ship, swapped, None)


def test_S16_whirlwind_changes_where_one_ends() -> None:
    assert route(TABLE, 1, ROW, "whirlwind")[-1] != route(TABLE, 1, ROW, None)[-1]


@given(ROWS, SHIPS)
def test_S16_bermuda_reverses_the_cards_after_the_event(cards: list[str], ship: int) -> None:
    turned = cards[:3] + cards[:2:-1]
    assert route(TABLE, ship, cards, "bermuda") == route(TABLE, ship, turned, None)


def test_S16_bermuda_changes_where_one_ends() -> None:
    assert route(TABLE, 1, ROW, "bermuda")[-1] != route(TABLE, 1, ROW, None)[-1]


@pytest.mark.parametrize(("event", "on"), [("seasick-L", 1), ("seasick-R", -1)])
def test_S16_seasick_one_place_on_after_each_card_from_the_4th(event: str, on: int) -> None:
    way = route(TABLE, 1, ROW, event)
    assert way[:4] == route(TABLE, 1, ROW[:3], None)
    assert len(way) == 1 + len(ROW) + 4
    for card, here in zip(ROW[3:], range(3, len(way), 2), strict=False):
        start, there, swayed = way[here : here + 3]
        assert route(TABLE, start, [card], None) == [start, there]
        assert place(swayed) == (place(there) + on) % 8


def test_S16_seasick_sways_those_who_stayed_too() -> None:
    """Four cards that leave Paradise where it is, by their struck-out colours and letter."""
    cards = ["E:nest-R", "E:sails-Y", "E:hull-B", "N:-P"]
    assert route(TABLE, 1, cards, None) == [1, 1, 1, 1, 1]
    clockwise = TABLE[(place(1) + 1) % 8]
    assert route(TABLE, 1, cards, "seasick-L") == [1, 1, 1, 1, 1, clockwise]


@given(ROWS, SHIPS)
def test_S16_rum_leaves_the_way_as_it_is(cards: list[str], ship: int) -> None:
    assert route(TABLE, ship, cards, "rum") == route(TABLE, ship, cards, None)


@pytest.mark.parametrize("event", ["whirlwind", "seasick-L", "seasick-R", "bermuda", "rum"])
def test_S16_nothing_follows_an_event_behind_three_cards(event: str) -> None:
    assert route(TABLE, 1, ROW[:3], event) == route(TABLE, 1, ROW[:3], None)
