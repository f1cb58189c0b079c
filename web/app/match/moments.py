"""Moments: what happens to people is shown, one thing at a time, before the match goes on."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Iterable
from typing import Any, Protocol

from app.tables.telling import Moment

SECONDS = {"slow": 2.4, "normal": 1.5, "quick": 0.8}
"""How long a moment has the table that nobody need tap away, by the pace."""


class Host(Protocol):
    """The screen that moments are shown on."""

    def pace(self) -> str:
        """One of SECONDS."""

    def later(self, work: Awaitable[None]) -> Any:
        """Let a coroutine run beside the page."""

    def moment_begins(self, moment: Moment) -> None:
        """It is to be heard now."""

    def refresh(self) -> None:
        """Draw what is shown now."""

    def go_on(self) -> None:
        """The table is free again."""


class Moments:
    """The moments that wait, and the one that is shown."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._waiting: deque[tuple[Moment, bool]] = deque()
        self._shown = 0
        """How many there were."""
        self.showing: Moment | None = None
        self.stays = False
        """Whether the one that is shown waits for a tap."""

    def add(self, moments: Iterable[Moment], viewer: int | None, watched: bool = True) -> None:
        """Show these, after those that wait already, to a seat; `watched` where people sit."""
        self._waiting.extend((moment, _stays(moment, viewer, watched)) for moment in moments)
        if self._waiting and self.showing is None:
            self._next()

    def tap(self) -> bool:
        """A tap ends the one that is shown; True if that was all it meant."""
        stayed = self.stays
        if self.showing is not None:
            self._end()
        return stayed

    def _next(self) -> None:
        self.showing, self.stays = self._waiting.popleft()
        self._shown += 1
        self._host.moment_begins(self.showing)
        if not self.stays:
            self._host.later(self._go_by(self._shown, self.showing.pause))

    async def _go_by(self, number: int, pause: float) -> None:
        await asyncio.sleep(SECONDS[self._host.pace()] * pause)
        if self.showing is not None and number == self._shown:
            self._end()

    def _end(self) -> None:
        self.showing, self.stays = None, False
        if self._waiting:
            self._next()
        self._host.refresh()
        if self.showing is None:
            self._host.go_on()


def _stays(moment: Moment, viewer: int | None, watched: bool) -> bool:
    """Where nobody looks, nobody taps."""
    return (moment.stays and watched) or (viewer is not None and viewer in moment.loses)
