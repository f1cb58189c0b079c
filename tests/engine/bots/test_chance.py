"""The bots' own dice, and which games have bots."""

from dataclasses import replace

import pytest

from engine import bots, games
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
    assert bots.levels(games()["anno"]) == ("easy", "medium", "hard")


def test_a_game_without_bots_has_no_levels_and_says_so() -> None:
    unknown = replace(games()["anno"], id="arena", title="Nothing")
    assert bots.levels(unknown) == ()
    with pytest.raises(ValueError, match="Nothing has no computer players"):
        bots.decide(unknown, "easy", {}, [], Dice(1))
