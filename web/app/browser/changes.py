"""What of a scene is new, so that the rest is neither sent nor compared in the page.

`js/scenes.js` puts it together again. A child that was there before is sent as its number among the
former children, one that has changed as `{"was": number, "is": element}`, and attributes that are
the same as 0. Children with a key are found again by it, others by their place.
"""

from typing import Any, TypeAlias

Scene: TypeAlias = list[Any]


def changes(old: Scene, new: Scene) -> Scene:
    """An element as it is told to somebody who knows what it was."""
    told: Scene = [new[0], 0 if old[1] == new[1] else new[1]]
    tell, known = told.append, len(old)
    was: dict[Any, int] | None = None
    for place in range(2, len(new)):
        child = new[place]
        if isinstance(child, str):
            tell(child)
            continue
        there = old[place] if place < known else None
        if child is there:
            tell(place - 2)
            continue
        key, former = child[1].get("key", place - 2), place - 2
        # Most stay where they were; all are looked for only where one does not.
        if not isinstance(there, list) or there[1].get("key", place - 2) != key:
            was = _places(old) if was is None else was
            former = was.get(key, -1)
        tell(child if former < 0 else _child(old[former + 2], child, former))
    return told


def _child(old: Scene, new: Scene, former: int) -> object:
    """A child as it is told; `former` is where it was among the others."""
    if old[0] != new[0]:
        return new
    return former if old == new else {"was": former, "is": changes(old, new)}


def _places(element: Scene) -> dict[Any, int]:
    """Where each child stood, by its key or else by its place."""
    return {
        child[1].get("key", place): place
        for place, child in enumerate(element[2:])
        if not isinstance(child, str)
    }
