"""How often a tap asks for a view: once for who looks, once for who is next, whoever else asks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from app.tables import shown_games
from app.tables.kit.colours import COLOURS
from engine import Match, Player
from engine.game import AnyGame
from tests.app.fakes import opened
from tests.app.laid import kept
from tests.app.test_whole_matches import wish

MOST = 2
GAMES = pytest.mark.parametrize("game", shown_games().values(), ids=lambda game: game.id)


@contextmanager
def counted(match: Match) -> Iterator[list[int | None]]:
    """The seats whose views are made."""
    seats: list[int | None] = []
    kind = type(match.state)
    made = kind.view

    def view(state: Any, seat: int | None) -> Any:
        seats.append(seat)
        return made(state, seat)

    with patch.object(kind, "view", view):
        yield seats


def under_way(game: AnyGame, actions: int) -> Match:
    players = [Player(f"P{seat}", COLOURS[seat]) for seat in range(game.seats.start)]
    match = Match(game, players, 3, now=1)
    while match.length < actions:
        match.play(wish(match), match.state.actors[0], 2)
    return match


@GAMES
@pytest.mark.parametrize("actions", [0, 9, 24])
def test_a_tap_makes_two_views_at_most(game: AnyGame, actions: int) -> None:
    match = under_way(game, actions)
    with opened("#/play/one", kept(one=match)) as person, counted(match) as asked:
        if person.screen == "handover":
            person.press("ready")
        person.let_pass()
        for token in sorted(person.tokens()):
            if person.screen != "table" or token not in person.tokens():
                break
            asked.clear()
            person.tap(token)
            assert len(asked) <= MOST, (token, asked)
