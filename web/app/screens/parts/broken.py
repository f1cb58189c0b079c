"""When Annorama itself made a mistake: what happened, and every way on there is."""

import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from app.browser.summary import Summary
from app.tables import shown_games
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import button, dialog, link
from engine import Match, games
from engine.language import listing, tr


@dataclass(frozen=True, slots=True)
class Trouble:
    """An internal error, and what may be done about it."""

    words: str
    report: str
    """For who mends it: where it happened. It holds no names."""
    match_id: str = ""
    match: Match | None = None
    """What was open, as far as it can be had."""

    @property
    def can_go_back(self) -> bool:
        return self.match is not None and self.match.length > 0


def sheet(trouble: Trouble) -> Scene:
    """Over a screen that can still be drawn."""
    return dialog(
        tr("Something went wrong"),
        *_told(trouble),
        h("div", button("rescue-close", tr("Go on"), kind="big"), *_ways(trouble), class_="ways"),
        close="rescue-close",
        kind="mishap",
    )


def drawn(table: Callable[[], Scene], going_on: bool = True) -> Scene:
    """A table, or what is said where it cannot be drawn: the match goes on without it."""
    try:
        return table()
    except Exception as error:
        traceback.print_exception(error)
    return h(
        "section",
        h("h2", tr("The table cannot be drawn now")),
        h("p", tr("The match itself is whole: its log, its buttons and its menu are here.")),
        h(
            "div",
            button("rescue-back", tr("Go back to before the last action"), sign="undo")
            if going_on
            else None,
            button("rescue-export", tr("Export this match"), sign="export"),
            class_="ways",
        ),
        class_="mishap on-felt",
        role="alert",
    )


def page(trouble: Trouble) -> Scene:
    """In place of a screen that cannot be drawn."""
    return h(
        "main",
        h(
            "section",
            h("h1", tr("This screen cannot be shown")),
            *_told(trouble),
            h(
                "div",
                link("#/", tr("To the lobby"), sign="back", kind="button big"),
                *_ways(trouble),
                button("rescue-lobby", tr("Lobby without pictures")),
                button("rescue-backup", tr("Back up all"), sign="export"),
                button("rescue-repair", tr("Repair this site")),
                class_="ways",
            ),
            class_="panel mishap",
        ),
        data_screen="broken",
        class_="screen broken-page",
    )


def _told(trouble: Trouble) -> list[Scene]:
    return [
        h("p", trouble.words),
        h(
            "details",
            h("summary", tr("A text for whoever mends it")),
            h("pre", trouble.report, translate="no"),
            button("rescue-copy", tr("Copy this text"), kind="quiet"),
        ),
    ]


def _ways(trouble: Trouble) -> list[Scene]:
    ways = []
    if trouble.can_go_back:
        ways.append(button("rescue-back", tr("Go back to before the last action"), sign="undo"))
    if trouble.match_id:
        ways.append(button("rescue-export", tr("Export this match"), sign="export"))
    return ways


def lobby(kept: Iterable[Summary]) -> Scene:
    """Every game and every match by its name alone: nothing here can fail to be drawn."""
    matches = [
        h("li", link(f"#/play/{one.id}", _called(one), kind="button"), data_match=one.id)
        for one in kept
    ]
    new = [
        h("li", link(f"#/new/{game.id}", game.title, kind="button"))
        for game in shown_games().values()
    ]
    return h(
        "main",
        h("header", name_of("Annorama", "h1"), class_="top"),
        h(
            "div",
            h("section", h("h2", tr("Games")), h("ul", *new, class_="plain"), class_="panel"),
            h("section", h("h2", tr("Continue")), h("ul", *matches, class_="plain"), class_="panel")
            if matches
            else None,
            class_="scroll",
        ),
        data_screen="lobby",
        class_="screen",
    )


def _called(one: Summary) -> str:
    if one.problem:
        return tr("A match that cannot be opened")
    players = listing([player.name for player in one.players])
    return tr("{game}: {players}", game=games()[one.game].title, players=players)
