"""The tables: one folder a game, found by the game's id.

A game's package has `table()`, which puts the parts of a new match's table together, and may have
`PRACTICE`. Its `cover.py` has the `picture()` and the `ACCENT` that the lobby shows.
"""

import importlib
import importlib.util
from functools import cache
from typing import Any

from app.tables.kit.scene import Scene
from app.tables.parts import AnyTable, Practice
from engine import games
from engine.game import AnyGame

__all__ = ["practice_of", "shown_games", "symbols_of", "table_of"]


@cache
def _package(game_id: str) -> Any:
    return importlib.import_module(f"app.tables.{game_id}")


def table_of(game_id: str) -> AnyTable:
    """A new table for one match of a game."""
    table: AnyTable = _package(game_id).table()
    return table


def symbols_of(game_id: str) -> list[Scene]:
    """What a game's drawings define once and use in many places."""
    return table_of(game_id).drawing.symbols()


def practice_of(game_id: str) -> type[Practice] | None:
    """A way to learn the game alone, where it has one."""
    found: type[Practice] | None = getattr(_package(game_id), "PRACTICE", None)
    return found


@cache
def _shown() -> tuple[AnyGame, ...]:
    found = importlib.util.find_spec
    return tuple(game for game in games().values() if found(f"app.tables.{game.id}"))


def shown_games() -> dict[str, AnyGame]:
    """The games that can be played in the page: those with rules and a drawing."""
    return {game.id: game for game in _shown()}
