"""What of a scene is new, so that the rest is neither sent nor compared in the page.

`js/scenes.js` puts it together again. A child that was there before is sent as its number among the
former children, one that has changed as `{"was": number, "is": element}`, and attributes that are
the same as 0. Children with a key are found again by it, others by their place.
"""

from typing import Any, TypeAlias

Scene: TypeAlias = list[Any]


def changes(old: Scene, new: Scene) -> Scene:
    """An element as it is told to somebody who knows what it was."""
    was = _places(old)
    told: Scene = [new[0], 0 if old[1] == new[1] else new[1]]
    for place, child in enumerate(new[2:]):
        if isinstance(child, str):
            told.append(child)
            continue
        former = was.get(child[1].get("key", place))
        if former is None or old[former + 2][0] != child[0]:
            told.append(child)
        elif old[former + 2] == child:
            told.append(former)
        else:
            told.append({"was": former, "is": changes(old[former + 2], child)})
    return told


def _places(element: Scene) -> dict[Any, int]:
    """Where each child stood, by its key or else by its place."""
    return {
        child[1].get("key", place): place
        for place, child in enumerate(element[2:])
        if not isinstance(child, str)
    }
