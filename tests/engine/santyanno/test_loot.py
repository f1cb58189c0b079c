"""S19 and S20: coins for the right ships, and the next round."""

from typing import Any

import pytest

from engine.santyanno import route
from tests.engine.santyanno.positions import (
    EVENTS,
    START,
    TABLE,
    events,
    position,
    race,
    resolved,
    right,
    wrong,
)


def split(boarded: list[Any], **fields: Any) -> list[list[int]]:
    state = resolved(boarded, **fields)
    state.play(("split",))
    return state.view(None)["coins"]


def test_S19_the_first_takes_5_then_4_3_2_1() -> None:
    times = [500, 100, 400, 200, 300]
    assert split([right(s, t) for s, t in enumerate(times)]) == [[1], [5], [2], [4], [3]]


def test_S19_five_coins_for_eight_right_players() -> None:
    boarded = [right(seat, 100 * seat) for seat in range(8)]
    assert split(boarded) == [[5], [4], [3], [2], [1], [], [], []]


def test_S19_a_wrong_ship_earns_nothing_and_uses_no_coin_up() -> None:
    assert split([wrong(0, 10), right(1, 20), right(2, 30)]) == [[], [5], [4]]


def test_S19_a_missing_ship_earns_nothing_and_uses_no_coin_up() -> None:
    assert split(["late", right(1, 20), "late"]) == [[], [5], []]


def test_S19_coins_not_earned_go_back() -> None:
    assert split(["late", wrong(1, 1), wrong(2, 2)]) == [[], [], []]


def test_S19_coins_are_added_to_those_of_earlier_rounds() -> None:
    coins = [[5, 1], [], [4]]
    assert split([right(0, 2), right(1, 1), wrong(2, 0)], coins=coins) == [[5, 1, 4], [5], [4]]


def test_S12_equal_times_by_the_order_in_the_log() -> None:
    state = race()
    for seat in (2, 0, 1):
        state.play(("board", right(seat, 0)[0], 1000), seat)
    state.play(("split",))
    assert state.dump()["coins"] == [[4], [3], [5]]


def test_S12_the_order_in_the_log_lives_through_a_dump() -> None:
    state = race()
    for seat in (2, 1):
        state.play(("board", right(seat, 0)[0], 1000), seat)
    again = position(**state.dump())
    again.play(("board", right(0, 0)[0], 1000), 0)
    again.play(("split",))
    assert again.dump()["coins"] == [[3], [4], [5]]


def test_S15_arrival_in_pass_is_by_time_not_by_turn() -> None:
    state = race(options={"play": "pass"})
    for seat, time in enumerate([30_000, 8_000, 12_000]):
        state.play(("board", right(seat, 0)[0], time), seat)
    state.play(("split",))
    assert state.dump()["coins"] == [[3], [5], [4]]


def test_S19_what_is_told() -> None:
    boarded = [right(0, 1200), wrong(1, 300), "late", right(3, 100)]
    told = [event for event, seats in resolved(boarded).play(("split",), 2) if seats is None]
    truth = [START[seat] + 1 for seat in range(4)]
    assert told == [
        ("found", 3, truth[3], 100, 5),
        ("astray", 1, START[1], 300, truth[1]),
        ("found", 0, truth[0], 1200, 4),
        ("missing", 2, truth[2]),
        ("round", 2),
    ]


def test_S19_a_right_ship_without_a_coin_is_told_so() -> None:
    told = resolved([right(seat, seat) for seat in range(6)]).play(("split",))
    assert events(told, "found")[-1] == ("found", 5, right(5, 0)[0], 5, 0)


@pytest.mark.parametrize("phase", ["ready", "race"])
def test_S19_no_loot_before_the_resolution(phase: str) -> None:
    reason = position(phase=phase).why_not(("split",)) or ""
    assert reason.startswith("Loot (S19)")


@pytest.mark.parametrize("event", [None, "whirlwind", "seasick-L", "seasick-R", "bermuda", "rum"])
def test_S20_the_next_round_starts_from_the_true_final_ships(event: str | None) -> None:
    cards = ["E:hull", "C:B", "H:R2", "D:sails-plate", "+3", "N:all"]
    ends = [route(TABLE, ship, cards, event)[-1] for ship in START[:4]]
    boarded = [[ends[0], 5], [ends[0], 4], "late", [ends[3], 3]]
    state = resolved(boarded, cards=cards, event=event, options=EVENTS, round=2)
    state.play(("split",))
    dump = state.dump()
    assert dump["pirates"] == ends
    assert dump["coins"][0] and dump["coins"][3] == [5]
    assert (dump["round"], dump["phase"], dump["cards"], dump["event"]) == (3, "ready", [], None)
    assert dump["boarded"] == [None] * 4
    assert dump["table"] == TABLE
