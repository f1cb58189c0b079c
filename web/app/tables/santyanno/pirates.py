"""A player's pirate on a disc with the player's colour and sign."""

from functools import cache

from app.tables.kit.colours import colour_of, mark
from app.tables.kit.pieces import tick
from app.tables.kit.scene import Child, Scene, circle, h, num, use


def pirate(seat: int, colour: str, size: float, aboard: bool = False) -> list[Child]:
    """Drawn around (0, 0); with a tick for who has committed."""
    r = size / 2
    return [
        circle(0, 0, r, class_="disc", style=f"stroke:{colour_of(colour)}"),
        use(f"santy-pirate-{seat}", -r + 1.5, -r + 1.5, size - 3, size - 3),
        circle(r * 0.72, r * 0.72, r * 0.42, class_="badge"),
        mark(colour, r * 0.45, r * 0.45, r * 0.54),
        tick(-r * 0.7, -r * 0.7, r * 0.5) if aboard else None,
    ]


@cache
def face(seat: int, colour: str, size: float = 24) -> Scene:
    """The same as a picture of its own, for lists and panels."""
    half = size / 2 + 2
    return h(
        "svg",
        *pirate(seat, colour, size),
        viewBox=f"{num(-half)} {num(-half)} {num(2 * half)} {num(2 * half)}",
        width=num(2 * half),
        height=num(2 * half),
        class_="face-token",
        aria_hidden="true",
    )
