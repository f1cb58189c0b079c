"""Matches of DRIFT brought to where something is to be seen."""

from __future__ import annotations

from collections.abc import Callable

from engine import Match, Player, games
from engine.dice import Dice
from engine.drift.board import ARROWS
from engine.drift.reach import reach
from engine.drift.rules import Drift
from engine.game import Action
from tests.matches.drift.wishes import worth

PEOPLE = ["Anna", "Otto", "Clara", "Emil", "Mia", "Ben"]
COLOURS = ["red", "blue", "green", "yellow", "violet", "teal"]


def new(seats: int = 2, seed: int = 1, coins: str = "scatter", rounds: int = 20) -> Match:
    players = [Player(*who) for who in zip(PEOPLE[:seats], COLOURS[:seats], strict=True)]
    return Match(games()["drift"], players, seed, {"coins": coins, "rounds": rounds})


def position(match: Match) -> Drift:
    assert isinstance(match.state, Drift)
    return match.state


def greedy(match: Match, legal: list[Action]) -> Action:
    """Bring coins home by the shortest way."""
    return max(legal, key=lambda action: worth(position(match), action))


def wild(match: Match, dice: Dice) -> Action:
    """Anything, but rather a step than the end of a turn, and rather a deed than a step."""
    legal = position(match).legal()
    deeds = [action for action in legal if action[0] in ("attack", "pick", "drop")]
    steps = [action for action in legal if action[0] == "step"]
    if deeds and dice.below(3):
        return dice.choice(deeds)
    return dice.choice(steps if steps and dice.below(9) else legal)


def until(shown: Callable[[Drift], object], seats: int = 2) -> Match:
    """The first wild match, and the first moment in it, that shows something."""
    for seed in range(40):
        match, dice = new(seats, seed), Dice(seed)
        while match.length < 400 and not match.over:
            if shown(position(match)):
                return match
            match.play(wild(match, dice))
    raise AssertionError("no match shows this")


def picked(state: Drift) -> Action | None:
    """A coin that can be picked up now."""
    return next((action for action in state.legal() if action[0] == "pick"), None)


def one_step(state: Drift, piece: str) -> str:
    """A land space one step away."""
    near = (space for space, way in reach(state, piece).items() if len(way) == 1)
    return next(space for space in near if space not in ARROWS)
