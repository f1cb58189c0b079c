"""The tables: one folder a game, found by the game's id.

In a game's folder, `table.py` has `table()`, which puts the parts of a new match's table together;
`cover.py` has the `picture()` and the `ACCENT` that the lobby shows; `lesson.py`, where there is
one, its `LESSON`. The package itself imports nothing: the lobby opens no table.
"""

import importlib
import importlib.util
from functools import cache
from typing import Any

from app.tables.kit.scene import Scene
from app.tables.lessons import Lesson
from app.tables.parts import AnyTable
from engine import games
from engine.game import AnyGame

__all__ = [
    "has_lesson",
    "lesson_of",
    "shown_games",
    "symbols_of",
    "table_of",
]


@cache
def _module(game_id: str, name: str) -> Any:
    return importlib.import_module(f"app.tables.{game_id}.{name}")


def table_of(game_id: str) -> AnyTable:
    """A new table for one match of a game."""
    table: AnyTable = _module(game_id, "table").table()
    return table


def symbols_of(game_id: str) -> list[Scene]:
    """What a game's drawings define once and use in many places."""
    return table_of(game_id).drawing.symbols()


def lesson_of(game_id: str) -> Lesson | None:
    """The guided first match, where the game has one."""
    if not has_lesson(game_id):
        return None
    found: Lesson = _module(game_id, "lesson").LESSON
    return found


@cache
def has_lesson(game_id: str) -> bool:
    return importlib.util.find_spec(f"app.tables.{game_id}.lesson") is not None


@cache
def _shown() -> tuple[AnyGame, ...]:
    found = importlib.util.find_spec
    return tuple(game for game in games().values() if found(f"app.tables.{game.id}"))


def shown_games() -> dict[str, AnyGame]:
    """The games that can be played in the page: those with rules and a drawing."""
    return {game.id: game for game in _shown()}
