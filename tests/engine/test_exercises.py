"""Exercises: every kind of every game asks what has an answer, and says why."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from engine import games
from engine.dice import Dice
from engine.exercises import Exercise, Kind, exercise, kinds_of, numbers, one_of, signed
from engine.game import AnyGame

NAMES = ["Ada", "Pip", "Mimi", "Toto"]
QUESTIONS = 12
KINDS = [
    pytest.param(game, kind, id=f"{game.id}-{name}")
    for game in games().values()
    for name, kind in kinds_of(game).items()
]


@cache
def _asked(game: str, title: str) -> list[Exercise]:
    kind = next(kind for kind in kinds_of(games()[game]).values() if kind.title == title)
    return [exercise(games()[game], kind, Dice(seed), NAMES) for seed in range(QUESTIONS)]


def asked(game: AnyGame, kind: Kind) -> list[Exercise]:
    """A dozen questions, made once for all tests."""
    return _asked(game.id, kind.title)


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


def _position(game: AnyGame, one: Exercise) -> Any:
    return game.imagine(one.view, Dice(3))


@pytest.mark.parametrize("name", ["hand", "community"])
def test_A11_a_card_that_is_right_can_be_matched_by_itself(name: str) -> None:
    game = games()["anno"]
    for one in asked(game, kinds_of(game)[name]):
        month = one.about[0].partition(":")[2]
        for answer in one.answers:
            source, _, card = answer.thing.partition(":")
            refusal = _position(game, one).why_not(("match", month, source, (card,)))
            assert (refusal is None) == answer.right
            assert (refusal or "") == answer.reason


def test_A22_the_count_is_the_sheets() -> None:
    game = games()["anno"]
    for one in asked(game, kinds_of(game)["count"]):
        view = one.view
        plus = 5 * sum(1 + len(laid["cards"]) for laid in view["boards"][0])
        (right,) = (answer.words for answer in one.answers if answer.right)
        assert right == signed(plus - 5 * len(view["hand"]))


def test_A14_a_weathers_season_is_taken_by_a_real_match() -> None:
    game = games()["anno"]
    for one in asked(game, kinds_of(game)["weather"]):
        (right,) = (answer.words for answer in one.answers if answer.right)
        assert one.reason.endswith(f"turns that into {right}.")


@pytest.mark.parametrize("name", ["own", "theirs"])
def test_O9_a_card_that_is_right_can_be_laid(name: str) -> None:
    game = games()["annaotto"]
    for one in asked(game, kinds_of(game)[name]):
        for answer in one.answers:
            _, owner, place = answer.thing.split(":")
            action = ("lay", int(place)) if owner == "0" else ("take", int(owner), int(place))
            position = _position(game, one)
            assert (position.why_not(action, 0) is None) == answer.right


def test_O13_what_a_sequence_costs_is_what_is_owed_after_it() -> None:
    game = games()["annaotto"]
    for one in asked(game, kinds_of(game)["sequence"]):
        position = _position(game, one)
        position.play(("accept",), 0)
        (right,) = (answer.words for answer in one.answers if answer.right)
        assert right == str(sum(cards for seat, cards in position.owed if seat == 0))


def test_I11_an_island_is_reached_by_really_sailing_there() -> None:
    game = games()["anno1503"]
    for one in asked(game, kinds_of(game)["exploring"]):
        ship, space = (int(one.about[0][5:]), one.about[1].partition(":")[2])
        reached = _explores(_position(game, one), ship, space)
        (right,) = (answer.words for answer in one.answers if answer.right)
        assert right == ("Yes" if reached else "No")


def _explores(position: Any, ship: int, island: str) -> bool:
    """Every way to sail is tried."""
    waiting = [position]
    while waiting:
        at = waiting.pop()
        legal = at.legal(0) if at.actors[:1] == (0,) and at.phase == "ships" else []
        if ("explore", ship, island) in legal:
            return True
        for action in legal:
            if action[:2] == ("sail", ship):
                after = at.copy()
                after.perform(action, 0)
                waiting.append(after)
    return False


def test_I8_selling_brings_what_the_gold_says() -> None:
    game = games()["anno1503"]
    for one in asked(game, kinds_of(game)["selling"]):
        (right,) = (answer.words for answer in one.answers if answer.right)
        assert right == str(_most_gold(_position(game, one)) - one.view["players"][0]["gold"])


def _most_gold(position: Any) -> int:
    gold: int = position.homes[0].gold
    sales = [action for action in position.legal(0) if action[0] == "sell"]
    for action in sales:
        after = position.copy()
        after.perform(action, 0)
        gold = max(gold, _most_gold(after))
    return gold


def test_D5_a_piece_comes_where_its_steps_take_it() -> None:
    game = games()["drift"]
    for one in asked(game, kinds_of(game)["reaching"]):
        piece, space = (thing.partition(":")[2] for thing in one.about)
        (right,) = (answer.words for answer in one.answers if answer.right)
        assert right == ("Yes" if _walks(_position(game, one), piece, space) else "No")


def _walks(position: Any, piece: str, space: str) -> bool:
    for action in position.legal(0):
        if action[:2] == ("step", piece):
            after = position.copy()
            after.perform(action, 0)
            if action[2] == space or _walks(after, piece, space):
                return True
    return False


def test_D14_an_attack_that_is_strong_enough_is_legal() -> None:
    game = games()["drift"]
    for one in asked(game, kinds_of(game)["attack"]):
        piece, space = (thing.partition(":")[2] for thing in one.about)
        (right,) = (answer.words for answer in one.answers if answer.right)
        legal = ("attack", piece, space) in _position(game, one).legal(0)
        assert not legal or right == "Yes"
        mine, theirs = one.reason.split(":")[0].split(" against ")
        assert (_sum(mine) > _sum(theirs)) == (right == "Yes")


def _sum(terms: str) -> int:
    return sum(int(term) for term in terms.split(" + "))


def test_D18_a_piece_is_there_after_the_drift() -> None:
    game = games()["drift"]
    for one in asked(game, kinds_of(game)["drift"]):
        space = one.about[0].partition(":")[2]
        (there,) = (answer.thing.partition(":")[2] for answer in one.answers if answer.right)
        step = {"O": 1, "M": -1, "N": 1}[space[0]]
        ring = {"O": 12, "M": 12, "N": 6}[space[0]]
        assert there == f"{space[0]}{(int(space[1:]) + step) % ring}"


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
