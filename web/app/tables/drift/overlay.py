"""What is said on the board about the chosen piece: ways, sums, who helps."""

from dataclasses import dataclass

from app.colours import colour_of
from app.scene import Scene, circle, g, label, path, rect
from app.tables.base import Frame
from app.tables.drift.geometry import RADIUS, point
from engine.drift.attacks import attack_terms, attackers, defence_terms, defenders
from engine.drift.board import NEIGHBOURS
from engine.drift.pieces import REPOSITORY
from engine.drift.rules import Drift
from engine.drift.words import terms_named

WIDE = 10.2
"""The width of a character in a sum, in the board's units."""


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

    def draw(self) -> Scene:
        if self.target:
            inside = [*self._links(), self._sum(self.target)]
        else:
            inside = [*self._ways(), *(self._odds(space) for space in self._enemies())]
        return g(*inside, class_="over through")

    def _ways(self) -> list[Scene]:
        """How many points each reachable space costs."""
        coins = self.state.coins
        drawn = []
        for space, way in self.reached.items():
            x, y = point(space, self.turn)
            drawn.append(
                g(
                    circle(x, y, 11, class_="cost"),
                    label(x, y + 5, str(len(way)), class_="cost-text"),
                )
                if space not in coins
                else g(
                    circle(x + 15, y - 13, 9, class_="cost"),
                    label(x + 15, y - 8.4, str(len(way)), class_="cost-text small"),
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
        wins = total > against
        return self._plate(space, f"{total} : {against}", "wins" if wins else "fails", sign=True)

    def _sum(self, space: str) -> Scene:
        total = terms_named(attack_terms(self.state, self.piece, space))
        against = terms_named(defence_terms(self.state, space))
        return self._plate(space, f"{total}  :  {against}", "wins", sign=True)

    def _plate(self, space: str, words: str, kind: str, sign: bool) -> Scene:
        x, y = point(space, self.turn)
        half = len(words) * WIDE / 2 + 18
        room = RADIUS - half
        x, y = max(-room, min(room, x)), y - 38 if y > 60 - RADIUS else y + 38
        mark = _SWORDS if kind == "wins" else _SHIELD
        return g(
            rect(x - half, y - 14, 2 * half, 28, 14, class_=f"odds {kind}"),
            path(mark, transform=f"translate({x - half + 16:.1f} {y:.1f})", class_="odds-sign"),
            label(x + 10, y + 6, words, class_="odds-text"),
        )

    def _links(self) -> list[Scene]:
        """Lines from everybody who counts to the space that is attacked."""
        state, space = self.state, self.target
        enemy = state.standing[space]
        sides = (
            (state.turn, attackers(state, self.piece, space)),
            (enemy, defenders(state, space)),
        )
        to_x, to_y = point(space, self.turn)
        drawn = []
        for seat, pieces in sides:
            who = f"--who:{colour_of(self.frame.colours[seat])}"
            for piece in pieces:
                where = state.pieces[seat][piece]
                if where is None or where == space:
                    continue
                x, y = point(where, self.turn)
                drawn.append(
                    g(
                        path(f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}", class_="link"),
                        circle(x, y, 25, class_="counts"),
                        style=who,
                    )
                )
        return drawn


_SWORDS = "M-6 -7L5 6M6 -7L-5 6M-7 3L-3 7M7 3L3 7"
_SHIELD = "M-6 -6H6V0C6 4 3 7 0 8C-3 7 -6 4 -6 0Z"

__all__ = ["Overlay", "REPOSITORY"]
