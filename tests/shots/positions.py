"""Positions worth a picture: one of every phase, from the recorded matches, and some well played.

Recorded matches show every phase and every number of players; what computer players have brought
about shows a table as people will see it. The names are long and short, as people have them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial

from app.tables.kit.colours import COLOURS
from engine import Match, Player, bots, games
from engine.game import Value
from tests.matches.test_matches import RECORDINGS

NAMES = ("Anna", "Otto", "Maximiliane", "Jo", "Bartholomäus", "Li", "Großmutter Ilse", "Emil")
SEED = 12
LATELY = int(time.time() - 10_800) * 1000
"""Three hours ago: what a lobby says of a match."""


@dataclass(frozen=True, slots=True)
class Position:
    """A match of a game that has come so far; it is played when it is asked for."""

    name: str
    play: Callable[[], Match]


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where in which recording a phase is seen; the greatest is the fullest table."""

    seats: int
    length: int
    recording: int


def people(seats: int) -> list[Player]:
    return [Player(NAMES[seat], COLOURS[seat]) for seat in range(seats)]


@cache
def _recorded(game: str) -> list[Match]:
    paths = [path for path in RECORDINGS if path.parent.name == game]
    return [Match.load(path.read_text(encoding="utf-8")) for path in paths]


def cut(match: Match, length: int) -> Match:
    """The first so many actions of a match, among people with names of all lengths."""
    begun = Match(match.game, people(len(match.players)), match.seed, match.options, now=LATELY)
    for seat, action in match.log[:length]:
        begun.play(action, seat)
    return begun


def _phases(match: Match) -> Iterator[tuple[str, int]]:
    """Every phase of a match, and after how many actions it was there last."""
    state, last = match.beginning(), {}
    for length, (seat, action) in enumerate(match.log):
        last[str(state.view(None).get("phase", ""))] = length
        state.play(action, seat)
    yield from last.items()


def by_phase(game: str) -> list[Position]:
    """Every phase of a game, at the fullest table that was recorded with it."""
    spots: dict[str, list[_Spot]] = {}
    for number, match in enumerate(_recorded(game)):
        for phase, length in _phases(match):
            spots.setdefault(phase, []).append(_Spot(len(match.players), length, number))
    return [_at(game, phase, max(found, key=_fullest)) for phase, found in spots.items()]


def _fullest(spot: _Spot) -> tuple[int, int]:
    return spot.seats, spot.length


def _at(game: str, phase: str, spot: _Spot) -> Position:
    return Position(phase, partial(cut, _recorded(game)[spot.recording], spot.length))


def finished(game: str) -> list[Position]:
    """The end of a match: among the fewest players, among the most, and well played by three."""
    whole = sorted(_recorded(game), key=lambda match: (len(match.players), match.length))
    few, many = whole[0], whole[-1]
    return [
        Position("few", partial(cut, few, few.length)),
        Position("many", partial(cut, many, many.length)),
        Position("well-played", partial(played, game, 3, EVER)),
    ]


EARLY = {"annaotto": 24}
"""Among the fewest players, where a match would be over by then."""
LATE = {"anno": 84, "annaotto": 85, "anno1503": 240, "drift": 90, "santyanno": 18}
OPTIONS: dict[str, dict[str, Value]] = {"anno": {"mensises": 6}}
EVER = 3_000


def played(game: str, seats: int, actions: int) -> Match:
    """A match that computer players have brought so far, or to its end."""
    match = Match(games()[game], people(seats), SEED, OPTIONS.get(game), now=LATELY)
    while match.length < actions and not match.over:
        seat = match.state.actors[0]
        dice = bots.dice_for(SEED, seat, match.length)
        legal = match.state.legal(seat)
        match.play(bots.decide(match.game, "easy", match.state.view(seat), legal, dice), seat)
    return match


def in_the_middle(game: str) -> list[Position]:
    """Some way into a match, among the fewest players and among the most."""
    seats = games()[game].seats
    few, late = max(2, seats[0]), LATE.get(game, 30)
    return [
        Position("few", partial(played, game, few, EARLY.get(game, late))),
        Position("many", partial(played, game, seats[-1], late)),
    ]
