"""In every game: while others look on, a hint never speaks from what the viewer alone knows."""

from __future__ import annotations

import json

import pytest

from app.match.session import Session
from app.screens.parts import table as parts
from app.tables.kit.scene import h
from engine import Match, games
from engine.bots import Advice
from engine.dice import Dice
from engine.game import Action
from tests.app.fakes import elements
from tests.app.vain import SIZE, positions

REASON = "Because of what lies hidden."
TURNS = {"anno": 8, "annaotto": 8, "drift": 8, "santyanno": 4, "anno1503": 60}
"""Positions to look at: ANNO 1503 alone has secrets on a table that all look at."""


def others_look_on(session: Session, match: Match) -> bool:
    """Whether people look at the page who know less than its viewer, with no hand-over between."""
    viewer, privacy, state = session.viewer, session.table.privacy, match.state
    assert viewer is not None
    mine, everybodys = state.view(viewer), state.view(None)
    others = [state.view(seat) for seat in session.people if seat != viewer]
    together = any(not privacy.covers(mine, theirs) for theirs in others)
    return together and mine | {"seat": None} != everybodys


def advised(match: Match, number: int) -> Session | None:
    """The page with a hint on it; None where nobody can ask for one."""
    session = Session("x", match)
    if session.covered is not None:
        session.ready()
    context = session.glance()
    if session.viewer not in match.state.actors or session.table.clock.races:
        return None
    if not session.table.privacy.may_advise(context):
        return None
    action: Action = Dice(number).choice(session.choice.legal)
    session.advise(Advice(action, REASON))
    session.plan([(action, session.view)])
    return session


@pytest.mark.parametrize("game", list(games()))
def test_a_hint_that_others_must_not_read_is_nowhere_on_the_page(game: str) -> None:
    secret, read = 0, 0
    for number, match in enumerate(positions(game, TURNS[game], [3, 4], 7)):
        session = advised(match, number)
        if session is None:
            continue
        assert session.hint is not None
        context = session.context(SIZE)
        page = json.dumps([session.prompt(context), session.table.drawing.draw(context)])
        if others_look_on(session, match):
            secret += 1
            assert session.hint.whispered and REASON not in page
            assert not context.hinted and '"hinted' not in page and " hinted" not in page
            session.hint.held = True
        else:
            read += 1
        assert REASON in session.prompt(session.context(SIZE))
        assert session.context(SIZE).hinted == session.hint.marks
    assert read or game == "santyanno", "in a race nobody asks for a hint"
    assert bool(secret) == (game == "anno1503"), "the one secret on a table that all look at"


def test_the_button_that_is_held_stands_only_beside_a_hint_for_one_alone() -> None:
    """It is the same for every such hint, and there is none beside any other."""
    shown = {}
    for number, match in enumerate(positions("anno1503", 60, [3, 4], 7)):
        session = advised(match, number)
        if session is None or session.hint is None:
            continue
        button = parts.whisper(session)
        shown[session.hint.whispered] = button
        if button is not None:
            [found] = [a for _, a, _ in elements(h("p", button)) if a.get("data-press")]
            assert found["data-press"] == "hint"
    assert shown[True] is not None and shown[False] is None
