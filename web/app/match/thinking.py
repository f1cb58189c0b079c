"""Computer players in the page: they think in slices, so that the table never freezes."""

import asyncio
from collections.abc import Callable, Collection, Generator
from typing import Protocol, TypeVar

from app.match.hint import Step
from app.match.session import Session
from app.match.steady import BY_THE_DICE, choosing
from engine import bots
from engine.bots import Advice, levels
from engine.game import Action, AnyState

__all__ = ["ComputerPlayers", "advice", "following", "levels"]

T = TypeVar("T")

SLICE = 8
"""Milliseconds of thought before the page has its thread back."""
BREATH = 0.005
"""Seconds that the page has then: a real timer. What is to come at once, Pyodide calls before the
browser paints, so that frames were late by 100 ms and more."""

PLANNED = 5
"""How many steps of a turn a hint thinks ahead, at most."""

PAUSES = {"slow": 1.6, "normal": 0.8, "quick": 0.2}
PATIENCE = {"short": 2.0, "normal": 4.0, "long": 8.0, "endless": 3600.0}
"""Seconds that a computer player leaves people who may still do something in its turn."""
FOLLOWING = 0.4
"""A further action in the same turn waits this share of the pause."""
TICK = 0.04
MOST_TRIES = 20
"""Other actions that are tried where the rules stumble over one."""


async def sliced(thinking: Generator[None, None, T], clock: Callable[[], float]) -> T:
    """Run a thought to its end, giving the thread back every few milliseconds."""
    begun = clock()
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            result: T = end.value
            return result
        if clock() - begun >= SLICE:
            await asyncio.sleep(BREATH)
            begun = clock()


async def advice(session: Session, seat: int, clock: Callable[[], float]) -> Advice[Action]:
    """What hard would play for a person, from what they know; asked again, the next best."""
    besides = session.hint.told if session.hint else ()
    return await _advice(session, session.match.state, seat, clock, besides)


async def _advice(
    session: Session,
    state: AnyState,
    seat: int,
    clock: Callable[[], float],
    besides: Collection[Action] = (),
) -> Advice[Action]:
    match = session.match
    dice = bots.dice_for(match.seed, seat, match.length)
    thinking = bots.advise(match.game, state.view(seat), state.legal(seat), dice, besides)
    return await sliced(thinking, clock)


async def following(
    session: Session, seat: int, first: Action, clock: Callable[[], float]
) -> list[Step]:
    """The rest of a turn's plan after its first step, as far as undo could take it back."""
    match, state = session.match, session.match.state.copy()
    shown, people = session.table.privacy.shown, len(session.people)
    plan: list[Step] = []
    last = first
    while len(plan) < PLANNED - 1 and match.goes_on(state, last, seat):
        last = (await _advice(session, state, seat, clock)).action
        plan.append((last, shown(state.view(seat), people)))
    return plan


async def _choice(session: Session, seat: int, clock: Callable[[], float]) -> Action | None:
    """What a computer player does; None where it lets a chance in another's turn go by."""
    match = session.match
    return await sliced(choosing(match, seat, match.length, session.replaced), clock)


class Host(Protocol):
    """The screen that computer players act on."""

    elsewhere: str
    """Why nobody may act here now; "" where they may."""

    def act(self, action: Action, seat: int | None = None) -> None:
        """Play an action: saved first, then shown."""

    def clock(self) -> float:
        """Milliseconds."""

    def pace(self) -> str:
        """One of PAUSES."""

    def patience(self) -> float:
        """One of PATIENCE."""

    def busy(self) -> bool:
        """Whether something is shown that they wait for."""

    def thinking(self, length: int | None) -> None:
        """A thought begins, after so many actions, or ends."""


class ComputerPlayers:
    """The computer players of one match: they act one at a time, at a pace to follow."""

    def __init__(self, session: Session, host: Host) -> None:
        self._session = session
        self._host = host
        self._hurried = False
        self._declined: set[tuple[int, int]] = set()
        """Chances that they let go by: the seat, after how many actions."""
        self.awake = False

    def hurry(self) -> None:
        """A tap cuts their pause short."""
        self._hurried = True

    async def run(self) -> None:
        """Act for as long as it is theirs."""
        last = None
        try:
            while (seat := self._next()) is not None:
                await self._one_action(seat, again=seat == last)
                last = seat
        finally:
            self.awake = False

    def _next(self) -> int | None:
        session = self._session
        length, clock = session.match.length, session.table.clock
        glance = session.glance()
        able = [s for s in session.computers if clock.computer_may_act(glance, s)]
        # Who leaves others time lets them go first.
        able.sort(key=lambda seat: clock.leaves_time(glance, seat))
        for seat in able:
            if (seat, length) not in self._declined:
                return seat
        if able and len(able) == len(session.match.state.actors):
            # All let their chance go by, and nobody else is there: then the dice decide.
            session.replaced[able[0]] = BY_THE_DICE
            return able[0]
        return None

    async def _one_action(self, seat: int, again: bool) -> None:
        session, host = self._session, self._host
        length, begun = session.match.length, host.clock()
        revision = session.match.revision
        self._hurried = False
        host.thinking(length)
        try:
            action = await _choice(session, seat, host.clock)
        finally:
            host.thinking(None)
        wait = PAUSES[host.pace()] * (FOLLOWING if again else 1)
        await self._pause(wait - (host.clock() - begun) / 1000)
        if session.table.clock.leaves_time(session.glance(), seat):
            await self._be_patient(revision)
        if revision != session.match.revision:
            return  # The position is another one, or the seat another's.
        if action is None:
            self._declined.add((seat, length))
        else:
            self._act(action, seat, length)

    def _act(self, action: Action, seat: int, length: int) -> None:
        """Play it; where the rules stumble over it, anything else that is legal."""
        session, host = self._session, self._host
        others = [other for other in session.match.state.legal(seat) if other != action]
        stumbled: Exception = RuntimeError("no legal action could be played")
        for one in [action, *others[:MOST_TRIES]]:
            try:
                host.act(one, seat)
            except Exception as error:
                if session.match.length != length:
                    raise  # It was played; what failed came after.
                stumbled = error
            if session.match.length != length or host.elsewhere:
                return
        raise stumbled

    async def _be_patient(self, revision: int) -> None:
        """Time for people, who have none of it while something is shown to them."""
        seconds, session = self._host.patience(), self._session
        while seconds > 0 and not self._hurried and revision == session.match.revision:
            await asyncio.sleep(TICK)
            seconds -= 0 if self._host.busy() else TICK

    async def _pause(self, seconds: float) -> None:
        while (seconds > 0 and not self._hurried) or self._host.busy():
            await asyncio.sleep(TICK)
            seconds -= TICK
