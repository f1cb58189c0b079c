"""`build.py test`: lint, types, then pytest over everything, with the site built once for all."""

from __future__ import annotations

import argparse
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from builder import browsers, site
from builder.tools import PYTHON, ROOT, WEB, BuildError, node, npm_packages, run

TYPED = (["engine", "web/app"], ["build.py", "web/builder"], ["tests"])
# How the tests hear where the site is built, and which browsers there are.
SITE_VARIABLE = "ANNORAMA_OUT"
BROWSERS_VARIABLE = "ANNORAMA_BROWSERS"


def main(options: argparse.Namespace) -> None:
    """Run all checks, the quick ones first; the first that fails ends the run."""
    if options.mutants:
        return module("tests.mutants", "--workers", options.workers, *options.selection)
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
    module("pytest", "-n", options.workers, "--dist", "loadfile", *selection)


def check_scripts() -> None:
    """Biome over JavaScript and style sheets; acorn holds js/support.js to ES5."""
    packages = npm_packages()
    print("· biome check, acorn", flush=True)
    biome = packages / "@biomejs/biome/bin/biome"
    run([node(), biome, "check", "--error-on-warnings", "."], cwd=WEB)
    run([node(), packages / "acorn/bin/acorn", "--ecma5", "--silent", "js/support.js"], cwd=WEB)


def needs_browser(selection: list[str]) -> bool:
    """Whether pytest may run tests/browser: unless paths are named, and none leads there."""
    paths = [Path(word.split("::")[0]) for word in selection]
    named = [path for path in paths if (ROOT / path).exists()]
    return not named or any("browser" in path.parts or path == Path("tests") for path in named)


def measure(names: Sequence[str], words: Sequence[str], out: Path) -> None:
    """Run benchmarks, each a module of its own in tests/bench."""
    os.environ[SITE_VARIABLE] = str(out)
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(WEB)])
    for name in names:
        module(f"tests.bench.{name}", *words)


def module(name: str, *words: str) -> None:
    print(f"· {name} {' '.join(words)}", flush=True)
    code = subprocess.call([str(PYTHON), "-m", name, *words], cwd=ROOT)
    if code:
        raise BuildError(f"{name} ended with {code}.")
