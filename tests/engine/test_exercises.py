"""Exercises: every kind of every game asks what has an answer, and says why."""

from __future__ import annotations

import pytest

from engine import games
from engine.dice import Dice
from engine.exercises import Exercise, Kind, exercise, kinds_of, numbers, one_of
from engine.game import AnyGame
from tests.engine import questions
from tests.engine.questions import NAMES

KINDS = [
    pytest.param(game, kind, id=f"{game.id}-{name}")
    for game in games().values()
    for name, kind in kinds_of(game).items()
]


def asked(game: AnyGame, kind: Kind) -> list[Exercise]:
    (name,) = (name for name, one in kinds_of(game).items() if one is kind)
    return questions.asked(game.id, name)


@pytest.mark.parametrize("game", ["anno", "annaotto", "anno1503", "drift", "santyanno"])
def test_every_game_has_five_kinds_and_more(game: str) -> None:
    kinds = kinds_of(games()[game])
    assert len(kinds) >= 5
    assert len({kind.title for kind in kinds.values()}) == len(kinds)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_question_has_answers_that_can_be_told_apart(game: AnyGame, kind: Kind) -> None:
    for one in asked(game, kind):
        assert one.question.endswith((".", "?", "!")) and one.reason and one.rule[1:].isdecimal()
        assert len({answer.words for answer in one.answers}) == len(one.answers) > 1
        things = [answer.thing for answer in one.answers if answer.thing]
        assert len(set(things)) == len(things)
        right = sum(answer.right for answer in one.answers)
        assert one.many or right == 1
        assert "{" not in f"{one.question}{one.reason}" and one.seats


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_the_right_answer_is_not_always_the_same(game: AnyGame, kind: Kind) -> None:
    asked_for = {
        tuple(answer.words for answer in one.answers if answer.right) for one in asked(game, kind)
    }
    assert len(asked_for) > 1


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_equal_dice_ask_the_same(game: AnyGame, kind: Kind) -> None:
    assert exercise(game, kind, Dice(1), NAMES) == asked(game, kind)[1]


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_what_is_shown_is_a_view_of_the_person_alone(game: AnyGame, kind: Kind) -> None:
    """A view can be imagined on, or is SANTY ANNO's single pirate; it names whose it is."""
    for one in asked(game, kind):
        assert one.view["seat"] == 0
        if game.id != "santyanno":
            state = game.imagine(one.view, Dice(1))
            assert state.view(0) == one.view


def test_numbers_hold_the_right_one_and_stay_in_their_bounds() -> None:
    for seed in range(50):
        found = numbers(2, Dice(seed), most=6)
        assert [answer.words for answer in found if answer.right] == ["2"]
        assert all(0 <= int(answer.words) <= 6 for answer in found)


def test_a_choice_holds_the_right_thing_once() -> None:
    for seed in range(20):
        found = one_of("b", "abcde", str.upper, Dice(seed), "zone")
        assert [answer.thing for answer in found if answer.right] == ["zone:b"]
        assert len({answer.words for answer in found}) == 4
