"""ANNO's exercises: what is right is what the rules say."""

from typing import Any

import pytest

from engine.anno.cards import MONTHS, SEASONS, WEATHER_NAMES, ZODIACS
from engine.anno.words import card_name
from engine.exercises import signed
from tests.engine.questions import asked, right, shown


@pytest.mark.parametrize("name", ["hand", "community"])
def test_A11_a_card_that_is_right_can_be_matched_by_itself(name: str) -> None:
    for one in asked("anno", name):
        month = one.about[0].partition(":")[2]
        for answer in one.answers:
            source, _, card = answer.thing.partition(":")
            refusal = shown("anno", one).why_not(("match", month, source, (card,)))
            assert (refusal is None) == answer.right
            assert (refusal or "") == answer.reason


def test_A22_the_count_is_the_sheets() -> None:
    for one in asked("anno", "count"):
        view = one.view
        plus = 5 * sum(1 + len(laid["cards"]) for laid in view["boards"][0])
        assert right(one) == signed(plus - 5 * len(view["hand"]))


def test_A14_the_season_that_is_right_can_be_matched_with_the_weather_and_no_other() -> None:
    for one in asked("anno", "weather"):
        position = shown("anno", one)
        weather, month = _named(one.question, WEATHER_NAMES), _named(one.question, MONTHS)
        taken = [season for season in SEASONS if _takes(position, month, weather, season)]
        assert [card_name(season) for season in taken] == [right(one)]


def _takes(position: Any, month: str, weather: str, season: str) -> bool:
    cards = (weather, season, MONTHS[month].quarter)
    alone = position.copy()
    alone.phase, alone.hands[0], alone.boards[0] = "start", [*cards, "BLUE"], [(month, [])]
    return alone.why_not(("match", month, "hand", cards)) is None


def _named(words: str, codes: Any) -> str:
    """The only card of these that a sentence names."""
    (code,) = (code for code in codes if card_name(code) in words)
    return str(code)


def test_A11_the_months_of_a_zodiac_are_those_that_show_it() -> None:
    for one in asked("anno", "zodiac"):
        zodiac = one.about[0].partition(":")[2]
        assert zodiac in ZODIACS
        months = {card_name(code) for code, month in MONTHS.items() if zodiac in month.zodiacs}
        assert {answer.words for answer in one.answers if answer.right} == months


def test_A11_a_month_is_known_by_its_two_zodiacs() -> None:
    for one in asked("anno", "year"):
        month = MONTHS[_named(right(one), MONTHS)]
        assert all(card_name(zodiac) in one.question for zodiac in month.zodiacs)


def test_A10_cards_come_together_if_and_only_if_they_can_be_matched() -> None:
    for one in asked("anno", "together"):
        (_, _, month), *rest = (thing.partition(":") for thing in one.about)
        cards = tuple(card for _, _, card in rest)
        refusal = shown("anno", one).why_not(("match", month, rest[0][0], cards))
        assert right(one) == ("No" if refusal else "Yes")
        assert refusal in (None, one.reason)


def test_A18_a_hand_is_cleared_if_and_only_if_a_match_leaves_it_empty() -> None:
    for one in asked("anno", "clearing"):
        position = shown("anno", one)
        assert right(one) == ("Yes" if any(map(_empties, _after_matches(position))) else "No")


def _after_matches(position: Any) -> list[Any]:
    found = []
    for action in position.legal(0):
        if action[0] == "match":
            after = position.copy()
            after.perform(action, 0)
            found.append(after)
    return found


def _empties(position: Any) -> bool:
    """A18: an empty hand ends the mensis, with nothing to count against it."""
    return bool(position.sheet) and position.sheet[-1][0][1] == 0


def test_A18_nobody_is_asked_to_clear_a_hand_that_is_plainly_too_large() -> None:
    assert all(len(one.view["hand"]) <= 4 for one in asked("anno", "clearing"))
