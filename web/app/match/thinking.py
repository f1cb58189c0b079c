"""Computer players in the page: they think in slices, so that the table never freezes."""

import asyncio
from collections.abc import Callable, Generator
from typing import Protocol, TypeVar

from app.match.session import Session
from engine import bots
from engine.bots import Advice, levels
from engine.game import Action

__all__ = ["ComputerPlayers", "advice", "levels"]

T = TypeVar("T")

SLICE = 8
"""Milliseconds of thought before the page has its thread back."""

PAUSES = {"slow": 1.6, "normal": 0.8, "quick": 0.2}
FOLLOWING = 0.4
"""A further action in the same turn waits this share of the pause."""
TICK = 0.04


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
            await asyncio.sleep(0)
            begun = clock()


async def advice(session: Session, seat: int, clock: Callable[[], float]) -> Advice[Action]:
    """What hard would play for a person, from what this person may know."""
    match, state = session.match, session.match.state
    dice = bots.dice_for(match.seed, seat, match.length)
    return await sliced(bots.advise(match.game, state.view(seat), state.legal(seat), dice), clock)


async def _choice(session: Session, seat: int, clock: Callable[[], float]) -> Action | None:
    """What a computer player does; None where it lets a chance in another's turn go by."""
    match, state = session.match, session.match.state
    dice = bots.dice_for(match.seed, seat, match.length)
    level, legal = match.players[seat].kind, state.legal(seat)
    return await sliced(bots.think(match.game, level, state.view(seat), legal, dice), clock)


class Host(Protocol):
    """The screen that computer players act on."""

    def act(self, action: Action, seat: int | None = None) -> None:
        """Play an action: saved first, then shown."""

    def clock(self) -> float:
        """Milliseconds."""

    def pace(self) -> str:
        """One of PAUSES."""

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
        for seat in session.computers:
            declined = (seat, length) in self._declined
            if not declined and clock.computer_may_act(session.glance(), seat):
                return seat
        return None

    async def _one_action(self, seat: int, again: bool) -> None:
        session, host = self._session, self._host
        length, begun = session.match.length, host.clock()
        self._hurried = False
        host.thinking(length)
        try:
            action = await _choice(session, seat, host.clock)
        finally:
            host.thinking(None)
        wait = PAUSES[host.pace()] * (FOLLOWING if again else 1)
        await self._pause(wait - (host.clock() - begun) / 1000)
        if length != session.match.length:
            return
        if action is None:
            self._declined.add((seat, length))
        else:
            host.act(action, seat)

    async def _pause(self, seconds: float) -> None:
        while seconds > 0 and not self._hurried:
            await asyncio.sleep(TICK)
            seconds -= TICK
