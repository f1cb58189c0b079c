"""How likely everybody is to win, as a position stands: what a review of a match is made of.

A game that can be reviewed has a module `chances.py` with an OUTLOOK of its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import Any, TypeAlias

from engine.game import AnyGame, AnyState, Standing

Chances: TypeAlias = Callable[[Any], Sequence[float] | None]


@dataclass(frozen=True, slots=True)
class Outlook:
    """A game's own estimate."""

    chances: Chances
    """Every seat's chance in a position that goes on; None where nobody plays to win."""
    unweighed: frozenset[str] = frozenset()
    """Actions that nobody can choose well or badly: quick hands, or what is laid out by lot."""


def outlook(game: AnyGame) -> Outlook | None:
    """A game's outlook; None where nobody has written one."""
    return _found(game.id)


@cache
def _found(game: str) -> Outlook | None:
    name = f"engine.{game}.chances"
    if find_spec(f"engine.{game}") is None or find_spec(name) is None:
        return None
    found: Outlook = import_module(name).OUTLOOK
    return found


def chances(game: AnyGame, state: AnyState) -> list[float] | None:
    """Every seat's chance of winning; of a finished match, what each has had of the first place."""
    if state.standings:
        return won(state.standings)
    found = outlook(game)
    told = found.chances(state) if found else None
    return None if told is None else list(told)


def won(standings: Sequence[Standing]) -> list[float]:
    """The first place, in equal parts where it is shared."""
    first = [one["seat"] for one in standings if one["place"] == 1]
    return [(seat in first) / len(first) for seat in range(len(standings))]


def shares(strengths: Sequence[float]) -> list[float]:
    """Chances from the logarithms of everybody's odds."""
    most = max(strengths)
    odds = [exp(strength - most) for strength in strengths]
    return [one / sum(odds) for one in odds]
