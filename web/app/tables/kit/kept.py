"""Parts of a drawing that stay as they were are not drawn again.

While a part is drawn it is noted which marks it asks for: what can be tapped, is chosen, is hinted
at, token by token. All else in a context is the ground. A part stays while the ground does, and all
the marks that it asked for, and whatever it is `given` beside the context. It is then the very same
object, which the page passes over: it is neither compared nor sent.

A part that is drawn from what it is `given` and from marks alone is `lasting`: it stays when
somebody acts, too, for as long as the frame does: the language, the players, the room, who looks.

What a part draws must not depend on the time, nor on anything that is neither in the context nor
given.
"""

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, TypeVar, overload

from app.tables.context import Context
from engine.game import A, E, V
from engine.language import spoken

T = TypeVar("T")

_FRAME = attrgetter(
    *("names", "colours", "kinds", "viewer", "width", "height", "facing", "labels", "forms"),
    *("live", "zooms", "keys"),
)
_GROUND = attrgetter(
    *("view", "actor", "actors", "length", "planned", "recent", "shouts", "standings", "kept"),
)
_ANY = object()
"""Asked for by who looks at all tokens at once; changed when any of them has."""


class _Asked(Collection[str]):
    """Tokens that note which of them somebody asks for."""

    __slots__ = ("_tokens", "_kept")

    def __init__(self, tokens: Collection[str], kept: "Kept") -> None:
        self._tokens = tokens
        self._kept = kept

    def __contains__(self, token: object) -> bool:
        self._kept.asked.add(token)
        return token in self._tokens

    def __iter__(self) -> Iterator[str]:
        self._kept.asked.add(_ANY)
        return iter(self._tokens)

    def __len__(self) -> int:
        self._kept.asked.add(_ANY)
        return len(self._tokens)


class _AskedInOrder(_Asked, Sequence[str]):
    """The same for tokens that have an order."""

    __slots__ = ()
    _tokens: Sequence[str]

    @overload
    def __getitem__(self, place: int) -> str: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[str]: ...

    def __getitem__(self, place: int | slice) -> str | Sequence[str]:
        self._kept.asked.add(_ANY)
        return self._tokens[place]

    def __contains__(self, token: object) -> bool:
        return _Asked.__contains__(self, token)

    def __iter__(self) -> Iterator[str]:
        return _Asked.__iter__(self)


@dataclass(slots=True)
class _Part:
    made: Any
    given: tuple[object, ...]
    asked: set[object]
    within: set[Hashable]
    """The lasting parts it is made of: they last for as long as it does."""


@dataclass(slots=True)
class _Marks:
    """The marks of a context, as they were when it was drawn."""

    tappable: frozenset[str] = frozenset()
    chosen: tuple[str, ...] = ()
    hinted: frozenset[str] = frozenset()
    places: dict[str, str] | None = None
    placed: frozenset[tuple[str, str]] = frozenset()

    def changed(self, now: "_Marks") -> set[object]:
        """The tokens that are marked otherwise now."""
        found: set[object] = {*(self.tappable ^ now.tappable), *(self.hinted ^ now.hinted)}
        found |= {token for token, _ in self.placed ^ now.placed}
        if self.chosen != now.chosen:
            found |= {*self.chosen} ^ {*now.chosen}
            found.add(_ANY)
        if self.places is not now.places:
            found.update(now.chosen)
        if found:
            found.add(_ANY)
        return found


class Kept:
    """The parts of one table's last drawing."""

    def __init__(self) -> None:
        self.asked: set[object] = set()
        """What the part that is being drawn has asked for."""
        self._frame: object = None
        self._ground: object = None
        self._marks = _Marks()
        self._parts: dict[Hashable, _Part] = {}
        self._lasting: dict[Hashable, _Part] = {}
        """Both also have those that the last drawing did not ask for: they are within others."""
        self._met: set[Hashable] = set()
        """The lasting parts asked for since somebody acted last; others go with the next action."""

    def watch(self, context: Context[V, A, E], **changes: Any) -> Context[V, A, E]:
        """Begin a drawing: the same context but for `changes`, which notes what it is asked."""
        context = context.but(**changes)
        frame, ground = (spoken(), *_FRAME(context)), _GROUND(context)
        marks = _Marks(
            frozenset(context.tappable),
            tuple(context.chosen),
            frozenset(context.hinted),
            context.places,
            frozenset(context.places.items()),
        )
        framed = frame == self._frame
        stays = framed and ground == self._ground
        changed = self._marks.changed(marks)
        if not framed:
            self._lasting = {}
        elif not stays:
            self._lasting = {n: one for n, one in self._lasting.items() if n in self._met}
        if not stays:
            self._parts, self._met = {}, set()
        if changed:
            self._parts = _unchanged(self._parts, changed)
            self._lasting = _unchanged(self._lasting, changed)
        self._frame, self._ground, self._marks, self.asked = frame, ground, marks, set()
        context.tappable = _Asked(marks.tappable, self)
        context.chosen = _AskedInOrder(marks.chosen, self)
        context.hinted = _Asked(marks.hinted, self)
        return context

    def part(self, name: Hashable, draw: Callable[[], T], *given: object) -> T:
        """What is drawn, or the same as it was drawn before; nobody may change it."""
        part = self._parts.get(name)
        if part is None or part.given != given:
            part = self._parts[name] = self._drawn(draw, given)
        self.asked |= part.asked
        made: T = part.made
        return made

    def lasting(self, name: Hashable, draw: Callable[[], T], *given: object) -> T:
        """The same for what is drawn from what is given and from marks alone."""
        part = self._lasting.get(name)
        if part is None or part.given != given:
            part = self._lasting[name] = self._drawn(draw, given)
        self._met.add(name)
        self._met |= part.within
        self.asked |= part.asked
        made: T = part.made
        return made

    def _drawn(self, draw: Callable[[], object], given: tuple[object, ...]) -> _Part:
        outer, met = (self.asked, self._met), set[Hashable]()
        self.asked, self._met = set(), met
        try:
            return _Part(draw(), given, self.asked, met)
        finally:
            self.asked, self._met = outer
            self._met |= met


def _unchanged(parts: dict[Hashable, _Part], changed: set[object]) -> dict[Hashable, _Part]:
    """The parts that asked for none of the marks that have changed."""
    stays = changed.isdisjoint
    return {name: part for name, part in parts.items() if stays(part.asked)}
