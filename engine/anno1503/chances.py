"""How likely everybody is to win ANNO 1503: by the rounds that each still needs.

The weights are a softmax regression's, over five thousand turns of medium's matches against itself
and who won them, a little less sure of themselves than that.
"""

from math import sqrt

from engine.anno1503.charting import chart
from engine.anno1503.judgement import UNLIMITED, affairs, rounds_left
from engine.anno1503.state import Position
from engine.bots.outlook import Outlook, shares

ROUND, ON_TURN = 0.33, 0.3
"""The nearer the end, the more does a round mean."""
SHIELD = 0.2
"""For a victory condition that is met."""
NEAREST = 0.2
"""Rounds; the judgement may even think that somebody needs none."""


def chances(position: Position) -> list[float]:
    rounds = [_rounds(position, seat) for seat in range(position.seats)]
    spread = sqrt(max(NEAREST, min(rounds)) + 0.5)
    return shares(
        [
            (ON_TURN * (position.turn == seat) - ROUND * needed) / spread
            + SHIELD * position.shields[seat].bit_count()
            for seat, needed in enumerate(rounds)
        ]
    )


def _rounds(position: Position, seat: int) -> float:
    """By all that the seat itself knows of the sea.

    No hand is too full here: the limit comes and goes with the own turn (I17), and the chance
    would jump with it.
    """
    own = affairs(position, seat)._replace(limit=UNLIMITED)
    return rounds_left(own, chart(position, seat), position.seats)


OUTLOOK = Outlook(chances)
