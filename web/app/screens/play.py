"""A match at the table: hand-over, table, result, as the match has it."""

import json
from collections.abc import Awaitable
from typing import Any

from app.scene import Scene
from app.screens.base import Screen
from app.screens.parts import handover, missing, result, side, table
from app.session import Session
from app.store import StoreError
from app.thinking import FOLLOWING, PAUSES, advice, choice, levels, pause
from app.widgets import icon_button
from engine import IllegalAction
from engine.game import Action

_OF_THE_TABLE = ("table", "handover", "result")
"""The modes in which the table hears every event first."""


class Play(Screen):
    def __init__(self, app: Any, *parts: str) -> None:
        super().__init__(app, *parts)
        self.id = parts[0] if parts else ""
        kept = app.store.open(self.id)
        self.problem = kept.problem
        self.session = Session(self.id, kept.match) if kept.match else None
        if self.session:
            self.session.desk = self
        self.tasks: list[Any] = []
        self.advising = False
        self.bots_awake = False
        self.hurried = False
        self.declined: set[tuple[int, int]] = set()
        """Chances that computer players let go by: the seat, after how many actions."""
        self.title = kept.match.game.title if kept.match else "Match"
        self.opened = ""
        """Which sheet or panel is open over the table."""
        self.shown_large = ""
        self.since_closed = -1
        """After how many actions "since your last turn" was read: the first tap puts it away."""
        self.asking_info = False
        self.rules: Scene | None = None
        self.unsaved = ""
        self.size = (0, 0)
        if kept.match and kept.match.cut:
            self.unsaved = (
                f"This match is from older rules: the last {kept.match.cut} actions "
                "are not legal any more and were left out."
            )

    @property
    def mode(self) -> str:
        session = self.session
        if session is None:
            return "missing"
        if session.match.over:
            return "result" if self.opened != "last" else "table"
        return "handover" if session.covered is not None else "table"

    @property
    def stage(self) -> str:  # type: ignore[override]
        """Things travel on from player to player, unless a hand-over comes between them."""
        return f"{self.id}/{self.mode}"

    def entered(self) -> None:
        if self.session:
            self.app.define(self.session.match.game.id)
        self._fit()
        self.wake_bots()

    def draw(self) -> Scene:
        if self.session is None:
            return missing.draw(self.problem)
        if self.mode == "handover":
            return handover.draw(self.session)
        if self.mode == "result":
            return result.draw(self.session, self.opened)
        return table.draw(self)

    def _fit(self) -> None:
        """Lay the table out for the room it really has."""
        if self.mode != "table":
            return
        size = self.app.page.size("felt")
        if size != self.size and all(size):
            self.size = size
            self.app.draw()

    def leave(self) -> None:
        for task in self.tasks:
            task.cancel()

    def later(self, work: Awaitable[None]) -> None:
        self.tasks = [task for task in self.tasks if not task.done()]
        self.tasks.append(self.app.page.later(self._watched(work)))

    async def _watched(self, work: Awaitable[None]) -> None:
        """What goes wrong beside the page is told as what goes wrong on it."""
        try:
            await work
        except Exception as error:
            self.app.fail(error)

    def room(self) -> tuple[int, int]:
        size: tuple[int, int] = self.app.page.viewport()
        return size

    def clock(self) -> float:
        now: float = self.app.page.clock()
        return now

    def sound(self, name: str | None) -> None:
        self.app.sound(name)

    def toast(self, words: str, x: int = 0, y: int = 0) -> None:
        self.app.toast(words, x, y)

    def refresh(self) -> None:
        self.app.draw()
        self._fit()

    def handle(self, kind: str, detail: dict[str, Any]) -> None:
        session = self.session
        self.hurried = self.hurried or kind in ("tap", "press", "key")
        if kind == "tap" and self.asking_info and detail.get("info"):
            kind = "info"
        if session and kind == "tap" and self.mode == "table":
            self.since_closed = session.match.length
        if kind == "resize":
            self.refresh()
        elif session and self.mode in _OF_THE_TABLE and session.table.event(kind, detail):
            return
        else:
            super().handle(kind, detail)

    def tap(self, detail: dict[str, Any]) -> None:
        """A finger on the table itself."""
        session = self.session
        if session is None:
            return
        token = detail.get("tap") or detail.get("not") or ""
        if "tap" not in detail:
            self.app.sound("no")
            self.app.toast(session.why_not(token), detail["x"], detail["y"])
        else:
            self._choose(token)

    def _choose(self, token: str) -> None:
        session = self.session
        assert session
        choice, table = session.choice, session.table
        choice.toggle(token)
        action = choice.ready if token in choice.chosen else None
        whole = len(choice.chosen) == 1 or (table.swift and choice.open == [action])
        if action is not None and whole and table.at_once(action):
            self.act(action)
        else:
            self.refresh()

    def act(self, action: Action, seat: int | None = None) -> None:
        """Play an action: saved first, then shown."""
        session = self.session
        assert session
        try:
            told = session.play(action, seat, self.app.page.now())
        except IllegalAction as no:
            self.app.toast(str(no))
            return
        self.save()
        self.opened = ""
        for sound in dict.fromkeys(session.table.sound(event) for event, _ in told):
            self.app.sound(sound)
        self.refresh()
        self.wake_bots()

    def save(self) -> None:
        assert self.session
        try:
            self.app.store.keep(self.id, self.session.match)
            self.unsaved = ""
        except StoreError as error:
            self.unsaved = f"This match is not being saved. {error} Export it from the menu."

    def info(self, detail: dict[str, Any]) -> None:
        self.enlarge(detail["info"])

    def enlarge(self, info: str) -> None:
        self.asking_info = False
        self.shown_large = info
        self.opened = "large"
        self.refresh()

    def do_info(self, detail: dict[str, Any]) -> None:
        self.asking_info = not self.asking_info
        self.refresh()

    def do_confirm(self, detail: dict[str, Any]) -> None:
        if self.session and self.session.choice.ready is not None:
            self.act(self.session.choice.ready)

    def do_undo(self, detail: dict[str, Any]) -> None:
        session = self.session
        if session is None:
            return
        choice = session.choice
        if choice.chosen and not (choice.chosen == choice.given and session.undoable):
            choice.clear()
        elif session.undoable:
            session.undo()
            self.save()
        self.refresh()

    def hint_button(self) -> Scene | None:
        """None where a game has no computer player to ask, or where it is nobody's turn here."""
        session = self.session
        assert session
        no_bot = session.table.timed or not levels(session.match.game)
        if no_bot or session.viewer not in session.match.state.actors:
            return None
        if not session.table.may_advise(session.view()):
            return None
        return icon_button("hint", "hint", "Hint", disabled=self.advising)

    def do_hint(self, detail: dict[str, Any]) -> None:
        self.advising = True
        self.refresh()
        self.later(self._advise())

    async def _advise(self) -> None:
        session = self.session
        assert session and session.viewer is not None
        seat, length = session.viewer, session.match.length
        found = await advice(session.match, seat, self.clock)
        self.advising = False
        if (seat, length) == (session.viewer, session.match.length):
            session.choice.clear()
            session.advise(found)
        self.refresh()

    def wake_bots(self) -> None:
        """Let the computer players act, one action at a time, while it is theirs."""
        if self.session and not self.bots_awake:
            self.bots_awake = True
            self.later(self._run_bots())

    async def _run_bots(self) -> None:
        try:
            last = None
            while (seat := self._next_bot()) is not None:
                await self._bot_acts(seat, again=seat == last)
                last = seat
        except Exception as error:
            self.app.fail(error)
        finally:
            self.bots_awake = False

    def _next_bot(self) -> int | None:
        session = self.session
        assert session
        length = session.match.length
        for seat in session.bots:
            if (seat, length) not in self.declined and session.table.bot_may(seat):
                return seat
        return None

    async def _bot_acts(self, seat: int, again: bool) -> None:
        session = self.session
        assert session
        length = session.match.length
        begun = self.clock()
        self.hurried = False
        self.app.page.mark(thinking=str(length))
        action = await choice(session.match, seat, self.clock)
        self.app.page.mark(thinking="")
        wait = PAUSES[self.app.settings.pace] * (FOLLOWING if again else 1)
        await pause(wait - (self.clock() - begun) / 1000, lambda: self.hurried)
        if length != session.match.length:
            return
        if action is None:
            self.declined.add((seat, length))
        else:
            self.act(action, seat)

    def do_ready(self, detail: dict[str, Any]) -> None:
        if self.session:
            self.session.ready()
            self.app.sound("card")
            self.refresh()

    def do_menu(self, detail: dict[str, Any]) -> None:
        self._open("menu")

    def do_log(self, detail: dict[str, Any]) -> None:
        self._open("log")
        self.app.page.reveal("[data-log] li:last-child")

    def do_rules(self, detail: dict[str, Any]) -> None:
        self._open("rules")
        if self.rules is None and self.session:
            self.later(self._fetch_rules(self.session.match.game.id))

    async def _fetch_rules(self, game: str) -> None:
        self.rules = await side.rules_page(self.app.page, game)
        self.refresh()

    def do_close(self, detail: dict[str, Any]) -> None:
        self._open("")

    def do_last(self, detail: dict[str, Any]) -> None:
        """From the result back to the table as it ended."""
        self._open("last")

    def do_result(self, detail: dict[str, Any]) -> None:
        self._open("")

    def _open(self, what: str) -> None:
        self.opened = "" if self.opened == what else what
        self.refresh()

    def do_export(self, detail: dict[str, Any]) -> None:
        assert self.session
        text = json.dumps(self.session.match.save())
        self.app.page.download(f"annorama-{self.id}.json", text)

    def do_ask_delete(self, detail: dict[str, Any]) -> None:
        self._open("delete")

    def do_delete(self, detail: dict[str, Any]) -> None:
        self.app.store.delete(self.id)
        self.app.go("#/")

    def do_again(self, detail: dict[str, Any]) -> None:
        """The same people, the same options, a new deal."""
        assert self.session
        match_id = self.app.begin_again(self.session.match)
        self.app.go(f"#/play/{match_id}")

    def do_replay(self, detail: dict[str, Any]) -> None:
        self.app.go(f"#/replay/{self.id}")

    def key(self, detail: dict[str, Any]) -> None:
        if detail["key"] == "Escape" and self.opened:
            self._open("")


SCREEN = Play
