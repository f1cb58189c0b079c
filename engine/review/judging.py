"""What a choice was worth, for all that the seat could know then.

What was played and what hard would have played are both tried out in positions imagined from the
seat's own view of that moment, with the same dice, and quick players go on from there. What the
seat could not know differs from world to world, and counts for neither.
"""

from collections.abc import Sequence

from engine.bots import HINTS, dice_for, think
from engine.bots.outlook import chances
from engine.bots.task import Thinking
from engine.dice import Dice
from engine.game import Action, AnyState
from engine.match import Match
from engine.review.stretches import Stretch

QUICK, QUICK_NODES = "medium", 24
"""Who goes on in imagined positions, and the nodes for each of their decisions."""
LONGEST = 40
"""Actions of an advised stretch, at most."""
MOST_ON = 60
"""Actions that are imagined after a stretch, at most."""


def advised(match: Match, stretch: Stretch, nodes: int | None) -> Thinking[tuple[Action, ...]]:
    """What hard would have played in a stretch's place, each step from the seat's view alone.

    `nodes` are for each decision; None for as many as hard takes.
    """
    state, seat = stretch.before.copy(), stretch.seat
    found: list[Action] = []
    while len(found) < LONGEST:
        dice = dice_for(match.seed, seat, stretch.step + len(found))
        view, legal = state.view(seat), state.legal(seat)
        action = yield from think(match.game, HINTS, view, legal, dice, nodes)
        if action is None:
            break
        found.append(action)
        if not match.goes_on(state, action, seat):
            break
    return tuple(found)


def cost(
    match: Match, stretch: Stretch, other: Sequence[Action], worlds: int, far: bool
) -> Thinking[float]:
    """By how much another stretch promises more than the one that was played.

    `far` looks on to the seat's next turn, else to the end of this one. Where two worlds agree to
    the last bit nothing is hidden here, and more of them would tell nothing.
    """
    view, seat = stretch.before.view(stretch.seat), stretch.seat
    dice = dice_for(match.seed, seat, stretch.step)
    better: list[float] = []
    while len(better) < worlds and not (len(better) == 2 and better[0] == better[1]):
        world, luck = match.game.imagine(view, dice), dice.bits()
        theirs = yield from _worth(match, world, other, seat, Dice(luck), far)
        played = yield from _worth(match, world, stretch.actions, seat, Dice(luck), far)
        better.append(theirs - played)
    return sum(better) / len(better)


def _worth(
    match: Match, world: AnyState, actions: Sequence[Action], seat: int, dice: Dice, far: bool
) -> Thinking[float]:
    """The seat's chance after these actions in an imagined position, and what comes of them."""
    position = world.copy()
    for action in actions:
        yield
        if position.actors[:1] != (seat,) or position.why_not(action, seat) is not None:
            break  # Not in this world: what was legal there rests on what was not known.
        position.perform(action, seat)
    yield from _play_on(match, position, seat, dice, far)
    told = chances(match.game, position)
    assert told is not None
    return told[seat]


def _play_on(match: Match, position: AnyState, seat: int, dice: Dice, far: bool) -> Thinking[None]:
    """Quick players finish the turn, and the round where it is to be looked at from afar."""
    passed = False
    for _ in range(MOST_ON):
        if not position.actors or (passed and (not far or position.actors[0] == seat)):
            return
        actor = position.actors[0]
        passed = passed or actor != seat
        if passed and not far:
            return
        view, legal = position.view(actor), position.legal(actor)
        action = yield from think(match.game, QUICK, view, legal, dice, QUICK_NODES)
        position.perform(dice.choice(legal) if action is None else action, actor)
