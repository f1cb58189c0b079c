"""Scenes: plain data for a piece of page, `[tag, {attributes}, child, …]`.

A child is a scene or a text; text is always text, never markup. Scenes are built by pure
functions and know nothing of the browser. `key` names an element that stays the same element
from one drawing to the next, so that CSS can move it.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypeAlias

Scene: TypeAlias = list[Any]
Child: TypeAlias = "Scene | str | None"


def h(tag: str, *children: Child, **attributes: object) -> Scene:
    """An element. `class_` and `for_` lose their underscore, others turn it into a hyphen.

    Attributes that are None or False and children that are None are left out.
    """
    given = {
        _WRITTEN[name]: value
        for name, value in attributes.items()
        if value is not None and value is not False
    }
    return [tag, given, *[child for child in children if child is not None]]


class _Written(dict[str, str]):
    """How attributes' names are written in the page; found without a call once it is known."""

    def __missing__(self, name: str) -> str:
        self[name] = written = name.rstrip("_").replace("_", "-")
        return written


_WRITTEN = _Written(viewBox="viewBox")


def svg(width: float, height: float, *children: Child, **attributes: object) -> Scene:
    return h("svg", *children, viewBox=f"0 0 {num(width)} {num(height)}", **attributes)


def unspoken(width: float, height: float, *children: Child, **attributes: object) -> Scene:
    """A picture beside words that say what it shows: those who hear them need not hear of it."""
    return svg(width, height, *children, aria_hidden="true", **attributes)


def g(*children: Child, at: tuple[float, float] | None = None, **attributes: object) -> Scene:
    """A group, moved to `at` by CSS so that it travels when the place changes."""
    if at is not None:
        attributes["style"] = f"transform:translate({num(at[0])}px,{num(at[1])}px)"
    return h("g", *children, **attributes)


def path(d: str, **attributes: object) -> Scene:
    return h("path", d=d, **attributes)


def rect(
    x: float, y: float, width: float, height: float, r: float = 0, **attributes: object
) -> Scene:
    return h(
        "rect",
        x=num(x),
        y=num(y),
        width=num(width),
        height=num(height),
        rx=num(r) if r else None,
        **attributes,
    )


def circle(x: float, y: float, r: float, **attributes: object) -> Scene:
    return h("circle", cx=num(x), cy=num(y), r=num(r), **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: object) -> Scene:
    return h("line", x1=num(x1), y1=num(y1), x2=num(x2), y2=num(y2), **attributes)


def label(x: float, y: float, words: str, **attributes: object) -> Scene:
    """Text in a drawing, centred on x."""
    return h(
        "text",
        words,
        x=num(x),
        y=num(y),
        text_anchor=attributes.pop("text_anchor", "middle"),
        **attributes,
    )


def use(
    symbol: str, x: float, y: float, width: float, height: float, **attributes: object
) -> Scene:
    """A drawing that is defined once (see `symbol`) and shown in many places."""
    return h(
        "use",
        href=f"#{symbol}",
        x=num(x),
        y=num(y),
        width=num(width),
        height=num(height),
        **attributes,
    )


def name_of(name: str, tag: str = "span", **attributes: object) -> Scene:
    """A person's or a game's name: shown as it is in every language."""
    return h(tag, name, translate="no", **attributes)


def symbol(name: str, width: float, height: float, *children: Child) -> Scene:
    return h("symbol", *children, id=name, viewBox=f"0 0 {num(width)} {num(height)}")


def in_rem(pixels: float) -> str:
    """A length that grows with the words beside it; so many pixels where these are as usual."""
    return f"{num(pixels / 16)}rem"


def points(pairs: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{num(x)},{num(y)}" for x, y in pairs)


@lru_cache(maxsize=4096)
def num(value: float) -> str:
    """A number as short as it can be written."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
