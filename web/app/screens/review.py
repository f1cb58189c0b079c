"""A finished match looked at again: who was how likely to win, and what turned it.

`#/review/ID` tells the whole of it, `#/review/ID/STEP` is one place in it, at the table.
"""

from collections.abc import Iterator
from functools import cached_property

from app.match.course import Course, course
from app.match.reviewing import Weighed, kept_review, other_way, weighed
from app.match.thinking import sliced
from app.screens.base import App, on, on_button
from app.screens.keeping import Beginning
from app.screens.parts import missing, review, visit
from app.screens.router import Route
from app.screens.walking import Walking
from app.tables.kit.keys import StableKeys
from app.tables.kit.scene import Scene
from app.tables.parts import AnyContext, Detail
from engine import Match
from engine.bots.task import Thinking
from engine.language import tr
from engine.review import Moment, Reviewing, can_be_reviewed
from engine.review import Review as Found

DRAWN = 0.02
"""How much more is done before the bar is drawn anew."""


def open_review(app: App, *parts: str) -> "Review | missing.Missing":
    """`ID`, or `ID/STEP` for a moment of the match."""
    kept = app.store.open(parts[0] if parts else "")
    if kept.match is None:
        return missing.no_match(app, kept)
    if not kept.match.over:
        heading = tr("This match goes on")
        return missing.Missing(app, heading, tr("It can be reviewed when it is over."))
    return Review(app, kept.id, kept.match, _step(parts))


SCREEN = open_review


def _step(parts: tuple[str, ...]) -> int | None:
    return int(parts[1]) if len(parts) > 1 and parts[1].isdecimal() else None


class Review(Walking, Beginning):
    def __init__(self, app: App, match_id: str, whole: Match, step: int | None) -> None:
        super().__init__(app, match_id, whole, step or 0)
        self.visiting = False
        """Whether the table is shown, at some place in the match."""
        self.can_be_reviewed = can_be_reviewed(whole)
        text = app.store.beside.review(match_id) if self.can_be_reviewed else None
        self.found: Found | None = kept_review(self.playback, text)
        self.part = 0.0
        """How much of it is thought out."""
        self.folded = False
        """Whether what is said of a place is put away, where it lies over the table."""
        self._said: dict[int, Weighed] = {}
        self._visit(step)

    @property
    def continuity(self) -> str:
        return f"review/{self.id}/{self.eyes}" if self.visiting else "review"

    @property
    def moments(self) -> tuple[Moment, ...]:
        return self.found.moments if self.found else ()

    @cached_property
    def course(self) -> Course:
        return course(self.playback, self.table)

    def entered(self) -> None:
        self.app.define(self.whole.game.id)
        self.fit()
        self._mark()
        if self.can_be_reviewed and self.found is None:
            self.later(self._review())

    def _mark(self) -> None:
        self.turning_points = [moment.step for moment in self.moments]

    async def _review(self) -> None:
        reviewing = Reviewing(self.whole)
        thinking = self._shown(reviewing, reviewing.think())
        self.found = await sliced(thinking, self.app.page.clock)
        self.app.store.beside.keep_review(self.id, self.found.text(self.whole.game.rules))
        self._mark()
        self.refresh()

    def _shown(self, reviewing: Reviewing, thinking: Thinking[Found]) -> Thinking[Found]:
        """The same thought, with a bar that grows."""
        while True:
            try:
                next(thinking)
            except StopIteration as end:
                found: Found = end.value
                return found
            if reviewing.part - self.part >= DRAWN:
                self.part = reviewing.part
                self.app.draw()
            yield

    def turn_to(self, route: Route) -> bool:
        """From the whole to a place in it, and back."""
        if route.screen != "review" or route.parts[:1] != (self.id,):
            return False
        self._visit(_step(route.parts))
        self.refresh()
        return True

    def _visit(self, step: int | None) -> None:
        """A moment is seen with the eyes of whoever chose there."""
        self.visiting = step is not None
        if step is None:
            return
        moment = self.found.moment(step) if self.found else None
        self.all_open = self.folded = False
        self.eyes = moment.seat if moment else None
        self.playback.keys = StableKeys()
        self.playback.go(step)

    def draw(self) -> Scene:
        scene = visit.draw(self, self.context()) if self.visiting else review.draw(self)
        question = self.question()
        if question:
            scene.append(question)
        return scene

    def whole_course(self) -> Iterator[AnyContext]:
        """Every position as all may see it now."""
        for step in range(self.playback.length + 1):
            self.playback.go(step)
            yield self.playback.context(None, self.size, open_to_all=True)

    @property
    def here(self) -> Moment | None:
        """The moment that is looked at: it lasts until what was played is done."""
        step = self.playback.step
        begun = [moment for moment in self.moments if moment.step <= step <= moment.end]
        return begun[-1] if begun else None

    def weighed(self, moment: Moment) -> Weighed:
        """What is said of a moment; it is made once."""
        if moment.step not in self._said:
            self._said[moment.step] = weighed(self.playback, moment)
        return self._said[moment.step]

    @on_button("moment-before")
    def _moment_before(self, detail: Detail) -> None:
        at = self.here.step if self.here else self.playback.step
        earlier = [moment.step for moment in self.moments if moment.step < at]
        if earlier:
            self.app.go(f"#/review/{self.id}/{earlier[-1]}")

    @on_button("moment-after")
    def _moment_after(self, detail: Detail) -> None:
        at = self.here.step if self.here else self.playback.step
        later = [moment.step for moment in self.moments if moment.step > at]
        if later:
            self.app.go(f"#/review/{self.id}/{later[0]}")

    @on_button("fold")
    def _fold(self, detail: Detail) -> None:
        self.folded = not self.folded
        self.refresh()

    @on_button("try")
    def _try(self, detail: Detail) -> None:
        """The way not taken, as a match of its own."""
        moment, now = self.here, self.app.page.now()
        if moment is not None and moment.advised:
            begun = other_way(self.playback, moment, now)
            self.begin(lambda: self.app.store.keep_new(begun, now))

    @property
    def own_keys(self) -> dict[str, str]:
        return super().own_keys if self.visiting else {}

    @on("key")
    def _key(self, detail: Detail) -> None:
        if self.visiting:
            super()._key(detail)
