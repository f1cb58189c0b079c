"""What a table is given: all that its viewer may know, and nothing else.

A context holds plain data, and what it can be asked has a plain answer. The position itself cannot
be reached from it, so a table shows, says and hints only what its viewer may know.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, Generic

from app.tables.kit.keys import StableKeys
from app.tables.kit.scene import Scene
from engine.game import A, Action, E, Standing, V


def _unknown(action: Action, seat: int | None = None) -> str | None:
    return None


def _never(action: Action) -> bool:
    return False


def _nothing(length: int) -> list[list[Any]]:
    return []


def _no_time(length: int) -> int:
    return 0


def _unsaid(event: Any) -> str | None:
    return None


def _nobody(seat: int, length: int) -> Any:
    return None


@dataclass(slots=True, kw_only=True)
class Context(Generic[V, A, E]):
    view: V
    """What the viewer may know, less what others who look on must not see."""
    names: Sequence[str]
    colours: Sequence[str]
    kinds: Sequence[str] = ()
    """`human`, or a computer player's level."""
    viewer: int | None = None
    """The seat whose eyes the page serves; None for a bystander, or where all look on together."""
    actor: int | None = None
    """The seat that the page acts for: the viewer, or in the open the one who is to act."""
    actors: Sequence[int] = ()
    """The seats that may act now."""
    length: int = 0
    """How many actions were played before."""
    legal: Sequence[A] = ()
    """What the actor may do."""
    chosen: Sequence[str] = ()
    """The tokens that were tapped, in order."""
    places: dict[str, str] = field(default_factory=dict)
    """Of equal things, the one that was tapped: where it lies, by its token."""
    tappable: Collection[str] = ()
    hinted: Collection[str] = ()
    """What a hint marks."""
    planned: Sequence[A] = ()
    """What a hint has said to do in this turn, the first step first."""
    ready: A | None = None
    """The action that is exactly what was chosen."""
    recent: Sequence[E] = ()
    """What was told since the viewer's last turn; the newest last."""
    shouts: Sequence[tuple[int, str]] = ()
    """Who calls out what, while a moment shows it."""
    standings: Sequence[Standing] = ()
    """The places, when it is over."""

    width: int = 0
    height: int = 0
    """The room for the table on the screen, in CSS pixels."""
    now: float = 0
    """Milliseconds, on the clock of the page's gestures."""
    wall: int = 0
    """Milliseconds since 1970, which run on while no page is open."""
    kept: Mapping[str, int] = field(default_factory=dict)
    """The numbers that the table has kept beside the save."""
    facing: bool = False
    """A setting: boards with all open are turned to face the player on turn."""
    labels: bool = False
    """A setting: every space of a board bears its name."""
    forms: Sequence[Scene] = ()
    """The players' signs where the table gives them others than their colours have."""
    live: bool = True
    """False in a replay and in small pictures: nothing can be tapped."""
    zooms: bool = True
    """False in small pictures: nobody looks closer."""
    keys: StableKeys = field(default_factory=StableKeys)

    why_not: Callable[[Action, int | None], str | None] = _unknown
    """Why an action is refused, by default for the actor; None where it is legal."""
    reversible: Callable[[A], bool] = _never
    """Whether undo could take a legal action back."""
    sentence: Callable[[E], str | None] = _unsaid
    """The log's line for an event; None for what the log leaves out."""
    told_since: Callable[[int], list[list[E]]] = _nothing
    """What the viewer was told by each action after so many."""
    computer: Callable[[int, int], A | None] = _nobody
    """What the computer player at a seat does now, thought of after so many actions."""
    race_time: Callable[[int], int] = _no_time
    """How far the race's own clock had run, as all saw, in the actions after so many."""

    def but(self, **changes: Any) -> "Context[V, A, E]":
        """The same with something else in it, as by `replace`, which takes twice as long."""
        other: Context[V, A, E] = object.__new__(Context)
        for name, value in zip(_NAMES, _VALUES(self), strict=True):
            setattr(other, name, value)
        for name, value in changes.items():
            setattr(other, name, value)
        return other

    @property
    def wide(self) -> bool:
        return self.width >= self.height

    def form(self, seat: int) -> Scene | None:
        """A player's sign, 24 × 24; None where it is the colour's."""
        return self.forms[seat] if seat < len(self.forms) else None

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == "human"]

    @property
    def acting(self) -> bool:
        """Whether it is for the page to act now."""
        return self.actor is not None and self.actor in self.actors

    def is_chosen(self, token: str, place: str = "") -> bool:
        """Whether this one was tapped; where nobody said which of equals, it is the first drawn."""
        if token not in self.chosen:
            return False
        return not place or self.places.setdefault(token, place) == place

    def touch(self, token: str, name: str, info: str = "", place: str = "") -> dict[str, Any]:
        """The attributes of something that a finger may meet, for `h` and its like.

        `info` is what a long press shows large; `place` tells equal things apart (see `keys`).
        """
        attributes: dict[str, Any] = {"aria_label": name}
        if info:
            attributes["data_info"] = info
        if not self.live:
            return attributes | {"role": "img", "tabindex": "0" if info else None}
        if token in self.tappable:
            chosen = self.is_chosen(token, place)
            attributes |= {
                "data_tap": token,
                "data_place": place or None,
                "role": "button",
                "tabindex": "0",
                "aria_pressed": "true" if chosen else "false",
            }
        else:
            attributes |= {"data_not": token, "role": "img", "tabindex": "0" if info else None}
        return attributes

    def classes(self, token: str, *more: str, place: str = "") -> str:
        """CSS classes that say whether a thing can be tapped, is chosen, or is hinted at."""
        names = list(more)
        if self.live and token in self.tappable:
            names.append("chosen" if self.is_chosen(token, place) else "can")
        if token in self.hinted:
            names.append("hinted")
        return " ".join(names)


_NAMES = tuple(field.name for field in fields(Context))
_VALUES = attrgetter(*_NAMES)
