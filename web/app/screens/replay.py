"""A finished match, or one that goes on, played again."""

import asyncio

from app.match.course import course
from app.match.reviewing import kept_review
from app.screens.base import App
from app.screens.parts import missing, replay
from app.screens.walking import Walking
from app.tables.kit.scene import Scene

SLICE = 25
"""How many positions are walked through before the page may breathe."""


def open_replay(app: App, *parts: str) -> "Replay | missing.Missing":
    """`ID`, or `ID/STEP` for a moment of the match."""
    kept = app.store.open(parts[0] if parts else "")
    if kept.match is None:
        return missing.no_match(app, kept)
    step = parts[1] if len(parts) > 1 else ""
    return Replay(app, kept.id, kept.match, int(step) if step.isdecimal() else 0)


SCREEN = open_replay


class Replay(Walking):
    @property
    def continuity(self) -> str:
        return f"replay/{self.id}/{self.eyes}"

    def entered(self) -> None:
        self.app.define(self.whole.game.id)
        self.fit()
        if self.whole.over:
            self.later(self._find_turning_points())

    async def _find_turning_points(self) -> None:
        for step in range(0, self.playback.length, SLICE):
            self.playback.at(step)
            await asyncio.sleep(0)
        review = kept_review(self.playback, self.app.store.beside.review(self.id))
        if review:
            self.turning_points = [moment.step for moment in review.moments]
        else:
            self.turning_points = course(self.playback, self.table).turning_points()
        self.app.draw()

    def draw(self) -> Scene:
        return replay.draw(self, self.context())
