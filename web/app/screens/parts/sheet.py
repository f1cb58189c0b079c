"""The score's sheet, wherever it is shown."""

from app.tables.kit.scene import Scene, h
from engine.language import tr


def sheet(drawn: Scene | None, tag: str, class_: str) -> Scene | None:
    """A sheet in a room of its own, in which it can be pushed; nothing where a game has none."""
    if not drawn:
        return None
    return h(
        tag,
        drawn,
        class_=class_,
        data_may_scroll="a sheet of many players is wider than a phone",
        tabindex="0",
        role="group",
        aria_label=tr("Score"),
    )
