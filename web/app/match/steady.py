"""Computer players that never stall: who fails is replaced by their simpler self.

expert → hard → medium → easy → any legal action by the dice. Who was replaced stays so for as long
as the match is open, and the screen says it.
"""

import traceback
from collections.abc import MutableMapping

from engine import Match, bots
from engine.bots import LEVELS
from engine.bots.task import Thinking
from engine.game import Action

BY_THE_DICE = "dice"
"""The level below all others."""
MOST_NODES = 300_000
"""The longest thought that is waited for; the hardest level stops after a few thousand."""


class Endless(Exception):
    """A thought that does not end."""


class Useless(Exception):
    """A choice that is not among the legal ones."""


def choosing(
    match: Match, seat: int, length: int, replaced: MutableMapping[int, str]
) -> Thinking[Action | None]:
    """What a computer player does; None where it lets a chance in another's turn go by.

    `replaced` says who plays at a lower level than they sat down with, and is told who does now.
    """
    state = match.state
    legal, may_decline = state.legal(seat), set(state.actors) > {seat}
    if not legal:
        return None
    for level in _levels(replaced.get(seat, match.players[seat].kind)):
        dice = bots.dice_for(match.seed, seat, length)
        if level == BY_THE_DICE:
            break
        try:
            thinking = bots.think(match.game, level, state.view(seat), legal, dice)
            chosen: Action | None = yield from _bounded(thinking)
            if may_decline if chosen is None else state.why_not(chosen, seat) is None:
                return chosen
            raise Useless(chosen)
        except Exception as error:
            traceback.print_exception(error)
            replaced[seat] = _levels(level)[1]
    by_the_dice: Action = bots.dice_for(match.seed, seat, length).choice(legal)
    return by_the_dice


def chosen(
    match: Match, seat: int, length: int, replaced: MutableMapping[int, str]
) -> Action | None:
    """The same, thought to its end at once."""
    thinking = choosing(match, seat, length, replaced)
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            found: Action | None = end.value
            return found


def _levels(level: str) -> tuple[str, ...]:
    """A level and all that are simpler."""
    down = (*reversed(LEVELS), BY_THE_DICE)
    return down[down.index(level) :] if level in down else down


def _bounded(thinking: Thinking[Action | None]) -> Thinking[Action | None]:
    for _ in range(MOST_NODES):
        try:
            next(thinking)
        except StopIteration as end:
            chosen: Action | None = end.value
            return chosen
        yield
    raise Endless
