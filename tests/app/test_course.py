"""The course of the scores: its eras, who led when, and what turned the match."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.match.course import Change, Course, Point, course
from app.match.playback import Playback
from app.tables import table_of
from engine import Match
from tests.matches.test_matches import RECORDINGS


def a_course(*rows: list[int]) -> Course:
    """A score that changes with every action; two actions an era."""
    points = [Point(step, row) for step, row in enumerate(rows)]
    return Course(len(rows) - 1, points, [(n, n // 2 + 1) for n in range(0, len(rows), 2)])


def test_who_leads_alone_leads() -> None:
    assert Point(3, [4, 9, 2]).leader == 1
    assert Point(3, [9, 9, 2]).leader is None
    assert Point(3, [-4, -2]).leader == 1


def test_the_lead_changes_when_another_passes_all() -> None:
    gone = a_course([0, 0], [3, 0], [3, 3], [5, 3], [5, 9], [9, 9], [9, 12])
    assert gone.changes() == [Change(1, 0, 3, True), Change(4, 1, 6, True)]
    assert gone.lead_taken([1]) == Change(6, 1, 3, True), "in between it was shared"
    assert a_course([0, 0], [1, 0], [3, 2], [3, 2]).lead_taken([0]) == Change(1, 0, 1, True)
    assert gone.lead_taken([0]) is None, "who won by something else did not win by the lead"
    assert gone.lead_taken([0, 1]) is None


def test_the_biggest_step_is_one_persons_own() -> None:
    gone = a_course([0, 0], [4, 4], [4, 9], [7, 9])
    assert gone.biggest() == Change(2, 1, 5, False)
    assert a_course([0, 0], [4, 4]).biggest() is None
    assert a_course([9, 9], [4, 4]).biggest() is None, "a loss is none"
    assert a_course([0, 0], [4, 0], [4, 4]).biggest() is None, "two equal ones are no biggest"


def test_an_action_belongs_to_the_era_it_was_played_in() -> None:
    gone = a_course([0], [1], [2], [3], [4])
    assert [gone.era(step) for step in range(5)] == [1, 1, 1, 2, 2]


def test_turning_points_come_in_order_and_once() -> None:
    gone = a_course([0, 0], [3, 0], [3, 8], [9, 8], [9, 9])
    assert gone.turning_points() == [1, 2, 3]


@pytest.mark.parametrize(
    "path", RECORDINGS[::4], ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_the_course_of_a_match_ends_as_the_match(path: Path) -> None:
    match = Match.load(path.read_text(encoding="utf-8"))
    table = table_of(match.game.id)
    gone = course(Playback(match), table)
    assert match.state.standings
    scores = {one["seat"]: one["score"] for one in match.state.standings}
    assert gone.points[-1].scores == [scores[seat] for seat in range(len(scores))]
    assert gone.points[0].step == 0 and gone.length == match.length
    numbers = [number for _, number in gone.eras]
    assert numbers == sorted(set(numbers)) and gone.eras[0][0] == 0
    assert all(0 < step <= match.length for step in gone.turning_points())


def test_mensises_and_rounds_are_what_their_games_count() -> None:
    for name, eras in (("anno/twelve-mensises", 12), ("santyanno/captain-basic-3", 5)):
        (path,) = [path for path in RECORDINGS if str(path).endswith(f"{name}.json")]
        match = Match.load(path.read_text(encoding="utf-8"))
        gone = course(Playback(match), table_of(match.game.id))
        assert [number for _, number in gone.eras] == list(range(1, eras + 1))
