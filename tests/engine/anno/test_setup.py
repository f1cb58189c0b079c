"""The cards, and setting up: A1–A4."""

from collections import Counter

import pytest

from engine.anno.cards import COPIES, DECK, MONTHS, PRIMARIES, SECONDARIES
from engine.anno.rules import Anno
from engine.dice import Dice
from tests.engine.anno.positions import GAME, calendar, heard


def test_73_cards_of_42_types() -> None:
    assert len(DECK) == 73
    assert len(COPIES) == 42
    assert Counter(code[0] for code in DECK) == {
        "M": 12,
        "Q": 12,
        "D": 13,
        "S": 12,
        "Z": 12,
        "W": 8,
        "C": 2,
        "B": 2,
    }
    assert [COPIES[days] for days in ("D28", "D29", "D30", "D31")] == [1, 1, 4, 7]


def test_49_primaries_and_12_secondaries() -> None:
    assert sum(COPIES[code] for code in PRIMARIES) == 49
    assert sum(COPIES[code] for code in SECONDARIES) == 12


def test_the_year_is_made_of_its_months() -> None:
    months = list(MONTHS.values())
    assert months[0].first == 1 and months[-1].last == 365
    for month, after in zip(months, months[1:] + months[:1], strict=True):
        assert month.zodiacs[1] == after.zodiacs[0]
        assert month.last % 365 + 1 == after.first
    for month in months:
        assert f"D{month.last - month.first + 1}" == month.days[0]


def test_every_primary_has_exactly_its_places_in_the_year() -> None:
    shown = Counter(code for month in MONTHS.values() for code in month.primaries)
    for code in PRIMARIES:
        assert shown[code] == (2 if code[0] == "Z" else COPIES[code])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_A1_two_to_four_players(seats: int) -> None:
    assert GAME.new(seats, 1).dump()["hands"] != []


@pytest.mark.parametrize("seats", [1, 5])
def test_A1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.new(seats, 1)


def test_A1_one_seat_only_in_orientation() -> None:
    assert GAME.new(1, 1, {"mode": "orientation"}).actors == (0,)


def test_A1_options_and_what_the_set_up_screen_offers() -> None:
    mensises, calidum, mode = GAME.options
    assert (mensises.name, mensises.choices, mensises.default) == (
        "mensises",
        tuple(range(1, 13)),
        12,
    )
    assert mensises.offered == (1, 3, 6, 12)
    assert (calidum.name, calidum.choices, calidum.default) == (
        "calidum",
        ("autumn", "spring"),
        "autumn",
    )
    assert (mode.name, mode.choices, mode.default) == (
        "mode",
        ("calendar", "orientation"),
        "calendar",
    )


@pytest.mark.parametrize("seed", range(40))
def test_A2_the_latest_month_of_the_first_round_with_months_deals(seed: int) -> None:
    state = GAME.new(2 + seed % 3, seed).dump()
    *without, last = state["dealer_draw"]
    months = [card for card in last if card in MONTHS]
    assert last[state["dealer"]] == max(months)
    assert not any(card in MONTHS for cards in without for card in cards)
    assert all(len(cards) == 2 + seed % 3 for cards in state["dealer_draw"])


def test_A2_some_draws_need_more_than_one_round() -> None:
    rounds = {len(GAME.new(2, seed).dump()["dealer_draw"]) for seed in range(40)}
    assert {1, 2} < rounds


def test_A2_the_draw_is_shown_to_everyone() -> None:
    state = calendar(3, 4)
    for seat in (0, 1, 2, None):
        assert state.view(seat)["dealer_draw"] == state.dump()["dealer_draw"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_A3_six_cards_each_eight_open_the_rest_is_the_deck(seats: int) -> None:
    dump = GAME.new(seats, 9).dump()
    assert [len(hand) for hand in dump["hands"]] == [6] * seats
    assert len(dump["community"]) == 8 and None not in dump["community"]
    assert len(dump["deck"]) == 73 - 6 * seats - 8
    assert dump["burned"] == []


class _Untouched(Dice):
    """Dice that leave a shuffled deck as it is."""

    def shuffle(self, things: object) -> None:
        pass


def test_A3_one_at_a_time_from_the_dealers_left_dealer_last() -> None:
    state = Anno.begin(3, _Untouched(0), GAME.choose(None))
    top_first = list(reversed(DECK))
    order = [(state.dealer + step) % 3 for step in (1, 2, 3)]
    for place, seat in enumerate(order):
        assert state.hands[seat] == top_first[place:18:3]
    assert state.community == top_first[18:26]
    assert state.deck == list(DECK[:-26])


def test_A4_the_dealers_left_begins() -> None:
    for seed in range(12):
        state = GAME.new(3, seed).dump()
        assert state["turn"] == (state["dealer"] + 1) % 3


def test_A4_R2_the_deal_passes_to_the_left_each_mensis() -> None:
    state = GAME.new(3, 7, {"mensises": 4})
    dice, dealt = Dice(1), [(1, state.dump()["dealer"])]
    while state.actors:
        told = state.play(dice.choice(state.legal()))
        for _, mensis, dealer, first in heard(told, "dealt"):
            dealt.append((mensis, dealer))
            assert first == (dealer + 1) % 3 == state.actors[0]
    start = dealt[0][1]
    assert dealt == [(number + 1, (start + number) % 3) for number in range(4)]
