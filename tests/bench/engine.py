"""How quick the rules are: random play, legal + play per decision, and copies.

    python -m tests.bench.engine [game …]

Each figure is the best of five runs, and stands beside its ratio to a fixed loop of plain Python
on the same machine, so that figures of different machines can be compared.
"""

import argparse
from collections.abc import Callable
from time import perf_counter

from engine import games
from engine.dice import Dice
from engine.game import AnyGame, AnyState

RUNS = 5
CAP = 2_000
SAMPLES = 20
COPIES = 50
MICRO = 1_000_000


def yardstick() -> float:
    """Seconds for the fixed loop: 100 small dictionaries and lists, made and sorted."""
    started = perf_counter()
    for turn in range(100):
        table = {key: key * turn % 7 for key in range(50)}
        sorted(table.values())
    return (perf_counter() - started) / 100


def best(measure: Callable[[], float]) -> float:
    return min(measure() for _ in range(RUNS))


def random_match(game: AnyGame, seats: int, seed: int) -> tuple[float, list[AnyState]]:
    """Seconds a decision over one random match, and some positions of it."""
    state, dice = game.new(seats, seed), Dice(seed)
    spent, decisions, kept = 0.0, 0, []
    while state.actors and decisions < CAP:
        if decisions % (CAP // SAMPLES) == 0:
            kept.append(state.copy())
        seat = state.actors[0]
        started = perf_counter()
        actions = state.legal(seat)
        spent += perf_counter() - started
        action = dice.choice(actions)
        started = perf_counter()
        state.play(action, seat)
        spent += perf_counter() - started
        decisions += 1
    return spent / decisions, kept


def copying(positions: list[AnyState]) -> float:
    """Seconds a copy, over the positions of a match."""
    started = perf_counter()
    for position in positions:
        for _ in range(COPIES):
            position.copy()
    return (perf_counter() - started) / (COPIES * len(positions))


def figures(game: AnyGame, seats: int) -> dict[str, float]:
    """Every run is another match, so that nothing a game remembers of the last one helps it."""
    matches = [random_match(game, seats, seed) for seed in range(RUNS)]
    decision = min(seconds for seconds, _ in matches)
    copy = best(lambda: copying(matches[0][1]))
    return {"decision": decision * MICRO, "copy": copy * MICRO}


def table(names: list[str]) -> list[str]:
    """The figures as lines of text."""
    fixed = best(yardstick) * MICRO
    lines = [
        f"engine: random play, best of {RUNS}; the fixed loop takes {fixed:.2f} µs (ratio 1.00)",
        f"{'game':<12}{'seats':>6}{'decision µs':>13}{'ratio':>8}{'copy µs':>10}{'ratio':>8}",
    ]
    for name in names:
        game = games()[name]
        for seats in (game.seats[0], game.seats[-1]):
            found = figures(game, seats)
            cells = "".join(
                f"{found[what]:>{width}.1f}{found[what] / fixed:>8.2f}"
                for what, width in (("decision", 13), ("copy", 10))
            )
            lines.append(f"{name:<12}{seats:>6}{cells}")
    return lines


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.engine", description=__doc__)
    parser.add_argument("game", nargs="*", help="games to measure; all if none is named")
    asked = parser.parse_args(argv)
    unknown = set(asked.game) - set(games())
    if unknown:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    print("\n".join(table(asked.game or list(games()))))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
