"""Which card is which: every card keeps its name as long as all can follow it with their eyes.

Where a card lies in a hand is open to all, so the open events alone say how it wanders: from a
hand to the discard pile, from the draw pile to a hand. The name is the key by which it travels.
"""

from collections.abc import Iterable, Sequence

from app.tables.annaotto.context import Context
from engine.annaotto.types import Event, View


class Tracker:
    """The names of the cards that can be told apart now, and which of them moved last."""

    __slots__ = ("hands", "draw", "drawn", "top", "under", "owner", "_touched", "_count")

    def __init__(self, sizes: Iterable[int]) -> None:
        """With so many cards in the hands."""
        self._count = 0
        self.hands = [[self._new() for _ in range(size)] for size in sizes]
        self.top = self._new()
        self.draw = self._new()
        self.drawn = self.under = ""
        self.owner: int | None = None
        """Out of whose hand the top of the discard pile came."""
        self._touched: list[set[str]] = []
        """What each action laid, placed or turned."""

    def _new(self) -> str:
        self._count += 1
        return f"card{self._count}"

    def follow(self, told: Sequence[Event]) -> None:
        """One action."""
        self._touched.append(set())
        for event in told:
            self._follow(event)

    def _follow(self, event: Event) -> None:
        match event:
            case ("laid", seat, _, place) | ("took", _, seat, _, place):
                self._lay(self.hands[seat].pop(place), seat)
            case ("draws", _, _):
                self.drawn, self.draw = self.draw, self._new()
            case ("laid_drawn", seat, _):
                self._lay(self.drawn, seat)
            case ("kept", seat, _):
                self.hands[seat].append(self.drawn)
                self._touched[-1].add(self.drawn)
            case ("turned", _, seat, places, _):
                self._touched[-1].update(self.hands[seat][place] for place in places)
            case ("turned_all", _, seat, _):
                self._touched[-1].update(self.hands[seat])
            case ("reshuffled", _):
                self.draw = self._new()

    def _lay(self, card: str, owner: int) -> None:
        self.under, self.top, self.owner = self.top, card, owner
        self._touched[-1].add(card)

    def traced(self) -> set[str]:
        """What moved in the last round."""
        return set().union(*self._touched[-len(self.hands) :])

    def fits(self, view: View) -> bool:
        """Whether there is a name for every card of every hand."""
        return [*map(len, self.hands)] == [*map(len, view["hands"])]


class Tracking:
    """A tracker that keeps up with a match, however the match moves."""

    __slots__ = ("_tracker", "_length")

    def __init__(self) -> None:
        self._tracker: Tracker | None = None
        self._length = 0

    def up_to(self, context: Context) -> Tracker:
        """The names after all that was told."""
        tracker, length = self._tracker, context.length
        if tracker is None or length < self._length:
            return self._begin(context)
        if length > self._length:
            for told in context.told_since(self._length):
                tracker.follow(told)
            self._length = length
        return tracker if tracker.fits(context.view) else self._begin(context)

    def _begin(self, context: Context) -> Tracker:
        told = context.told_since(0)
        tracker = Tracker(_first_sizes(context.view, told))
        for events in told:
            tracker.follow(events)
        self._tracker, self._length = tracker, context.length
        return tracker


def _first_sizes(view: View, told: Iterable[Iterable[Event]]) -> list[int]:
    """How many cards the hands had before all that was told, from how many they have now."""
    sizes = [len(hand) for hand in view["hands"]]
    for events in told:
        for event in events:
            match event:
                case ("laid", seat, _, _) | ("took", _, seat, _, _):
                    sizes[seat] += 1
                case ("kept", seat, _):
                    sizes[seat] -= 1
    return sizes
