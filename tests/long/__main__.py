"""Run all of the long run, or a part of it, and print what came of it.

python build.py test --long                              # hours
python build.py test --long -- --share 0.05              # each part at a twentieth
python build.py test --long -- --only fuzz --games drift
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor

from builder.tools import ROOT
from engine import games
from tests.long import fuzz, matches
from tests.long.soak import soak

INPUTS = 20_000
MATCHES = 10_000
BROWSER = "tests/browser"
KILLS = 100
WHOLE = ("anno", "annaotto", "anno1503", "drift")
SOAK_SECONDS = 3600
Result = tuple[Counter[str], list[str]]


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="build.py test --long --",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("--only", action="append", choices=list(PARTS), help="this part; repeatable")
    made.add_argument("--games", nargs="*", default=list(games()), choices=list(games()))
    made.add_argument("--share", type=float, default=1.0, help="how much of it (default: 1)")
    made.add_argument("--seed", type=int, default=1, help="other input (default: 1)")
    made.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    return made


def fuzzing(options: argparse.Namespace) -> Iterator[tuple[str, Result]]:
    count = round(INPUTS * options.share)
    jobs = {
        f"{game}, {door}, {count} inputs": (fuzz.fuzz, game, door, count, options.seed)
        for game in options.games
        for door in fuzz.DOORS
    }
    yield from side_by_side(jobs, options.workers)


def playing(options: argparse.Namespace) -> Iterator[tuple[str, Result]]:
    count = round(MATCHES * options.share)
    jobs = {
        f"{game}, {count} matches": (matches.play, game, count, options.seed)
        for game in options.games
    }
    yield from side_by_side(jobs, options.workers)


def side_by_side(
    jobs: Mapping[str, tuple[Callable[..., Result], *tuple[object, ...]]], workers: int
) -> Iterator[tuple[str, Result]]:
    with ProcessPoolExecutor(workers) as pool:
        begun = {name: pool.submit(work, *words) for name, (work, *words) in jobs.items()}
        for name, future in begun.items():
            yield name, future.result()


def killing(options: argparse.Namespace) -> Iterator[tuple[str, Result]]:
    """The test of the normal run, more often."""
    count = round(KILLS * options.share)
    tested = by_pytest(f"{BROWSER}/test_kills.py", options.workers, {"ANNORAMA_KILLS": str(count)})
    yield f"{count} killed browsers", tested


def damaging(options: argparse.Namespace) -> Iterator[tuple[str, Result]]:
    """The test of the normal run, with every file; a share of it is the normal run."""
    variables = {"ANNORAMA_LONG": "1"} if options.share >= 1 else {}
    yield "stored files damaged", by_pytest(f"{BROWSER}/test_offline_truth.py", 0, variables)


def reaching(options: argparse.Namespace) -> Iterator[tuple[str, Result]]:
    """Matches by keys alone, sizes in twenty positions a game, axe and rings on all screens."""
    variables = {"ANNORAMA_LONG": "1"} if options.share >= 1 else {}
    for name in ("access_keys", "access_targets", "access_ring", "axe", "axe_more"):
        file = f"{BROWSER}/test_{name}.py"
        yield file, by_pytest(file, options.workers, variables)


def more_of_them(options: argparse.Namespace) -> Iterator[tuple[str, Result]]:
    """All tables of computer players, words of more recordings, whole matches and lessons."""
    variables = {"ANNORAMA_LONG": "1"} if options.share >= 1 else {}
    whole = [f"{BROWSER}/test_{name}.py" for name in ("language", "learn", *WHOLE)]
    for file in ("tests/engine/bots/test_matches.py", *whole):
        yield file, by_pytest(file, options.workers, variables)


def by_pytest(file: str, workers: int, variables: dict[str, str]) -> Result:
    """Tests of the normal run that take more when they are told to."""
    words = ["-q", "-n", str(workers), file]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=ROOT,
        env=os.environ | variables,
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout.strip().splitlines()
    counted = re.findall(r"(\d+) (passed|failed|error)", said[-1] if said else "")
    outcomes = Counter({word: int(number) for number, word in counted})
    failed = [line for line in said if line.startswith(("FAILED", "ERROR"))]
    return outcomes, failed if failed or not done.returncode else [done.stdout + done.stderr]


def soaking(options: argparse.Namespace) -> Iterator[tuple[str, Result]]:
    seconds = round(SOAK_SECONDS * options.share)
    yield f"{seconds} s in one page", soak(seconds, options.seed)


PARTS = {
    "fuzz": fuzzing,
    "matches": playing,
    "kills": killing,
    "offline": damaging,
    "access": reaching,
    "more": more_of_them,
    "soak": soaking,
}


def main(arguments: Sequence[str]) -> int:
    options = parser().parse_args(arguments)
    faults = 0
    for part in options.only or PARTS:
        begun, totals = time.monotonic(), Counter[str]()
        for name, (outcomes, wrong) in PARTS[part](options):
            print(f"{part}: {name}: {told(outcomes)}; {len(wrong)} faults", flush=True)
            for line in wrong[:20]:
                print(f"  {line}")
            totals += outcomes
            faults += len(wrong)
        seconds = time.monotonic() - begun
        print(f"{part} in all: {told(totals)}, in {seconds:.0f} s", flush=True)
    print(f"The long run found {faults} faults.")
    return 1 if faults else 0


def told(outcomes: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(outcomes.items())) or "nothing"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
