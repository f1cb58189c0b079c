"""The score as a sheet, wherever it is shown: where many play, its room scrolls sideways."""

from app.tables.kit.scene import Scene, h
from engine.language import tr


def draw(sheet: Scene | None, tag: str = "div", kind: str = "") -> Scene | None:
    if sheet is None:
        return None
    return h(
        tag,
        sheet,
        class_=f"sheet-room {kind}".strip(),
        data_may_scroll="a sheet of many players is wider than a phone",
        tabindex="0",
        role="group",
        aria_label=tr("Score"),
    )
