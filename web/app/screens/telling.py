"""What a screen with a match tells of it: the news, moments, and the news once more as moves."""

import asyncio
from collections.abc import Sequence

from app.match.log import may_see
from app.match.moments import Moments
from app.match.news import Line, Newsreel
from app.match.once import Latest
from app.match.retelling import Retelling
from app.match.session import Session
from app.match.thinking import PATIENCE, PAUSES
from app.screens.base import App, on_button
from app.screens.match_screen import MatchScreen
from app.screens.parts import news
from app.tables.kit.marking import Marker
from app.tables.kit.scene import Scene
from app.tables.parts import Detail
from app.tables.telling import Moment
from engine.game import Event, Told

_TAPS_AWAY = ("Enter", " ", "Escape")
READING = ("news", "light")
"""Buttons of those who read: they hurry nobody, and are heard whatever else a tap ends."""


class TellingScreen(MatchScreen):
    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.newsreel = Newsreel(session)
        self.marker = Marker()
        self.tracer = Marker()
        self.told: Latest[list[Scene]] = Latest()
        """The lines of the news: not every action adds to them."""
        self.strip: Latest[Scene] = Latest()
        """The strip with the news."""
        self.bar: Latest[Scene] = Latest()
        self.moments = Moments(self)
        self.retelling: Retelling | None = None
        self.news_opened = False
        self.lit = ""
        """The sentence of the news that is tapped: what it is about is lit on the table."""
        self.read = ""
        """The line of the log that is tapped: the same for what it names."""

    @property
    def mode(self) -> str:
        """Hand-over, table or result."""
        raise NotImplementedError

    @property
    def coach(self) -> Scene | None:
        """Who speaks in the prompt's place; nobody, outside a lesson."""
        return None

    def say(self, words: str, x: int = 0, y: int = 0) -> None:
        """A sentence near the finger."""
        self.app.toast(words, x, y)

    def pace(self) -> str:
        return self.app.settings.pace

    def patience(self) -> float:
        return PATIENCE[self.app.settings.patience]

    @property
    def chatty(self) -> bool:
        """Whether what computer players say is shown."""
        return self.app.settings.talk

    @property
    def news(self) -> list[Line]:
        return self.newsreel.lines()

    @property
    def lights(self) -> tuple[str, ...]:
        """What the sentence is about that somebody reads: of the news, a refusal, log or hint."""
        if self.lit:
            return news.about(self.news, self.lit)
        session = self.session
        hint = session.hint.sentence if session.hint and session.hint_shown else ""
        return tuple(session.table.talk.named(self.app.said or self.read or hint))

    @property
    def lights_else(self) -> tuple[str, ...]:
        """What is lit where nothing of that is drawn."""
        return news.whose(self.news, self.lit)

    @property
    def touched(self) -> tuple[str, ...]:
        """What eyes are led to: what the last action was about."""
        return self.newsreel.touched()

    def busy(self) -> bool:
        """Whether something is shown that computer players wait for."""
        return self.moments.showing is not None or self.retelling is not None

    def tell(self, told: Sequence[Told[Event]]) -> None:
        """What an action told: its sounds, and its moments for whoever looks."""
        session, talk = self.session, self.session.table.talk
        for sound in dict.fromkeys(talk.sound(event) for event, _ in told):
            self.app.sound(sound)
        seat, together = session.viewer, session.together
        seen = [event for event, seats in told if may_see(seats, seat, together)]
        self.moments.add(talk.moments(session.glance(), seen), seat, bool(session.people))

    def tell_missed(self) -> None:
        """What cost somebody something, or gave it, while the tablet was in other hands."""
        session, talk = self.session, self.session.table.talk
        glance, seat = session.glance(), session.viewer
        for events in session.told_since(self.newsreel.begin()):
            found = talk.moments(glance, events)
            mine = [one for one in found if seat in one.loses or seat in one.gains]
            self.moments.add(mine, seat)

    def moment_begins(self, moment: Moment) -> None:
        self.app.sound(moment.sound)

    def tapped_away(self, kind: str, detail: Detail) -> bool:
        """A tap ends the moment that is shown; True where it meant nothing else."""
        if self.moments.showing is None or kind not in ("tap", "press", "key"):
            return False
        if detail.get("do") == "moment" or detail.get("key", " ") not in _TAPS_AWAY:
            return False
        mode, reads = self.mode, detail.get("do") in READING
        return (self.moments.tap() and not reads) or mode != self.mode

    @on_button("moment")
    def _end_moment(self, detail: Detail) -> None:
        self.app.untoast()
        self.moments.tap()

    @on_button("hurry-on")
    def _hurry_on(self, detail: Detail) -> None:
        """Whoever waits has heard the tap already."""

    @on_button("news")
    def _open_news(self, detail: Detail) -> None:
        self.news_opened = not self.news_opened
        self.lit = ""
        self.refresh()

    @on_button("light")
    def _light(self, detail: Detail) -> None:
        line = str(detail["line"])
        self.lit = "" if self.lit == line else line
        self.refresh()

    @on_button("read")
    def _read(self, detail: Detail) -> None:
        """A line of the log: the panel makes way for what it names."""
        self.lit, self.read, self.opened = "", str(detail["line"]), ""
        self.refresh()

    @on_button("retell")
    def _retell(self, detail: Detail) -> None:
        self.retelling = Retelling(self.session, self.newsreel.begin())
        self.lit = ""
        self.refresh()
        self.later(self._run_retelling(self.retelling))

    async def _run_retelling(self, shown: Retelling) -> None:
        while self.retelling is shown and shown.running and not shown.over:
            await asyncio.sleep(PAUSES[self.pace()])
            if self.retelling is shown and shown.running:
                shown.go(1)
                self.refresh()

    def _step_retelling(self, by: int) -> None:
        if self.retelling:
            self.retelling.running = False
            self.retelling.go(by)
        self.refresh()

    @on_button("retell-back")
    def _retell_back(self, detail: Detail) -> None:
        self._step_retelling(-1)

    @on_button("retell-on")
    def _retell_on(self, detail: Detail) -> None:
        self._step_retelling(1)

    @on_button("retell-run")
    def _retell_run(self, detail: Detail) -> None:
        shown = self.retelling
        if shown is None:
            return
        shown.running = not shown.running
        if shown.running:
            shown.step = shown.first if shown.over else shown.step
            self.later(self._run_retelling(shown))
        self.refresh()

    @on_button("retell-end")
    def _retell_end(self, detail: Detail) -> None:
        self.retelling = None
        self.refresh()
        self.go_on()
