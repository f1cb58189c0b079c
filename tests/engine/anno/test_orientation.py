"""Orientation: A27–A29."""

import pytest

from engine import Match, Player
from engine.anno.cards import MONTHS, PRIMARIES, SECONDARIES, ZODIACS
from engine.anno.orientation import Orientation
from engine.dice import Dice
from tests.engine.anno.positions import GAME, heard, orientation, refused

BARE: dict[str, list[str]] = {month: [] for month in MONTHS}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_A27_sixty_one_cards_one_drawn_and_the_twelve_months_lie(seats: int) -> None:
    dump = GAME.new(seats, 3, {"mode": "orientation"}).dump()
    assert len(dump["deck"]) == 60 and dump["card"]
    assert list(dump["months"]) == list(MONTHS)
    assert not set(dump["deck"]) & set(MONTHS)


def test_A27_nothing_is_hidden_but_the_deck() -> None:
    state = GAME.new(3, 3, {"mode": "orientation"})
    assert isinstance(state, Orientation)
    views = [state.view(seat) for seat in (0, 1, 2, None)]
    assert all({**view, "seat": 0} == views[0] for view in views)
    assert views[0]["card"] == state.dump()["card"]
    assert views[0]["deck"] == 60


def test_A27_a_primary_goes_beside_its_month() -> None:
    state = orientation("Q2", "D31")
    told = state.play(("place", "Q2", "M05"))
    assert state.months["M05"] == ("Q2",)
    assert heard(told, "placed") == [("placed", 0, "Q2", "M05")]


@pytest.mark.parametrize("sign", ZODIACS)
def test_A27_a_zodiac_goes_between_its_two_months(sign: str) -> None:
    right = {code for code, month in MONTHS.items() if sign in month.zodiacs}
    assert len(right) == 2
    for month in MONTHS:
        state = orientation(sign, "D31")
        state.play(("place", sign, month))
        assert (state.zodiacs == (sign,)) == (month in right)


def test_A27_capricorn_beside_january_and_december() -> None:
    for month in ("M01", "M12"):
        state = orientation("ZCAP", "D31")
        assert heard(state.play(("place", "ZCAP", month)), "slip") == []


def test_A27_february_takes_both_its_days() -> None:
    state = orientation("D28", "D29")
    state.play(("place", "D28", "M02"))
    state.play(("place", "D29", "M02"))
    assert state.months["M02"] == ("D28", "D29")


@pytest.mark.parametrize("card", sorted(SECONDARIES))
def test_A27_secondaries_go_on_their_own_pile(card: str) -> None:
    state = orientation(card, "D31")
    told = state.play(("aside", card))
    assert state.aside == (card,)
    assert heard(told, "set_aside") == [("set_aside", 0, card)]


def test_A27_only_the_drawn_card_is_placed() -> None:
    state = orientation("Q2", "D31")
    assert "(A27)" in refused(state, ("place", "D31", "M01"))
    assert "(A27)" in refused(state, ("aside", "D31"))
    assert "(A27)" in refused(state, ("place", "Q2", "M13"))


@pytest.mark.parametrize("card", ["Q1", "ZLEO", "CUSP", "D28"])
def test_A28_every_month_and_aside_are_always_legal(card: str) -> None:
    expected = [("place", card, month) for month in MONTHS] + [("aside", card)]
    assert orientation(card, "D31").legal() == expected


@pytest.mark.parametrize("month", ["M01", "M02", "M03"])
def test_A28_any_month_that_still_lacks_the_card_is_right(month: str) -> None:
    state = orientation("Q1", "D31")
    state.play(("place", "Q1", month))
    assert state.slips == [0, 0]
    again = orientation("Q1", "D31", months=BARE | {month: ["Q1"]})
    again.play(("place", "Q1", month))
    assert again.slips == [1, 0]


@pytest.mark.parametrize(
    ("card", "where", "reason", "sentence"),
    [
        ("Q1", "M05", "not_shown", "the first quarter beside May, but May does not show it."),
        ("ZLEO", "M01", "not_shown", "Leo beside January, but January does not show it."),
        ("D31", "M03", "taken", "31 days beside March, but March already has it."),
        ("CUSP", "M01", "secondary", "the Cusp beside January, but no month takes it."),
        ("D31", "aside", "primary", "to set 31 days aside, but it belongs to a month."),
    ],
)
def test_A28_a_wrong_place_is_a_slip_with_a_reason(
    card: str, where: str, reason: str, sentence: str
) -> None:
    state = orientation(card, "D30", months=BARE | {"M03": ["D31"]})
    told = state.play(("aside", card) if where == "aside" else ("place", card, where))
    assert told == [(("slip", 0, card, where, reason), None)]
    assert f"Ada tries {sentence}" in str(GAME.words.sentence(told[0][0], ["Ada", "Bea"]))
    assert state.slips == [1, 0]


def test_A28_after_a_slip_the_same_player_tries_again() -> None:
    state = orientation("Q1", "D31")
    state.play(("place", "Q1", "M05"))
    assert state.actors == (0,) and state.card == "Q1" and state.deck == ["D31"]


@pytest.mark.parametrize("month", ["M01", "M05"])
def test_A28_neither_a_slip_nor_the_next_card_can_be_taken_back(month: str) -> None:
    match = Match(GAME, [Player("Ada", "red")], 3, {"mode": "orientation"})
    match.state = orientation("Q1", "D31", slips=[0])
    match.play(("place", "Q1", month))
    assert not match.undoable


def test_A28_a_right_place_passes_the_turn_to_the_left() -> None:
    state = orientation("Q1", "D31")
    told = state.play(("place", "Q1", "M01"))
    assert state.actors == (1,)
    assert heard(told, "drawn") == [("drawn", "D31")]


def test_A29_it_ends_when_the_last_card_lies() -> None:
    state = orientation("CUSP", slips=[2, 1])
    told = state.play(("aside", "CUSP"))
    assert state.actors == ()
    assert heard(told, "complete") == [("complete", 3)]


def test_A29_all_share_the_first_place_and_the_score_is_the_slips_negative() -> None:
    state = orientation("CUSP", slips=[2, 1])
    assert state.standings is None
    state.play(("aside", "CUSP"))
    assert state.standings == [
        {"seat": 0, "place": 1, "score": -2},
        {"seat": 1, "place": 1, "score": -1},
    ]


@pytest.mark.parametrize("seed", range(5))
def test_A29_the_year_is_complete_whichever_right_places_were_chosen(seed: int) -> None:
    state, dice = GAME.new(2, seed, {"mode": "orientation"}), Dice(seed)
    while state.actors:
        state.play(dice.choice(state.legal()))
    dump = state.dump()
    for code, cards in dump["months"].items():
        month = MONTHS[code]
        assert sorted(cards) == sorted([month.quarter, *month.days, month.season])
    assert sorted(dump["zodiacs"]) == sorted(ZODIACS)
    assert len(dump["aside"]) == 12 and set(dump["aside"]) == SECONDARIES
    assert sum(map(len, dump["months"].values())) + len(dump["zodiacs"]) == 49
    assert {*dump["zodiacs"], *(c for cards in dump["months"].values() for c in cards)} == PRIMARIES
