"""A review, thought out in slices: first the course of the match, then what turned it.

Nearly all of a match can be told from the judgement alone. So every choice of a person is weighed
against what hard finds with a few nodes, and only what seems to have cost something, or moved the
chances most, is looked at with all that hard has.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.bots.outlook import chances, outlook
from engine.bots.task import Thinking
from engine.match import Match
from engine.review.found import WHOLE, Moment, Person, Point, Review
from engine.review.judging import advised, cost
from engine.review.stretches import Stretch, stretches

GLANCE = 60
"""Nodes for each decision at the first look."""
FEW, MANY = 2, 12
"""Imagined positions, at the first look and at the second."""
GLANCED_AT = 120
"""Choices that are weighed at all: in a longer match those that moved the chances most."""
SUSPECTS = 4
"""A person's choices that seem to have cost most, and are looked at once more."""
SWINGS = 5
"""How many stretches that moved the chances most are shown, whoever played them."""
AT_LEAST = 2
"""Of these, so many are shown in the most even match, too."""
MOST_POINTS = 240

SUSPICION, MISTAKE, SWING, GAIN = 0.015, 0.025, 0.08, 0.02
"""Chances: what is looked at again, what counts as a mistake, as a turn of the match, as good."""
FIRST_LOOK = 0.45
"""How much of the work lies before the second look, for the bar."""


@dataclass(slots=True)
class _Weighed:
    """A stretch, and what is known of it so far."""

    stretch: Stretch
    swing: float
    cost: float = 0.0


class Reviewing:
    """The work on one review."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.part = 0.0
        """How much of it is done, from 0 to 1."""

    def think(self) -> Thinking[Review]:
        match = self._match
        weighed, points = yield from self._course()
        people = [seat for seat, player in enumerate(match.players) if player.human]
        weighable = [one for one in weighed if self._can_be_weighed(one.stretch)]
        yield from self._glance([one for one in weighable if one.stretch.seat in people])
        moments = yield from self._look_again(_worth_a_look(weighable, people))
        self.part = 1.0
        return Review(
            match.length,
            _thinned(points, {step for one in moments for step in (one.step, one.end)}),
            tuple(moments),
            tuple(_said_to(seat, moments, weighable) for seat in people),
        )

    def _can_be_weighed(self, stretch: Stretch) -> bool:
        found = outlook(self._match.game)
        return not found or found.unweighed.isdisjoint(action[0] for action in stretch.actions)

    def _course(self) -> Thinking[tuple[list[_Weighed], list[Point]]]:
        """Every stretch with its swing, and everybody's chances at its ends."""
        game = self._match.game
        weighed: list[_Weighed] = []
        before = chances(game, self._match.beginning())
        assert before is not None
        points = [Point(0, _thousandths(before))]
        for stretch in stretches(self._match):
            after = chances(game, stretch.after)
            assert after is not None
            weighed.append(_Weighed(stretch, after[stretch.seat] - before[stretch.seat]))
            points.append(Point(stretch.end, _thousandths(after)))
            before = after
            yield
        return weighed, points

    def _glance(self, choices: list[_Weighed]) -> Thinking[None]:
        """What each of a person's choices seems to have cost."""
        choices = [one for one in choices if one.stretch.had_a_choice]
        choices.sort(key=lambda one: abs(one.swing), reverse=True)
        for number, one in enumerate(choices[:GLANCED_AT]):
            self.part = FIRST_LOOK * number / min(GLANCED_AT, len(choices))
            other = yield from advised(self._match, one.stretch, GLANCE)
            if other and set(other) != set(one.stretch.actions):
                one.cost = yield from cost(self._match, one.stretch, other, FEW, far=False)

    def _look_again(self, chosen: list[_Weighed]) -> Thinking[list[Moment]]:
        """What hard would have played, with all that it has, and what that was worth."""
        moments = []
        for number, one in enumerate(chosen):
            self.part = FIRST_LOOK + (1 - FIRST_LOOK) * number / len(chosen)
            stretch, lost = one.stretch, 0.0
            other = (yield from advised(self._match, stretch, None)) if stretch.had_a_choice else ()
            if other and set(other) != set(stretch.actions):
                lost = yield from cost(self._match, stretch, other, MANY, far=True)
            one.cost = max(0.0, lost)
            lost = one.cost if one.cost >= MISTAKE else 0.0
            moments.append(
                Moment(
                    stretch.step,
                    stretch.end,
                    stretch.seat,
                    round(WHOLE * one.swing),
                    min(WHOLE, round(WHOLE * lost)),
                    other,
                )
            )
        return moments


def _worth_a_look(weighed: list[_Weighed], people: list[int]) -> list[_Weighed]:
    """What is looked at again: what seems a mistake, what turned the match, everybody's best."""
    chosen: list[_Weighed] = []
    for seat in people:
        own = [one for one in weighed if one.stretch.seat == seat]
        suspects = [one for one in own if one.cost >= SUSPICION]
        chosen += sorted(suspects, key=lambda one: one.cost, reverse=True)[:SUSPECTS]
        best = _best(own)
        chosen += [best] if best else []
    swings = sorted(weighed, key=lambda one: abs(one.swing), reverse=True)[:SWINGS]
    chosen += [one for rank, one in enumerate(swings) if rank < AT_LEAST or abs(one.swing) >= SWING]
    by_step = {one.stretch.step: one for one in chosen}
    return [by_step[step] for step in sorted(by_step)]


def _best(own: Iterable[_Weighed]) -> _Weighed | None:
    """The choice after which a seat's chance had risen most, of those that were no mistake."""
    good = [one for one in own if one.stretch.had_a_choice and one.cost < SUSPICION]
    best = max(good, key=lambda one: one.swing, default=None)
    return best if best and best.swing >= GAIN else None


def _said_to(seat: int, moments: list[Moment], weighed: list[_Weighed]) -> Person:
    steps = {one.step for one in moments}
    own = [one for one in weighed if one.stretch.seat == seat and one.stretch.step in steps]
    best = _best(own)
    mistakes = [one for one in moments if one.seat == seat and one.cost]
    costliest = max(mistakes, key=lambda one: one.cost, default=None)
    return Person(seat, best.stretch.step if best else None, costliest.step if costliest else None)


def _thousandths(told: Iterable[float]) -> tuple[int, ...]:
    return tuple(round(WHOLE * one) for one in told)


def _thinned(points: list[Point], kept: set[int]) -> tuple[Point, ...]:
    """So many points that a line has its shape; none of the moments is lost."""
    every = -(-len(points) // MOST_POINTS)
    return tuple(
        point
        for number, point in enumerate(points)
        if number % every == 0 or point.step in kept or number == len(points) - 1
    )
