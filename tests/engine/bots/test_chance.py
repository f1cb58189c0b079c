"""The bots' own dice, and which games have bots."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest

from engine import bots, games
from engine.bots.task import Task, Thinking
from engine.dice import Dice


def numbers(dice: Dice) -> list[int]:
    return [dice.bits() for _ in range(50)]


def test_bots_dice_depend_on_seed_seat_and_length_alone() -> None:
    places = [(seed, seat, length) for seed in (0, 1, -1) for seat in (0, 1) for length in (0, 1)]
    rolled = {place: tuple(numbers(bots.dice_for(*place))) for place in places}
    assert len(set(rolled.values())) == len(places)
    for place in places:
        assert tuple(numbers(bots.dice_for(*place))) == rolled[place]


def test_bots_dice_are_not_the_matchs() -> None:
    for seed in (0, 1, 7, 1 << 40, -3):
        matchs = set(numbers(Dice(seed)))
        for seat in range(4):
            for length in range(20):
                assert not matchs & set(numbers(bots.dice_for(seed, seat, length)))


def test_anno_has_all_levels() -> None:
    assert bots.levels(games()["anno"]) == ("easy", "medium", "hard", "expert")


def test_a_game_without_bots_has_no_levels_and_says_so() -> None:
    unknown = replace(games()["anno"], id="arena", title="Nothing")
    assert bots.levels(unknown) == ()
    with pytest.raises(ValueError, match="Nothing has no computer players"):
        bots.decide(unknown, "easy", {}, [], Dice(1))


def test_a_game_without_an_expert_of_its_own_has_hards_ways_and_more_nodes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Task[Any, Any, Any]] = []

    class Noting:
        budgets: Mapping[str, int] = MappingProxyType({"easy": 0, "medium": 0, "hard": 50})

        def choose(self, task: Task[Any, Any, Any]) -> Thinking[Any]:
            yield
            asked.append(task)
            return task.legal[0]

    monkeypatch.setattr(bots, "_found", lambda game: Noting())
    for level in bots.LEVELS:
        bots.decide(games()["anno"], level, {}, [("pass",)], Dice(1))
    assert [(task.level, task.budget) for task in asked] == [
        ("easy", 0),
        ("medium", 0),
        ("hard", 50),
        ("hard", 150),
    ]
