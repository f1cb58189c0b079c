"""Players from elsewhere: a kind may be `module:level`, whose module knows bots of its own.

So a new judgement is measured against one that was kept, and nothing here need know where.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine import bots
from engine.bots.task import AnyBot, Task, ended
from engine.dice import Dice
from engine.game import Action, AnyGame


def choose(
    game: AnyGame, kind: str, view: Any, legal: list[Action], dice: Dice, budget: int | None
) -> Action | None:
    """As `engine.bots.decide`, for any kind that is not random."""
    module, _, level = kind.rpartition(":")
    if not module:
        return bots.decide(game, level, view, legal, dice, budget)
    bot = guest(module, game.id)
    work = bot.budgets[level] if budget is None else budget
    action: Action | None = ended(bot.choose(Task(game, level, view, legal, dice, work)))
    return action


def guest(module: str, game: str) -> AnyBot:
    """The bot that a module's `bots()` has for a game."""
    found: AnyBot = import_module(module).bots()[game]
    return found


def known(kind: str, game: str) -> bool:
    """Whether such a player can come to a game's table."""
    module, _, level = kind.rpartition(":")
    try:
        return find_spec(module) is not None and level in guest(module, game).budgets
    except (AttributeError, ImportError, KeyError, ValueError):
        return False


def short(kind: str) -> str:
    """`frozen hard` for `tests.bench.frozen:hard`."""
    module, _, level = kind.rpartition(":")
    return f"{module.rpartition('.')[2]} {level}".strip()
