"""What can be an action at all, and how scores become places."""

from typing import Any

import pytest

from engine import Match, Player, games
from engine.game import as_action, ranked


@pytest.mark.parametrize(
    ("thing", "action"),
    [
        (["pass"], ("pass",)),
        (("lay", 3), ("lay", 3)),
        (["match", "M01", ["Q1", "D31"]], ("match", "M01", ("Q1", "D31"))),
        (["a", ["b", ["c", ["d"]]]], ("a", ("b", ("c", ("d",))))),
        (["a", []], ("a", ())),
    ],
)
def test_lists_become_tuples_all_the_way_down(thing: object, action: object) -> None:
    assert as_action(thing) == action


@pytest.mark.parametrize(
    "thing",
    [
        [],
        [1],
        [["pass"]],
        [1, "pass"],
        ["lay", True],
        ["lay", None],
        ["lay", 1.0],
        ["lay", [None]],
        ["lay", {"a": 1}],
        ["a", ["b", ["c", ["d", ["e"]]]]],
        {"pass"},
        {"pass": 1},
        "pass",
        None,
    ],
)
def test_what_is_no_name_with_plain_parts_is_no_action(thing: Any) -> None:
    assert as_action(thing) is None


def test_equal_scores_share_a_place_and_the_next_is_skipped() -> None:
    rows = [(row["seat"], row["place"], row["score"]) for row in ranked([3, 7, 7, 1])]
    assert rows == [(1, 1, 7), (2, 1, 7), (0, 3, 3), (3, 4, 1)]


def test_keys_decide_where_the_score_does_not() -> None:
    rows = [(row["seat"], row["place"]) for row in ranked([5, 5, 5], [(5, 1), (5, 2), (5, 1)])]
    assert rows == [(1, 1), (0, 2), (2, 2)]


def test_a_match_without_a_clock_begins_at_nothing() -> None:
    match = Match(games()["drift"], [Player("Ada", "red"), Player("Bea", "blue")], 1)
    match.play(match.state.legal()[0])
    assert (match.started, match.updated) == (0, 0)
