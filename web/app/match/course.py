"""How the scores went over a match: the chart's lines, and the moments that decided it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from app.match.playback import Playback
from app.tables.parts import AnyTable


@dataclass(frozen=True, slots=True)
class Point:
    """Everybody's score after so many actions."""

    step: int
    scores: list[int]

    @property
    def leader(self) -> int | None:
        """Who alone has the most; None where it is shared."""
        best = max(self.scores, default=0)
        return self.scores.index(best) if self.scores.count(best) == 1 else None


@dataclass(frozen=True, slots=True)
class Change:
    """A moment that turned the match: somebody's score went up by so much."""

    step: int
    seat: int
    gain: int
    leads: bool
    """Whether the lead changed with it."""


@dataclass(frozen=True, slots=True)
class Course:
    length: int
    """How many actions the match had."""
    points: list[Point]
    """The beginning, and every action that changed a score."""
    eras: list[tuple[int, int]]
    """After how many actions each mensis, round or turn began, and its number."""

    def era(self, step: int) -> int:
        """In which mensis, round or turn the action was that led here."""
        begun = [number for first, number in self.eras if first < step]
        return begun[-1] if begun else self.eras[0][1]

    def changes(self) -> list[Change]:
        """Every change of the lead: somebody passes all others, who did not lead before."""
        found, before = [], None
        for last, point in pairwise(self.points):
            leader = point.leader
            if leader is not None and leader != before:
                gain = point.scores[leader] - last.scores[leader]
                found.append(Change(point.step, leader, gain, True))
                before = leader
        return found

    def biggest(self) -> Change | None:
        """The greatest gain that one alone has made within one action; None if it is not single."""
        found = [
            Change(point.step, seat, now - then, False)
            for last, point in pairwise(self.points)
            for seat, (now, then) in enumerate(zip(point.scores, last.scores, strict=True))
        ]
        most = max((change.gain for change in found), default=0)
        greatest = [change for change in found if change.gain == most > 0]
        return greatest[0] if len(greatest) == 1 else None

    def lead_taken(self, winners: Sequence[int]) -> Change | None:
        """When the only winner passed the others for good, never to be caught up with again."""
        if len(winners) != 1:
            return None
        (seat,), found = winners, None
        for last, point in zip(self.points[-2::-1], self.points[::-1], strict=False):
            if point.leader != seat:
                break
            found = Change(point.step, seat, point.scores[seat] - last.scores[seat], True)
        return found

    def turning_points(self) -> list[int]:
        """After which actions the match turned: the changes of the lead, and the biggest step."""
        biggest = self.biggest()
        return sorted(
            {change.step for change in self.changes()} | ({biggest.step} if biggest else set())
        )


def course(playback: Playback, table: AnyTable) -> Course:
    """Walks through all of it once."""
    points: list[Point] = []
    eras: list[tuple[int, int]] = []
    count = _Rounds(table, set(playback.turns))
    for step in range(playback.length + 1):
        view = playback.at(step).view(None)
        scores = table.drawing.scores(view)
        if not points or scores != points[-1].scores:
            points.append(Point(step, scores))
        era = count.era(step, view)
        if not eras or era > eras[-1][1]:
            eras.append((step, era))
    return Course(playback.length, points, eras)


class _Rounds:
    """Counts the eras of a match: as its view says, or else rounds, or else turns."""

    def __init__(self, table: AnyTable, turns: set[int]) -> None:
        self._talk = table.talk
        self._turns = turns
        self._first: int | None = None
        self._before: int | None = None
        self._count = 0

    def era(self, step: int, view: Any) -> int:
        number, seat = self._talk.era(view), self._talk.on_turn(view)
        if number is not None:
            return number
        if seat is None:
            self._count += step in self._turns
            return self._count
        if self._first is None:
            self._first = seat
        self._count += seat == self._first != self._before
        self._before = seat
        return self._count
