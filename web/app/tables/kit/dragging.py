"""What can be dragged: a short way to say two taps, never the only one (`js/drag.js`).

A thing that is dragged onto another means the taps on both (`Taps.dropped` may say otherwise).
Within its row it is put in order: the table hears `reorder` with its `place`, and the place
`beside` which it was dropped, `after` it or before.
"""

from collections.abc import Mapping, Sequence
from typing import Any


def draggable(
    row: str, place: str = "", *, sorts: bool = False, onto: bool = False
) -> dict[str, Any]:
    """Attributes of something that can be dragged, beside those of `Context.touch`.

    `row` is where it lies, `place` tells it from its equals; `sorts` whether it can be put in order
    there; `onto` whether others of its row can be dropped on it.
    """
    return {
        "data_drag": row,
        "data_place": place or None,
        "data_sorts": "" if sorts else None,
        "data_onto": "" if onto else None,
    }


def reordered(places: Sequence[str], detail: Mapping[str, Any]) -> list[str]:
    """The places of a row in their new order, as a `reorder` says."""
    moved, beside = str(detail.get("place") or ""), str(detail.get("beside") or "")
    rest = [place for place in places if place != moved]
    if moved not in places or beside not in rest:
        return list(places)
    at = rest.index(beside) + bool(detail.get("after"))
    return [*rest[:at], moved, *rest[at:]]
