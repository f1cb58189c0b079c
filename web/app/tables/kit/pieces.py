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


def tick(x: float, y: float, r: float = 13) -> Scene:
    """The sign of what is chosen."""
    u = r / 13
    mark = f"M{x - 6 * u:.1f} {y:.1f}l{5 * u:.1f} {5 * u:.1f}l{9 * u:.1f} {-10 * u:.1f}"
    return g(
        circle(x, y, r, class_="tick-disc"),
        path(mark, class_="tick-mark" if r > 9 else "tick-mark small"),
    )


def shortened(name: str, room: float, size: float = 14) -> str:
    """A name that fits into so many pixels at a font size, shortened in the middle if it must."""
    most = max(3, int(room / (size * 0.57)))
    if len(name) <= most:
        return name
    end = (most - 1) // 3
    return f"{name[: most - 1 - end].rstrip()}…{name[len(name) - end :].lstrip()}"


def pill(x: float, y: float, words: str, size: float) -> Scene:
    """A few words on a rounded ground, centred on a point; fingers go through it."""
    wide = len(words) * size * 0.58 + 10
    return g(
        rect(x - wide / 2, y - size * 0.75, wide, size * 1.5, size * 0.7, class_="badge"),
        label(x, y + size * 0.33, words, class_="pill", font_size=size),
        class_="through",
    )


def counter(x: float, y: float, words: str, size: float) -> Scene:
    """A number on a disc, centred on a point."""
    return g(
        circle(x, y, size * 1.05, class_="badge"),
        label(x, y + size * 0.36, words, class_="badge-text", font_size=size),
    )
