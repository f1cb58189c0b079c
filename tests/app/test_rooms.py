"""Who may know whom in web/app: downwards only, and tables know no position."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
APP = WEB / "app"
ROOMS = ("top", "screens", "match", "tables", "browser")
"""From the top down; what starts the app is the top."""
MODULES = sorted(APP.rglob("*.py"))
TABLES = [path for path in MODULES if path.relative_to(APP).parts[0] == "tables"]

POSITIONS = {"State", "AnyState", "Match", "Session", "Position", "Game", "AnyGame", "games"}
"""Names by which the real position could be had."""
ONLY_THE_FINDER = {APP / "tables/__init__.py"}
"""It finds the games that have a table; it is given none."""


def name_of(path: Path) -> str:
    parts = path.relative_to(WEB).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in ROOMS else "top"


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def imports(path: Path) -> Iterator[tuple[str, str]]:
    """Module and name of every import, those inside functions and for types alone, too."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield from ((node.module or "", alias.name) for alias in node.names)


def test_there_is_something_to_check() -> None:
    assert len(MODULES) > 100 and len(TABLES) > 60
    assert {room_of(name_of(path)) for path in MODULES} == set(ROOMS)


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_room_knows_only_the_rooms_below_it(path: Path) -> None:
    own = ROOMS.index(room_of(name_of(path)))
    for module, name in imports(path):
        if module == "app" or module.startswith("app."):
            known = room_of(f"{module}.{name}" if module == "app" else module)
            assert ROOMS.index(known) >= own, f"{name_of(path)} knows {module}"


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_only_the_browser_touches_javascript(path: Path) -> None:
    touched = {module.split(".")[0] for module, _ in imports(path)}
    if name_of(path) != "app.main" and room_of(name_of(path)) != "browser":
        assert not touched & {"js", "pyodide", "pyscript"}


@pytest.mark.parametrize("path", TABLES, ids=name_of)
def test_a_table_cannot_name_the_position(path: Path) -> None:
    for module, name in imports(path):
        assert not module.startswith("app.browser"), module
        if path in ONLY_THE_FINDER:
            continue
        assert module != "engine.match", module
        assert not (module.startswith("engine") and name in POSITIONS), name
        assert not module.startswith("engine") or not module.endswith((".rules", ".state")), module


@pytest.mark.parametrize("path", TABLES, ids=name_of)
def test_a_table_reaches_for_no_position(path: Path) -> None:
    reached = {node.attr for node in nodes(path) if isinstance(node, ast.Attribute)}
    assert not reached & {"match", "state", "session", "__self__", "__closure__", "gi_frame"}


@pytest.mark.parametrize("folder", sorted({path.parent for path in TABLES}), ids=name_of)
def test_a_games_table_knows_no_other_games(folder: Path) -> None:
    parts = folder.relative_to(APP / "tables").parts
    if not parts or parts[0] == "kit":
        return
    games = {path.name for path in (APP / "tables").iterdir() if path.is_dir()} - {parts[0], "kit"}
    for path in folder.glob("*.py"):
        for module, _ in imports(path):
            assert not any(f".{game}." in f"{module}." for game in games), module
