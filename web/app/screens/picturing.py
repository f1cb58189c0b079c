"""Small pictures for the lobby: drawn at the table, or in the lobby where nobody has drawn one."""

import asyncio
import traceback
from typing import Any

from app.browser.pictures import NO_PICTURE
from app.match.picture import picture
from app.screens.base import App, Screen, on
from app.tables.parts import Detail
from engine import Match

PAUSE = 0.2
"""Seconds before each of them: the page answers and paints in between."""
LONGEST = 3_000
"""Actions. To draw a match it is played through; longer ones are drawn when they are opened."""


def keep_picture(app: App, match_id: str, match: Match) -> None:
    try:
        drawn = picture(match)
    except Exception as error:  # A picture is not worth a match.
        traceback.print_exception(error)
        drawn = NO_PICTURE
    app.page.keep_picture(match_id, drawn)


class Picturing(Screen):
    """A screen that shows matches, some of which were never opened here: taken in, or restored."""

    def __init__(self, app: App, *parts: str) -> None:
        super().__init__(app, *parts)
        self._unpictured: list[str] = []
        self._picturing: Any = None

    @on("unpictured")
    def _lacking(self, detail: Detail) -> None:
        """Places for pictures have come into sight, and there are none."""
        self._unpictured += detail["matches"]
        if self._picturing is None or self._picturing.done():
            self._picturing = self.later(self._draw_them())

    async def _draw_them(self) -> None:
        await self.app.page.whole()
        lengths = {one.id: one.length for one in self.app.store.summaries() if not one.problem}
        while self._unpictured:
            await asyncio.sleep(PAUSE)
            match_id = self._unpictured.pop(0)
            if lengths.get(match_id, LONGEST + 1) > LONGEST:
                continue
            match = self.app.store.open(match_id).match
            if match is not None:
                self.app.define(match.game.id)
                keep_picture(self.app, match_id, match)
