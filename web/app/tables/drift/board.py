"""The board: rivers and homes, all that is met on it, where things went and will drift."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cache

from app.tables.drift.art.pieces import bare_stone
from app.tables.drift.bearings import Bearings
from app.tables.drift.chosen import Chosen
from app.tables.drift.coins import SLOT_ALONG, SLOTS, Coins
from app.tables.drift.context import Context
from app.tables.drift.geometry import OUTLINE, PLACE, RADIUS, point
from app.tables.drift.labels import labels
from app.tables.drift.pieces import Pieces
from app.tables.drift.spaces import Spaces
from app.tables.kit.colours import colour_of
from app.tables.kit.kept import Kept
from app.tables.kit.layers import Layers
from app.tables.kit.scene import Scene, circle, g, path, use
from engine.drift.ahead import downstream
from engine.drift.board import ARROWS, MARKERS, RING, RINGS, SPACES
from engine.drift.queries import Queries
from engine.drift.types import Event

DRIFT_TIME = 900
"""Milliseconds that the drift takes; the rivers' style has the same."""

_ARROWS = tuple(space for space in SPACES if space in ARROWS)
"""From the edge to the centre."""

_GHOST_RING = circle(0, 0, 15, class_="ghost-ring")


@dataclass(frozen=True, slots=True)
class Board:
    """One drawing of the board, turned by some degrees; scenes in units of the board."""

    context: Context
    queries: Queries
    chosen: Chosen
    bearings: Bearings
    turned: float
    unit: float
    """How many pixels one of the board's units is."""
    ahead: int
    """After how many drifts things in the rivers are shown, faintly."""
    endangered: Collection[str]
    """The keys of the pieces that can be beaten before the next turn of whoever looks."""
    kept: Kept = field(default_factory=Kept)

    def draw(self) -> Scene:
        context, queries, bearings = self.context, self.queries, self.bearings
        drifted = any(event[0] == "drifted" for event in context.recent[-2:])
        travel = str(DRIFT_TIME) if drifted else None
        pieces = Pieces(
            context,
            queries,
            self.chosen,
            bearings,
            self.turned,
            self.unit,
            self.endangered,
            travel,
            self.kept,
        )
        coins = Coins(
            context, queries, bearings, self.turned, self.unit, self.chosen, travel, self.kept
        )
        ground = [
            use("drift-ground", -RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS),
            *self.kept.part("rivers and homes", lambda: [*self._rivers(), *self._homes()]),
            labels(self.turned % 360, context.labels),
            *Spaces(context, queries, self.chosen, self.kept).draw(),
            *self._traces(),
            *self.kept.part("ghosts", self._ghosts, self.ahead, self.turned),
        ]
        return Layers(ground, [*pieces.draw(), *coins.draw()]).group(
            class_="spin drifting" if drifted else "spin",
            style=f"transform:rotate({self.turned:g}deg)",
        )

    def _rivers(self) -> list[Scene]:
        """D18: every drift turns a river by one arrow, and it is never turned back."""
        drifts = max(0, self.context.view["round"] - 1)
        return [
            g(
                use(f"drift-river-{ring.letter}", -RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS),
                class_="river-turns",
                data_river=ring.letter,
                style=f"transform:rotate({drifts * ring.width * ring.flow}deg)",
            )
            for ring in RINGS
            if ring.flow
        ]

    def _homes(self) -> list[Scene]:
        context, queries = self.context, self.queries
        barred = context.live and bool(queries.barred())
        drawn = []
        for seat in range(len(context.view["seats"])):
            home = queries.home(seat)
            if home is None:
                continue
            stuck = barred and seat == context.view["turn"]
            drawn.append(
                g(
                    path(OUTLINE[home], class_="home barred" if stuck else "home"),
                    _repository(home),
                    style=f"--who:{colour_of(context.colours[seat])}",
                    class_="through",
                )
            )
        return drawn

    def _traces(self) -> list[Scene]:
        """Thin lines along which pieces went in the last turn."""
        drawn = []
        for seat, start, goal in _ways_gone(_last_turn(self.context.recent)):
            (x, y), (to_x, to_y) = point(start), point(goal)
            drawn.append(
                path(
                    f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}",
                    class_="trace through",
                    style=f"--who:{colour_of(self.context.colours[seat])}",
                )
            )
        return drawn

    def _ghosts(self) -> list[Scene]:
        """Where everything in the rivers will be after so many drifts, faintly (D18)."""
        if self.context.view["phase"] != "play" or not self.ahead:
            return []
        return [
            self._ghost(thing, arrow, number)
            for arrow in _ARROWS
            for number, thing in enumerate(self._swept(arrow))
        ]

    def _swept(self, arrow: str) -> list[Scene]:
        """All that is on an arrow, small."""
        context, view = self.context, self.context.view
        pieces = [
            g(
                bare_stone(MARKERS[view["seats"][seat]["home"] or 0], 12),
                style=f"--who:{colour_of(context.colours[seat])}",
            )
            for seat, _ in self.queries.pieces_on(arrow)
        ]
        coins = view["coins"].get(arrow, ())
        return pieces + [use(f"drift-coin-{coin}", -12, -12, 24, 24) for coin in coins]

    def _ghost(self, thing: Scene, arrow: str, number: int) -> Scene:
        ring, goal = RING[arrow], downstream(arrow, self.ahead)
        degrees, radius = PLACE[goal]
        degrees -= ring.flow * ring.width * (0.3 - 0.1 * number)
        return g(
            _GHOST_RING,
            thing,
            class_="ghost through",
            data_ghost=goal,
            transform=f"rotate({degrees:g}) translate(0 {-radius:g}) "
            f"rotate({-degrees - self.turned:g})",
        )


@cache
def _repository(home: str) -> Scene:
    """The places for the three kinds, on a home."""
    degrees, radius = PLACE[home]
    slots = [circle(SLOT_ALONG, -radius - out, 7.5, class_="slot") for out in SLOTS.values()]
    return g(*slots, transform=f"rotate({degrees:g})")


def _last_turn(events: Sequence[Event]) -> Sequence[Event]:
    """What the last to act did, without what others did before."""
    ends = [number for number, event in enumerate(events) if event[0] == "ended"]
    return events[ends[-2] + 1 :] if len(ends) > 1 else events


def _ways_gone(events: Sequence[Event]) -> list[tuple[int, str, str]]:
    """Who went from where to where."""
    ways = []
    for event in events:
        if event[0] == "stepped" or event[0] == "attacked" or event[0] == "sent_home":
            _, seat, _, start, goal, *_ = event
            ways.append((seat, start, goal))
    return ways
