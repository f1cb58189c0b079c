"""ANNAOTTO's table without a browser: prepared positions, and contexts from a view alone."""

import json
from collections.abc import Callable
from typing import Any

from app.match.session import Session
from app.tables.annaotto.context import Context
from engine import Match, Player, games
from engine.dice import Dice
from engine.game import Action, Data

NAMES = ["Anna", "Otto", "Clara", "Ben", "Emil", "Frida"]
COLOURS = ["red", "blue", "green", "yellow", "violet", "teal"]

Wanted = Callable[[Data, list[Action]], bool]
"""Asked with a position and the legal actions of its first actor."""


def reached(seats: int, wanted: Wanted, kinds: tuple[str, ...] = ()) -> Match:
    """A match played at random up to the first position of the wanted kind."""
    kinds += ("human",) * (seats - len(kinds))
    players = [Player(NAMES[n], COLOURS[n], kinds[n]) for n in range(seats)]
    for seed in range(1, 400):
        match, dice = Match(games()["annaotto"], players, seed), Dice(seed)
        while not match.over and match.length < 150:
            legal = match.state.legal()
            if wanted(match.state.dump(), legal):
                return match
            lays = [action for action in legal if action[0] in ("lay", "take", "lay_drawn")]
            match.play(dice.choice(lays if lays and dice.below(4) else legal))
    raise AssertionError("no such position was reached")


def in_phase(phase: str, seats: int = 3, kinds: tuple[str, ...] = ()) -> Match:
    """A match whose next action belongs to this phase, while all are still playing."""
    return reached(seats, lambda at, legal: at["phase"] == phase and not at["out"], kinds)


def seated(match: Match) -> Session:
    """The match as the one who is to act sees it."""
    session = Session("x", match)
    if session.covered is not None:
        session.ready()
    return session


def seen(match: Match, seat: int | None, **more: Any) -> Context:
    """The table from a view that was written down and read again: nothing else can be asked."""
    return Context(
        view=json.loads(json.dumps(match.state.view(seat))),
        names=match.names,
        colours=match.colours,
        kinds=match.kinds,
        viewer=seat,
        actor=seat,
        actors=match.state.actors,
        length=match.length,
        **{"width": 1180, "height": 690} | more,
    )


def at_the_top(top: str, hand: list[list[str]], **more: object) -> Match:
    """Anna, on turn among four, with this hand; everybody else has three cards."""
    begun = in_phase("turn", 4).state.dump()
    others = [["RD", "GS"], ["OW", "BC"], ["TD", "VS"]]
    position: Data = begun | {
        "hands": [hand, *[[list(card) for card in others] for _ in range(3)]],
        "known": None,
        "discard": [["YC", "BD"], [top, "GS"]],
        "turn": 0,
        "layer": 3,
        "direction": 1,
        "sequence": [],
        "plus": 0,
        "due": 0,
        "catch": None,
        "called": False,
        "out": [],
        **more,
    }
    players = [Player(NAMES[n], COLOURS[n]) for n in range(4)]
    return Match(games()["annaotto"], players, 1, position=position)
