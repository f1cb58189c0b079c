"""What of a small board comes near by itself: the chosen piece and all that it can go to."""

from dataclasses import dataclass

from app.tables.drift.chosen import Chosen
from app.tables.drift.geometry import RADIUS, point
from app.tables.drift.layout import Layout
from app.tables.kit.box import Box
from engine.drift.queries import Queries

SMALL = 0.55
"""Pixels to a unit below which a board is too small for fingers."""
_AROUND = 46
"""Units around the spaces that are in focus."""


@dataclass(frozen=True, slots=True)
class Focus:
    box: Box

    @property
    def written(self) -> str:
        box = self.box
        return f"{box.x:.0f} {box.y:.0f} {box.width:.0f} {box.height:.0f}"

    def enlarged(self, frame: Box, most: float) -> float:
        """How much larger it can be in its frame; the page does the same."""
        room = min(frame.width / self.box.width, frame.height / self.box.height)
        return max(1.0, min(room, most))

    def seen(self, frame: Box, most: float) -> tuple[float, float]:
        """From where to where its frame then shows the board, from left to right."""
        wide = frame.width / self.enlarged(frame, most)
        middle = self.box.x + self.box.width / 2
        left = max(frame.x, min(frame.x + frame.width - wide, middle - wide / 2))
        return left, left + wide


def focus(queries: Queries, chosen: Chosen, turned: float, place: Layout) -> Focus | None:
    """None where all is large enough, or nobody is chosen."""
    unit = place.radius / RADIUS
    if unit >= SMALL or not chosen.piece:
        return None
    spaces = [chosen.start, *chosen.ways]
    if chosen.target:
        spaces += [where for _, where in queries.parties(chosen.piece, chosen.target)]
    else:
        spaces += [*queries.enemies_near(chosen.piece), *queries.strikes(chosen.piece)]
    points = [point(space, turned) for space in spaces]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    return Focus(
        Box(
            place.x + (left - _AROUND) * unit,
            place.y + (top - _AROUND) * unit,
            (right - left + 2 * _AROUND) * unit,
            (bottom - top + 2 * _AROUND) * unit,
        )
    )
