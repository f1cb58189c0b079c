"""Scenes as HTML, for what can be seen before any Python, and without JavaScript.

What comes out is what the page's own patching makes of the same scene, element by element, so that
it can take over without changing any. Only styles differ: the page's policy allows no `style` in
HTML. They become classes of a style sheet, until the page sets them itself.
"""

from __future__ import annotations

import html
import re
from typing import Any

# Elements that hold nothing, and have no end.
VOID = {"br", "hr", "img", "input", "link", "meta"}
# What only moving things need; a keyed element shows its key.
UNSEEN = {"data-from", "data-travel"}


class Styles:
    """The styles of scenes, each by the name of a class."""

    def __init__(self, prefix: str = "drawn") -> None:
        self._prefix = prefix
        self._names: dict[str, str] = {}

    def name(self, style: str) -> str:
        return self._names.setdefault(style, f"{self._prefix}-{len(self._names)}")

    def sheet(self) -> str:
        return "".join(f".{name} {{ {style}; }}\n" for style, name in self._names.items())


def page(scene: list[Any] | str, styles: Styles) -> str:
    """A scene as HTML."""
    if isinstance(scene, str):
        return html.escape(scene, quote=False)
    tag, attributes, *children = scene
    if not re.fullmatch(r"[a-zA-Z][\w-]*", tag):
        raise ValueError(f"{tag!r} is no element")
    opened = f"<{tag}{''.join(_attributes(attributes, styles))}>"
    if tag in VOID:
        return opened
    return f"{opened}{''.join(page(child, styles) for child in children)}</{tag}>"


def _attributes(given: dict[str, Any], styles: Styles) -> list[str]:
    shown = {name: value for name, value in given.items() if name not in UNSEEN}
    if "key" in shown:
        shown["data-key"] = shown.pop("key")
    style = shown.pop("style", None)
    if style:
        shown["class"] = f"{shown.get('class', '')} {styles.name(str(style))}".strip()
    return [
        f' {name}="{"" if value is True else html.escape(str(value))}"'
        for name, value in shown.items()
    ]
