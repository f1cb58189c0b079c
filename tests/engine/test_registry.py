"""The registry finds the games by their folders."""

import ast
from pathlib import Path

import pytest

import engine
from engine import games

HOME = Path(engine.__file__).parent


def test_every_game_stands_under_its_folders_name() -> None:
    folders = {path.parent.name for path in HOME.glob("*/rules.py")}
    assert set(games()) == folders


def test_the_lobby_shows_the_games_in_order() -> None:
    places = [game.lobby_place for game in games().values()]
    assert places == sorted(set(places))


def test_the_answer_is_the_callers_own() -> None:
    games().clear()
    assert "anno" in games()


def imports(path: Path) -> set[str]:
    """Every module that a file imports, as written."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", sorted(HOME.rglob("*.py")), ids=lambda p: str(p.relative_to(HOME)))
def test_one_direction_only(path: Path) -> None:
    """No page, no random module, no deep copies, and no game knows another."""
    folder = path.relative_to(HOME).parts[0]
    for name in imports(path):
        parts = name.split(".")
        assert parts[0] not in {"app", "web", "random", "copy", "js", "pyodide", "pyscript"}, name
        if folder in games() and parts[0] == "engine" and len(parts) > 1:
            assert parts[1] not in set(games()) - {folder}, name
