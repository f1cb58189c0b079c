"""Drawings are data: well-formed, with every symbol and icon they use."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from app.match.session import Session
from app.tables import Frame, shown_games, table_of
from app.tables.kit.colours import COLOURS
from app.tables.kit.icons import icon
from app.tables.kit.scene import Scene
from engine import Match, Player, bots
from engine.game import Game

APP = Path(__file__).parents[2] / "web" / "app"
SIZES = [(1180, 690), (820, 1050), (390, 668), (844, 286)]


def elements(scene: Scene | str) -> list[tuple[str, dict[str, Any]]]:
    if isinstance(scene, str):
        return []
    tag, attributes, *children = scene
    return [(tag, attributes), *(found for child in children for found in elements(child))]


def stations(game: Game) -> list[Match]:
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


@pytest.mark.parametrize("game", shown_games().values(), ids=lambda game: game.id)
def test_every_drawing_is_data_and_uses_only_symbols_that_exist(game: Game) -> None:
    known = {
        f"#{attributes['id']}"
        for s in table_of(game.id).symbols()
        for _, attributes in elements(s)
        if "id" in attributes
    }
    for match in stations(game):
        session = Session("x", match)
        if session.covered is not None:
            session.ready()
        for width, height in SIZES:
            frame = Frame(
                width=width,
                height=height,
                names=match.names,
                colours=[player.colour for player in match.players],
                tappable=session.choice.tappable,
            )
            drawn = session.table.draw(session.view(), frame)
            assert json.loads(json.dumps(drawn)) == drawn
            used = {a["href"] for tag, a in elements(drawn) if tag == "use"}
            inside = {f"#{a['id']}" for _, a in elements(drawn) if "id" in a}
            assert used <= known | inside
            keys = [a["key"] for _, a in elements(drawn) if "key" in a]
            assert len(keys) == len(set(keys))


@pytest.mark.parametrize("game", shown_games().values(), ids=lambda game: game.id)
def test_what_is_legal_can_be_tapped_somewhere(game: Game) -> None:
    for match in stations(game):
        session = Session("x", match)
        if session.covered is not None:
            session.ready()
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
