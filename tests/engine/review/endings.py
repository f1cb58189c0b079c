"""Whole matches and the ends of matches, for reviews that take no time."""

from dataclasses import replace
from functools import cache
from pathlib import Path

from engine import Match

RECORDINGS = Path(__file__).parents[2] / "matches"
REVIEWED = {
    "anno": "cleared-from-hand",
    "annaotto": "first-out-2-quick",
    "anno1503": "2-gold-agreements-buildings",
    "drift": "three-coins-placed",
}
"""A recorded match of every turn game."""
TAIL = 36


@cache
def recorded(game: str, name: str) -> str:
    return (RECORDINGS / game / f"{name}.json").read_text(encoding="utf-8")


def whole(game: str) -> Match:
    return Match.load(recorded(game, REVIEWED[game]))


def ending(game: str, actions: int = TAIL) -> Match:
    """The last actions of a recorded match, as a match that began in that position."""
    match = whole(game)
    log, state = match.log, match.beginning()
    cut = max(0, len(log) - actions)
    for seat, action in log[:cut]:
        state.play(action, seat)
    people = [replace(player, kind="human") for player in match.players]
    rest = Match(match.game, people, match.seed, match.options, 1, state.dump())
    for seat, action in log[cut:]:
        rest.play(action, seat)
    return rest
