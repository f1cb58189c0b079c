"""A sixth game, added by the README's steps: `sixth/` is laid over a copy of everything.

NIM is as small as a game can be. It is found, shown, played, saved and recorded in the copy,
where no file but its own is touched.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
SIXTH = Path(__file__).parent / "sixth"
COPIED = ("engine", "tests", "web")
NOT_COPIED = (
    "__pycache__",
    "node_modules",
    "tests/bench",
    "tests/browser",
    "tests/builder",
    "tests/mutants",
)
ADDED = sorted(
    path.relative_to(SIXTH) for path in SIXTH.rglob("*") if path.suffix in (".py", ".md")
)
OPTIONAL = {
    "engine/nim/bot.py",
    "engine/nim/chances.py",
    "engine/nim/exercises.py",
    "engine/nim/guidance.py",
    "web/app/tables/nim/cover.py",
    "web/app/tables/nim/lesson.py",
    "web/app/tables/nim/position.py",
    "web/builder/figures/nim.py",
    "web/css/tables/nim.css",
}
"""What the README offers and NIM does without."""

CHECKS = (
    "tests/app/nim/test_match.py",
    "tests/app/test_in_words.py",
    "tests/app/test_rooms.py",
    "tests/app/test_tables.py",
    "tests/engine/nim/test_rules.py",
    "tests/engine/test_contract.py",
    "tests/engine/test_contract_doors.py",
    "tests/engine/test_contract_secrets.py",
    "tests/engine/test_contract_undo.py",
    "tests/engine/test_contract_words.py",
    "tests/engine/test_saves.py",
    "tests/matches/test_matches.py",
    "tests/matches/test_wishes.py",
)
"""NIM's own tests, and those that find every game by themselves."""
CHOSEN = "nim and not what_is_no_action_is_refused"
"""Guessing what is no action takes longer than all the rest; NIM's own tests have some of it."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything, with the sixth game."""
    copy = tmp_path_factory.mktemp("copy")
    for folder in COPIED:
        shutil.copytree(ROOT / folder, copy / folder, ignore=_left_out)
    shutil.copy(ROOT / "pyproject.toml", copy)
    shutil.copytree(SIXTH, copy, dirs_exist_ok=True, ignore=_left_out)
    return copy


def _left_out(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if f"{folder}/{name}".endswith(NOT_COPIED)]


def run(copy: Path, module: str, *words: str) -> str:
    """What a module says that is run in the copy; it must end well."""
    environment = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    environment["PYTHONPATH"] = os.pathsep.join([str(copy), str(copy / "web")])
    done = subprocess.run(
        [sys.executable, "-m", module, *words],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_what_the_readme_says_and_nothing_else() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    steps = readme.partition("## How to add a game\n")[2].partition("\n## ")[0]
    named = {path.replace("yourgame", "nim") for path in re.findall(r"`(\S*yourgame\S*)`", steps)}
    assert {name for name in named if not (SIXTH / name).exists()} == OPTIONAL
    for path in ADDED:
        assert not (ROOT / path).exists(), f"{path} is not only the sixth game's"
        assert any(path.is_relative_to(name) for name in named), f"the README does not name {path}"


def test_it_is_played_to_the_end_and_keeps_the_contract(copy: Path) -> None:
    assert "last-stick: seed" in run(copy, "tests.matches.record", "nim")
    report = copy / "report.xml"
    plain = ("-q", "-p", "no:cacheprovider", f"--junitxml={report}")
    run(copy, "pytest", *plain, "-k", CHOSEN, *CHECKS)
    tested = {case.get("classname") for case in ElementTree.parse(report).iter("testcase")}
    assert tested == {check.removesuffix(".py").replace("/", ".") for check in CHECKS}


def test_its_types_are_checked(copy: Path) -> None:
    folders = {str(path.parent) for path in ADDED if path.suffix == ".py"}
    run(copy, "mypy", "--follow-imports=silent", *sorted(folders))
