"""The tables: one drawing a game, found by the game's id."""

import importlib
import importlib.util
from functools import cache

from app.tables.base import Frame, Table
from engine import games
from engine.game import Game

__all__ = ["Frame", "Table", "shown_games", "table_of"]


@cache
def table_of(game_id: str) -> type[Table]:
    """The drawing of a game: the class TABLE of `app.tables.ID`."""
    found: type[Table] = importlib.import_module(f"app.tables.{game_id}").TABLE
    return found


@cache
def _shown() -> tuple[Game, ...]:
    found = importlib.util.find_spec
    return tuple(game for game in games().values() if found(f"app.tables.{game.id}"))


def shown_games() -> dict[str, Game]:
    """The games that can be played in the page: those with rules and a drawing."""
    return {game.id: game for game in _shown()}
