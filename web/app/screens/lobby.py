"""The lobby: the covers, and every match that can go on."""

from collections.abc import Mapping
from typing import Any

from app.browser.store import StoreError
from app.browser.summary import Summary
from app.screens.base import App, Screen, on, on_button
from app.tables import practice_of, shown_games
from app.tables.covers import cover
from app.tables.kit.colours import sign
from app.tables.kit.icons import icon
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import accented, ask_delete, button, icon_button, link
from app.tables.parts import Detail
from engine import Match, SaveError, games
from engine.game import AnyGame, Entry
from engine.language import tr, tr_n


class Lobby(Screen):
    def __init__(self, app: App, *parts: str) -> None:
        super().__init__(app, *parts)
        self.kept = app.store.summaries()
        self.pictures: dict[str, Scene] = {}
        """Small pictures of tables, by their matches; they come a moment after the words."""
        self.asking = ""

    @property
    def continuity(self) -> str:
        return "lobby"

    def entered(self) -> None:
        self.later(self._fetch_pictures())

    async def _fetch_pictures(self) -> None:
        """The small pictures, and the symbols of their games."""
        missing = [kept.id for kept in self.kept if kept.id not in self.pictures]
        found = await self.app.page.pictures(missing) if missing else {}
        for kept in self.kept:
            if kept.id in found:
                self.app.define(kept.game)
        if found:
            self.pictures |= found
            self.app.draw()

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
                    aria_label=tr("Games"),
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
        now = self.app.page.now()
        return h(
            "section",
            h("h2", tr("Continue")),
            h(
                "ul",
                *(_kept(kept, self.pictures.get(kept.id), now) for kept in self.kept),
                class_="kept",
            ),
            class_="continue",
        )

    def _question(self) -> Scene | None:
        if not self.asking:
            return None
        return ask_delete(data_id=self.asking)

    @on_button("ask-delete")
    def _ask(self, detail: Detail) -> None:
        self.asking = detail["id"]
        self.app.draw()

    @on_button("close")
    def _close(self, detail: Detail) -> None:
        self.asking = ""
        self.app.draw()

    @on_button("delete")
    def _delete(self, detail: Detail) -> None:
        self.app.store.delete(detail["id"])
        self.app.page.drop_picture(detail["id"])
        self.kept = self.app.store.summaries()
        self._close(detail)

    @on_button("export")
    def _export(self, detail: Detail) -> None:
        text = self.app.store.text(detail["id"]) or ""
        self.app.page.download(f"annorama-{detail['id']}.json", text)

    @on("stored")
    def _stored(self, detail: Detail) -> None:
        """Another tab has written or deleted a match."""
        self.kept = self.app.store.summaries()
        self.app.draw()

    @on_button("update")
    def _update(self, detail: Detail) -> None:
        self.app.page.update()

    @on("file")
    def _file(self, detail: Detail) -> None:
        """A save from a file: checked before anything is kept, and never over another."""
        try:
            match = Match.load(detail["text"])
        except SaveError as error:
            self.app.toast(tr("This file was not imported. {reason}", reason=error))
            return
        try:
            self.app.store.keep_new(match, self.app.page.now())
        except StoreError as error:
            self.app.toast(str(error))
            return
        self.kept = self.app.store.summaries()
        self.entered()
        self.app.toast(tr("The match of {game} was imported.", game=match.game.title))


SCREEN = Lobby


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


def _cover(game: AnyGame) -> Scene:
    least, most = game.seats.start, game.seats.stop - 1
    length = tr(
        "{least}–{most} players · {minutes} min", least=least, most=most, minutes=game.minutes
    )
    return h(
        "article",
        h(
            "a",
            cover(game.id),
            name_of(game.title, "h2"),
            h("p", tr(game.line)),
            h("small", length),
            href=f"#/new/{game.id}",
            class_="face",
        ),
        h(
            "footer",
            link(f"#/rules/{game.id}", tr("Learn"), sign="rules", kind="button quiet"),
            link(f"#/practice/{game.id}", tr("Practice"), sign="hint", kind="button quiet")
            if practice_of(game.id)
            else None,
            *(_entry(game, entry) for entry in game.entries),
        ),
        data_game=game.id,
        class_="cover",
        style=accented(game.id),
    )


def _entry(game: AnyGame, entry: Entry) -> Scene:
    address = f"#/new/{game.id}/{entry.id}"
    return h("a", tr(entry.title), href=address, class_="button quiet", title=tr(entry.line))


def _kept(kept: Summary, picture: Scene | None, now: int) -> Scene:
    if kept.problem:
        return _broken(kept)
    people = [h("span", sign(p.colour, 14), name_of(p.name), class_="who") for p in kept.players]
    state = tr("finished") if kept.over else tr("goes on")
    return h(
        "li",
        h(
            "a",
            h("span", picture, class_="miniature", aria_hidden="true"),
            h(
                "span",
                name_of(games()[kept.game].title, "b"),
                h("small", state, " · ", ago(kept.updated, now)),
                h("span", *people, class_="people"),
                class_="words",
            ),
            href=f"#/play/{kept.id}",
            class_="go",
        ),
        icon_button("export", "export", tr("Export this match"), data_id=kept.id),
        icon_button("ask-delete", "trash", tr("Delete this match"), data_id=kept.id),
        class_="match",
        key=kept.id,
        data_match=kept.id,
        style=accented(kept.game),
    )


def _broken(kept: Summary) -> Scene:
    return h(
        "li",
        h(
            "span",
            h("b", tr("A match that cannot be opened")),
            h(
                "small",
                tr("{problem} It is kept as it is, and can be exported.", problem=kept.problem),
            ),
            class_="words",
        ),
        icon_button("export", "export", tr("Export this save"), data_id=kept.id),
        icon_button("ask-delete", "trash", tr("Delete this save"), data_id=kept.id),
        class_="match broken",
        key=kept.id,
        data_match=kept.id,
    )


def ago(then: int, now: int) -> str:
    """How long ago, as people say it."""
    minutes = max(0, now - then) // 60_000
    if minutes < 2:
        return tr("just now")
    if minutes < 60:
        return tr_n("{count} minute ago", "{count} minutes ago", minutes)
    hours = minutes // 60
    if hours < 48:
        return tr_n("an hour ago", "{count} hours ago", hours)
    return tr_n("{count} day ago", "{count} days ago", hours // 24)


def _foot(offline: Mapping[str, Any]) -> Scene:
    return h(
        "footer",
        h(
            "label",
            icon("import"),
            h("span", tr("Import a saved match")),
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


def _offline(offline: Mapping[str, Any]) -> Scene | None:
    state = offline.get("state")
    if state == "ready":
        return h(
            "p",
            icon("offline"),
            tr("Ready to play offline"),
            class_="offline",
            data_offline="ready",
        )
    if state in ("storing", "repairing"):
        share = round(100 * float(offline.get("progress") or 0))
        words = (
            tr("Storing for offline play: {share} %", share=share)
            if state == "storing"
            else tr("Fetching what is missing for offline play: {share} %", share=share)
        )
        return h("p", words, class_="offline", data_offline=state)
    if state == "missing":
        words = tr(
            "Not ready to play offline: a part of Annorama is missing on this device. "
            "With an internet connection it is fetched again."
        )
        return h("p", words, class_="offline", data_offline=state)
    if state == "update":
        return h(
            "p",
            tr("A new version is here."),
            " ",
            button("update", tr("Reload when you like"), kind="quiet"),
            class_="offline",
            data_offline="update",
        )
    return None
