"""A table in words: how it stands, what can be done, and what can be asked. The text view is made
of it, so it is for people who hear the page, and for all who would rather read than look."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic

from app.tables.context import Context
from engine.game import A, Action, E, V
from engine.guidance import Guidance
from engine.language import tr


@dataclass(frozen=True, slots=True)
class Passage:
    """A heading, and under it sentences, or passages of their own."""

    heading: str
    lines: Sequence[str] = ()
    parts: Sequence["Passage"] = ()
    numbered: bool = False
    """Whether the order of the lines means something: places of a hand, steps of a way."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A gesture in words: a button for what is done beside the legal actions.

    The table hears it as it hears the gesture: as a tap on a token, or as a button of its own.
    """

    words: str
    tap: str = ""
    do: str = ""
    data: Mapping[str, str] = field(default_factory=dict)
    """What the button tells beside its name."""
    heading: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """Something that is near but not legal: asked for, the rules say why not."""

    words: str
    action: Action
    heading: str = ""


class Wording(Generic[V, A, E]):
    """The defaults are right for a plain turn game: who plays, and all that is legal."""

    def guidance(self, context: Context[V, A, E]) -> Guidance | None:
        """The prompt in more words, for who is new to what is to be done now."""
        return None

    def asked(self, context: Context[V, A, E]) -> str | None:
        """What is asked of people, where the prompt speaks of fingers; None: as the prompt says."""
        return None

    def position(self, context: Context[V, A, E]) -> Sequence[Passage]:
        """How it stands, for whoever looks; the score has a place of its own."""
        return [Passage(tr("Players"), [_player(context, n) for n in range(len(context.names))])]

    def sayable(self, context: Context[V, A, E]) -> Sequence[A]:
        """The legal actions that have a button of their own."""
        return context.legal

    def saying(self, context: Context[V, A, E], action: A) -> str | None:
        """An action as a whole sentence, told apart from all others; None: as it is described."""
        return None

    def heading(self, context: Context[V, A, E], action: A) -> str:
        """What an action stands under, where there are many; "" for those that come first."""
        return ""

    def gestures(self, context: Context[V, A, E]) -> Sequence[Deed]:
        """What else can be done: what fingers do on the table without an action."""
        return ()

    def questions(self, context: Context[V, A, E]) -> Sequence[Question]:
        """What somebody may want to do; what is legal after all is left out later."""
        return ()

    def aloud(self, context: Context[V, A, E]) -> str:
        """What is said as soon as it can be known, because time counts; "" for nothing."""
        return ""


def _player(context: Context[V, A, E], seat: int) -> str:
    name, person = context.names[seat], seat in context.people
    if seat not in context.actors:
        return name if person else tr("{name}, a computer player", name=name)
    if person:
        return tr("{name}, whose turn it is", name=name)
    return tr("{name}, a computer player, whose turn it is", name=name)
