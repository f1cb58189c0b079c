"""A match played again, action by action."""

import asyncio
from typing import Any

from app.match.session import Session
from app.screens.base import App, on, on_button
from app.screens.parts import missing
from app.screens.table_screen import TableToLookAt
from app.tables.context import Context
from app.tables.kit.keys import StableKeys
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import accented, choose, icon_button, link
from app.tables.parts import AnyContext, Detail
from engine import Match
from engine.language import tr

PACE = 0.9


def open_replay(app: App, *parts: str) -> "Replay | missing.Missing":
    kept = app.store.open(parts[0] if parts else "")
    if kept.match is None:
        return missing.no_match(app, kept)
    return Replay(app, kept.id, kept.match)


SCREEN = open_replay


class Replay(TableToLookAt):
    def __init__(self, app: App, match_id: str, whole: Match) -> None:
        super().__init__(app, match_id)
        self.id = match_id
        self.whole = whole
        self.running = False
        self._player: Any = None
        """The task that plays while it runs."""
        self.eyes: int | None = None
        self._rewind()

    @property
    def title(self) -> str:
        return self.whole.game.title

    @property
    def continuity(self) -> str:
        return f"replay/{self.id}/{self.eyes}"

    def _rewind(self) -> None:
        whole = self.whole
        self.step = 0
        begun = Match(
            whole.game, whole.players, whole.seed, whole.options, whole.started, whole.position
        )
        self.session = Session(self.id, begun)
        self.keys = StableKeys()

    def _go(self, step: int) -> None:
        """To the position after this many actions."""
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
        self.app.define(self.whole.game.id)
        self.fit()

    def context(self) -> AnyContext:
        """The table with the eyes of one player, or as a bystander sees it."""
        match = self.session.match
        return Context(
            view=match.state.view(self.eyes),
            names=match.names,
            colours=match.colours,
            kinds=match.kinds,
            viewer=self.eyes,
            actors=match.state.actors,
            length=match.length,
            recent=[event for told in self._told(self.step - 1) for event in told],
            standings=match.state.standings or (),
            width=self.size[0],
            height=self.size[1],
            keys=self.keys,
            live=False,
            told_since=self._told,
        )

    def _told(self, length: int) -> list[list[tuple[object, ...]]]:
        steps = self.session.match.told_since(length) if self.step else []
        return [[event for event, seats in told if seats is None] for told in steps]

    def draw(self) -> Scene:
        table, context = self.session.table, self.context()
        drawn = table.drawing.draw(context) if all(self.size) else None
        return h(
            "main",
            h(
                "header",
                link(f"#/play/{self.id}", tr("Back"), sign="back", kind="button quiet"),
                h("strong", tr("Replay: {game}", game=self.whole.game.title), class_="turn"),
                h("span", table.talk.round(context), class_="where"),
                self._whose_eyes(),
                class_="bar",
            ),
            h("div", drawn, id="felt", class_="felt"),
            self._foot(),
            self.sheet(),
            data_screen="replay",
            class_="screen table replay",
            style=accented(self.whole.game.id),
        )

    def large(self, info: str) -> Scene | None:
        return self.session.table.drawing.large(self.context(), info)

    def _whose_eyes(self) -> Scene | None:
        """A finished match may be seen with anybody's eyes; one that goes on, only from outside."""
        if not self.whole.over:
            return None
        people = [(str(seat), name) for seat, name in enumerate(self.whole.names)]
        chosen = "" if self.eyes is None else str(self.eyes)
        outside = ("", tr("From outside"))
        return choose("eyes", chosen, [outside, *people], tr("Whose cards are seen"))

    def _foot(self) -> Scene:
        lines = [
            line.text
            for line in self.session.log.lines
            if line.step == self.step and line.seats is None
        ]
        running, last = self.running, self.whole.length
        return h(
            "footer",
            icon_button("earlier", "arrow-left", tr("One action back"), disabled=self.step == 0),
            h("p", " ".join(lines) or tr("The match begins."), class_="prompt", aria_live="polite"),
            h(
                "div",
                h(
                    "input",
                    type="range",
                    name="step",
                    min="0",
                    max=str(last),
                    value=str(self.step),
                    aria_label=tr("Action"),
                    class_="range",
                ),
                h("span", f"{self.step} / {last}", class_="count"),
                icon_button(
                    "run", "pause" if running else "play", tr("Pause") if running else tr("Play")
                ),
                icon_button("later", "arrow-right", tr("Next action"), disabled=self.step == last),
                class_="buttons",
            ),
            class_="foot",
        )

    @on("field")
    def _field(self, detail: Detail) -> None:
        if detail["name"] == "step":
            self._go(int(detail["value"]))
        elif detail["name"] == "eyes":
            self.eyes = int(detail["value"]) if detail["value"] else None
            self.keys = StableKeys()
            self.app.draw()

    @on_button("earlier")
    def _earlier(self, detail: Detail) -> None:
        self._go(self.step - 1)

    @on_button("later")
    def _later(self, detail: Detail) -> None:
        self._go(self.step + 1)

    @on_button("run")
    def _run_or_stop(self, detail: Detail) -> None:
        self.running = not self.running
        self.app.draw()
        if self.running:
            self._player = self.later(self._run())
        else:
            self._player.cancel()

    async def _run(self) -> None:
        while self.step < self.whole.length:
            await asyncio.sleep(PACE)
            self._go(self.step + 1)
        self.running = False
        self.app.draw()
