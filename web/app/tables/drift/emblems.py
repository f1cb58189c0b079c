"""What plates and tray both show of a player: repository, coins on their way, who is last."""

from collections.abc import Sequence

from app.tables.drift.art.pieces import COIN
from app.tables.kit.scene import Scene, circle, g, label, path, rect, use
from engine.drift.pieces import COINS
from engine.language import tr


def wave(x: float, y: float) -> Scene:
    """The sign of the drift, beside the name of whoever plays last in the round (D18)."""
    sign = f"M{x - 9:.1f} {y:.1f}q4.5 -7 9 0t9 0M{x - 9:.1f} {y + 6:.1f}q4.5 -7 9 0t9 0"
    return g(
        rect(x - 16, y - 14, 32, 32, class_="wave-ground"),
        path(sign, class_="wave"),
        role="img",
        tabindex="0",
        aria_label=tr("last before the drift"),
        data_info="wave",
    )


def turns(number: int, x: float, y: float) -> Scene:
    """How many turns a carried coin is from home: a little house with the number in it."""
    roof = f"M{x - 10:.1f} {y - 2:.1f}L{x:.1f} {y - 11:.1f}L{x + 10:.1f} {y - 2:.1f}"
    return g(
        path(f"{roof}V{y + 9:.1f}H{x - 10:.1f}Z", class_="house"),
        label(x, y + 6.5, str(number), class_="house-text"),
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
