"""The position as data: dump, load, view, imagine."""

from collections import Counter
from typing import Any

import pytest

from engine.dice import Dice
from engine.santyanno import GAME
from engine.santyanno.cards import BASIC, EVENT_DECK, EXPERT
from engine.santyanno.state import FIELDS as TABLE_OF_FIELDS
from tests.engine.santyanno.positions import (
    EVENTS,
    TABLE,
    position,
    race,
    resolved,
    right,
)

FIELDS = [
    *("table", "pirates", "cards", "deck", "events", "event"),
    *("round", "phase", "boarded", "coins", "options"),
]


def test_the_dump_holds_the_fields_of_the_rules() -> None:
    assert set(FIELDS) <= set(GAME.new(4, 1, EVENTS).dump())


def test_every_entry_of_the_dump_is_a_field_and_the_open_ones_are_in_the_view() -> None:
    state = race(5, cards=["+1", "+2"], coins=[[5], [4, 1], [], [], []], options=EVENTS)
    state.play(("board", 3, 70), 2)
    dump = state.dump()
    assert list(dump) == [*(one.name for one in TABLE_OF_FIELDS), "dice"]
    for watcher in (None, 0, 2):
        view: dict[str, Any] = {**state.view(watcher)}
        for one in TABLE_OF_FIELDS:
            if not one.secret:
                assert view[one.name] == dump[one.name]
        assert set(view) == {*dump, "seat"} - {"dice"}


def test_the_named_fields_are_enough() -> None:
    dump = race(boarded=[[1, 5], None, [2, 5]]).dump()
    state = GAME.load({name: dump[name] for name in FIELDS})
    assert {name: state.dump()[name] for name in FIELDS} == {name: dump[name] for name in FIELDS}


def test_boarded_decides_who_has_arrived() -> None:
    """An order of arrival that names others, or leaves some out, is put right."""
    state = race(boarded=[[1, 5], None, [2, 5]], arrivals=[2, 1])
    assert state.dump()["arrivals"] == [2, 0]


@pytest.mark.parametrize("name", FIELDS[:-1])
def test_a_missing_field_is_refused(name: str) -> None:
    dump = GAME.new(3, 1).dump()
    del dump[name]
    with pytest.raises(ValueError, match=name):
        GAME.load(dump)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("table", TABLE[:7], "8 entries"),
        ("table", [1, 1, 2, 3, 4, 5, 6, 7], "one place"),
        ("table", [0, *TABLE[1:]], "from 1 to 8"),
        ("pirates", [1, 2], "3 to 8"),
        ("pirates", [1, 2, 9], "from 1 to 8"),
        ("pirates", [1, 2, 3, 4], "4 entries"),
        ("cards", ["E:mast"], "not known"),
        ("deck", ["whirlwind"], "not known"),
        ("events", ["+1"], "not known"),
        ("event", "calm", "not known"),
        ("round", 6, "from 1 to 5"),
        ("round", True, "whole number"),
        ("phase", "storm", "not known"),
        ("boarded", [None, None], "3 entries"),
        ("boarded", ["early", None, None], "a list"),
        ("boarded", [[9, 5], None, None], "from 1 to 8"),
        ("boarded", [[1, -5], None, None], "0 or more"),
        ("coins", [[6], [], []], "from 1 to 5"),
        ("coins", [[], []], "3 entries"),
        ("arrivals", [3], "from 0 to 2"),
        ("options", {"level": "master"}, "choose one of"),
    ],
)
def test_what_is_no_position_is_refused(name: str, value: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        GAME.load(GAME.new(3, 1).dump() | {name: value})


def test_a_race_in_which_all_have_committed_is_refused() -> None:
    with pytest.raises(ValueError, match="committed"):
        race(boarded=[[1, 5], "late", [2, 5]])


def test_a_short_deck_gives_a_short_row() -> None:
    state = position(deck=["+1", "+2"], round=5, events=[], options=EVENTS)
    state.play(("cast_off",))
    assert state.dump()["cards"] == ["+2", "+1"]
    assert state.dump()["event"] is None


def test_a_copy_goes_its_own_way_through_a_whole_round() -> None:
    state = position(options=EVENTS)
    kept = []
    for action in (("cast_off",), *(("board", *right(seat, 7)) for seat in range(3)), ("split",)):
        kept.append((state.copy(), state.dump()))
        state.play(action)
    state = resolved([right(seat, 5) for seat in range(3)])
    kept.append((state.copy(), state.dump()))
    state.play(("split",))
    assert state.dump()["coins"] == [[5], [4], [3]]
    for copy, dump in kept:
        assert copy.dump() == dump


def test_a_view_counts_the_piles() -> None:
    view = GAME.new(3, 1, EVENTS).view(1)
    assert (view["deck"], view["events"], view["seat"]) == (42, 6, 1)


def test_imagining_deals_only_what_is_not_seen() -> None:
    state = GAME.new(3, 1, EVENTS)
    state.play(("cast_off",))
    view = state.view(0)
    decks = set()
    for seed in range(30):
        dump = GAME.imagine(view, Dice(seed)).dump()
        assert Counter(dump["deck"] + dump["cards"]) <= Counter(BASIC + EXPERT)
        assert Counter([*dump["events"], dump["event"]]) == Counter(EVENT_DECK)
        assert set(EXPERT) <= {*dump["deck"], *dump["cards"]}
        decks.add(tuple(dump["deck"]))
    assert len(decks) == 30


def test_imagining_guesses_the_others_ships_and_keeps_the_own() -> None:
    state = race(4, boarded=[[3, 70], None, [5, 80], "late"])
    guesses = set()
    for seed in range(60):
        boarded = GAME.imagine(state.view(0), Dice(seed)).dump()["boarded"]
        assert (boarded[0], boarded[1], boarded[3]) == ([3, 70], None, "late")
        guesses.add(boarded[2][0])
    assert guesses == set(range(1, 9))
