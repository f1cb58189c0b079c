"""What a table's parts want done: they answer it, the screen does it."""

from dataclasses import dataclass
from typing import Generic, TypeAlias

from engine.game import A


@dataclass(frozen=True, slots=True)
class Act(Generic[A]):
    """Play an action; saved first, then shown."""

    action: A
    seat: int | None = None
    """Whose it is; None for the one whom the page acts for."""


@dataclass(frozen=True, slots=True)
class Sound:
    name: str


@dataclass(frozen=True, slots=True)
class Toast:
    """A sentence near the finger."""

    words: str
    x: int = 0
    y: int = 0


@dataclass(frozen=True, slots=True)
class Enlarge:
    """Show something large, as a long press does."""

    info: str


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep a number beside the save, such as when a clock was started; see `Context.kept`."""

    name: str
    value: int


@dataclass(frozen=True, slots=True)
class Learn:
    """Remember a number that somebody's play has shown, for an option of the next match."""

    option: str
    value: int


Effect: TypeAlias = Act[A] | Sound | Toast | Enlarge | Keep | Learn
"""What a part wants done. The table is drawn again after all of them."""
