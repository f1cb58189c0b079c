"""`build.py test`: lint, types, then pytest over everything, with the site built once for all."""

from __future__ import annotations

import argparse
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from builder import browsers, site
from builder.pages import NOT_MODULES
from builder.tools import PYTHON, ROOT, WEB, BuildError, node, npm_packages, run

TYPED = (["engine", "web/app"], ["build.py", "web/builder"], ["tests"])
# How the tests hear where the site is built, and which browsers there are.
SITE_VARIABLE = "ANNORAMA_OUT"
BROWSERS_VARIABLE = "ANNORAMA_BROWSERS"


def main(options: argparse.Namespace) -> None:
    """Run all checks, the quick ones first; the first that fails ends the run."""
    if options.mutants:
        return module("tests.mutants", "--workers", options.workers, *options.selection)
    if options.long:
        return long_run(options)
    if not options.only_pytest:
        module("ruff", "check", ".")
        module("ruff", "format", "--check", ".")
        for parts in TYPED:
            module("mypy", *parts)
        check_scripts()
    selection = list(options.selection)
    if options.no_browser:
        selection += ["--ignore", "tests/browser"]
    elif needs_browser(options.selection):
        browsers.chromium()
        site.build(options.out)
        if options.browsers == "all":
            browsers.others()
    os.environ[BROWSERS_VARIABLE] = options.browsers
    os.environ[SITE_VARIABLE] = str(options.out)
    # The order is tests/conftest.py's, not by how many tests a file has.
    spread = ["-n", options.workers, "--dist", "loadfile", "--no-loadscope-reorder"]
    module("pytest", *spread, *selection)


def long_run(options: argparse.Namespace) -> None:
    """All that the normal run has no time for, against one build of the site."""
    browsers.chromium()
    site.build(options.out)
    os.environ[SITE_VARIABLE] = str(options.out)
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(WEB)])
    module("tests.long", "--workers", options.workers, *options.selection)


def check_scripts() -> None:
    """Biome over JavaScript and style sheets; acorn holds the first scripts to ES5."""
    packages = npm_packages()
    print("· biome check, acorn", flush=True)
    biome = packages / "@biomejs/biome/bin/biome"
    measure = ROOT / "tests/shots/measure.js"
    run([node(), biome, "check", "--error-on-warnings", ".", measure], cwd=WEB)
    for script in sorted(NOT_MODULES):
        run([node(), packages / "acorn/bin/acorn", "--ecma5", "--silent", script], cwd=WEB)


def needs_browser(selection: list[str]) -> bool:
    """Whether pytest may run tests/browser: unless paths are named, and none leads there."""
    paths = [Path(word.split("::")[0]) for word in selection]
    named = [path for path in paths if (ROOT / path).exists()]
    return not named or any("browser" in path.parts or path == Path("tests") for path in named)


def measure(names: Sequence[str], words: Sequence[str], out: Path) -> None:
    """Run benchmarks, each a module of its own in tests/bench."""
    _for_modules(out)
    for name in names:
        module(f"tests.bench.{name}", *words)


def shots(options: argparse.Namespace) -> None:
    """Take the pictures, all or some; what is asked for more than once is a list."""
    _for_modules(options.out)
    words = ["--check"] if options.check else []
    for name in ("only", "size", "theme"):
        for value in getattr(options, name) or []:
            words += [f"--{name}", value]
    module("tests.shots", *words)


def _for_modules(out: Path) -> None:
    """What the modules in tests/ that are run by themselves must be told."""
    os.environ[SITE_VARIABLE] = str(out)
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(WEB)])


def module(name: str, *words: str) -> None:
    print(f"· {name} {' '.join(words)}", flush=True)
    code = subprocess.call([str(PYTHON), "-m", name, *words], cwd=ROOT)
    if code:
        raise BuildError(f"{name} ended with {code}.")
