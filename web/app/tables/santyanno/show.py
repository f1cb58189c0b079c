"""The resolution as a show (S18): every pirate walks card by card, back and forth."""

from engine.game import Data, Event
from engine.santyanno import Step, steps

from .ring import Trail

PACE = 1.9
"""Seconds for a step when it runs by itself."""


class Show:
    """Where the show of one round stands: before the first step, after some, or at the loot."""

    __slots__ = ("view", "ways", "verdict", "step", "running", "seat")

    def __init__(self, view: Data, verdict: list[Event]) -> None:
        self.view = view
        self.ways: list[list[Step]] = [
            steps(view["table"], ship, view["cards"], view["event"]) for ship in view["pirates"]
        ]
        self.verdict = verdict
        """What splitting the loot will tell: who was right, who was fast."""
        self.step = 0
        self.running = False
        self.seat: int | None = None
        """The one pirate whose way is followed, if any."""

    @property
    def length(self) -> int:
        return len(self.ways[0])

    @property
    def at_loot(self) -> bool:
        return self.step > self.length

    def go(self, by: int) -> None:
        self.step = min(max(self.step + by, 0), self.length + 1)

    def end(self) -> None:
        self.step = self.length + 1

    def pirates(self) -> list[int]:
        """The ships of all pirates after this step."""
        done = min(self.step, self.length)
        return [way[done - 1].to if done else way[0].ship for way in self.ways]

    def current(self) -> list[Step]:
        """The step of each pirate that was made last."""
        if not 1 <= self.step <= self.length:
            return []
        return [way[self.step - 1] for way in self.ways]

    def trails(self) -> list[Trail]:
        if self.seat is not None:
            done = min(self.step, self.length)
            return [(self.seat, step.ship, step.to) for step in self.ways[self.seat][:done]]
        return [(seat, step.ship, step.to) for seat, step in enumerate(self.current())]
