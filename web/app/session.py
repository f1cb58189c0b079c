"""An open match: who is looking, what they have tapped, what has happened. Knows no browser."""

from collections.abc import Awaitable
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from app.narrow import Choice
from app.tables import Table, table_of
from app.travel import Keys
from engine import Match
from engine.bots import Advice
from engine.game import Action, Data, Event, Told


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: after how many actions it stands, and who may read it."""

    step: int
    text: str
    seats: tuple[int, ...] | None


class Desk(Protocol):
    """The screen a session lies on, for tables that act in their own time."""

    def act(self, action: Action, seat: int | None = None) -> None:
        """Play an action: saved first, then shown."""

    def refresh(self) -> None:
        """Draw the table again."""

    def later(self, work: Awaitable[None]) -> None:
        """Let a coroutine run beside the page, for as long as this screen is shown."""

    def room(self) -> tuple[int, int]:
        """The screen's width and height."""

    def clock(self) -> float:
        """Milliseconds, on the same clock as the `at` of a press."""

    def sound(self, name: str | None) -> None:
        """A short sound, where they are switched on."""

    def enlarge(self, info: str) -> None:
        """Show something large, as a long press does."""

    def toast(self, words: str, x: int = 0, y: int = 0) -> None:
        """A sentence near the finger."""


class Session:
    desk: Desk | None = None
    """Set by the screen of a match; none in a replay."""

    def __init__(self, match_id: str, match: Match) -> None:
        self.id = match_id
        self.match = match
        self.viewer: int | None = None
        """The seat whose eyes the page serves; None while the table is covered."""
        self.table: Table = table_of(match.game.id)(self)
        self.uncovered = False
        """Whether the table was covered before this person looked at it."""
        self.choice = Choice()
        self.keys = Keys()
        self.hinted: frozenset[str] = frozenset()
        self.hint = ""
        """A hint's sentence, until the next action."""
        self.told: list[Told] = []
        """What the last action told, for sounds."""
        self.lines = self._first_lines()
        """The whole log, as sentences; private lines are marked with who may read them."""
        for step, (_, told) in enumerate(match.history, 1):
            self._write(step, told)
        self._seen: tuple[int | None, Data] | None = None
        self.settle()

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.match.players) if player.human]

    @property
    def waiting(self) -> list[int]:
        """The people who may act now, in order."""
        return [seat for seat in self.match.state.actors if self.match.players[seat].human]

    @property
    def bots(self) -> list[int]:
        """The computer players who may act now, in order."""
        return [seat for seat in self.match.state.actors if not self.match.players[seat].human]

    @property
    def open(self) -> bool:
        """Whether all people look on together: what is done now needs nobody's secrets."""
        return len(self.humans) > 1 and self.table.in_the_open()

    @property
    def actor(self) -> int | None:
        """The seat that the page acts for: whose eyes it serves, or in the open who is to act."""
        waiting = self.waiting
        return waiting[0] if self.viewer is None and waiting and self.open else self.viewer

    @property
    def covered(self) -> int | None:
        """The seat that the tablet is to be handed to, or None if the table may be shown."""
        seat = self.next_viewer()
        return None if seat is None or seat == self.viewer else seat

    def next_viewer(self) -> int | None:
        """Who should be looking: the one who acts, of several the one who looks already."""
        if self.open:
            return None
        waiting = self.table.handed(self.waiting)
        if not waiting or self.viewer in waiting:
            return self.viewer
        return waiting[0]

    def settle(self) -> None:
        """After any change: pass the view on where nothing needs covering, offer the actions."""
        self._seen = None
        if self.viewer is None and len(self.humans) == 1:
            self.viewer = self.humans[0]
        if self.open:
            self.viewer = None
        seat = self.next_viewer()
        if seat is not None and seat != self.viewer and not self._must_cover(seat):
            self.viewer = seat
        self._offer()

    def _must_cover(self, seat: int) -> bool:
        others = [other for other in self.humans if other != seat]
        return any(self.table.handover(seat, other) for other in others)

    def ready(self) -> None:
        """The next person has the tablet: uncover the table."""
        self.viewer = self.covered if self.covered is not None else self.viewer
        self.uncovered = True
        self.keys = Keys()
        self._offer()

    def _offer(self) -> None:
        self.hinted, self.hint = frozenset(), ""
        state = self.match.state
        actor = self.actor
        if self.covered is not None or actor not in state.actors:
            self.choice = Choice()
            return
        tokens = self.table.tokens
        offered = [(action, tokens(action)) for action in state.legal(actor)]
        self.choice = Choice(offered, self.table.replaces)

    def view(self) -> Data:
        """What the table shows the viewer; a bystander's view while nobody looks."""
        if self._seen is None or self._seen[0] != self.viewer:
            self._seen = (self.viewer, self.match.state.view(self.viewer))
        return self.table.open_part(self._seen[1])

    def play(self, action: Action, seat: int | None = None, now: int = 0) -> list[Told]:
        seat = self.actor if seat is None else seat
        self.told = self.match.play(action, seat, now)
        self._write(self.match.length, self.told)
        self.settle()
        if seat == self.viewer:
            self.choice.keep(self.table.stays(action))
        return self.told

    def undo(self) -> None:
        self.match.undo()
        self.lines = [line for line in self.lines if line.step <= self.match.length]
        self.told = []
        self.settle()

    @property
    def undoable(self) -> bool:
        """Undo is the viewer's own: the last action was theirs and crosses no line."""
        match = self.match
        return match.undoable and match.actor(match.length) == self.viewer

    def advise(self, advice: Advice) -> None:
        """Mark what a hint says, and say why."""
        names = self.match.names
        self.hinted = self.table.tokens(advice.action)
        self.hint = f"Hint: {self.match.game.words.describe(advice.action, names)}. {advice.reason}"

    def why_not(self, token: str) -> str:
        """The reason why a tap on this does nothing now."""
        actor = self.actor
        if actor not in self.match.state.actors:
            return "It is not your turn."
        attempt = self.table.attempt(self.view(), self.choice.chosen, token)
        reason = self.match.state.why_not(attempt, actor) if attempt else None
        return reason or "This cannot be used now."

    def prompt(self) -> str:
        match, view = self.match, self.view()
        names = match.names
        own = self.table.prompt(view)
        if own is not None:
            return own
        if not self.choice.chosen:
            return self.hint or self._news() or match.game.words.prompt(view, names)
        ready = self.choice.ready
        if ready is not None:
            return match.game.words.describe(ready, names) + "?"
        return self.table.hint(view, self.choice.chosen) or "Choose what goes with it."

    def _news(self) -> str:
        """While others act: the last thing that happened."""
        acting = self.actor in self.match.state.actors or not self.match.state.actors
        lines = [] if acting else self.readable(self.viewer)
        return lines[-1].text if lines and lines[-1].step else ""

    def _first_lines(self) -> list[Line]:
        match = self.match
        new = match.game.new(len(match.players), match.seed, match.options)
        texts = match.game.words.opening(new.view(None), match.names)
        return [Line(0, text, None) for text in texts]

    def _write(self, step: int, told: list[Told]) -> None:
        words, names = self.match.game.words, self.match.names
        for event, seats in told:
            text = words.sentence(event, names)
            if text:
                self.lines.append(Line(step, text, seats))

    def readable(self, seat: int | None) -> list[Line]:
        """The lines that a seat may read on this table."""
        return [line for line in self.lines if self._shown_to(seat, line.seats)]

    def _shown_to(self, seat: int | None, seats: tuple[int, ...] | None) -> bool:
        return seats is None or (seat in seats and not self.table.together)

    def _last_own_step(self) -> int:
        """After how many actions the viewer acted last."""
        length = self.match.length
        back = (n for n in range(length, 0, -1) if self.match.actor(n) == self.viewer)
        return next(back, 0)

    def since(self) -> list[str]:
        """What happened since the viewer's last action, for somebody who may have missed it."""
        if not self.uncovered and len(self.humans) > 1:
            return []
        last = self._last_own_step()
        return [line.text for line in self.readable(self.viewer) if line.step > last]

    def recent(self) -> list[Event]:
        """The events since the viewer's last action, or of that action if nothing came after."""
        last = self._last_own_step()
        steps = self.match.told_since(last) or self.match.told_since(last - 1)
        return [
            event for told in steps for event, seats in told if self._shown_to(self.viewer, seats)
        ]

    @cached_property
    def course(self) -> list[list[int]]:
        """Everybody's score after each action that changed one; asked when the match is over."""
        match = self.match
        again = Match(match.game, match.players, match.seed, match.options)
        rows = [self.table.scores(again.state.view(None))]
        for seat, action in match.log:
            again.state.play(action, seat)
            scores = self.table.scores(again.state.view(None))
            if scores != rows[-1]:
                rows.append(scores)
        return rows
