"""Cards keep their names from drawing to drawing."""

from __future__ import annotations

from app.tables.kit.keys import StableKeys


def test_what_stays_keeps_its_key() -> None:
    keys = StableKeys()
    first = keys.name([("Q1", "hand"), ("Q2", "hand")])
    assert keys.name([("Q2", "hand"), ("Q1", "hand")]) == first[::-1]


def test_what_goes_from_one_place_to_another_is_the_same_card() -> None:
    keys = StableKeys()
    quarter, leo = keys.name([("Q1", "hand"), ("ZLEO", "hand")])
    assert keys.name([("ZLEO", "hand"), ("Q1", "board")]) == [leo, quarter]


def test_the_one_that_lies_still_is_not_taken_for_the_one_that_moved() -> None:
    keys = StableKeys()
    lying, moving = keys.name([("Q1", "community"), ("Q1", "hand")])
    assert keys.name([("Q1", "board"), ("Q1", "community")]) == [moving, lying]


def test_keys_are_never_used_twice() -> None:
    keys = StableKeys()
    first = keys.name([("Q1", "hand"), ("Q1", "hand")])
    assert len(set(first)) == 2
    keys.name([])
    assert not set(keys.name([("Q1", "hand")])) & set(first)


def test_of_several_alike_the_one_under_the_finger_goes() -> None:
    keys = StableKeys()
    left, right = keys.name([("Q1", "hand"), ("Q1", "hand")])
    keys.going = frozenset({left})
    assert keys.name([("Q1", "hand"), ("Q1", "burned")]) == [right, left]
    assert keys.name([("Q1", "hand"), ("Q1", "burned")]) == [right, left], "and lies there"


def test_a_like_one_takes_the_place_of_the_one_that_went() -> None:
    keys = StableKeys()
    first, fifth = keys.name([("Q1", "c1"), ("Q1", "c5")])
    keys.going = frozenset({fifth})
    assert keys.name([("Q1", "c5"), ("Q1", "board")]) == [first, fifth]


def test_what_was_tapped_and_goes_nowhere_stays() -> None:
    keys = StableKeys()
    (month,) = keys.name([("M05", "board")])
    keys.going = frozenset({month})
    assert keys.name([("M05", "board")]) == [month]


def test_what_lies_as_it_lay_keeps_its_keys_and_nobody_else_can_change_them() -> None:
    keys = StableKeys()
    items = [("Q1", "hand"), ("Q1", "hand"), ("Q2", "board")]
    first = keys.name(items)
    keys.name(items).clear()
    assert keys.name(items) == first
    items.pop()
    assert keys.name(items) == first[:2]
