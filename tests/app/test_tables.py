"""Every game's table: drawings are data, made from views alone, with every symbol they use."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.match.session import Session
from app.tables import shown_games, symbols_of, table_of
from app.tables.context import Context
from app.tables.kit.colours import COLOURS
from app.tables.kit.icons import icon
from app.tables.kit.scene import Scene
from app.tables.parts import AnyContext, Drawing
from engine import Match, Player, bots
from engine.game import AnyGame, State

APP = Path(__file__).parents[2] / "web" / "app"
SIZES = [(1180, 690), (820, 1050), (390, 668), (844, 286)]
GAMES = pytest.mark.parametrize("game", shown_games().values(), ids=lambda game: game.id)


def elements(scene: Scene | str) -> list[tuple[str, dict[str, Any]]]:
    if isinstance(scene, str):
        return []
    tag, attributes, *children = scene
    return [(tag, attributes), *(found for child in children for found in elements(child))]


def stations(game: AnyGame) -> list[Match]:
    """Some positions along a match that easy players (or chance) play."""
    count = game.seats.stop - 1
    match = Match(game, [Player(f"P{n}", COLOURS[n]) for n in range(count)], 9)
    found = []
    for step in range(120):
        if match.over:
            break
        if step % 15 == 0:
            found.append(Match.load(match.save()))
        seat = match.state.actors[0]
        dice = bots.dice_for(9, seat, step)
        legal = match.state.legal(seat)
        chosen = None
        if bots.levels(game):
            chosen = bots.decide(game, "easy", match.state.view(seat), legal, dice)
        match.play(chosen or dice.choice(legal), seat)
    return found


def seated(match: Match) -> Session:
    session = Session("x", match)
    if session.covered is not None:
        session.ready()
    return session


@GAMES
def test_every_drawing_is_data_and_uses_only_symbols_that_exist(game: AnyGame) -> None:
    known = {
        f"#{attributes['id']}"
        for s in symbols_of(game.id)
        for _, attributes in elements(s)
        if "id" in attributes
    }
    for match in stations(game):
        session = seated(match)
        for size in SIZES:
            drawn = session.table.drawing.draw(session.context(size))
            assert json.loads(json.dumps(drawn)) == drawn
            used = {a["href"] for tag, a in elements(drawn) if tag == "use"}
            inside = {f"#{a['id']}" for _, a in elements(drawn) if "id" in a}
            assert used <= known | inside
            keys = [a["key"] for _, a in elements(drawn) if "key" in a]
            assert len(keys) == len(set(keys))


@GAMES
def test_a_table_is_drawn_and_speaks_from_a_view_alone(game: AnyGame) -> None:
    """No position, no match, no session: a view that was written down and read again."""
    for match in stations(game):
        for seat in (*range(len(match.players)), None):
            view = json.loads(json.dumps(match.state.view(seat)))
            context: AnyContext = Context(
                view=view,
                names=match.names,
                colours=match.colours,
                kinds=match.kinds,
                viewer=seat,
                actors=match.state.actors,
                width=1180,
                height=690,
            )
            table = table_of(game.id)
            assert elements(table.drawing.draw(context))
            assert elements(table.drawing.picture(context))
            assert isinstance(table.talk.round(context), str)
            if type(table.drawing).scores is not Drawing.scores:
                assert len(table.drawing.scores(view)) == len(match.players)


@GAMES
def test_no_way_leads_from_a_context_to_the_position(game: AnyGame) -> None:
    for match in stations(game):
        reached = list(walked(seated(match).context((800, 600))))
        assert len(reached) > 20
        assert not [thing for thing in reached if isinstance(thing, State | Match | Session)]


def walked(thing: object, seen: set[int] | None = None) -> Iterator[object]:
    """All that can be had from a thing by its fields and entries."""
    seen = set() if seen is None else seen
    if id(thing) in seen:
        return
    seen.add(id(thing))
    yield thing
    if dataclasses.is_dataclass(thing):
        parts: list[object] = [getattr(thing, field.name) for field in dataclasses.fields(thing)]
    elif isinstance(thing, dict):
        parts = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        parts = list(thing)
    else:
        slots = getattr(type(thing), "__slots__", ()) if not callable(thing) else ()
        parts = [getattr(thing, name, None) for name in (*vars_of(thing), *slots)]
    for part in parts:
        yield from walked(part, seen)


def vars_of(thing: object) -> list[str]:
    return list(getattr(thing, "__dict__", {})) if not callable(thing) else []


@GAMES
def test_what_is_legal_can_be_tapped_somewhere(game: AnyGame) -> None:
    for match in stations(game):
        session = seated(match)
        for action, tokens in session.choice._actions:
            # Cards that stay as they were dealt need no tap, only Confirm.
            assert tokens or action[0] == "face", action
            session.choice.clear()
            for token in tokens:
                assert session.choice.toggle(token), (action, token)
            assert session.choice.ready is not None


def test_every_icon_that_is_named_exists() -> None:
    named = set()
    for path in APP.rglob("*.py"):
        text = path.read_text()
        named |= set(re.findall(r'sign="([a-z-]+)"', text))
        named |= set(re.findall(r'icon\("([a-z-]+)"\)', text))
        named |= set(re.findall(r'icon_button\(\s*"[a-z-]+",\s*"([a-z-]+)"', text))
    assert len(named) > 15
    for name in named:
        assert icon(name)[0] == "svg"
