"""The rules of five table games, on the standard library alone.

`games()` finds the games; `Match` plays them with people, a log and saves.
"""

from engine.game import IllegalAction, Option, checksum
from engine.match import Match
from engine.players import Player
from engine.registry import games
from engine.saves import SaveError

__all__ = ["IllegalAction", "Match", "Option", "Player", "SaveError", "checksum", "games"]

__version__ = "1.0.0"
