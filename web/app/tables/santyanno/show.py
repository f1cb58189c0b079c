"""The resolution as a show (S18): every pirate walks card by card, back and forth."""

from typing import TypeAlias

from engine.santyanno import Step, steps, verdicts
from engine.santyanno.slips import explain
from engine.santyanno.types import Verdict, View

PACE = 1_900
"""Milliseconds for a step when it runs by itself."""

Trail: TypeAlias = tuple[int, int, int]
"""A seat, the ship it comes from, the ship it goes to."""


class Show:
    """Where the show of one round stands: before the first step, after some, or at the loot."""

    __slots__ = ("ways", "verdicts", "slips", "step", "due", "followed")

    def __init__(self, view: View) -> None:
        self.ways: list[list[Step]] = [
            steps(view["table"], ship, view["cards"], view["event"]) for ship in view["pirates"]
        ]
        self.verdicts: list[Verdict] = verdicts(view)
        """What splitting the loot will tell: who was right, who was fast."""
        self.slips = {
            one[1]: _slip(view, one[1], one[2]) for one in self.verdicts if one[0] == "astray"
        }
        """Of who went astray: the single slip that explains it; "" where none does."""
        self.step = 0
        self.due: float | None = None
        """The page's clock at the next step, while it runs by itself."""
        self.followed: int | None = None
        """The one pirate whose whole way is seen, if any."""

    @property
    def length(self) -> int:
        return len(self.ways[0])

    @property
    def at_loot(self) -> bool:
        return self.step > self.length

    @property
    def running(self) -> bool:
        return self.due is not None

    def run(self, now: float) -> None:
        """Let it run by itself; at its end it begins again."""
        self.step = 0 if self.at_loot else self.step
        self.due = now + PACE

    def tick(self, now: float) -> None:
        """It is time for the next step of a show that runs."""
        self.go(1)
        self.due = None if self.at_loot else now + PACE

    def stop(self) -> None:
        self.due = None

    def go(self, by: int) -> None:
        self.step = min(max(self.step + by, 0), self.length + 1)

    def end(self) -> None:
        self.step = self.length + 1

    def follow(self, seat: int) -> None:
        """One pirate's whole way, or everybody's last step again."""
        self.followed = None if self.followed == seat else seat

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
        if self.followed is not None:
            done = min(self.step, self.length)
            way = self.ways[self.followed][:done]
            return [(self.followed, step.ship, step.to) for step in way]
        return [(seat, step.ship, step.to) for seat, step in enumerate(self.current())]


def _slip(view: View, seat: int, chosen: int) -> str:
    start = view["pirates"][seat]
    found = explain(view["table"], start, view["cards"], view["event"], chosen)
    return found.words if found else ""
