"""What the lobby shows of a game before it is opened: its cover and its accent colour.

Both are in `cover.py` of the game's own folder; a game without one has the cabinet's.
"""

import importlib
import importlib.util
from functools import cache
from typing import Any

from app.tables.kit import cabinet
from app.tables.kit.colours import Accent
from app.tables.kit.scene import Scene, svg


@cache
def _look(game_id: str) -> Any:
    name = f"app.tables.{game_id}.cover"
    return importlib.import_module(name) if importlib.util.find_spec(name) else cabinet


def cover(game_id: str) -> Scene:
    """A picture of 320 × 200; it fills whatever frame it is put into."""
    return svg(
        320,
        200,
        *_look(game_id).picture(),
        class_="cover",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def accent(game_id: str) -> Accent:
    found: Accent = _look(game_id).ACCENT
    return found
