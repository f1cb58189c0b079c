"""What a table tells of what happened: news, line by line, and moments of their own."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from app.tables.kit.scene import Scene
from engine.game import E
from engine.language import tr

Feeling: TypeAlias = Literal["", "gain", "loss"]
"""Whether it gave the one in whose line it stands something, or cost them something."""


@dataclass(frozen=True, slots=True)
class News:
    """One sentence of the news. It may speak of "you", where it is for the one it concerns."""

    words: str
    about: tuple[str, ...] = ()
    """What it lights on the table: tokens, what a long press shows, or things (`data-thing`)."""
    feeling: Feeling = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """Something that costs or gives, or ends a round: it has the table for itself for a while."""

    title: str
    """A word or two: "Fire!"."""
    words: str
    """Who, what and why."""
    seats: tuple[int, ...] = ()
    """Whose signs stand beside it."""
    gains: tuple[int, ...] = ()
    loses: tuple[int, ...] = ()
    """Whoever loses by it taps it away; for all others it goes by itself …"""
    stays: bool = False
    """… unless everybody should have read it before the match goes on."""
    pause: float = 1
    """How many times as long as others it has the table, where there is more to be read."""
    about: tuple[str, ...] = ()
    """What comes forward while all else steps back."""
    number: tuple[int, int] | None = None
    """Counts from the one to the other."""
    sound: str = ""
    shouts: tuple[tuple[int, str], ...] = ()
    """Who calls out what: a table that wants to draws it at their seats."""
    scene: Scene | None = None
    """A picture of its own, over the table."""

    @property
    def spoken(self) -> str:
        """Title and words as one hears them: with a pause between them."""
        if self.title[-1:].isalnum():
            return tr("{title}. {words}", title=self.title, words=self.words)
        return tr("{title} {words}", title=self.title, words=self.words)


def grouped(events: Iterable[E], key: Callable[[E], object]) -> list[list[E]]:
    """Events that are told as one, in the order in which each first happened."""
    found: dict[object, list[E]] = {}
    for event in events:
        found.setdefault(key(event), []).append(event)
    return list(found.values())
