"""Computer players: what the page, the arena and the tests ask of them.

A game's judgement is in its own `bot.py`; what several games need for it is here: `task` (what a
bot is given), `rollouts` (for card games) and `beam` (for games of long turns).
"""

from collections.abc import Collection
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from engine.bots.task import Advice, AnyBot, Task, Thinking, ended
from engine.dice import Dice
from engine.game import A, AnyGame, E, Game, V
from engine.language import tr

__all__ = ["Advice", "HINTS", "LEVELS", "advise", "decide", "dice_for", "levels", "think"]

LEVELS = ("easy", "medium", "hard", "expert")
HINTS = "hard"
"""Whose hints people get: good ones, and soon."""

LONGER = 3
"""Where a game has no expert of its own, expert is hard with so many times the nodes."""

_APART = 0x5EED_0F_B075
"""Keeps the bots' chance apart from the match's, which begins at the bare seed."""


def levels(game: AnyGame) -> tuple[str, ...]:
    """The levels that can sit down at a game; () where nobody taught the computer to play it."""
    return LEVELS if _found(game.id) else ()


def think(
    game: Game[V, A, E],
    level: str,
    view: V,
    legal: list[A],
    dice: Dice,
    budget: int | None = None,
) -> Thinking[A | None]:
    """Choose an action, yielding all the time so that the page can breathe.

    None comes only from a seat that is not the first of the actors, for one of its chances in
    another's turn that it lets go by: the same position need not be asked again. `budget` is the
    work to spend, in nodes, in place of the level's own.
    """
    bot = _bot(game)
    known, own = _known(bot, level)
    work = own if budget is None else budget
    return (yield from bot.choose(Task(game, known, view, legal, dice, work)))


def decide(
    game: Game[V, A, E],
    level: str,
    view: V,
    legal: list[A],
    dice: Dice,
    budget: int | None = None,
) -> A | None:
    """The same choice, all at once."""
    return ended(think(game, level, view, legal, dice, budget))


def advise(
    game: Game[V, A, E],
    view: V,
    legal: list[A],
    dice: Dice,
    besides: Collection[A] = (),
) -> Thinking[Advice[A]]:
    """What hard would play here, and why, from nothing but the view.

    `besides` are ideas that were told before: then it is the best of the others, as long as there
    are any.
    """
    bot = _bot(game)
    others = [action for action in legal if action not in besides]
    task = Task(game, HINTS, view, others or legal, dice, bot.budgets[HINTS])
    return (yield from bot.advise(task))


def dice_for(seed: int, seat: int, length: int) -> Dice:
    """A bot's own dice, from the match's seed, its seat and how many actions the log holds.

    The same position of the same match always gives the same choice, after undo and reload too.
    """
    dice = Dice(Dice(seed).bits() ^ _APART)
    for number in (seat, length):
        dice = Dice(dice.bits() ^ number)
    return dice


def _known(bot: AnyBot, level: str) -> tuple[str, int]:
    """The level as the game's own judgement knows it, and the nodes it may spend."""
    if level == "expert" and level not in bot.budgets:
        return "hard", LONGER * bot.budgets["hard"]
    return level, bot.budgets[level]


def _bot(game: AnyGame) -> AnyBot:
    bot = _found(game.id)
    if bot is None:
        raise ValueError(tr("{game} has no computer players.", game=game.title))
    return bot


@cache
def _found(game: str) -> AnyBot | None:
    name = f"engine.{game}.bot"
    if find_spec(name) is None:
        return None
    bot: AnyBot = import_module(name).BOT
    return bot
