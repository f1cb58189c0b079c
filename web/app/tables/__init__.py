"""The tables: one drawing a game, found by the game's id."""

import importlib
from functools import cache

from app.tables.base import Frame, Table

__all__ = ["Frame", "Table", "table_of"]


@cache
def table_of(game_id: str) -> type[Table]:
    """The drawing of a game: the class TABLE of `app.tables.ID`."""
    found: type[Table] = importlib.import_module(f"app.tables.{game_id}").TABLE
    return found
