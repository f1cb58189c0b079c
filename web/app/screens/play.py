"""A match at the table: hand-over, table, result, as the match has it."""

import asyncio

from app.match.dragging import drag
from app.match.guiding import guide_of
from app.match.session import Session
from app.match.tapping import Tapped, choose, tap
from app.match.thinking import ComputerPlayers
from app.screens.base import App, on, on_button
from app.screens.doing import Doing
from app.screens.parts import handover, in_words, missing, result, side, table
from app.screens.telling import READING
from app.tables.kit.scene import Scene, h
from app.tables.parts import AnyContext, Detail
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


class Play(Doing):
    keeps_awake = True

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.players = ComputerPlayers(session, self)
        self.looking_back = False
        """Whether the table is shown as it ended, in place of the result."""
        self.asking_info = False
        session.guide = guide_of(app.store.beside, session.match.game.id)

    @property
    def title(self) -> str:
        return self.session.match.game.title

    @property
    def mode(self) -> str:
        if self.busy():
            return "table"
        if self.session.match.over:
            return "table" if self.looking_back else "result"
        return "handover" if self.session.covered is not None else "table"

    @property
    def continuity(self) -> str:
        """Things travel on from player to player, unless a hand-over comes between them."""
        return f"{self.session.id}/{'retold' if self.retelling else self.mode}"

    def context(self) -> AnyContext:
        # What the result offers may cover all of the screen.
        size = self.app.page.viewport() if self.mode == "result" else self.size
        context = self.session.context(size, self.clock())
        context.facing = self.app.settings.turn_board
        context.wall, context.kept = self.app.page.now(), self._kept
        context.labels = self.app.settings.label_spaces
        self.session.guide.setting = self.app.settings.prompts
        shown = self.moments.showing
        context.shouts = shown.shouts if shown else ()
        return context

    def entered(self) -> None:
        self.app.define(self.session.match.game.id)
        self.fit()
        self._wind_clock()
        super().entered()

    def rest(self) -> None:
        super().rest()
        if self.opened == "menu":  # Through which one went.
            self.opened = ""

    def resumed(self) -> None:
        self.refresh()
        super().resumed()

    def draw(self) -> Scene:
        scene = self._drawn()
        if self.banner and self.mode != "table":
            scene.append(h("p", self.banner, class_="banner below", role="alert"))
        over = side.elsewhere(self.elsewhere) if self.elsewhere else self.question()
        if over:
            scene.append(over)
        return scene

    def _drawn(self) -> Scene:
        match self.mode:
            case "handover":
                return handover.draw(self.session, self.seats)
            case "result":
                return result.draw(self.session, self.context(), self.opened)
        if self.in_words:
            return in_words.draw(self, self.context())
        return table.draw(self, self.context())

    @property
    def racing(self) -> bool:
        """Whether a clock runs that nothing may stop."""
        clock = self.session.table.clock
        return clock.races and self.mode == "table" and clock.running(self.context())

    @property
    def waits_for_others(self) -> bool:
        """Whether a tap anywhere hurries something."""
        return self.moments.showing is not None or bool(self.session.computers)

    def fit(self) -> None:
        if self.mode == "table":
            super().fit()

    def resized(self) -> None:
        self.refresh()

    def handle(self, kind: str, detail: Detail) -> None:
        shown = self.moments.showing
        if self.tapped_away(kind, detail) or (kind == "info" and self.racing):
            return
        reads = detail.get("do") in READING
        if kind in ("tap", "press", "key") and shown is None and not reads:
            self.players.hurry()
        if kind == "tap" and self.asking_info and detail.get("info"):
            kind = "info"
        if kind == "resize" or self.retelling or not self.heard_by_table(kind, detail):
            super().handle(kind, detail)

    @on("tap")
    def tap(self, detail: Detail) -> None:
        """A finger on the table itself."""
        token = str(detail.get("tap") or detail.get("not") or "")
        place, confirm = str(detail.get("place") or ""), self.app.settings.confirm
        self.answer(tap(self.session, token, place, confirm), detail)

    @on("drag")
    def _drag(self, detail: Detail) -> None:
        """One thing was dragged onto another."""
        token = str(detail.get("tap") or detail.get("not") or "")
        places = {token: str(detail.get("place") or ""), str(detail["onto"]): str(detail["at"])}
        confirm = self.app.settings.confirm
        self.answer(drag(self.session, token, str(detail["onto"]), places, confirm), detail)

    def answer(self, tapped: Tapped, detail: Detail) -> None:
        if tapped.refusal:
            self.app.sound("no")
            self.say(tapped.refusal, detail.get("x", 0), detail.get("y", 0))
        elif tapped.actions:
            length = self.session.match.length
            self._walk(tapped)
            self._say(length, detail)
        else:
            self.refresh()

    def _say(self, length: int, detail: Detail) -> None:
        """What the table answers to what was done just now, near the finger."""
        session = self.session
        events = [event for told in session.told_since(length) for event in told]
        words = session.table.talk.said(session.glance(), events)
        if words:
            self.say(words, detail.get("x", 0), detail.get("y", 0))

    def _walk(self, tapped: Tapped) -> None:
        """All that a tap means to do: the first action at once, more of them step by step."""
        start, (first, *more) = self.session.match.length, tapped.actions
        self.act(first)
        if more or tapped.then:
            self.later(self._walk_on(start, more, tapped.then))

    async def _walk_on(self, start: int, steps: list[Action], then: tuple[str, ...]) -> None:
        """The further actions of a way, unless somebody does something else meanwhile."""
        session, match = self.session, self.session.match
        for action in steps:
            session.walked(start)
            length = match.length
            await asyncio.sleep(STEP_PAUSE * self.app.settings.speed)
            if match.length != length or session.choice.legal.count(action) == 0:
                return
            self.act(action)
        session.walked(start)
        choose(session, then)
        session.choice.given = session.choice.chosen[:]
        self.refresh()

    def act(self, action: Action, seat: int | None = None) -> None:
        """Play an action: saved first, then shown. Nobody acts while another tab has the match."""
        session = self.session
        if self.elsewhere:
            return
        computers = session.computers
        before = session.match.revision
        try:
            told = session.play(action, seat, self.app.page.now())
        except IllegalAction as no:
            self.say(no.args[0])
            return
        finally:
            # Also where the table stumbles over what was played.
            if session.match.revision != before:
                self.save()
        self.app.acted()
        if seat not in computers:
            self.opened = self.lit = self.read = ""
        self.tell(told)
        self.refresh()
        self.go_on()

    def go_on(self) -> None:
        """Let the computer players act while it is theirs."""
        if self.mine and self.session.computers and not self.players.awake:
            self.players.awake = True
            self.later(self.players.run())

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
        choice = self.session.choice
        if choice.walk:
            self._walk(Tapped(tuple(choice.walk.steps), tuple(choice.walk.then)))
        elif choice.ready is not None:
            self.act(choice.ready)

    @on_button("undo")
    def _undo(self, detail: Detail) -> None:
        if self.session.back():
            self.app.acted()
            self.save()
        self.refresh()

    @on_button("ready")
    def _ready(self, detail: Detail) -> None:
        self.app.untoast()
        self.session.ready()
        self.app.sound("card")
        self.tell_missed()
        self.refresh()

    @on_button("menu")
    def _menu(self, detail: Detail) -> None:
        self._open("menu")

    @on_button("log")
    def _log(self, detail: Detail) -> None:
        self._open("log")

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

    @property
    def may_fill_screen(self) -> bool:
        return self.app.page.device()["fullscreen"]

    @on_button("fullscreen")
    def _fullscreen(self, detail: Detail) -> None:
        """All of the screen for the table, or not any more."""
        self.app.page.fullscreen(not self.app.page.device()["full"])
        self._open("")

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
        self.begin(lambda: self.app.begin_again(self.session.match))

    @on_button("replay")
    def _replay(self, detail: Detail) -> None:
        self.app.go(f"#/replay/{self.session.id}")

    @on("key")
    def _key(self, detail: Detail) -> None:
        if detail["key"] != "Escape":
            return
        if self.retelling:
            self._retell_end(detail)
        elif self.opened:
            self._open("")
        elif self.session.choice.chosen:
            self.session.choice.clear()
            self.refresh()
        elif self.looking_back:
            self._result(detail)
