"""Finds the games: every package in `engine/` that declares a GAME."""

import importlib
import pkgutil
from functools import cache

import engine
from engine.game import Game


@cache
def _found() -> dict[str, Game]:
    packages = [m.name for m in pkgutil.iter_modules(engine.__path__) if m.ispkg]
    modules = [importlib.import_module(f"engine.{name}") for name in packages]
    declared: list[Game] = [m.GAME for m in modules if hasattr(m, "GAME")]
    return {game.id: game for game in sorted(declared, key=lambda game: game.shelf)}


def games() -> dict[str, Game]:
    """All games by id, in the order of the lobby."""
    return dict(_found())
