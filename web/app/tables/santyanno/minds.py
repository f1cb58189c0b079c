"""Computer players in the race: asked once at cast-off, aboard when their time has passed."""

from engine import Match
from engine.dice import Dice
from engine.santyanno.bot import plan

Plan = tuple[int, int]
"""The ship, and the milliseconds after which it is boarded."""


def plans(match: Match) -> dict[int, Plan]:
    """What every computer player has in mind in this race.

    It comes from the match's seed, the seat and the cast-off, so that a page that is opened again
    in the middle of a race finds the same minds.
    """
    length = _cast_off(match)
    return {
        seat: plan(match.state.view(seat), player.kind, _dice(match.seed, seat, length))
        for seat, player in enumerate(match.players)
        if not player.human
    }


def _cast_off(match: Match) -> int:
    """How many actions the log held when this race began."""
    log = match.log
    return max((n for n, (_, action) in enumerate(log, 1) if action[0] == "cast_off"), default=0)


def _dice(seed: int, seat: int, length: int) -> Dice:
    return Dice(Dice(seed ^ (seat << 40) ^ (length << 48)).bits())
