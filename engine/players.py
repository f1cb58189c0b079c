"""Who sits at a table. Names are untrusted: they come from people and from files."""

import re
import unicodedata
from dataclasses import dataclass
from typing import TypeGuard

from engine.language import tr

KINDS = ("human", "easy", "medium", "hard", "expert")
LONGEST_NAME = 24
LONGEST_TITLE = 40

_COLOUR = re.compile(r"[0-9A-Za-z]{1,20}")
_JOINER = "\u200d"
_BLANK = frozenset(" \u115f\u1160\u2800\u3164\uffa0" + _JOINER)
"""Characters that count as letters or signs, and show nothing."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at a seat; ValueError for what no save could give back."""

    name: str
    colour: str
    kind: str = "human"
    """`human`, or a computer player's level."""

    def __post_init__(self) -> None:
        if not can_be_shown(self.name, LONGEST_NAME):
            raise ValueError(
                tr("a name has 1 to {most} characters that can be seen", most=LONGEST_NAME)
            )
        if not isinstance(self.colour, str) or not _COLOUR.fullmatch(self.colour):
            raise ValueError(tr("a colour is one word"))
        if self.kind not in KINDS:
            raise ValueError(tr("a player is one of {kinds}", kinds=", ".join(KINDS)))

    @property
    def human(self) -> bool:
        return self.kind == "human"


def can_be_shown(text: object, longest: int) -> TypeGuard[str]:
    """Something to see in every name; joiners are allowed because emoji are made with them."""
    return (
        isinstance(text, str)
        and 1 <= len(text) <= longest
        and any(_can_be_seen(letter) for letter in text)
        and text.replace(_JOINER, "").isprintable()
    )


def _can_be_seen(letter: str) -> bool:
    return letter not in _BLANK and unicodedata.category(letter) not in ("Mn", "Me", "Cf", "Zs")
