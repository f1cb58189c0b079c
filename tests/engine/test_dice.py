"""The dice: the same numbers on every Python, and fair ones."""

from collections import Counter

import pytest

from engine.dice import Dice


def test_the_numbers_of_a_seed_never_change() -> None:
    """SplitMix64's published first numbers for the seed 1234567."""
    dice = Dice(1234567)
    assert [dice.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_seed_0_is_a_seed() -> None:
    assert Dice(0).bits() == 16294208416658607535


def test_seeds_of_any_size_and_sign_differ() -> None:
    seeds = [0, 1, -1, 7, -7, 1 << 63, 1 << 64, 1 << 65, (1 << 64) + 1, 10**40]
    assert len({Dice(seed).bits() for seed in seeds}) == len(seeds)


def test_a_copy_goes_on_alike_and_alone() -> None:
    dice = Dice(3)
    dice.bits()
    twin = dice.copy()
    ahead = [dice.bits() for _ in range(4)]
    assert [twin.bits() for _ in range(4)] == ahead


@pytest.mark.parametrize("n", [1, 2, 6, 73])
def test_below_gives_every_number_about_as_often(n: int) -> None:
    dice = Dice(9)
    counted = Counter(dice.below(n) for _ in range(n * 400))
    assert set(counted) == set(range(n))
    assert all(300 < count < 500 for count in counted.values()) or n == 1


def test_a_die_shows_one_to_its_sides() -> None:
    dice = Dice(2)
    assert {dice.roll() for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {dice.roll(8) for _ in range(300)} == set(range(1, 9))


def test_a_fraction_lies_from_0_to_below_1() -> None:
    dice = Dice(4)
    drawn = [dice.fraction() for _ in range(2000)]
    assert all(0 <= number < 1 for number in drawn)
    assert 0.47 < sum(drawn) / len(drawn) < 0.53


def test_a_shuffle_keeps_all_things_and_reaches_every_order() -> None:
    dice = Dice(5)
    orders: Counter[str] = Counter()
    for _ in range(2400):
        things = ["a", "b", "c", "d"]
        dice.shuffle(things)
        orders["".join(things)] += 1
    assert len(orders) == 24
    assert all(60 < count < 140 for count in orders.values())
