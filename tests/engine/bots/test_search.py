"""The searches that games share, on a game of four lines: walk and add up what lies there."""

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from engine import games
from engine.bots.beam import best_by_beam
from engine.bots.rollouts import best_by_rollouts
from engine.bots.task import Task, Thinking
from engine.dice import Dice
from engine.game import Action, AnyState, Data

LEFT: Action = ("left",)
RIGHT: Action = ("right",)
STOP: Action = ("stop",)


class Walker(AnyState):
    """Seat 0 steps left (+1 at once) or right (−1, then +5 for a second step), or stops."""

    __slots__ = ("path",)

    def __init__(self, path: tuple[Action, ...] = ()) -> None:
        self.path = path

    @property
    def actors(self) -> tuple[int, ...]:
        return (1,) if STOP in self.path or len(self.path) == 2 else (0,)

    def legal(self, seat: int | None = None) -> list[Action]:
        return [STOP, LEFT, RIGHT]

    def perform(self, action: Action, seat: int) -> list[Any]:
        self.path += (action,)
        return []

    def copy(self) -> "Walker":
        return Walker(self.path)

    def worth(self) -> float:
        return {RIGHT: 4.0 if self.path[1:] == (RIGHT,) else -1.0, LEFT: 1.0}.get(self.path[0], 0.0)

    def refusal(self, action: Action, seat: int) -> str | None:
        return None

    def dump(self) -> Data:
        return {}

    def view(self, seat: int | None) -> Data:
        return {"seat": seat}

    seats = 1
    standings = None


def task(budget: int, legal: tuple[Action, ...] = (STOP, LEFT, RIGHT)) -> Task[Any, Any, Any]:
    game = replace(games()["anno"], imagine=lambda view, dice: Walker())
    return Task(game, "hard", {"seat": 0}, list(legal), Dice(1), budget)


def run(thinking: Generator[None, None, Any]) -> tuple[Any, int]:
    """What comes of it, and how often it paused."""
    pauses = 0
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value, pauses
        pauses += 1


def judge(state: AnyState, seat: int) -> float:
    assert isinstance(state, Walker)
    return state.worth()


def two_steps_right(state: AnyState, seat: int, dice: Dice) -> Thinking[float]:
    """With some luck, the same for all candidates of a world."""
    assert isinstance(state, Walker)
    yield
    state.perform(RIGHT, 0)
    return state.worth() + 100 * dice.fraction()


def noise(state: AnyState, seat: int, dice: Dice) -> Thinking[float]:
    """Nothing but luck, and different luck for different candidates."""
    assert isinstance(state, Walker)
    yield
    spots = [STOP, LEFT, RIGHT]
    return [dice.fraction() for _ in range(3)][spots.index(state.path[0])]


def test_a_beam_sees_through_a_step_that_costs_at_first() -> None:
    assert run(best_by_beam(task(50), judge, width=3))[0] == RIGHT


def test_a_narrow_beam_goes_on_from_what_looks_best() -> None:
    assert run(best_by_beam(task(50), judge, width=1))[0] == LEFT


def test_a_beam_tries_every_action_and_stops_at_its_budget() -> None:
    action, pauses = run(best_by_beam(task(1), judge, width=3))
    assert action == LEFT
    assert pauses == 3


def test_rollouts_need_few_worlds_where_luck_is_shared() -> None:
    assert run(best_by_rollouts(task(12), [STOP, LEFT, RIGHT], two_steps_right))[0] == RIGHT


def test_rollouts_keep_to_their_budget() -> None:
    for budget in (20, 200, 2000):
        _, pauses = run(best_by_rollouts(task(budget), [STOP, LEFT, RIGHT], two_steps_right))
        assert budget <= pauses <= budget + 20


def steps(count: int) -> list[Action]:
    return [("step", number) for number in range(count)]


def tried(count: int, budget: int) -> list[int]:
    """How often each of so many candidates was tried, the later ones being the better ones."""
    tries = [0] * count

    def playout(state: AnyState, seat: int, dice: Dice) -> Thinking[float]:
        assert isinstance(state, Walker)
        number = state.path[0][1]
        tries[number] += 1
        yield
        return float(number)

    candidates = steps(count)
    assert run(best_by_rollouts(task(budget), candidates, playout))[0] == candidates[-1]
    return tries


def test_rollouts_leave_out_the_worse_half_of_the_challengers_after_each_round() -> None:
    """A playout takes two nodes here, and the budget is shared evenly among the rounds."""
    assert tried(8, 720) == [79, 15, 15, 15, 39, 39, 79, 79], "of 7 the better 4, of these 2"
    assert tried(5, 720) == [124, 24, 24, 64, 124], "of 4 the better 2, of these 1"
    assert tried(3, 600) == [125, 50, 125]
    assert tried(2, 600) == [150, 150]


def test_rollouts_have_nothing_to_do_for_one_candidate() -> None:
    assert run(best_by_rollouts(task(100), [LEFT], two_steps_right)) == (LEFT, 0)


def test_rollouts_keep_the_first_candidate_unless_another_is_better_beyond_doubt() -> None:
    kept = [
        run(best_by_rollouts(replace(task(60), dice=Dice(seed)), [STOP, LEFT], noise, 2.0))[0]
        for seed in range(40)
    ]
    assert kept.count(STOP) >= 35
    chosen = run(best_by_rollouts(task(60), [STOP, LEFT, RIGHT], two_steps_right, 2.0))[0]
    assert chosen == RIGHT
