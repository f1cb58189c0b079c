"""A match played again, action by action."""

import asyncio
from typing import Any

from app.scene import Scene, h
from app.screens.base import Screen
from app.screens.parts import missing
from app.session import Session
from app.tables import Frame
from app.travel import Keys
from app.widgets import choose, icon_button, link
from engine import Match

PACE = 0.9


class Replay(Screen):
    def __init__(self, app: Any, *parts: str) -> None:
        super().__init__(app, *parts)
        self.id = parts[0] if parts else ""
        kept = app.store.open(self.id)
        self.problem = kept.problem
        self.whole: Match | None = kept.match
        self.step = 0
        self.running = False
        self.eyes: int | None = None
        self.size = (0, 0)
        self.title = kept.match.game.title if kept.match else "Replay"
        if kept.match:
            self._rewind()

    @property
    def stage(self) -> str:  # type: ignore[override]
        return f"replay/{self.id}/{self.eyes}"

    def _rewind(self) -> None:
        whole = self.whole
        assert whole
        self.step = 0
        self.session = Session(
            self.id, Match(whole.game, whole.players, whole.seed, whole.options, whole.started)
        )
        self.keys = Keys()

    def _go(self, step: int) -> None:
        """To the position after this many actions."""
        assert self.whole
        step = max(0, min(step, self.whole.length))
        if step < self.step:
            self._rewind()
        log = self.whole.log
        while self.step < step:
            seat, action = log[self.step]
            self.session.play(action, seat)
            self.step += 1
        self.app.draw()

    def entered(self) -> None:
        if self.whole:
            self.app.define(self.whole.game.id)
            self.resized()

    def leave(self) -> None:
        self.running = False

    def resized(self) -> None:
        size = self.app.page.size("felt")
        if size != self.size:
            self.size = size
            self.app.draw()

    def handle(self, kind: str, detail: dict[str, Any]) -> None:
        if kind == "resize":
            self.resized()
        else:
            super().handle(kind, detail)

    def draw(self) -> Scene:
        if self.whole is None:
            return missing.draw(self.problem)
        session = self.session
        view = session.match.state.view(self.eyes)
        return h(
            "main",
            h(
                "header",
                link(f"#/play/{self.id}", "Back", sign="back", kind="button quiet"),
                h("strong", f"Replay: {session.match.game.title}", class_="turn"),
                h("span", session.table.round(view), class_="where"),
                self._whose_eyes(),
                class_="bar",
            ),
            h("div", self._drawn(view) if all(self.size) else None, id="felt", class_="felt"),
            self._foot(),
            data_screen="replay",
            class_="screen table replay",
            style=f"--accent:var(--{session.table.accent})",
        )

    def _drawn(self, view: dict[str, Any]) -> Scene:
        match = self.session.match
        events = match.told_since(self.step - 1) if self.step else []
        frame = Frame(
            width=self.size[0],
            height=self.size[1],
            names=match.names,
            colours=[player.colour for player in match.players],
            recent=[event for told in events for event, seats in told if seats is None],
            keys=self.keys,
            live=False,
        )
        return self.session.table.draw(view, frame)

    def _whose_eyes(self) -> Scene | None:
        """A finished match may be seen with anybody's eyes; one that goes on, only from outside."""
        assert self.whole
        if not self.whole.over:
            return None
        people = [(str(seat), name) for seat, name in enumerate(self.whole.names)]
        chosen = "" if self.eyes is None else str(self.eyes)
        return choose("eyes", chosen, [("", "From outside"), *people], "Whose cards are seen")

    def _foot(self) -> Scene:
        assert self.whole
        lines = [
            line.text for line in self.session.lines if line.step == self.step and not line.seats
        ]
        return h(
            "footer",
            icon_button("earlier", "arrow-left", "One action back", disabled=self.step == 0),
            h("p", " ".join(lines) or "The match begins.", class_="prompt", aria_live="polite"),
            h(
                "div",
                h(
                    "input",
                    type="range",
                    name="step",
                    min="0",
                    max=str(self.whole.length),
                    value=str(self.step),
                    aria_label="Action",
                    class_="range",
                ),
                h("span", f"{self.step} / {self.whole.length}", class_="count"),
                icon_button(
                    "run", "pause" if self.running else "play", "Pause" if self.running else "Play"
                ),
                icon_button(
                    "later", "arrow-right", "One action on", disabled=self.step == self.whole.length
                ),
                class_="buttons",
            ),
            class_="foot",
        )

    def field(self, detail: dict[str, Any]) -> None:
        if detail["name"] == "step":
            self._go(int(detail["value"]))
        elif detail["name"] == "eyes":
            self.eyes = int(detail["value"]) if detail["value"] else None
            self.keys = Keys()
            self.app.draw()

    def do_earlier(self, detail: dict[str, Any]) -> None:
        self._go(self.step - 1)

    def do_later(self, detail: dict[str, Any]) -> None:
        self._go(self.step + 1)

    def do_run(self, detail: dict[str, Any]) -> None:
        self.running = not self.running
        self.app.draw()
        if self.running:
            self.app.page.later(self._run())

    async def _run(self) -> None:
        assert self.whole
        while self.running and self.step < self.whole.length:
            await asyncio.sleep(PACE)
            if self.running:
                self._go(self.step + 1)
        self.running = False
        self.app.draw()


SCREEN = Replay
