"""A hint: what it says, what it marks, and what it said before."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from app.tables.parts import Tokens
from engine.game import Action
from engine.language import listing, tr

Step: TypeAlias = tuple[Action, Any]
"""A further step of a turn, and what is seen before it."""


@dataclass(slots=True)
class Hint:
    action: Action
    words: str
    """What to do, and why."""
    marks: Tokens
    """The things and buttons that it speaks of."""
    told: list[Action]
    """All that was advised in this position, this one last."""
    beside: tuple[str, ...]
    """What was chosen when it was given: the sentence stands until somebody taps on."""
    then: Sequence[str] = ()
    """The further steps of the turn, in words."""
    steps: Sequence[Action] = ()
    """The same as actions."""
    whispered: bool = False
    """Whether others look on who must not read it …"""
    held: bool = False
    """… so that it is shown only while a finger is held."""

    @property
    def hidden(self) -> bool:
        return self.whispered and not self.held

    @property
    def marked(self) -> Tokens:
        """What of its marks may be seen now."""
        return frozenset() if self.hidden else self.marks

    @property
    def planned(self) -> Sequence[Action]:
        """All that it says to do, where everybody may know it."""
        return () if self.whispered else [self.action, *self.steps]

    def read_by(self, name: str) -> str:
        """What stands in the prompt's place: it, or whom it is for."""
        if not self.hidden:
            return self.sentence
        return tr(
            "This hint is for {name} alone: hold “Read it” while the others look away.", name=name
        )

    @property
    def sentence(self) -> str:
        if not self.then:
            return self.words
        return tr("{hint} Then: {steps}.", hint=self.words, steps=listing(self.then))
