"""What plates and tray both show of a player: the geo-marker, the repository, who plays last."""

from collections.abc import Sequence

from app.tables.drift.art.marks import MARKER
from app.tables.drift.art.pieces import COIN
from app.tables.kit.scene import Scene, circle, path, use
from engine.drift.board import MARKERS
from engine.drift.pieces import COINS


def marker(home: int | None, x: float, y: float, scale: float) -> Scene | None:
    if home is None:
        return None
    where = f"translate({x:.1f} {y:.1f}) scale({scale})"
    return path(MARKER[MARKERS[home]], transform=where, class_="engraved plain")


def wave(x: float, y: float) -> Scene:
    """The sign of the drift, beside the name of whoever plays last in the round (D18)."""
    return path(
        f"M{x - 9:.1f} {y:.1f}q4.5 -7 9 0t9 0M{x - 9:.1f} {y + 6:.1f}q4.5 -7 9 0t9 0",
        class_="wave",
    )


def slots(held: Sequence[str], x: float, y: float, scale: float) -> list[Scene]:
    """A place for each kind of coin, filled or empty."""
    r = COIN * scale
    drawn = []
    for number, kind in enumerate(COINS):
        drawn += slot(kind, kind in held, x + number * (2 * COIN + 5) * scale, y, r)
    return drawn


def slot(kind: str, filled: bool, x: float, y: float, r: float) -> list[Scene]:
    place = circle(x, y, r, class_="slot")
    return [place, use(f"drift-coin-{kind}", x - r, y - r, 2 * r, 2 * r)] if filled else [place]
