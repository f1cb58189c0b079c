"""Finds the games: every package in `engine/` that declares a GAME."""

import importlib
import pkgutil
from functools import cache

import engine
from engine.game import AnyGame


@cache
def _found() -> dict[str, AnyGame]:
    packages = [m.name for m in pkgutil.iter_modules(engine.__path__) if m.ispkg]
    modules = [importlib.import_module(f"engine.{name}") for name in packages]
    declared: list[AnyGame] = [m.GAME for m in modules if hasattr(m, "GAME")]
    return {game.id: game for game in sorted(declared, key=lambda game: game.lobby_place)}


def games() -> dict[str, AnyGame]:
    """All games by id, in the order of the lobby."""
    return dict(_found())
