"""A match at the table: hand-over, table, result, as the match has it."""

import asyncio
from collections.abc import Iterable
from typing import Any

from app.browser.store import StoreError
from app.match.session import Session
from app.match.tapping import choose, tap
from app.match.thinking import ComputerPlayers, advice, levels
from app.screens.base import App, on, on_button
from app.screens.match_screen import MatchScreen
from app.screens.parts import handover, missing, result, side, table
from app.tables.kit.scene import Scene
from app.tables.parts import Act, AnyContext, Detail, Effect, Enlarge, Sound, Toast
from engine import IllegalAction
from engine.game import Action

STEP_PAUSE = 0.24
"""Seconds between the actions of a longer way."""


def open_play(app: App, *parts: str) -> "Play | missing.Missing":
    """The match of this name, or why it cannot be opened."""
    kept = app.store.open(parts[0] if parts else "")
    if kept.match is None:
        return missing.no_match(app, kept)
    return Play(app, Session(kept.id, kept.match))


SCREEN = open_play


class Play(MatchScreen):
    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.players = ComputerPlayers(session, self)
        self.looking_back = False
        """Whether the table is shown as it ended, in place of the result."""
        self.news_read = -1
        """After how many actions "since your last turn" was put away, by the first tap."""
        self.asking_info = False
        self.advising = False
        self.rules: Scene | None = None
        self._alarm: tuple[float, Any] | None = None
        """When the table's clock is due, and the task that waits for it."""

    @property
    def title(self) -> str:
        return self.session.match.game.title

    @property
    def mode(self) -> str:
        if self.session.match.over:
            return "table" if self.looking_back else "result"
        return "handover" if self.session.covered is not None else "table"

    @property
    def continuity(self) -> str:
        """Things travel on from player to player, unless a hand-over comes between them."""
        return f"{self.session.id}/{self.mode}"

    def context(self) -> AnyContext:
        # What the result offers may cover all of the screen.
        size = self.app.page.viewport() if self.mode == "result" else self.size
        context = self.session.context(size, self.clock())
        context.facing = self.app.settings.turn_board
        return context

    def entered(self) -> None:
        self.app.define(self.session.match.game.id)
        self.fit()
        self._wind_clock()
        super().entered()

    def draw(self) -> Scene:
        scene = self._drawn()
        if self.elsewhere:
            scene.append(side.elsewhere(self.elsewhere))
        return scene

    def _drawn(self) -> Scene:
        match self.mode:
            case "handover":
                return handover.draw(self.session)
            case "result":
                return result.draw(self.session, self.context(), self.opened)
        return table.draw(self, self.context())

    def fit(self) -> None:
        if self.mode == "table":
            super().fit()

    def resized(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Draw the table again."""
        self.app.draw()
        self.fit()
        self._wind_clock()

    def handle(self, kind: str, detail: Detail) -> None:
        if kind in ("tap", "press", "key"):
            self.players.hurry()
        if kind == "tap" and self.asking_info and detail.get("info"):
            kind = "info"
        if kind == "tap" and self.mode == "table":
            self.news_read = self.session.match.length
        if kind == "resize" or not self._heard_by_table(kind, detail):
            super().handle(kind, detail)

    def _heard_by_table(self, kind: str, detail: Detail) -> bool:
        """The table hears every gesture first; True if it was one of its own."""
        context = self.context()
        for part in (self.session.table.clock, self.session.table.taps):
            effects = part.heard(context, kind, detail)
            if effects is not None:
                self.do(effects)
                return True
        return False

    def do(self, effects: Iterable[Effect[Action]]) -> None:
        """What a part of the table wants done."""
        for effect in effects:
            match effect:
                case Act(action, seat):
                    self.act(action, seat)
                case Sound(name):
                    self.app.sound(name)
                case Toast(words, x, y):
                    self.app.toast(words, x, y)
                case Enlarge(info):
                    self.enlarge(info)
        self.refresh()

    def clock(self) -> float:
        return self.app.page.clock()

    def _wind_clock(self) -> None:
        """Wait for when the table's clock is due; whatever was waited for before is dropped."""
        due = self.session.table.clock.due(self.context())
        waiting = self._alarm and not self._alarm[1].done()
        if waiting and self._alarm and self._alarm[0] == due:
            return
        if waiting and self._alarm:
            self._alarm[1].cancel()
        self._alarm = None if due is None else (due, self.later(self._ring(due)))

    async def _ring(self, due: float) -> None:
        await asyncio.sleep(max(0.0, due - self.clock()) / 1000)
        self._alarm = None
        self.do(self.session.table.clock.tick(self.context()))

    @on("tap")
    def tap(self, detail: Detail) -> None:
        """A finger on the table itself."""
        token = str(detail.get("tap") or detail.get("not") or "")
        tapped = tap(self.session, token)
        if tapped.refusal:
            self.app.sound("no")
            self.app.toast(tapped.refusal, detail.get("x", 0), detail.get("y", 0))
        elif tapped.actions:
            first, *more = tapped.actions
            self.act(first)
            if more or tapped.then:
                self.later(self._walk(more, tapped.then))
        else:
            self.refresh()

    async def _walk(self, steps: list[Action], then: tuple[str, ...]) -> None:
        """The further actions of a way, unless somebody does something else meanwhile."""
        match = self.session.match
        for action in steps:
            length = match.length
            await asyncio.sleep(STEP_PAUSE)
            if match.length != length or self.session.choice.legal.count(action) == 0:
                return
            self.act(action)
        choose(self.session, then)
        self.refresh()

    def act(self, action: Action, seat: int | None = None) -> None:
        """Play an action: saved first, then shown. Nobody acts while another tab has the match."""
        session = self.session
        if self.elsewhere:
            return
        try:
            told = session.play(action, seat, self.app.page.now())
        except IllegalAction as no:
            self.app.toast(str(no))
            return
        self.save()
        self.opened = ""
        for sound in dict.fromkeys(session.table.talk.sound(event) for event, _ in told):
            self.app.sound(sound)
        self.refresh()
        self.go_on()

    def go_on(self) -> None:
        """Let the computer players act while it is theirs."""
        if self.mine and not self.players.awake:
            self.players.awake = True
            self.later(self.players.run())

    def pace(self) -> str:
        return self.app.settings.pace

    def thinking(self, length: int | None) -> None:
        self.app.page.mark(thinking="" if length is None else str(length))

    @on("info")
    def _show_large(self, detail: Detail) -> None:
        self.enlarge(str(detail["info"]))
        self.refresh()

    def enlarge(self, info: str) -> None:
        """Show something large over the table."""
        self.asking_info = False
        self.shown_large = info
        self.opened = "large"

    @on_button("info")
    def _ask_info(self, detail: Detail) -> None:
        self.asking_info = not self.asking_info
        self.refresh()

    @on_button("confirm")
    def _confirm(self, detail: Detail) -> None:
        if self.session.choice.ready is not None:
            self.act(self.session.choice.ready)

    @on_button("undo")
    def _undo(self, detail: Detail) -> None:
        session, choice = self.session, self.session.choice
        if choice.chosen and not (choice.chosen == choice.given and session.undoable):
            choice.clear()
        elif session.undoable:
            session.undo()
            self.save()
        self.refresh()

    @property
    def may_ask_hint(self) -> bool:
        """Not where a game has no computer player to ask, or where it is nobody's turn here."""
        session, table = self.session, self.session.table
        if table.clock.races or not levels(session.match.game):
            return False
        if session.viewer not in session.match.state.actors:
            return False
        return table.privacy.may_advise(session.glance())

    @on_button("hint")
    def _hint(self, detail: Detail) -> None:
        if self.may_ask_hint and not self.advising:
            self.advising = True
            self.refresh()
            self.later(self._advise())

    async def _advise(self) -> None:
        session = self.session
        assert session.viewer is not None
        seat, length = session.viewer, session.match.length
        try:
            found = await advice(session, seat, self.clock)
        finally:
            self.advising = False
        if (seat, length) == (session.viewer, session.match.length):
            session.choice.clear()
            session.advise(found)
        self.refresh()

    @on_button("ready")
    def _ready(self, detail: Detail) -> None:
        self.session.ready()
        self.app.sound("card")
        self.refresh()

    @on_button("menu")
    def _menu(self, detail: Detail) -> None:
        self._open("menu")

    @on_button("log")
    def _log(self, detail: Detail) -> None:
        self._open("log")
        self.app.page.reveal("[data-log] li:last-child")

    @on_button("rules")
    def _rules(self, detail: Detail) -> None:
        self._open("rules")
        if self.rules is None:
            self.later(self._fetch_rules(self.session.match.game.id))

    async def _fetch_rules(self, game: str) -> None:
        self.rules = await side.rules_page(self.app.page, game)
        self.refresh()

    @on_button("close")
    def _close(self, detail: Detail) -> None:
        self._open("")

    @on_button("last")
    def _last_table(self, detail: Detail) -> None:
        """From the result back to the table as it ended."""
        self.looking_back = True
        self._open("")

    @on_button("result")
    def _result(self, detail: Detail) -> None:
        self.looking_back = False
        self._open("")

    def _open(self, what: str) -> None:
        self.opened = "" if self.opened == what else what
        self.refresh()

    @on_button("export")
    def _export(self, detail: Detail) -> None:
        text = self.session.match.save_text()
        self.app.page.download(f"annorama-{self.session.id}.json", text)

    @on_button("ask-delete")
    def _ask_delete(self, detail: Detail) -> None:
        self._open("delete")

    @on_button("delete")
    def _delete(self, detail: Detail) -> None:
        self.mine = False
        self.leave()  # nobody acts on it any more, and so nobody keeps it again
        self.app.store.delete(self.session.id)
        self.app.page.drop_picture(self.session.id)
        self.app.go("#/")

    @on_button("again")
    def _again(self, detail: Detail) -> None:
        """The same people, the same options, a new deal."""
        try:
            match_id = self.app.begin_again(self.session.match)
        except StoreError as error:
            self.app.toast(str(error))
            return
        self.app.go(f"#/play/{match_id}")

    @on_button("replay")
    def _replay(self, detail: Detail) -> None:
        self.app.go(f"#/replay/{self.session.id}")

    @on("key")
    def _key(self, detail: Detail) -> None:
        if detail["key"] != "Escape":
            return
        if self.opened:
            self._open("")
        elif self.looking_back:
            self._result(detail)
