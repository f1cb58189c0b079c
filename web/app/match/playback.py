"""A match walked through, position by position: what a replay shows, without a browser."""

from bisect import bisect_left, bisect_right
from functools import cached_property

from app.match.log import may_see
from app.tables.context import Context
from app.tables.kit.keys import StableKeys
from app.tables.parts import AnyContext
from engine import Match
from engine.game import AnyState, Event


class Playback:
    """Every position that was reached is kept, so that a step back costs as little as one forward.

    `eyes` of what is asked: a seat, or None for what a bystander sees.
    """

    def __init__(self, match: Match, step: int = 0) -> None:
        self.match = match
        self.keys = StableKeys()
        self.step = 0
        """How many actions have been played."""
        self._log = match.log
        self._positions = [match.beginning()]
        self.go(step)

    @property
    def length(self) -> int:
        return len(self._log)

    def at(self, step: int) -> AnyState:
        """The position after so many actions. It is kept: whoever asks must not change it."""
        positions = self._positions
        while len(positions) <= step:
            state = positions[-1].copy()
            seat, action = self._log[len(positions) - 1]
            state.play(action, seat)
            positions.append(state)
        return positions[step]

    def go(self, step: int) -> None:
        """To the position after so many actions, or as near as there is one."""
        self.step = max(0, min(step, self.length))
        self.at(self.step)

    @property
    def state(self) -> AnyState:
        return self.at(self.step)

    @property
    def actor(self) -> int | None:
        """Who did what led here; None at the beginning."""
        return self._log[self.step - 1][0] if self.step else None

    @cached_property
    def turns(self) -> list[int]:
        """After how many actions somebody begins to act whom another acted before."""
        seats = [seat for seat, _ in self._log]
        return [n for n, seat in enumerate(seats) if n == 0 or seat != seats[n - 1]]

    @property
    def turn(self) -> int:
        """The number of the turn whose actions led here, counted from 1; 0 at the beginning."""
        return bisect_left(self.turns, self.step)

    @property
    def turn_before(self) -> int:
        """Where this turn began, or the one before it where this is such a place."""
        earlier = bisect_left(self.turns, self.step) - 1
        return self.turns[earlier] if earlier >= 0 else 0

    @property
    def turn_after(self) -> int:
        """Where the next turn begins; the end after the last."""
        later = bisect_right(self.turns, self.step)
        return self.turns[later] if later < len(self.turns) else self.length

    def told(self, length: int, eyes: int | None, open_to_all: bool = False) -> list[list[Event]]:
        """What each action after so many told these eyes, up to here."""
        length = max(0, length)
        steps = self.match.told_since(length)[: max(0, self.step - length)]
        return [
            [event for event, seats in told if open_to_all or may_see(seats, eyes, False)]
            for told in steps
        ]

    def lines(self, eyes: int | None, open_to_all: bool = False) -> list[str]:
        """What the log says of the action that led here."""
        match = self.match
        words, names = match.game.words, match.names
        if not self.step:
            return list(words.opening(self.state.view(None), names))
        events = self.told(self.step - 1, eyes, open_to_all)[0]
        return [text for event in events if (text := words.sentence(event, names))]

    def context(
        self, eyes: int | None, size: tuple[int, int], open_to_all: bool = False
    ) -> AnyContext:
        """The table as these eyes see it here; nothing on it can be tapped."""
        match, state = self.match, self.state

        def told_since(length: int) -> list[list[Event]]:
            return self.told(length, eyes, open_to_all)

        return Context(
            view=state.view(eyes),
            names=match.names,
            colours=match.colours,
            kinds=match.kinds,
            viewer=eyes,
            actors=state.actors,
            length=self.step,
            recent=[event for told in told_since(self.step - 1) for event in told],
            standings=state.standings or (),
            width=size[0],
            height=size[1],
            keys=self.keys,
            live=False,
            told_since=told_since,
        )
