"""ANNAOTTO's exercises: what is right is what the rules say."""

import pytest

from engine.annaotto.names import side_name
from tests.engine.questions import NAMES, asked, right, shown


@pytest.mark.parametrize("name", ["own", "theirs"])
def test_O9_a_card_that_is_right_can_be_laid(name: str) -> None:
    for one in asked("annaotto", name):
        for answer in one.answers:
            _, owner, place = answer.thing.split(":")
            action = ("lay", int(place)) if owner == "0" else ("take", int(owner), int(place))
            position = shown("annaotto", one)
            assert (position.why_not(action, 0) is None) == answer.right


def test_O13_what_a_sequence_costs_is_what_is_owed_after_it() -> None:
    for one in asked("annaotto", "sequence"):
        position = shown("annaotto", one)
        position.play(("accept",), 0)
        assert right(one) == str(sum(cards for seat, cards in position.owed if seat == 0))


def test_O13_a_card_that_answers_a_sequence_can_be_laid_on_it() -> None:
    for one in asked("annaotto", "answer"):
        position = shown("annaotto", one)
        for answer in one.answers:
            place = int(answer.thing.split(":")[2])
            assert answer.right == any(
                action[:2] == ("lay", place) for action in position.legal(0)
            ), (one.question, answer)


def test_O14_what_a_plus_costs_is_what_is_owed_after_it() -> None:
    for one in asked("annaotto", "plus"):
        position = shown("annaotto", one)
        position.play(("accept",), 0)
        assert right(one) == str(sum(cards for seat, cards in position.owed if seat == 0))


def test_O15_O16_whose_turn_is_next_is_seen_by_laying_the_card() -> None:
    for one in asked("annaotto", "next"):
        position = shown("annaotto", one)
        position.play(("lay", int(one.about[0].split(":")[2])), 0)
        names = ["mine again", *NAMES[1:]]
        assert right(one) == names[position.turn]


def test_O18_O19_what_must_be_called_can_be_laid_with_a_call() -> None:
    for one in asked("annaotto", "call"):
        position = shown("annaotto", one)
        _, owner, place = one.about[0].split(":")
        card = position.hands[int(owner)][int(place)]
        lay = ("lay", int(place)) if owner == "0" else ("take", int(owner), int(place))
        calls = any(a[: len(lay)] == lay and a[-1] == "call" for a in position.legal(0))
        assert right(one) == ("Yes" if calls else "No")
        side = card[0] if owner == "0" else card[1]
        assert side_name(side) in one.question


def test_O4_what_the_others_see_is_the_back_of_the_card() -> None:
    for one in asked("annaotto", "reverse"):
        own, reverse = one.view["hands"][0][int(one.about[0].split(":")[2])]
        assert right(one) == side_name(reverse)
        assert side_name(own) in one.question
