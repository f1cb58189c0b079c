"""How strong the computer players are: each level against the next (`bench --bots`).

    python -m tests.bench.bots [--matches 200] [--game anno]

Every game is played as it is offered, with its default options, by two players or as few as it
takes. Every deal is played from every seat; a shared win counts in equal parts. The table is
Markdown, as it stands in the README; in brackets is Wilson's 95 % interval. For SANTY ANNO
simulated people race the levels that are meant for them first.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from os import cpu_count

from engine import games
from engine.arena import Plan, summary, tournament
from engine.bots import levels
from engine.game import AnyGame
from tests.bench import people

PAIRS = (("hard", "medium"), ("medium", "easy"), ("medium", "random"))

TIMED = ("santyanno",)
"""Games of reaction: there three levels race each other, and no one plays at random."""


def rows(game: AnyGame, matches: int, executor: Executor | None) -> Iterator[list[str]]:
    for kinds in [("hard", "medium", "easy")] if game.id in TIMED else PAIRS:
        seats = max(len(kinds), game.seats.start)
        found = summary(tournament(Plan(game.id, kinds, matches, seats), executor))
        for kind in kinds if game.id in TIMED else kinds[:1]:
            rate = found.kinds[kind]
            low, high = rate.interval
            others = ", ".join(other for other in kinds if other != kind)
            wins = f"{rate.share:.1%} ({low:.1%}–{high:.1%})"
            yield [game.title, kind, others, wins, str(matches), f"{found.length:.0f}"]


def main(arguments: Sequence[str] | None = None) -> None:
    taught = {name: game for name, game in games().items() if levels(game)}
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=200, help="for each pair; default: 200")
    parser.add_argument("--game", choices=list(taught), action="append", help="default: all")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, help="default: all cores")
    wanted = parser.parse_args(arguments)
    if not wanted.game or set(TIMED) & set(wanted.game):
        print("| person | against | wins | rounds shut out by the countdown | matches |")
        print("|---|---|---|---|---|")
        for row in people.rows(max(wanted.matches, 1000)):
            print(f"| {' | '.join(row)} |", flush=True)
        print()
    print("| game | level | against | wins | matches | actions a match |")
    print("|---|---|---|---|---|---|")
    with ProcessPoolExecutor(wanted.jobs) as executor:
        for name in wanted.game or taught:
            for row in rows(taught[name], wanted.matches, executor):
                print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
