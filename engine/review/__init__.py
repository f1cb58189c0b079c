"""A finished match, looked at again: who was how likely to win, and what turned it.

`Reviewing` thinks in slices, as a computer player does, and its dice come from the match: the same
match always has the same review. What it comes to holds numbers and actions and no sentence, so
that it can lie beside the match.
"""

from engine.bots.outlook import chances, outlook
from engine.match import Match
from engine.review.found import Moment, Person, Point, Review, read_review
from engine.review.reviewing import Reviewing

__all__ = ["Moment", "Person", "Point", "Review", "Reviewing", "can_be_reviewed", "read_review"]


def can_be_reviewed(match: Match) -> bool:
    """Whether a match is over, and was played to win in a game whose chances can be told."""
    if not match.over or not match.length or outlook(match.game) is None:
        return False
    return chances(match.game, match.beginning()) is not None
