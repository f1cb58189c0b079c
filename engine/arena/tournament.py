"""Many matches, seats rotated, spread over an executor."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.arena.matches import Played, play
from engine.game import Value
from engine.registry import games

if TYPE_CHECKING:
    from concurrent.futures import Executor

CHUNK = 4
"""Matches in one piece of work for an executor."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Which matches are to be played."""

    game: str
    kinds: tuple[str, ...]
    matches: int
    seats: int = 0
    """0 for one seat for each kind; where there are more, the kinds begin again."""
    seed: int = 1
    options: Mapping[str, Value] = field(default_factory=dict)

    def seating(self, number: int) -> tuple[int, tuple[str, ...]]:
        """A match's seed and who sits where.

        Each deal is played as often as there are kinds, everybody one seat further every time, so
        that good cards help all of them alike.
        """
        count = len(self.kinds)
        seats = self.seats or count
        return self.seed + number // count, tuple(
            self.kinds[(seat + number) % count] for seat in range(seats)
        )


def tournament(plan: Plan, executor: "Executor | None" = None) -> Iterator[Played]:
    """The matches as they are finished, in any order; without an executor one after the other."""
    pieces = [
        range(first, min(first + CHUNK, plan.matches)) for first in range(0, plan.matches, CHUNK)
    ]
    if executor is None:
        for piece in pieces:
            yield from play_piece(plan, piece)
        return
    # Not `as_completed`: futures of other executors than the library's own do not fit it.
    for done in executor.map(play_piece, [plan] * len(pieces), pieces):
        yield from done


def play_piece(plan: Plan, numbers: range) -> list[Played]:
    game = games()[plan.game]
    seatings = (plan.seating(number) for number in numbers)
    return [play(game, kinds, seed, plan.options) for seed, kinds in seatings]
