"""A review without a browser: what it says of each moment, and the way not taken as a match."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.match.playback import Playback
from app.tables.parts import AnyTable
from engine import IllegalAction, Match, bots
from engine.bots.task import ended
from engine.game import Action, AnyState
from engine.review import Moment, Review, can_be_reviewed, read_review


def offered(match: Match, table: AnyTable) -> bool:
    """Whether there is something to say: of a race its table says it."""
    return match.over and (table.clock.races or can_be_reviewed(match))


@dataclass(frozen=True, slots=True)
class Weighed:
    """What is said of a moment."""

    played: Sequence[str]
    """What was done, as far as hard would not have done it, too."""
    advised: Sequence[str]
    """What hard would have done instead."""
    reason: str
    """Why, in hard's own words."""

    @property
    def differs(self) -> bool:
        return bool(self.played or self.advised)


def weighed(playback: Playback, moment: Moment) -> Weighed:
    """What was played against what hard would have played, and why: made anew in words."""
    match = playback.match
    played = [action for _, action in match.log[moment.step : moment.end]]
    words, names = match.game.words, match.names
    other = _without(moment.advised, played)
    reason = _reason(playback, moment, moment.advised.index(other[0])) if other else ""
    return Weighed(
        [words.describe(one, names) for one in _without(played, moment.advised)],
        [words.describe(one, names) for one in other],
        reason,
    )


def _without(some: Sequence[Action], others: Sequence[Action]) -> list[Action]:
    """Some actions without those that others have, too, each as often as it is there."""
    left, rest = list(others), []
    for action in some:
        if action in left:
            left.remove(action)
        else:
            rest.append(action)
    return rest


def _reason(playback: Playback, moment: Moment, number: int) -> str:
    """Why hard would have done the nth of its actions: it is asked where nothing else is legal."""
    match, seat = playback.match, moment.seat
    state = _after(playback.at(moment.step), moment.advised[:number], seat)
    dice = bots.dice_for(match.seed, seat, moment.step + number)
    only = [moment.advised[number]]
    return ended(bots.advise(match.game, state.view(seat), only, dice)).reason


def _after(state: AnyState, actions: Sequence[Action], seat: int) -> AnyState:
    position = state.copy()
    for action in actions:
        position.play(action, seat)
    return position


def other_way(playback: Playback, moment: Moment, now: int) -> Match:
    """A match of its own from that position, in which hard's advice was taken."""
    whole = playback.match
    begun = playback.at(moment.step).dump()
    match = Match(whole.game, whole.players, whole.seed, whole.options, now, begun)
    for action in moment.advised:
        match.play(action, moment.seat, now)
    return match


def kept_review(playback: Playback, text: str | None) -> Review | None:
    """A review that lies beside the match; None for what is none, or advises what is not legal."""
    match = playback.match
    review = read_review(text, match.length, len(match.players), match.game.rules)
    if review is None:
        return None
    try:
        for moment in review.moments:
            _after(playback.at(moment.step), moment.advised, moment.seat)
    except IllegalAction:
        return None
    return review
