"""A guided first match as data: what the coach says, what he points at, what he waits for.

A game's lesson is `LESSON` in `lesson.py` of its folder. It is made of chapters; each has a
prepared position of its own, and every action in it, the others' too, is written down.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engine.game import Action, Value

Move: TypeAlias = tuple[int, Action]
"""A seat, and what it does."""

DO = "do:"
"""Before the name of a button that is pointed at: `do:log`."""


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence of the coach. Without `ask` it waits until it is read."""

    id: str
    words: str
    """One sentence, marked with `N_`; `{other}` is the name of the last player."""
    point: tuple[str, ...] = ()
    """What it speaks of: tokens, infos, things, presses (see `kit/marking.py`), or DO buttons.

    Where something is asked for, what is to be tapped next is pointed at by itself, and of these
    only what is no part of it.
    """
    ask: tuple[Action, ...] = ()
    """What the person does now, one after the other. A longer action that begins so fits, too."""
    lets: tuple[Action, ...] = ()
    """What may be tried besides, as often as somebody likes: the table itself answers it."""
    no: str = ""
    """What is said to anything else that the rules allow, marked with `N_`; "" for the usual."""
    watch: tuple[Move, ...] = ()
    """What the others do first, while the sentence is read."""


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    title: str
    """A few words, marked with `N_`."""
    steps: tuple[Step, ...]
    position: Mapping[str, Any] = field(default_factory=dict)
    """What is different from the deal of the seed, in the words of a dump."""
    seed: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)
    others: int = 1
    """How many computer players sit there besides the person, who has seat 0."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The last chapter's match goes on as a match of its own, against the same players."""

    chapters: tuple[Chapter, ...]
    minutes: int
