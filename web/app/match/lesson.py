"""A guided match: where somebody is in it, what is asked of them, and what is pointed at.

The table is the real one and the rules are the real ones; only what is offered is narrowed to what
the step asks for.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.match.characters import NAMES as COMPUTERS
from app.match.seating import HUMAN, NAMES
from app.match.session import Session
from app.tables.kit.colours import COLOURS
from app.tables.lessons import DO, Chapter, Lesson, Move, Step
from app.tables.parts import AnyContext, Walk
from engine import IllegalAction, Match, Player, SaveError
from engine.game import Action, AnyGame
from engine.language import N_, tr
from engine.saves import read_json

LARGEST = 20_000
EASY = "easy"
_NOT_NOW = N_("The rules allow that, too; for now, follow my string.")


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is in a lesson, as it is kept: what was played so far in the chapter."""

    chapter: int = 0
    step: int = 0
    log: tuple[Move, ...] = ()
    done: bool = False
    """Whether the lesson was once walked to its end."""

    def written(self) -> str:
        return json.dumps([self.chapter, self.step, self.log, self.done])


def read_place(text: str | None) -> Place | None:
    """What was kept; None where nothing was, or nothing that can be read."""
    try:
        found: Any = read_json(text or "null", LARGEST)
        chapter, step, log, done = found
        moves = tuple((int(seat), tuple(action)) for seat, action in log)
        return Place(int(chapter), int(step), moves, done is True)
    except (ValueError, TypeError):
        return None


class Guided(Session):
    """An open match in which only the action that is wanted is offered."""

    def __init__(self, match_id: str, match: Match) -> None:
        self.wanted: Action | None = None
        self._lets: Sequence[Action] = ()
        self._no = ""
        super().__init__(match_id, match)

    def want(self, action: Action | None, lets: Sequence[Action] = (), no: str = "") -> None:
        """Offer this action, and those that may be tried besides; `no` is said to any other."""
        self.wanted, self._lets, self._no = action, lets, no
        self.settle()

    @property
    def not_now(self) -> str:
        """What the coach says to what the rules would allow, and the step does not ask for."""
        return tr(self._no or _NOT_NOW)

    def wants(self, action: Action) -> bool:
        return self.wanted is not None and _begins(action, self.wanted)

    def allows(self, action: Action) -> bool:
        return self.wants(action) or any(_begins(action, one) for one in self._lets)

    def _offer(self) -> None:
        super()._offer()
        self.choice.only(self.allows)

    def _new_context(self) -> AnyContext:
        """To the table everything is as always: it asks for Confirm where it always does."""
        context = super()._new_context()
        if self.choice.legal and self.actor is not None:
            context.legal = self.match.state.legal(self.actor)
        return context

    def _refusal(self, action: Action, seat: int | None = None) -> str | None:
        """By the rules, or else by the lesson."""
        return super()._refusal(action, seat) or (None if self.allows(action) else self.not_now)

    @property
    def undoable(self) -> bool:
        """What the coach has seen done is done."""
        return False


def _begins(action: Action, wanted: Action) -> bool:
    return action[: len(wanted)] == wanted


class Guide:
    """One chapter as it is walked: its match, the step, and how much of it is done."""

    def __init__(self, game: AnyGame, lesson: Lesson, place: Place, name: str, now: int) -> None:
        self.game = game
        self.lesson = lesson
        self.number = place.chapter if place.chapter < len(lesson.chapters) else 0
        self._done = place.done
        chapter = self.chapter
        match = begun(game, chapter, name, now)
        at = place.step if place.chapter == self.number else 0
        if not 0 <= at < len(chapter.steps) or not _replayed(match, place.log if at else ()):
            at, match = 0, begun(game, chapter, name, now)
        self.at = at
        self.session = Guided(f"lesson-{game.id}", match)
        self._watched = self._acted = 0
        self._log = tuple(match.log)
        self._ask()

    @property
    def chapter(self) -> Chapter:
        return self.lesson.chapters[self.number]

    @property
    def step(self) -> Step:
        return self.chapter.steps[self.at]

    @property
    def words(self) -> str:
        """What the coach says: the step's sentence, or what is left of it to do."""
        if self.session.choice.ready is not None:
            return tr("Now tap Confirm.")
        return tr(self.step.words, other=self.session.match.names[-1])

    @property
    def next_move(self) -> Move | None:
        """What another player is still to do in this step."""
        watch = self.step.watch
        return watch[self._watched] if self._watched < len(watch) else None

    @property
    def waits(self) -> bool:
        """Whether the step waits for nothing but that it is read."""
        return self.next_move is None and self.session.wanted is None

    @property
    def last(self) -> bool:
        return self.at + 1 == len(self.chapter.steps)

    @property
    def ends(self) -> bool:
        """Whether nothing comes after this step."""
        return self.last and self.number + 1 == len(self.lesson.chapters)

    def place(self) -> Place:
        return Place(self.number, self.at, self._log, self._done)

    def after(self) -> Place:
        """The next chapter's beginning; after the last one, that of the lesson, which is done."""
        if self.number + 1 == len(self.lesson.chapters):
            return Place(done=True)
        return Place(self.number + 1, done=self._done)

    def pointing(self) -> tuple[str, ...]:
        """What the string leads to now."""
        session, choice = self.session, self.session.choice
        if choice.ready is not None:
            return (f"{DO}confirm",)
        context, taps = session.context(), session.table.taps
        wanted = [taps.tokens(context, action) for action in choice.legal if session.wants(action)]
        chosen = set(choice.chosen)
        left = frozenset[str]().union(*(one - chosen for one in wanted if chosen <= one))
        usable = [
            token
            for token in sorted(left & set(context.tappable))
            if _leads_on(taps.walk(context, token))
        ]
        tokens = frozenset[str]().union(*wanted)
        besides = [one for one in self.step.point if one not in tokens]
        return (*usable, *besides) or self.step.point

    def watched(self) -> None:
        """Another player has done what is next."""
        self._watched += 1
        self._ask()

    def did(self) -> bool:
        """The person has done what was wanted; whether that was all."""
        self._acted += 1
        self._ask()
        return self.waits

    def advance(self) -> None:
        """On to the next step of the chapter."""
        self.at += 1
        self._watched = self._acted = 0
        self._log = tuple(self.session.match.log)
        self._ask()

    def _ask(self) -> None:
        ask = self.step.ask
        ready = self.next_move is None and self._acted < len(ask)
        if ready:
            self.session.want(ask[self._acted], self.step.lets, self.step.no)
        else:
            self.session.want(None)


def _leads_on(walk: Walk[Any] | None) -> bool:
    """Whether a tap chooses something: some only take the helm, or drop what was proposed."""
    return walk is None or bool(walk.steps or walk.then)


def begun(game: AnyGame, chapter: Chapter, name: str, now: int) -> Match:
    """A chapter's match before its first step."""
    names = [name or NAMES[0], *COMPUTERS[EASY]]
    players = [
        Player(names[seat], COLOURS[seat], EASY if seat else HUMAN)
        for seat in range(chapter.others + 1)
    ]
    position: dict[str, Any] | None = None
    if chapter.position:
        dealt = game.new(len(players), chapter.seed, chapter.options)
        position = dealt.dump() | dict(chapter.position)
    return Match(game, players, chapter.seed, chapter.options, now, position)


def _replayed(match: Match, log: tuple[Move, ...]) -> bool:
    """Play what was played before; False where the lesson is another one by now."""
    try:
        for seat, action in log:
            match.play(action, seat)
    except (IllegalAction, SaveError, ValueError, TypeError):
        return False
    return True
