"""What the lobby shows of a game before it is opened: its cover and its accent colour.

Both are in `cover.py` of the game's own folder; a game without one has the cabinet's.
"""

import importlib
import importlib.util
import traceback
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from app.tables.kit import cabinet
from app.tables.kit.colours import Accent
from app.tables.kit.scene import Scene, svg


@cache
def _look(game_id: str) -> Any:
    folder, found = f"app.tables.{game_id}", importlib.util.find_spec
    there = found(folder) and found(f"{folder}.cover")
    return importlib.import_module(f"{folder}.cover") if there else cabinet


@cache
def _drawn(picture: Callable[[], Iterable[Scene]]) -> list[Scene]:
    """A cover is always the same, and the lobby is drawn often."""
    return list(picture())


def _picture(game_id: str) -> list[Scene]:
    """A game's own cover; where it cannot be drawn, the cabinet's: the lobby is for all games."""
    try:
        return _drawn(_look(game_id).picture)
    except Exception as error:
        traceback.print_exception(error)
        return list(cabinet.picture())


def cover(game_id: str) -> Scene:
    """A picture of 320 × 200; it fills whatever frame it is put into."""
    return svg(
        320,
        200,
        *_picture(game_id),
        class_="cover",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def accent(game_id: str) -> Accent:
    found: Accent = _look(game_id).ACCENT
    return found
