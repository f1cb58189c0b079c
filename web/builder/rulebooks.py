"""The rules as pages of their own, `rules/anno.html#A10`: read and linked to without any program.

They show what the app's screen shows, drawn by the same Python.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from app.screens.parts import rulebook
from app.tables import shown_games, symbols_of
from app.tables.kit.widgets import accented
from builder import drawn
from builder.tools import WEB

CURRENT = ' aria-current="page"'


def build(site: Path) -> None:
    template = (WEB / "builder/rulebook.html").read_text(encoding="utf-8")
    games = {game.id: game.title for game in shown_games().values()}
    styles = drawn.Styles("rules")
    for game, title in games.items():
        text = json.loads((site / f"rules/{game}.json").read_text(encoding="utf-8"))
        scene = at_home(rulebook.draw(text, game), game)
        page = template.format(
            title=html.escape(title),
            games=links(games, game),
            rules=drawn.page(scene, styles),
            symbols=drawn.page(symbols(game, scene), styles),
            accent=styles.name(accented(game)),
        )
        (site / f"rules/{game}.html").write_text(page, encoding="utf-8")
    sheet = site / "css/rulebook.css"
    sheet.write_text(sheet.read_text(encoding="utf-8") + styles.sheet(), encoding="utf-8")


def symbols(game: str, scene: Any) -> Any:
    """What the page's figures use of what the game's drawings define once, and no more."""
    defined = {str(one[1]["id"]): one for one in symbols_of(game)}
    needed: dict[str, Any] = {}
    waiting = [*used(scene)]
    while waiting:
        name = waiting.pop()
        if name in defined and name not in needed:
            needed[name] = defined[name]
            waiting += used(defined[name])
    return [
        "svg",
        {"width": "0", "height": "0", "aria-hidden": "true"},
        *(at_home(one, game) for one in needed.values()),
    ]


def used(scene: Any) -> Iterator[str]:
    """The names of all that a drawing refers to: `#anno-M05`, `url(#ao-card)`."""
    if isinstance(scene, str):
        return
    for name, value in scene[1].items():
        if scene[0] == "use" and name == "href":
            yield value.removeprefix("#")
        else:
            yield from re.findall(r"url\(#([\w-]+)\)", str(value))
    for child in scene[2:]:
        yield from used(child)


def links(games: dict[str, str], shown: str = "", folder: str = "") -> str:
    """The ways to all rules."""
    return " ".join(
        f'<a href="{folder}{game}.html"{CURRENT if game == shown else ""}'
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
    elif target.startswith("#/"):
        attributes = {**attributes, "href": f"../{target}"}
    elif tag == "text" and "translate" in attributes:
        attributes = marked_by_class(attributes)
    return [tag, attributes, *(at_home(child, game) for child in children)]


def marked_by_class(attributes: dict[str, Any]) -> dict[str, Any]:
    """A sign that is no word. SVG has no `translate`; translators go by this class, too."""
    kept = {name: value for name, value in attributes.items() if name != "translate"}
    return {**kept, "class": f"{kept.get('class', '')} notranslate".strip()}
