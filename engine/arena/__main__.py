"""The arena's command line: who wins, how surely, how matches end, what a first turn is worth.

python -m engine.arena anno hard medium --seats 4 --lineup one --matches 300 --plot anno.svg
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from os import cpu_count
from pathlib import Path

from engine.arena import KINDS, LINEUPS, Plan, Played, Summary, summary, tournament
from engine.arena.guests import known, short
from engine.arena.plot import plot
from engine.arena.summary import Rate
from engine.bots import levels
from engine.game import AnyGame, Value
from engine.registry import games

BAR = 30


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    wanted = parser.parse_args(arguments)
    game = games()[wanted.game]
    try:
        plan = _plan(game, wanted)
        with _executor(wanted) as executor:
            played = list(_with_bar(tournament(plan, executor), plan.matches))
    except ValueError as no:
        parser.error(str(no))
    found = summary(played)
    print("\n".join(report(game, found)))
    if wanted.plot:
        wanted.plot.write_text(plot(game.title, found), encoding="utf-8")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m engine.arena", description=__doc__.splitlines()[0]
    )
    parser.add_argument("game", choices=[game for game in games() if levels(games()[game])])
    parser.add_argument(
        "kinds", nargs="+", metavar="kind", help=f"{', '.join(KINDS)}, or MODULE:LEVEL for others"
    )
    parser.add_argument("--matches", type=_count, default=100, help="default: 100")
    parser.add_argument("--seats", type=int, help="default: one for each kind")
    parser.add_argument(
        "--lineup",
        choices=LINEUPS,
        default="turns",
        help="kinds in turn; the first kind against the rest; drawn by lot. Default: turns",
    )
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the report, too")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal; default: 1")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=CHOICE", help="of the game"
    )
    parser.add_argument("--jobs", type=_count, default=cpu_count() or 1, help="default: all cores")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on this dask cluster")
    return parser


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def _plan(game: AnyGame, wanted: argparse.Namespace) -> Plan:
    """ValueError, with a sentence, for what the game does not have."""
    options = dict(_option(game, text) for text in wanted.option)
    kinds = tuple(wanted.kinds)
    for kind in kinds:
        if kind not in KINDS and not known(kind, game.id):
            raise ValueError(f"invalid choice: nobody of the kind {kind!r} plays {game.title}.")
    if wanted.lineup == "one" and len(kinds) < 2:
        raise ValueError("One against the rest: name the one, and at least one other kind.")
    seats = wanted.seats or max(len(kinds), game.seats.start)
    game.new(seats, wanted.seed, options)
    return Plan(game.id, kinds, wanted.matches, seats, wanted.seed, options, wanted.lineup)


def _option(game: AnyGame, text: str) -> tuple[str, Value]:
    name, _, written = text.partition("=")
    for option in game.options:
        if option.name == name:
            for choice in option.choices:
                if written.lower() in (str(choice).lower(), option.say(choice).lower()):
                    return name, choice
    raise ValueError(f"{game.title} has no option {text!r}.")


@contextmanager
def _executor(wanted: argparse.Namespace) -> Iterator[Executor | None]:
    if wanted.dask:
        from distributed import Client  # the optional extra `arena`

        with Client(wanted.dask) as client:
            yield client.get_executor()
    elif wanted.jobs == 1:
        yield None
    else:
        with ProcessPoolExecutor(wanted.jobs) as pool:
            yield pool


def _with_bar(played: Iterable[Played], total: int) -> Iterator[Played]:
    """A bar on the error stream, if a person is looking."""
    show = sys.stderr.isatty()
    for done, match in enumerate(played, 1):
        if show:
            filled = BAR * done // total
            bar = "█" * filled + "░" * (BAR - filled)
            print(f"\r{bar} {done}/{total}", end="\n" if done == total else "", file=sys.stderr)
        yield match


def report(game: AnyGame, found: Summary) -> list[str]:
    lines = [
        f"{game.title}, {found.matches} matches, {found.length:.0f} actions each on average "
        f"(half of them {found.quantile(0.25)} to {found.quantile(0.75)}, "
        f"all {found.lengths[0]} to {found.lengths[-1]})"
    ]
    for kind, rate in found.kinds.items():
        lines.append(
            f"  {short(kind):<8} wins {_percent(rate)}, mean score {found.scores[kind]:.1f}, "
            f"{found.fair[kind]:.1%} of the seats"
        )
    for seat, rate in enumerate(found.seats, 1):
        lines.append(f"  seat {seat:<3} wins {_percent(rate)}")
    for turn, rate in enumerate(found.turns, 1):
        lines.append(f"  turn {turn:<3} wins {_percent(rate)}")
    for ending, count in found.endings.items():
        lines.append(f"  {count / found.matches:6.1%} ended: {ending}")
    if found.unfinished:
        lines.append(f"  {found.unfinished} matches were given up and count as shared")
    return [
        *lines,
        "A turn is the place in the order of first turns, a seat the place at the table.",
        "A shared win counts in equal parts. In brackets: Wilson's 95 % interval.",
    ]


def _percent(rate: Rate) -> str:
    low, high = rate.interval
    return f"{rate.share:6.1%} [{low:.1%}–{high:.1%}]"


if __name__ == "__main__":
    sys.exit(main())
