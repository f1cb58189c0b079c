"""What a tournament came to, with honest intervals."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from engine.arena.matches import Played

Z95 = 1.959964
"""Standard deviations on either side of 95 %."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of matches won, and the interval it lies in with 95 % confidence."""

    won: float
    of: int

    @property
    def share(self) -> float:
        return self.won / self.of

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.of)


@dataclass(frozen=True, slots=True)
class Summary:
    matches: int
    unfinished: int
    kinds: dict[str, Rate]
    """A win shared by several counts as an equal part for each."""
    fair: dict[str, float]
    """The share that each kind would win if all played alike: its share of the seats."""
    seats: list[Rate]
    """The same by seat, whoever sat there."""
    turns: list[Rate]
    """The same by who had the first turn, the second, and so on, wherever they sat."""
    scores: dict[str, float]
    endings: dict[str, int]
    """How the matches ended, the most frequent first."""
    lengths: list[int]
    """Actions in each match, the shortest first."""

    @property
    def length(self) -> float:
        return _mean(self.lengths)

    def quantile(self, share: float) -> int:
        """The length that this share of the matches does not exceed."""
        return self.lengths[min(len(self.lengths) - 1, int(share * len(self.lengths)))]


def wilson(won: float, of: int) -> tuple[float, float]:
    """Wilson's interval for a share; sound near 0 and 1, too."""
    share, z2 = won / of, Z95 * Z95
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    reach = Z95 * sqrt(share * (1 - share) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def summary(played: Iterable[Played]) -> Summary:
    """Count matches; at least one."""
    matches = list(played)
    wins = [_wins(match.places) for match in matches]
    sat = [
        (kind, won, score)
        for match, shares in zip(matches, wins, strict=True)
        for kind, won, score in zip(match.kinds, shares, match.scores, strict=True)
    ]
    kinds = dict.fromkeys(kind for kind, _, _ in sat)
    seats = range(len(matches[0].kinds))
    turns = [_in_order(match, shares) for match, shares in zip(matches, wins, strict=True)]
    return Summary(
        len(matches),
        sum(not match.finished for match in matches),
        {kind: Rate(sum(won for k, won, _ in sat if k == kind), len(matches)) for kind in kinds},
        {kind: sum(k == kind for k, _, _ in sat) / len(sat) for kind in kinds},
        [Rate(sum(shares[seat] for shares in wins), len(matches)) for seat in seats],
        [Rate(sum(shares[turn] for shares in turns), len(matches)) for turn in seats],
        {kind: _mean([score for k, _, score in sat if k == kind]) for kind in kinds},
        dict(Counter(match.ended or "given up" for match in matches).most_common()),
        sorted(match.length for match in matches),
    )


def _in_order(match: Played, shares: Sequence[float]) -> list[float]:
    """Shares of a win by turn order instead of by seat."""
    return [shares[seat] for seat in match.order or range(len(shares))]


def _wins(places: Sequence[int]) -> list[float]:
    """A win for the first place, shared by all who share it."""
    first = places.count(1)
    return [1 / first if place == 1 else 0.0 for place in places]


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
