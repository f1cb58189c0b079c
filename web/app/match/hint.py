"""A hint: what it says, what it marks, and what it said before."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.tables.parts import Tokens
from engine.game import Action
from engine.language import listing, tr


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
    whispered: bool = False
    """Whether others look on who must not read it …"""
    held: bool = False
    """… so that it is shown only while a finger is held."""

    @property
    def hidden(self) -> bool:
        return self.whispered and not self.held

    @property
    def sentence(self) -> str:
        if not self.then:
            return self.words
        return tr("{hint} Then: {steps}.", hint=self.words, steps=listing(self.then))
