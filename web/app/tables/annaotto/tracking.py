"""Which card is which: every card keeps its name from the deal on, by what all have seen.

Where a card lies in a hand is open to all, so the open events alone say how it wanders: from a
hand to the discard pile, from the draw pile to a hand. The name is the key by which it travels.
"""

from collections.abc import Sequence

from engine.game import Event, Told


class Tracker:
    """The names of the cards that can be told apart now, and which of them moved last."""

    __slots__ = ("hands", "draw", "drawn", "top", "under", "owner", "touched", "_count")

    def __init__(self, seats: int, deal: int) -> None:
        self._count = 0
        self.hands = [[self._new() for _ in range(deal)] for _ in range(seats)]
        self.top = self._new()
        self.draw = self._new()
        self.drawn = self.under = ""
        self.owner: int | None = None
        """Out of whose hand the top of the discard pile came."""
        self.touched: list[set[str]] = []
        """What each action laid, placed or turned."""

    def _new(self) -> str:
        self._count += 1
        return f"card{self._count}"

    def follow(self, told: Sequence[Told]) -> None:
        """One action."""
        self.touched.append(set())
        for event, _ in told:
            self._follow(event)

    def _follow(self, event: Event) -> None:
        match event:
            case ("laid", seat, _, place) | ("took", _, seat, _, place):
                self._lay(self.hands[seat].pop(place), seat)
            case ("draws", *_):
                self.drawn, self.draw = self.draw, self._new()
            case ("laid_drawn", seat, _):
                self._lay(self.drawn, seat)
            case ("kept", seat, _):
                self.hands[seat].append(self.drawn)
                self.touched[-1].add(self.drawn)
            case ("turned", _, seat, places, _):
                self.touched[-1].update(self.hands[seat][place] for place in places)
            case ("turned_all", _, seat, _):
                self.touched[-1].update(self.hands[seat])
            case ("reshuffled", _):
                self.draw = self._new()

    def _lay(self, card: str, owner: int) -> None:
        self.under, self.top, self.owner = self.top, card, owner
        self.touched[-1].add(card)

    def traced(self) -> set[str]:
        """What moved in the last round."""
        return set().union(*self.touched[-len(self.hands) :])


class Tracking:
    """A tracker that keeps up with a match, however the match moves."""

    __slots__ = ("_tracker", "_steps")

    def __init__(self) -> None:
        self._tracker: Tracker | None = None
        self._steps = 0

    def up_to(self, seats: int, deal: int, history: list[tuple[int, list[Told]]]) -> Tracker:
        """The names after these actions."""
        if self._tracker is None or len(history) < self._steps:
            self._tracker, self._steps = Tracker(seats, deal), 0
        for _, told in history[self._steps :]:
            self._tracker.follow(told)
        self._steps = len(history)
        return self._tracker
