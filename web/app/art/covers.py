"""The covers: a picture 320 × 200 for every game, and one for a game that has none yet."""

from collections.abc import Callable

from app.art.pictures import annaotto, anno, anno1503, cabinet, drift, orientation, santyanno
from app.scene import Scene, svg

_PICTURES: dict[str, Callable[[], list[Scene]]] = {
    "anno": anno.picture,
    "annaotto": annaotto.picture,
    "anno1503": anno1503.picture,
    "drift": drift.picture,
    "santyanno": santyanno.picture,
    "orientation": orientation.picture,
}


def cover(game_id: str) -> Scene:
    """A game's cover. It fills whatever frame it is put into; the title stands beside it."""
    picture = _PICTURES.get(game_id, cabinet.picture)
    return svg(
        320,
        200,
        *picture(),
        class_="cover",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )
