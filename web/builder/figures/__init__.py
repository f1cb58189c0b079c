"""The pictures of the rules pages, drawn by the tables' own code from positions that were played.

A game's figures are in the module of its name, as `FIGURES`. They are drawn when the site is built
and by tests; the page gets them with the rules' text, and none of this code.
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache

from builder.figures.example import Figure

__all__ = ["Figure", "drawn", "names"]


@cache
def names(game: str) -> tuple[str, ...]:
    """What there is to see of a game; a game without figures has none."""
    module = f"builder.figures.{game}"
    if importlib.util.find_spec(module) is None:
        return ()
    return tuple(importlib.import_module(module).FIGURES)


@cache
def drawn(game: str, name: str) -> Figure:
    """One figure; KeyError where nobody draws it."""
    if name not in names(game):
        raise KeyError(name)
    figure: Figure = importlib.import_module(f"builder.figures.{game}").FIGURES[name]()
    return figure
