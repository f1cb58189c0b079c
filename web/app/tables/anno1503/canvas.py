"""What all parts of one drawing share: the context, the layers, and where things are."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from app.tables.anno1503.context import Context
from app.tables.anno1503.marks import area
from app.tables.anno1503.privacy import is_watched
from app.tables.kit.box import Box
from app.tables.kit.colours import colour_of
from app.tables.kit.kept import Kept
from app.tables.kit.layers import Layers
from app.tables.kit.pieces import tick
from app.tables.kit.scene import Child, Scene, g
from engine.anno1503.queries import Reach
from engine.anno1503.types import Account, Event, Player, View

Place: TypeAlias = tuple[float, float]


@dataclass(slots=True, kw_only=True)
class Canvas(Layers):
    """One drawing of the table, put together part by part."""

    context: Context
    home: int
    """The seat whose home island is shown large."""
    helm: int = 0
    """The ship that the next tap at sea steers."""
    reach: Reach = field(default_factory=Reach)
    events: Sequence[Event] = ()
    """What the last action told."""
    harvest: Mapping[int, Sequence[str]] = field(default_factory=dict)
    """What everybody has taken in this turn, by seat."""
    inner: bool = False
    """Whether this is a home within something that says whose it is."""
    kept: Kept = field(default_factory=Kept)
    places: dict[str, Place] = field(default_factory=dict)
    """Where things are, for what comes from there or goes there."""

    def part(self, name: str, words: str, draw: Callable[["Canvas"], None], *given: object) -> None:
        """What is drawn onto ground and among the pieces, as a part of the table."""
        given = (self.helm, *given)
        alone = self.kept.part(name, lambda: self._alone(draw), *given)
        self.zone(name, words).extend([*alone.ground, *alone.pieces])
        self.above += alone.above
        self.places |= alone.places

    def row(self, name: str, draw: Callable[["Canvas"], None], *given: object) -> None:
        """A part within a part, on the same layers."""
        alone = self.kept.part(name, lambda: self._alone(draw), *given)
        self.add(alone)
        self.places |= alone.places

    def _alone(self, draw: Callable[["Canvas"], None]) -> "Canvas":
        """The same canvas with nothing on it but what is drawn now."""
        alone = replace(self, ground=[], pieces=[], above=[], zones={}, places={**self.places})
        draw(alone)
        return alone

    @property
    def view(self) -> View:
        return self.context.view

    @property
    def player(self) -> Player:
        return self.context.view["players"][self.home]

    @property
    def account(self) -> Account:
        return self.context.view["accounts"][self.home]

    @property
    def acting(self) -> bool:
        """Whether the home that is shown large is the one whose action is awaited."""
        view = self.context.view
        return view["seat"] == self.home == (view["asked"] or [view["turn"]])[0]

    @property
    def watched(self) -> bool:
        """Whether what the viewer alone knows stays hidden until a finger asks for it."""
        return is_watched(self.context)

    def who(self, seat: int) -> str:
        """The player's colour, for a `style`."""
        return f"--who:{colour_of(self.context.colours[seat])}"

    def can(self, token: str) -> bool:
        return self.context.live and token in self.context.tappable

    def just(self, what: str, seat: int, thing: int | str) -> bool:
        """Whether the last action told of this: "promoted", whose, the colonist's space."""
        return any([*event][:3] == [what, seat, thing] for event in self.events)

    def small(self, seat: int) -> "Canvas":
        """A canvas of its own for somebody's home, only to be looked at."""
        context = self.context
        lifeless = Context(
            view=context.view, names=context.names, colours=context.colours, live=False
        )
        return Canvas(context=lifeless, home=seat, events=self.events, inner=True)

    def plate(
        self, token: str, box: Box, *inside: Child, name: str, info: str = "", kind: str = ""
    ) -> Scene:
        """Something to tap: a plate with its ring; greyed where it cannot be used."""
        context = self.context
        off = "" if self.can(token) or not context.live else "off"
        return g(
            area(box, 8, "face"),
            *inside,
            area(box, 8, "ring"),
            tick(box.right - 5, box.y + 5, 9) if token in context.chosen else None,
            class_=context.classes(token, "plate", kind, off),
            **context.touch(token, name, info),
        )
