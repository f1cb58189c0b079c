"""An open match: who is looking, what they have tapped, what has happened. Knows no browser."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from app.match.choice import Choice
from app.match.course import Course, course
from app.match.guiding import Guide
from app.match.hint import Hint, Step
from app.match.log import Line, Log, may_see
from app.match.once import Latest, once
from app.match.playback import Playback
from app.match.steady import chosen
from app.tables import table_of
from app.tables.context import Context
from app.tables.kit.keys import StableKeys
from app.tables.parts import AnyContext, AnyTable
from engine import Match
from engine.bots import Advice
from engine.game import Action, Event, Told
from engine.language import tr

WATCHED = 24
"""Actions that are still recent for one who looks on and has none of their own."""


class Session:
    def __init__(self, match_id: str, match: Match) -> None:
        self.id = match_id
        self.match = match
        self.viewer: int | None = None
        """The seat whose eyes the page serves; None while the table is covered."""
        self.table: AnyTable = table_of(match.game.id)
        self.uncovered = False
        """Whether the table was covered before this person looked at it."""
        self._people: Latest[list[int]] = Latest()
        self._gone: set[int] = set()
        """The seats of people who have left; they may still be looking on."""
        self.choice: Choice[Action] = Choice()
        self.keys = StableKeys()
        self.guide = Guide()
        self.hint: Hint | None = None
        """Until the next action."""
        self.replaced: dict[int, str] = {}
        """The computer players that failed, and the level that they go on with."""
        self.log = Log(match)
        self._walks: dict[int, int] = {}
        """After how many actions a walk had come so far, and after how many it began."""
        self._views: dict[int | None, Any] = {}
        """What seats know now: a view is made once, however many ask for it."""
        self._known: dict[Hashable, Any] = {}
        self._context: tuple[object, AnyContext] | None = None
        """What was last given to the table, and for which moment: one is asked for many times."""
        self.settle()

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        players = self.match.players
        return self._people.of(players, lambda: [s for s, p in enumerate(players) if p.human])

    @property
    def waiting(self) -> list[int]:
        """The people who may act now, in order."""
        return [seat for seat in self.match.state.actors if self.match.players[seat].human]

    @property
    def computers(self) -> list[int]:
        """The computer players who may act now, in order."""
        return [seat for seat in self.match.state.actors if not self.match.players[seat].human]

    @property
    def in_the_open(self) -> bool:
        """Whether all people look on together: what is done now needs nobody's secrets."""
        asked, moment = self.table.privacy.in_the_open, ("open", self.viewer, self.match.revision)
        return len(self.people) > 1 and once(self._known, moment, lambda: asked(self.glance()))

    @property
    def together(self) -> bool:
        """Whether people sit around it and all look."""
        return self.table.privacy.together(len(self.people))

    @property
    def actor(self) -> int | None:
        """The seat that the page acts for: whose eyes it serves, or in the open who is to act.

        A computer player, too, where its action waits for a person's tap.
        """
        waiting = self.waiting
        if self.viewer is None and waiting and self.in_the_open:
            return waiting[0]
        if self.people and not waiting:
            for seat in self.computers:
                if self.table.clock.on_behalf(self.glance(), seat):
                    return seat
        return self.viewer

    @property
    def covered(self) -> int | None:
        """The seat that the tablet is to be handed to, or None if the table may be shown."""
        return None if (seat := self.next_viewer()) == self.viewer else seat

    def next_viewer(self) -> int | None:
        """Who should be looking: the one who acts, of several the one who looks already."""
        return once(self._known, ("next", self.viewer, self.match.revision), self._find_next_viewer)

    def _find_next_viewer(self) -> int | None:
        if self.in_the_open:
            return None
        waiting = self.table.privacy.handed(self.glance(), self.waiting)
        return self.viewer if not waiting or self.viewer in waiting else waiting[0]

    def settle(self) -> None:
        """After any change: pass the view on where nothing needs covering, offer the actions."""
        self._context, self._views, self._known = None, {}, {}
        if self.viewer is None and len(self.people) == 1 and not self._must_cover(self.people[0]):
            self.viewer = self.people[0]
        if self.in_the_open:
            self.viewer = None
        seat = self.next_viewer()
        if seat is not None and seat != self.viewer and not self._must_cover(seat):
            self.viewer = seat
        self._offer()

    def _must_cover(self, seat: int) -> bool:
        covers, own = self.table.privacy.covers, self._view_of(seat)
        others = {*self.people, *self._gone} - {seat}
        # Who looks now is asked first: that view is made already.
        around = sorted(others, key=lambda other: (other != self.viewer, other))
        return any(covers(own, self._view_of(other)) for other in around)

    def reseat(self, seat: int, kind: str, now: int = 0) -> None:
        """A computer player in a person's place, or a person in its.

        Who has the tablet then is not known, unless somebody looks who stays: nothing of anybody's
        is shown before it is handed over.
        """
        handing = self.covered is not None
        if self.match.players[seat].human:
            self._gone.add(seat)
        self.match.reseat(seat, kind, now)
        self._gone.difference_update(self.people)
        if handing or self.viewer not in self.people:
            self.viewer, self.uncovered = None, False
        self.settle()

    def rename(self, seat: int, name: str, now: int = 0) -> None:
        """Another name, also in what the log has told."""
        self.match.rename(seat, name, now)
        self.log = Log(self.match)
        self.settle()

    def ready(self) -> None:
        """The next person has the tablet: uncover the table."""
        self.viewer = self.covered if self.covered is not None else self.viewer
        self.uncovered = True
        self._gone.clear()
        self.keys = StableKeys()
        self._offer()

    def _offer(self) -> None:
        self.hint = None
        self.choice = Choice()
        actor = self.actor
        if self.covered is not None or actor not in self.match.state.actors:
            return
        context, taps = self._new_context(), self.table.taps
        # What is tapped for an action is told to nobody: it may depend on all the viewer knows.
        context.view = self._view_of(self.viewer)
        context.legal = self.match.state.legal(actor)
        offered = [(action, taps.tokens(context, action)) for action in context.legal]
        self.choice = Choice(
            offered,
            lambda token, chosen: taps.replaces(context, token, chosen),
            taps.begins_anew,
        )

    @property
    def view(self) -> Any:
        """What the table shows the viewer; a bystander's view while nobody looks."""
        return self.table.privacy.shown(self._view_of(self.viewer), len(self.people))

    def _view_of(self, seat: int | None) -> Any:
        if seat not in self._views:
            self._views[seat] = self.match.state.view(seat)
        return self._views[seat]

    def glance(self) -> AnyContext:
        """The table as its parts see it while it is settled who looks."""
        context = once(self._known, (self.viewer, self.match.revision), self._glanced)
        context.view = self.view  # what a finger uncovers comes and goes without an action
        return context

    def _glanced(self) -> AnyContext:
        match, view = self.match, self.view
        return Context(
            view=view,
            names=match.names,
            colours=match.colours,
            forms=self.table.drawing.forms(view),
            kinds=match.kinds,
            viewer=self.viewer,
            actors=match.state.actors,
            length=match.length,
            told_since=self.told_since,
            sentence=self.sentence,
        )

    def context(self, size: tuple[int, int] = (0, 0), now: float = 0) -> AnyContext:
        """All that the table is given, for whom it is shown to."""
        choice, marks = self.choice, self.hint.marked if self.hint else None
        moment = (choice, tuple(choice.chosen), self.viewer, self.match.revision, marks)
        if self._context is None or self._context[0] != moment:
            self._context = (moment, self._new_context())
        context = self._context[1]
        context.view = self.view
        context.width, context.height = size
        context.now = now
        context.keys = self.keys
        context.planned = self.hint.planned if self.hint else ()
        context.tappable = choice.tappable
        context.tappable = self.table.taps.offered(context)
        return context

    def _new_context(self) -> AnyContext:
        match, choice = self.match, self.choice
        context: AnyContext = self.glance().but()
        context.actor = self.actor
        context.legal = choice.legal
        context.chosen = choice.chosen[:]
        context.places = choice.places
        context.ready = choice.ready
        context.hinted = self.hint.marked if self.hint else frozenset()
        context.recent = self.recent()
        context.standings = match.state.standings or ()
        context.why_not = self._refusal
        context.reversible = lambda action: match.reversible(action, self.actor)
        context.computer = self._computer
        context.race_time = self._race_time
        return context

    def _refusal(self, action: Action, seat: int | None = None) -> str | None:
        return self.match.state.why_not(action, self.actor if seat is None else seat)

    def _computer(self, seat: int, length: int) -> Action | None:
        """What a computer player that acts by the clock has in mind."""
        return chosen(self.match, seat, length, self.replaced)

    def _race_time(self, length: int) -> int:
        """How far the race's own clock had run by the last action, of those after so many."""
        context, time_of = self.glance(), self.table.clock.time_of
        times = (time_of(context, action) for _, action in self.match.played_since(length))
        return max(times, default=0)

    def play(self, action: Action, seat: int | None = None, now: int = 0) -> list[Told[Event]]:
        seat = self.actor if seat is None else seat
        actor, before = self.actor, self.choice
        told = self.match.play(action, seat, now)
        self.keys.going = frozenset(self.choice.places.values())
        self.log.write(self.match.length, told)
        self.settle()
        if seat == self.viewer:
            self.choice.keep(self.table.taps.stays(action))
        elif actor == self.actor != seat:
            self.choice.resume(before)
        return told

    def walked(self, start: int) -> None:
        """The last action was a step of a walk that began after so many."""
        self._walks[self.match.length] = start

    def undo(self) -> None:
        """Take back the last action, with all the steps of a walk that it belongs to."""
        match = self.match
        start = self._walks.get(match.length, match.length - 1)
        _, action = match.undo()
        while match.length > start and self.undoable:
            _, action = match.undo()
        self._walks = {end: begun for end, begun in self._walks.items() if end <= match.length}
        self.log.cut()
        self.settle()
        self.choice.keep(self.table.taps.stays(action))

    def back(self) -> bool:
        """Take the last tap back, or else the last action; True where it was an action."""
        taken = self.undoable and not self.choice.tapped
        if taken:
            self.undo()
        else:
            self.choice.back()
        return taken

    @property
    def can_go_back(self) -> bool:
        return self.undoable or bool(self.choice.chosen)

    @property
    def undoable(self) -> bool:
        """Undo is the viewer's own: the last action was theirs and crosses no line."""
        match = self.match
        return match.undoable and match.actor(match.length) == self.viewer

    def advise(self, advice: Advice[Action]) -> None:
        """Mark what a hint says, and say why. What was chosen stays chosen."""
        context = self.context()
        whispered = self.table.privacy.whispers(context)
        # Like what is tapped, what is advised may depend on all the viewer knows.
        context.view = self._view_of(self.viewer)
        action = self.described(context, advice.action)
        told = self.hint.told if self.hint else []
        self.hint = Hint(
            advice.action,
            tr("Hint: {action}. {reason}", action=action, reason=advice.reason),
            self.table.taps.tokens(context, advice.action),
            [advice.action] if advice.action in told else [*told, advice.action],
            tuple(self.choice.chosen),
            whispered=whispered,
        )

    def plan(self, steps: Sequence[Step]) -> None:
        """What a hint says for the rest of the turn: things by their names, as they lie then."""
        if self.hint:
            context = self.context()
            self.hint.then = [
                self.described(replace(context, view=view), action) for action, view in steps
            ]
            self.hint.steps = [action for action, _ in steps]

    @property
    def hint_shown(self) -> bool:
        """Whether the hint stands in the prompt's place."""
        return self.hint is not None and self.hint.beside == tuple(self.choice.chosen)

    def described(self, context: AnyContext, action: Action) -> str:
        """An action in words, with its things called by what is seen of them."""
        words = self.match.game.words
        own = self.table.talk.describe(context, action)
        return words.describe(action, self.match.names) if own is None else own

    def prompt(self, context: AnyContext) -> str:
        """One plain sentence: what can be done now."""
        words, names = self.match.game.words, self.match.names
        if self.hint and self.hint_shown:
            return self.hint.read_by(self.match.names[self.viewer or 0])
        guided = self.guide.words(self.table.talk, context)
        own = self.table.talk.prompt(context)
        if own is not None:
            return own
        if not self.choice.chosen:
            return guided or words.prompt(context.view, names)
        if context.ready is not None:
            return self._asking(context, context.ready)
        return self.table.talk.choosing(context) or tr("Choose what goes with it.")

    def _asking(self, context: AnyContext, action: Action) -> str:
        words = self.described(context, action)
        if warning := self.table.taps.warning(context, action):
            return tr("{warning} {action} all the same?", warning=warning, action=words)
        return tr("{action}?", action=words)

    def readable(self) -> list[Line]:
        """The lines of the log that the viewer may read on this table."""
        return self.log.readable(self.viewer, self.together)

    def newest(self, count: int, talk: bool = False) -> list[Line]:
        """The last of them, however long the log; with `talk` also what the computers say."""
        return self.log.newest(self.viewer, self.together, count, talk)

    def told_since(self, length: int) -> list[list[Event]]:
        """What the viewer was told by each action after so many."""
        seat, together = self.viewer, self.together
        return [
            [event for event, seats in told if may_see(seats, seat, together)]
            for told in self.match.told_since(length)
        ]

    def _last_own_step(self) -> int:
        """After how many actions the viewer acted last."""
        length = self.match.length
        if self.viewer is None:
            return max(0, length - WATCHED)
        back = (n for n in range(length, 0, -1) if self.match.actor(n) == self.viewer)
        return next(back, 0)

    def sentence(self, event: Event) -> str | None:
        """The log's line for an event."""
        return self.match.game.words.sentence(event, self.match.names)

    def recent(self) -> Sequence[Event]:
        """The events since the viewer's last action, or of that action if nothing came after."""
        last = self._last_own_step()
        steps = self.told_since(last) or self.told_since(last - 1)
        return [event for told in steps for event in told]

    @cached_property
    def course(self) -> Course:
        """Everybody's score over the match; asked when it is over."""
        return course(Playback(self.match), self.table)
