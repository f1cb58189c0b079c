"""A race in real time: the cards turn up, the clock runs, computer players come aboard.

A plain state machine: every context tells it the page's time, and it answers when it wants to be
woken and what is to be played. At most one action at a time, so that it always sees what came of
the last one. Its own times are milliseconds since cast-off.
"""

from collections.abc import Sequence
from typing import NamedTuple

from app.tables.effects import Act, Keep, Sound, Toast
from app.tables.santyanno.context import Context, Effects
from app.tables.santyanno.laps import Lap
from engine.language import tr
from engine.santyanno.fleet import FLEET
from engine.santyanno.queries import passing, searching
from engine.santyanno.rounds import laps, row_length
from engine.santyanno.types import Action

LAYING = 100
"""Milliseconds from cast-off until the panels get their pictures: the race is seen at once."""
TURN_UP = 260
"""From one card that turns up to the next."""
COUNTDOWN = 5_000
"""S13."""
LIMIT = 60_000
"""S15 with ruling T4."""
ASLEEP = 1_500
"""So much behind the world outside, the page has slept."""
GRACE = 80
"""A press made in time may still be on its way when the time is over."""
FLAG_UP = 3_000
"""How long a first press on the flag waits for the second."""

AT_ONCE = 0.0
_NEVER = 1 << 60


class Plan(NamedTuple):
    """What a computer player has in mind."""

    ship: int
    time: int


class Race:
    """One race, or in `pass` one person's part of it."""

    def __init__(self, context: Context, seats: Sequence[int], reached: int = 0) -> None:
        view = context.view
        self.seats = seats
        """The people who press now."""
        self.passing = passing(view)
        self.timed = bool(view["options"]["countdown"])
        """Whether there is a countdown, and in `pass` a limit (S10)."""
        self.laid = False
        """Whether the panels have their pictures."""
        self._lays = context.now + LAYING
        self.turned = 0
        """How many cards lie open, counted from the last."""
        self.start: float | None = None
        """The page's clock at cast-off; None while the cards turn up."""
        self.plans: dict[int, Plan] | None = None
        """Of the computer players who still search; asked for when the first card turns up."""
        runs = laps(view["options"], view["round"])
        self.laps = (
            {seat: Lap(view["table"], view["pirates"][seat]) for seat in seats} if runs else {}
        )
        self.over = False
        self.ended_at: float | None = None
        """The page's clock when the last of all committed."""
        self._reached = reached
        """When somebody committed last; a race that was left goes on from there."""
        self._flags: dict[int, float] = {}
        """Who pressed the flag once, and when the page's clock lowers it."""
        self._hurried = False
        self._drummed = -1
        """The last number of the countdown that was heard."""
        turning = TURN_UP * (len(view["cards"]) or row_length(view["round"]))
        self._opens = context.now + turning
        """The page's clock when the last card is to be turned up."""
        self.cast_off = context.wall + turning
        """The same in the world outside, where no reload sets it back."""

    @classmethod
    def joined(cls, context: Context, seats: Sequence[int], cast_off: int) -> "Race":
        """A race that was cast off at this time of the world outside, and has run on since."""
        race = cls(context, seats, context.race_time(cast_off_length(context)))
        race.laid = True
        longest = race.cast_off
        race.cast_off = min(cast_off, longest)
        race._opens = context.now + race.cast_off - context.wall
        left = -(-max(0, race.cast_off - context.wall) // TURN_UP)
        race.turned = len(context.view["cards"]) - left
        if not left:
            race.plans = _plans(context)
            race._start(context, max(context.wall - race.cast_off, race._reached))
        return race

    def _start(self, context: Context, milliseconds: int) -> None:
        """The clock runs, and stands at so many by now."""
        self.start = context.now - milliseconds

    def pressing(self, context: Context) -> list[int]:
        """The people of this race who have not committed."""
        return [seat for seat in searching(context.view) if seat in self.seats]

    def gives_up(self, seat: int) -> bool:
        """Whether the flag was pressed once."""
        return seat in self._flags

    def elapsed(self, at: float) -> int:
        """The race's time at a time of the page's clock."""
        return 0 if self.start is None else max(0, int(at - self.start))

    def count(self, context: Context) -> int | None:
        """The number of the countdown that is running."""
        deadline = self._deadline(context)
        if deadline is None or self.start is None:
            return None
        left = max(0, deadline - self.elapsed(context.now))
        seconds = -(-left // 1000)
        return seconds if seconds <= COUNTDOWN // 1000 else None

    def _deadline(self, context: Context) -> int | None:
        """When the time of those who still search is over."""
        if not self.timed:
            return None
        if self.passing:
            return LIMIT if self.pressing(context) else None
        return self._reached + COUNTDOWN if len(searching(context.view)) == 1 else None

    def _last_moment(self, context: Context) -> int:
        """S13 and S15 bind computer players, too."""
        deadline = LIMIT if self.passing and self.timed else self._deadline(context)
        return _NEVER if deadline is None else deadline

    def due(self, context: Context) -> float:
        """When the page's clock should wake it."""
        if not self.laid:
            return self._lays
        if self.start is None:
            left = len(context.view["cards"]) - self.turned
            return self._opens - TURN_UP * (left - 1) if left else AT_ONCE
        if self._hurried:
            return AT_ONCE
        times = [(self.elapsed(context.now) // 1000 + 1) * 1000]
        plan = self._next_plan(context)
        if plan and plan[1].time <= self._last_moment(context):
            times.append(plan[1].time)
        deadline = self._deadline(context)
        if deadline is not None:
            times += [deadline + GRACE + 1, self._next_beat(context, deadline)]
        return min([self.start + min(times), *self._flags.values()])

    def tick(self, context: Context) -> Effects:
        """What is due: a card, a computer player, the end of the time."""
        if not self.laid:
            self.laid = True
            return []
        if self.start is None:
            return self._turn_up(context)
        self._catch_up(context)
        self._flags = {seat: until for seat, until in self._flags.items() if until > context.now}
        played = self._arrival(context) or self._time_is_up(context)
        return played or self._drum(context)

    def _next_beat(self, context: Context, deadline: int) -> int:
        """When the countdown shows its next number, by the race's clock."""
        now = self.elapsed(context.now)
        return now + ((deadline - now) % 1000 or 1000) if deadline > now else _NEVER

    def _drum(self, context: Context) -> Effects:
        """S13: a drum roll for every number of the countdown."""
        count = self.count(context)
        if count is None or count == self._drummed:
            return []
        self._drummed = count
        return [Sound("drum")] if count else []

    def _turn_up(self, context: Context) -> Effects:
        """S11: the next card; when all lie open and have been drawn, the clock starts."""
        if self.plans is None:
            self.plans = _plans(context)
        if self.turned < len(context.view["cards"]):
            self.turned += 1
            left = len(context.view["cards"]) - self.turned
            self._opens = max(self._opens, context.now + TURN_UP * left)
            return [Sound("flip")]
        self._start(context, self._reached)
        self.cast_off = context.wall - self._reached
        return [Sound("bell"), self.kept(cast_off_length(context))]

    def kept(self, begun: int) -> Keep:
        """S12: the time of cast-off, as it lies beside the save; `begun` is the action's number."""
        alone = self.seats[0] if self.passing and self.seats else None
        return Keep(cast_off_name(begun, alone), self.cast_off)

    def _catch_up(self, context: Context) -> None:
        """The page's clock may stand still while a device sleeps; the race's does not."""
        outside = context.wall - self.cast_off
        if outside > self.elapsed(context.now) + ASLEEP:
            self._start(context, outside)

    def _next_plan(self, context: Context) -> tuple[int, Plan] | None:
        """The computer player who comes aboard next."""
        plans = self.plans or {}
        waiting = [(seat, plans[seat]) for seat in searching(context.view) if seat in plans]
        return min(waiting, key=lambda entry: entry[1].time, default=None)

    def _arrival(self, context: Context) -> Effects:
        """Let a computer player aboard whose time has come, or comes when nobody waits for it."""
        found = self._next_plan(context)
        if found is None:
            self._hurried = False
            return []
        seat, (ship, time) = found
        if time <= self._last_moment(context):
            come = self._hurried or time <= self.elapsed(context.now)
            return self._play(context, seat, ("board", ship, time), time) if come else []
        over = self._hurried or (self.passing and not self.pressing(context))
        return self._play(context, seat, ("late",), time) if over else []

    def _time_is_up(self, context: Context) -> Effects:
        deadline, now = self._deadline(context), self.elapsed(context.now)
        if deadline is None or now <= deadline + GRACE:
            return []
        late = self.pressing(context) if self.passing else searching(context.view)
        return self._play(context, late[0], ("late",), now)

    def hurry(self, context: Context) -> None:
        """Nobody but computer players is left: see at once what they will do in their time."""
        self._hurried = not self.pressing(context)

    def press(
        self, context: Context, seat: int, ship: int, at: float, place: tuple[int, int] = (0, 0)
    ) -> Effects:
        """A person presses a ship: a step of the lap, or the choice.

        `at` is the page's clock when the finger came down, `place` where it did.
        """
        if self.start is None:
            return _refused(context.why_not(("board", ship, 0), seat) or _too_early(), place)
        time = self.elapsed(at)
        if seat not in self.pressing(context) or ship not in FLEET:
            return _refused(context.why_not(("board", ship, time), seat), place)
        deadline, lap = self._deadline(context), self.laps.get(seat)
        if deadline is not None and time > deadline:
            return []
        if lap and not lap.done:
            return [Sound("card" if lap.tap(ship) else "no")]
        return self._play(context, seat, ("board", ship, time), time)

    def flag(self, context: Context, seat: int) -> Effects:
        """Giving up needs two presses, so that no elbow does it."""
        if self.start is None or seat not in self.pressing(context):
            return []
        if seat in self._flags:
            return self.give_up(context, seat)
        self._flags[seat] = context.now + FLAG_UP
        return []

    def give_up(self, context: Context, seat: int) -> Effects:
        """Somebody who still searches says so."""
        if self.start is None or seat not in self.pressing(context):
            return []
        return self._play(context, seat, ("late",), self.elapsed(context.now))

    def _play(self, context: Context, seat: int, action: Action, time: int) -> Effects:
        """Somebody commits; after the last one the race is over.

        S15: after one person's part the tablet goes on, after the last person's nobody waits for
        computer players.
        """
        left = [other for other in searching(context.view) if other != seat]
        self._reached = time
        if self.passing and seat in self.seats:
            self.over = any(other in context.people for other in left)
            self._hurried = not self.over
        if not left:
            self.over, self.ended_at = True, context.now
        return [Act(action, seat)]


def cast_off_name(begun: int, seat: int | None) -> str:
    """By the number of the action that cast off, in `pass` for each person."""
    return f"cast-off/{begun}" if seat is None else f"cast-off/{begun}/{seat}"


def cast_off_length(context: Context) -> int:
    """How many actions had been played when the last race had begun."""
    steps = enumerate(context.told_since(0), 1)
    return max((n for n, told in steps if any(e[0] == "cast_off" for e in told)), default=0)


def _plans(context: Context) -> dict[int, Plan]:
    """What every computer player who still searches has in mind.

    Thought of at cast-off, so that a page that is opened again in the middle of a race finds the
    same plans.
    """
    begun = cast_off_length(context)
    plans = {}
    for seat in searching(context.view):
        if seat not in context.people:
            match context.computer(seat, begun):
                case ("board", ship, time):
                    plans[seat] = Plan(ship, time)
    return plans


def _refused(reason: str | None, place: tuple[int, int]) -> Effects:
    return [Sound("no"), Toast(reason, *place)] if reason else []


def _too_early() -> str:
    return tr("Cast off (S11): the clock starts when the first card is turned up.")
