"""The lobby: five covers, and every match that can go on."""

from typing import Any

from app.art.covers import cover
from app.art.icons import icon
from app.colours import sign
from app.scene import Scene, h
from app.screens.base import Screen
from app.session import Session
from app.store import Kept, new_id
from app.tables import Frame, shown_games, table_of
from app.widgets import ask, button, icon_button, link
from engine import Match, SaveError
from engine.game import Entry, Game


class Lobby(Screen):
    stage = "lobby"

    def __init__(self, app: Any, *parts: str) -> None:
        super().__init__(app, *parts)
        self.kept = app.store.matches()
        self.asking = ""

    def entered(self) -> None:
        """The small pictures need their games' symbols."""
        for kept in self.kept:
            if kept.match:
                self.app.define(kept.match.game.id)

    def draw(self) -> Scene:
        return h(
            "main",
            _top(),
            h(
                "div",
                self._continue(),
                h(
                    "section",
                    *map(_cover, shown_games().values()),
                    class_="covers",
                    aria_label="Games",
                ),
                _foot(self.app.offline),
                class_="scroll",
            ),
            self._question(),
            data_screen="lobby",
            class_="screen lobby",
        )

    def _continue(self) -> Scene | None:
        if not self.kept:
            return None
        return h(
            "section",
            h("h2", "Continue"),
            h("ul", *(_kept(kept, self.app.page.now()) for kept in self.kept), class_="kept"),
            class_="continue",
        )

    def _question(self) -> Scene | None:
        if not self.asking:
            return None
        return ask("Delete this match for good?", "Delete it", "delete", data_id=self.asking)

    def do_ask_delete(self, detail: dict[str, Any]) -> None:
        self.asking = detail["id"]
        self.app.draw()

    def do_close(self, detail: dict[str, Any]) -> None:
        self.asking = ""
        self.app.draw()

    def do_delete(self, detail: dict[str, Any]) -> None:
        self.app.store.delete(detail["id"])
        self.kept = self.app.store.matches()
        self.do_close(detail)

    def do_export(self, detail: dict[str, Any]) -> None:
        text = self.app.store.text(detail["id"]) or ""
        self.app.page.download(f"annorama-{detail['id']}.json", text)

    def do_update(self, detail: dict[str, Any]) -> None:
        self.app.page.update()

    def file(self, detail: dict[str, Any]) -> None:
        """A save from a file: checked before anything is kept, and never over another."""
        try:
            match = Match.load(detail["text"])
        except SaveError as error:
            self.app.toast(f"This file was not taken. {error}")
            return
        self.app.store.keep(new_id(self.app.page.now()), match)
        self.kept = self.app.store.matches()
        self.entered()
        self.app.toast(f"The match of {match.game.title} was taken in.")


SCREEN = Lobby


def _top() -> Scene:
    return h(
        "header",
        h("h1", "Annorama"),
        h(
            "nav",
            link("#/settings", "Settings", sign="settings", kind="button quiet"),
            link("#/about", "About", sign="info", kind="button quiet"),
        ),
        class_="top",
    )


def _cover(game: Game) -> Scene:
    table = table_of(game.id)
    people = f"{game.seats.start}–{game.seats.stop - 1} players"
    return h(
        "article",
        h(
            "a",
            cover(game.id),
            h("h2", game.title),
            h("p", game.line),
            h("small", f"{people} · {game.minutes} min"),
            href=f"#/new/{game.id}",
            class_="face",
        ),
        h(
            "footer",
            link(f"#/rules/{game.id}", "Learn", sign="rules", kind="button quiet"),
            link(f"#/practice/{game.id}", "Practice", sign="hint", kind="button quiet")
            if table.practice
            else None,
            *(_entry(game, entry) for entry in game.entries),
        ),
        data_game=game.id,
        class_="cover",
        style=f"--accent:var(--{table.accent})",
    )


def _entry(game: Game, entry: Entry) -> Scene:
    address = f"#/new/{game.id}/{entry.id}"
    return h("a", entry.title, href=address, class_="button quiet", title=entry.line)


def _kept(kept: Kept, now: int) -> Scene:
    if kept.match is None:
        return _broken(kept)
    match = kept.match
    table = table_of(match.game.id)
    people = [h("span", sign(p.colour, 14), p.name, class_="who") for p in match.players]
    return h(
        "li",
        h(
            "a",
            _miniature(match),
            h(
                "span",
                h("b", match.game.title),
                h("small", "finished" if match.over else "goes on", " · ", ago(match.updated, now)),
                h("span", *people, class_="people"),
                class_="words",
            ),
            href=f"#/play/{kept.id}",
            class_="go",
        ),
        icon_button("export", "export", "Export this match", data_id=kept.id),
        icon_button("ask-delete", "trash", "Delete this match", data_id=kept.id),
        class_="match",
        key=kept.id,
        data_match=kept.id,
        style=f"--accent:var(--{table.accent})",
    )


def _miniature(match: Match) -> Scene:
    """A small picture of the table, as a bystander sees it."""
    frame = Frame(
        width=820,
        height=520,
        names=match.names,
        colours=[player.colour for player in match.players],
        live=False,
    )
    drawn = table_of(match.game.id)(Session("", match)).picture(match.state.view(None), frame)
    return h("span", drawn, class_="miniature", aria_hidden="true")


def _broken(kept: Kept) -> Scene:
    return h(
        "li",
        h(
            "span",
            h("b", "A match that cannot be opened"),
            h("small", kept.problem, " It is kept as it is, and can be exported."),
            class_="words",
        ),
        icon_button("export", "export", "Export this save", data_id=kept.id),
        icon_button("ask-delete", "trash", "Delete this save", data_id=kept.id),
        class_="match broken",
        key=kept.id,
        data_match=kept.id,
    )


def ago(then: int, now: int) -> str:
    """How long ago, as people say it."""
    minutes = max(0, now - then) // 60_000
    if minutes < 2:
        return "just now"
    if minutes < 60:
        return f"{minutes} minutes ago"
    hours = minutes // 60
    if hours < 48:
        return "an hour ago" if hours == 1 else f"{hours} hours ago"
    return f"{hours // 24} days ago"


def _foot(offline: dict[str, Any]) -> Scene:
    return h(
        "footer",
        h(
            "label",
            icon("import"),
            h("span", "Take in a saved match"),
            h(
                "input",
                type="file",
                accept=".json,application/json",
                name="import",
                data_do="import",
            ),
            class_="button quiet file",
        ),
        _offline(offline),
        class_="foot",
    )


def _offline(offline: dict[str, Any]) -> Scene | None:
    state = offline.get("state")
    if state == "ready":
        return h(
            "p", icon("offline"), "Ready to play offline", class_="offline", data_offline="ready"
        )
    if state == "storing":
        share = round(100 * float(offline.get("progress") or 0))
        return h(
            "p", f"Storing for offline play: {share} %", class_="offline", data_offline="storing"
        )
    if state == "update":
        return h(
            "p",
            "A new version is here. ",
            button("update", "Reload when you like", kind="quiet"),
            class_="offline",
            data_offline="update",
        )
    return None
