"""Search for games of hidden cards: candidates tried to the end in many imagined worlds."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Generic, TypeAlias

from engine.bots.task import Task, Thinking
from engine.dice import Dice
from engine.game import A, E, State, V

Playout: TypeAlias = Callable[[State[V, A, E], int, Dice], Thinking[float]]
"""Plays a position on, in place, and tells what it came to for a seat."""


class _Trial(Generic[A]):
    """A candidate, and how much better than the first one it came off, world by world."""

    __slots__ = ("action", "worlds", "total", "squares")

    def __init__(self, action: A) -> None:
        self.action = action
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, better: float) -> None:
        self.worlds += 1
        self.total += better
        self.squares += better * better

    def at_least(self, doubt: float) -> float:
        """How much better it is on average, less so many standard errors."""
        if not self.worlds:
            return 0.0
        mean = self.total / self.worlds
        spread = max(0.0, self.squares / self.worlds - mean * mean)
        return mean - doubt * sqrt(spread / self.worlds)


World: TypeAlias = Callable[[Sequence[A]], Thinking[tuple[list[float], int]]]
"""Tries each of some actions in one imagined world: what they came to, and the nodes it took."""


def best_by_trials(
    budget: int, candidates: Sequence[A], world: World[A], doubt: float = 0.0
) -> Thinking[A]:
    """The best candidate; the first is the one to keep unless another is better beyond doubt.

    The budget is shared evenly among rounds of sequential halving: after each the worse half of
    the challengers is left out. All candidates of a round meet the same worlds and the same luck,
    so that what differs is the candidate: far fewer worlds are needed than with luck of their own.
    """
    first, *challengers = (_Trial(action) for action in candidates)
    rounds = len(challengers).bit_length()
    for number in range(rounds):
        spent, trials = 0, [first, *challengers]
        actions = [trial.action for trial in trials]
        while spent < budget // rounds:
            outcomes, nodes = yield from world(actions)
            spent += nodes
            for trial, outcome in zip(trials, outcomes, strict=True):
                trial.add(outcome - outcomes[0])
        challengers.sort(key=lambda trial: trial.at_least(0.0), reverse=True)
        if number < rounds - 1:
            del challengers[(len(challengers) + 1) // 2 :]
    return max([first, *challengers], key=lambda trial: trial.at_least(doubt)).action


def best_by_rollouts(
    task: Task[V, A, E],
    candidates: Sequence[A],
    playout: Playout[V, A, E],
    doubt: float = 0.0,
) -> Thinking[A]:
    """The best candidate when the rules themselves are played on in each imagined world."""

    def world(actions: Sequence[A]) -> Thinking[tuple[list[float], int]]:
        return _one_world(task, actions, playout)

    return (yield from best_by_trials(task.budget, candidates, world, doubt))


def _one_world(
    task: Task[V, A, E], actions: Sequence[A], playout: Playout[V, A, E]
) -> Thinking[tuple[list[float], int]]:
    """Each action once in the same world, with the same luck."""
    world, luck, spent = task.imagine(), task.dice.bits(), 0
    outcomes: list[float] = []
    for action in actions:
        position = world.copy()
        position.perform(action, task.seat)
        thinking = playout(position, task.seat, Dice(luck))
        while True:
            yield
            spent += 1
            try:
                next(thinking)
            except StopIteration as end:
                outcomes.append(end.value)
                break
    return outcomes, spent
