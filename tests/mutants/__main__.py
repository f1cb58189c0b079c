"""Put faults into a copy of the engine, run the tests against each, and tell what they missed."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.mutants import report, trial
from tests.mutants.sample import Mutant, equivalents, outdated, sample
from tests.mutants.trial import Outcome

ROOT = Path(__file__).parents[2]
COPIED = ("engine", "tests", "web/rules", "web/art", "pyproject.toml")
EQUIVALENTS = Path("tests/mutants/equivalents.toml")


def main(arguments: Sequence[str]) -> int:
    options = parser().parse_args(arguments)
    if options.here:
        return run(options)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy(Path(folder))
        words = [sys.executable, "-m", "tests.mutants", *arguments, "--here"]
        return subprocess.call(words, cwd=folder)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    made.add_argument("--count", type=int, default=200, help="mutants at least (default: 200)")
    made.add_argument("--seed", type=int, default=1, help="another sample (default: 1)")
    only = "a path, as engine/anno, or lines, as engine/dice.py:20"
    made.add_argument("--only", action="append", default=[], help=only)
    made.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    made.add_argument("--after", type=int, default=0, help="go on where a run was broken off")
    made.add_argument("--list", action="store_true", help="tell the sample, and run nothing")
    made.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    return made


def copy(folder: Path) -> None:
    """What the tests need, where no edit can reach it while they run."""
    for name in COPIED:
        source, target = ROOT / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)


def run(options: argparse.Namespace) -> int:
    known = equivalents(EQUIVALENTS)
    chosen = sample(Path(), options.count, options.seed, options.only, known)
    report.outdated(outdated(Path(), known))
    if options.list:
        report.sample(chosen)
        return 0
    if not chosen:
        print("There is nothing to mutate there.")
        return 1
    chosen = chosen[options.after :]
    began = time.monotonic()
    usual = usual_seconds({mutant.scope for mutant in chosen})
    tried = []
    for number, (mutant, outcome) in enumerate(trials(chosen, usual, options.workers), 1):
        report.progress(number, len(chosen), mutant, outcome)
        tried.append((mutant, outcome))
    return report.summary(tried, time.monotonic() - began)


def usual_seconds(scopes: set[str]) -> dict[str, float]:
    """What every test takes without a fault; all must pass."""
    scope = scopes.pop() if len(scopes) == 1 else trial.EVERYTHING
    print(f"The tests without a fault ({scope}) …", flush=True)
    file = Path("usual.json")
    _, status = os.waitpid(trial.run(None, scope, {}, set(), file), 0)
    outcome = trial.outcome_of(status, file)
    if outcome.killed or not outcome.seconds:
        sys.exit(f"The tests fail without any fault: {outcome.failed}")
    return outcome.seconds


def trials(
    mutants: Sequence[Mutant], usual: dict[str, float], workers: int
) -> Iterator[tuple[Mutant, Outcome]]:
    """Every mutant and what came of it, so many at a time."""
    waiting, running = deque(enumerate(mutants)), dict[int, tuple[Mutant, Path]]()
    killers: dict[str, set[str]] = defaultdict(set)
    while waiting or running:
        while waiting and len(running) < workers:
            number, mutant = waiting.popleft()
            file = Path(f"outcome-{number}.json")
            known = killers[mutant.path]
            running[trial.run(mutant, mutant.scope, usual, known, file)] = mutant, file
        pid, status = os.wait()
        mutant, file = running.pop(pid)
        outcome = trial.outcome_of(status, file)
        killers[mutant.path].add(outcome.failed)
        yield mutant, outcome


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
