"""What is answered to taps that are no action: workshops (I4, I13), spaces too far off (I11)."""

from engine.anno1503.home_refusals import of_workshop
from engine.anno1503.pieces import ANY
from engine.anno1503.sea_refusals import of_distance
from engine.dice import Dice
from engine.exercises import exercise, kinds_of
from engine.refusal import rule_of
from engine.registry import games


def test_I4_I13_a_workshop_says_what_it_is_for() -> None:
    assert rule_of(of_workshop(3, ANY, taken=False)) == "I4"
    assert rule_of(of_workshop(3, "cloth", taken=True)) == "I4"
    said = of_workshop(3, "cloth", taken=False)
    assert rule_of(said) == "I13" and "a roll of 3" in said


def test_I11_a_space_within_reach_is_told_apart_from_one_too_far() -> None:
    game = games()["anno1503"]
    told = set()
    for seed in range(8):
        one = exercise(game, kinds_of(game)["exploring"], Dice(seed), ["Ada", "Pip", "Mimi"])
        ship, space = int(one.about[0].removeprefix("ship:")), one.about[1].removeprefix("space:")
        said = of_distance(one.view, ship, space) or ""
        (right,) = (answer.words for answer in one.answers if answer.right)
        assert ("can come there" if right == "Yes" else "action points; the") in said
        told.add(right)
    assert told == {"Yes", "No"}
