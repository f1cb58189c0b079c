"""Scenes as tests read them: their elements and their words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.tables.kit.scene import Scene

Found = tuple[str, dict[str, Any], list[Any]]
"""An element: its tag, its attributes, what is in it."""


def elements(scene: Scene | str) -> Iterator[Found]:
    if isinstance(scene, str):
        return
    tag, attributes, *children = scene
    yield tag, attributes, children
    for child in children:
        yield from elements(child)


def words(scene: Scene | str) -> str:
    """The text of a scene, its parts apart."""
    if isinstance(scene, str):
        return scene
    return " ".join(filter(None, map(words, scene[2:])))


def inside(found: Found) -> Iterator[Found]:
    """An element and all that is in it."""
    tag, attributes, children = found
    return elements([tag, attributes, *children])
