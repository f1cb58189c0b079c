"""How likely everybody is to win a match of ANNO, as it stands.

The weights are a softmax regression's, over five thousand turns of medium's matches against itself,
of one to twelve mensises, and who won them.
"""

from math import sqrt

from engine.anno.orientation import Orientation
from engine.anno.rules import Anno
from engine.bots.outlook import Outlook, shares

POINT = 0.053
"""For a point on the sheet."""
LAID, HELD = 0.28, 0.31
"""For a card on the own board, against a card still in hand."""
ON_TURN = 0.17


def chances(position: Anno | Orientation) -> list[float] | None:
    """The more mensises are to come, the less does a lead mean."""
    if isinstance(position, Orientation):
        return None  # A29: nobody wins alone.
    spread = sqrt(max(1, int(position.options["mensises"]) - len(position.sheet)))
    totals = position.totals()
    return shares([_strength(position, seat, totals[seat]) / spread for seat in range(len(totals))])


def _strength(position: Anno, seat: int, total: int) -> float:
    if position.phase == "counted":
        return POINT * total  # The cards that still lie there are on the sheet already.
    laid = sum(1 + len(cards) for _, cards in position.boards[seat])
    held = len(position.hands[seat])
    return POINT * total + LAID * laid - HELD * held + ON_TURN * (position.turn == seat)


OUTLOOK = Outlook(chances)
