"""The rules as pages of their own, `rules/anno.html#A10`: read and linked to without any program.

They show what the app's screen shows, drawn by the same Python.
"""

from __future__ import annotations

import html
import json
from pathlib import Path
from typing import Any

from app.screens.parts import rulebook
from app.tables import shown_games
from builder import drawn
from builder.tools import WEB


def build(site: Path) -> None:
    template = (WEB / "builder/rulebook.html").read_text(encoding="utf-8")
    games = {game.id: game.title for game in shown_games().values()}
    styles = drawn.Styles("rules")
    for game, title in games.items():
        text = json.loads((site / f"rules/{game}.json").read_text(encoding="utf-8"))
        scene = at_home(rulebook.draw(text, game), game)
        page = template.format(
            title=html.escape(title), games=links(games, game), rules=drawn.page(scene, styles)
        )
        (site / f"rules/{game}.html").write_text(page, encoding="utf-8")
    sheet = site / "css/rulebook.css"
    sheet.write_text(sheet.read_text(encoding="utf-8") + styles.sheet(), encoding="utf-8")


def links(games: dict[str, str], shown: str = "", folder: str = "") -> str:
    """The ways to all rules."""
    return " ".join(
        f'<a href="{folder}{game}.html"{" aria-current=page" if game == shown else ""}'
        f' translate="no">{html.escape(title)}</a>'
        for game, title in games.items()
    )


def at_home(scene: Any, game: str) -> Any:
    """The scene with the app's addresses as those of its page: `#/rules/anno/A10` is `#A10`."""
    if isinstance(scene, str):
        return scene
    tag, attributes, *children = scene
    target = str(attributes.get("href", ""))
    if target.startswith("#/rules/"):
        other, _, place = target.removeprefix("#/rules/").partition("/")
        page = "" if other == game else f"{other}.html"
        attributes = {"href": f"{page}#{place}" if place else page}
    return [tag, attributes, *(at_home(child, game) for child in children)]
