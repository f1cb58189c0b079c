"""What is said on the board about the chosen piece: ways, sums, who helps."""

from dataclasses import dataclass
from math import hypot

from app.tables.base import Frame
from app.tables.drift.geometry import RADIUS, point
from app.tables.kit.colours import colour_of
from app.tables.kit.scene import Scene, circle, g, label, path, rect
from engine.drift.attacks import attack_terms, attackers, defence_terms, defenders
from engine.drift.board import NEIGHBOURS
from engine.drift.pieces import REPOSITORY
from engine.drift.rules import Drift
from engine.drift.words import terms_named

WIDE = 10.2
"""The width of a character in a sum, in the board's units."""
EDGE = 25.0
"""Around a piece."""


@dataclass(frozen=True, slots=True)
class Overlay:
    """Upright on the turned board, and never in a finger's way."""

    state: Drift
    frame: Frame
    turn: float
    piece: str
    target: str
    """The space that is about to be attacked, or ""."""
    reached: dict[str, tuple[str, ...]]
    grow: float
    """By how much words must grow to be read on a small board."""

    def draw(self) -> Scene:
        if self.target:
            inside = [*self._links(), self._sum(self.target)]
        else:
            inside = [*self._ways(), *(self._odds(space) for space in self._enemies())]
        return g(*inside, class_="over through")

    def _ways(self) -> list[Scene]:
        """How many points each reachable space costs."""
        drawn = []
        size = min(1.6, self.grow)
        for space, way in self.reached.items():
            x, y = point(space, self.turn)
            aside = (15, -13) if space in self.state.coins else (0, 0)
            drawn.append(
                g(
                    circle(0, 0, 11, class_="cost"),
                    label(0, 5, str(len(way)), class_="cost-text"),
                    transform=f"translate({x + aside[0]:.1f} {y + aside[1]:.1f}) scale({size:.3f})",
                )
            )
        return drawn

    def _enemies(self) -> list[str]:
        """The spaces next to the chosen piece that it could ask about."""
        state = self.state
        if self.piece in state.carrying[state.turn]:
            return []
        here = state.pieces[state.turn][self.piece] or ""
        standing = state.standing
        return [s for s in NEIGHBOURS[here] if standing.get(s, state.turn) != state.turn]

    def _odds(self, space: str) -> Scene:
        """5 : 3, beside an enemy."""
        total = sum(attack_terms(self.state, self.piece, space))
        against = sum(defence_terms(self.state, space))
        x, y = point(space, self.turn)
        return self._plate(f"{total} : {against}", x, [y], wins=total > against)

    def _sum(self, space: str) -> Scene:
        """3 + 2 = 5 : 2 + 1 = 3, clear of all who take part."""
        total = terms_named(attack_terms(self.state, self.piece, space))
        against = terms_named(defence_terms(self.state, space))
        heights = [point(where, self.turn)[1] for _, where in self._parties()]
        x, y = point(space, self.turn)
        return self._plate(f"{total}  :  {against}", x, [y, *heights], wins=True)

    def _parties(self) -> list[tuple[int, str]]:
        """Everybody who counts in the attack that is about to be made: the seat and the place."""
        state, space = self.state, self.target
        enemy = state.standing[space]
        sides = (
            (state.turn, attackers(state, self.piece, space)),
            (enemy, defenders(state, space)),
        )
        return [(seat, state.pieces[seat][piece] or "") for seat, side in sides for piece in side]

    def _links(self) -> list[Scene]:
        """Lines from everybody who counts to the space that is attacked."""
        to_x, to_y = point(self.target, self.turn)
        drawn = []
        for seat, where in self._parties():
            if where == self.target:
                continue
            x, y = point(where, self.turn)
            share = min(0.5, EDGE / hypot(to_x - x, to_y - y))
            wide, high = (to_x - x) * share, (to_y - y) * share
            between = f"M{x + wide:.1f} {y + high:.1f}L{to_x - wide:.1f} {to_y - high:.1f}"
            drawn.append(
                g(
                    path(between, class_="link"),
                    circle(x, y, EDGE, class_="counts"),
                    style=f"--who:{colour_of(self.frame.colours[seat])}",
                )
            )
        return drawn

    def _plate(self, words: str, x: float, heights: list[float], wins: bool) -> Scene:
        """A sum above all these heights, or below them where there is no room."""
        half = len(words) * WIDE / 2 + 18
        room = RADIUS - half * self.grow
        x = max(-room, min(room, x))
        away = EDGE + 15 * self.grow
        y = min(heights) - away
        if y < away - RADIUS:
            y = max(heights) + away
        return g(
            rect(-half, -14, 2 * half, 28, 14, class_=f"odds {'wins' if wins else 'fails'}"),
            path(
                _SWORDS if wins else _SHIELD,
                transform=f"translate({16 - half:.1f} 0)",
                class_="odds-sign",
            ),
            label(10, 6, words, class_="odds-text"),
            transform=f"translate({x:.1f} {y:.1f}) scale({self.grow:.3f})",
        )


_SWORDS = "M-6 -7L5 6M6 -7L-5 6M-7 3L-3 7M7 3L3 7"
_SHIELD = "M-6 -6H6V0C6 4 3 7 0 8C-3 7 -6 4 -6 0Z"

__all__ = ["Overlay", "REPOSITORY"]
