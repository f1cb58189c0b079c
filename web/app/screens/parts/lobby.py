"""The whole lobby, drawn from plain data: it needs no page, so that a build can draw it, too."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.browser.summary import Summary
from app.screens.parts import covers, keeping, offline, shelf
from app.screens.parts.shelf import Shelf
from app.tables import shown_games
from app.tables.kit.icons import icon
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import button, link
from engine.game import AnyGame
from engine.language import tr

CONTINUITY = "lobby"


@dataclass(slots=True)
class Shown:
    """All that a lobby shows; as it comes, that of somebody who is here for the first time."""

    kept: Sequence[Summary] = ()
    now: int = 0
    offline: Mapping[str, Any] = field(default_factory=dict)
    """How far the site is stored for use without a network."""
    trouble: str = ""
    """Why the browser stores nothing now."""
    shelf: Shelf = field(default_factory=Shelf)
    restoring: float | None = None
    """How much of a backup is back, while that goes on."""
    offer: Scene | None = None
    """What the browser could do, where it is offered."""
    over: Scene | None = None
    """A sheet or a question that lies over everything."""


def draw(shown: Shown) -> Scene:
    finished = sum(one.over for one in shown.kept)
    return h(
        "main",
        _top(),
        h(
            "div",
            keeping.problem(shown.trouble, finished) or shown.offer,
            shelf.strip(shown.kept, shown.now),
            covers.draw(_last_first(shown.kept)),
            _daily(),
            shelf.draw(shown.shelf, shown.kept, shown.now),
            _foot(shown),
            class_="scroll",
        ),
        shown.over,
        data_screen="lobby",
        class_="screen lobby",
    )


def _last_first(kept: Sequence[Summary]) -> list[AnyGame]:
    """The game that was played last stands first; the others stay where people find them."""
    last = next((one.game for one in kept if not one.problem), "")
    return sorted(shown_games().values(), key=lambda game: game.id != last)


def _top() -> Scene:
    return h(
        "header",
        name_of("Annorama", "h1"),
        h(
            "nav",
            link("#/settings", tr("Settings"), sign="settings", kind="button quiet"),
            link("#/about", tr("About"), sign="info", kind="button quiet"),
        ),
        class_="top",
    )


def _daily() -> Scene:
    return h(
        "a",
        icon("hint"),
        h("b", tr("Today’s exercises")),
        h("small", tr("One for each game, and new ones every day.")),
        href="#/practice",
        class_="daily",
    )


def _foot(shown: Shown) -> Scene:
    return h(
        "footer",
        h("div", *_files(shown), class_="files"),
        offline.draw(shown.offline),
        class_="foot",
    )


def _files(shown: Shown) -> list[Scene]:
    if shown.restoring is not None:
        share = round(100 * shown.restoring)
        return [h("p", tr("Restoring the backup: {share} %", share=share), role="status")]
    chooser = h(
        "input", type="file", accept=".json,application/json", name="import", data_do="import"
    )
    words = h("span", tr("Import a match or a backup"))
    files = [h("label", icon("import"), words, chooser, class_="button quiet file")]
    if shown.kept:
        files.append(button("backup", tr("Back up all"), sign="export", kind="quiet"))
    return files
