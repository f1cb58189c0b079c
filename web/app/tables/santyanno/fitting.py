"""What lies where on a panel: the name, the row of cards upright, the eight ships."""

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

from app.tables.santyanno.layout import CARD, MOST_CARDS

STRIP = 44
"""The height of the line with the pirate, the name and the flag."""
PAD = 6
SMALLEST_CARD, LARGEST_CARD = 32, 66
SHAPES = ((4, 2), (2, 4))
"""Columns and rows of the ships: a ring, once around."""


@dataclass(frozen=True, slots=True)
class Fit:
    """A panel's parts, in pixels."""

    shape: tuple[int, int]
    button: tuple[float, float]
    card: float
    """The height of a card; 0 where the panel repeats no row."""
    lines: int
    """In how many lines the cards lie."""
    beside: float
    """The width of the cards where they lie beside the ships, else 0."""

    @property
    def ease(self) -> float:
        """A ship is square, its name is long; a card that is too small helps nobody."""
        wide, high = self.button
        card = min(self.card / 34, 1.1) if self.card else 1
        return min(wide * 0.8, high) * sqrt(card)


@lru_cache(maxsize=256)
def fitted(width: float, height: float, cards: bool = True) -> Fit:
    """The best way to lay out a panel; `cards` where it repeats the row."""
    inner, deep = width - 4 - PAD, height - 4 - STRIP
    if not cards:
        return max((_fit(shape, inner, deep, 0, 1, 0) for shape in SHAPES), key=_ease)
    fits = [fit for shape in SHAPES for fit in _with_cards(shape, inner, deep)]
    return max(fits, key=_ease)


def _ease(fit: Fit) -> float:
    return fit.ease


def _with_cards(shape: tuple[int, int], inner: float, deep: float) -> list[Fit]:
    """The row above the ships in one line, or beside them in several."""
    across = (inner - PAD) / MOST_CARDS - 3
    high = min(max(across / CARD, 1), LARGEST_CARD)
    fits = [_fit(shape, inner, deep - high - PAD, high, 1, 0)]
    for lines in (2, 3, 4, 5):
        high = min((deep - PAD) / lines - 3, LARGEST_CARD)
        columns = -(-MOST_CARDS // lines)
        beside = columns * (high * CARD + 3) + PAD
        if high >= SMALLEST_CARD and beside < inner / 2:
            fits.append(_fit(shape, inner - beside, deep, high, lines, beside))
    return fits


def _fit(
    shape: tuple[int, int], wide: float, deep: float, card: float, lines: int, beside: float
) -> Fit:
    across, down = shape
    button = (wide - PAD * across) / across, (deep - PAD * down) / down
    return Fit(shape, button, card, lines, beside)
