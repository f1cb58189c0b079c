"""A table's five parts, each with a default that is right for a plain turn game.

A part is given a `Context` and nothing else. What a part wants done it answers as *effects*; the
screen does them. What fingers have opened or turned on the table may be remembered by a part.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, cast

from app.tables.context import Context
from app.tables.counting import Counting
from app.tables.effects import Effect
from app.tables.kit.scene import Scene
from app.tables.telling import Moment, News
from app.tables.wording import Wording
from engine.game import A, Action, E, V, Value

Tokens: TypeAlias = frozenset[str]
Detail: TypeAlias = Mapping[str, Any]
"""What the page tells of a gesture: the `data-` names under the finger, and where and when."""


@dataclass(frozen=True, slots=True)
class Button:
    """An action of one token, drawn as a button beside the prompt."""

    token: str
    words: str


@dataclass(frozen=True, slots=True)
class Walk(Generic[A]):
    """Several actions as one tap, and what is chosen for the action after them.

    Without steps it chooses this and nothing else.
    """

    steps: Sequence[A]
    then: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Drop:
    """What it means to drag one thing onto another: taps on all of these, in any order."""

    tokens: tuple[str, ...]
    goes: bool = False
    """Whether the action that they make goes without Confirm, because the drag said it all."""


class Drawing(Generic[V, A, E]):
    """The view as a scene, things shown large, the score."""

    hides = False
    """Whether players hold what others do not see, and `secret` draws it."""

    def symbols(self) -> list[Scene]:
        """Drawings defined once and used in many places."""
        return []

    def forms(self, view: V) -> Sequence[Scene]:
        """The players' signs as outlines of 24 × 24, where they are not their colours' signs."""
        return ()

    def draw(self, context: Context[V, A, E]) -> Scene:
        """The table, as large as the context's room."""
        raise NotImplementedError

    def picture(self, context: Context[V, A, E]) -> Scene:
        """The table as a small picture: an `svg`, whatever `draw` is."""
        return self.draw(context)

    def exercise(self, context: Context[V, A, E], answered: bool) -> Scene:
        """The table of a question: what answers it can be tapped, what is right is hinted at."""
        return self.draw(context)

    def large(self, context: Context[V, A, E], info: str) -> Scene | None:
        """A card or tile shown large, with its name and what it does."""
        return None

    def secret(self, context: Context[V, A, E]) -> Scene | None:
        """What the viewer alone sees, as a small strip; shown to all when the match is over."""
        return None

    def sheet(self, context: Context[V, A, E]) -> Scene | None:
        """The score, as it opens from the side and stands on the result."""
        return None

    def scores(self, view: V) -> list[int]:
        """Everybody's score, for the chart of the match."""
        return []

    def review(self, course: Iterable[Context[V, A, E]]) -> Scene | None:
        """A finished match looked at again from all its positions, where it was no turn game."""
        return None


class Taps(Generic[V, A, E]):
    """What is tapped for an action, and what a tap means that is none yet."""

    quick = False
    """Whether actions of several tokens, too, go without Confirm where `at_once` allows it."""
    begins_anew = False
    """Whether a token that does not go with what is chosen drops it and begins anew."""

    def tokens(self, context: Context[V, A, E], action: A) -> Tokens:
        """What is tapped to do this."""
        raise NotImplementedError

    def offered(self, context: Context[V, A, E]) -> Tokens:
        """What is shown as tappable: what the rules allow, and goals of several steps."""
        return frozenset(context.tappable)

    def buttons(self, context: Context[V, A, E]) -> list[Button]:
        """Actions that have no place on the table; shown where they are legal."""
        return []

    def confirms(self, context: Context[V, A, E]) -> bool:
        """Whether anything that can be done now may wait for Confirm; else its button is spared."""
        return True

    def at_once(self, context: Context[V, A, E], action: A) -> bool:
        """Whether an action needs no Confirm: undo can take it back."""
        return context.reversible(action)

    def warning(self, context: Context[V, A, E], action: A) -> str:
        """What an action would cost that is easily overlooked: it is said before Confirm.

        "" for almost all.
        """
        return ""

    def never_waits(self, action: A) -> bool:
        """Whether Confirm would spoil an action: a race, or a try whose answer it gives away."""
        return False

    def decides(self, token: str) -> bool:
        """Whether this token need not be followed by others where they leave no choice."""
        return False

    def along(self, context: Context[V, A, E], token: str) -> Sequence[str]:
        """Tokens that are chosen along with this one, where they can be."""
        return ()

    def replaces(
        self, context: Context[V, A, E], token: str, chosen: Sequence[str]
    ) -> list[str] | None:
        """What stays chosen when a token is tapped that does not go with all of it.

        None, for all tokens that do not take the place of others: they cannot be tapped then.
        """
        return None

    def stays(self, action: A) -> list[str]:
        """What is chosen for the next action, after this one."""
        return []

    def walk(self, context: Context[V, A, E], token: str) -> Walk[A] | None:
        """The way that a tap on a goal further off means."""
        return None

    def attempt(self, context: Context[V, A, E], token: str) -> Action | None:
        """What somebody tries who taps something that cannot be used now; asked for the reason."""
        return None

    def refusal(self, context: Context[V, A, E], token: str) -> str | None:
        """What to say of such a tap in place of the rules' reason, which might tell too much."""
        return None

    def dropped(self, context: Context[V, A, E], token: str, onto: str) -> Drop:
        """What dragging a thing onto another means (see `kit/dragging.py`)."""
        return Drop((token, onto))

    def heard(self, context: Context[V, A, E], kind: str, detail: Detail) -> list[Effect[A]] | None:
        """Gestures of the table's own, such as opening a hand; None if it is none of them."""
        return None


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a table proposes before a match: an option's choice that suits screen and people."""

    words: str
    button: str
    option: str
    choice: Value


class Talk(Counting[V, A, E], Wording[V, A, E]):
    """What the table says beside the game's own words, and what is heard."""

    def proposes(
        self,
        options: Mapping[str, Value],
        people: int,
        screen: tuple[int, int],
        in_words: bool = False,
    ) -> Proposal | None:
        """Another choice for so many people on a screen of so many pixels; asked in the set-up."""
        return None

    def prompt(self, context: Context[V, A, E]) -> str | None:
        """The prompt where the table knows more than the position, such as the time."""
        return None

    def choosing(self, context: Context[V, A, E]) -> str | None:
        """The prompt while something is chosen but is no action yet."""
        return None

    def describe(self, context: Context[V, A, E], action: A) -> str | None:
        """An action with its things called by what is seen of them; None for the game's words."""
        return None

    def named(self, words: str) -> Sequence[str]:
        """What a sentence of the log, a hint or a refusal names: lit while it is read.

        As tokens, infos or the `data-thing` of what is drawn.
        """
        return ()

    def whose(self, context: Context[V, A, E]) -> str:
        """Whose turn it is where that is not one player; "" where it is."""
        return ""

    def round(self, context: Context[V, A, E]) -> str:
        """Where in the match this is: "Mensis 2 of 6"."""
        return ""

    def headline(self, context: Context[V, A, E]) -> str:
        """What stands above the result where nobody has won anything; "" for who has won."""
        return ""

    def decided(self, context: Context[V, A, E]) -> str:
        """What decided the match, in a sentence."""
        return ""

    def sound(self, event: E) -> str | None:
        return "card"

    interjections: frozenset[str] = frozenset()
    """Actions that people are asked for in others' turns: they begin no new news for them."""

    tells_the_same: bool = False
    """Whether an event's news are made of itself, the names and who looks alone: then a line that
    was told stays as it is while others follow."""

    def tells_news(self, context: Context[V, A, E]) -> bool:
        """Whether the strip with the news has a place on the screen now."""
        return True

    def concerned(self, event: E, actor: int) -> Sequence[int]:
        """In whose lines of the news an event stands; in a line of the table's own if nobody's."""
        return (actor,)

    def news(self, context: Context[V, A, E], seat: int | None, event: E) -> News | None:
        """An event as it stands in a seat's line; None for what the news leave out."""
        words = context.sentence(event)
        return News(words) if words else None

    def story(
        self, context: Context[V, A, E], seat: int | None, events: Sequence[E]
    ) -> Sequence[News]:
        """A seat's whole line: what belongs together becomes one sentence."""
        told = (self.news(context, seat, event) for event in events)
        return [news for news in told if news]

    def said(self, context: Context[V, A, E], events: Sequence[E]) -> str:
        """What is answered to an action where the finger is, such as a cheer; "" for nothing."""
        return ""

    def moment(self, context: Context[V, A, E], event: E) -> Moment | None:
        """What an event is worth stopping for; None for most."""
        return None

    def moments(self, context: Context[V, A, E], events: Sequence[E]) -> Sequence[Moment]:
        """The moments of one action; several events may make one."""
        found = (self.moment(context, event) for event in events)
        return [moment for moment in found if moment]


class Privacy(Generic[V, A, E]):
    """Who looks, when the tablet is handed over, what all may see together."""

    def together(self, people: int) -> bool:
        """Whether people sit around and all look: private lines stay out of the log."""
        return False

    def covers(self, one: V, other: V) -> bool:
        """Whether the table must be covered between two: one sees what the other must not."""
        mine, theirs = cast(Mapping[str, Any], one), cast(Mapping[str, Any], other)
        return any(mine[name] != theirs.get(name) for name in mine if name != "seat")

    def shown(self, view: V, people: int) -> V:
        """What of a viewer's knowledge is shown: all of it, or less where others look, too."""
        return view

    def handed(self, context: Context[V, A, E], waiting: list[int]) -> list[int]:
        """Of the people who may act, those whom the tablet is handed to."""
        return waiting

    def in_the_open(self, context: Context[V, A, E]) -> bool:
        """Whether all look on together now, so that nobody's secrets are drawn or needed."""
        return False

    def whispers(self, context: Context[V, A, E]) -> bool:
        """Whether a hint speaks from what the viewer alone knows while others look on, too.

        It is then read and marked only for as long as a finger is held.
        """
        return False

    def may_advise(self, context: Context[V, A, E]) -> bool:
        """Whether a hint may be asked for: not where it would tell all what one alone knows."""
        return True

    def meanwhile(self, context: Context[V, A, E]) -> Scene | None:
        """What anybody may do while the tablet is handed on."""
        return None


class Clock(Generic[V, A, E]):
    """What happens by the clock: races and slaps. Times are milliseconds, as `Context.now`."""

    races = False
    """Whether the game is a race: nothing to confirm or take back, no hints, no turns."""

    def due(self, context: Context[V, A, E]) -> float | None:
        """When something happens by itself; None while nothing is under way."""
        return None

    def tick(self, context: Context[V, A, E]) -> list[Effect[A]]:
        """It is time."""
        return []

    def heard(self, context: Context[V, A, E], kind: str, detail: Detail) -> list[Effect[A]] | None:
        """Fingers and keys, wherever this match is shown; None if they are not for the clock."""
        return None

    def computer_may_act(self, context: Context[V, A, E], seat: int) -> bool:
        """Whether a computer player acts as in any turn game; False where the clock does it."""
        return True

    def running(self, context: Context[V, A, E]) -> bool:
        """Whether a clock runs that nothing may stop: no long press, no menu, no pinch.

        Asked only where the game is a race.
        """
        return False

    def leaves_time(self, context: Context[V, A, E], seat: int) -> bool:
        """Whether a computer player waits longer than usual, so that others may act before it."""
        return False

    def seats_fixed(self, context: Context[V, A, E]) -> str:
        """Why nobody can leave or take a seat now, while something runs; "" where they can."""
        return ""

    def on_behalf(self, context: Context[V, A, E], seat: int) -> bool:
        """Whether a computer player's action waits for a person's tap, so that people can look."""
        return False

    def time_of(self, context: Context[V, A, E], action: A) -> int:
        """When an action was done on the race's own clock, where all saw it done; else 0."""
        return 0

    def walk_on(self, context: Context[V, A, E], by: int) -> bool:
        """In a replay: whether a position itself is walked one step on or back, and is now."""
        return False

    def looked(self, context: Context[V, A, E], detail: Detail) -> bool:
        """In a replay: whether a tap was for what the table shows, and has changed it."""
        return False

    def afterwards(self, context: Context[V, A, E]) -> Scene | None:
        """What the result offers beside the places."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(Generic[V, A, E]):
    """One match's table. A plain turn game has the first two parts; the defaults do the rest."""

    drawing: Drawing[V, A, E]
    taps: Taps[V, A, E]
    talk: Talk[V, A, E] = field(default_factory=Talk)
    privacy: Privacy[V, A, E] = field(default_factory=Privacy)
    clock: Clock[V, A, E] = field(default_factory=Clock)


AnyTable: TypeAlias = Table[Any, Any, Any]
AnyTalk: TypeAlias = Talk[Any, Any, Any]
AnyContext: TypeAlias = Context[Any, Any, Any]
