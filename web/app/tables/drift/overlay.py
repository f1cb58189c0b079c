"""What is said on the board about the chosen piece: ways, sums, who helps."""

from dataclasses import dataclass, field
from math import hypot

from app.tables.drift.chosen import Chosen
from app.tables.drift.context import Context
from app.tables.drift.geometry import RADIUS, point
from app.tables.drift.layout import GRAB
from app.tables.kit.box import Box
from app.tables.kit.colours import colour_of
from app.tables.kit.scene import Scene, circle, g, label, path, rect
from engine.drift.queries import Queries
from engine.drift.strikes import Strike
from engine.drift.words import terms_named

_WIDE = 10.2
"""The width of a character in a sum, in the board's units."""
_EDGE = 25.0
"""Around a piece."""

_SWORDS = "M-6 -7L5 6M6 -7L-5 6M-7 3L-3 7M7 3L3 7"
_SHIELD = "M-6 -6H6V0C6 4 3 7 0 8C-3 7 -6 4 -6 0Z"
_WALK = "M-8 0H6M1 -6L7 0L1 6"
"""An arrow: first the piece walks there."""


@dataclass(frozen=True, slots=True)
class Overlay:
    """Upright on the turned board, and never in a finger's way."""

    context: Context
    queries: Queries
    chosen: Chosen
    turned: float
    grow: float
    """By how much words must grow to be read on a small board, or shrink on an enlarged one."""
    unit: float
    """How many pixels one of the board's units is."""
    seen: tuple[float, float] = (-RADIUS, RADIUS)
    """From where to where the board is seen, along the screen: sums lie within it."""
    _placed: list[Box] = field(default_factory=list)
    """The sums that lie there already."""

    def draw(self) -> Scene:
        if self.chosen.target:
            said = [*self._links(), self._sum(self.chosen.target)]
        else:
            later = self.queries.strikes(self.chosen.piece)
            enemies = [s for s in self.queries.enemies_near(self.chosen.piece) if s not in later]
            said = [*self._costs(), *map(self._odds, enemies)]
            said += [self._after_walking(strike) for strike in later.values()]
        return g(*said, class_="over through")

    def _grab(self, space: str) -> Scene:
        """As much of a goal as a finger needs; whatever is nearest is meant."""
        token = f"space:{space}"
        return circle(0, 0, GRAB / self.unit, class_="grab", data_grab=token)

    def _costs(self) -> list[Scene]:
        """How many points each space costs that can be reached."""
        drawn = []
        size = max(1.0, min(1.6, self.grow))
        for space, way in self.chosen.ways.items():
            x, y = point(space, self.turned)
            right, down = (15, -13) if space in self.context.view["coins"] else (0, 0)
            drawn.append(
                g(
                    g(
                        circle(0, 0, 11, class_="cost"),
                        label(0, 5, str(len(way)), class_="cost-text"),
                        transform=f"translate({right} {down}) scale({size:.3f})",
                    ),
                    self._grab(space),
                    transform=f"translate({x:.1f} {y:.1f})",
                )
            )
        return drawn

    def _odds(self, space: str) -> Scene:
        """5 : 3, beside an enemy."""
        total = sum(self.queries.attack_terms(self.chosen.piece, space))
        against = sum(self.queries.defence_terms(space))
        wins = total > against
        return self._aimed(space, f"{total} : {against}", _SWORDS if wins else _SHIELD, wins)

    def _after_walking(self, strike: Strike) -> Scene:
        """The same for an attack that wins once the piece has walked."""
        words = f"{sum(strike.total)} : {sum(strike.against)}"
        return self._aimed(strike.space, words, _WALK, wins=True)

    def _aimed(self, space: str, words: str, sign: str, wins: bool) -> Scene:
        x, y = point(space, self.turned)
        grab = g(self._grab(space), transform=f"translate({x:.1f} {y:.1f})") if wins else None
        return g(grab, self._plate(words, x, [y], sign, wins))

    def _sum(self, space: str) -> Scene:
        """3 + 2 = 5 : 2 + 1 = 3, clear of all who take part."""
        total = terms_named(self.queries.attack_terms(self.chosen.piece, space))
        against = terms_named(self.queries.defence_terms(space))
        heights = [point(where, self.turned)[1] for _, where in self._parties()]
        x, y = point(space, self.turned)
        return self._plate(f"{total}  :  {against}", x, [y, *heights], _SWORDS, wins=True)

    def _parties(self) -> list[tuple[int, str]]:
        return self.queries.parties(self.chosen.piece, self.chosen.target)

    def _links(self) -> list[Scene]:
        """Lines from everybody who counts to the space that is attacked."""
        to_x, to_y = point(self.chosen.target, self.turned)
        drawn = []
        for seat, where in self._parties():
            if where == self.chosen.target:
                continue
            x, y = point(where, self.turned)
            share = min(0.5, _EDGE / hypot(to_x - x, to_y - y))
            wide, high = (to_x - x) * share, (to_y - y) * share
            between = f"M{x + wide:.1f} {y + high:.1f}L{to_x - wide:.1f} {to_y - high:.1f}"
            drawn.append(
                g(
                    path(between, class_="link"),
                    circle(x, y, _EDGE, class_="counts"),
                    style=f"--who:{colour_of(self.context.colours[seat])}",
                )
            )
        return drawn

    def _plate(self, words: str, x: float, heights: list[float], sign: str, wins: bool) -> Scene:
        """A sum above all these heights, below them, or further off where others lie."""
        half = len(words) * _WIDE / 2 + 18
        left, right = self.seen
        x = max(left + half * self.grow, min(right - half * self.grow, x))
        y = self._free(x, half * self.grow, heights)
        return g(
            rect(-half, -14, 2 * half, 28, 14, class_=f"odds {'wins' if wins else 'fails'}"),
            path(sign, transform=f"translate({16 - half:.1f} 0)", class_="odds-sign"),
            label(10, 6, words, class_="odds-text"),
            transform=f"translate({x:.1f} {y:.1f}) scale({self.grow:.3f})",
        )

    def _free(self, x: float, half: float, heights: list[float]) -> float:
        """The first height around these where a sum lies over no other."""
        high = 15 * self.grow
        away = _EDGE + high
        above, below = min(heights) - away, max(heights) + away
        tried = [y for n in range(4) for y in (above - n * 2 * high, below + n * 2 * high)]
        inside = [y for y in tried if abs(y) <= RADIUS - high]
        boxes = [Box(x - half, y - high, 2 * half, 2 * high) for y in inside]
        box = next((box for box in boxes if not any(map(box.meets, self._placed))), boxes[0])
        self._placed.append(box)
        return box.y + high
