"""The timed bots: how fast they are, how often they slip, and that they are fair."""

from statistics import mean, stdev
from typing import Any

import pytest

from engine.dice import Dice
from engine.santyanno import GAME, route
from engine.santyanno.bot import CARD_SPREAD, LAP, LEVELS, ROUND_SPREAD, plan
from tests.engine.santyanno.positions import EVENTS, EXPERT, race

TRIES = 1500

PLAIN = ["E:hull", "+3", "N:all", "E:nest-G", "+6", "E:plate"]
"""Six cards of usual difficulty."""

TIMES = [("easy", 6.0), ("medium", 3.2), ("hard", 1.6), ("expert", 1.1)]
"""Seconds a card."""
SLIPS = [("easy", 0.08), ("medium", 0.05), ("hard", 0.02), ("expert", 0.01)]


def plans(level: str, cards: list[str], **fields: Any) -> list[tuple[int, int]]:
    view = race(cards=cards, **fields).view(0)
    return [plan(view, level, Dice(seed)) for seed in range(TRIES)]


def average(level: str, cards: list[str], **fields: Any) -> float:
    """Milliseconds a card."""
    return mean(time for _, time in plans(level, cards, **fields)) / len(cards)


def share_right(level: str, cards: list[str], **fields: Any) -> float:
    state = race(cards=cards, **fields)
    view = state.view(0)
    truth = route(view["table"], view["pirates"][0], cards, view["event"])[-1]
    return mean(ship == truth for ship, _ in plans(level, cards, **fields))


@pytest.mark.parametrize(("level", "seconds"), TIMES)
def test_bots_take_their_levels_time_a_card(level: str, seconds: float) -> None:
    assert average(level, PLAIN) / 1000 == pytest.approx(seconds, rel=0.02)


@pytest.mark.parametrize(("level", "slips"), SLIPS)
@pytest.mark.parametrize("count", [1, 6])
def test_bots_slip_at_their_levels_chance_a_card(level: str, slips: float, count: int) -> None:
    """A second slip leads back to the right ship once in seven times at most."""
    expected = (1 - slips) ** count
    assert share_right(level, PLAIN[:count]) == pytest.approx(expected, abs=0.035)


def test_bots_about_their_time_a_card_over_whole_matches() -> None:
    for options in ({}, EXPERT):
        for level, seconds in TIMES:
            times = []
            for seed in range(60):
                state = GAME.new(3, seed, options)
                state.play(("cast_off",))
                times.append(plan(state.view(0), level, Dice(seed))[1] / 5)
            assert mean(times) == pytest.approx(seconds * 1050, rel=0.1)


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_bots_take_the_pace_that_is_set_and_keep_their_slips(level: str) -> None:
    paced = {"options": {"pace": 4500}}
    assert average(level, PLAIN, **paced) == pytest.approx(4500, rel=0.02)
    assert share_right(level, PLAIN, **paced) == share_right(level, PLAIN)


def test_S17_bots_take_the_time_of_a_lap_too() -> None:
    runs = {"options": {"laps": True}}
    plain = average("hard", PLAIN, round=4) * len(PLAIN)
    for number, lap in ((3, 0), (4, LAP), (5, LAP)):
        time = average("hard", PLAIN, round=number, **runs) * len(PLAIN)
        assert time == pytest.approx(plain + lap, rel=0.02)


@pytest.mark.parametrize("hard", ["C:Y", "D:nest-hull"])
def test_bots_are_slower_with_colours_and_doubles(hard: str) -> None:
    assert average("medium", [hard] * 5) == pytest.approx(1.5 * average("medium", PLAIN), rel=0.03)


def test_bots_are_slower_with_the_cards_that_make_seasick() -> None:
    calm = plans("medium", PLAIN)
    for event in ("seasick-L", "seasick-R"):
        sick = plans("medium", PLAIN, event=event, options=EVENTS)
        ratio = mean(t for _, t in sick) / mean(t for _, t in calm)
        assert ratio == pytest.approx((3 + 3 * 1.5) / 6, rel=0.03)


def test_bots_times_are_spread() -> None:
    times = [time for _, time in plans("medium", PLAIN)]
    assert 0.08 < stdev(times) / mean(times) < 0.2
    assert len(set(times)) > TRIES * 0.8
    usual = LEVELS["medium"].milliseconds * len(PLAIN)
    assert usual * (1 - CARD_SPREAD) * (1 - ROUND_SPREAD) <= min(times)
    assert max(times) <= usual * (1 + CARD_SPREAD) * (1 + ROUND_SPREAD)


def test_bots_a_slip_ends_on_any_other_ship() -> None:
    ends = [ship for ship, _ in plans("easy", ["+1"])]
    assert set(ends) == set(range(1, 9))
    wrong = [ends.count(ship) for ship in range(1, 9) if ship != 2]
    assert sum(wrong) == pytest.approx(0.08 * TRIES, rel=0.25)


@pytest.mark.parametrize("event", ["whirlwind", "seasick-L", "seasick-R", "bermuda", "rum"])
def test_bots_know_the_events(event: str) -> None:
    cards = ["E:hull", "+2", "C:Y", "N:-P", "D:nest-sails", "H:L3", "+5"]
    assert share_right("expert", cards, event=event, options=EVENTS) > 0.9


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_bots_answers_are_actions(level: str) -> None:
    state = GAME.new(8, 3, EVENTS)
    state.play(("cast_off",))
    for seat in range(8):
        state.play(("board", *plan(state.view(seat), level, Dice(seat))), seat)
    assert state.dump()["phase"] == "resolve"


def test_bots_are_fair_the_hidden_things_do_not_matter() -> None:
    """The deck, the events to come and the others' choices dealt anew: the same plan."""
    state = race(5, cards=PLAIN, boarded=[None, [4, 10], None, [2, 99], "late"], options=EVENTS)
    view = state.view(2)
    for seed in range(40):
        other = GAME.imagine(view, Dice(seed))
        assert other.dump() != state.dump()
        for level in LEVELS:
            assert plan(other.view(2), level, Dice(seed)) == plan(view, level, Dice(seed))


def test_bots_the_same_dice_give_the_same_plan() -> None:
    view = race(cards=PLAIN).view(0)
    assert plan(view, "easy", Dice(6)) == plan(view, "easy", Dice(6))
    before = view | {}
    plan(view, "easy", Dice(7))
    assert view == before
