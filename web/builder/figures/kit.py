"""What several games' figures are drawn with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from app.tables.kit.scene import Child, Scene, circle, g, label, line, num, path, svg

_LIVING = re.compile(r"key|data-.*|role|tabindex|aria-.*|id")
"""What belongs to a table that is played on: a figure is one picture, with words of its own."""
_EMPTY: Scene = ["g", {}]
"""What is left of a heading for those who hear a table."""
_LENGTH = re.compile(r"(\d)(px|deg)\b")


def picture(width: float, height: float, *inside: Child, name: str = "", **more: Any) -> Scene:
    """A drawing that is only looked at."""
    kept = [still(child) if isinstance(child, list) else child for child in inside]
    drawn = svg(width, height, *kept, class_=f"{name} drawing".strip(), aria_hidden="true", **more)
    drawn[1] |= {"width": num(width), "height": num(height)}
    return drawn


def still(scene: Scene) -> Scene:
    """The same drawing with nothing to tap, to hear or to travel."""
    tag, given, *children = scene
    attributes = {name: value for name, value in given.items() if not _LIVING.fullmatch(name)}
    style = str(attributes.get("style", ""))
    if style.startswith("transform:") and ";" not in style:
        # As an attribute it needs no style sheet in the pages that are read without a program.
        del attributes["style"]
        attributes["transform"] = _LENGTH.sub(r"\1", style.removeprefix("transform:"))
    inside = [still(child) if isinstance(child, list) else child for child in children]
    return [tag, attributes, *(child for child in inside if child != _EMPTY)]


def number(
    n: int, x: float, y: float, to: tuple[float, float] | None = None, r: float = 11
) -> Scene:
    """A number on a disc, with a line to what it speaks of; the text beside explains it."""
    return g(
        line(x, y, *to, class_="pointer") if to else None,
        circle(*to, 2.6, class_="pointed") if to else None,
        circle(x, y, r, class_="callout"),
        label(x, y + r * 0.42, str(n), class_="callout-text", font_size=num(r * 1.2)),
    )


def yes(x: float, y: float) -> Scene:
    return g(
        circle(x, y, 11, class_="yes"),
        path(f"M{x - 5} {y}l4 4.5l7 -9", class_="yes-mark"),
    )


def no(x: float, y: float) -> Scene:
    return g(
        circle(x, y, 11, class_="no"),
        path(f"M{x - 4.5} {y - 4.5}l9 9m0 -9l-9 9", class_="no-mark"),
    )


def verdict(allowed: bool, x: float, y: float) -> Scene:
    return (yes if allowed else no)(x, y)


def arrow(x1: float, y1: float, x2: float, y2: float) -> Scene:
    """A way from one thing to another."""
    dx, dy = x2 - x1, y2 - y1
    long = (dx * dx + dy * dy) ** 0.5 or 1.0
    ux, uy = dx / long, dy / long
    ends = [(x2 - 9 * ux + s * 5 * uy, y2 - 9 * uy - s * 5 * ux) for s in (1, -1)]
    head = "L".join(f"{x:.1f} {y:.1f}" for x, y in (ends[0], (x2, y2), ends[1]))
    return g(
        path(f"M{x1:.1f} {y1:.1f}L{x2 - 5 * ux:.1f} {y2 - 5 * uy:.1f}", class_="way"),
        path(f"M{head}Z", class_="way-head"),
    )


def numbers(spots: Sequence[tuple[tuple[float, float], tuple[float, float]]]) -> list[Scene]:
    """1, 2, 3 …: where each number stands, and what it points at."""
    return [number(n, *at, to) for n, (at, to) in enumerate(spots, 1)]
