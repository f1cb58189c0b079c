"""What happened since the viewer's last turn: one line a player, what concerns the viewer first."""

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from app.match.once import Latest, once
from app.match.session import Session
from app.tables.parts import AnyContext, AnyTalk
from app.tables.telling import News
from engine.game import Action, Event
from engine.language import spoken


@dataclass(frozen=True, slots=True)
class Line:
    """What one player did, and what befell them; `seat` is None for what was nobody's doing."""

    seat: int | None
    news: tuple[News, ...]
    step: int = 0
    """After how many actions its newest sentence stands."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action: after how many it stands, whose it was, what the viewer was told."""

    number: int
    actor: int
    events: Sequence[Event]


Entry: TypeAlias = Callable[[int], tuple[int, Action]]
"""The seat and the action of a log, counted from 1: it is walked back from its end, however long.
"""


def begin(
    entry: Entry,
    length: int,
    seats: Collection[int],
    acting: bool,
    interjections: Collection[str],
) -> int:
    """After how many actions the news of these seats begin: where their last turn ended.

    A turn that they are in is not over: its own actions leave the news as they are.
    """

    def own(number: int) -> bool:
        return entry(number)[0] in seats

    def interjected(number: int) -> bool:
        return entry(number)[1][0] in interjections

    while acting and length and (own(length) or interjected(length)):
        length -= 1
    while length and (not own(length) or interjected(length)):
        length -= 1
    return length


def begin_of_round(entry: Entry, length: int, seats: int) -> int:
    """The same where no people play: as many turns as there are seats."""
    for _ in range(seats):
        seat = entry(length)[0] if length else None
        while length and entry(length)[0] == seat:
            length -= 1
    return length


def tell(
    talk: AnyTalk, context: AnyContext, steps: Sequence[Step], known: dict[Hashable, Any]
) -> list[Line]:
    """The lines, the viewer's own first, the others' by their newest sentence.

    What viewers did themselves they know; what it cost or gave them is told. `known` is what was
    found of these events before.
    """

    def felt(seat: int | None, event: Event) -> bool:
        return once(known, ("felt", seat, event), lambda: _felt(talk.news(context, seat, event)))

    def line(seat: int | None, found: Sequence[Event]) -> Line:
        def made() -> tuple[News, ...]:
            return tuple(_story(talk, context, seat, found))

        return Line(seat, once(known, ("story", seat, *found), made), newest[seat])

    events: dict[int | None, list[Event]] = {}
    newest: dict[int | None, int] = {}
    for step in steps:
        for event in step.events:
            for seat in talk.concerned(event, step.actor) or (None,):
                own = seat is not None and seat == context.viewer == step.actor
                if own and not felt(seat, event):
                    continue
                events.setdefault(seat, []).append(event)
                newest[seat] = step.number
    lines = [line(seat, found) for seat, found in events.items()]
    lines.sort(key=lambda one: (one.seat is None or one.seat != context.viewer, one.step))
    return [one for one in lines if one.news]


def _story(
    talk: AnyTalk, context: AnyContext, seat: int | None, events: Sequence[Event]
) -> Sequence[News]:
    """A seat's line; nobody's actions go untold, so where it were empty, the log's last word."""
    told = talk.story(context, seat, events)
    if told or seat is None or seat == context.viewer:
        return told
    words = [said for said in map(context.sentence, events) if said]
    return [News(words[-1])] if words else []


def _felt(news: News | None) -> bool:
    return news is not None and news.feeling != ""


class Newsreel:
    """The news of an open match, for whoever looks."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._told: Latest[list[Line]] = Latest()
        self._touched: Latest[tuple[str, ...]] = Latest()
        self._known: Latest[dict[Hashable, Any]] = Latest()
        """For whom it is told: every action asks for the events before it once more."""

    def begin(self) -> int:
        """After how many actions the viewer's news begin."""
        session, match = self._session, self._session.match
        seats = session.people if session.viewer is None else [session.viewer]
        if not seats:
            return begin_of_round(match.entry, match.length, len(match.players))
        acting = any(seat in match.state.actors[:1] for seat in seats)
        asked = session.table.talk.interjections
        return begin(match.entry, match.length, seats, acting, asked)

    def lines(self) -> list[Line]:
        """What happened since the viewer's last turn; at the very start, how it began."""
        return self._told.of(self._moment(), self._lines)

    def _moment(self) -> object:
        session = self._session
        return spoken(), session.match.revision, session.viewer, session.together

    def _lines(self) -> list[Line]:
        start, session = self.begin(), self._session
        lines = self._tell(start, self._known_of(start))
        if start:
            return lines
        opening = session.log.of(0, session.viewer, session.together)
        began = [Line(None, tuple(map(News, opening)))] if opening else []
        own = [line for line in lines if line.seat is not None and line.seat == session.viewer]
        return [*own, *began, *lines[len(own) :]]

    def _known_of(self, start: int) -> dict[Hashable, Any]:
        """What the same events made before, where they make the same for the same people."""
        session = self._session
        if not session.table.talk.tells_the_same:
            return {}
        names, kinds = session.match.names, session.match.kinds
        whom = (spoken(), start, session.viewer, session.together, names, kinds)
        return self._known.of(whom, dict)

    def _tell(self, start: int, known: dict[Hashable, Any]) -> list[Line]:
        session = self._session
        told = enumerate(session.told_since(start), start + 1)
        steps = [Step(number, session.match.actor(number), events) for number, events in told]
        return tell(session.table.talk, session.glance(), steps, known)

    def touched(self) -> tuple[str, ...]:
        """What the last action was about, if somebody else did it: eyes follow it there."""
        return self._touched.of(self._moment(), self._find_touched)

    def _find_touched(self) -> tuple[str, ...]:
        session, length = self._session, self._session.match.length
        if not length or session.match.actor(length) == session.viewer:
            return ()
        told = [news for line in self._tell(length - 1, {}) for news in line.news]
        return tuple(dict.fromkeys(thing for news in told for thing in news.about))
