"""What a mutation run tells."""

from collections import Counter
from collections.abc import Sequence

from tests.mutants.sample import Equivalent, Mutant
from tests.mutants.trial import Outcome

WANTED = 0.95
"""The share of the mutants that the tests must kill."""


def outdated(entries: Sequence[Equivalent]) -> None:
    for entry in entries:
        print(f"equivalents.toml: nothing like this any more in {entry.path}: {entry.after}")


def sample(mutants: Sequence[Mutant]) -> None:
    for mutant in mutants:
        print(_diff(mutant))
    print(f"{len(mutants)} mutants")


def progress(number: int, total: int, mutant: Mutant, outcome: Outcome) -> None:
    what = f"killed by {_short(outcome.failed)}" if outcome.killed else "SURVIVED"
    print(f"{number:4}/{total}  {mutant.path}:{mutant.line}  {what}", flush=True)


def _short(test: str) -> str:
    return test.split("::")[-1]


def summary(tried: Sequence[tuple[Mutant, Outcome]], seconds: float) -> int:
    """Totals by module, every survivor; 1 if there are too many."""
    made = Counter(mutant.path for mutant, _ in tried)
    killed = Counter(mutant.path for mutant, outcome in tried if outcome.killed)
    survivors = [mutant for mutant, outcome in tried if not outcome.killed]
    print(f"\n{'module':36}{'mutants':>8}{'killed':>8}{'survived':>10}")
    for path in sorted(made):
        alive = made[path] - killed[path]
        print(f"{path:36}{made[path]:8}{killed[path]:8}{alive or '':>10}")
    for mutant in survivors:
        print(f"\n{_diff(mutant)}")
    share = killed.total() / len(tried)
    print(f"\n{killed.total()} of {len(tried)} killed ({share:.1%}), in {seconds / 60:.0f} minutes")
    return 0 if share >= WANTED else 1


def _diff(mutant: Mutant) -> str:
    return f"{mutant.path}:{mutant.line}\n  - {mutant.before}\n  + {mutant.after}"
