"""A match cut into what was chosen at one go.

A *stretch* is what one seat did from one piece of news to the next: all its actions could be
taken back but the last, after which a card was turned, a die was rolled or another was on turn. So
whoever began it knew all that they knew within it, and it can be judged as a whole: the order in
which its actions came makes no mistake.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.game import Action, AnyState
from engine.match import Match


@dataclass(frozen=True, slots=True)
class Stretch:
    step: int
    """How many actions had been played before it."""
    seat: int
    actions: tuple[Action, ...]
    before: AnyState
    """The position in which it began. Whoever asks must not change it."""
    after: AnyState

    @property
    def end(self) -> int:
        return self.step + len(self.actions)

    @property
    def had_a_choice(self) -> bool:
        """Whether it was the seat's to choose, and there was another way."""
        turn = self.before.actors[:1] == (self.seat,)
        return turn and (len(self.actions) > 1 or len(self.before.legal(self.seat)) > 1)


def stretches(match: Match) -> Iterator[Stretch]:
    """All of a match, one after the other."""
    log, state, begun = match.log, match.beginning(), 0
    before = state.copy()
    for number, (seat, action) in enumerate(log, 1):
        goes_on = match.goes_on(state, action, seat)
        if goes_on and number < len(log) and log[number][0] == seat:
            continue
        actions = tuple(one for _, one in log[begun:number])
        after = state.copy()
        yield Stretch(begun, seat, actions, before, after)
        begun, before = number, after
