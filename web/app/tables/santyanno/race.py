"""A race in real time: the cards turn up, the clock runs, computer players come aboard."""

import asyncio
from collections.abc import Callable

from app.match.session import Session
from engine.game import Action
from engine.santyanno.fleet import FLEET

from .laps import LAP_ROUNDS, Lap
from .minds import Plan, plans

TURN_SECONDS = 0.26
"""From one card that turns up to the next."""
COUNTDOWN = 5_000
"""S13, in milliseconds."""
LIMIT = 60_000
"""S15 with ruling T4."""
GRACE = 80
"""A press made in time may still be on its way when the time is over."""
FLAG_SECONDS = 3.0


class Race:
    """One race, or in `pass` one person's part of it. Its times are milliseconds since cast-off."""

    def __init__(
        self, session: Session, seats: list[int], ended: Callable[[], None], begun: int = 0
    ) -> None:
        assert session.desk
        self.session = session
        self.desk = session.desk
        self.seats = seats
        """The people who press now."""
        self.ended = ended
        """Called when everybody has committed."""
        self.passing = session.match.options["play"] == "pass"
        self.begun = begun
        """The time that had passed when the page was opened again."""
        self.turned = 0
        """How many cards lie open, counted from the last."""
        self.start: float | None = None
        """The page's clock at cast-off; None while the cards turn up."""
        self.called: int | None = None
        """S13: when the countdown began."""
        self.flags: set[int] = set()
        """Who pressed the flag once."""
        self.over = False
        self.plans: dict[int, Plan] = plans(session.match)
        view = session.match.state.view(None)
        self.cards = len(view["cards"])
        runs = session.match.options["laps"] and view["round"] in LAP_ROUNDS
        self.laps = {seat: Lap(view["table"]) for seat in seats} if runs else {}

    @property
    def missing(self) -> list[int]:
        """Who has not committed."""
        view = self.session.match.state.view(None)
        if view["phase"] != "race":
            return []
        return [seat for seat, entry in enumerate(view["boarded"]) if entry is None]

    @property
    def searching(self) -> list[int]:
        """The people of this race who have not committed."""
        return [seat for seat in self.missing if seat in self.seats]

    def elapsed(self, at: float | None = None) -> int:
        if self.start is None:
            return 0
        return max(0, int((self.desk.clock() if at is None else at) - self.start))

    @property
    def deadline(self) -> int | None:
        """When the time of those who still search is over."""
        if self.passing:
            return LIMIT if self.searching else None
        return None if self.called is None else self.called + COUNTDOWN

    def count(self) -> int | None:
        """The number of the countdown that is running."""
        if self.deadline is None or self.start is None:
            return None
        left = max(0, self.deadline - self.elapsed())
        seconds = -(-left // 1000)
        return seconds if seconds <= COUNTDOWN // 1000 else None

    async def run(self) -> None:
        """Turn the cards up, then keep the time until everybody has committed."""
        for _ in range(self.cards):
            await asyncio.sleep(TURN_SECONDS)
            self.turned += 1
            self.desk.sound("flip")
            self.desk.refresh()
        self.start = self.desk.clock() - self.begun
        self.desk.sound("bell")
        self._call(self.begun)
        self.desk.refresh()
        shown = -1
        while not self.over and self.missing:
            self.tick()
            if self.over or not self.missing:
                return
            if self.elapsed() // 1000 != shown:
                shown = self.elapsed() // 1000
                self.desk.refresh()
            await asyncio.sleep(self._nap())

    def _nap(self) -> float:
        """Seconds until something is due."""
        now = self.elapsed()
        due = [1000 - now % 1000]
        due += [self.plans[seat][1] - now for seat in self.missing if seat in self.plans]
        if self.deadline is not None:
            due.append(self.deadline + GRACE - now)
        return max(0.005, min(due) / 1000)

    def tick(self) -> None:
        """Let computer players aboard whose time has come; close the race when time is up."""
        now = self.elapsed()
        while not self.over:
            waiting = [seat for seat in self.missing if seat in self.plans]
            seat = min(waiting, key=lambda seat: self.plans[seat][1], default=None)
            if seat is None or self.plans[seat][1] > min(now, self._last_moment(seat)):
                break
            self.commit(seat, *self.plans[seat])
        if self.deadline is not None and now > self.deadline + GRACE:
            for seat in self.searching if self.passing else self.missing:
                self.act(("late",), seat)
            self._part_over()

    def _last_moment(self, seat: int) -> int:
        """S13 binds computer players, too."""
        return self.deadline if self.deadline is not None and not self.passing else 1 << 60

    def hurry(self) -> None:
        """Nobody but computer players is left: see at once what they will do in their time."""
        while self.missing and not self.searching and not self.over:
            seat = min(self.missing, key=lambda seat: self.plans[seat][1])
            if self.plans[seat][1] > self._last_moment(seat):
                self.act(("late",), seat)
            else:
                self.commit(seat, *self.plans[seat])

    def press(self, seat: int, ship: int, at: float) -> str | None:
        """A person presses a ship: a step of the lap, or the choice. A reason if it is refused."""
        if self.start is None:
            return self.session.match.state.why_not(("board", ship, 0), seat) or TOO_EARLY
        time = self.elapsed(at)
        lap = self.laps.get(seat)
        if seat not in self.searching or ship not in FLEET:
            return self.session.match.state.why_not(("board", ship, time), seat)
        if self.deadline is not None and time > self.deadline:
            return None
        if lap and not lap.done:
            right = lap.tap(ship)
            self.desk.sound("card" if right else "no")
            self.desk.refresh()
            return None
        self.commit(seat, ship, time)
        self._part_over()
        return None

    def flag(self, seat: int) -> None:
        """Giving up needs two presses, so that no elbow does it."""
        if seat not in self.searching or self.start is None:
            return
        if seat in self.flags:
            self.act(("late",), seat)
            self._part_over()
            return
        self.flags.add(seat)
        self.desk.refresh()
        self.desk.later(self._lower(seat))

    async def _lower(self, seat: int) -> None:
        await asyncio.sleep(FLAG_SECONDS)
        self.flags.discard(seat)
        if not self.over:
            self.desk.refresh()

    def commit(self, seat: int, ship: int, time: int) -> None:
        self.act(("board", ship, time), seat, time)

    def act(self, action: Action, seat: int, time: int | None = None) -> None:
        self.desk.act(action, seat)
        self._call(self.elapsed() if time is None else time)
        if not self.missing and not self.over:
            self.over = True
            self.ended()

    def _part_over(self) -> None:
        """S15: after one person the tablet goes on; after the last one nobody waits for bots."""
        if self.passing and not self.over and not self.searching:
            if not self.session.waiting:
                self.hurry()
            self.over = True

    def _call(self, time: int) -> None:
        """S13: with one player left, the countdown begins."""
        if not self.passing and self.called is None and len(self.missing) == 1:
            self.called = time
            self.desk.refresh()


TOO_EARLY = "Cast off (S11): the clock starts when the first card is turned up."
