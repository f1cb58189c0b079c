"""Where things stand as turns around the centre, so that they travel along the rings."""

from app.tables.drift.geometry import nearest


class Bearings:
    """The direction in which each thing was last drawn.

    A direction can be written with any number of whole turns; a thing must go on from the one it
    had, or it would travel the long way round.
    """

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: dict[str, float] = {}

    def of(self, key: str, degrees: float) -> float:
        found = nearest(degrees, self._last.get(key, degrees))
        self._last[key] = found
        return found


def spot(
    degrees: float,
    radius: float,
    turned: float,
    *,
    along: float = 0,
    out: float = 0,
    right: float = 0,
    down: float = 0,
    scale: float = 1,
) -> str:
    """The transform of an upright thing: its bearing, then shifts on the ring and on the screen.

    `turned` is by how much the board is. Always the same list of functions, so that the browser
    turns from one to another.
    """
    return (
        f"rotate({degrees:.5g}deg) translate({along:.4g}px,{-radius - out:.5g}px) "
        f"rotate({-degrees - turned:.5g}deg) translate({right:.4g}px,{down:.4g}px) "
        f"scale({scale:.4g})"
    )
