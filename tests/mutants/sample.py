"""Which faults are tried: a sample from a seed, spread over all modules of the engine."""

import hashlib
import math
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from tests.mutants.edits import Edit
from tests.mutants.operators import edits, is_python

LEFT_OUT = ("arena",)
"""Folders of the engine that no match needs."""

TEXT = ("words.py", "prompts.py", "names.py", "language.py", "types.py")
"""Modules in which a fault is a matter of wording or of types alone."""

SHARED = "shared"
"""The scope of what all games use."""

NO_GAMES = ("bots", "review")
"""Folders of the engine that all games use."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A module with one fault."""

    path: str
    line: int
    before: str
    """The text of the changed lines, and what became of it."""
    after: str
    source: bytes = field(repr=False)

    @property
    def scope(self) -> str:
        """The game whose tests must notice, or `SHARED`."""
        parts = Path(self.path).parts
        return parts[1] if len(parts) > 2 and parts[1] not in NO_GAMES else SHARED

    @property
    def module(self) -> str:
        return ".".join(Path(self.path).with_suffix("").parts).removesuffix(".__init__")


@dataclass(frozen=True, slots=True)
class Equivalent:
    """A fault that changes nothing anybody could notice, and why."""

    path: str
    before: str
    after: str
    reason: str


def equivalents(file: Path) -> list[Equivalent]:
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get("equivalent", [])
    return [Equivalent(**entry) for entry in entries]


def modules(root: Path, only: Sequence[str]) -> list[str]:
    found = (path.relative_to(root).as_posix() for path in sorted((root / "engine").rglob("*.py")))
    return [
        path
        for path in found
        if path.split("/")[1] not in LEFT_OUT
        and not path.endswith(TEXT)
        and path.startswith(tuple(name.partition(":")[0] for name in only) or "engine/")
    ]


def mutants(root: Path, path: str) -> Iterator[Mutant]:
    source = (root / path).read_bytes()
    for edit in edits(source):
        line, before, after = _changed(source, edit)
        yield Mutant(path, line, before, after, edit.apply(source))


def _changed(source: bytes, edit: Edit) -> tuple[int, str, str]:
    """The line's number and the whole lines of an edit, with single blanks."""
    start = source.rfind(b"\n", 0, edit.start) + 1
    end = source.find(b"\n", edit.end)
    before = source[start:end].decode()
    after = Edit(edit.start - start, edit.end - start, edit.new).apply(source[start:end]).decode()
    return source.count(b"\n", 0, start) + 1, " ".join(before.split()), " ".join(after.split())


def sample(
    root: Path, count: int, seed: int, only: Sequence[str], known: Sequence[Equivalent]
) -> list[Mutant]:
    """At least so many mutants, of each module in proportion to its lines, one a line at most.

    A mutant's rank follows from the seed and its text alone, so that a change elsewhere leaves
    most of the sample as it was. Lines that are named, `engine/anno/rules.py:57`, are all tried,
    each with the mutant that a whole sample would have of it.
    """
    listed = {(entry.path, entry.before, entry.after) for entry in known}
    ranked = {path: _ranked(root, path, seed) for path in modules(root, only)}
    named = {name for name in only if ":" in name}
    if named:
        there = [[m for m in found if f"{m.path}:{m.line}" in named] for found in ranked.values()]
        return [mutant for found in there for mutant in _one_a_line(found, listed)]
    lines = {path: len({mutant.line for mutant in found}) for path, found in ranked.items()}
    share = min(1.0, count / max(1, sum(lines.values())))
    return [
        mutant
        for path, found in ranked.items()
        for mutant in islice(_one_a_line(found, listed), math.ceil(lines[path] * share))
    ]


def _ranked(root: Path, path: str, seed: int) -> list[Mutant]:
    """The mutants of a module, in an order that the seed decides."""

    def rank(mutant: Mutant) -> bytes:
        words = (seed, path, mutant.before, mutant.after)
        return hashlib.sha256("\n".join(map(str, words)).encode()).digest()

    return sorted(mutants(root, path), key=rank)


def _one_a_line(ranked: list[Mutant], listed: set[tuple[str, str, str]]) -> Iterator[Mutant]:
    taken: set[int] = set()
    for mutant in ranked:
        known = (mutant.path, mutant.before, mutant.after) in listed
        if mutant.line not in taken and not known and is_python(mutant.source):
            taken.add(mutant.line)
            yield mutant


def outdated(root: Path, known: Sequence[Equivalent]) -> list[Equivalent]:
    """Entries that fit no fault any more."""
    paths = {entry.path for entry in known if (root / entry.path).exists()}
    there = {(path, m.before, m.after) for path in paths for m in mutants(root, path)}
    return [entry for entry in known if (entry.path, entry.before, entry.after) not in there]
