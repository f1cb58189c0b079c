"""The tests of one scope, run in a process of their own, with one module replaced by a mutant."""

import json
import os
import resource
import signal
import sys
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

import pytest
from hypothesis import Phase, settings

from tests.mutants.sample import SHARED, Mutant

SLOW = ("tests/engine/bots/test_matches.py", "tests/engine/bots/test_arena.py")
"""Whole matches of thinking players; nothing that the others do not notice sooner."""

EVERYTHING = "everything"
"""The scope of all tests, at all tables."""

MEMORY = 3 << 30
GRACE, PATIENCE = 10.0, 10.0
"""Seconds of computing that a test may take, and how often what it took without a fault."""


@dataclass(slots=True)
class Outcome:
    """What came of a run: the first test that failed, or what every test took."""

    failed: str = ""
    seconds: dict[str, float] = field(default_factory=dict)

    @property
    def killed(self) -> bool:
        return bool(self.failed)


class _Loader(SourceFileLoader):
    """A module whose source is not what lies on the disk."""

    def __init__(self, name: str, path: str, source: bytes) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(self.source, self.path, "exec", dont_inherit=True)
        return code


class _Finder(MetaPathFinder):
    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.mutant.module:
            return None
        file = str(Path(self.mutant.path).resolve())
        return spec_from_file_location(name, file, loader=_Loader(name, file, self.mutant.source))


class _Choice:
    """A pytest plugin: the scope's tests, each within its time.

    What has killed a mutant of the same module comes first, then the game's own tests, then the
    quickest. For what is shared, a game's tables without options are enough.
    """

    def __init__(
        self, scope: str, usual: Mapping[str, float], killers: Set[str], outcome: Outcome
    ) -> None:
        self.scope = scope
        self.usual = usual
        self.killers = killers
        self.outcome = outcome

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((item for item in items if self._needs(item)), key=self._rank)

    def _needs(self, item: pytest.Item) -> bool:
        if self.scope == SHARED:
            return not any(getattr(value, "options", ()) for value in _parameters(item))
        return self.scope == EVERYTHING or _game(item) in ("", self.scope)

    def _rank(self, item: pytest.Item) -> tuple[bool, bool, float]:
        nodeid = item.nodeid
        seconds = self.usual.get(nodeid, GRACE)
        return nodeid not in self.killers, f"/{self.scope}/" not in nodeid, seconds

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        _allow(GRACE + PATIENCE * self.usual.get(nodeid, GRACE))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        seconds = self.outcome.seconds
        seconds[report.nodeid] = seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            self.outcome.failed = self.outcome.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.outcome.failed = self.outcome.failed or report.nodeid or "collecting"


def _game(item: pytest.Item) -> str:
    """The game that a test is about; empty where it is about none or several."""
    games = {path.name for path in Path("tests/matches").iterdir() if path.is_dir()}
    for value in _parameters(item):
        named = value.parent.name if isinstance(value, Path) else value
        game = getattr(getattr(named, "game", None), "id", named)
        if isinstance(game, str) and game in games:
            return game
    parts = [item.path.stem.removeprefix("test_"), *item.path.parts]
    return next((part for part in parts if part in games), "")


def _parameters(item: pytest.Item) -> list[object]:
    call = getattr(item, "callspec", None)
    return list(call.params.values()) if call else []


def _allow(seconds: float) -> None:
    """More computing than this ends the process: SIGPROF is not handled."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def run(
    mutant: Mutant | None,
    scope: str,
    usual: Mapping[str, float],
    killers: Set[str],
    report: Path,
) -> int:
    """A child process that runs the tests and writes down what came of it; its id."""
    pid = os.fork()
    if pid:
        return pid
    try:
        outcome = Outcome()
        _silence()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        _allow(GRACE * PATIENCE)
        if mutant:
            sys.meta_path.insert(0, _Finder(mutant))
        settings.register_profile("mutants", phases=[Phase.explicit, Phase.generate])
        settings.load_profile("mutants")
        words = ["-q", "--tb=no", "-p", "no:cacheprovider", *(["-x"] if mutant else [])]
        choice = _Choice(scope, usual, killers, outcome)
        code = pytest.main([*words, *_tests(scope)], plugins=[choice])
        if code and not outcome.failed:
            outcome.failed = f"pytest ended with {int(code)}"
        report.write_text(json.dumps([outcome.failed, outcome.seconds]), encoding="utf-8")
    finally:
        os._exit(0)


def _tests(scope: str) -> list[str]:
    """Where the tests of a scope are: a game's own, and those that run over all games."""
    own = ["tests/engine"]
    if scope not in (SHARED, EVERYTHING):
        common = sorted(Path("tests/engine").glob("test_*.py"))
        own = [f"tests/engine/{scope}", "tests/engine/bots", *map(str, common)]
    return [*own, "tests/matches", *(f"--ignore={path}" for path in SLOW)]


def _silence() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def outcome_of(status: int, report: Path) -> Outcome:
    """What a child has written down; a fault may have kept it from that."""
    if os.WIFSIGNALED(status):
        return Outcome(signal.Signals(os.WTERMSIG(status)).name.replace("SIGPROF", "out of time"))
    if not report.exists():
        return Outcome("no report")
    failed, seconds = json.loads(report.read_text(encoding="utf-8"))
    return Outcome(failed, seconds)
