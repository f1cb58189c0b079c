"""Very long matches, and short ones that stand where they stand."""

from __future__ import annotations

from itertools import count

from app.tables.kit.colours import COLOURS
from engine import Match, Player, games
from engine.dice import Dice
from engine.game import Value

ENDLESS: dict[str, dict[str, Value]] = {"anno1503": {}, "drift": {"rounds": 0}}
"""The games whose matches can be as long as one likes, and the options for that."""


def long_match(game_id: str, actions: int, kind: str = "human") -> Match:
    """So many actions at random: the first seed whose match lasts."""
    players = [Player(f"P{seat + 1}", COLOURS[seat], kind) for seat in range(2)]
    for seed in count(1):
        match, dice = Match(games()[game_id], players, seed, ENDLESS[game_id]), Dice(seed)
        while match.length < actions and not match.over:
            seat = match.state.actors[0]
            match.play(dice.choice(match.state.legal(seat)), seat)
        if not match.over:
            return match
    raise AssertionError


def short_match(match: Match, actions: int = 60) -> Match:
    """The same position with the same actions before it, but no more of them than so many."""
    position = match.beginning()
    for seat, action in match.log[:-actions]:
        position.play(action, seat)
    short = Match(match.game, match.players, match.seed, match.options, position=position.dump())
    for seat, action in match.played_since(match.length - actions):
        short.play(action, seat)
    return short
