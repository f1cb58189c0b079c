"""In every game: a hint calls things by their names, marks what it speaks of, and nothing else."""

from __future__ import annotations

import re

import pytest

from app.tables.kit.scene import h
from engine import bots, games
from engine.bots import Advice
from engine.dice import Dice
from engine.game import Action
from tests.app.fakes import elements
from tests.app.vain import SIZE, positions, seen_by

GAMES = [name for name in games() if name != "santyanno"]
"""SANTY ANNO is a race: nobody gives hints in one."""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_marked_is_what_it_speaks_of(game: str) -> None:
    for number, match in enumerate(positions(game, 40, [2, 3], 5)):
        session = seen_by(match, match.state.actors[0])
        action: Action = Dice(number).choice(session.choice.legal)
        session.advise(Advice(action, "It is best."))
        context = session.context(SIZE)
        drawn = h("div", session.table.drawing.draw(context))
        hinted = [a for _, a, _ in elements(drawn) if "hinted" in str(a.get("class", "")).split()]
        wanted = session.table.taps.tokens(context, action)
        for attributes in hinted:
            token = attributes.get("data-tap") or attributes.get("data-not")
            assert token in wanted, (action, attributes)
        assert session.hint is not None
        assert not re.search(r"\bcards? \d", session.hint.words), session.hint.words


@pytest.mark.parametrize("game", GAMES)
def test_the_next_best_is_another_legal_action(game: str) -> None:
    match = next(iter(positions(game, 1, [2], 1)))
    seat = match.state.actors[0]
    view, legal = match.state.view(seat), match.state.legal(seat)
    told: list[Action] = []
    for _ in range(min(3, len(legal))):
        thinking = bots.advise(match.game, view, legal, Dice(1), told)
        while True:
            try:
                next(thinking)
            except StopIteration as end:
                found: Advice[Action] = end.value
                break
        assert found.action in legal and found.action not in told
        told.append(found.action)
