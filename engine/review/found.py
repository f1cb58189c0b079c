"""What a review comes to, and how it is kept: numbers and actions, no sentences."""

import json
from dataclasses import astuple, dataclass
from typing import Any

from engine.game import Action, as_action
from engine.saves import read_json

VERSION = 1
"""Counts up when reviews are made in another way: older ones are made anew."""
LARGEST = 60_000
WHOLE = 1000
"""Chances are kept in thousandths."""


@dataclass(frozen=True, slots=True)
class Point:
    """Everybody's chance of winning after so many actions."""

    step: int
    chances: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A stretch of actions that turned the match, or was somebody's best."""

    step: int
    """How many actions had been played before it."""
    end: int
    """How many had been when it was done."""
    seat: int
    swing: int
    """By how much the seat's chance changed, luck and all."""
    cost: int
    """By how much what hard would have played was better, for all that the seat could know."""
    advised: tuple[Action, ...] = ()
    """What hard would have played; nothing where there was no choice."""


@dataclass(frozen=True, slots=True)
class Person:
    """What a review says to one person, by the steps of moments; None where there is nothing."""

    seat: int
    best: int | None
    costliest: int | None


@dataclass(frozen=True, slots=True)
class Review:
    length: int
    """How many actions the match had."""
    points: tuple[Point, ...]
    moments: tuple[Moment, ...]
    """In the order in which they came."""
    people: tuple[Person, ...]

    def moment(self, step: int) -> Moment | None:
        """The moment that begins after so many actions."""
        return next((one for one in self.moments if one.step == step), None)

    def chances(self, step: int) -> tuple[int, ...]:
        """Everybody's chance after so many actions, as it was told last."""
        found = [point for point in self.points if point.step <= step]
        return (found or self.points[:1])[-1].chances

    def text(self, rules: int) -> str:
        """As it lies beside the match."""
        data = {
            "version": VERSION,
            "rules": rules,
            "length": self.length,
            "points": [[point.step, *point.chances] for point in self.points],
            "moments": [astuple(moment) for moment in self.moments],
            "people": [astuple(person) for person in self.people],
        }
        return json.dumps(data, separators=(",", ":"))


def read_review(text: str | None, length: int, seats: int, rules: int) -> Review | None:
    """A review from its text; None where there is none, or it is not of this match."""
    try:
        data: Any = read_json(text or "null", LARGEST)
        if (data["version"], data["rules"], data["length"]) != (VERSION, rules, length):
            return None
        review = Review(
            length,
            tuple(_point(one, length, seats) for one in data["points"]),
            tuple(_moment(one, length, seats) for one in data["moments"]),
            tuple(_person(one, seats) for one in data["people"]),
        )
    except (ValueError, TypeError, KeyError):
        return None
    told = {one.step for one in review.moments}
    spoken = {step for one in review.people for step in (one.best, one.costliest)}
    return review if review.points and spoken <= told | {None} else None


def _whole(value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(value)
    return value


def _point(data: Any, length: int, seats: int) -> Point:
    step, *told = data
    if len(told) != seats:
        raise ValueError(told)
    return Point(_whole(step, 0, length), tuple(_whole(one, 0, WHOLE) for one in told))


def _moment(data: Any, length: int, seats: int) -> Moment:
    step, end, seat, swing, cost, advised = data
    actions = [as_action(action) for action in advised]
    if None in actions:
        raise ValueError(advised)
    return Moment(
        _whole(step, 0, length - 1),
        _whole(end, step + 1, length),
        _whole(seat, 0, seats - 1),
        _whole(swing, -WHOLE, WHOLE),
        _whole(cost, 0, WHOLE),
        tuple(action for action in actions if action),
    )


def _person(data: Any, seats: int) -> Person:
    seat, best, costliest = data
    if any(step is not None and type(step) is not int for step in (best, costliest)):
        raise ValueError(data)
    return Person(_whole(seat, 0, seats - 1), best, costliest)
