"""The shelf below the covers: what is finished, page by page, and what is done with several.

However many matches there are, only a page of them is drawn; each page is a tap or a key away.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from app.browser.summary import Summary
from app.screens.parts import kept as cards
from app.tables import shown_games
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import button, choose, icon_button
from engine.language import tr, tr_n

IN_STRIP = 8
"""How many matches that go on stand above the covers, in one row."""
ON_PAGE = 24

FINISHED, GOING_ON = "finished", "going-on"


@dataclass(slots=True)
class Shelf:
    """What somebody looks at on the shelf, and has chosen there."""

    opened: str = ""
    """Which part of it lies open; "" while it is closed."""
    page: int = 0
    game: str = ""
    """Only this game's matches; "" for all."""
    choosing: bool = False
    chosen: set[str] = field(default_factory=set)

    def parts(self, kept: Sequence[Summary]) -> dict[str, list[Summary]]:
        """What goes on, and what is finished."""
        found: dict[str, list[Summary]] = {FINISHED: [], GOING_ON: []}
        for one in kept:
            found[FINISHED if one.over else GOING_ON].append(one)
        return found

    def listed(self, kept: Sequence[Summary]) -> list[Summary]:
        """All that the open part holds, of the game that is asked for."""
        found = self.parts(kept).get(self.opened, [])
        return [one for one in found if self.game in ("", one.game)]


def strip(kept: Sequence[Summary], now: int) -> Scene | None:
    """What goes on, the latest first: one row, so that it never pushes the covers away."""
    going = [one for one in kept if not one.over]
    if not going:
        return None
    more = len(going) - IN_STRIP
    return h(
        "section",
        h("h2", tr("Continue"), id="continue"),
        h(
            "ul",
            *(cards.card(one, now) for one in going[:IN_STRIP]),
            h("li", _all(len(going)), class_="all") if more > 0 else None,
            class_="kept going",
            data_may_scroll="one row, however much it is",
            aria_labelledby="continue",
        ),
        class_="continue",
    )


def _all(count: int) -> Scene:
    words = tr_n("Show it", "Show all {count}", count)
    return button("shelf", words, data_part=GOING_ON)


def draw(shelf: Shelf, kept: Sequence[Summary], now: int) -> Scene | None:
    parts = shelf.parts(kept)
    shown = [
        _part(FINISHED, tr("Finished"), parts[FINISHED], shelf) if parts[FINISHED] else None,
        _part(GOING_ON, tr("Going on"), parts[GOING_ON], shelf)
        if len(parts[GOING_ON]) > IN_STRIP or shelf.opened == GOING_ON
        else None,
    ]
    if shown == [None, None]:
        return None
    return h(
        "section",
        h("header", h("h2", tr("On the shelf")), *shown, class_="heading"),
        *_inside(shelf, kept, now),
        class_="shelf",
        id="shelf",
        tabindex="-1",
        aria_label=tr("On the shelf"),
    )


def _part(part: str, words: str, kept: Sequence[Summary], shelf: Shelf) -> Scene:
    return h(
        "button",
        words,
        h("small", str(len(kept)), class_="count"),
        type="button",
        data_do="shelf",
        data_part=part,
        aria_expanded="true" if shelf.opened == part else "false",
        class_="button part",
    )


def _inside(shelf: Shelf, kept: Sequence[Summary], now: int) -> list[Scene]:
    if not shelf.opened:
        return []
    listed = shelf.listed(kept)
    first = min(shelf.page, max(0, len(listed) - 1) // ON_PAGE) * ON_PAGE
    page = listed[first : first + ON_PAGE]
    shown = [
        cards.choosable(one, now, one.id in shelf.chosen)
        if shelf.choosing
        else cards.card(one, now)
        for one in page
    ]
    return [
        _tools(shelf, kept),
        h("ul", *shown, class_="kept"),
        *([_pager(first, len(page), len(listed))] if len(listed) > ON_PAGE else []),
    ]


def _tools(shelf: Shelf, kept: Sequence[Summary]) -> Scene:
    if shelf.choosing:
        return _chosen(shelf)
    part = shelf.parts(kept)[shelf.opened]
    games = {one.game for one in part}
    choices = [
        ("", tr("All games")),
        *((game.id, game.title) for game in shown_games().values() if game.id in games),
    ]
    return h(
        "div",
        choose("shelf-game", shelf.game, choices, tr("Which game")) if len(games) > 1 else None,
        button("choose-several", tr("Choose several"), sign="tick", kind="quiet"),
        class_="tools",
    )


def _chosen(shelf: Shelf) -> Scene:
    count = len(shelf.chosen)
    none = count == 0
    return h(
        "div",
        h(
            "b",
            tr_n("{count} match chosen", "{count} matches chosen", count),
            class_="count",
            role="status",
        ),
        button("choose-none", tr("Done"), kind="quiet"),
        button("choose-all", tr("Choose all"), kind="quiet"),
        button("export", tr("Export"), sign="export", disabled=none),
        button("ask-delete", tr("Delete …"), sign="trash", kind="danger", disabled=none),
        class_="tools choosing",
    )


def _pager(first: int, count: int, total: int) -> Scene:
    words = tr("{first}–{last} of {total}", first=first + 1, last=first + count, total=total)
    return h(
        "nav",
        icon_button("newer", "arrow-left", tr("Newer matches"), disabled=first == 0),
        h("span", words, class_="count", role="status"),
        icon_button("older", "arrow-right", tr("Older matches"), disabled=first + count == total),
        class_="pager",
        aria_label=tr("Pages of the shelf"),
    )
