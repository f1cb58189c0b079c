"""Search for games of hidden cards: candidates tried to the end in many imagined worlds."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.bots.task import Task, Thinking
from engine.dice import Dice
from engine.game import Action, State

Playout: TypeAlias = Callable[[State, int, Dice], Thinking[float]]
"""Plays a position on, in place, and tells what it came to for a seat."""


def best_by_rollouts(
    task: Task, candidates: Sequence[Action], playout: Playout
) -> Thinking[Action]:
    """The candidate with the best mean outcome, by sequential halving.

    The budget is shared evenly among rounds; after each the worse half of the candidates is left
    out. All candidates of a round meet the same worlds and the same luck, so that what differs is
    the candidate: far fewer worlds are needed than with luck of their own.
    """
    worth = dict.fromkeys(candidates, 0.0)
    standing = list(worth)
    rounds = (len(standing) - 1).bit_length()
    for _ in range(rounds):
        spent = 0
        while spent < task.budget // rounds:
            spent += yield from _one_world(task, standing, worth, playout)
        standing.sort(key=worth.__getitem__, reverse=True)
        del standing[(len(standing) + 1) // 2 :]
    return standing[0]


def _one_world(
    task: Task, standing: Sequence[Action], worth: dict[Action, float], playout: Playout
) -> Thinking[int]:
    """Each candidate once in the same world; how many nodes it took."""
    world, luck, spent = task.imagine(), task.dice.bits(), 0
    for action in standing:
        trial = world.copy()
        trial.perform(action, task.seat)
        thinking = playout(trial, task.seat, Dice(luck))
        while True:
            yield
            spent += 1
            try:
                next(thinking)
            except StopIteration as end:
                worth[action] += end.value
                break
    return spent
