"""The tapping duel (S22, ruling T3): five seconds of taps for tied people, for honour alone."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

SECONDS = 5
COUNT = 3
"""Ready, steady, go."""
SECOND = 1_000

DuelPhase: TypeAlias = Literal["ready", "count", "tap", "done"]


class Duel:
    """One duel: who taps, how often each has tapped, and how far it is."""

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = seats
        self.taps = dict.fromkeys(seats, 0)
        self.phase: DuelPhase = "ready"
        self.left = COUNT
        """Seconds, of the counting or of the tapping."""
        self.due: float | None = None
        """The page's clock at the end of this second."""

    def start(self, now: float) -> bool:
        """Begin, or begin again; False while one is on."""
        if self.phase in ("count", "tap"):
            return False
        self.taps = dict.fromkeys(self.seats, 0)
        self.phase, self.left, self.due = "count", COUNT, now + SECOND
        return True

    def tick(self, now: float) -> bool:
        """A second is over; True where a new part of the duel begins with it."""
        self.left -= 1
        self.due = now + SECOND
        if self.left:
            return False
        if self.phase == "count":
            self.phase, self.left = "tap", SECONDS
        else:
            self.phase, self.due = "done", None
        return True

    def tap(self, seat: int) -> None:
        if self.phase == "tap" and seat in self.taps:
            self.taps[seat] += 1

    @property
    def winners(self) -> list[int]:
        most = max(self.taps.values())
        return [seat for seat in self.seats if self.taps[seat] == most]
