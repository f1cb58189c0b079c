"""Many matches, seats rotated, spread over an executor."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.arena.matches import Played, play
from engine.dice import Dice
from engine.game import Value
from engine.registry import games

if TYPE_CHECKING:
    from concurrent.futures import Executor

CHUNK = 4
"""Matches in one piece of work for an executor."""


LINEUPS = ("turns", "one", "mixed")
"""Who sits at a table with more seats than kinds: the kinds in turn, beginning again; the first
kind once and the others in turn; or everybody drawn by lot, anew for every deal."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Which matches are to be played."""

    game: str
    kinds: tuple[str, ...]
    matches: int
    seats: int = 0
    """0 for one seat for each kind."""
    seed: int = 1
    options: Mapping[str, Value] = field(default_factory=dict)
    lineup: str = "turns"

    def seating(self, number: int) -> tuple[int, tuple[str, ...]]:
        """A match's seed and who sits where.

        Each deal is played several times, everybody one seat further every time, so that good
        cards help all of them alike.
        """
        seats = self.seats or len(self.kinds)
        times = len(self.kinds) if self.lineup == "turns" else seats
        seed = self.seed + number // times
        company = self._company(seed, seats)
        return seed, tuple(company[(seat + number) % len(company)] for seat in range(seats))

    def _company(self, seed: int, seats: int) -> tuple[str, ...]:
        """Who plays a deal, clockwise."""
        first, *rest = self.kinds
        if self.lineup == "one":
            return first, *(rest[seat % len(rest)] for seat in range(seats - 1))
        if self.lineup == "mixed":
            lot = Dice(seed)
            return tuple(lot.choice(self.kinds) for _ in range(seats))
        return self.kinds


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
