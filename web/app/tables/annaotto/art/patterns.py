"""The four patterns: strong shapes that are told apart at any size, in the colour they stand in."""

from app.tables.kit.scene import Scene, path, symbol
from app.tables.kit.shapes import disc

_STEP = 20
_WAVE = "q5 -13 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0"

_DOTS = "".join(
    disc(x, y, 6.6)
    for row, y in enumerate(range(10, 140, 15))
    for x in range(10 if row % 2 else 0, 101, _STEP)
)
_STRIPES = "".join(f"M{x} 0h8v140h-8Z" for x in range(6, 100, _STEP))
_WAVES = "".join(f"M0 {y}{_WAVE}" for y in range(10, 140, _STEP))
_CHECKS = "".join(
    f"M{x + 1.5} {y + 1.5}h17v17h-17Z"
    for row, y in enumerate(range(0, 140, _STEP))
    for x in range(_STEP if row % 2 else 0, 100, 2 * _STEP)
)


def symbols() -> list[Scene]:
    """`ao-D`, `ao-S`, `ao-W`, `ao-C`, each the size of a card."""
    filled = {"D": _DOTS, "S": _STRIPES, "C": _CHECKS}
    waves = path(_WAVES, fill="none", stroke="currentColor", stroke_width="7")
    return [
        *(symbol(f"ao-{p}", 100, 140, path(d, fill="currentColor")) for p, d in filled.items()),
        symbol("ao-W", 100, 140, waves),
    ]
