"""Opponents that were kept: the computer players' judgement as it was, to measure another against.

    python -m engine.arena anno hard tests.bench.frozen:hard --matches 300

Each folder holds a game's judgement and what it is made of, without hints. They play by the rules
as they are now: who changes a rule so that these stumble mends them, and teaches them nothing.
"""

from functools import cache
from importlib import import_module

from engine.bots.task import AnyBot

GAMES = ("anno", "annaotto", "anno1503", "drift", "santyanno")


@cache
def bots() -> dict[str, AnyBot]:
    return {game: import_module(f"tests.bench.frozen.{game}.bot").BOT for game in GAMES}
