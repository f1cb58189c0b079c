"""What the parts of a table want done, at gestures and when its clock is due."""

import asyncio
from collections.abc import Iterable
from typing import Any

from app.match.session import Session
from app.screens.base import App
from app.screens.wording import WordingScreen
from app.tables.effects import Act, Effect, Enlarge, Keep, Learn, Sound, Toast
from app.tables.parts import Detail
from engine.game import Action


class Doing(WordingScreen):
    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self._kept = app.store.beside.numbers(session.id)
        """What the table keeps beside the save."""
        self._doing = False
        """Whether something is being done: the table is drawn after it."""
        self._raced = False
        self._alarm: tuple[float, Any] | None = None
        """When the table's clock is due, and the task that waits for it."""

    @property
    def racing(self) -> bool:
        """Whether a clock runs that nothing may stop."""
        raise NotImplementedError

    def enlarge(self, info: str) -> None:
        """Show something large over the table."""
        raise NotImplementedError

    def heard_by_table(self, kind: str, detail: Detail) -> bool:
        """The table hears every gesture first; True if it was one of its own."""
        context = self.context()
        for part in (self.session.table.clock, self.session.table.taps):
            effects = part.heard(context, kind, detail)
            if effects is not None:
                self.do(effects)
                return True
        return False

    def do(self, effects: Iterable[Effect[Action]]) -> None:
        """What a part of the table wants done: it is drawn once, however much that is."""
        said: list[Toast] = []
        self._doing = True
        try:
            for effect in effects:
                if isinstance(effect, Toast):
                    said.append(effect)
                else:
                    self._do(effect)
        finally:
            self._doing = False
        for toast in said:  # Whoever says something draws the table with it.
            self.say(toast.words, toast.x, toast.y)
        if said:
            self.settle()
        else:
            self.refresh()

    def _do(self, effect: Effect[Action]) -> None:
        match effect:
            case Act(action, seat):
                self.act(action, seat)
            case Sound(name):
                self.app.sound(name)
            case Enlarge(info):
                self.enlarge(info)
            case Keep(name, value):
                self._kept = self._kept | {name: value}
                self.app.store.beside.keep(self.session.id, self._kept)
            case Learn(option, value):
                self.app.store.beside.learn(f"{self.session.match.game.id}/{option}", value)

    def refresh(self) -> None:
        if not self._doing:
            self.app.draw()
            self.settle()

    def settle(self) -> None:
        """After a drawing: the room that the table has by then, and its clock."""
        self.fit()
        self._wind_clock()
        if self.racing != self._raced:
            # Whatever was set: nobody touches the screen while they think.
            self._raced = not self._raced
            self.app.page.awake(self._raced or self.app.settings.awake)

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
