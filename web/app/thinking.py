"""Computer players in the page: they think in slices, so that the table never freezes."""

import asyncio
from collections.abc import Callable, Generator
from typing import TypeVar

from engine import Match, bots
from engine.bots import Advice, levels
from engine.game import Action

__all__ = ["advice", "choice", "levels", "pause"]

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


async def choice(match: Match, seat: int, clock: Callable[[], float]) -> Action | None:
    """What a computer player does; None where it lets a chance in another's turn go by."""
    state = match.state
    dice = bots.dice_for(match.seed, seat, match.length)
    level = match.players[seat].kind
    legal = state.legal(seat)
    return await sliced(bots.think(match.game, level, state.view(seat), legal, dice), clock)


async def advice(match: Match, seat: int, clock: Callable[[], float]) -> Advice:
    """What hard would play for a person, from what this person may know."""
    state = match.state
    dice = bots.dice_for(match.seed, seat, match.length)
    return await sliced(bots.advise(match.game, state.view(seat), state.legal(seat), dice), clock)


async def pause(seconds: float, hurried: Callable[[], bool]) -> None:
    """A pause that people can follow, and that a tap cuts short."""
    while seconds > 0 and not hurried():
        await asyncio.sleep(TICK)
        seconds -= TICK
