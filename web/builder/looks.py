"""What the page shows before Python is there: the lobby, as the app's own Python draws it."""

from __future__ import annotations

from pathlib import Path

from app.screens.parts import lobby
from app.shell import framed
from app.tables import shown_games
from app.tables.covers import accent
from builder import drawn, rulebooks
from builder.pages import replace


def build(site: Path) -> None:
    """The lobby of somebody who has never been here, and the games' accent colours."""
    styles = drawn.Styles()
    scene = framed(lobby.draw(lobby.Shown()), lobby.CONTINUITY)
    replace(site / "index.html", "<!-- lobby -->", drawn.page(scene, styles))
    games = {game.id: game.title for game in shown_games().values()}
    replace(site / "index.html", "<!-- rules -->", rulebooks.links(games, folder="rules/"))
    colours = [
        f"  --{game.id}: light-dark({accent(game.id).day}, {accent(game.id).night});\n"
        for game in shown_games().values()
    ]
    tokens = site / "css/tokens.css"
    text = tokens.read_text(encoding="utf-8")
    text += f"\n:root {{\n{''.join(colours)}}}\n{styles.sheet()}"
    tokens.write_text(text, encoding="utf-8")
