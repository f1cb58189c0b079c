"""Cards and pieces, and the small marks that tables put on and beside them."""

from typing import Any

from app.tables.kit.scene import Child, Scene, circle, g, label, path, rect


def piece(
    key: str,
    x: float,
    y: float,
    *children: Child,
    scale: float = 1,
    start: tuple[float, float] | None = None,
    **attributes: Any,
) -> Scene:
    """A card or piece: a keyed group at a place, that travels there from where it was.

    `start` is where a new one comes from. The place is a plain transform in the table's pixels.
    """
    attributes["key"] = key
    attributes["style"] = f"transform:translate({x:.1f}px,{y:.1f}px) scale({scale:.4g})"
    if start is not None:
        attributes["data_from"] = f"translate({start[0]:.1f}px,{start[1]:.1f}px) scale({scale:.4g})"
    return g(*children, **attributes)


def written(*children: Child) -> Scene:
    """What is written on a thing that can be pressed: drawn over it, beside it in the page.

    Numbers and shortened names are for eyes, and the thing's own name says them in words.
    """
    return g(*children, class_="written", aria_hidden="true")


def tick(x: float, y: float, r: float = 13) -> Scene:
    """The sign of what is chosen."""
    u = r / 13
    mark = f"M{x - 6 * u:.1f} {y:.1f}l{5 * u:.1f} {5 * u:.1f}l{9 * u:.1f} {-10 * u:.1f}"
    return g(
        circle(x, y, r, class_="tick-disc"),
        path(mark, class_="tick-mark" if r > 9 else "tick-mark small"),
    )


_WIDTHS = {
    0.38: " !'’,./:;Iijl|·",
    0.5: "()-[]Jfrt",
    0.58: '"*?{}',
    0.79: "ABCEFKLPRSTVXYZÄ",
    0.87: "&DGHNOQUÖÜ",
    0.95: "w",
    1.05: "%@Mm…",
    1.11: "W",
}
"""Of bold letters to their height, in a face as wide as systems have; all others have `_WIDTH`."""
_WIDTH = 0.72
_SQUARE = "\u2e80"
"""From here on letters are as wide as they are high, as in Chinese."""
_WIDE = {letter: width for width, letters in _WIDTHS.items() for letter in letters}


def width_of(words: str, size: float) -> float:
    """How many pixels bold words take at a font size, at the most."""
    return size * sum(_WIDE.get(letter, _WIDTH if letter < _SQUARE else 1) for letter in words)


def shortened(name: str, room: float, size: float = 14) -> str:
    """A name that fits into so many pixels at a font size, shortened in the middle if it must."""
    short, letters = name, len(name)
    while width_of(short, size) > room and letters > 1:
        letters -= 1
        end = letters // 3
        short = f"{name[: letters - end].rstrip()}…{name[len(name) - end :].lstrip()}"
    return short


def pill(x: float, y: float, words: str, size: float) -> Scene:
    """A few words on a rounded ground, centred on a point; fingers go through it.

    As with a counter, what it is written on says it to those who hear it.
    """
    wide = len(words) * size * 0.58 + 10
    return g(
        rect(x - wide / 2, y - size * 0.75, wide, size * 1.5, size * 0.7, class_="badge"),
        label(x, y + size * 0.33, words, class_="pill", font_size=size),
        class_="through",
        aria_hidden="true",
    )


def counter(x: float, y: float, words: str, size: float) -> Scene:
    """A number on a disc, centred on a point."""
    return g(
        circle(x, y, size * 1.05, class_="badge"),
        label(x, y + size * 0.36, words, class_="badge-text", font_size=size),
        aria_hidden="true",
    )
