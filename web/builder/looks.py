"""What the page shows of each game before Python is there: its title and its accent colour.

They are asked of the app's own Python, so that a game is known by its folders alone.
"""

from __future__ import annotations

import html
from pathlib import Path

from app.tables import shown_games
from app.tables.covers import accent
from builder.pages import replace


def build(site: Path) -> None:
    games = shown_games().values()
    covers = [f'<li class="{game.id}">{html.escape(game.title)}</li>' for game in games]
    replace(site / "index.html", "<!-- covers -->", "\n      ".join(covers))
    shapes = [f"#boot-covers .{game.id} {{ --accent: {accent(game.id).shape}; }}" for game in games]
    replace(site / "css/boot.css", "/* the games' accents */", "\n".join(shapes))
    words = [
        f"  --{game.id}: light-dark({accent(game.id).day}, {accent(game.id).night});"
        for game in games
    ]
    tables = site / "css/tables.css"
    root = "\n".join([":root {", *words, "}\n"])
    tables.write_text(root + tables.read_text(encoding="utf-8"), encoding="utf-8")
