"""S21 and S22: captain, first mates, ties."""

import pytest

from engine.santyanno.rounds import title
from tests.engine.santyanno.positions import events, position, resolved, right


def places(coins: list[list[int]]) -> list[int]:
    """Each seat's place."""
    state = position(len(coins), phase="over", round=5, coins=coins)
    rows = {row["seat"]: row for row in state.standings or []}
    assert [rows[seat]["score"] for seat in range(len(coins))] == [sum(c) for c in coins]
    return [rows[seat]["place"] for seat in range(len(coins))]


def test_S21_it_is_over_after_the_fifth_round() -> None:
    for number in (1, 2, 3, 4, 5):
        state = resolved([right(0, 1), right(1, 2), "late"], round=number)
        assert state.standings is None
        told = state.play(("split",))
        assert (state.actors == ()) == (number == 5)
        assert (state.dump()["phase"] == "over") == (number == 5)
        assert bool(events(told, "over")) == (number == 5)
        assert state.dump()["round"] == min(number + 1, 5)


def test_S21_most_ducats_wins() -> None:
    assert places([[5, 4], [4, 4, 4], [5]]) == [2, 1, 3]


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_S21_with_five_or_more_the_second_and_third_are_first_mates(seats: int) -> None:
    ranks = [title(place, seats) for place in range(1, seats + 1)]
    assert ranks == ["captain", "mate", "mate"] + [""] * (seats - 3)


@pytest.mark.parametrize("seats", [3, 4])
def test_S21_with_three_or_four_only_the_captain(seats: int) -> None:
    assert [title(place, seats) for place in range(1, seats + 1)] == ["captain"] + [""] * (
        seats - 1
    )


def test_S21_the_honours_are_told() -> None:
    coins = [[4], [5, 5], [3, 3], [], [2]]
    state = resolved(["late"] * 5, round=5, coins=coins)
    assert events(state.play(("split",)), "honour") == [
        ("honour", 1, "captain", 10),
        ("honour", 2, "mate", 6),
        ("honour", 0, "mate", 4),
    ]


@pytest.mark.parametrize(
    ("more", "fewer"),
    [
        ([5, 1], [4, 2]),  # a 5 more
        ([5, 4, 1], [5, 3, 2]),  # as many 5s, a 4 more
        ([4, 3, 1], [4, 2, 2]),  # then the 3s
        ([3, 2, 2, 2, 1], [3, 2, 2, 1, 1, 1]),  # then the 2s
    ],
)
def test_S22_ties_go_to_more_of_the_higher_coins(more: list[int], fewer: list[int]) -> None:
    assert sum(more) == sum(fewer)
    assert places([fewer, more, []]) == [2, 1, 3]


def test_S22_ducats_come_before_coins() -> None:
    assert places([[5], [3, 3], [4, 1]]) == [2, 1, 3]


def test_S22_T3_equal_coins_share_the_place_and_the_next_is_skipped() -> None:
    assert places([[5, 4], [4, 5], [5], [5]]) == [1, 1, 3, 3]


def test_S22_T3_all_share_the_first_place_when_nobody_found_a_ship() -> None:
    assert places([[], [], []]) == [1, 1, 1]


def test_S22_T8_two_captains_and_the_third_is_first_mate() -> None:
    state = resolved(["late"] * 5, round=5, coins=[[5], [], [5], [4], [3]])
    assert events(state.play(("split",)), "honour") == [
        ("honour", 0, "captain", 5),
        ("honour", 2, "captain", 5),
        ("honour", 3, "mate", 4),
    ]
