"""A match walked through: by action and by turn, at three speeds, in anybody's eyes."""

import asyncio
from dataclasses import replace
from typing import Any

from app.match.playback import Playback
from app.screens.base import App, on, on_button
from app.screens.table_screen import TableToLookAt
from app.tables import table_of
from app.tables.kit.keys import StableKeys
from app.tables.kit.scene import Scene
from app.tables.parts import AnyContext, Detail
from engine import Match
from engine.language import tr

PACES = {"slow": 1.8, "normal": 0.9, "quick": 0.35}
"""Seconds an action, by the speeds' names."""
EVERYTHING = "all"


class Walking(TableToLookAt):
    def __init__(self, app: App, match_id: str, whole: Match, step: int = 0) -> None:
        super().__init__(app, match_id)
        self.id = match_id
        self.whole = whole
        self.table = table_of(whole.game.id)
        self.playback = Playback(whole, step)
        self.turning_points: list[int] = []
        """After which actions the match turned; found while the page waits."""
        self.running = False
        self.speed = "normal"
        self._player: Any = None
        """The task that plays while it runs."""
        self.eyes: int | None = None
        self.all_open = False
        """Whether everybody's secrets are shown, too: only once it is over."""

    @property
    def title(self) -> str:
        return self.whole.game.title

    def context(self) -> AnyContext:
        context = self.playback.context(self.eyes, self.size, self.all_open)
        context.forms = self.table.drawing.forms(context.view)
        context.labels = self.app.settings.label_spaces
        return context

    def large(self, info: str) -> Scene | None:
        return self.table.drawing.large(self.context(), info)

    def _go(self, step: int) -> None:
        self.playback.go(step)
        self.refresh()

    def handle(self, kind: str, detail: Detail) -> None:
        if kind == "tap" and self.table.clock.looked(self.context(), detail):
            self.refresh()
        else:
            super().handle(kind, detail)

    def _walk(self, by: int) -> None:
        """A step of what the position shows, or else of the match."""
        if self.table.clock.walk_on(self.context(), by):
            self.refresh()
        else:
            self._go(self.playback.step + by)

    @on("field")
    def _field(self, detail: Detail) -> None:
        if detail["name"] == "step":
            self._go(int(detail["value"]))
        elif detail["name"] == "eyes":
            self._look_with(str(detail["value"]))

    def _look_with(self, eyes: str) -> None:
        """A match that goes on is seen from outside alone, whatever is asked for."""
        self.all_open = self.whole.over and eyes == EVERYTHING
        seen = self.whole.over and eyes.isdecimal() and int(eyes) < len(self.whole.players)
        self.eyes = int(eyes) if seen else None
        self.playback.keys = StableKeys()
        self.refresh()

    @on_button("text")
    def _turn_view(self, detail: Detail) -> None:
        """From the drawn table to words, or back; it is remembered."""
        settings = self.app.settings
        self.app.set(replace(settings, words=not settings.words))
        self.refresh()

    @on_button("earlier")
    def _earlier(self, detail: Detail) -> None:
        self._walk(-1)

    @on_button("later")
    def _later(self, detail: Detail) -> None:
        self._walk(1)

    @on_button("turn-before")
    def _turn_before(self, detail: Detail) -> None:
        self._go(self.playback.turn_before)

    @on_button("turn-after")
    def _turn_after(self, detail: Detail) -> None:
        self._go(self.playback.turn_after)

    @on_button("speed")
    def _next_speed(self, detail: Detail) -> None:
        speeds = [*PACES]
        self.speed = speeds[(speeds.index(self.speed) + 1) % len(speeds)]
        self.app.draw()

    @on_button("run")
    def _run_or_stop(self, detail: Detail) -> None:
        self.running = not self.running
        if self.running and self.playback.step == self.playback.length:
            self.playback.go(0)
        self.refresh()
        if self.running:
            self._player = self.later(self._run())
        else:
            self._player.cancel()

    async def _run(self) -> None:
        while self.playback.step < self.playback.length:
            await asyncio.sleep(PACES[self.speed])
            self._walk(1)
        self.running = False
        self.app.draw()

    @property
    def own_keys(self) -> dict[str, str]:
        return {
            "← →": tr("One action back or forward"),
            "↑ ↓": tr("One turn back or forward"),
            tr("Home, End"): tr("To the beginning or the end"),
            tr("Space"): tr("Play or pause"),
        }

    @on("key")
    def _key(self, detail: Detail) -> None:
        playback = self.playback
        match detail["key"]:
            case "ArrowLeft":
                self._walk(-1)
            case "ArrowRight":
                self._walk(1)
            case "ArrowUp" | "PageUp":
                self._go(playback.turn_before)
            case "ArrowDown" | "PageDown":
                self._go(playback.turn_after)
            case "Home":
                self._go(0)
            case "End":
                self._go(playback.length)
            case " ":
                self._run_or_stop(detail)
            case _:
                super()._key(detail)
