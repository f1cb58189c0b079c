"""Search for games of long turns: the rest of the own turn, the best few positions at each step."""

from collections.abc import Callable
from typing import TypeAlias

from engine.bots.task import Task, Thinking
from engine.game import A, E, State, V

Judge: TypeAlias = Callable[[State[V, A, E], int], float]
"""What a position is worth to a seat, higher is better."""


def best_by_beam(
    task: Task[V, A, E], judge: Judge[V, A, E], width: int, worlds: int = 1
) -> Thinking[A]:
    """The first action of the best way on to the end of the turn, over some imagined worlds.

    The budget is shared evenly among the worlds. `width` is how many positions go on from each
    step to the next.
    """
    worth = dict.fromkeys(task.legal, 0.0)
    for _ in range(worlds):
        reached = yield from turn(task.imagine(), task.seat, judge, width, task.budget // worlds)
        for action, value in reached.items():
            if action in worth:
                worth[action] += value
    return max(worth, key=worth.__getitem__)


def turn(
    start: State[V, A, E], seat: int, judge: Judge[V, A, E], width: int, budget: int
) -> Thinking[dict[A, float]]:
    """For each action now, the best that the turn can come to after it.

    A turn ends where the seat is no longer the first of the actors. Every action is tried at
    least once, whatever the budget. What the budget cuts short counts as it stands, so an
    evaluation must not punish a turn for being unfinished.
    """
    reached: dict[A, float] = {}
    beam: list[tuple[float, A | None, State[V, A, E]]] = [(0.0, None, start)]
    spent = 0
    while beam and (spent < budget or not reached):
        found: list[tuple[float, A | None, State[V, A, E]]] = []
        for _, first, position in beam:
            for action in position.legal(seat):
                trial = position.copy()
                trial.perform(action, seat)
                value = judge(trial, seat)
                opening = action if first is None else first
                reached[opening] = max(value, reached.get(opening, value))
                if trial.actors[:1] == (seat,):
                    found.append((value, opening, trial))
                spent += 1
                yield
        found.sort(key=lambda entry: entry[0], reverse=True)
        beam = found[:width]
    return reached
